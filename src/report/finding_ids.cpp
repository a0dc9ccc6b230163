#include "report/finding_ids.hpp"

#include "source/digest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::report {

std::string FindingIds::of(const Finding& finding, std::size_t block)
{
    const Miscount* const slip = finding.miscount ? &*finding.miscount : nullptr;
    std::string_view line = finding.where.line;
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    std::string id = hexadecimal(
        digest_of(fmt::format("{} {} {} {} {} {} {} {} {} {} {}", rubbers_, block, finding.deal, finding.deal_key, finding.trick,
                              word(finding.family), finding.kind, finding.offender ? letter_of(*finding.offender) : '-',
                              slip ? letters_of(slip->side) : "", slip ? slip->column : "", line)));
    const int before = used_[id]++;
    return before == 0 ? id : fmt::format("{}-{}", id, before + 1);
}

void FindingIds::rubber_ends()
{
    ++rubbers_;
    used_.clear();
}

}  // namespace hoyle::report

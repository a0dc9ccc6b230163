#include "print/gathered.hpp"

#include "audit/audit.hpp"
#include "report/finding_words.hpp"
#include "report/words.hpp"

namespace hoyle::print {

void Gathering::begin(const std::string& file)
{
    evening_ = {};
    evening_.file = file;
    rubber_ = {};
    not_told_ = {};
    ids_ = {};
}

FindingKept Gathering::kept(const Finding& finding, std::size_t block)
{
    (finding.offence ? evening_.tally.found : evening_.tally.lawful) += 1;
    return {finding, ids_.of(finding, block), {}};
}

void Gathering::finding(const Finding& finding)
{
    if (evening_.tally.count(finding)) evening_.findings.push_back(kept(finding, 0));
}

void Gathering::deal(const DealShown& deal)
{
    rubber_.deals.push_back(deal);
    not_told_.add(deal);
}

void Gathering::rubber(const RubberShown& rubber)
{
    rubber_.rubber = rubber;
    rubber_.not_told = not_told_.take(rubber.whist);
    evening_.rubbers.push_back(std::move(rubber_));
    rubber_ = {};
    ids_.rubber_ends();
}

void Gathering::block(const BlockShown& block)
{
    BlockKept kept_block;
    kept_block.layout = report::lay_out(block);
    const auto& findings = *block.findings;
    const std::size_t number = evening_.blocks.size() + 1;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        std::string id = ids_.of(findings[i], number);
        if (findings[i].miscount->cause) continue;
        ++evening_.tally.found;
        kept_block.findings.push_back({findings[i], std::move(id), report::follows_from(block, i)});
    }
    kept_block.figures = report::bare_figures_words(*block.audit);
    kept_block.remarks = block.audit->remarks;
    kept_block.outcome = report::as_sentence(report::block_line(block, kept_block.layout));
    evening_.blocks.push_back(std::move(kept_block));
}

void Gathering::expected(const Expected& expected)
{
    if (expected.looked_at && !expected.met) evening_.unmet.push_back(expected);
}

void Gathering::end(const Summary& summary)
{
    evening_.summary = summary;
    print(evening_);
    evening_ = {};
}

}  // namespace hoyle::print

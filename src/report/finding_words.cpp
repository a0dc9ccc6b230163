#include "report/finding_parts.hpp"

#include <fmt/format.h>

namespace hoyle::report {

using fmt::format;
using rulings::Status;

std::vector<Clause> now_of(const Finding& finding)
{
    std::vector<Clause> said;
    if (!finding.hangs.empty()) said.push_back({as_sentence("disputed: this holds " + finding.hangs)});
    const bool by_name = is_told_by_name(finding);
    const auto add_remarks = [&] {
        for (const std::string& remark : finding.remarks) said.push_back({as_sentence(remark)});
    };
    const bool doubted = finding.family == Family::perhaps && !by_name;  // then that comes before whatever would follow
    if (doubted) add_remarks();
    if (finding.miscount) say_score(said, finding);
    else if (finding.points.empty()) said.push_back({as_sentence(finding.message)});
    else if (by_name) say_by_name(said, finding);
    else say_points(said, finding);
    if (finding.claimed_at.known())
        said.push_back({as_sentence(
            format("the {} was claimed{}", finding.kind == "revoke" ? "revoke" : "penalty", in_line(finding.claimed_at)))});
    for (const Spot& late : finding.too_late)
        said.push_back({as_sentence(
            format("the {}{} came too late", finding.kind == "honours-not-called" ? "call" : "demand", in_line(late)))});
    if (!doubted) add_remarks();
    return said;
}

namespace {

/// What is to be done about a wrong figure that may still be put right; empty: nothing, or what is done about another does it.
std::string figure_to_do(const Finding& finding)
{
    const Miscount& slip = *finding.miscount;
    const bool of_log = slip.side_name.empty();
    if (!slip.correctable || slip.corrected_at.known() || !slip.known || slip.cast_rightly || slip.stands) return {};
    if (slip.cause && (slip.column == "game" || !of_log)) return {};
    const std::string line = of_log ? "" : format("line {}: ", finding.where.place.line);
    if (slip.column == "game") return format("line {}: {}", finding.where.place.line, game_put_right(finding));
    if (!slip.cause && is_to_be_moved(slip)) return line + moved_words(slip);
    if (of_log)
        return format("correct {}'s score{}: {} to {}", side_name(slip.side), column_words(slip), slip.written, slip.computed);
    return line + format("write {} for {}", amount(slip, slip.computed), amount(slip, slip.written));
}

/// "North and South choose what to ask for, until the pack is cut for the next deal: West revoked at trick 2"
std::string choice_to_do(const PointShown& point, const Finding& finding)
{
    const bool several = point.entitled == Seats(Side::ns) || point.entitled == Seats(Side::ew);
    const bool in_trick = finding.trick != 0 && !finding.after_trick;
    return format("{} choose{} what to ask for{}: {}{}", whose(point, finding.players), several ? "" : "s", until(point),
                  deed_of(finding), in_trick ? format(" at trick {}", finding.trick) : "");
}

}  // namespace

std::vector<std::string> to_do(const Finding& finding)
{
    std::vector<std::string> out;
    if (finding.family == Family::perhaps || !finding.hangs.empty()) return out;
    if (finding.miscount) {
        if (std::string text = figure_to_do(finding); !text.empty()) out.push_back(std::move(text));
        return out;
    }
    for (const PointShown& point : finding.points) {
        if (!is_right(point) || point.status != Status::open) continue;
        if (point.options.size() == 1) out.push_back(claim(point, finding.players));
        else out.push_back(choice_to_do(point, finding));
    }
    return out;
}

}  // namespace hoyle::report

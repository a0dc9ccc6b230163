// One slip that shows in several figures of a deal: a make miswritten, and whatever else a single stroke explains.

#include "examine/written_figures.hpp"

#include "audit/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {
namespace {

/// The hand under another make: its honours and voids go by the cards.
scoring::HandFacts with_make(const DealRecord& deal, Strain trump, const scoring::Figures& figures)
{
    scoring::HandFacts facts = deal.facts;
    facts.trump = trump;
    facts.honours = scoring::honours_in(*deal.dealt, trump, figures);
    for (Seat seat : all_seats)
        facts.void_of_trumps[seat] = trump != Strain::no_trump && (*deal.dealt)[seat].in(static_cast<Suit>(trump)).empty();
    return facts;
}

}  // namespace

std::optional<Strain> make_of_score(const DealRecord& deal, const audit::Row& written, const scoring::Figures& figures)
{
    if (!deal.dealt || figures.honours_count_to_game) return std::nullopt;
    // what is not written is nought: nobody writes noughts
    const auto gives = [&](const audit::Columns& columns) { return written.written() == columns; };
    for (const Strain trump : {Strain::spades, Strain::clubs, Strain::diamonds, Strain::hearts, Strain::no_trump}) {
        if (trump == deal.facts.trump) continue;
        const auto score = score_hand(with_make(deal, trump, figures), figures, scoring::Show::points_only);
        if (gives({score.below, score.above})) return trump;
    }
    return std::nullopt;
}

namespace {

/// A figure that only follows from a wrong one that stands is told with that one. Returns how many there are.
std::size_t tell_what_follows(std::vector<Finding>& findings)
{
    std::size_t following = 0;
    Finding* cause = nullptr;  // found in the order of the log
    std::vector<Finding> told;
    told.reserve(findings.size());
    for (Finding& finding : findings) {
        const bool follows = finding.miscount && finding.miscount->follows && !finding.miscount->corrected_at.known();
        if (follows && cause) {
            cause->remarks.push_back(fmt::format("{} (line {}) follows from it, and is no slip of its own: it goes on from {}",
                                                 finding.heading, finding.where.place.line, cause->miscount->computed));
            ++following;
            continue;
        }
        told.push_back(std::move(finding));
        if (told.back().miscount && told.back().miscount->stands) cause = &told.back();
    }
    findings = std::move(told);
    return following;
}

}  // namespace

std::size_t tell_once(std::vector<Finding>& findings)
{
    std::size_t tied = tell_what_follows(findings);
    const auto one_stroke = [](const Finding& finding) -> const SlipShown* {
        if (finding.kind != terms::info(terms::Kind::score_error).slug || !finding.miscount || finding.miscount->slips.empty())
            return nullptr;
        const SlipShown& likeliest = finding.miscount->slips.front();
        return likeliest.reconciles && !finding.miscount->corrected_at.known() ? &likeliest : nullptr;
    };
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const SlipShown* slip = one_stroke(findings[i]);
        for (std::size_t j = i + 1; slip && j < findings.size();) {
            const Finding& other = findings[j];
            const SlipShown* same = one_stroke(other);
            if (!same || same->words != slip->words || other.deal != findings[i].deal || other.section != findings[i].section ||
                other.family != findings[i].family) {
                ++j;
                continue;
            }
            findings[i].remarks.push_back(
                fmt::format("the same slip shows in {} (line {}), which {}", other.heading, other.where.place.line,
                            other.miscount->correctable ? "may still be corrected" : "can no longer be corrected"));
            findings.erase(findings.begin() + static_cast<std::ptrdiff_t>(j));
            ++tied;
        }
    }
    return tied;
}

}  // namespace hoyle

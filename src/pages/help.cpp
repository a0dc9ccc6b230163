#include "pages/help.hpp"

#include "terms/terms.hpp"

#include <fmt/format.h>

namespace hoyle::pages {
namespace {

/// Every example is a line of a log; a test reads them all.
constexpr std::string_view log_help = R"(A log has one thing a line, in the order in which it happened. Say what you remember.

who played what
  laws portland-1904                        or american-1907, whist-club-1897, short-whist
  table N: Ann, E: Bob, S: Cat, W: Dan
  stakes 1 shilling per 100
  deal 1 by S                               S deals; the next line that begins so is the next deal
the make
  S makes hearts                            S passes, and then N makes no trumps
  W asks to lead
  E says yes
  E doubles                                 S redoubles, W is satisfied
  S refuses the double                      S accepts the double: where it hangs on him
the play
  hands N:AK62.KQ4.J973.85 ? ? ?            spades.hearts.diamonds.clubs, clockwise; ? is not known
  1. W: S7 S2 ST S5                         the card led, then clockwise
  2. E: CA C4 C5 C3, E wins                 who took it need not be said
  W leads DQ                                one card, where the whole trick is not known
what went wrong, and what was asked for it
  E drops HK                                E takes back HK
  S calls hearts from W                     S calls HK from E; S bars hearts from W
  S calls highest diamond from W            S calls on E to win
  S claims revoke by W at 2                 E, W admit the claim
  NS take three                             NS deduct three; NS add three
  W demands new deal
  S waives                                  E disobeys
  told revoke by W at 5                     what no card shows; `hoyle help told` has the names
  N says "that was not his lead"            other words are kept, in quotes
the end of the deal
  result NS 9                               tricks; or NS by 3, or N-S made nine tricks
  honours NS 4 in one hand                  honours NS 4 divided; honours NS 5 with 4 in one hand
  E-W held three aces                       at no trumps
  chicane N
  score NS 24                               of this deal, or as they stand in the game
  score NS below 24 above 16, EW above 8    of this deal alone
  pack cut                                  for the next deal: a revoke can no longer be claimed
the end of the game and the rubber
  game won by NS                            at whist: game won by NS treble
  rubber won by NS by 158 points worth 7.90 dollars

A line that cannot be read is told with the form it should have; docs/log-language.md has all.
)";

/// "state=making|play  was it before the trump was made?", one line each.
std::string facts_of(const terms::KindInfo& kind)
{
    std::string out;
    for (const terms::AttributeUse& use : kind.attributes) {
        std::string values;
        for (const terms::Value& value : use.values) values += (values.empty() ? "" : "|") + std::string(terms::slug(value.word));
        out += fmt::format("    {}={}\n", terms::slug(use.attr), values);
        if (!use.ask.empty()) out += fmt::format("        {}?\n", use.ask);
    }
    return out;
}

Answer told_help(std::string_view named)
{
    Answer answer;
    if (named.empty()) {
        answer.output = "told KIND [by SEAT] [at TRICK] [FACT=VALUE ...], as in `told revoke by W at 5 quitted=yes`\n\n";
        for (const terms::KindInfo& kind : terms::all_kinds()) {
            std::string facts;
            for (const terms::AttributeUse& use : kind.attributes) facts += " " + std::string(terms::slug(use.attr));
            answer.output += fmt::format("  {:<34}{}\n", kind.slug, facts);
        }
        answer.output += "\n`hoyle help told KIND` tells the values of its facts\n";
        return answer;
    }
    const auto kind = terms::find_kind(named);
    if (!kind) return {2, {}, fmt::format("hoyle: nothing is told by the name `{}`; `hoyle help told` has the names\n", named)};
    const terms::KindInfo& info = terms::info(*kind);
    answer.output = fmt::format("told {} [by SEAT] [at TRICK]          {}\n{}", info.slug, info.heading, facts_of(info));
    return answer;
}

}  // namespace

std::string_view example_in(std::string_view line)
{
    constexpr std::string_view margin = "  ";
    if (!line.starts_with(margin)) return {};
    line.remove_prefix(margin.size());
    return line.substr(0, line.find("   "));
}

Answer answer_help(const std::vector<std::string>& words)
{
    if (words.size() == 1 && words[0] == "log") return {0, std::string(log_help), {}};
    if (!words.empty() && words.size() < 3 && words[0] == "told") return told_help(words.size() > 1 ? words[1] : std::string());
    return {2,
            {},
            "hoyle: there is `hoyle help log`, the statements of a log, and `hoyle help told`, what may be told by its name\n"};
}

}  // namespace hoyle::pages

#include "examine/claims_tested.hpp"

#include "endings/position.hpp"
#include "lawbook/wording.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {
namespace {

using endings::Ending;
using endings::Play;
using endings::Position;
using endings::Solver;
using fmt::format;
using rulings::Answer;
using rulings::Matter;
using rulings::Option;
using rulings::Status;

/// What was claimed, and of what.
struct Claim {
    Side side = Side::ns;
    bool rest = false;
    int tricks = 0, left = 0;
};

/// "all 3 tricks that are left", "2 of the 3 tricks that are left", "the trick that is left"
std::string of_those_left(int tricks, int left)
{
    if (left == 1) return tricks == 1 ? "the trick that is left" : "nothing";
    if (tricks == left) return format("all {} tricks that are left", left);
    return format("{} of the {} tricks that are left", tricks == 0 ? "none" : std::to_string(tricks), left);
}

/// The same of what is taken, where more may be: "at least 2 of the 3 tricks that are left".
std::string at_least(const Claim& claim)
{
    return (claim.tricks < claim.left ? "at least " : "") + of_those_left(claim.tricks, claim.left);
}

/// As a log has it: "11. E: SA S7 ST D9, 12. E: ..."; of a trick that lies on the table what is still wanting.
std::string in_tricks(Ending at, int number, const std::vector<Card>& line)
{
    std::string text;
    bool begun = false;
    for (const Card card : line) {
        if (!begun) text += format("{}{}. {}:", text.empty() ? "" : ", ", number, letter_of(at.to_play()));
        begun = true;
        text += " " + spelling(card);
        if (at.play(card)) begun = false, ++number;
    }
    return text;
}

/// "West wins trick 12 with the king of spades and East trick 13 with the two of hearts": what the side loses on that line.
std::string lost_tricks(Ending at, Side side, int number, const std::vector<Card>& line)
{
    std::vector<std::string> lost;
    PerSeat<Card> played;
    for (int i = 0; i < at.on_table; ++i) played[left_of(at.leader, i)] = at.table[static_cast<std::size_t>(i)];
    for (const Card card : line) {
        played[at.to_play()] = card;
        const std::optional<Seat> winner = at.play(card);
        if (!winner) continue;
        if (side_of(*winner) != side)
            lost.push_back(
                format("{}{} trick {} with {}", name_of(*winner), lost.empty() ? " wins" : "", number, spoken(played[*winner])));
        ++number;
    }
    return lawbook::listed(lost, "and");
}

/// What may be called of a player when the claim is made, by the rulings on all that was done before it in the deal.
struct Callable {
    CardSet cards;       ///< at any trick
    bool other = false;  ///< a lead, or how he plays to some trick
};

/// It was given before the claim, and nothing had ended it: used, a card may be called again.
bool stands_at(const Answer& answer, const Option& option, const Matter& claim)
{
    const bool gone = answer.status == Status::waived || answer.status == Status::lost;
    return answer.is_right() && option.until > rulings::time_of(claim.section, claim.incident.when) &&
           !(gone && answer.ended_at.place.line <= claim.where.place.line);
}

Callable callable_at(const std::vector<Matter>& matters, const Matter& claim)
{
    Callable found;
    for (const Matter& each : matters) {
        if (each.section != claim.section || each.hidden || each.incident.when >= claim.incident.when) continue;
        for (const Answer& answer : each.answers)
            for (const Option& option : answer.options) {
                if (!stands_at(answer, option, claim) || terms::info(option.step->atom).group != "call") continue;
                const bool at_any_trick = option.step->atom == terms::Atom::call_card &&
                                          option.step->at == lawbook::At::any_trick;
                if (at_any_trick) found.cards |= option.cards;
                else found.other = true;
            }
    }
    return found;
}

std::string verdict(const Position& at, const Claim& claim, int number)
{
    Solver solver(at.ending, claim.side);
    const std::string whose(spoken(claim.side)), claimed = at_least(claim);
    const auto made = solver.takes(claim.tricks, Play::best);
    if (!made) return "whether the claim was good as the cards lay was not worked out: too many cards are still to be played";
    if (*made) {
        const auto certain = solver.takes(claim.tricks, Play::whatever);
        if (certain.value_or(false))
            return format("as the cards lay the claim was good: {} take {} whatever anybody plays", whose, claimed);
        return format("as the cards lay the claim could be made good: {} take {} with the best play{}", whose, claimed,
                      certain ? ", but not without care" : "");
    }
    std::string text = format("as the cards lay the claim was false: against the best play {} cannot take {}", whose,
                              of_those_left(claim.tricks, claim.left));
    // one trick short is shown by the line; more is said
    if (const auto most = solver.most(); most && *most > 0 && *most + 1 < claim.tricks) text += format(", only {}", *most);
    if (const auto line = solver.defeat(claim.tricks); !line.empty())
        text += format(": {} (`{}`)", lost_tricks(at.ending, claim.side, number, line), in_tricks(at.ending, number, line));
    return text;
}

std::string tested(const log::Section& section, const table::Replay& replay, const std::vector<Matter>& matters,
                   const Matter& matter)
{
    const incidents::Incident& incident = matter.incident;
    if (replay.played.empty() || !incident.offender) return {};
    auto at = endings::position_at(replay, incident.when);
    if (!at)
        return "whether the claim was good as the cards lay cannot be known: the log does not tell all that was still to be "
               "played";
    const log::Statement& said = section.statements[table::statement_of(incident.when)];
    Claim claim{side_of(*incident.offender), said.verb == log::Verb::claims_rest, 0, at->ending.tricks_left()};
    claim.tricks = claim.rest ? claim.left : static_cast<int>(said.number);
    if (claim.tricks == 0) return {};
    if (claim.tricks > claim.left)
        return format("as the cards lay the claim was false: only {} {} left", claim.left,
                      claim.left == 1 ? "trick was" : "tricks were");
    CardSet held;
    for (const Seat seat : all_seats) held |= at->ending.hands[seat];
    const Callable callable = callable_at(matters, matter);
    at->ending.exposed = held & callable.cards;
    std::string text = verdict(*at, claim, 14 - claim.left);
    std::vector<std::string> exposed;
    for (const Card card : at->ending.exposed) exposed.emplace_back(spoken(card));
    if (!exposed.empty()) text += format("; {}, exposed, can be called", lawbook::listed(exposed, "and"));
    if (at->inferred) text += format("; this takes it that {} held all that the other hands did not", name_of(*at->inferred));
    if (callable.other) text += "; leads and plays that were called, or might still be, are left aside";
    return text;
}

/// `line`: of the log.
std::string conceded(const Position& at, Claim claim, std::uint64_t line)
{
    Solver solver(at.ending, claim.side);
    const auto lost = solver.takes(claim.tricks, Play::best);
    if (!lost) return {};
    const std::string_view whose = spoken(claim.side);
    if (*lost)
        return format("what line {} concedes was lost as the cards lay: {} can take {}{}", line, whose,
                      of_those_left(claim.tricks, claim.left),
                      solver.takes(claim.tricks, Play::whatever).value_or(false) ? " whatever anybody plays" : "");
    const auto most = solver.most();
    if (!most) return format("line {} concedes more than was lost as the cards lay", line);
    return format("line {} concedes more than was lost as the cards lay: against the best play {} can take {}", line, whose,
                  of_those_left(*most, claim.left));
}

}  // namespace

std::string concessions_tested(const log::Section& section, const table::Replay& replay)
{
    std::string text;
    if (replay.played.empty()) return text;
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const log::Statement& said = section.statements[i];
        const bool rest = said.verb == log::Verb::concedes_rest;
        if ((!rest && said.verb != log::Verb::concedes_tricks) || replay.who[i].empty()) continue;
        const auto at = endings::position_at(replay, table::at_statement(i));
        if (!at) continue;
        const int left = at->ending.tricks_left(), tricks = rest ? left : static_cast<int>(said.number);
        if (tricks == 0) continue;
        const Claim claim{other(side_of(replay.who[i].first())), rest, tricks, left};
        const auto line = section.text.place(said.span).line;
        const std::string one = tricks > left ? format("line {} concedes {} tricks, and only {} {} left", line, tricks, left,
                                                       left == 1 ? "was" : "were")
                                              : conceded(*at, claim, line);
        if (!one.empty()) text += (text.empty() ? "" : "; ") + one;
    }
    return text;
}

void test_claims(const log::Section& section, const table::Replay& replay, std::uint64_t number, std::vector<Matter>& matters)
{
    for (Matter& each : matters)
        if (each.section == number && each.incident.kind == terms::Kind::claim_of_rest)
            each.incident.by_the_cards = tested(section, replay, matters, each);
}

}  // namespace hoyle

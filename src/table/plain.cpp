#include "table/plain.hpp"

#include "log/chunks.hpp"

#include <bit>
#include <utility>

namespace hoyle::table {
namespace {

using log::Verb;

/// The making and the doubling, each act in its turn, as it is followed from line to line.
struct Making {
    Seat dealer, eldest, third;
    bool passed = false, made = false, asked = false, answered = false, satisfied = false;
    bool in_steps = false;  ///< told step by step: then the partner's make wants the dealer's pass

    bool take(const log::PlainAct& act, PlainPlay& out)
    {
        switch (act.verb) {
        case Verb::passes: return !made && !std::exchange(passed, true) && act.seat == dealer;
        case Verb::makes: {
            const bool his = passed ? act.seat == partner_of(dealer) : side_of(act.seat) == side_of(dealer);
            if (!his || std::exchange(made, true)) return false;
            out.maker = act.seat;
            out.trump = act.strain;
            return true;
        }
        case Verb::asks_lead:
            in_steps = true;
            return made && !std::exchange(asked, true) && out.doubles == 0 && act.seat == eldest;
        case Verb::answers: return asked && !std::exchange(answered, true) && out.doubles == 0 && act.seat == third;
        case Verb::doubles: {
            const bool his_turn = act.seat == eldest ? !asked : act.seat == third && asked && !answered;
            return made && !satisfied && his_turn && out.doubles++ == 0;
        }
        case Verb::redoubles: return !satisfied && act.seat == out.maker && out.doubles++ == 1;
        case Verb::satisfied: satisfied = in_steps = true; return made;
        default: return false;
        }
    }
};

/// Two doubles only where somebody was satisfied: else the lead may have come too soon.
bool make_out(const log::PlainDeal& d, PlainPlay& out)
{
    Making making{d.dealer, left_of(d.dealer), partner_of(left_of(d.dealer))};
    out.doubles = 0;
    for (std::uint32_t i = 0; i < d.act_count; ++i) {
        const bool before = making.made;
        if (!making.take(d.acts[i], out)) return false;
        if (making.made && !before) out.made = i;
    }
    if (!making.made || (out.doubles == 2 && !making.satisfied)) return false;
    return !making.in_steps || making.passed || out.maker == d.dealer;
}

/// Tricks, thirteen or (not `whole`) fewer, each led by whoever was to lead. The next card is not to be foreseen, so there is no
/// branch on it: what was wrong shows in the end.
template <bool whole> bool play_tricks(const log::PlainDeal& d, PlainPlay& out)
{
    std::array<std::uint64_t, 4> hand{d.hands[Seat::north].bits(), d.hands[Seat::east].bits(), d.hands[Seat::south].bits(),
                                      d.hands[Seat::west].bits()};
    const auto lane_of = [](unsigned code) { return std::uint64_t{0xffff} << (code & 0x30u); };
    const std::uint64_t trumps = out.trump == Strain::no_trump ? 0 : lane_of(static_cast<unsigned>(out.trump) << 4);
    unsigned due = static_cast<unsigned>(left_of(d.dealer));
    std::uint64_t wrong = 0;
    int of_ew = 0;
    const std::size_t tricks = whole ? d.cards.size() : d.tricks;
    for (std::size_t t = 0; t < tricks; ++t) {
        if (static_cast<unsigned>(d.leaders[t]) != due) return false;
        std::array<unsigned, 4> code;
        for (std::size_t i = 0; i < 4; ++i) code[i] = d.cards[t][i];
        const std::uint64_t lane = lane_of(code[0]);
        std::uint64_t trick = 0;
        // A card that is in the hand is taken out of it; one that is not is put in, and the hand is not empty in the end (or,
        // where it need not be, that is seen at once). Who does not follow suit must have none of it: else of the suit led
        // something is left.
        for (unsigned i = 0; i < 4; ++i) {
            const std::uint64_t card = std::uint64_t{1} << code[i];
            std::uint64_t& his = hand[(due + i) & 3];
            wrong |= card & lane ? 0 : his & lane;
            if constexpr (!whole) wrong |= card & ~his;
            his ^= card;
            trick |= card;
        }
        const std::uint64_t high = trick & trumps ? trick & trumps : trick & lane;
        const unsigned best = 63u - static_cast<unsigned>(std::countl_zero(high));
        due = (due + (code[1] == best) + (code[2] == best) * 2u + (code[3] == best) * 3u) & 3;
        of_ew += static_cast<int>(due & 1);
    }
    out.tricks = {{static_cast<int>(tricks) - of_ew, of_ew}};
    if constexpr (whole) return (wrong | hand[0] | hand[1] | hand[2] | hand[3]) == 0;
    if (d.part == 0) return wrong == 0;
    if (static_cast<unsigned>(d.leaders[tricks]) != due) return false;
    const std::uint64_t lane = lane_of(d.cards[tricks][0]);
    for (unsigned i = 0; i < d.part; ++i) {
        const std::uint64_t card = std::uint64_t{1} << d.cards[tricks][i];
        const std::uint64_t his = hand[(due + i) & 3];
        wrong |= (card & lane ? 0 : his & lane) | (card & ~his);
    }
    return wrong == 0;
}

/// What a deal that was not played to its end came to is told; no fewer than were won by then.
bool play_part(const log::PlainDeal& d, PlainPlay& out)
{
    if (d.tricks + d.part > 0 && !play_tricks<false>(d, out)) return false;
    const bool fewer = d.tricks > 0 &&
                       (out.tricks[Side::ns] > (*d.result)[Side::ns] || out.tricks[Side::ew] > (*d.result)[Side::ew]);
    out.tricks = *d.result;
    return !fewer;
}

void put_down(const log::PlainDeal& told, const PlainPlay& play, PlainFacts& f, std::vector<log::PlainSum>& sums)
{
    f.plain = true;
    f.bytes = static_cast<std::uint32_t>(told.bytes);
    f.lines = told.lines;
    f.deal = told.deal;
    f.dealer = told.dealer;
    f.maker = play.maker;
    f.trump = play.trump;
    f.doubles = static_cast<std::uint8_t>(play.doubles);
    f.tricks_ns = static_cast<std::uint8_t>(play.tricks[Side::ns]);
    f.hands_told = told.hands_told;
    f.rubber_follows = told.rubber_follows;
    f.heading = told.heading;
    f.ended = told.acts[0].mark;
    f.made = told.acts[play.made].mark;
    f.hands = told.hands;
    f.honours_count = told.honours_count;
    f.honours = told.honours;
    f.first_sum = static_cast<std::uint32_t>(sums.size());
    f.sum_count = told.sum_count;
    sums.insert(sums.end(), told.sums.begin(), told.sums.begin() + told.sum_count);
}

}  // namespace

bool play_out(const log::PlainDeal& d, PlainPlay& out)
{
    if (!make_out(d, out)) return false;
    if (d.tricks < d.cards.size()) return play_part(d, out);
    return play_tricks<true>(d, out) && (!d.result || *d.result == out.tricks);
}

void read_plain_deals(std::string_view text, PlainDeals& out)
{
    out.deals.clear();
    out.sums.clear();
    log::PlainDeal told;
    PlainPlay play;
    std::uint32_t line = 0;
    for (std::size_t at = 0; at < text.size();) {
        PlainFacts& facts = out.deals.emplace_back();
        facts.begin = static_cast<std::uint32_t>(at);
        const auto rest = text.substr(at);
        if (log::read_plain(rest, line, told) && play_out(told, play)) {
            put_down(told, play, facts, out.sums);
            at += facts.bytes;
            line += facts.lines;
        } else {
            std::uint64_t lines = 0;
            at += log::section_length(rest, lines);
            line += static_cast<std::uint32_t>(lines);
        }
    }
}

}  // namespace hoyle::table

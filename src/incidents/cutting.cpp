// faulty-draw: somebody shows two cards as he draws (`A H5+S9`), or draws from another pack than the rest.
// cut-tie: two or three of the four who cut for partners draw equal cards. The ace is the lowest card in cutting.
// `cut for partners: A H5, B DK, C S5, D C9`: A and C have the two lowest, and they are equal.

#include "incidents/incident.hpp"

#include <algorithm>
#include <array>

namespace hoyle::incidents {
namespace {

constexpr std::size_t four = 4;

/// 0 = ace, 1 = two ... 12 = king.
int height(Card card) { return (static_cast<int>(card.rank()) + 1) % 13; }

/// Two cards shown at once, or a card of another pack than that of those who drew before him.
void faulty_draws(const table::Replay& replay, const log::Statement& statement, table::Moment now, std::vector<Incident>& out)
{
    const auto draws = log::Section::in(replay.section->draws, statement.list);
    for (const log::Draw& draw : draws) {
        const bool two = draw.cards.size() > 1, other_pack = draw.pack != draws.front().pack;
        if (!two && !other_pack) continue;
        Incident incident;
        incident.kind = Kind::faulty_draw;
        incident.when = now;
        incident.where = statement.span;
        incident.label = std::string(draw.name) + (two ? " shows more than one card" : " draws from another pack");
        incident.facts.set(Attr::fault, two ? Word::two_cards : Word::other_pack);
        out.push_back(incident);
    }
}

}  // namespace

void detect::cutting(const table::Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const log::Statement& statement = statements[i];
        if (statement.verb == log::Verb::cut || statement.verb == log::Verb::recut) faulty_draws(replay, statement, table::at_statement(i), out);
        if (statement.verb != log::Verb::cut || statement.choice != static_cast<int>(log::Purpose::partners)) continue;
        const auto draws = log::Section::in(replay.section->draws, statement.list);
        if (draws.size() != four) continue;
        std::array<int, four> drawn{};
        bool one_each = true;  // who shows two cards must cut again in any case
        for (std::size_t k = 0; k < four; ++k) {
            one_each = one_each && draws[k].cards.size() == 1;
            if (one_each) drawn[k] = height(draws[k].cards.any());
        }
        if (!one_each) continue;
        std::sort(drawn.begin(), drawn.end());
        const auto add = [&](Word place, int tied) {
            Incident incident;
            incident.kind = Kind::cut_tie;
            incident.when = table::at_statement(i);
            incident.where = statement.span;
            std::string names;
            for (const log::Draw& draw : draws)
                if (height(draw.cards.any()) == tied) names += (names.empty() ? "" : ", ") + std::string(draw.name);
            incident.label = names + " draw equal cards";
            incident.facts.set(Attr::place, place);
            out.push_back(incident);
        };
        const bool low = drawn[0] == drawn[1], middle = drawn[1] == drawn[2], high = drawn[2] == drawn[3];
        if (low && middle && high) continue;  // four equal cards: no law speaks of them
        if (low && middle) add(Word::three_fourth_high, drawn[0]);
        else if (middle && high) add(Word::three_fourth_low, drawn[3]);
        else {
            if (low) add(Word::lowest_two, drawn[0]);
            if (middle) add(Word::middle_two, drawn[1]);
            if (high) add(Word::highest_two, drawn[3]);
        }
    }
}

}  // namespace hoyle::incidents

#include "sheet/prepared.hpp"

#include "sheet/passed_over.hpp"

#include <algorithm>
#include <array>

namespace hoyle::sheet {
namespace {

Entries kept(std::vector<Entry> entries)
{
    Entries out;
    for (Entry& entry : entries) out.push_back(std::make_shared<const Entry>(std::move(entry)));
    return out;
}

}  // namespace

bool tells_cards(const Unit& unit, const HandTable& table)
{
    return table.whist() && !unit.aside && (unit.the_odd || !unit.numbers.empty());
}

Prepared::Prepared(const std::vector<Unit>& units, const Layout& layout, const HandTable& table)
    : units_(units), layout_(layout), table_(table), all_(units.size())
{
    find_headings();
}

const PreparedUnit& Prepared::at(std::size_t i)
{
    if (!all_[i]) all_[i] = std::make_unique<const PreparedUnit>(prepared(i));
    return *all_[i];
}

/// Below the hands the sums may stand in columns of their own, headed with both names and nothing else.
void Prepared::find_headings()
{
    for (std::size_t i = units_.size() / 2; i < units_.size() && !layout_.lanes.empty(); ++i) {
        const Unit& unit = units_[i];
        if (unit.rule || unit.figures > 0 || unit.marks.size() > 8) continue;
        std::array<const Mark*, 2> heads{};
        bool others = false;
        for (std::size_t k = 0, taken = 1; k < unit.marks.size(); k += taken) {
            const auto side = layout_.sides->named(unit.marks, k, taken);
            if (!side) taken = 1;
            if (side && !heads[static_cast<std::size_t>(*side)]) heads[static_cast<std::size_t>(*side)] = &unit.marks[k];
            else others = others || unit.marks[k].kind == Kind::word || unit.marks[k].kind == Kind::figure;
        }
        if (others || !heads[0] || !heads[1] || heads[0]->cell == heads[1]->cell) continue;
        headed_from_ = i;
        foot_layout_ = layout_;
        const bool turned = heads[1]->begin < heads[0]->begin;
        const int between = (heads[0]->at + heads[1]->at + 1) / 2;
        foot_layout_.lanes = std::vector<Lane>(2);
        foot_layout_.lanes[0].to = foot_layout_.lanes[1].from = between;
        foot_layout_.lanes[0].side = turned ? 1 : 0, foot_layout_.lanes[1].side = turned ? 0 : 1;
        return;
    }
}

PreparedUnit Prepared::prepared(std::size_t i) const
{
    PreparedUnit out;
    const Unit& unit = units_[i];
    if (unit.rule || (unit.figures == 0 && !tells_cards(unit, table_))) return out;
    out.foot = foot_unit(unit, headed_from_ < i ? foot_layout_ : layout_,
                         unit.carried_word || (i > 0 && units_[i - 1].carried_word && units_[i - 1].figures == 0));
    for (const bool above : {false, true}) {
        if (above && !layout_.crossed) break;
        out.entries.push_back(kept(entries_of(unit, layout_, table_, above)));
    }
    // one hand on two lines; or its game is won, and the honours are told behind it
    if (i + 1 < units_.size() && may_pair(unit, units_[i + 1]))
        out.pair = kept(entries_of_lines(joined(unit, units_[i + 1]), layout_, table_));
    if (!out.pair.empty() && i + 2 < units_.size() && !units_[i + 2].rule && units_[i + 2].figures == 1 &&
        unit.figures + units_[i + 1].figures <= 4 && !units_[i + 2].has_rule && !units_[i + 1].game_word)
        out.triple = kept(entries_of_lines(joined(joined(unit, units_[i + 1]), units_[i + 2]), layout_, table_));
    return out;
}

bool Prepared::may_pair(const Unit& first, const Unit& second) const
{
    constexpr std::ptrdiff_t most = 4;
    const auto telling = [](const Unit& unit) {
        return std::count_if(unit.marks.begin(), unit.marks.end(),
                             [](const Mark& mark) { return mark.kind == Kind::figure && !mark.in_words && !mark.names; });
    };
    if (layout_.crossed || second.rule || telling(first) > most || second.figures == 0 || telling(second) > most) return false;
    if (first.has_rule || second.has_rule || begins_hand(second)) return false;
    return !first.game_word ||
           (tells_honours(second.marks) && !second.tricks_heading && !second.game_word && !tells_strain(second.marks));
}

}  // namespace hoyle::sheet

#include "examine/told_by_role.hpp"

#include "terms/terms.hpp"

namespace hoyle {
namespace {

using terms::Attr;
using terms::Kind;
using terms::Word;

/// The act of which the partner's offence is the name; nullopt: it may be anybody's.
std::optional<Word> act_of_partner(std::string_view kind)
{
    if (kind == terms::info(Kind::make_without_permission).slug) return Word::make;
    if (kind == terms::info(Kind::pass_back_to_dealer).slug) return Word::pass;
    return std::nullopt;
}

/// The line's list with one fact more; the lists of a section are ranges of one vector.
void add_fact(log::Section& section, log::Statement& told, Attr attr, Word word)
{
    const auto first = static_cast<std::uint32_t>(section.options.size());
    for (std::uint32_t i = 0; i < told.list.count; ++i) section.options.push_back(section.options[told.list.first + i]);
    section.options.push_back({terms::slug(attr), terms::slug(word), told.span});
    told.list = {first, static_cast<decltype(told.list.count)>(told.list.count + 1)};
}

}  // namespace

void name_by_role(log::Section& section)
{
    std::optional<Seat> dealer;
    for (log::Statement& each : section.statements) {
        if (each.verb == log::Verb::deal && !each.who.empty()) dealer = each.who.first();
        if (each.verb != log::Verb::told || !dealer || each.ref.by.size() != 1) continue;
        const auto act = act_of_partner(each.ref.kind);
        if (!act || side_of(each.ref.by.first()) == side_of(*dealer)) continue;
        each.ref.kind = terms::info(Kind::make_by_adversary).slug;
        add_fact(section, each, Attr::act, *act);
    }
}

}  // namespace hoyle

// The generated tables behind terms.hpp, as terms.cpp finds them. Constant: nothing is made when the program starts.
#pragma once

#include "terms/terms.hpp"

namespace hoyle::terms::tables {

/// The words of one enum in its order, and their numbers in alphabetical order.
struct List {
    std::span<const std::string_view> slugs;
    std::span<const std::uint16_t> by_name;
};
extern const List attr, word, point, role, thing, atom, mark, at, procedure_key, procedure_value;

/// One name of a kind: its own (`also` -1), or one of its older ones.
struct Name {
    std::string_view slug;
    Kind kind;
    int also;
};
extern const std::span<const Name> kind_names;  // in alphabetical order

extern const std::span<const KindInfo> kinds;
extern const std::span<const std::uint16_t> kind_traits;  // of each kind, a bit for each trait
extern const std::span<const AtomInfo> atoms;
extern const std::span<const std::span<const ProcedureValue>> procedure_values;
extern const std::span<const std::string_view> role_say, thing_say, mark_say, mark_past, mark_ask, point_ask, point_part;
extern const std::span<const std::optional<Attr>> point_attr;
extern const std::size_t first_card;  // things from this one on are cards
extern const std::span<const FigureName> figures;

}  // namespace hoyle::terms::tables

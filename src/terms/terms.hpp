// The words that books, checker and `cite` share, as C++ knows them.
//
// The enums and tables behind this header are written at build time from lawbooks/vocabulary.yaml (see terms/generate.cpp): there
// is one list of each thing, and this is how the code sees it. An enumerator is the word of the vocabulary with `-` as `_`; a
// word that is a keyword of C++ has a `_` behind it (`double_`, `true_`), a number an `n` before it (`n0`).
#pragma once

#include "cards/seat.hpp"
#include "cards/suit.hpp"
#include "terms/nearest.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "terms/words.hpp"  // generated: enums Kind, Attr, Word, Point, Role, Thing, Atom, Mark, At, ProcedureKey, ProcedureValue

namespace hoyle::terms {

enum class Game : std::uint8_t { any, bridge, whist };

/// Where the value of an attribute comes from: the replay sees it, a witness tells it (the log says it), the book rules on it.
enum class From : std::uint8_t { seen, told, law };

/// What the facts of one incident are: a word for each attribute the kind has; `Word::unset` for all others.
class Facts {
public:
    Word operator[](Attr attr) const { return words_[static_cast<std::size_t>(attr)]; }
    void set(Attr attr, Word word) { words_[static_cast<std::size_t>(attr)] = word; }
    bool has(Attr attr) const { return (*this)[attr] != Word::unset; }
    friend bool operator==(const Facts&, const Facts&) = default;

private:
    std::array<Word, attr_count> words_{};
};

constexpr Word yes_no(bool value) { return value ? Word::yes : Word::no; }

/// One value an attribute may take.
struct Value {
    Word word;
    std::span<const std::string_view> say;  ///< everyday phrases that mean it
    Game game;
};

struct Group {
    std::string_view name;
    std::span<const Word> words;
};

/// An attribute as one kind has it: its values there, in order.
struct AttributeUse {
    Attr attr;
    From from;
    std::string_view ask;  ///< the question that asks for it, without its mark
    std::span<const Value> values;
    std::span<const Group> groups;
    Word unsaid;  ///< the value when nobody tells it; Word::unset: none
    Game game;
};

/// One of several conditions that must all hold: the attribute has one of these words.
struct Condition {
    Attr attr;
    std::span<const Word> words;
};

struct PointUse {
    Point point;
    std::span<const Condition> asked_when;  ///< empty: always
};

struct Never {
    std::span<const Condition> all;
    Game game;
};

/// An older or narrower name of a kind, with the facts it implies.
struct Also {
    std::string_view slug;
    std::span<const Condition> facts;
};

struct Need {
    std::string_view setting;
    std::string_view value;
};

struct KindInfo {
    Kind kind;
    std::string_view slug;
    std::string_view heading;  ///< "lead out of turn", as a report heads the finding
    std::string_view deed;     ///< "{} led out of turn", as a report tells it of a player
    std::string_view who;      ///< what follows the heading, with `{}` for the player: " by {}", ", {}'s"; empty: he is not named
    bool offence;              ///< false: it happens in the course of the game, and nobody did wrong
    std::span<const std::string_view> say;
    std::span<const Also> also;
    Game game;
    std::span<const AttributeUse> attributes;
    std::span<const PointUse> points;  ///< in the order in which they are answered
    std::span<const Never> never;
    std::span<const Need> needs;

    const AttributeUse* find(Attr attr) const;
};

const KindInfo& info(Kind kind);
std::span<const KindInfo> all_kinds();

/// A kind by its slug or by one of its older names.
std::optional<Kind> find_kind(std::string_view slug);
/// The older name itself, if `slug` is one (its facts narrow what is meant).
const Also* find_also(std::string_view slug);

std::string_view slug(Attr attr);
std::string_view slug(Word word);
std::string_view slug(Point point);
std::string_view slug(Role role);
std::string_view slug(Thing thing);
std::string_view slug(Atom atom);
std::string_view slug(Mark mark);
std::string_view slug(At at);
std::string_view slug(ProcedureKey key);
std::string_view slug(ProcedureValue value);

std::optional<Attr> find_attr(std::string_view slug);
std::optional<Word> find_word(std::string_view slug);
std::optional<Point> find_point(std::string_view slug);
std::optional<Role> find_role(std::string_view slug);
std::optional<Thing> find_thing(std::string_view slug);
std::optional<Atom> find_atom(std::string_view slug);
std::optional<Mark> find_mark(std::string_view slug);
std::optional<At> find_at(std::string_view slug);
std::optional<ProcedureKey> find_procedure_key(std::string_view slug);
std::optional<ProcedureValue> find_procedure_value(std::string_view slug);

/// What an atom takes as its argument.
enum class Takes : std::uint8_t { nothing, hand, card, thing };

struct AtomInfo {
    Atom atom;
    std::string_view slug;
    std::string_view group;  ///< deal, make, double, call, card, trick, score, loss, right, money, cut
    Takes takes;
    bool bare;                  ///< the argument may be left out
    std::string_view say;       ///< "take three tricks", "call {card}", "call a suit from {hand}"
    std::string_view bare_say;  ///< the same without its argument; empty: the argument may not be left out
    std::string_view done;      ///< where it is nobody's choice: "the trick stands"
};
const AtomInfo& info(Atom atom);

std::string_view say(Role role);            ///< "the dealer"
std::string_view say(Thing thing);          ///< "the card led"
std::string_view say(Mark mark);            ///< "the pack is cut for the next deal", as it reads after "until"
std::string_view past(Mark mark);           ///< "the pack was cut for the next deal"
std::string_view ask(Mark mark);            ///< "Had the pack been cut for the next deal"
std::string_view ask(Point point);          ///< "Does the deal stand"
std::string_view part(Point point);         ///< what of a ruling it is: "the cards", "the penalty"
std::optional<Attr> law_attr(Point point);  ///< of a point that is an attribute `from: law`: that attribute
bool is_card(Thing thing);                  ///< may stand where an atom takes a card
std::span<const ProcedureValue> values_of(ProcedureKey key);

/// What a book may count with, as its `figures:` name it.
struct FigureName {
    std::string_view slug;
    std::string_view say;  ///< "what each trick above the book is worth"
};
std::span<const FigureName> figure_names();

}  // namespace hoyle::terms

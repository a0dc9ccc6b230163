// A book of laws: what it says, law by law, and the answer it gives to a question.
//
// A Book is a set of tables. Those of the printed codes are compiled in (static, made at build time from lawbooks/<id>/*.yaml);
// one read from a file owns its tables. Either way nothing in it changes once made, and every view into it lives as long as the
// Book. The form is described in docs/lawbook-format.md.
#pragma once

#include "terms/items.hpp"
#include "terms/literal.hpp"
#include "terms/terms.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::lawbook {

using terms::At;
using terms::Atom;
using terms::Attr;
using terms::Condition;
using terms::Facts;
using terms::Game;
using terms::Kind;
using terms::Mark;
using terms::Point;
using terms::ProcedureKey;
using terms::ProcedureValue;
using terms::Role;
using terms::Thing;
using terms::Word;

/// A law that bears on a ruling, and how, in a few words.
struct Citation {
    Literal law;  ///< "82", "90 II": number, then clause
    Literal how;
};

enum class Verb : std::uint8_t { may, must, lose, void_, fair, grant, cite, is, as, silent };

/// May partners confer on a right? `each_alone`: either may choose it, but by its own law not with his partner, so that no law on
/// the partner of one who alone may choose is broken (Portland 64).
enum class Consult : std::uint8_t { allowed, who_only, forbidden, unsaid, each_alone };

/// As a book spells them, in the order of their numbers.
inline constexpr auto verb_words = std::to_array<std::string_view>(
    {"may", "must", "lose", "void", "fair", "grant", "cite", "is", "as", "silent"});
inline constexpr auto consult_words = std::to_array<std::string_view>(
    {"allowed", "who-only", "forbidden", "unsaid", "each-alone"});

constexpr std::string_view word(Verb verb) { return verb_words[static_cast<std::size_t>(verb)]; }
constexpr std::string_view word(Consult consult) { return consult_words[static_cast<std::size_t>(consult)]; }
/// They may confer neither on which penalty nor on who shall choose it.
constexpr bool barred(Consult consult) { return consult == Consult::forbidden || consult == Consult::each_alone; }
std::optional<Consult> find_consult(std::string_view word);

/// One thing that may, or must, be done.
struct Step {
    Atom atom;
    std::optional<Role> hand;    ///< the argument of an atom that takes a hand
    std::optional<Thing> thing;  ///< ... a card or a thing
    std::optional<Role> by;      ///< its own holder, where it differs from the ruling's `entitled`
    std::optional<At> at;
    Items<Mark> until;  ///< its own time; empty: the ruling's
    Literal law;        ///< its own law; empty: the ruling's
    Items<Step> then;   ///< what follows if this is chosen
    std::optional<Role> unless_consent_of;
    std::optional<Role> choice;
    Literal suit;  ///< "renounced", "trumps"
    bool fixed = false;
};

/// Another kind that this offence is treated as.
struct Redirect {
    Kind kind;
    Items<Point> points;  ///< empty: all that both kinds have
    Items<Condition> facts;
};

struct SettingCondition {
    Literal setting;
    Items<std::string_view> values;
};

struct Override {
    Literal law;
    Literal part;  ///< clause or part; empty: any ruling of that law
};

/// What few rulings say. It stands apart, so that the many that do not are smaller by a sixth.
struct Rare {
    const Redirect* as = nullptr;  ///< of as: what the offence is treated as
    Items<std::string_view> readings;
    Items<Override> overrides;
    Literal note;
};
inline constexpr Rare nothing_rare{};

/// What is small stands together: a book has hundreds of these.
struct Ruling {
    std::uint32_t line = 0;  ///< in the book's laws file
    std::uint16_t law;       ///< index into Book::laws; Book::no_law for a `silent:` entry
    Word is;                 ///< of is (also a silence on a point of law); else unset
    Verb verb;
    bool upon_claim = false;
    std::uint8_t inherited = 0;  ///< from how far below: 0 of this book, 1 of the one it extends, 2 of the one that extends ...
    std::optional<Consult> consult;  ///< as written; nothing: the book's procedure
    std::optional<Mark> from;        ///< when a right begins, if not at once: "at the end of the hand"
    Literal clause;                  ///< printed in the citation: "VII", "a"
    Literal part;                    ///< our own name for one of several rulings of a law
    Literal text;                    ///< of void, fair, cite, silent: a few words why
    Items<Kind> kinds;
    Items<Point> points;  ///< never empty once loaded
    Items<Condition> when;
    Items<SettingCondition> under;
    Items<Step> steps;  ///< of may, must, lose, grant
    Items<Role>
        entitled;  ///< of as: this, `consult`, `until` and `otherwise`, if written, in place of what the other kind's ruling says
    Items<Mark> until;
    Items<Step> otherwise;  ///< what stands if a right is not used
    Items<Citation> with;
    const Rare* rare = &nothing_rare;  ///< never nullptr
};

struct Law {
    Literal number;  ///< as printed
    Literal heading;
    Literal gist;
    Literal cite_only;  ///< why nothing can be ruled; empty: something is
    Items<std::string_view> see;
    Literal cited_as;  ///< the book it is cited by: "portland-1904", "thursday-club"
    Literal amends;    ///< the book whose law it restates; empty: none
    std::uint32_t line = 0;
};

/// What a value of a setting turns in every ruling that rests on its reading: one mark of time, or one rule on conferring, into
/// another.
struct Turn {
    Literal value;
    Literal from, to;
};

struct Setting {
    Literal name;
    Literal reading;  ///< "R23"; empty: none
    Literal asks;
    Items<std::string_view> values;
    Literal default_value;
    Items<Turn> turns;
};

struct Procedure {
    bool answered = false;
    ProcedureValue value{};
    Literal law;  ///< or a reading, or a reason, as written
};

/// One number or word of a figure, by its path: of `trick`, "spades" = "2"; varying with a setting: path "ceiling",
/// under_setting "to", under_value "7".
struct FigureValue {
    Literal figure;
    Literal path;  ///< "" for a figure that is one value; parts joined by `.`; items of a list by number: "options.0"
    Literal value;
    Literal under_setting;
    Literal under_value;
};

struct Figure {
    Literal name;
    Items<std::string_view> laws;
    Literal unit;
    Items<std::string_view> readings;
};

struct Without {
    Literal law;
    Literal reason;
};

/// What the table had chosen of the book's settings, by name; the rest are at their default.
class Settings {
public:
    void set(std::string_view name, std::string_view value);
    /// The value, or the default; empty for a setting the book has not.
    std::string_view operator()(const struct Book& book, std::string_view name) const;
    const std::vector<std::pair<std::string, std::string>>& chosen() const { return chosen_; }

private:
    std::vector<std::pair<std::string, std::string>> chosen_;
};

struct Book {
    static constexpr std::uint16_t no_law = 0xffff;

    std::string_view id;
    std::string_view title;
    std::string_view year;
    std::string_view source;
    std::string_view cited_as;  ///< "Portland 1904"
    std::string_view extends;   ///< empty: stands alone
    Game game = Game::bridge;
    std::span<const Law> laws;  ///< in printed order
    std::span<const Ruling> rulings;
    std::span<const Setting> settings;
    std::span<const Procedure> procedure;  ///< indexed by ProcedureKey
    std::span<const Figure> figures;
    std::span<const FigureValue> figure_values;
    std::span<const Without> without;
    std::string_view who;  ///< who made the laws
    std::span<const std::uint16_t>
        index_starts;                      ///< of kind and point: where its rulings begin in `index` (and the next's begin)
    std::span<const std::uint16_t> index;  ///< numbers of rulings, those of one kind and point together
    std::string_view digest;               ///< of the files it was read from, and of the books it extends (source/digest.hpp)
    std::shared_ptr<const void> keep;      ///< the tables of a book read from a file
    const Book* printed = nullptr;         ///< of one that as_played() gives: the book as it is printed

    const Law* find_law(std::string_view number) const;
    const Figure* find_figure(std::string_view name) const;
    const Setting* find_setting(std::string_view name_or_reading) const;
    /// The value at a path of a figure under these settings; empty if there is none. Where the book names a reading that has a
    /// setting
    /// ("R36"), the value of that setting.
    std::string_view figure(std::string_view name, std::string_view path, const Settings& settings) const;
    ProcedureValue rule(ProcedureKey key) const { return procedure[static_cast<std::size_t>(key)].value; }

    /// The one ruling that answers a point of a kind for these facts; nullptr only if the book has a gap there (a proved book has
    /// none). Overridden rulings are left out, and inherited silence where the book itself speaks.
    const Ruling* answer(Kind kind, Point point, const Facts& facts, const Settings& settings) const;

    /// The rulings on a point of a kind, whatever they ask for: their numbers, in the order of the book.
    std::span<const std::uint16_t> rulings_on(Kind kind, Point point) const;

    /// True if the point is asked at all under these facts.
    static bool asks(Kind kind, Point point, const Facts& facts);

    /// "portland-1904 91", with the clause where the ruling has one: "39-VII".
    std::string citation(const Ruling& ruling) const;
};

/// True if the first ruling says that it goes before the second.
bool beats(const Book& book, const Ruling& exception, const Ruling& ruling);

/// The book in which the rulings that rest on a reading end, and may be talked over, as the table has chosen; the book itself
/// where its settings turn nothing. Lives as long as the program.
const Book& as_played(const Book& book, const Settings& settings);

/// The compiled-in books, in the order of their years.
std::span<const Book> shipped();
const Book* find_shipped(std::string_view id);

}  // namespace hoyle::lawbook

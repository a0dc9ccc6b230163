// The parts of the canonical form that several kinds of line share. Private to print*.cpp.
#pragma once

#include "log/section.hpp"

#include <string>
#include <string_view>

namespace hoyle::log {

/// A statement on its way to being text, with what its lists stand in.
struct Printing {
    const Section& section;
    const Statement& statement;
    bool plural = false;  ///< more than one acts: `N, S claim`
    std::string out = {};
    const Remedy* remedy = nullptr;  ///< the one of a list that is being printed
    const Told* told = nullptr;

    /// The record that a slot is in.
    template <class Record> const Record& of() const;

    /// One more word, after a blank.
    void word(std::string_view text)
    {
        if (!out.empty()) out += ' ';
        out += text;
    }
    void word(std::string_view before, std::string_view text)
    {
        word(before);
        word(text);
    }
    /// A number, where there is one.
    void number(std::string_view before, std::uint64_t n)
    {
        if (n != 0) word(before, std::to_string(n));
    }
    template <class T> std::span<const T> list(const std::vector<T>& all) const { return Section::in(all, statement.list); }
};

template <> inline const Statement& Printing::of() const { return statement; }
template <> inline const Remedy& Printing::of() const { return *remedy; }
template <> inline const Told& Printing::of() const { return *told; }
template <> inline const Expectation& Printing::of() const { return section.expectations[statement.list.first]; }

/// "text", or in curly quotes if it has straight ones in it.
std::string in_quotes(std::string_view text);
/// A player's name: in quotes only where it would not be read as a name without.
std::string name_text(std::string_view name);
/// `red pack`.
inline std::string pack_text(std::string_view pack) { return std::string(pack) + " pack"; }
/// NS, or what two players are called.
std::string side_text(const SideName& side);
/// N; N, E; NS; all; ? for one who is not known.
std::string seats_text(Seats seats, bool unknown = false);
/// `claims` of one, `claim` of two: only the first word changes.
std::string for_many(std::string_view spelling);
/// revoke by W at 5 in deal 2
std::string kind_text(const KindRef& ref);
std::string_view column_text(Column column);

/// By suit, the highest first.
void print_cards(Printing& p, CardSet cards);
/// The names on the statement's list, with commas between.
void print_names(Printing& p);
void print_options(Printing& p);
void print_draws(Printing& p);
void print_chairs(Printing& p);
void print_sums(Printing& p, std::span<const Sum> sums);
void print_figures(Printing& p, std::span<const Figure> figures);
void print_trick(Printing& p);
void print_hands(Printing& p);
}  // namespace hoyle::log

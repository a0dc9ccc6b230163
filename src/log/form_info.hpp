// What is known of each form without its types: the tables of all families, for printing, for messages, for the documentation.
#pragma once

#include "log/description.hpp"
#include "log/form_places.hpp"
#include "log/print.hpp"
#include "log/statement.hpp"

#include <tao/pegtl/memory_input.hpp>

#include <cstdint>
#include <span>
#include <string_view>

namespace hoyle::log {

struct Line;

namespace forms {

using Input = tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy, tao::pegtl::eol::lf, const char*>;

/// What stands before it, and what it may be: whoever acts, with seats (act) or under their names (named); nothing (mark, line,
/// figures). A mark may be disputed, as an act may; figures begin with no word. An atom is no line: it is what a player suggests,
/// or a ruling offers.
enum class Kind : std::uint8_t { act, named, mark, line, figures, atom };

/// FORM in the tables, MORE, and ALSO: the canonical form; another that is canonical where it fits; one that is only read.
enum class Use : std::uint8_t { canonical, where_it_fits, only_read };

struct FormInfo {
    Verb verb;
    std::string_view slug;  ///< its name in the table
    Kind kind;
    Use use;
    bool heading;                                         ///< about the rubber, not about one hand
    bool at_margin;                                       ///< printed there, also under a deal or a block
    std::string_view opening;                             ///< its first words
    std::span<const std::string_view> also;               ///< other first words
    const char* (*past)(const char* p, const char* end);  ///< past its first words, or nullptr
    bool (*said)(const Printing&);                        ///< has this statement what it prints?
    void (*print)(Printing&);
    void (*describe)(Description&);
    const char* wanted;  ///< what is said where its first words are not followed by what must; nullptr if nothing must
};

/// What is said where several forms begin with these words and none goes on as the line does.
struct After {
    std::string_view opening;
    const char* message;
};

struct Family {
    std::string_view name;
    std::span<const FormInfo> forms;
    std::span<const After> after;
    bool (*read)(Kind kind, Input& in, Line& line);
};

/// In the order in which they are tried.
std::span<const Family* const> families();

/// Reads the one form of this kind that stands here; false if none does.
bool read_form(Kind kind, Input& in, Line& line);

/// If a form begins here, but goes on otherwise than the line does, throws tao::pegtl::parse_error with what should follow its
/// first words; else false.
bool refuse_what_follows(std::span<const Kind> kinds, Input& in);

/// call HK from E for revoke by E
void print_atom(Printing& p, const Remedy& remedy);

/// Is it done by players under their names, not by seats at the table?
bool is_of_names(Verb verb);
/// The table's name of it.
std::string_view name_of(Verb verb);

/// May a line begin with this word, in some spelling?
bool begins_a_line(std::string_view word);

/// Prints the statement in its canonical form; false if no form has its verb.
bool print_form(Printing& p);

/// Who acts, where the kind has that; says in `p` whether they are more than one.
void print_subject(Printing& p, Kind kind);

}  // namespace forms
}  // namespace hoyle::log

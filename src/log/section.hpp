// A stretch of a session log that is judged at one go, and the reader that cuts a log into such stretches.
#pragma once

#include "log/statement.hpp"
#include "source/language.hpp"

#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::log {

/// Something in the log that could not be read, said for a card player: where, what was seen, what was wanted.
struct Fault {
    Span span;
    std::string message;
};

/// A line that holds nothing but a comment, or nothing at all. Kept so that `hoyle fmt` loses neither.
struct Loose {
    std::size_t before = 0;  ///< it stands before this statement (index); at the end: the number of statements
    Span comment;            ///< length 0: an empty line
};

/// From one `deal` heading (or the start, or a `block`) up to the next. Statements are in the order of the log.
/// Everything in a Section stays good until the same Section is filled again.
struct Section {
    Text text;
    std::vector<Statement> statements;
    std::vector<Loose> loose;
    std::vector<Fault> faults;

    std::vector<Play> plays;
    std::vector<std::string_view> names;
    std::vector<Draw> draws;
    std::vector<Hand> hands;
    std::vector<Sum> sums;
    std::vector<Figure> figures;
    std::vector<Option> options;
    std::vector<Remedy> remedies;
    std::vector<LawRef> laws;
    std::vector<Expectation> expectations;
    std::vector<Told> told;

    std::shared_ptr<const void> keeps;  ///< what holds the bytes of `text`, where a Reader gave them

    void clear();

    /// A line that could not be read has this word, or one that was taken for it: what it would have told is not left out.
    bool unread(std::string_view word) const;

    /// What a `demands` line asks for; nullptr for a line of any other verb, whose list is of something else.
    const Remedy* demanded(const Statement& statement) const
    {
        if (statement.verb != Verb::demands || statement.list.count == 0) return nullptr;
        return &remedies[statement.list.first];
    }

    /// A statement's list. Only its verb says of what: the list of a trick is of plays, that of a demand of remedies.
    template <class T> static std::span<const T> in(const std::vector<T>& all, Range range)
    {
        return std::span<const T>(all).subspan(range.first, range.count);
    }
};

/// Parses one stretch of text into `section` (which is cleared first). Never throws on bad text: whatever could not be read is in
/// `section.faults`, one for each bad line, and every other line is read.
void parse(Text text, Section& section);

/// The canonical form of a section, comments and blank lines kept. parse(print(x)) is x, spans apart.
std::string print(const Section& section);

/// The canonical form of one statement, without its comment: two that say the same have the same.
std::string print(const Section& section, const Statement& statement);

/// A hand as the canonical form has it: its cards in the order in which they stand in the log, which shows where a dot is out of
/// its place.
std::string hand_text(const Section& section, const Hand& hand);

/// Where the bytes of a log come from. `read` fills the buffer and returns how many bytes it wrote, 0 at the end; throws
/// std::system_error when reading fails.
class Input {
public:
    virtual ~Input() = default;
    virtual std::size_t read(char* buffer, std::size_t size) = 0;

    /// Of a log that was told again: its writer's lines, one for each that is read here; else nothing. Known once something was
    /// read.
    virtual std::shared_ptr<const std::vector<WrittenLine>> written() const { return {}; }
};

/// Does the grammar take every one of these lines?
bool reads(std::string_view lines);

/// Of one line: what `Language` (source/language.hpp) says of each.
std::string canonical(std::string_view line);
std::vector<std::string> meant(std::string_view line);
extern const Language language;

/// Asked for a log that has a line the grammar refuses: the same log with those lines told in the language, as far as they were
/// understood. Nothing: it stands as it is.
using Translate = std::function<std::optional<Translation>(std::string_view text, const Language& language)>;

/// A log of which `retell` is asked, if a line of it is refused. What is longer than `longest_story` bytes passes as it is.
constexpr std::size_t longest_story = 1 << 16;
std::unique_ptr<Input> translated(std::unique_ptr<Input> input, Translate translate);

/// Cuts a log into Sections at each line that begins with `deal` or `block`, holding no more of it in memory than the longest of
/// them. A line of more than `longest_line` bytes, a Section of more than `most_statements`, a byte that is no UTF-8, or a NUL
/// ends the reading with a Fault.
class Reader {
public:
    static constexpr std::size_t longest_line = 1 << 16;
    static constexpr std::size_t most_statements = 5000;  ///< of one deal or block; no table says so much
    static constexpr std::size_t longest_section = 1 << 24;

    Reader(std::string name, std::unique_ptr<Input> input);
    ~Reader();

    /// Fills `section` with the next stretch; false when the log is at its end.
    bool next(Section& section);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// A file, by name; throws std::system_error if it cannot be opened or is a directory. "-" is standard input.
std::unique_ptr<Input> open_file(const std::string& name);

/// Text already in memory; it must outlive the Input.
std::unique_ptr<Input> from_memory(std::string_view text);

}  // namespace hoyle::log

// What a printed report is put on: a form of document, piece by piece. Which pieces, in which order and with what words is for
// `printed.cpp`; a new form is one Paper. Texts are plain: whoever writes them escapes them.
#pragma once

#include "examine/examination.hpp"
#include "report/block.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::print {

/// A stretch of a line of text.
struct Run {
    enum class As : std::uint8_t { plain, strong, code };
    std::string text;
    As as = As::plain;
    std::string to = {};   ///< the id of a part of the report that it leads to; empty: to none
    std::size_t note = 0;  ///< the number of a note at the end, of which it is the mark; 0: none
};
using Line = std::vector<Run>;

/// A sentence of the report, what stands between backquotes as code.
Line words(std::string_view sentence);

/// Stretches of a report that belong together, and are not to be torn apart by the end of a page where that can be helped.
enum class Part : std::uint8_t { verdict, deal, finding, score, block, told, laws };

enum class List : std::uint8_t {
    bullets,
    choices,  ///< numbered, each with a square to be ticked
    tasks     ///< each with a square to be ticked
};

/// A line of the log with what is meant in it.
struct Quoted {
    std::uint64_t line = 0;
    std::string before, meant, after;
    std::string label;
    bool proof = false;  ///< the other end
};

/// A card that something is found in, or that proves it.
struct Marked {
    const CardShown* card = nullptr;
    std::string finding;  ///< the id of its part
    bool proof = false;
};

/// A note at the end: a law, told once.
struct Note {
    std::size_t number = 0;
    std::string law;  ///< "Portland 1904, 90-I"
    std::string gist;
};

struct Row {
    std::vector<std::string> cells;
    std::string note;  ///< what there is to say of it besides
};
struct Rows {
    std::string caption;
    std::vector<std::string> head;
    std::vector<Row> rows;
};

class Paper {
public:
    virtual ~Paper() = default;

    virtual void begin(const std::string& title, const Line& about) = 0;
    virtual void end() = 0;

    /// Parts stand in one another; `id` may be empty.
    virtual void open(Part part, const std::string& id) = 0;
    virtual void close(Part part) = 0;

    virtual void heading(int level, const std::string& text) = 0;  ///< 2 or 3; 1 is the title
    virtual void paragraph(std::string_view label, const Line& line) = 0;
    virtual void list(List kind, const std::vector<Line>& items) = 0;
    virtual void quote(const std::vector<Quoted>& lines) = 0;
    virtual void table(const Rows& rows) = 0;
    virtual void deal(const DealShown& deal, const std::vector<Marked>& marked) = 0;
    virtual void block(const report::Layout& layout) = 0;
    virtual void notes(const std::vector<Note>& notes) = 0;
};

}  // namespace hoyle::print

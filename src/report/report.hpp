// Reports of what was found: one file a form, each a Sink that writes as it goes.
#pragma once

#include "examine.hpp"
#include "report/spool.hpp"

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hoyle::report {

/// A report in progress: a Sink for the findings of one file, then `end` with the summary.
class Report : public Sink {
public:
    virtual void begin(const std::string& file) = 0;
    virtual void end(const Summary& summary) = 0;
    /// In place of `end`, or of both: the file could not be read, or not to its end; why, in plain words. Reports for people
    /// leave that to the command.
    virtual void failed(const std::string&, const std::string&) {}
};

/// Why nothing is told of a file in which every line can be read.
inline constexpr std::string_view nothing_to_judge = "there is nothing in it to judge";

/// A written block in the text report: only what it comes to, or drawn with its corrections.
enum class Blocks { told, drawn };

struct TextStyle {
    bool color = false;  ///< with terminal colours
    Blocks blocks = Blocks::told;
    std::size_t width = 80;  ///< of the terminal, in characters; no line is longer than that, nor than 110
    bool explain = false;    ///< how it came to each ruling as well
};

/// For people: what happened, what is to be done now and by which law; then what is still to be done, the score and who pays
/// whom.
std::unique_ptr<Report> text(std::ostream& out, const TextStyle& style);

/// Pictures: one SVG with every written block of the file below one another, fit to print. Nothing else of the file is shown.
std::unique_ptr<Report> svg(std::ostream& out);

/// What a report was made with, as its summaries say it: parts that were made otherwise are no one report.
struct Made {
    std::string version;  ///< empty: nothing is said of it
    std::string build;    ///< which of those that call themselves so
    std::string laws;     ///< the book that was asked for in place of the logs' own; empty: none was
    std::vector<std::pair<std::string, std::string>> with;  ///< the options asked for
};

/// How much JSON says. With tables: the hands and tricks of each deal, the block row by row, the sentences of the report, the
/// lines that use a right, and columns in bytes and UTF-16; for a deal that was examined without ExamineOptions::tables less.
enum class Detail { plain, tables };

/// The contract of docs/JSON.md. After the last file `finish` is called, once.
class Json : public Report {
public:
    virtual void finish() = 0;
    /// One file that another report of the same kind has told, whole, and the code it came to. Of lines alone.
    virtual void add_told(std::string_view, int) {}
};
/// A document of one log is that log's object; of several, or of a folder, an array of them.
enum class Shape { object, array };

/// One document: an object, or an array with an object for each file. Deals are written as they come, the rest of a file at its
/// end; until then it lies in memory, or on disk, so that memory does not grow with the log. With `drawn`, as `hoyle audit` gives
/// it: the rubbers three times, as written, as the law leaves them and as they should be.
std::unique_ptr<Json> json(std::ostream& out, Shape shape = Shape::array, Blocks blocks = Blocks::told,
                           Keep keep = Keep::in_memory, Made made = {}, Detail detail = Detail::plain);

/// One object a line, each standing alone, in memory that does not grow with the log: see report/json_line.hpp.
std::unique_ptr<Json> json_lines(std::ostream& out, Blocks blocks = Blocks::told, Made made = {}, Detail detail = Detail::plain);

}  // namespace hoyle::report

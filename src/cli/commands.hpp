// The commands of `hoyle`, one file each. Each takes its request and gives the exit code: 0 nothing found, 1 something found, 2
// could not read it or was not asked properly, 3 the report could not be written.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace hoyle::cite {
struct Citing;
}

namespace hoyle::cli {

enum class Color { automatic, always, never };

enum class Format { text, json, jsonl, svg, html, md };

struct JudgeRequest {
    std::vector<std::string> files;     ///< or folders; "-", or none where it is no terminal: standard input
    std::string logs;                   ///< in place of `files`: a file with a name a line; "-": standard input
    unsigned threads = 1;               ///< the report does not hang on it
    std::string laws;                   ///< id, part of a name, or file; empty: as the log says
    std::vector<std::string> settings;  ///< "name=value"
    std::vector<std::string> allowed;   ///< folders that logs may name books of, besides their own and the folder of books
    Format format = Format::text;
    std::string output;    ///< the file that the report is written to, whole or not at all; of pictures: their folder; empty:
                           ///< standard output
    std::string version;   ///< what the program says of itself
    std::string receipt;   ///< the file in which the ruling is kept, with all that it was made of; empty: none
    bool ask = false;      ///< put the questions that a story leaves open, one at a time
    bool audit = false;    ///< written scores only: blocks drawn, nothing said of the play
    bool explain = false;  ///< in text: how it came to each ruling as well
    bool tables = false;   ///< in JSON: what a page wants to draw it as well (report::Detail)
    Color color = Color::automatic;
};
int run_judge(const JudgeRequest& request);

struct ViewRequest {
    std::vector<std::string> files;  ///< as of a JudgeRequest
    std::string laws;
    bool explain = false;
};
/// The printed report, written to a new file, which a browser is asked to show. The exit code is that of judge.
int run_view(const ViewRequest& request);

struct ShowRequest {
    std::string file;
    std::uint32_t deal = 0;        ///< its number; 0: every one
    Format format = Format::text;  ///< or svg
};
int run_show(const ShowRequest& request);

struct VerifyRequest {
    std::string file;                  ///< a receipt; "-": standard input
    std::vector<std::string> allowed;  ///< as of a JudgeRequest
    std::string version;               ///< what the program says of itself
};
/// Rules again on what a receipt holds. Code 0 the same, 1 something differs, 2 it cannot be verified.
int run_verify(const VerifyRequest& request);

/// `name=value`, as `--with` has it. Throws Refused.
std::pair<std::string, std::string> setting_of(const std::string& setting);

struct FmtRequest {
    std::vector<std::string> files;  ///< as of a JudgeRequest
    bool check = false;              ///< only name those that are not in their canonical form
    bool in_place = false;           ///< write it over them
};
int run_fmt(const FmtRequest& request);

struct MergeRequest {
    std::vector<std::string> files;  ///< reports in lines; "-" is standard input
    Format format = Format::jsonl;   ///< or json
    std::string logs;    ///< a folder, or a file with a name a line: the logs that must be told, and no other; empty: any
    bool later = false;  ///< of a log that several files tell, the last of them counts
    std::string output;  ///< as of a JudgeRequest
};
/// One report of several; the exit code is that of the run that would have made it.
int run_merge(const MergeRequest& request);

struct CiteRequest {
    std::vector<std::string> words;     ///< the description; "-" alone is standard input
    std::string from;                   ///< a file with a description a line, instead of `words`; "-" is standard input
    std::vector<std::string> laws;      ///< books; empty: all
    std::vector<std::string> settings;  ///< "name=value"
    Format format = Format::text;
    bool ask = false;  ///< put the questions that decide one at a time
    Color color = Color::automatic;
};
int run_cite(const CiteRequest& request);
/// `cite --ask`, once it is understood what the description is about.
int ask(const cite::Citing& citing, bool color);

struct CheckRequest {
    std::vector<std::string> books;  ///< ids, parts of names, files, folders; empty: all shipped
    Format format = Format::text;    ///< or json
    Color color = Color::automatic;
};
int run_laws_check(const CheckRequest& request);

struct TellRequest {
    std::string write;  ///< the file that the log is written to; empty: none
};
/// A dispute told by answering questions. Code 1 if the answers ended before all was told.
int run_tell(const TellRequest& request);

/// A server of the Model Context Protocol until its input ends; `version` is what it says of itself.
int run_mcp(const std::string& version);

/// True if output is a terminal that wants colours (and NO_COLOR is not set). They pass the door (cli/terminal.hpp) from then on.
bool wants_color(Color color);
/// In characters, of the terminal that output goes to; 80 where it is none.
std::size_t terminal_width();

/// A problem with what was asked, to standard error: "hoyle: ...". Returns 2.
int refuse(const std::string& message);

/// The same of a report that could not be written. Returns 3.
int not_written(const std::string& message);

}  // namespace hoyle::cli

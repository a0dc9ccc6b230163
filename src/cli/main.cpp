// The command line: the one door to CLI11.

#include "cli/commands.hpp"
#include "cli/log_files.hpp"
#include "cli/judge_compare.hpp"
#include "pages/help.hpp"
#include "pages/law.hpp"
#include "cli/laws_coverage.hpp"
#include "cli/terminal.hpp"
#include "pages/score.hpp"
#include "source/text.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <csignal>
#include <exception>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// In place of libstdc++'s, which would tell of an exception that nobody caught by its type, and brings the fifty kilobytes of a
/// demangler with it.
namespace __gnu_cxx {
void __verbose_terminate_handler()
{
    std::fputs("hoyle: stopped by an error that it should have told\n", stderr);
    std::abort();
}
}  // namespace __gnu_cxx

namespace {

using namespace hoyle::cli;
using namespace hoyle::pages;

/// "judge, audit, score ... or fmt"
std::string names(const CLI::App& app)
{
    std::string text;
    const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
    for (std::size_t i = 0; i < commands.size(); ++i)
        text += (i == 0 ? "" : i + 1 == commands.size() ? " or " : ", ") + commands[i]->get_name();
    return text;
}

Format format_of(const std::string& name)
{
    if (name == "json") return Format::json;
    if (name == "jsonl") return Format::jsonl;
    if (name == "html") return Format::html;
    if (name == "md") return Format::md;
    return name == "svg" ? Format::svg : Format::text;
}

Color color_of(const std::string& name)
{
    return name == "always" ? Color::always : name == "never" ? Color::never : Color::automatic;
}

/// What was typed that no command has, in words.
std::string what_is_wrong(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv)
{
    const std::string first = argc > 1 ? argv[1] : "";
    const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
    const bool known = std::any_of(commands.begin(), commands.end(),
                                   [&](const CLI::App* command) { return command->check_name(first); });
    if (!known && (first.empty() || first[0] == '-')) return "a command is wanted first: " + names(app);
    if (!known) return "there is no command `" + hoyle::printable(first, 60) + "`: " + names(app);
    return hoyle::printable(error.what(), 200);
}

/// Each file under several books, one after the other; the highest code counts.
int compare_files(const JudgeRequest& judge, const std::vector<std::string>& books)
{
    if (judge.format != Format::text && judge.format != Format::json)
        return refuse("--compare tells what codes differ in as text or as json, in no other form");
    int code = 0;
    for (const LogFile& file : log_files(judge.files))
        code = std::max(code, answer_judge_compare({file.path, books, judge.settings, judge.format == Format::json}).print());
    return code;
}

/// What a command was asked, kept until CLI11 calls it back, and how its answer is wanted.
template <class Request> struct Asked {
    Request request;
    std::string format = "text", color = "auto";
    std::vector<std::string> compared;

    void add_format(CLI::App& command, const std::string& help, const std::vector<std::string>& formats)
    {
        command.add_option("--format", format, help)->check(CLI::IsMember(formats));
    }
    void add_color(CLI::App& command)
    {
        command.add_option("--color", color, "auto, always or never")->check(CLI::IsMember({"auto", "always", "never"}));
    }
    void apply()
    {
        request.format = format_of(format);
        request.color = color_of(color);
    }
};

template <class Request> std::shared_ptr<Asked<Request>> asked() { return std::make_shared<Asked<Request>>(); }

/// Settings and the like: as often as one likes, each time with one value.
CLI::Option* add_with(CLI::App& command, std::vector<std::string>& settings,
                      const std::string& help = "an option of the book, name=value")
{
    return command.add_option("--with", settings, help)->allow_extra_args(false);
}

/// A name that is empty, as of a variable that nobody set, is none.
CLI::Option* add_name(CLI::App& command, const std::string& option, std::string& name, const std::string& help)
{
    return command.add_option(option, name, help)->check([](const std::string& typed) {
        return typed.empty() ? std::string("a name is wanted") : std::string();
    });
}

/// What `judge` and `audit` have alike.
void add_log_options(CLI::App& command, Asked<JudgeRequest>& typed, const std::string& files, const std::string& doing)
{
    JudgeRequest& request = typed.request;
    request.version = HOYLE_VERSION;
    CLI::Option* named = command.add_option("file", request.files, files + ", or folders of them; - is standard input");
    add_name(command, "--logs", request.logs, "a file with the name of a log a line, instead; - is standard input")
        ->excludes(named);
    command.add_option("-j,--threads", request.threads, "how many processors to use")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    add_name(command, "--laws", request.laws,
             "the book to " + doing + " by instead of the log's own: an id or any part of its name (see hoyle laws), or a file");
    add_with(command, request.settings);
    command
        .add_option("--allow-books", request.allowed,
                    "a folder that logs may name books of, besides their own and `lawbooks` where hoyle is run")
        ->allow_extra_args(false);
    add_name(command, "--receipt", request.receipt,
             "a file in which log, book, options, version and ruling are kept, for hoyle verify")
        ->excludes(command.get_option("--logs"));
    command.add_flag("--explain", request.explain,
                     "in text, html and md: how it came to each ruling as well, the facts, the laws and how they are read");
    command.add_flag("--tables", request.tables,
                     "in JSON: hands, tricks and places, the block row by row, and the sentences of the report as well");
    typed.add_color(command);
}

void add_judge(CLI::App& command, int& code)
{
    const auto typed = asked<JudgeRequest>();
    add_log_options(command, *typed, "session logs", "judge");
    CLI::Option* const listed = command.get_option("--logs");
    CLI::Option* const output = add_name(command, "--output", typed->request.output,
                                         "the file that the report is written to, whole or not at all");
    command.add_option("--compare", typed->compared, "A,B,...: the log under several books, told once where they agree")
        ->allow_extra_args(false)
        ->delimiter(',')
        ->excludes(listed)
        ->excludes(output)
        ->excludes(command.get_option("--receipt"));
    command.add_flag("--ask", typed->request.ask, "put the questions that a story leaves open, one at a time")
        ->excludes(output)
        ->excludes(command.get_option("--receipt"));
    typed->add_format(command, "text; html or md, to print; json, or jsonl: a line for each thing found",
                      {"text", "html", "md", "json", "jsonl"});
    command.callback([typed, &code] {
        typed->apply();
        code = typed->compared.empty() ? run_judge(typed->request) : compare_files(typed->request, typed->compared);
    });
}

void add_audit(CLI::App& command, int& code)
{
    const auto typed = asked<JudgeRequest>();
    typed->request.audit = true;
    add_log_options(command, *typed, "logs with a block in them", "audit");
    typed->add_format(command,
                      "text; html or md, to print; json, jsonl: a line for each thing found, or svg: a picture of the block",
                      {"text", "html", "md", "json", "jsonl", "svg"});
    add_name(command, "--output", typed->request.output,
             "the file that the report is written to, whole or not at all; of pictures the folder, one for each log");
    command.callback([typed, &code] {
        typed->apply();
        code = run_judge(typed->request);
    });
}

void add_view(CLI::App& command, int& code)
{
    const auto request = std::make_shared<ViewRequest>();
    command.add_option("file", request->files, "session logs, or folders of them; - is standard input");
    add_name(command, "--laws", request->laws, "the book to judge by instead of the log's own");
    command.add_flag("--explain", request->explain, "how it came to each ruling as well");
    command.callback([request, &code] { code = run_view(*request); });
}

void add_show(CLI::App& command, int& code)
{
    const auto typed = asked<ShowRequest>();
    command.add_option("file", typed->request.file, "a session log; - is standard input")->required();
    command.add_option("--deal", typed->request.deal, "the number of the deal; without it all of them")
        ->check(CLI::PositiveNumber);
    typed->add_format(command, "text, or svg: a picture", {"text", "svg"});
    command.callback([typed, &code] {
        typed->request.format = format_of(typed->format);
        code = run_show(typed->request);
    });
}

void add_verify(CLI::App& command, int& code)
{
    const auto request = std::make_shared<VerifyRequest>();
    request->version = HOYLE_VERSION;
    command.add_option("file", request->file, "a receipt; - is standard input")->required();
    command
        .add_option("--allow-books", request->allowed, "a folder in which a club's own book may stand, besides those of judge")
        ->allow_extra_args(false);
    command.callback([request, &code] { code = run_verify(*request); });
}

void add_score(CLI::App& command, int& code)
{
    const auto typed = asked<ScoreRequest>();
    ScoreRequest& score = typed->request;
    score.laws = "portland-1904";
    command.add_option("words", score.words, "the hand in words")->required();
    add_name(command, "--laws", score.laws, "the book to score by: an id or any part of its name, or a file")
        ->capture_default_str();
    add_with(command, score.options);
    typed->add_format(command, "text or json", {"text", "json"});
    command.callback([typed, &code] {
        typed->request.json = typed->format == "json";
        typed->request.color = wants_color(Color::automatic);
        code = run_score(typed->request);
    });
}

void add_cite(CLI::App& command, int& code)
{
    const auto typed = asked<CiteRequest>();
    CiteRequest& cite = typed->request;
    command.add_option("words", cite.words, "what happened, or a question; - is standard input");
    add_name(command, "--from", cite.from, "a file with a description a line (- is standard input): --format jsonl answers each");
    command.add_option("--laws", cite.laws, "the books to ask, A,B,...; without it all of them")
        ->allow_extra_args(false)
        ->delimiter(',');
    add_with(command, cite.settings, "an option of the books, name=value");
    typed->add_format(command, "text, json, or jsonl: a line for each description", {"text", "json", "jsonl"});
    typed->add_color(command);
    command.add_flag("--ask", cite.ask, "put the questions that decide, one at a time");
    command.callback([typed, &code] {
        typed->apply();
        code = run_cite(typed->request);
    });
}

void add_readings(CLI::App& command, int& code)
{
    const auto typed = asked<LawRequest>();
    command.add_option("reading", typed->request.words, "one of them (R27); nothing: all");
    typed->add_format(command, "text or json", {"text", "json"});
    command.callback([typed, &code] {
        LawRequest& law = typed->request;
        if (law.words.empty()) law.words = {"readings"};
        law.in_full = true;
        law.json = typed->format == "json";
        code = answer_law(law).print();
    });
}

void add_law(CLI::App& command, int& code)
{
    const auto typed = asked<LawRequest>();
    LawRequest& law = typed->request;
    command.add_option("what", law.words,
                       "a book and a law (portland 91, 90-I, 89-98), a law (S II), a topic (revoke), a reading (R27), advice; "
                       "nothing: what there is");
    add_name(command, "--laws", law.laws, "the book: an id, a part of its name (see hoyle laws) or a file");
    add_name(command, "--text", law.text, "a text of the printed code: its very words beside ours");
    command.add_flag("--alone", law.alone, "without its counterparts in other books");
    typed->add_format(command, "text or json", {"text", "json"});
    command.callback([typed, &code] {
        typed->request.json = typed->format == "json";
        code = answer_law(typed->request).print();
    });
}

void add_laws_coverage(CLI::App& command, int& code)
{
    const auto request = std::make_shared<CoverageRequest>();
    command.add_option("book", request->books, "ids, parts of names, files or folders; without any, all the books hoyle has");
    add_name(command, "--cases", request->cases,
             "a folder of logs that say what they expect; without it `cases`, where there is one");
    command.add_option("--format", request->format, "text, json, markdown (law by law, as a document) or index (of the cases)")
        ->check(CLI::IsMember({"text", "json", "markdown", "index"}));
    command.callback([request, &code] { code = answer_laws_coverage(*request).print(); });
}

void add_laws(CLI::App& command, int& code)
{
    command.require_subcommand(0, 1);
    CLI::App* checks = command.add_subcommand("check", "prove books: every combination of facts has exactly one answer");
    const auto check = std::make_shared<Asked<CheckRequest>>();
    checks->add_option("book", check->request.books,
                       "ids, parts of names, files or folders; without any, all the books hoyle has");
    check->add_format(*checks, "text or json", {"text", "json"});
    check->add_color(*checks);
    checks->callback([check, &code] {
        check->apply();
        code = run_laws_check(check->request);
    });
    CLI::App* diffs = command.add_subcommand("diff", "what two books rule differently, in words");
    const auto diff = std::make_shared<DiffRequest>();
    diffs->add_option("books", diff->books, "two books: ids, parts of names or files")->required()->expected(2);
    diffs->callback([diff, &code] { code = answer_laws_diff(*diff).print(); });
    add_laws_coverage(*command.add_subcommand("coverage", "every law: whether it rules, and which cases expect it or nearly do"),
                      code);
    command.add_subcommand("list", "the books there are")->callback([&code] { code = answer_laws_list().print(); });
    command.callback([&command, &code] {
        if (command.get_subcommands().empty()) code = answer_laws_list().print();
    });
}

void add_merge(CLI::App& command, int& code)
{
    const auto typed = asked<MergeRequest>();
    typed->format = "jsonl";
    command.add_option("file", typed->request.files, "the reports, also packed with gzip; - is standard input");
    add_name(command, "--logs", typed->request.logs,
             "the logs that must be in them: a folder, or a file with a name a line; what is wanting, or too many, is told");
    command.add_flag("--later", typed->request.later, "of a log that stands in several of the files, the last of them counts");
    add_name(command, "--output", typed->request.output, "the file that the report is written to, whole or not at all");
    typed->add_format(command, "jsonl, or json: one document", {"jsonl", "json"});
    command.callback([typed, &code] {
        typed->request.format = format_of(typed->format);
        code = run_merge(typed->request);
    });
}

void add_tell(CLI::App& command, int& code)
{
    const auto request = std::make_shared<TellRequest>();
    add_name(command, "--write", request->write, "the file that the log is written to");
    command.callback([request, &code] { code = run_tell(*request); });
}

void add_mcp(CLI::App& command, int& code)
{
    command.callback([&code] { code = run_mcp(HOYLE_VERSION); });
}

void add_fmt(CLI::App& command, int& code)
{
    const auto request = std::make_shared<FmtRequest>();
    command.add_option("file", request->files, "session logs, or folders of them; - is standard input");
    CLI::Option* check_only = command.add_flag("--check", request->check, "only name the logs that are not in that form");
    command.add_flag("--in-place", request->in_place, "write that form over the logs")->excludes(check_only);
    command.callback([request, &code] { code = run_fmt(*request); });
}

void add_help(CLI::App& command, int& code)
{
    const auto words = std::make_shared<std::vector<std::string>>();
    command.add_option("about", *words, "log: the statements of a log by example; told [KIND]: what may be told by its name");
    command.callback([words, &code] { code = answer_help(*words).print(); });
}

struct Command {
    const char* name;
    const char* help;
    void (*add_options)(CLI::App&, int& code);  ///< and what is done when it is asked for, which sets the exit code
};

constexpr Command commands[] = {
    {"judge", "rule on the log of a session: irregularities, penalties, the score, the settlement", add_judge},
    {"audit", "hold a written scoring block against the laws: what is wrong, the likely slip, whether it may still be put right",
     add_audit},
    {"view", "the report of a log, drawn to be printed, in a browser", add_view},
    {"show", "a deal drawn: its hands and its tricks", add_show},

    {"verify", "rule again on the log that a receipt holds (judge --receipt), and show what is ruled otherwise now", add_verify},
    {"score", "score one hand: hoyle score hearts, nine tricks, doubled, four honours in one hand", add_score},
    {"cite", "the law on what is told in everyday words: hoyle cite dealer led from the wrong hand", add_cite},
    {"law", "a law, a clause, a topic, a reading: what it says, and what the other codes say", add_law},
    {"laws", "the books of laws", add_laws},
    {"readings", "where a text is silent or doubtful: what is taken, what else may be held, and the option that plays it",
     add_readings},
    {"merge", "put reports in lines (judge --format jsonl) together: one report, as a single run would have given it", add_merge},
    {"tell", "tell a dispute by answering questions, a few at a time, and have it judged", add_tell},
    {"mcp", "a server for assistants (Model Context Protocol), on standard input and output", add_mcp},
    {"fmt", "print a session log in its canonical form", add_fmt},
    {"help", "how a log is written, by example: hoyle help log; what may be told by its name: hoyle help told", add_help},
};

/// Options are set up of the command that is asked for alone: those of all the others were a third of a start.
int run(int argc, char** argv)
{
    CLI::App app{"hoyle settles disputes at the bridge table according to Hoyle"};
    app.name("hoyle");
    app.require_subcommand(1);
    app.set_version_flag("-V,--version", "hoyle " HOYLE_VERSION);
    int code = 0;
    const std::string_view first = argc > 1 ? argv[1] : "";
    for (const Command& command : commands) {
        CLI::App* added = app.add_subcommand(command.name, command.help);
        if (first == command.name) command.add_options(*added, code);
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& asked) {  // --help, --version
        return app.exit(asked);
    } catch (const CLI::ParseError& error) {
        return refuse(what_is_wrong(app, error, argc, argv) +
                      "\n`hoyle --help` tells the commands, `hoyle judge --help` how one is used");
    }
    return code;
}

/// Whatever was to be shown has gone out, or could not: a full disk, a closed pipe.
int all_written(int code)
{
    std::cout.flush();
    return std::cout ? code : not_written("what was to be shown could not be written");
}

}  // namespace

int main(int argc, char** argv)
{
    std::ios::sync_with_stdio(false);
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is told like a disk that is full
    Doors doors;
    try {
        return all_written(run(argc, argv));
    } catch (const NotWritten& error) {
        return not_written(error.what());
    } catch (const std::exception& error) {
        std::cerr << "hoyle: " << error.what() << '\n';
        return 2;
    }
}

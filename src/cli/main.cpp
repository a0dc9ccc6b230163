// The command line: the one door to CLI11.

#include "cli/commands.hpp"
#include "cli/log_files.hpp"
#include "cli/judge_compare.hpp"
#include "pages/law.hpp"
#include "cli/laws_coverage.hpp"
#include "pages/score.hpp"
#include "source/text.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <exception>
#include <iostream>

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
    int code = 0;
    for (const LogFile& file : log_files(judge.files))
        code = std::max(code, answer_judge_compare({file.path, books, judge.settings, judge.format == Format::json}).print());
    return code;
}

int run(int argc, char** argv)
{
    CLI::App app{"hoyle settles disputes at the bridge table according to Hoyle"};
    app.name("hoyle");
    app.require_subcommand(1);
    app.set_version_flag("-V,--version", "hoyle " HOYLE_VERSION);
    int code = 0;

    JudgeRequest judge;
    std::string format = "text", color = "auto";
    CLI::App* command = app.add_subcommand("judge",
                                           "rule on the log of a session: irregularities, penalties, the score, the settlement");
    command->add_option("file", judge.files, "session logs, or folders of them; - is standard input");
    command->add_option("-j,--threads", judge.threads, "how many processors to use")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    command->add_option(
        "--laws", judge.laws,
        "the book to judge by instead of the log's own: an id or any part of its name (see hoyle laws), or a file");
    command->add_option("--with", judge.settings, "an option of the book, name=value")->allow_extra_args(false);
    std::vector<std::string> compared;
    command->add_option("--compare", compared, "A,B,...: the log under several books, told once where they agree")
        ->allow_extra_args(false)
        ->delimiter(',');
    command->add_option("--format", format, "text, json, or jsonl: a line for each thing found")
        ->check(CLI::IsMember({"text", "json", "jsonl"}));
    command->add_option("--color", color, "auto, always or never")->check(CLI::IsMember({"auto", "always", "never"}));
    command->callback([&] {
        judge.format = format_of(format);
        judge.color = color_of(color);
        if (!compared.empty()) code = compare_files(judge, compared);
        else code = run_judge(judge);
    });

    JudgeRequest audit;
    audit.audit = true;
    std::string audit_format = "text", audit_color = "auto";
    command = app.add_subcommand(
        "audit",
        "hold a written scoring block against the laws: what is wrong, the likely slip, whether it may still be put right");
    command->add_option("file", audit.files, "logs with a block in them, or folders of them; - is standard input");
    command->add_option("-j,--threads", audit.threads, "how many processors to use")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    command->add_option(
        "--laws", audit.laws,
        "the book to audit by instead of the log's own: an id or any part of its name (see hoyle laws), or a file");
    command->add_option("--with", audit.settings, "an option of the book, name=value")->allow_extra_args(false);
    command->add_option("--format", audit_format, "text, json, jsonl: a line for each thing found, or svg: a picture to print")
        ->check(CLI::IsMember({"text", "json", "jsonl", "svg"}));
    command->add_option("--output", audit.output, "the folder that pictures are written to, one for each log");
    command->add_option("--color", audit_color, "auto, always or never")->check(CLI::IsMember({"auto", "always", "never"}));
    command->callback([&] {
        audit.format = format_of(audit_format);
        audit.color = color_of(audit_color);
        code = run_judge(audit);
    });

    ScoreRequest score;
    std::string score_format = "text";
    score.laws = "portland-1904";
    command = app.add_subcommand("score", "score one hand: hoyle score hearts, nine tricks, doubled, four honours in one hand");
    command->add_option("words", score.words, "the hand in words")->required();
    command->add_option("--laws", score.laws, "the book to score by: an id or any part of its name, or a file")
        ->capture_default_str();
    command->add_option("--with", score.options, "an option of the book, name=value")->allow_extra_args(false);
    command->add_option("--format", score_format, "text or json")->check(CLI::IsMember({"text", "json"}));
    command->callback([&] {
        score.json = score_format == "json";
        score.color = wants_color(Color::automatic);
        code = run_score(score);
    });

    CiteRequest cite;
    std::string cite_format = "text", cite_color = "auto";
    command = app.add_subcommand("cite", "the law on what is told in everyday words: hoyle cite dealer led from the wrong hand");
    command->add_option("words", cite.words, "what happened, or a question; - is standard input");
    command->add_option("--from", cite.from,
                        "a file with a description a line (- is standard input): --format jsonl answers each");
    command->add_option("--laws", cite.laws, "the books to ask, A,B,...; without it all of them")
        ->allow_extra_args(false)
        ->delimiter(',');
    command->add_option("--with", cite.settings, "an option of the books, name=value")->allow_extra_args(false);
    command->add_option("--format", cite_format, "text, json, or jsonl: a line for each description")
        ->check(CLI::IsMember({"text", "json", "jsonl"}));
    command->add_option("--color", cite_color, "auto, always or never")->check(CLI::IsMember({"auto", "always", "never"}));
    command->add_flag("--ask", cite.ask, "put the questions that decide, one at a time");
    command->callback([&] {
        cite.format = format_of(cite_format);
        cite.color = color_of(cite_color);
        code = run_cite(cite);
    });

    LawRequest law;
    command = app.add_subcommand("law", "a law, a clause, a topic, a reading: what it says, and what the other codes say");
    command->add_option("what", law.words,
                        "a book and a law (portland 91, 90-I, 89-98), a law (S II), a topic (revoke), a reading (R27), advice; "
                        "nothing: what there is");
    command->add_option("--laws", law.laws, "the book: an id, a part of its name (see hoyle laws) or a file");
    command->add_option("--text", law.text, "a text of the printed code: its very words beside ours");
    command->add_flag("--alone", law.alone, "without its counterparts in other books");
    std::string law_format = "text";
    command->add_option("--format", law_format, "text or json")->check(CLI::IsMember({"text", "json"}));
    command->callback([&] {
        law.json = law_format == "json";
        code = answer_law(law).print();
    });

    CheckRequest check;
    CLI::App* laws = app.add_subcommand("laws", "the books of laws");
    laws->require_subcommand(0, 1);
    CLI::App* checks = laws->add_subcommand("check", "prove books: every combination of facts has exactly one answer");
    checks->add_option("book", check.books, "ids, parts of names, files or folders; without any, all the books hoyle has");
    checks->callback([&] { code = run_laws_check(check); });
    DiffRequest diff;
    CLI::App* diffs = laws->add_subcommand("diff", "what two books rule differently, in words");
    diffs->add_option("books", diff.books, "two books: ids, parts of names or files")->required()->expected(2);
    diffs->callback([&] { code = answer_laws_diff(diff).print(); });
    CoverageRequest coverage;
    CLI::App* covers = laws->add_subcommand("coverage", "every law: whether it rules, and which cases expect it or nearly do");
    covers->add_option("book", coverage.books, "ids, parts of names, files or folders; without any, all the books hoyle has");
    covers->add_option("--cases", coverage.cases,
                       "a folder of logs that say what they expect; without it `cases`, where there is one");
    covers->add_option("--format", coverage.format, "text, json, markdown (law by law, as a document) or index (of the cases)")
        ->check(CLI::IsMember({"text", "json", "markdown", "index"}));
    covers->callback([&] { code = answer_laws_coverage(coverage).print(); });
    laws->add_subcommand("list", "the books there are")->callback([&] { code = answer_laws_list().print(); });
    laws->callback([&] {
        if (laws->get_subcommands().empty()) code = answer_laws_list().print();
    });

    MergeRequest merge;
    std::string merge_format = "jsonl";
    command = app.add_subcommand(
        "merge", "put reports in lines (judge --format jsonl) together: one report, as a single run would have given it");
    command->add_option("file", merge.files, "the reports; - is standard input");
    command->add_option("--format", merge_format, "jsonl, or json: one document")->check(CLI::IsMember({"jsonl", "json"}));
    command->callback([&] {
        merge.format = format_of(merge_format);
        code = run_merge(merge);
    });

    TellRequest tell;
    command = app.add_subcommand("tell", "tell a dispute by answering questions, a few at a time, and have it judged");
    command->add_option("--write", tell.write, "the file that the log is written to");
    command->callback([&] { code = run_tell(tell); });

    command = app.add_subcommand("mcp", "a server for assistants (Model Context Protocol), on standard input and output");
    command->callback([&] { code = run_mcp(HOYLE_VERSION); });

    FmtRequest fmt;
    command = app.add_subcommand("fmt", "print a session log in its canonical form");
    command->add_option("file", fmt.files, "session logs, or folders of them; - is standard input");
    CLI::Option* check_only = command->add_flag("--check", fmt.check, "only name the logs that are not in that form");
    command->add_flag("--in-place", fmt.in_place, "write that form over the logs")->excludes(check_only);
    command->callback([&] { code = run_fmt(fmt); });

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
    return std::cout ? code : refuse("what was to be shown could not be written");
}

}  // namespace

int main(int argc, char** argv)
{
    std::ios::sync_with_stdio(false);
    try {
        return all_written(run(argc, argv));
    } catch (const std::exception& error) {
        std::cerr << "hoyle: " << error.what() << '\n';
        return 2;
    }
}

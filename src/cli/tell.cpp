// hoyle tell: a dispute told by answering questions, in a terminal or line by line.

#include "cli/commands.hpp"
#include "cli/input_line.hpp"
#include "cli/open_file.hpp"
#include "source/fit_to_print.hpp"
#include "source/text.hpp"
#include "tell/telling.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

namespace hoyle::cli {
namespace {

using tell::Question;

void put(const Question& question)
{
    std::cout << '\n' << question.asks << '\n';
    for (std::size_t i = 0; i < question.answers.size(); ++i) std::cout << fmt::format("  {}  {}\n", i + 1, question.answers[i]);
    if (question.wants == Question::Wants::card) std::cout << "  such as SA or H10; ? if nobody knows\n";
    std::cout << "> " << std::flush;
}

/// What the last answer has put into the log, set off from the questions.
void show(const std::string& before, const std::string& log)
{
    if (!log.starts_with(before)) return;
    for (std::size_t at = before.size(); at < log.size();) {
        const std::size_t end = log.find('\n', at);
        std::cout << "        | " << printable(std::string_view(log).substr(at, end - at)) << '\n';
        at = end + 1;
    }
}

std::string wanted(const Question& question)
{
    switch (question.wants) {
    case Question::Wants::card: return "a card such as SA or H10, or ?";
    case Question::Wants::number: return fmt::format("a number from {} to {}", question.least, question.most);
    case Question::Wants::choice: return fmt::format("a number from 1 to {}", question.answers.size());
    }
    return {};
}

/// The last answer, and lines told after it, taken away.
void take_back(std::vector<tell::Said>& said)
{
    while (!said.empty() && said.back().is_line) said.pop_back();
    if (!said.empty()) said.pop_back();
}

/// Takes what was said at this question: an answer, or a line of the log; else says what was wanted.
void hear(const Question& question, const std::string& line, std::vector<tell::Said>& said)
{
    if (const auto answer = tell::understood(question, line)) {
        said.push_back(*answer);
        return;
    }
    const tell::Line told = tell::line_of_log(line);
    if (told.why.empty()) said.push_back(told.said);
    else
        std::cout << fmt::format(
            "`{}` is no answer here ({}), and as a line of the log: {}\nb goes back, l shows the log, q quits\n",
            printable(line, 60), wanted(question), told.why);
}

enum class End { told, quit, no_more };

End ask(std::vector<tell::Said>& said, std::string& log)
{
    for (;;) {
        const tell::Stage stage = tell::stage(said);
        show(log, stage.log);
        log = stage.log;
        if (!stage.question) return End::told;
        put(*stage.question);
        std::string line;
        if (next_line(std::cin, line, longest_typed) != Line::whole) return End::no_more;
        line = line.substr(0, line.find('\r')).substr(0, 1000);
        if (line == "q" || line == "quit") return End::quit;
        if (line == "l" || line == "log") std::cout << printable("the log so far:") << '\n' << log;
        else if (line == "b" || line == "back") take_back(said);
        else hear(*stage.question, line, said);
    }
}

/// Why a file could not be written to; empty: it could. What stands in it stays, and it is not made by that.
std::string why_not_writable(const std::string& file)
{
    std::error_code none;
    const bool there = std::filesystem::exists(file, none);
    const OpenFile opened(::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
    if (opened.number() < 0) return std::generic_category().message(errno);
    if (!there) std::filesystem::remove(file, none);
    return {};
}

bool write(const std::string& name, const std::string& log)
{
    std::ofstream file(name, std::ios::binary);
    Door door(file);
    file << tell::canonical_log(log) << std::flush;
    return file.good();
}

}  // namespace

int run_tell(const TellRequest& request)
{
    const std::string where = printable(request.write);
    if (const std::string why = request.write.empty() ? "" : why_not_writable(request.write); !why.empty())
        return refuse(where + ": the log could not be written there: " + why);
    std::cout
        << "Answer by number or in words. b goes back, l shows the log, q quits. Whatever else happened may be told at any\n"
           "moment as a line of the log, such as `E asks W about hearts`.\n";
    std::vector<tell::Said> said;
    std::string log;
    const End end = ask(said, log);
    if (end == End::quit) return 0;
    int code = 0;
    const bool kept = request.write.empty() || write(request.write, log);
    if (!kept) code = refuse(where + ": the log could not be written there; here it is");
    if (end == End::no_more) {
        std::cout << "\nnothing more was answered; the log so far:\n" << log;
        return std::max(code, 1);
    }
    if (!kept) std::cout << '\n' << tell::canonical_log(log);
    std::cout << '\n' << tell::ruling(log);
    return code;
}

}  // namespace hoyle::cli

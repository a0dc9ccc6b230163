#include "cli/judge_compare.hpp"

#include "api/story.hpp"
#include "cli/log_files.hpp"
#include "examine.hpp"
#include "lawbook/find_book.hpp"
#include "report/compare_reports.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <filesystem>

namespace hoyle::cli {
namespace {

using Setting = std::pair<std::string, std::string>;

std::vector<Setting> settings_of(const CompareRequest& request, const std::vector<lawbook::FoundBook>& books, Answer& answer)
{
    std::vector<Setting> out;
    for (const std::string& setting : request.settings) {
        const auto equals = setting.find('=');
        const std::string name = setting.substr(0, equals);
        if (equals == std::string::npos || equals == 0 || equals + 1 == setting.size())
            answer.refuse("`" + printable(setting, 60) + "`: an option is written name=value, such as take-limit=notional");
        else if (std::none_of(books.begin(), books.end(),
                              [&](const lawbook::FoundBook& each) { return each.book->find_setting(name) != nullptr; }))
            answer.refuse("none of these books has an option `" + printable(name, 60) + "`");
        else out.emplace_back(name, setting.substr(equals + 1));
    }
    return out;
}

report::Judged judge(const std::string& text, api::Story& story, const std::string& file, ExamineOptions options)
{
    report::Judged judged{options.laws};
    log::Reader reader(file == "-" ? "standard input" : file, story.translated(log::from_memory(text)));
    options.file = file;
    options.working = false;
    judged.summary = examine(reader, options, judged);
    return judged;
}

report::Judged judge_under(const std::string& text, api::Story& story, const CompareRequest& request, const std::string& asked,
                           const lawbook::FoundBook& book, const std::vector<Setting>& settings)
{
    ExamineOptions options;
    options.laws = book.own ? asked : std::string(book.book->id);
    for (const Setting& setting : settings)
        if (book.book->find_setting(setting.first)) options.settings.push_back(setting);
    report::Judged judged = judge(text, story, request.file, std::move(options));
    judged.book = std::string(book.book->id);
    return judged;
}

}  // namespace

namespace {

Answer compared(const CompareRequest& request, api::Story& story)
{
    Answer answer;
    std::vector<lawbook::FoundBook> books;
    for (const std::string& name : request.books) {
        books.push_back(lawbook::find_book(name));
        for (const std::string& line : books.back().why) answer.refuse(line);
    }
    if (answer.code == 0 && books.size() < 2) answer.refuse("two codes or more are compared: --compare portland,american-1907");
    if (answer.code) return answer;
    const std::vector<Setting> settings = settings_of(request, books, answer);
    if (answer.code) return answer;

    std::vector<report::Judged> judged;
    const std::string text = read_whole(*open_log({request.file, request.file}));  // every code reads it anew
    for (std::size_t i = 0; i < books.size(); ++i)
        judged.push_back(judge_under(text, story, request, request.books[i], books[i], settings));
    for (const report::Judged& each : judged) {
        const bool unread = std::any_of(each.findings.begin(), each.findings.end(),
                                        [](const Finding& one) { return one.family == Family::syntax; });
        if (unread || !each.summary.could_read) answer.code = 2;
        else if (!each.findings.empty() && answer.code == 0) answer.code = 1;
    }
    const std::string name = request.file == "-" ? "standard input" : request.file;
    answer.output = request.json ? report::compare_json(name, judged) : report::compare_text(name, judged);
    return answer;
}

Answer answer_of(const CompareRequest& request, api::Story& story)
{
    try {
        return compared(request, story);
    } catch (const std::exception& error) {
        Answer answer;
        answer.refuse(printable(request.file) + ": " + why_not_read(error));
        return answer;
    }
}

}  // namespace

Answer answer_judge_compare(const CompareRequest& request)
{
    api::Story story;
    return answer_of(request, story);
}

namespace {

bool rule_alike(const std::vector<report::Judged>& both)
{
    const report::Compared compared = report::compare(both);
    const auto one = [](const report::PointCompared& each) { return each.voices.size() <= 1; };
    return std::all_of(compared.findings.begin(), compared.findings.end(), [](const auto& each) { return each.agreed; }) &&
           std::all_of(compared.deals.begin(), compared.deals.end(), one) &&
           std::all_of(compared.rubbers.begin(), compared.rubbers.end(), one);
}

/// The codes of bridge, and a revision of one of them where it rules otherwise on this log.
std::vector<std::string> codes_that_part(const std::string& text, api::Story& story, const std::string& file)
{
    std::vector<std::string> out;
    for (const lawbook::Book* code : lawbook::codes_of(terms::Game::bridge)) {
        out.emplace_back(code->id);
        for (const lawbook::Book& revision : lawbook::shipped()) {
            if (revision.extends != code->id) continue;
            std::vector<report::Judged> both;
            for (const std::string_view id : {code->id, revision.id}) {
                ExamineOptions options;
                options.laws = std::string(id);
                both.push_back(judge(text, story, file, std::move(options)));
                both.back().book = std::string(id);
            }
            if (!rule_alike(both)) out.emplace_back(revision.id);
        }
    }
    return out;
}

}  // namespace

std::optional<Answer> answer_under_each_code(const std::string& file, api::Story& story)
{
    constexpr std::uintmax_t longest = 1 << 18;
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none) || std::filesystem::file_size(file, none) > longest) return std::nullopt;
    CompareRequest request{file, {}, {}, false};
    try {
        const std::string text = read_whole(*open_log({file, file}));
        if (text.starts_with("laws ") || text.find("\nlaws ") != text.npos) return std::nullopt;
        if (!judge(text, story, file, {}).summary.no_laws) return std::nullopt;
        request.books = codes_that_part(text, story, file);
    } catch (const std::exception&) {
        return std::nullopt;  // the ordinary way says why
    }
    Answer answer = answer_of(request, story);
    if (answer.output.empty()) return answer;
    answer.output = "It is not told by which laws the table played. Here is what the codes of bridge\n"
                    "make of it, told once where they agree; a line such as `laws portland-1904`\n"
                    "decides.\n\n" +
                    answer.output;
    answer.code = 2;  // what is wanted is not in the log
    return answer;
}

}  // namespace hoyle::cli

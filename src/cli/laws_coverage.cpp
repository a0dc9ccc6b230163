#include "cli/laws_coverage.hpp"

#include "coverage/coverage.hpp"
#include "lawbook/find_book.hpp"
#include "report/coverage.hpp"
#include "source/text.hpp"

#include <filesystem>

namespace hoyle::cli {
namespace {

/// The books asked for, or all there are; `kept` keeps those read from a file.
std::vector<const lawbook::Book*> books_of(const CoverageRequest& request, std::vector<lawbook::FoundBook>& kept, Answer& answer)
{
    std::vector<const lawbook::Book*> out;
    for (const std::string& name : request.books) {
        kept.push_back(lawbook::find_book(name));
        for (const std::string& line : kept.back().why) answer.refuse(line);
        if (kept.back()) out.push_back(kept.back().book);
    }
    if (request.books.empty())
        for (const lawbook::Book& book : lawbook::shipped()) out.push_back(&book);
    return out;
}

}  // namespace

Answer answer_laws_coverage(const CoverageRequest& request)
{
    Answer answer;
    std::vector<lawbook::FoundBook> kept;
    const auto books = books_of(request, kept, answer);
    if (answer.code) return answer;

    std::string folder = request.cases;
    if (folder.empty() && std::filesystem::is_directory("cases")) folder = "cases";
    const bool documents = request.format == "markdown" || request.format == "index";
    if (folder.empty() && documents) {
        answer.refuse("a folder of cases is wanted: --cases DIR");
        return answer;
    }
    coverage::Cases cases;
    if (!folder.empty()) cases = coverage::read_cases(folder, request.shelves);
    for (const std::string& line : cases.not_read) answer.refuse(line);
    if (!folder.empty() && cases.files.empty() && answer.code == 0)
        answer.refuse(printable(folder) + ": there is no log in it (*.hoyle)");

    std::vector<coverage::BookCovered> covered;
    for (const lawbook::Book* book : books) {
        covered.push_back(coverage::coverage_of(*book, cases));
        if (!documents && !folder.empty() && answer.code == 0 && !covered.back().complete()) answer.code = 1;
    }
    if (request.format == "json") answer.output = report::coverage_json(covered, cases);
    else if (request.format == "markdown") answer.output = report::compliance_document(covered, "../cases");
    else if (request.format == "index") answer.output = report::case_index(cases);
    else answer.output = report::coverage_text(covered, !folder.empty());
    if (folder.empty() && request.format == "text")
        answer.output += "\nno cases were looked at: `--cases DIR` names a folder of logs that say what they expect\n";
    return answer;
}

}  // namespace hoyle::cli

// hoyle laws check: proves books total and free of conflict.

#include "cli/commands.hpp"

#include "lawbook/book_file.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook/prove.hpp"
#include "report/book_findings.hpp"
#include "report/report.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>

namespace hoyle::cli {
namespace {

/// The bytes of a file that is a book; empty: of what is none, nothing is shown.
std::string bytes_of(const std::string& file)
{
    std::vector<lawbook::Mistake> none;
    const auto bytes = lawbook::read_plain_file(file, none);
    return bytes && lawbook::looks_like_book(*bytes) ? *bytes : std::string();
}

class Check {
public:
    explicit Check(report::Report& report, bool words) : report_(report), words_(words) {}

    /// `file`: where the book's own laws stand; empty: in the program.
    void prove(const lawbook::Book& book, const std::string& file)
    {
        lawbook::Proof proof = lawbook::prove(book);
        const std::string name = file.empty() ? std::string(book.id) : file;
        for (lawbook::Mistake& each : proof.objections) each.file = name;
        tell(proof.objections, name, true, book.id);
        if (!proof.objections.empty() && code == 0) code = 1;
        if (words_)
            std::cout << fmt::format(
                "{:<18} {}: {} kinds, {} points, {} rows, {} ruled and {} silent; {} laws, {} rulings, {} exceptions\n", book.id,
                proof.objections.empty() ? "proved" : fmt::format("{} objections", proof.objections.size()), proof.kinds,
                proof.points, proof.rows, proof.ruled, proof.silent, proof.laws, proof.rulings, proof.overrides);
    }

    void refuse(const lawbook::FoundBook& found, const std::string& typed)
    {
        code = 2;
        if (!found.mistakes.empty()) return tell(found.mistakes, typed, false, {});
        for (const std::string& line : found.why)
            if (words_) std::cout << line << '\n';
            else report_.failed(typed, line);
    }

    int code = 0;

private:
    /// A report for each file, one after the other; of a book without a mistake one in which nothing is found.
    void tell(const std::vector<lawbook::Mistake>& mistakes, const std::string& name, bool proof, std::string_view book)
    {
        Summary summary;
        summary.could_read = proof;
        summary.book = book;
        std::size_t i = 0;
        do {
            const std::string file = mistakes.empty() ? name : mistakes[i].file;
            const std::string bytes = bytes_of(file);
            report_.begin(file);
            const std::size_t first = i;
            for (; i < mistakes.size() && mistakes[i].file == file; ++i)
                report_.finding(report::finding_of(mistakes[i], bytes, proof));
            summary.findings = i - first;
            if (!words_) report_.end(summary);
        } while (i < mistakes.size());
    }

    report::Report& report_;
    bool words_;
};

/// Of a book in a folder the file with its laws.
std::string laws_file(const std::string& typed)
{
    std::error_code none;
    const std::filesystem::path path = typed;
    return std::filesystem::is_directory(path, none) ? (path / "laws.yaml").string() : typed;
}

}  // namespace

int run_laws_check(const CheckRequest& request)
{
    const bool json = request.format == Format::json;
    const auto document = json ? report::json(std::cout, report::Shape::array) : nullptr;
    const auto text = json ? nullptr : report::text(std::cout, {.color = wants_color(request.color), .width = terminal_width()});
    Check check(json ? static_cast<report::Report&>(*document) : *text, !json);
    if (request.books.empty())
        for (const lawbook::Book& book : lawbook::shipped()) check.prove(book, "");
    for (const std::string& name : request.books) {
        const lawbook::FoundBook found = lawbook::find_book(name);
        if (found) check.prove(*found.book, found.own ? laws_file(name) : "");
        else check.refuse(found, name);
    }
    if (json) document->finish();
    return check.code;
}

}  // namespace hoyle::cli

// docs/COMPLIANCE.md and cases/README.md: written by the build, held by a test.

#include "report/coverage.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace hoyle::report {
namespace {

using coverage::BookCovered;
using coverage::CaseFile;
using coverage::LawCovered;
using fmt::format;
using lawbook::LawClass;

/// Fit to stand in a cell of a table.
std::string cell(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        if (c == '|') out += '\\';
        out += c == '\n' ? ' ' : c;
    }
    return out;
}

/// "revoke/claimed-in-time" as a link; the first few, and how many more there are.
std::string links(const std::vector<coverage::Spot>& spots, std::string_view folder)
{
    constexpr std::size_t most = 4;
    std::string text;
    for (std::size_t i = 0; i < spots.size() && i < most; ++i) {
        const std::string name = spots[i].file.substr(0, spots[i].file.rfind('.'));
        text += format("{}[{}]({}/{})", i == 0 ? "" : ", ", name, folder, spots[i].file);
    }
    if (spots.size() > most) text += format(" and {} more", spots.size() - most);
    return text;
}

std::string readings(const LawCovered& each)
{
    std::string text;
    for (const std::string_view reading : each.role.readings) text += format("{}{}", text.empty() ? "" : ", ", reading);
    return text;
}

std::string row(const LawCovered& each, std::string_view folder)
{
    std::string cases = links(each.seen.expected, folder), near = links(each.seen.near_miss, folder);
    if (each.wants_case()) cases = "*wanting*";
    if (each.wants_near_miss()) near = "*wanting*";
    return format("| {} | {} | {} | {} | {} | {} | {} |\n", each.law->number, cell(each.law->heading),
                  lawbook::word(each.role.is), cell(each.role.how), readings(each), cases, near);
}

std::string chapter(const BookCovered& covered, std::string_view folder)
{
    const lawbook::Book& book = *covered.book;
    std::string text = format("\n## {}\n\n`{}`", book.title, book.id);
    if (!book.extends.empty()) text += format(": its other laws are those of `{}`", book.extends);
    text += format(". {} of its own: {} rule, {} define, {} are cited only.",
                   covered.laws.size() == 1 ? "One law" : format("{} laws", covered.laws.size()), covered.count(LawClass::rules),
                   covered.count(LawClass::defines), covered.count(LawClass::cite_only));
    if (const auto manners = covered.count(LawClass::etiquette)) text += format(" {} rules of etiquette.", manners);
    text += format(" Of those that rule {} have both a case and a near miss.\n\n", covered.with_both());
    text += "| law | heading | class | rules on, defines, or why it is only cited | readings | cases | near misses "
            "|\n|---|---|---|---|---|---|---|\n";
    for (const LawCovered& each : covered.laws) text += row(each, folder);
    return text;
}

/// The folder below `cases`; empty for a file that stands at the top.
std::string folder_of(const CaseFile& file)
{
    const auto slash = file.file.find('/');
    return slash == std::string::npos ? std::string() : file.file.substr(0, slash);
}

std::string words(const std::vector<std::string>& all)
{
    std::string text;
    for (const std::string& each : all) text += (text.empty() ? "" : ", ") + each;
    return text;
}

}  // namespace

std::string compliance_document(std::span<const BookCovered> books, std::string_view folder)
{
    std::string text = "# Law by law: what is ruled, what is only cited, and which case proves it\n\n"
                       "Written by the build (`cmake --build build --target documents`), from the books and from the cases; a "
                       "test holds it. A law *rules* if something\n"
                       "follows from it at the table, *defines* if other laws rest on it, and is *cited only* where nothing can "
                       "be ruled, with the reason. A case\n"
                       "expects the law by its number; a near miss is a log in which it nearly applies "
                       "([testing.md](testing.md)). The readings are told by\n"
                       "`hoyle law R27`.\n";
    for (const BookCovered& covered : books) text += chapter(covered, folder);
    return text;
}

std::string case_index(const coverage::Cases& cases)
{
    std::map<std::string, std::vector<const CaseFile*>> folders;
    for (const CaseFile& file : cases.files) folders[folder_of(file)].push_back(&file);
    std::string text = format(
        "# The cases\n\n"
        "Every log here says by its `expect` lines what the ruling must be, and has its report beside it. Written by the build "
        "(`cmake --build build\n"
        "--target documents`); a test holds it. {} logs. How near misses are marked: [docs/testing.md](../docs/testing.md).\n",
        cases.files.size());
    for (const auto& [folder, files] : folders) {
        text += format("\n## {}\n\n| case | what it shows | laws of | expects |\n|---|---|---|---|\n",
                       folder.empty() ? "in this folder" : folder);
        for (const CaseFile* file : files) {
            const std::string name = file->file.substr(file->file.rfind('/') + 1);
            text += format("| [{}]({}) | {} | {} | {} |\n", name.substr(0, name.rfind('.')), file->file, cell(file->title),
                           words(file->books), words(file->kinds));
        }
    }
    return text;
}

}  // namespace hoyle::report

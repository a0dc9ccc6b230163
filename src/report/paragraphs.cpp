#include "report/paragraphs.hpp"

#include "report/excerpt.hpp"
#include "report/page.hpp"

#include <fmt/format.h>

namespace hoyle::report {
namespace {

constexpr std::size_t text_margin = 8;

}  // namespace

std::string head(const Finding& finding, const std::string& file, const Ink& ink)
{
    const std::string title = wrapped(title_of(finding), 0, 2, ink.width);
    const Place& place = finding.where.place;
    return ink.bold(title.substr(0, title.size() - 1)) + "\n  --> " +
           ink.dim(finding.where.known() ? fmt::format("{}:{}:{}", file, place.line, place.column) : file) + '\n' +
           excerpt(finding, ink.width);
}

std::string paragraph(std::string_view label, std::string_view text, const Ink& ink)
{
    return "  " + ink.bold(std::string(label)) + std::string(text_margin - 2 - label.size(), ' ') +
           wrapped(text, text_margin, text_margin, ink.width).substr(text_margin);
}

std::string said(std::string_view label, const std::vector<Clause>& clauses, const Ink& ink)
{
    std::string out;
    for (const Clause& each : clauses) {
        out += each.mark.empty()
                   ? paragraph(label, each.text, ink)
                   : wrapped(each.mark + " " + each.text, text_margin + 2, text_margin + 3 + each.mark.size(), ink.width);
        label = "";
    }
    return out;
}

}  // namespace hoyle::report

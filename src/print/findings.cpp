#include "print/findings.hpp"

#include "source/text.hpp"
#include "source/sort.hpp"

#include <algorithm>

namespace hoyle::print {
namespace {

Quoted quoted(const Spot& spot, const std::string& label, bool proof)
{
    Quoted out;
    out.line = spot.place.line;
    const std::size_t column = spot.place.column > 0 ? spot.place.column - 1 : 0;
    out.before = characters_from(spot.line, 0, column);
    out.meant = characters_from(spot.line, column, spot.place.length);
    out.after = characters_from(spot.line, column + spot.place.length, spot.line.size());
    out.label = label;
    out.proof = proof;
    const auto blanks = std::min(out.before.find_first_not_of(' '), out.before.size());
    out.before.erase(0, blanks);
    return out;
}

}  // namespace

std::string id_of(const FindingKept& kept) { return "f-" + kept.id; }

void Findings::print(const FindingKept& kept)
{
    const Finding& finding = kept.finding;
    paper_.open(Part::finding, id_of(kept));
    paper_.heading(3, report::title_of(finding));
    quote(finding);
    std::vector<report::Clause> said = report::now_of(finding);
    if (!kept.follows.empty()) said.push_back({"This makes wrong as well:"});
    for (const std::string& each : kept.follows) said.push_back({each, "-"});
    const std::vector<report::LawSaid> laws = report::laws_said(finding);
    const bool of_log = report::law_of(finding).empty();
    clauses(finding.asks ? "Ask" : of_log ? "Log" : "Now", said);
    law(finding, laws);
    labelled("Doubt", report::doubts_of(finding));
    if (style_.explain) labelled("Why", report::explained(finding));
    paper_.close(Part::finding);
}

void Findings::quote(const Finding& finding)
{
    if (!finding.where.known()) return;
    std::vector<Quoted> lines{quoted(finding.where, finding.label, false)};
    if (finding.other.known()) lines.push_back(quoted(finding.other, finding.other_label, true));
    sort_stably(lines, [](const Quoted& a, const Quoted& b) { return a.line < b.line; });
    paper_.quote(lines);
}

void Findings::clauses(std::string_view label, const std::vector<report::Clause>& said)
{
    for (std::size_t i = 0; i < said.size();) {
        if (said[i].mark.empty()) {
            paper_.paragraph(label, words(said[i++].text));
            label = "";
            continue;
        }
        const bool choices = said[i].mark != "-";
        std::vector<Line> items;
        for (; i < said.size() && !said[i].mark.empty() && (said[i].mark != "-") == choices; ++i)
            items.push_back(words(said[i].text));
        paper_.list(choices ? List::choices : List::bullets, items);
    }
}

void Findings::law(const Finding& finding, const std::vector<report::LawSaid>& laws)
{
    if (laws.empty()) return labelled("Law", report::law_of(finding));
    Line line;
    std::string book;
    for (const report::LawSaid& each : laws) {
        const std::size_t before = static_cast<std::size_t>(&each - laws.data());
        std::string text = before == 0 ? "" : before == 1 ? ". Also " : ", ";
        if (each.law->named != book) text += each.law->named + (before == 0 ? ", " : " ");
        book = each.law->named;
        line.push_back({text + each.law->law});
        if (const std::size_t number = note(*each.law)) line.push_back({"", Run::As::plain, {}, number});
        if (!each.part.empty()) line.push_back({(before == 0 ? ": " : " (") + each.part + (before == 0 ? "" : ")")});
    }
    line.push_back({"."});
    paper_.paragraph("Law", line);
}

std::size_t Findings::note(const rulings::Cited& law)
{
    const std::string name = law.named + ", " + law.law;
    for (const Note& each : notes_)
        if (each.law == name) return each.number;
    if (law.gist.empty()) return 0;
    notes_.push_back({notes_.size() + 1, name, report::as_sentence(law.gist)});
    return notes_.size();
}

void Findings::labelled(std::string_view label, const std::vector<std::string>& sentences)
{
    for (const std::string& each : sentences) paper_.paragraph(label, words(each)), label = "";
}

}  // namespace hoyle::print

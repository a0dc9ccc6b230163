#include "report/finding_parts.hpp"

#include "lawbook/cited_law.hpp"
#include "lawbook/topics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hoyle::report {
namespace {

using fmt::format;

/// What a law is cited for; empty where it is the matter itself.
std::string part_of(const rulings::Cited& law, const Finding& finding)
{
    const auto point = terms::find_point(law.how);
    if (!point) return law.how;
    if (!terms::law_attr(*point)) return std::string(terms::part(*point));
    for (const PointShown& each : finding.points)
        if (each.point == *point) return value_of(each, finding);
    return law.how;
}

/// "90-I" is a clause of the law 90.
std::string_view number_of(std::string_view law) { return law.substr(0, law.find('-')); }

/// Of a list of clauses those that the finding cites; any other law whole.
std::string gist_cited(const Finding& finding)
{
    const rulings::Cited& first = finding.laws.front();
    std::vector<std::string_view> clauses;
    for (const rulings::Cited& law : finding.laws)
        if (const auto number = number_of(law.law); law.named == first.named && number == number_of(first.law))
            clauses.push_back(std::string_view(law.law).substr(std::min(law.law.size(), number.size() + 1)));
    return lawbook::gist_of(first.gist, clauses);
}

std::string reading_in_words(const std::string& id)
{
    for (const lawbook::Reading& reading : lawbook::readings())
        if (reading.id == id) return format("{}? {} [{}]", reading.question, reading.taken, id);
    return id;
}

}  // namespace

std::vector<LawSaid> laws_said(const Finding& finding)
{
    std::vector<LawSaid> out;
    if (is_of_log(finding) || finding.laws.empty()) return out;
    const rulings::Cited& first = finding.laws.front();
    out.push_back({&first, first.gist.empty() ? part_of(first, finding) : std::string()});
    for (std::size_t i = 1; i < finding.laws.size(); ++i) {
        const rulings::Cited& law = finding.laws[i];
        if (law.named == first.named && number_of(law.law) == number_of(first.law)) continue;  // its gist tells all of it
        const std::string part = part_of(law, finding);
        const bool again = i + 1 < finding.laws.size() && part_of(finding.laws[i + 1], finding) == part;
        out.push_back({&law, again ? std::string() : part});
    }
    return out;
}

std::vector<std::string> law_of(const Finding& finding)
{
    if (is_of_log(finding)) return {};
    if (finding.laws.empty())
        return {finding.book.empty()
                    ? std::string("None speaks of it.")
                    : format(fmt::runtime(finding.points.empty() ? "None in {} gives it." : "None: {} does not speak of it."),
                             finding.book)};
    const std::vector<LawSaid> all = laws_said(finding);
    const rulings::Cited& first = *all.front().law;
    std::vector<std::string> out{format("{}, {}: {}", first.named, first.law,
                                        as_sentence(first.gist.empty() ? part_of(first, finding) : gist_cited(finding)))};
    std::string also, book = first.named;
    for (std::size_t i = 1; i < all.size(); ++i) {
        const rulings::Cited& law = *all[i].law;
        also += (also.empty() ? "Also " : ", ") + (law.named == book ? "" : law.named + " ") + law.law;
        book = law.named;
        if (!all[i].part.empty()) also += " (" + all[i].part + ")";
    }
    if (!also.empty()) out.push_back(also + ".");
    return out;
}

std::vector<std::string> doubts_of(const Finding& finding)
{
    std::vector<std::string> out;
    std::string_view before;
    for (const DoubtShown& doubt : finding.doubts) {
        const std::string with = format("(`--with {}={}`): {}", doubt.setting, doubt.value, doubt.otherwise);
        if (doubt.reading == before) out.back().insert(out.back().rfind(". ["), format("; or {}", with));
        else if (doubt.taken.empty())
            out.push_back(
                format("{}? Here it is as your table has chosen. Otherwise {}. [{}]", doubt.question, with, doubt.reading));
        else
            out.push_back(format("{}? {} If your table holds otherwise {}. [{}]", doubt.question, as_sentence(doubt.taken), with,
                                 doubt.reading));
        before = doubt.reading;
    }
    return out;
}

namespace {

/// "still open", "used in line 21", "ended in line 24, as the pack was cut for the next deal"
std::string end_of_right(const PointShown& point)
{
    switch (*point.status) {
    case rulings::Status::open: return "still open";
    case rulings::Status::exacted: return "used" + in_line(point.ended_at);
    case rulings::Status::waived: return "let go" + in_line(point.ended_at);
    case rulings::Status::lost: return "lost" + in_line(point.ended_at);
    case rulings::Status::lapsed:
        return format("ended{}{}", in_line(point.ended_at), point.ended_past.empty() ? "" : ", as " + point.ended_past);
    default: return {};
    }
}

/// "The right of South (Burton) began in line 19 and lasts until that lead is made: used in line 21"; empty: it is none.
std::string life_of_right(const PointShown& point, const Finding& finding)
{
    if (!point.status || point.options.empty() || !finding.where.known()) return {};
    const std::string end = end_of_right(point);
    if (end.empty()) return {};
    const std::string marks = marks_in_words(point), lasts = marks.empty() ? "" : " and lasts " + marks;
    const std::string began = point.from_words.empty()
                                  ? " began" + in_line(point.began_at.known() ? point.began_at : finding.where)
                                  : " begins when " + point.from_words;
    return format("the right of {}{}{}: {}", whose(point, finding.players), began, lasts, end);
}

/// "Seen in lines 72 and 77: eldest hand; trick quitted."; empty: there are no facts.
std::string facts_seen(const Finding& finding)
{
    const std::string seen = finding.other.known() && finding.other.place.line != finding.where.place.line
                                 ? format(
                                       "Seen in lines {} and {}: ", std::min(finding.where.place.line, finding.other.place.line),
                                       std::max(finding.where.place.line, finding.other.place.line))
                                 : format("Seen{}: ", in_line(finding.where));
    const auto kind = terms::find_kind(finding.kind);
    std::string facts;
    for (const auto& [name, value] : finding.facts) {
        const auto attr = terms::find_attr(name);
        const terms::AttributeUse* const use = kind && attr ? terms::info(*kind).find(*attr) : nullptr;
        if (!use) continue;
        for (const terms::Value& each : use->values)
            if (terms::slug(each.word) == value && !each.say.empty())
                facts += (facts.empty() ? seen : "; ") + std::string(each.say.front());
    }
    return facts.empty() ? facts : facts + ".";
}

}  // namespace

std::vector<std::string> explained(const Finding& finding)
{
    std::vector<std::string> out;
    if (std::string facts = facts_seen(finding); !facts.empty()) out.push_back(std::move(facts));
    for (const PointShown& point : finding.points)
        if (std::string life = life_of_right(point, finding); !life.empty()) out.push_back(as_sentence(std::move(life)));
    // clauses of one law have its gist, which is told once
    std::set<std::string_view> told;
    if (!finding.laws.empty()) told.insert(finding.laws.front().gist);
    for (std::size_t i = 1; i < finding.laws.size(); ++i)
        if (const rulings::Cited& law = finding.laws[i]; !law.gist.empty() && told.insert(law.gist).second)
            out.push_back(format("{}, {}: {}", law.named, law.law, as_sentence(law.gist)));
    for (const std::string& turned : finding.turned) out.push_back(as_sentence("but if " + turned));
    for (const std::string& reading : finding.readings) out.push_back(reading_in_words(reading));
    return out;
}

}  // namespace hoyle::report

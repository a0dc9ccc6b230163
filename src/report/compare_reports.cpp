#include "report/compare_reports.hpp"

#include "report/finding_words.hpp"
#include "report/rows.hpp"
#include "report/words.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace hoyle::report {
namespace {

using fmt::format;
using lawbook::Verb;
using rulings::Status;

/// What one code says of one point.
struct Said {
    std::string words, status, laws;
};

Said ruling_of(const Finding& finding, const PointShown& point)
{
    Said said;
    said.laws = law_list(point.laws);
    if (point.verb == Verb::silent) {
        said.words = "no law: " + point.text;
    } else if (point.verb == Verb::is) {
        said.words = point.text;
    } else if (!is_right(point)) {
        said.words = answer_in_words(point, finding);
    } else {
        said.words = claim_in_words(point, finding);
        std::string options;
        if (point.options.size() > 1)
            for (const OptionShown& option : point.options)
                options += (options.empty() ? ": " : "; ") + option.text + (option.chosen ? " (taken)" : "");
        said.words += options;
        said.status = rulings::word(point.status);
        if (!point.ended_by.empty() && point.ended_by != said.status &&
            (point.status == Status::lapsed || point.status == Status::lost))
            said.status += ": " + point.ended_by;
    }
    return said;
}

/// A wrong figure, an entry that cannot be read: what is said of it is its heading.
Said heading_of(const Finding& finding)
{
    Said said;
    said.words = finding.heading;
    said.laws = law_list(finding.laws);
    if (finding.miscount)
        said.status = finding.miscount->stands              ? "stands as written"
                      : finding.miscount->closed_by.empty() ? "may be corrected"
                                                            : "too late";
    return said;
}

void hear(std::vector<Voice>& voices, std::size_t code, Said said)
{
    for (Voice& voice : voices)
        if (voice.words == said.words && voice.status == said.status) {
            voice.codes.push_back(code);
            voice.laws.push_back(std::move(said.laws));
            return;
        }
    voices.push_back({{code}, std::move(said.words), std::move(said.status), {std::move(said.laws)}});
}

bool same_incident(const Finding& a, const Finding& b)
{
    return a.family == b.family && a.kind == b.kind && a.where.place.line == b.where.place.line &&
           a.where.place.column == b.where.place.column && a.offender == b.offender && a.section == b.section &&
           a.hangs == b.hangs;
}

/// Of each code its finding of this incident; nullptr: it has none.
using Row = std::vector<const Finding*>;

std::vector<Row> rows_of(std::span<const Judged> judged)
{
    std::vector<Row> rows;
    for (std::size_t code = 0; code < judged.size(); ++code)
        for (const Finding& finding : judged[code].findings) {
            const auto same = [&](const Row& row) {
                if (row[code]) return false;
                return std::any_of(row.begin(), row.end(),
                                   [&](const Finding* other) { return other && same_incident(*other, finding); });
            };
            auto row = std::find_if(rows.begin(), rows.end(), same);
            if (row == rows.end()) row = rows.insert(rows.end(), Row(judged.size(), nullptr));
            (*row)[code] = &finding;
        }
    const auto line_of = [](const Row& row) {
        const auto first = std::find_if(row.begin(), row.end(), [](const Finding* each) { return each != nullptr; });
        return (*first)->where.place.line;
    };
    sort_stably(rows, [&](const Row& a, const Row& b) { return line_of(a) < line_of(b); });
    return rows;
}

std::vector<std::string> points_of(const Row& row)
{
    std::vector<std::string> points;
    for (const Finding* finding : row)
        if (finding)
            for (const PointShown& point : finding->points)
                if (std::find(points.begin(), points.end(), name_of_point(point)) == points.end())
                    points.emplace_back(name_of_point(point));
    return points;
}

PointCompared compare_point(const Row& row, const std::string& name)
{
    PointCompared out{name, {}};
    for (std::size_t code = 0; code < row.size(); ++code) {
        if (!row[code]) {
            hear(out.voices, code, {"it is no fault", "", ""});
            continue;
        }
        Said all;  // one point may have several answers, one for each thing that can be had
        for (const PointShown& point : row[code]->points) {
            if (name_of_point(point) != name) continue;
            const Said one = ruling_of(*row[code], point);
            all.words += (all.words.empty() ? "" : "; ") + one.words;
            all.status += (all.status.empty() || one.status.empty() ? "" : "; ") + one.status;
            all.laws += (all.laws.empty() || one.laws.empty() ? "" : ", ") + one.laws;
        }
        if (all.words.empty()) all.words = "not asked";
        hear(out.voices, code, std::move(all));
    }
    return out;
}

FindingCompared compare_finding(const Row& row)
{
    FindingCompared out;
    out.found = row;
    for (const Finding* finding : row)
        if (finding && !out.seen) out.seen = finding;
    for (const std::string& point : points_of(row)) out.points.push_back(compare_point(row, point));
    if (out.points.empty()) {
        PointCompared whole{"", {}};
        for (std::size_t code = 0; code < row.size(); ++code)
            hear(whole.voices, code, row[code] ? heading_of(*row[code]) : Said{"it is no fault", "", ""});
        out.points.push_back(std::move(whole));
    }
    out.agreed = std::all_of(out.points.begin(), out.points.end(),
                             [](const PointCompared& point) { return point.voices.size() == 1; });
    return out;
}

/// Rows of the score, one by one: what each code makes of the nth deal, or rubber, of the log.
template <class T> std::vector<PointCompared> compare_rows(std::span<const Judged> judged, std::vector<T> Judged::*rows,
                                                           std::string (*words)(const T&), std::string (*name)(const T&))
{
    std::vector<PointCompared> out;
    for (std::size_t i = 0;; ++i) {
        PointCompared row;
        for (std::size_t code = 0; code < judged.size(); ++code) {
            const auto& all = judged[code].*rows;
            if (i >= all.size()) continue;
            if (row.point.empty()) row.point = name(all[i]);
            hear(row.voices, code, {words(all[i]), "", ""});
        }
        if (row.voices.empty()) return out;
        out.push_back(std::move(row));
    }
}

}  // namespace

Compared compare(std::span<const Judged> judged)
{
    Compared out;
    for (const Row& row : rows_of(judged)) out.findings.push_back(compare_finding(row));
    out.deals = compare_rows<DealShown>(judged, &Judged::deals, deal_row,
                                        [](const DealShown& deal) { return format("deal {}", deal.deal); });
    out.rubbers = compare_rows<RubberShown>(judged, &Judged::rubbers, rubber_words,
                                            [](const RubberShown& rubber) { return format("rubber {}", rubber.number); });
    return out;
}

}  // namespace hoyle::report

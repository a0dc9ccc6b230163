#include "report/compare_reports.hpp"

#include <nlohmann/json.hpp>

namespace hoyle::report {
namespace {

using Value = nlohmann::ordered_json;

Value voices(const std::vector<Voice>& all, std::span<const Judged> judged, bool with_laws)
{
    Value out = Value::array();
    for (const Voice& voice : all) {
        Value books = Value::array(), laws = Value::array();
        for (const std::size_t code : voice.codes) books.push_back(judged[code].book);
        for (const std::string& law : voice.laws) laws.push_back(law);
        Value one = {{"books", std::move(books)}, {"words", voice.words}};
        if (with_laws) {
            one["status"] = voice.status.empty() ? Value(nullptr) : Value(voice.status);
            one["laws"] = std::move(laws);
        }
        out.push_back(std::move(one));
    }
    return out;
}

Value points(const std::vector<PointCompared>& all, std::span<const Judged> judged)
{
    Value out = Value::array();
    for (const PointCompared& point : all)
        out.push_back({{"point", point.point.empty() ? Value(nullptr) : Value(point.point)},
                       {"agreed", point.voices.size() == 1},
                       {"rulings", voices(point.voices, judged, true)}});
    return out;
}

Value rows(const std::vector<PointCompared>& all, std::span<const Judged> judged)
{
    Value out = Value::array();
    for (const PointCompared& row : all)
        out.push_back({{"of", row.point}, {"agreed", row.voices.size() == 1}, {"outcomes", voices(row.voices, judged, false)}});
    return out;
}

Value finding(const FindingCompared& each, std::span<const Judged> judged)
{
    const Finding& seen = *each.seen;
    const Place& place = seen.where.place;
    return {{"family", std::string(word(seen.family))},
            {"kind", seen.kind},
            {"heading", seen.heading},
            {"deal", seen.deal ? Value(seen.deal) : Value(nullptr)},
            {"trick", seen.trick ? Value(seen.trick) : Value(nullptr)},
            {"offender", seen.offender ? Value(std::string(1, letter_of(*seen.offender))) : Value(nullptr)},
            {"where", seen.where.known() ? Value{{"line", place.line}, {"column", place.column}, {"length", place.length}}
                                         : Value(nullptr)},
            {"agreed", each.agreed},
            {"points", points(each.points, judged)}};
}

}  // namespace

std::string compare_json(const std::string& file, std::span<const Judged> judged)
{
    const Compared compared = compare(judged);
    Value books = Value::array(), findings = Value::array();
    for (const Judged& each : judged) books.push_back(each.book);
    for (const FindingCompared& each : compared.findings) findings.push_back(finding(each, judged));
    const Value out = {{"hoyle", 1},
                       {"file", printable(file)},
                       {"title", judged[0].summary.title.empty() ? Value(nullptr) : Value(judged[0].summary.title)},
                       {"compared", std::move(books)},
                       {"findings", std::move(findings)},
                       {"deals", rows(compared.deals, judged)},
                       {"rubbers", rows(compared.rubbers, judged)}};
    return out.dump(2) + '\n';
}

}  // namespace hoyle::report

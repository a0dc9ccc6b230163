#include "report/coverage.hpp"

#include <nlohmann/json.hpp>

namespace hoyle::report {
namespace {

using Value = nlohmann::ordered_json;

Value spots(const std::vector<coverage::Spot>& all)
{
    Value out = Value::array();
    for (const coverage::Spot& spot : all) out.push_back({{"file", spot.file}, {"line", spot.line}});
    return out;
}

Value law(const coverage::LawCovered& each)
{
    Value kinds = Value::array();
    for (const terms::Kind kind : each.role.kinds) kinds.push_back(std::string(terms::info(kind).slug));
    Value readings = Value::array();
    for (const std::string_view reading : each.role.readings) readings.push_back(std::string(reading));
    return {{"law", std::string(each.law->number)},
            {"heading", std::string(each.law->heading)},
            {"class", std::string(lawbook::word(each.role.is))},
            {"how", each.role.how},
            {"kinds", std::move(kinds)},
            {"readings", std::move(readings)},
            {"expected", spots(each.seen.expected)},
            {"near_misses", spots(each.seen.near_miss)},
            {"wanting_case", each.wants_case()},
            {"wanting_near_miss", each.wants_near_miss()}};
}

}  // namespace

std::string coverage_json(std::span<const coverage::BookCovered> books, const coverage::Cases& cases)
{
    Value out = {{"hoyle", 1}, {"cases", cases.files.size()}, {"books", Value::array()}, {"not_read", cases.not_read}};
    for (const coverage::BookCovered& covered : books) {
        Value laws = Value::array();
        for (const coverage::LawCovered& each : covered.laws) laws.push_back(law(each));
        Value extends = covered.book->extends.empty() ? Value(nullptr) : Value(std::string(covered.book->extends));
        out["books"].push_back({{"book", std::string(covered.book->id)},
                                {"title", std::string(covered.book->title)},
                                {"extends", std::move(extends)},
                                {"complete", covered.complete()},
                                {"laws", std::move(laws)}});
    }
    return out.dump(2) + '\n';
}

}  // namespace hoyle::report

#include "report/coverage.hpp"
#include "report/json_writer.hpp"

namespace hoyle::report {
namespace {

void spot(JsonWriter& json, const coverage::Spot& spot)
{
    json.object([&] {
        json.field("file", spot.file);
        json.field("line", spot.line);
    });
}

void law(JsonWriter& json, const coverage::LawCovered& each)
{
    const auto write_spot = [&](const coverage::Spot& of) { spot(json, of); };
    json.object([&] {
        json.field("law", each.law->number);
        json.field("heading", each.law->heading);
        json.field("class", lawbook::word(each.role.is));
        json.field("how", each.role.how);
        json.array("kinds", each.role.kinds, [&](terms::Kind kind) { json.value(terms::info(kind).slug); });
        json.list("readings", each.role.readings);
        json.array("expected", each.seen.expected, write_spot);
        json.array("near_misses", each.seen.near_miss, write_spot);
        json.field("wanting_case", each.wants_case());
        json.field("wanting_near_miss", each.wants_near_miss());
    });
}

}  // namespace

std::string coverage_json(std::span<const coverage::BookCovered> books, const coverage::Cases& cases)
{
    std::string out;
    JsonWriter json(out, JsonWriter::Layout::indented);
    json.object([&] {
        json.field("hoyle", 1);
        json.field("cases", cases.files.size());
        json.array("books", books, [&](const coverage::BookCovered& covered) {
            json.object([&] {
                json.field("book", covered.book->id);
                json.field("title", covered.book->title);
                json.text_or_null("extends", covered.book->extends);
                json.field("complete", covered.complete());
                json.array("laws", covered.laws, [&](const coverage::LawCovered& each) { law(json, each); });
            });
        });
        json.list("not_read", cases.not_read);
    });
    return out + '\n';
}

}  // namespace hoyle::report

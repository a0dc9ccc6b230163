#include "pages/law_json.hpp"

#include "lawbook/cited_law.hpp"
#include "lawbook/codes_on_topic.hpp"
#include "lawbook/wording.hpp"
#include "report/json_writer.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::pages {
namespace {

using fmt::format;
using lawbook::Book;
using lawbook::Law;
using lawbook::Ruling;
using report::JsonKey;
using report::JsonWriter;
using What = LawQuestion::What;

std::string citation(const Law& law) { return format("{} {}", law.cited_as, law.number); }

/// As a report cites it and `law` opens it.
void short_law(JsonWriter& json, const Law& law)
{
    json.field("citation", citation(law));
    json.field("heading", law.heading);
    json.field("gist", law.gist);
}

/// What the ruling says, for each kind of incident and circumstances that it is for.
void rulings(JsonWriter& json, const Book& book, const std::vector<const Ruling*>& all)
{
    json.key("rulings");
    json.array([&] {
        for (const Ruling* ruling : all)
            for (const terms::Kind kind : ruling->kinds)
                json.object([&] {
                    std::string when = lawbook::offence_in_words(kind, ruling->when, book.game);
                    if (const std::string under = lawbook::settings_in_words(ruling->under); !under.empty()) when += "; " + under;
                    json.field("kind", terms::info(kind).slug);
                    json.field("when", when);
                    json.field("ruling", lawbook::ruling_in_words(book, *ruling));
                    json.field("laws", lawbook::laws_in_words(book, *ruling));
                    json.list("readings", ruling->rare->readings);
                });
    });
}

void law(JsonWriter& json, const LawAsked& asked, bool alone)
{
    const Book& book = *asked.book;
    json.object([&] {
        json.field("book", book.id);
        json.field("number", asked.law->number);
        json.text_or_null("clause", asked.clause);
        short_law(json, *asked.law);
        json.text_or_null("cite_only", asked.law->cite_only);
        json.list("see", asked.law->see);
        json.list("clauses", lawbook::clauses_of(book, *asked.law));
        rulings(json, book, lawbook::rulings_of(book, *asked.law, asked.clause));
        json.key("counterparts");
        json.array([&] {
            for (const Book& other : lawbook::shipped()) {
                if (alone || other.id == book.id || other.id == asked.law->cited_as) continue;
                for (const Law* each : lawbook::counterparts(book, *asked.law, other))
                    if (each->cited_as == other.id) json.object([&] { short_law(json, *each); });
            }
        });
    });
}

void code(JsonWriter& json, const lawbook::CodeOnTopic& code)
{
    json.object([&] {
        json.field("book", code.book->id);
        json.array("laws", code.on.laws, [&](const Law* each) { json.object([&] { short_law(json, *each); }); });
        json.array("near", code.on.near, [&](const Law* each) { json.value(citation(*each)); });
        json.array("answers", code.answers, [&](const lawbook::CodeOnTopic::Answer& answer) {
            json.object([&] {
                json.text_or_null("when", answer.situation);
                json.field("ruling", lawbook::ruling_in_words(*code.book, *answer.ruling));
                json.field("laws", lawbook::laws_in_words(*code.book, *answer.ruling));
            });
        });
    });
}

void topic_name(JsonWriter& json, const lawbook::Topic& topic)
{
    json.field("topic", topic.slug);
    json.field("heading", topic.heading);
    json.field("group", topic.group);
}

/// In full: the codes, those that rule alike in one list.
void topic(JsonWriter& json, const lawbook::Topic& topic, const Book* book)
{
    json.object([&] {
        topic_name(json, topic);
        const lawbook::OnePage page = book ? lawbook::OnePage{{{lawbook::code_on(topic, *book)}}, false, {}}
                                           : lawbook::codes_on(topic);
        json.field("compared", page.compared);
        json.array("versions", page.versions, [&](const lawbook::Version& version) {
            json.array([&] {
                for (const lawbook::CodeOnTopic& each : version) code(json, each);
            });
        });
        json.array("without", page.without, [&](const Book* each) { json.value(each->id); });
    });
}

void reading(JsonWriter& json, const lawbook::Reading& reading)
{
    json.object([&] {
        json.field("id", reading.id);
        json.field("question", reading.question);
        json.field("taken", reading.taken);
        json.list("other", reading.other);
        json.text_or_null("setting", reading.setting);
        json.list("books", reading.books);
        json.list("laws", reading.laws);
    });
}

void advice(JsonWriter& json, const lawbook::Advice& advice)
{
    json.object([&] {
        json.field("advice", advice.slug);
        json.field("heading", advice.heading);
        json.array("from", advice.from, [&](const lawbook::Advice::Said& said) {
            json.object([&] {
                json.field("book", said.book);
                json.field("gist", said.gist);
            });
        });
    });
}

void book(JsonWriter& json, const Book& book, bool with_laws)
{
    json.object([&] {
        json.field("book", book.id);
        json.field("title", book.title);
        json.field("cited_as", book.cited_as);
        json.field("year", book.year);
        json.field("game", book.game == lawbook::Game::whist ? "whist" : "bridge");
        json.text_or_null("extends", book.extends);
        json.array("settings", book.settings, [&](const lawbook::Setting& setting) {
            json.object([&] {
                json.field("name", setting.name);
                json.field("asks", setting.asks);
                json.list("values", setting.values);
                json.field("default", setting.default_value);
            });
        });
        if (!with_laws) return;
        json.array("laws", book.laws, [&](const Law& each) {
            json.object([&] {
                json.field("number", each.number);
                short_law(json, each);
            });
        });
    });
}

void topics(JsonWriter& json, const LawQuestion& question)
{
    json.field("all_words", question.all_words);
    json.array("topics", question.topics, [&](const lawbook::Topic* each) { json.object([&] { topic_name(json, *each); }); });
    json.array("advice", question.advice, [&](const lawbook::Advice* each) { advice(json, *each); });
}

/// What it is that was asked for, and all of it.
void found(JsonWriter& json, const LawRequest& request, const LawQuestion& question)
{
    const Book* of = question.book ? question.book.book : nullptr;
    switch (question.what) {
    case What::everything: return json.array("books", lawbook::shipped(), [&](const Book& each) { book(json, each, false); });
    case What::book: return json.array("books", std::array{of}, [&](const Book* each) { book(json, *each, true); });
    case What::laws: {
        const bool alone = request.alone || question.laws.size() > 1;
        return json.array("laws", question.laws, [&](const LawAsked& each) { law(json, each, alone); });
    }
    case What::reading:
        return json.array("readings", std::array{question.reading}, [&](const auto* each) { reading(json, *each); });
    case What::readings: return json.array("readings", lawbook::readings(), [&](const auto& each) { reading(json, each); });
    case What::topic: return json.array("topics", question.topics, [&](const lawbook::Topic* each) { topic(json, *each, of); });
    case What::topics: return topics(json, question);
    case What::advice: return json.array("advice", question.advice, [&](const auto* each) { advice(json, *each); });
    case What::all_advice: return json.array("advice", lawbook::advice(), [&](const auto& each) { advice(json, each); });
    case What::not_understood: return;
    }
}

}  // namespace

std::string law_json(const LawRequest& request, const LawQuestion& question)
{
    std::string out;
    JsonWriter json(out, JsonWriter::Layout::indented);
    json.object([&] {
        json.field("hoyle", 1);
        json.field("query", format("{}", fmt::join(request.words, " ")));
        found(json, request, question);
    });
    return out + "\n";
}

}  // namespace hoyle::pages

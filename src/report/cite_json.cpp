// The answer of `cite` for programs: docs/schema/cite.schema.json describes it.

#include "report/cite.hpp"

#include "report/json_writer.hpp"
#include "source/text.hpp"

#include <cmath>

namespace hoyle::report {
namespace {

using cite::Answer;
using cite::MeaningAnswer;
using terms::Word;

/// Yes and no are truth values, as in the report of a session.
void word(JsonWriter& json, Word word)
{
    if (word == Word::yes || word == Word::no) json.value(word == Word::yes);
    else json.value(terms::slug(word));
}

/// Several values are an array.
void words(JsonWriter& json, terms::Attr key, std::span<const Word> words)
{
    json.key_from(terms::slug(key));
    if (words.size() == 1) return word(json, words[0]);
    json.array([&] {
        for (const Word each : words) word(json, each);
    });
}

/// `heard`: of the first alone, what else was heard of the text.
void understood(JsonWriter& json, const std::vector<MeaningAnswer>& meanings, bool sure, const cite::Citing* heard)
{
    const MeaningAnswer& of = meanings.front();
    json.object([&] {
        json.field("kind", of.kind ? terms::info(*of.kind).slug : of.meaning.slug());
        json.field("topic", of.meaning.slug());
        json.object("facts", [&] {
            if (!of.facts) return;
            for (const terms::Condition& fact : of.facts->said) words(json, fact.attr, fact.words);
        });
        json.field("words", of.understood);
        json.field("sure", sure);
        if (!heard) return;
        json.list("unused", heard->unused);
        json.object("mended", [&] {
            for (const cite::Mended& each : heard->mended) {
                json.key_from(each.written);
                json.value(each.meant);
            }
        });
    });
}

void answer(JsonWriter& json, const Answer& answer)
{
    const auto& topic = *answer.meaning->topic;
    json.object([&] {
        json.field("book", answer.book->id);
        json.field("kind", topic.kind ? terms::info(*topic.kind).slug : topic.slug);
        json.list("laws", answer.laws);
        json.object("when", [&] {
            for (const auto& [attr, said] : answer.when) words(json, attr, said);
        });
        json.field("ruling", answer.ruling);
        json.key("worth");
        if (answer.figure)
            json.object([&] {
                json.field("points", answer.figure->points);
                json.field("working", answer.figure->working);
            });
        else json.value(nullptr);
        json.list("entitled", answer.entitled);
        json.list("options", answer.options);
        json.text_or_null("until", answer.until);
        json.field("silent", answer.silent);
        json.list("citations", answer.citations);
        json.list("readings", answer.readings);
        json.list("notes", answer.notes);
        json.field("fault", answer.matter);
    });
}

/// What is told of the faults: the first as `understood`, the others as `also`.
void faults(JsonWriter& json, const cite::Citing& citing)
{
    json.key("understood");
    if (citing.matters.empty()) json.value(nullptr);
    else understood(json, citing.matters.front(), citing.sure.front(), &citing);
    json.key("also");
    json.array([&] {
        for (std::size_t m = 1; m < citing.matters.size(); ++m) understood(json, citing.matters[m], citing.sure[m], nullptr);
    });
}

void silences(JsonWriter& json, const cite::Citing& citing)
{
    json.key("silent");
    json.array([&] {
        for (const auto& meanings : citing.matters)
            for (const Answer& silence : meanings.front().silences)
                json.object([&] {
                    json.field("book", silence.book->id);
                    json.field("why", silence.ruling);
                });
    });
}

void next_question(JsonWriter& json, const cite::Next& next)
{
    json.object("next", [&] {
        json.key("asks");
        if (next.question) json.value(next.question->asks);
        else json.value(nullptr);
        json.list("answers", next.question ? next.question->answers : std::vector<std::string>());
        json.array("rulings", next.rulings, [&](const Answer* each) { answer(json, *each); });
    });
}

/// `number`: of a description among several; 0: it is the only one.
void write(JsonWriter& json, const cite::Request& request, const cite::Citing& citing, std::size_t number, const cite::Next* next)
{
    json.object([&] {
        json.field("hoyle", 1);
        if (number) json.field("line", number);
        json.field("query", printable(request.text, 4096));
        faults(json, citing);
        json.array("answers", citing.answers, [&](const Answer& each) { answer(json, each); });
        silences(json, citing);
        json.array("nearest", citing.nearest, [&](const cite::Hit& hit) {
            json.object([&] {
                json.field("book", hit.book->id);
                json.field("law", hit.law->number);
                json.field("heading", hit.law->heading);
                json.field("score", std::round(hit.score * 10) / 10);
            });
        });
        json.array("advice", citing.advice, [&](const auto* advice) { json.value(advice->slug); });
        if (next) next_question(json, *next);
    });
}

}  // namespace

std::string cite_json(const cite::Request& request, const cite::Citing& citing, const cite::Next* next)
{
    std::string out;
    JsonWriter json(out, JsonWriter::Layout::indented);
    write(json, request, citing, 0, next);
    return out + "\n";
}

std::string cite_json_line(const cite::Request& request, const cite::Citing& citing, std::size_t number)
{
    std::string out;
    JsonWriter json(out, JsonWriter::Layout::compact);
    write(json, request, citing, number, nullptr);
    return out + "\n";
}

}  // namespace hoyle::report

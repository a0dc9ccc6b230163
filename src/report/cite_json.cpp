// The answer of `cite` for programs: docs/schema/cite.schema.json describes it.

#include "report/cite.hpp"

#include "source/text.hpp"

#include <nlohmann/json.hpp>

#include <cmath>

namespace hoyle::report {
namespace {

using Value = nlohmann::ordered_json;
using cite::Answer;
using cite::MeaningAnswer;
using terms::Word;

/// Yes and no are truth values, as in the report of a session; several values an array.
Value word_value(Word word)
{
    if (word == Word::yes) return true;
    if (word == Word::no) return false;
    return terms::slug(word);
}

Value words_value(std::span<const Word> words)
{
    if (words.size() == 1) return word_value(words[0]);
    Value all = Value::array();
    for (Word word : words) all.push_back(word_value(word));
    return all;
}

Value understood_value(const std::vector<MeaningAnswer>& meanings, bool sure)
{
    const MeaningAnswer& of = meanings.front();
    Value value{{"kind", of.kind ? terms::info(*of.kind).slug : of.meaning.slug()}, {"topic", of.meaning.slug()}, {"facts", Value::object()}};
    if (of.facts)
        for (const terms::Condition& fact : of.facts->said) value["facts"][std::string(terms::slug(fact.attr))] = words_value(fact.words);
    value["words"] = of.understood;
    value["sure"] = sure;
    return value;
}

Value answer_value(const Answer& answer)
{
    const auto& topic = *answer.meaning->topic;
    Value value{{"book", answer.book->id}, {"kind", topic.kind ? terms::info(*topic.kind).slug : topic.slug}, {"laws", answer.laws}, {"when", Value::object()}};
    for (const auto& [attr, words] : answer.when) value["when"][std::string(terms::slug(attr))] = words_value(words);
    value["ruling"] = answer.ruling;
    value["worth"] = answer.worth ? Value{{"points", answer.worth->points}, {"working", answer.worth->working}} : Value(nullptr);
    value["entitled"] = answer.entitled;
    value["options"] = answer.options;
    value["until"] = answer.until.empty() ? Value(nullptr) : Value(answer.until);
    value["silent"] = answer.silent;
    value["citations"] = answer.citations;
    value["readings"] = answer.readings;
    value["notes"] = answer.notes;
    value["fault"] = answer.matter;
    return value;
}

}  // namespace

std::string cite_json(const cite::Request& request, const cite::Citing& citing)
{
    Value out{{"hoyle", 1}, {"query", printable(request.text, 4096)}};
    out["understood"] = nullptr;
    if (!citing.matters.empty()) {
        out["understood"] = understood_value(citing.matters.front(), citing.sure.front());
        out["understood"]["unused"] = citing.unused;
        out["understood"]["mended"] = Value::object();
        for (const cite::Mended& each : citing.mended) out["understood"]["mended"][each.written] = each.meant;
    }
    out["also"] = Value::array();
    for (std::size_t m = 1; m < citing.matters.size(); ++m) out["also"].push_back(understood_value(citing.matters[m], citing.sure[m]));
    out["answers"] = Value::array();
    for (const Answer& answer : citing.answers) out["answers"].push_back(answer_value(answer));
    out["silent"] = Value::array();
    for (const auto& meanings : citing.matters)
        for (const Answer& silence : meanings.front().silences) out["silent"].push_back({{"book", silence.book->id}, {"why", silence.ruling}});
    out["nearest"] = Value::array();
    for (const cite::Hit& hit : citing.nearest)
        out["nearest"].push_back({{"book", hit.book->id}, {"law", hit.law->number}, {"heading", hit.law->heading}, {"score", std::round(hit.score * 10) / 10}});
    out["advice"] = Value::array();
    for (const auto* advice : citing.advice) out["advice"].push_back(advice->slug);
    return out.dump(2, ' ', false, Value::error_handler_t::replace) + "\n";
}

}  // namespace hoyle::report

#include "api/methods.hpp"

#include "source/trouble.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <exception>

namespace hoyle::api {
namespace {

using Type = Parameter::Type;
using Json = nlohmann::ordered_json;

constexpr std::string_view book_about = "the code of laws: an id or any part of its name (portland-1904, american-1907, whist)";
constexpr Parameter with{"with", Type::settings, false, "options of the code that the table plays, by name"};
constexpr Parameter as_text{"text", Type::flag, false, "true: the report for people as well"};
constexpr Parameter as{
    "as", Type::name, false,
    "html: the report drawn as well, to be put into a page (`html`, with its style sheet, `css`); md: as Markdown"};
constexpr Parameter deal{"deal", Type::name, false,
                         "of `as`: the `deal_key` of a deal, which is drawn alone, whatever is found in it"};
constexpr Parameter tables{"tables", Type::flag, false,
                           "true: what a page draws as well: hands, tricks and their places in the log, the block row by row, "
                           "the sentences of the report, the lines that use a right"};

const std::vector<Method>& all()
{
    static const std::vector<Method> list{
        {"judge",
         "Rules on the log of a bridge session of 1894-1908: irregularities, who may claim what and until when, what each choice "
         "is worth, the score. The log tells only what is known, in the language of hoyle://language, and names its code of laws "
         "unless `laws` does. Lines that cannot be read are told with a form that works: mend them and ask again.",
         {{"log", Type::text, true, "the log of the session, as text"},
          {"laws", Type::name, false, book_about},
          with,
          {"compare", Type::names, false, "two codes or more: the log under each, told once where they agree"},
          {"name", Type::text, false, "what the report calls the log"},
          tables,
          as,
          deal,
          as_text},
         R"({"log": "laws portland-1904\ndeal 1 by S\n  S makes hearts\n  W leads HK\n"})",
         judge},
        {"cite",
         "The law on what happened, or a question of law, told in everyday words: the rulings with the laws that give them, for "
         "each circumstance that decides. Tell one irregularity at a time and who did it (dealer, dummy, eldest hand, third "
         "hand, adversary); for a dispute with cards in it, write a log and use judge.",
         {{"words", Type::text, true, "what happened, or the question, in at most 4000 characters"},
          {"laws", Type::names, false, "the codes to ask; without it all of them"},
          with,
          {"choices", Type::numbers, false,
           "to be asked what decides, one question at a time (`next`): the answers given so far, each by its place among those "
           "offered, from 0; [] asks the first"},
          as_text},
         R"({"words": "dealer led from the wrong hand and second hand has played", "laws": "portland-1904"})",
         cite},
        {"law",
         "A law, a clause or a range of laws as reports cite them (portland-1904 91, 90-I, 89-98), a topic in all codes side by "
         "side (revoke, lead out of turn), the laws of a code (portland-1904), or advice. The gists are our words for the law.",
         {{"what", Type::text, true, "a law, a topic or a code"},
          {"laws", Type::name, false, book_about},
          {"alone", Type::flag, false, "true: without the laws of other codes on the same matter"},
          as_text},
         R"({"what": "portland-1904 91"})",
         law},
        {"reading",
         "A reading: what is taken where a code is silent or doubtful, and what else might be. Rulings name those they rest on.",
         {{"what", Type::text, true, "R27, or readings: all of them"}, as_text},
         R"({"what": "R27"})",
         reading},
        {"score",
         "One hand told in words, scored: trumps, tricks, doubling, honours; a revoke with what was chosen for it.",
         {{"words", Type::text, true, "the hand in words, in any order"}, {"laws", Type::name, false, book_about}, with, as_text},
         R"({"words": "hearts, nine tricks, doubled, four honours in one hand"})",
         score},
        {"audit",
         "Holds a written scoring block (the lines behind `block` in a log) against the laws: each wrong figure once, the likely "
         "slip, what follows from it, and whether it may still be put right.",
         {{"log", Type::text, true, "a log with a block in it, as text"},
          {"laws", Type::name, false, book_about},
          with,
          {"name", Type::text, false, "what the report calls the log"},
          tables,
          as,
          deal,
          as_text},
         R"({"log": "laws portland-1904\nblock\n  game\n    We 24 | 16\n    They 8 | 0\n"})",
         audit},
        {"fmt",
         "A log in its canonical form, and the lines that cannot be read: to try a log before it is judged.",
         {{"log", Type::text, true, "the log, as text"}},
         R"({"log": "laws portland-1904\ndeal 1 by S\nSouth passes\nNorth makes it hearts\n"})",
         fmt},
        {"laws", "The codes of laws there are: their ids, and the options each leaves to the table.", {}, "{}", laws},
    };
    return list;
}

Json type_of(Type type)
{
    switch (type) {
    case Type::text:
    case Type::name: return {{"type", "string"}};
    case Type::flag: return {{"type", "boolean"}};
    case Type::names: return {{"type", "array"}, {"items", {{"type", "string"}}}};
    case Type::numbers: return {{"type", "array"}, {"items", {{"type", "integer"}, {"minimum", 0}, {"maximum", 999}}}};
    case Type::settings: return {{"type", "object"}, {"additionalProperties", {{"type", Json::array({"string", "integer"})}}}};
    }
    return {};
}

}  // namespace

std::span<const Method> methods() { return all(); }

const Method* find_method(std::string_view name)
{
    const auto at = std::find_if(all().begin(), all().end(), [&](const Method& method) { return method.name == name; });
    return at == all().end() ? nullptr : &*at;
}

Json schema_of(const Method& method)
{
    Json properties = Json::object(), wanted = Json::array();
    for (const Parameter& each : method.takes) {
        Json type = type_of(each.type);
        type["description"] = each.about;
        properties[std::string(each.name)] = std::move(type);
        if (each.wanted) wanted.push_back(each.name);
    }
    Json schema = {{"type", "object"}, {"properties", std::move(properties)}};
    if (!wanted.empty()) schema["required"] = std::move(wanted);
    schema["additionalProperties"] = false;
    return schema;
}

Reply answer(const Method& method, const Json& parameters)
{
    Reply reply;
    reply.exit = 2;
    try {
        return method.answer(Request(parameters, method.name, method.takes));
    } catch (const Refused& refused) {
        reply.error = refused.message;
    } catch (const std::exception& error) {
        reply.error = trouble(error);
    }
    return reply;
}

}  // namespace hoyle::api

// docs/schema/lawbook.schema.json, for editors: its lists are those of the vocabulary, its fields those the reader knows.
#include "lawbook_files.hpp"

#include "terms/terms.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <set>

using namespace hoyle;
using namespace hoyle::terms;
using Words = std::set<std::string>;

namespace {

const nlohmann::json& schema()
{
    static const auto parsed = [] {
        std::ifstream file(HOYLE_ROOT "/docs/schema/lawbook.schema.json");
        return nlohmann::json::parse(file);
    }();
    return parsed;
}

Words listed(const nlohmann::json& words)
{
    Words out;
    for (const auto& word : words) CHECK(out.insert(word.get<std::string>()).second);
    return out;
}

Words list(const char* definition) { return listed(schema()["definitions"][definition]["enum"]); }

Words fields(const nlohmann::json& object)
{
    Words out;
    for (const auto& [name, value] : object["properties"].items()) out.insert(name);
    return out;
}

template <class Enum> Words all(std::size_t count)
{
    Words out;
    for (std::size_t i = 0; i < count; ++i) out.insert(std::string(slug(static_cast<Enum>(i))));
    return out;
}

}  // namespace

TEST_CASE("the lists of the schema are the lists of the vocabulary")
{
    Words kinds, cards, things, figures;
    for (const KindInfo& info : all_kinds()) kinds.insert(std::string(info.slug));
    for (std::size_t i = 0; i < thing_count; ++i)
        (is_card(static_cast<Thing>(i)) ? cards : things).insert(std::string(slug(static_cast<Thing>(i))));
    for (const FigureName& figure : figure_names()) figures.insert(std::string(figure.slug));
    CHECK(list("kind") == kinds);
    CHECK(list("card") == cards);
    CHECK(list("thing") == things);
    CHECK(list("figureName") == figures);
    CHECK(list("point") == all<Point>(point_count));
    CHECK(list("role") == all<Role>(role_count));
    CHECK(list("mark") == all<Mark>(mark_count));
    CHECK(list("at") == all<At>(at_count));
    CHECK(list("atom") == all<Atom>(atom_count));
    CHECK(list("attribute") == all<Attr>(attr_count));
    CHECK(list("consult") == Words(lawbook::consult_words.begin(), lawbook::consult_words.end()));
}

TEST_CASE("procedure in the schema")
{
    const auto& keys = schema()["definitions"]["procedure"];
    CHECK(fields(keys) == all<ProcedureKey>(procedure_key_count));
    CHECK(fields(schema()["properties"]["procedure"]) == all<ProcedureKey>(procedure_key_count));
    for (std::size_t i = 0; i < procedure_key_count; ++i) {
        const auto key = static_cast<ProcedureKey>(i);
        Words values;
        for (ProcedureValue value : values_of(key)) values.insert(std::string(slug(value)));
        CHECK(listed(keys["properties"][std::string(slug(key))]["enum"]) == values);
    }
}

TEST_CASE("an option in the schema is an atom and what may be said of it")
{
    Words known = all<Atom>(atom_count);
    for (const char* modifier : {"by", "at", "until", "law", "then", "unless-consent-of", "choice", "suit", "fixed"})
        known.insert(modifier);
    CHECK(fields(schema()["definitions"]["step"]["oneOf"][1]) == known);
}

TEST_CASE("no field of the schema is unknown to the reader")
{
    test::Folder folder;
    const auto unknown = [&](const std::string& text) {
        std::string out;
        for (const std::string& line : folder.shown(lawbook::load(folder.write("club.yaml", text))))
            if (line.find("is no field of") != std::string::npos) out += line + "\n";
        return out;
    };
    const std::string head = "book: club\nextends: portland-1904\n";
    for (const std::string& field : fields(schema()))
        if (field != "book" && field != "extends") CHECK(unknown(head + field + ": x\n").empty());
    const std::vector<std::pair<const char*, std::string>> places{{"law", "laws:\n- "},
                                                                  {"ruling", "laws:\n- law: H1\n  rulings:\n  - "},
                                                                  {"common", "laws:\n- law: H1\n  common:\n    "},
                                                                  {"silence", "silent:\n- "},
                                                                  {"setting", "settings:\n  ours:\n    "}};
    for (const auto& [definition, place] : places)
        for (const std::string& field : fields(schema()["definitions"][definition]))
            CHECK(unknown(head + place + field + ": x\n").empty());
}

#include "lawbook/generate_topics.hpp"

#include "lawbook/load_fields.hpp"
#include "terms/emit.hpp"

#include <algorithm>
#include <set>

namespace hoyle::lawbook {
namespace {

using emit::enumerator;
using emit::string_literal;

class Reader {
public:
    Reader(const std::string& folder, std::span<const Book> books, std::vector<Mistake>& mistakes)
        : folder_(folder), books_(books), mistakes_(mistakes), fields_(arena_, mistakes)
    {}

    std::string source();

private:
    const Book* book(const Node& node);
    std::string laws(const Node& node, const Book& of);
    std::string conditions(const Node& node, Kind kind);
    std::vector<Kind> kinds(const Node& node);
    std::string topic(const Node& node);
    std::string reading(const Node& node);
    std::string advice(const Node& node);
    void all_stand_somewhere(const Node& root);
    Node file(const std::string& name) { return read_yaml(folder_ + "/" + name, mistakes_); }
    template <class Item> std::string list(const Node& items, std::string_view type, Item item)
    {
        std::vector<std::string> out;
        for (const Node& each : items.items) out.push_back("\n  " + item(each));
        return tables_.array(type, out);
    }
    std::string strings(const Node& node)
    {
        std::vector<std::string> out;
        for (std::string_view text : fields_.texts(node)) out.emplace_back(text);
        return tables_.strings(out);
    }

    std::string folder_;
    std::span<const Book> books_;
    std::vector<Mistake>& mistakes_;
    Arena arena_;
    Fields fields_;
    emit::Tables tables_;
    std::set<std::pair<std::string_view, std::string_view>> standing_;  ///< book and law, of those that stand in a topic
};

const Book* Reader::book(const Node& node)
{
    const auto at = std::find_if(books_.begin(), books_.end(), [&](const Book& each) { return each.id == node.text; });
    if (at != books_.end()) return &*at;
    std::vector<std::string_view> known;
    for (const Book& each : books_) known.push_back(each.id);
    fields_.unknown(node, node.text, "book", known);
    return nullptr;
}

std::string Reader::laws(const Node& node, const Book& of)
{
    std::vector<std::string> numbers;
    for (const Node* item : fields_.list(node)) {
        const std::string_view number = fields_.text(*item);
        const Law* law = of.find_law(number);
        if (!law) fields_.unknown(*item, number, "law of " + std::string(of.id));
        else standing_.emplace(of.id, law->number);
        numbers.emplace_back(number);
    }
    return tables_.counted_strings(numbers);
}

std::string Reader::conditions(const Node& node, Kind kind)
{
    std::vector<std::string> out;
    for (std::size_t i = 0; i < node.keys.size(); ++i) {
        const auto attr = terms::find_attr(node.keys[i].text);
        const terms::AttributeUse* use = attr ? terms::info(kind).find(*attr) : nullptr;
        if (!use) {
            fields_.unknown(node.keys[i], node.keys[i].text, "attribute of `" + std::string(terms::info(kind).slug) + "`");
            continue;
        }
        std::vector<std::string> words;
        for (const Node* item : fields_.list(node.items[i])) {
            const auto word = terms::find_word(fields_.text(*item));
            if (word &&
                std::any_of(use->values.begin(), use->values.end(), [&](const auto& value) { return value.word == *word; }))
                words.push_back("Word::" + enumerator(terms::slug(*word)));
            else fields_.unknown(*item, item->text, "value of `" + node.keys[i].text + "`");
        }
        out.push_back(fmt::format("{{Attr::{}, {}}}", enumerator(terms::slug(*attr)), tables_.array("Word", words)));
    }
    return tables_.array("Condition", out);
}

std::string enumerator_of(Kind kind) { return "Kind::" + enumerator(terms::info(kind).slug); }

std::vector<Kind> Reader::kinds(const Node& node)
{
    std::vector<Kind> found;
    for (const Node* item : fields_.list(node)) {
        if (const auto kind = terms::find_kind(fields_.text(*item))) found.push_back(*kind);
        else fields_.unknown(*item, item->text, "kind of incident");
    }
    return found;
}

std::string Reader::topic(const Node& node)
{
    static constexpr auto known = std::to_array<std::string_view>(
        {"topic", "heading", "group", "laws", "near", "kind", "breach", "facts"});
    fields_.check_keys(node, "a topic", known);
    std::vector<std::string> on;
    const Node& chief = node["laws"];
    const Node& near = node["near"];
    for (const Book& each : books_) {
        if (!chief[each.id] && !near[each.id]) continue;
        const std::string first = laws(chief[each.id], each), then = laws(near[each.id], each);
        on.push_back(fmt::format("{{{}, {}, {}}}", emit::literal(each.id), first, then));
    }
    for (const Node* map : {&chief, &near})
        for (const Node& key : map->keys) book(key);
    const std::vector<Kind> kind = kinds(node["kind"]), breaches = kinds(node["breach"]);
    const std::vector<Kind>& chief_kind = kind.empty() ? breaches : kind;
    const std::string facts = chief_kind.empty() ? "{}" : conditions(node["facts"], chief_kind.front());
    std::vector<std::string> broken_by;
    for (const Kind each : breaches) broken_by.push_back(enumerator_of(each));
    return fmt::format("{{{}, {}, {}, {}, {}, {}, {}}}", string_literal(fields_.required(node, "topic", "a topic")),
                       string_literal(fields_.required(node, "heading", "a topic")),
                       string_literal(fields_.required(node, "group", "a topic")), tables_.array("Topic::Laws", on),
                       kind.empty() ? "std::nullopt" : enumerator_of(kind.front()), facts, tables_.array("Kind", broken_by));
}

std::string Reader::reading(const Node& node)
{
    static constexpr auto known = std::to_array<std::string_view>(
        {"reading", "question", "taken", "other", "setting", "books", "laws"});
    fields_.check_keys(node, "a reading", known);
    return fmt::format("{{{}, {}, {}, {}, {}, {}, {}}}", string_literal(fields_.required(node, "reading", "a reading")),
                       string_literal(fields_.required(node, "question", "a reading")),
                       string_literal(fields_.required(node, "taken", "a reading")), strings(node["other"]),
                       string_literal(fields_.text(node["setting"])), strings(node["books"]), strings(node["laws"]));
}

std::string Reader::advice(const Node& node)
{
    static constexpr auto known = std::to_array<std::string_view>({"advice", "heading", "from"});
    fields_.check_keys(node, "advice", known);
    std::vector<std::string> from;
    const Node& said = node["from"];
    for (std::size_t i = 0; i < said.keys.size(); ++i) {
        book(said.keys[i]);
        from.push_back(fmt::format("{{{}, {}}}", string_literal(said.keys[i].text), string_literal(fields_.text(said.items[i]))));
    }
    return fmt::format("{{{}, {}, {}}}", string_literal(fields_.required(node, "advice", "advice")),
                       string_literal(fields_.required(node, "heading", "advice")), tables_.array("Advice::Said", from));
}

void Reader::all_stand_somewhere(const Node& root)
{
    for (const Book& each : books_)
        for (const Law& law : each.laws)
            if (law.cited_as == each.id && law.amends.empty() && !standing_.count({each.id, law.number}))
                fields_.mistake(root, fmt::format("{} {} stands in no topic", each.id, law.number));
}

std::string Reader::source()
{
    const Node topics = file("topics.yaml"), readings = file("readings.yaml"), advices = file("advice.yaml");
    const std::string topic_table = list(topics, "Topic", [&](const Node& node) { return topic(node); });
    const std::string reading_table = list(readings, "Reading", [&](const Node& node) { return reading(node); });
    const std::string advice_table = list(advices, "Advice", [&](const Node& node) { return advice(node); });
    all_stand_somewhere(topics);
    return fmt::format(
        "// Written by the build from lawbooks/topics.yaml, readings.yaml and advice.yaml. Not to be edited.\n"
        "#include \"lawbook/topics.hpp\"\n\n"
        "namespace hoyle::lawbook {{\nnamespace {{\nusing namespace std::string_view_literals;\n\n{}\n}}  // namespace\n\n"
        "std::span<const Topic> topics() {{ return {}; }}\n"
        "std::span<const Reading> readings() {{ return {}; }}\n"
        "std::span<const Advice> advice() {{ return {}; }}\n\n"
        "}}  // namespace hoyle::lawbook\n",
        tables_.definitions(), topic_table, reading_table, advice_table);
}

}  // namespace

std::string topics_source(const std::string& folder, std::span<const Book> books, std::vector<Mistake>& mistakes)
{
    return Reader(folder, books, mistakes).source();
}

}  // namespace hoyle::lawbook

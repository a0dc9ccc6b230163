#include "phrases/generate_answering.hpp"

#include "lawbook/load_yaml.hpp"
#include "terms/terms.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/core.h>

namespace hoyle::phrases {
namespace {

using lawbook::Mistake;
using lawbook::Node;

/// In the order of `Weights`.
constexpr auto weight_names = std::to_array<std::string_view>({"least-told",
                                                               "none",
                                                               "sure",
                                                               "sure-margin",
                                                               "also-told",
                                                               "instead",
                                                               "own-game",
                                                               "run-of-clauses",
                                                               "fault",
                                                               "fault-of-whole",
                                                               "fault-alone",
                                                               "usual",
                                                               "unlikely-role",
                                                               "story-line",
                                                               "story-two-lines",
                                                               "story-three-lines",
                                                               "story-whole",
                                                               "story-first",
                                                               "story-ahead",
                                                               "story-length",
                                                               "story-bias",
                                                               "story-told",
                                                               "story-told-common",
                                                               "story-asked",
                                                               "story-share",
                                                               "story-words",
                                                               "story-beside",
                                                               "story-topic",
                                                               "story-point",
                                                               "unmarked"});

class AnsweringReader {
public:
    AnsweringReader(emit::Tables& tables, std::vector<Mistake>& mistakes) : tables_(tables), mistakes_(mistakes) {}

    std::string weights(const Node& map)
    {
        for (const Node& key : map.keys)
            if (std::find(weight_names.begin(), weight_names.end(), key.text) == weight_names.end())
                mistake(key, "`" + key.text + "` is no weight");
        std::string out;
        for (std::string_view name : weight_names) {
            const Node& written = map[std::string(name)];
            double value = 0;
            const char* end = written.text.data() + written.text.size();
            if (!written.is_text()) mistake(map, "the weight `" + std::string(name) + "` is missing");
            else if (const auto read = std::from_chars(written.text.data(), end, value);
                     read.ec != std::errc() || read.ptr != end)
                mistake(written, "`" + written.text + "` is no number");
            out += fmt::format("{}{}", out.empty() ? "" : ", ", value);
        }
        return "{" + out + "}";
    }

    std::string incidental(const Node& map)
    {
        std::vector<std::string> rows;
        for (std::size_t i = 0; i < map.keys.size(); ++i) {
            const std::string told = kinds(map.items[i]);
            rows.push_back(fmt::format("\n  {{{}, {}}}", kind(map.keys[i]), told));
        }
        return tables_.array("Incidental", rows);
    }

    std::string tells_of(const Node& map)
    {
        std::vector<std::string> rows;
        for (std::size_t i = 0; i < map.keys.size(); ++i) {
            std::vector<std::string> topics;
            for (const Node& item : map.items[i].items) topics.push_back(item.text);
            rows.push_back(fmt::format("\n  {{{}, {}}}", kind(map.keys[i]), tables_.strings(topics)));
        }
        return tables_.array("TellsOf", rows);
    }

    std::string marked(const Node& map)
    {
        std::vector<std::string> rows;
        const auto add = [&](const Node& topic, const std::vector<Node>& concepts) {
            std::vector<std::string> by;
            for (const Node& each : concepts) by.push_back(each.text);
            rows.push_back(fmt::format("\n  {{{}, {}}}", emit::string_literal(topic.text), tables_.strings(by)));
        };
        for (std::size_t i = 0; i < map.keys.size(); ++i) {
            const auto& items = map.items[i].items;
            if (items.empty() || !items.front().is_list()) add(map.keys[i], items);
            else
                for (const Node& list : items) add(map.keys[i], list.items);
        }
        return tables_.array("Marked", rows);
    }

    std::string kinds(const Node& list)
    {
        std::vector<std::string> all;
        for (const Node& item : list.items) all.push_back(kind(item));
        return tables_.array("Kind", all);
    }

private:
    std::string kind(const Node& node)
    {
        if (!terms::find_kind(node.text)) mistake(node, "`" + node.text + "` is no kind of incident");
        return "Kind::" + emit::enumerator(node.text);
    }

    void mistake(const Node& at, std::string message)
    {
        mistakes_.push_back({at.file ? *at.file : "", at.line, at.column, std::move(message)});
    }

    emit::Tables& tables_;
    std::vector<Mistake>& mistakes_;
};

}  // namespace

std::string answering_source(const std::string& folder, emit::Tables& tables, std::vector<Mistake>& mistakes)
{
    const Node root = lawbook::read_yaml(folder + "/answering.yaml", mistakes);
    AnsweringReader reader(tables, mistakes);
    const std::string weights = reader.weights(root["weights"]);
    std::vector<std::string> other_faults;
    for (const Node& topic : root["other-faults"].items) other_faults.push_back(topic.text);
    const std::string incidental = reader.incidental(root["incidental"]);
    const std::string tells_of = reader.tells_of(root["tells-of"]);
    const std::string marked = reader.marked(root["marked"]);
    const std::string consequences = reader.kinds(root["consequences"]);
    return fmt::format("{{{}, {}, {}, {}, {}, {}}}", weights, incidental, tables.strings(other_faults), tells_of, marked,
                       consequences);
}

}  // namespace hoyle::phrases

#include "learn/stories.hpp"

#include "lawbook/load_yaml.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

namespace hoyle::learn {
namespace {

using lawbook::Mistake;
using lawbook::Node;

constexpr std::size_t widest = 3;  ///< lines that are classified together

struct Line {
    std::set<std::string> topics;
    std::string words;
};
using Story = std::vector<Line>;

std::set<std::string> topics_in(std::string_view list)
{
    std::set<std::string> topics;
    while (!list.empty()) {
        const auto end = std::min(list.find(", "), list.size());
        topics.emplace(list.substr(0, end));
        list.remove_prefix(std::min(end + 2, list.size()));
    }
    return topics;
}

Story story_of(const Node& node, std::vector<Mistake>& mistakes)
{
    Story story;
    for (const Node& line : node.items)
        if (line.is_text()) story.push_back({{}, line.text});
        else if (line.is_map() && line.items.size() == 1 && line.items[0].is_text())
            story.push_back({topics_in(line.keys[0].text), line.items[0].text});
        else mistakes.push_back({line.file ? *line.file : "", line.line, line.column, "a line, or its topic and the line"});
    return story;
}

/// The topics of some lines of a story; of lines that tell none `narrative`.
std::set<std::string> topics_of(const Story& story, std::size_t first, std::size_t end)
{
    std::set<std::string> topics;
    for (; first < end; ++first) topics.insert(story[first].topics.begin(), story[first].topics.end());
    if (topics.empty()) topics.emplace(narrative);
    return topics;
}

void add(const Story& story, std::size_t first, std::size_t end, std::vector<Example>& examples)
{
    std::string words;
    for (std::size_t line = first; line < end; ++line) words += story[line].words + ". ";
    for (const std::string& topic : topics_of(story, first, end)) examples.push_back({topic, words, true, true});
}

/// The lines of each incident alone.
void add_incidents(const Story& story, std::vector<Example>& examples)
{
    for (const std::string& topic : topics_of(story, 0, story.size())) {
        std::string words;
        for (const Line& line : story)
            if (line.topics.count(topic)) words += line.words + ". ";
        if (!words.empty()) examples.push_back({topic, words, true, topic == narrative});
    }
}

void add_story(const Story& story, std::vector<Example>& examples)
{
    if (story.empty()) return;
    for (std::size_t width = 1; width <= widest; ++width)
        for (std::size_t first = 0; first + width <= story.size(); ++first) {
            const std::size_t end = first + width;
            const bool tells = topics_of(story, first, end) != std::set<std::string>{std::string(narrative)};
            if (tells && story[first].topics.empty() && story[end - 1].topics.empty()) continue;  // more around it than of it
            add(story, first, end, examples);
        }
    add(story, 0, story.size(), examples);
    add_incidents(story, examples);
}

}  // namespace

std::vector<Example> read_stories(const std::string& folder, std::vector<Mistake>& mistakes)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".yaml") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Example> examples;
    for (const auto& file : files) {
        const Node root = lawbook::read_yaml(file.string(), mistakes);
        for (const Node& story : root.items) add_story(story_of(story, mistakes), examples);
    }
    return examples;
}

}  // namespace hoyle::learn

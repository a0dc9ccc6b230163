#include "learn/examples.hpp"

#include "lawbook/load_yaml.hpp"
#include "learn/stories.hpp"
#include "phrases/read_lexicon.hpp"

#include <algorithm>
#include <filesystem>

namespace hoyle::learn {

using lawbook::Mistake;
using lawbook::Node;

std::vector<Example> read_examples(const std::string& folder, std::vector<Mistake>& mistakes)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".yaml") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    std::vector<Example> examples;
    for (const auto& file : files) {
        const Node root = lawbook::read_yaml(file.string(), mistakes);
        if (!root.is_map())
            mistakes.push_back({file.string(), root.line, root.column, "topics, each with a list of phrases, are wanted here"});
        for (std::size_t i = 0; i < root.keys.size(); ++i)
            for (std::string& text : phrases::texts(root.items[i], mistakes))
                examples.push_back({root.keys[i].text, std::move(text)});
    }
    return examples;
}

std::vector<Example> read_training(const std::string& folder, std::vector<Mistake>& mistakes)
{
    auto examples = read_examples(folder + "/phrases", mistakes);
    for (Example& each : read_stories(folder + "/stories", mistakes)) examples.push_back(std::move(each));
    return examples;
}

std::set<std::string> words_of(const std::vector<Example>& examples)
{
    std::set<std::string> words;
    for (const Example& example : examples) phrases::add_words(example.text, example.of_story, words);
    return words;
}

}  // namespace hoyle::learn

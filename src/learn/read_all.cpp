#include "learn/learn.hpp"
#include "learn/stories.hpp"
#include "lawbook/load_yaml.hpp"

namespace hoyle::learn {
namespace {

void check_topics(const std::string& lawbooks, const std::string& folder, const std::vector<Example>& examples,
                  std::vector<lawbook::Mistake>& mistakes)
{
    std::set<std::string> known{"none", std::string(narrative)};
    for (const auto& node : lawbook::read_yaml(lawbooks + "/topics.yaml", mistakes).items) known.insert(node["topic"].text);
    for (const auto& node : lawbook::read_yaml(lawbooks + "/advice.yaml", mistakes).items) known.insert(node["advice"].text);
    std::set<std::string> said;
    for (const Example& example : examples)
        if (said.insert(example.topic).second && !known.count(example.topic))
            mistakes.push_back({folder, 0, 0, "`" + example.topic + "` is no topic, and no advice"});
    for (const std::string& topic : known)
        if (!said.count(topic)) mistakes.push_back({folder, 0, 0, "nobody says a phrase for `" + topic + "`"});
}

}  // namespace

Training read_all(const std::string& lawbooks, const std::string& folder, std::vector<lawbook::Mistake>& mistakes)
{
    Training training;
    training.examples = read_training(folder, mistakes);
    training.lexicon = phrases::read_words(lawbooks + "/phrases", words_of(training.examples), mistakes);
    check_topics(lawbooks, folder, training.examples, mistakes);
    return training;
}

}  // namespace hoyle::learn

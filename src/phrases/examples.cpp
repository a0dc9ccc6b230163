#include "phrases/examples.hpp"

#include "lawbook/load_yaml.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace hoyle::phrases {
namespace {

namespace fs = std::filesystem;
using lawbook::Mistake;
using lawbook::Node;

constexpr std::string_view words_file = "words.yaml", facts_file = "facts.yaml", answering_file = "answering.yaml";

void mistake(std::vector<Mistake>& mistakes, const Node& at, std::string message)
{
    mistakes.push_back({at.file ? *at.file : "", at.line, at.column, std::move(message)});
}

std::vector<std::string> texts(const Node& node, std::vector<Mistake>& mistakes)
{
    std::vector<std::string> out;
    if (!node.is_list()) mistake(mistakes, node, "a list of words or phrases is wanted here");
    for (const Node& item : node.items)
        if (item.is_text() && !item.text.empty()) out.push_back(item.text);
        else mistake(mistakes, item, "words are wanted here");
    return out;
}

/// The whole words of a text, in lower case: letters only. `names`: a capital may begin a name, which is no word.
void add_words(std::string_view text, bool names, std::set<std::string>& known)
{
    std::string word;
    bool capital = false;
    const auto keep = [&] {
        if (word.size() > 1 && !(names && capital)) known.insert(word);
        word.clear();
    };
    for (char c : text) {
        const bool large = c >= 'A' && c <= 'Z';
        if (large) c = static_cast<char>(c - 'A' + 'a');
        if (word.empty()) capital = large;
        if (c >= 'a' && c <= 'z') word += c;
        else keep();
    }
    keep();
}

}  // namespace

Lexicon LexiconData::view() const
{
    idle_view.assign(idle.begin(), idle.end());
    concepts_view.assign(concepts.begin(), concepts.end());
    known_view.assign(known.begin(), known.end());
    forms_view.clear();
    Lexicon lexicon{idle_view, {}, concepts_view, known_view, of_bridge, 1};
    for (const auto& [stems, meant] : forms) {
        forms_view.push_back({stems, meant});
        lexicon.longest = std::max(lexicon.longest, static_cast<std::size_t>(std::count(stems.begin(), stems.end(), ' ')) + 1);
    }
    lexicon.forms = forms_view;
    return lexicon;
}

LexiconData read_words(const std::string& folder, const std::vector<Example>& examples, std::vector<Mistake>& mistakes)
{
    LexiconData data;
    const Node root = lawbook::read_yaml(folder + "/" + std::string(words_file), mistakes);
    std::set<std::string> idle, known;
    for (const std::string& word : texts(root["idle"], mistakes)) {
        for (const Token& token : tokens(word)) idle.insert(token.stem);
        add_words(word, false, known);
    }
    data.idle.assign(idle.begin(), idle.end());
    data.idle_view.assign(data.idle.begin(), data.idle.end());
    const Lexicon only_idle{data.idle_view, {}, {}, {}, {}, 1};

    std::map<std::string, std::set<Concept>> forms;
    const Node& means = root["means"];
    for (std::size_t i = 0; i < means.keys.size(); ++i) {
        data.concepts.push_back(means.keys[i].text);
        for (const std::string& form : texts(means.items[i], mistakes)) {
            const std::string stems = form_of(form, only_idle);
            // "so did we" would be heard in every "we"
            if (stems.find(' ') == std::string::npos && tokens(form).size() > 1)
                mistake(mistakes, means.items[i], "of `" + form + "` only one word is not idle; write it alone, or another turn");
            forms[stems].insert(static_cast<Concept>(i));
            add_words(form, false, known);
        }
    }
    for (const Node& item : root["of-bridge"].items) {
        const auto at = std::find(data.concepts.begin(), data.concepts.end(), item.text);
        if (at == data.concepts.end()) mistake(mistakes, item, "`" + item.text + "` is no meaning of this file");
        else data.of_bridge.push_back(static_cast<Concept>(at - data.concepts.begin()));
    }
    for (auto& [stems, meant] : forms) data.forms.emplace_back(stems, std::vector<Concept>(meant.begin(), meant.end()));
    for (const Example& example : examples) add_words(example.text, example.of_story, known);
    data.known.assign(known.begin(), known.end());
    return data;
}

std::vector<Example> read_examples(const std::string& folder, std::vector<Mistake>& mistakes)
{
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const auto name = entry.path().filename();
        if (entry.path().extension() == ".yaml" && name != words_file && name != facts_file && name != answering_file)
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    std::vector<Example> examples;
    for (const auto& file : files) {
        const Node root = lawbook::read_yaml(file.string(), mistakes);
        if (!root.is_map()) mistake(mistakes, root, "topics, each with a list of phrases, are wanted here");
        for (std::size_t i = 0; i < root.keys.size(); ++i)
            for (std::string& text : texts(root.items[i], mistakes)) examples.push_back({root.keys[i].text, std::move(text)});
    }
    return examples;
}

}  // namespace hoyle::phrases

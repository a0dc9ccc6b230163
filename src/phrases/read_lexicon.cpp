#include "phrases/read_lexicon.hpp"

#include "lawbook/load_yaml.hpp"

#include <algorithm>
#include <map>

namespace hoyle::phrases {
namespace {

using lawbook::Mistake;
using lawbook::Node;

void mistake(std::vector<Mistake>& mistakes, const Node& at, std::string message)
{
    mistakes.push_back({at.file ? *at.file : "", at.line, at.column, std::move(message)});
}

}  // namespace

std::vector<std::string> texts(const Node& node, std::vector<Mistake>& mistakes)
{
    std::vector<std::string> out;
    if (!node.is_list()) mistake(mistakes, node, "a list of words or phrases is wanted here");
    for (const Node& item : node.items)
        if (item.is_text() && !item.text.empty()) out.push_back(item.text);
        else mistake(mistakes, item, "words are wanted here");
    return out;
}

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

Lexicon LexiconData::view() const
{
    idle_view.assign(idle.begin(), idle.end());
    concepts_view.assign(concepts.begin(), concepts.end());
    known_view.assign(known.begin(), known.end());
    forms_view.clear();
    Lexicon lexicon{idle_view, {}, concepts_view, known_view, of_bridge, 1};
    for (const auto& [stems, meant] : forms) {
        forms_view.push_back({arena.keep(stems), arena.keep(meant)});
        lexicon.longest = std::max(lexicon.longest, static_cast<std::size_t>(std::count(stems.begin(), stems.end(), ' ')) + 1);
    }
    lexicon.forms = forms_view;
    return lexicon;
}

LexiconData read_words(const std::string& folder, std::set<std::string> known, std::vector<Mistake>& mistakes)
{
    LexiconData data;
    const Node root = lawbook::read_yaml(folder + "/words.yaml", mistakes);
    std::set<std::string> idle;
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
            // "so did we" would match every "we"
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
    data.known.assign(known.begin(), known.end());
    return data;
}

}  // namespace hoyle::phrases

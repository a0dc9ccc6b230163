// facts.yaml: the patterns by which the values of attributes are known.

#include "lawbook/load_yaml.hpp"
#include "phrases/read_lexicon.hpp"

#include <algorithm>

namespace hoyle::phrases {
namespace {

using lawbook::Mistake;
using lawbook::Node;

class FactsReader {
public:
    FactsReader(const Lexicon& lexicon, std::vector<Mistake>& mistakes) : lexicon_(lexicon), mistakes_(mistakes) {}

    FactData read(const Node& root)
    {
        FactData data;
        for (std::size_t i = 0; i < root.keys.size(); ++i) {
            if (root.keys[i].text == "acts") data.acts = acts(root.items[i]);
            else if (root.keys[i].text == "passed") passed(root.items[i], data);
            else if (const auto list = data.lists.find(root.keys[i].text); list != data.lists.end())
                for (const Node& item : root.items[i].items) list->second.stems.push_back(stem(item.text));
            else if (auto read = rule(root.keys[i], root.items[i])) data.rules.push_back(std::move(*read));
        }
        return data;
    }

private:
    void mistake(const Node& at, std::string message)
    {
        mistakes_.push_back({at.file ? *at.file : "", at.line, at.column, std::move(message)});
    }

    /// Of `revoke.question` the kind, and what stands behind it; nothing: it is none.
    std::optional<std::string> name_behind_kind(const Node& key, std::optional<Kind>& kind)
    {
        const auto dot = key.text.find('.');
        if (dot == std::string::npos) return key.text;
        kind = terms::find_kind(key.text.substr(0, dot));
        if (!kind) return mistake(key, "`" + key.text.substr(0, dot) + "` is no kind of incident"), std::nullopt;
        return key.text.substr(dot + 1);
    }

    /// `followed-by`, or `revoke.question` for one kind alone.
    std::optional<FactData::RuleData> rule(const Node& key, const Node& values)
    {
        FactData::RuleData rule;
        const auto attr_name = name_behind_kind(key, rule.kind);
        if (!attr_name) return std::nullopt;
        const auto attr = terms::find_attr(*attr_name);
        if (!attr) return mistake(key, "`" + key.text + "` is no attribute"), std::nullopt;
        rule.attr = *attr;
        for (std::size_t i = 0; i < values.keys.size(); ++i) {
            const std::string& name = values.keys[i].text;
            if (name == "assume") rule.assume = assumed(values.items[i], rule);
            else if (name == "usually") rule.usually = word(values.items[i], rule);
            else if (name == "decides") rule.decides = word(values.items[i], rule);
            else if (name == "by") rule.by = acts_of(values.items[i]);
            else if (const Word value = word(values.keys[i], rule); value != Word::unset) patterns(values.items[i], value, rule);
        }
        return rule;
    }

    /// Of marks of the vocabulary the turns that say that they have come; `score-error.next-deal-ended`: for one kind alone.
    void passed(const Node& map, FactData& data)
    {
        for (std::size_t i = 0; i < map.keys.size(); ++i) {
            FactData::RuleData turns;
            const auto name = name_behind_kind(map.keys[i], turns.kind);
            const auto mark = name ? terms::find_mark(*name) : std::nullopt;
            if (name && !mark) mistake(map.keys[i], "`" + *name + "` is no mark of the vocabulary");
            if (!mark) continue;
            patterns(map.items[i], Word::unset, turns);
            for (FactData::PatternData& each : turns.patterns) data.passed.push_back({*mark, turns.kind, std::move(each.tokens)});
        }
    }

    Word assumed(const Node& node, const FactData::RuleData& rule)
    {
        const auto says = [&](const terms::KindInfo& kind) {
            const auto* use = kind.find(rule.attr);
            return use && (!rule.kind || kind.kind == *rule.kind) && use->unsaid != Word::unset;
        };
        if (std::any_of(terms::all_kinds().begin(), terms::all_kinds().end(), says))
            mistake(node, "what is taken of `" + std::string(terms::slug(rule.attr)) + "` stands in the vocabulary (`unsaid`)");
        return word(node, rule);
    }

    Word word(const Node& node, const FactData::RuleData& rule)
    {
        const auto found = terms::find_word(node.text);
        const auto has = [&](const terms::KindInfo& kind) {
            const auto* use = kind.find(rule.attr);
            return use && (!rule.kind || kind.kind == *rule.kind) &&
                   std::any_of(use->values.begin(), use->values.end(),
                               [&](const auto& value) { return found && value.word == *found; });
        };
        if (std::any_of(terms::all_kinds().begin(), terms::all_kinds().end(), has)) return *found;
        mistake(node, "`" + node.text + "` is no value of `" + std::string(terms::slug(rule.attr)) + "`");
        return Word::unset;
    }

    void patterns(const Node& list, Word value, FactData::RuleData& rule)
    {
        for (const Node& item : list.items)
            for (const std::string& text : ways_of(item.text)) pattern(item, text, value, rule);
    }

    /// "nobody|no+one played" is two patterns, "nobody played" and "no one played": an alternative of several words stands for
    /// itself.
    static std::vector<std::string> ways_of(const std::string& text)
    {
        const std::size_t plus = text.find('+');
        if (plus == std::string::npos) return {text};
        const std::size_t before = text.rfind(' ', plus), begin = before == std::string::npos ? 0 : before + 1;
        const std::size_t end = std::min(text.find(' ', plus), text.size());
        std::vector<std::string> ways;
        std::string alone;  // the alternatives of one word
        for (std::size_t at = begin; at <= end;) {
            const std::size_t bar = std::min(text.find('|', at), end);
            std::string one = text.substr(at, bar - at);
            at = bar + 1;
            if (one.find('+') == std::string::npos) {
                alone += (alone.empty() ? "" : "|") + one;
                continue;
            }
            std::replace(one.begin(), one.end(), '+', ' ');
            ways.push_back(one);
        }
        if (!alone.empty()) ways.push_back(alone);
        std::vector<std::string> all;
        for (const std::string& way : ways)
            for (std::string& each : ways_of(text.substr(0, begin) + way + text.substr(end))) all.push_back(std::move(each));
        return all;
    }

    void pattern(const Node& item, const std::string& text, Word value, FactData::RuleData& rule)
    {
        FactData::PatternData pattern{value, {}};
        std::size_t begin = 0;
        while (begin <= text.size()) {
            const std::size_t end = std::min(text.find(' ', begin), text.size());
            const std::string_view written = std::string_view(text).substr(begin, end - begin);
            const auto token = this->token(item, written);
            if (!token.stems.empty() || !token.concepts.empty()) pattern.tokens.push_back(token);
            else if (written.find('|') != std::string_view::npos)
                mistake(item, "`" + std::string(written) + "` in `" + text + "`: all of these are idle");
            begin = end + 1;
        }
        const bool lost = pattern.tokens.size() == 1 && text.find(' ') != std::string::npos;
        if (lost) mistake(item, "of `" + text + "` only one word is not idle; write it alone, or add another");
        if (pattern.tokens.empty()) mistake(item, "there is nothing to hear in `" + text + "`: all its words are idle");
        else rule.patterns.push_back(std::move(pattern));
    }

    /// "play|@follow": the alternatives for one word; idle ones fall away.
    FactData::PatternTokenData token(const Node& at, std::string_view written)
    {
        FactData::PatternTokenData token;
        if (written.starts_with('|') || written.ends_with('|'))
            mistake(at, "`" + std::string(written) +
                            "`: a word is wanted on both sides of the bar; one of several words is written with +, no+one");
        while (!written.empty()) {
            const auto bar = std::min(written.find('|'), written.size());
            const std::string_view one = written.substr(0, bar);
            if (one.starts_with('@')) {
                if (const auto concept_ = lexicon_.find_concept(one.substr(1))) token.concepts.push_back(*concept_);
                else mistake(at, "`" + std::string(one) + "`: words.yaml has no such meaning");
            } else {
                const auto words = tokens(one);
                if (words.size() > 1 &&
                    words.back().span.begin != words.front().span.begin)  // "cannot" is one word, and two tokens
                    mistake(at, "`" + std::string(one) + "` is more than one word; write them with +, as in no+one");
                for (const Token& each : words)
                    if (!lexicon_.is_idle(each.stem)) token.stems.push_back(each.stem);
            }
            written.remove_prefix(std::min(bar + 1, written.size()));
        }
        return token;
    }

    /// Meanings, and words in quotation marks for themselves: `"turned"`.
    FactData::PatternTokenData acts_of(const Node& list)
    {
        FactData::PatternTokenData out;
        for (const Node& item : list.items) {
            const std::string_view text = item.text;
            if (text.starts_with('"') && text.ends_with('"') && text.size() > 2) {
                for (const Token& each : tokens(text)) out.stems.push_back(each.stem);
            } else if (const auto concept_ = lexicon_.find_concept(text)) {
                out.concepts.push_back(*concept_);
            } else {
                mistake(item, "`" + item.text + "`: words.yaml has no such meaning");
            }
        }
        return out;
    }

    std::vector<std::pair<Kind, FactData::PatternTokenData>> acts(const Node& map)
    {
        std::vector<std::pair<Kind, FactData::PatternTokenData>> out;
        for (std::size_t i = 0; i < map.keys.size(); ++i) {
            const auto kind = terms::find_kind(map.keys[i].text);
            if (!kind) {
                mistake(map.keys[i], "`" + map.keys[i].text + "` is no kind of incident");
                continue;
            }
            out.emplace_back(*kind, acts_of(map.items[i]));
        }
        return out;
    }

    const Lexicon& lexicon_;
    std::vector<Mistake>& mistakes_;
};

}  // namespace

FactData read_facts(const std::string& folder, const Lexicon& lexicon, std::vector<Mistake>& mistakes)
{
    const Node root = lawbook::read_yaml(folder + "/facts.yaml", mistakes);
    return FactsReader(lexicon, mistakes).read(root);
}

}  // namespace hoyle::phrases

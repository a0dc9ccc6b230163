// hoyle_make_phrases LAWBOOKS FILE: reads the words, facts and example phrases under LAWBOOKS/phrases, learns from the examples, counts the words of the
// laws, and writes it all as constant tables into FILE. Run by the build; a mistake in the data, or a phrase for a topic that is none, fails it.

#include "phrases/train.hpp"

#include "lawbook/load_yaml.hpp"
#include "phrases/law_words.hpp"
#include "terms/emit.hpp"

#include <filesystem>
#include <fmt/core.h>
#include <map>
#include <set>

namespace {

using namespace hoyle::phrases;

using hoyle::lawbook::Mistake;

/// Example phrases are of topics, of advice, or of nothing at all.
void check_topics(const std::string& lawbooks, const std::vector<Example>& examples, std::vector<Mistake>& mistakes)
{
    std::set<std::string> known{"none"};
    for (const auto& node : hoyle::lawbook::read_yaml(lawbooks + "/topics.yaml", mistakes).items) known.insert(node["topic"].text);
    for (const auto& node : hoyle::lawbook::read_yaml(lawbooks + "/advice.yaml", mistakes).items) known.insert(node["advice"].text);
    std::set<std::string> said;
    for (const Example& example : examples)
        if (!known.count(example.topic) && said.insert(example.topic).second)
            mistakes.push_back({lawbooks + "/phrases", 0, 0, "`" + example.topic + "` is no topic, and no advice"});
    for (const Example& example : examples) known.erase(example.topic);
    for (const std::string& topic : known) mistakes.push_back({lawbooks + "/phrases", 0, 0, "nobody says a phrase for `" + topic + "`"});
}

template <class Number> std::string numbers(const std::vector<Number>& all, std::string_view type, hoyle::emit::Tables& tables)
{
    std::vector<std::string> out;
    for (Number each : all) out.push_back(std::is_floating_point_v<Number> ? fmt::format("{:#.6g}F", static_cast<double>(each)) : fmt::format("{}", each));
    return tables.array(type, out);
}

std::string lexicon_source(const LexiconData& data, hoyle::emit::Tables& tables)
{
    std::vector<std::string> forms;
    for (const auto& [stems, meant] : data.forms) {
        std::vector<std::string> numbers;
        for (Concept each : meant) numbers.push_back(std::to_string(each));
        forms.push_back(fmt::format("\n  {{{}, {}}}", hoyle::emit::quoted(stems), tables.array("Concept", numbers)));
    }
    const std::string form_table = tables.array("Lexicon::Form", forms);
    return fmt::format("{{{}, {}, {}, {}, {}, {}}}", tables.strings(data.idle), form_table, tables.strings(data.concepts), tables.strings(data.known),
                       numbers(data.of_bridge, "Concept", tables), data.view().longest);
}

std::string model_source(const ModelData& data, hoyle::emit::Tables& tables)
{
    std::vector<std::string> weights;
    for (const Model::Weight& each : data.weights) weights.push_back(fmt::format("{{{},{}}}", each.topic, each.weight));
    return fmt::format("{{{}, {}, {}, {}, {}, {}, {}F}}", tables.strings(data.topics), tables.strings(data.features), numbers(data.rarity, "float", tables),
                       numbers(data.starts, "std::uint32_t", tables), tables.array("Model::Weight", weights), numbers(data.bias, "float", tables),
                       fmt::format("{:.8e}", data.unit));
}

std::string word_source(Word word) { return word == Word::unset ? "Word::unset" : "Word::" + hoyle::emit::enumerator(hoyle::terms::slug(word)); }
std::string kind_source(Kind kind) { return "Kind::" + hoyle::emit::enumerator(hoyle::terms::info(kind).slug); }

std::string fact_source(const FactData& data, hoyle::emit::Tables& tables)
{
    std::vector<std::string> rules, acts;
    for (const auto& rule : data.rules) {
        std::vector<std::string> turns;
        for (const auto& turn : rule.turns) {
            std::vector<std::string> slots;
            for (const auto& slot : turn.slots)
                slots.push_back(fmt::format("{{{}, {}}}", tables.strings(slot.stems), numbers(slot.concepts, "Concept", tables)));
            turns.push_back(fmt::format("{{{}, {}}}", word_source(turn.word), tables.array("Slot", slots)));
        }
        rules.push_back(fmt::format("\n  {{Attr::{}, {}, {}, {}, {}}}", hoyle::emit::enumerator(hoyle::terms::slug(rule.attr)),
                                    rule.kind ? kind_source(*rule.kind) : "std::nullopt", word_source(rule.assume), word_source(rule.usually),
                                    tables.array("Turn", turns)));
    }
    for (const auto& [kind, concepts] : data.acts) acts.push_back(fmt::format("\n  {{{}, {}}}", kind_source(kind), numbers(concepts, "Concept", tables)));
    return fmt::format("{{{}, {}}}", tables.array("FactRule", rules), tables.array("Act", acts));
}

/// The words of every law of the printed codes, each law in the book it is cited by.
std::string index_source(const Lexicon& lexicon, hoyle::emit::Tables& tables)
{
    std::map<std::pair<std::string_view, std::string_view>, std::map<std::string, int>> laws;
    std::map<std::string, int> numbers;
    for (const auto& book : hoyle::lawbook::shipped())
        for (const auto& law : book.laws) {
            if (law.cited_as != book.id) continue;
            auto& counts = laws[{book.id, law.number}];
            for (const std::string& term : terms_of(hear(law.heading, lexicon), lexicon)) counts[term] += heading_counts;
            for (const std::string& term : terms_of(hear(law.gist, lexicon), lexicon)) ++counts[term];
            for (const auto& [term, count] : counts) numbers.emplace(term, 0);
        }
    std::vector<std::string> terms, rows;
    for (auto& [term, number] : numbers) {
        number = static_cast<int>(terms.size());
        terms.push_back(term);
    }
    for (const auto& [law, counts] : laws) {
        std::vector<std::string> items;
        for (const auto& [term, count] : counts) items.push_back(fmt::format("{{{},{}}}", numbers[term], count));
        rows.push_back(fmt::format("\n  {{{}, {}, {}}}", hoyle::emit::quoted(law.first), hoyle::emit::quoted(law.second), tables.array("TermCount", items)));
    }
    return fmt::format("{{{}, {}}}", tables.strings(terms), tables.array("LawWords", rows));
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        fmt::print(stderr, "usage: hoyle_make_phrases LAWBOOKS FILE\n");
        return 2;
    }
    const std::string folder = std::string(argv[1]) + "/phrases";
    std::vector<Mistake> mistakes;
    const auto examples = read_examples(folder, mistakes);
    const LexiconData words = read_words(folder, examples, mistakes);
    check_topics(argv[1], examples, mistakes);
    const Lexicon known = words.view();
    const FactData facts = read_facts(folder, known, mistakes);
    for (const Mistake& mistake : mistakes) fmt::print(stderr, "{}\n", hoyle::lawbook::describe(mistake));
    if (!mistakes.empty()) return 1;

    const ModelData learnt = learn(examples, known);
    hoyle::emit::Tables tables;
    const std::string lexicon = lexicon_source(words, tables), model = model_source(learnt, tables), fact = fact_source(facts, tables),
                      index = index_source(known, tables);
    const std::string text = fmt::format("// Written by the build from lawbooks/phrases. Not to be edited: change a word or a phrase.\n"
                                         "#include \"phrases/facts.hpp\"\n#include \"phrases/law_words.hpp\"\n#include \"phrases/model.hpp\"\n\n"
                                         "namespace hoyle::phrases {{\nnamespace {{\nusing namespace std::string_view_literals;\n\n{}\n"
                                         "constinit const Lexicon words = {};\nconstinit const Model learnt = {};\nconstinit const FactTables facts = "
                                         "{};\nconstinit const LawIndex laws = {};\n\n}}  // namespace\n\n"
                                         "const Lexicon& lexicon() {{ return words; }}\nconst Model& model() {{ return learnt; }}\nconst FactTables& "
                                         "fact_tables() {{ return facts; }}\nconst LawIndex& law_index() {{ return laws; }}\n\n"
                                         "}}  // namespace hoyle::phrases\n",
                                         tables.definitions(), lexicon, model, fact, index);
    std::filesystem::create_directories(std::filesystem::path(argv[2]).parent_path());
    if (!hoyle::emit::write_file(argv[2], text)) {
        fmt::print(stderr, "cannot write {}\n", argv[2]);
        return 1;
    }
    return 0;
}

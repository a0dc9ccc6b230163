// hoyle_make_phrases LAWBOOKS FOLDER CODE: reads the words, facts and example phrases under LAWBOOKS/phrases and the stories
// under LAWBOOKS/stories, learns from the examples, counts the words of the laws, and writes it all as constant tables into
// FOLDER: what was learnt into model.cpp, the rest into tables.cpp. Run by the build; a mistake in the data, or a phrase for a
// topic that is none, fails it.
//
// Learning takes long, and most changes of a book do not bear on it: model.cpp begins with a mark of all that it was learnt from
// (the examples, the words, and CODE, which stands for the sources that learn), and is left alone while that is the same.

#include "phrases/train.hpp"

#include "lawbook/load_yaml.hpp"
#include "phrases/generate_answering.hpp"
#include "phrases/law_words.hpp"
#include "phrases/stories.hpp"
#include "terms/emit.hpp"

#include <cstdint>
#include <filesystem>
#include <fmt/core.h>
#include <fstream>
#include <map>
#include <set>
#include <stdexcept>

namespace {

using namespace hoyle::phrases;

using hoyle::lawbook::Mistake;

/// Example phrases are of topics, of advice, or of nothing at all.
void check_topics(const std::string& lawbooks, const std::vector<Example>& examples, std::vector<Mistake>& mistakes)
{
    std::set<std::string> known{"none", std::string(narrative)};
    for (const auto& node : hoyle::lawbook::read_yaml(lawbooks + "/topics.yaml", mistakes).items)
        known.insert(node["topic"].text);
    for (const auto& node : hoyle::lawbook::read_yaml(lawbooks + "/advice.yaml", mistakes).items)
        known.insert(node["advice"].text);
    std::set<std::string> said;
    for (const Example& example : examples)
        if (!known.count(example.topic) && said.insert(example.topic).second)
            mistakes.push_back({lawbooks + "/phrases", 0, 0, "`" + example.topic + "` is no topic, and no advice"});
    for (const Example& example : examples) known.erase(example.topic);
    for (const std::string& topic : known)
        mistakes.push_back({lawbooks + "/phrases", 0, 0, "nobody says a phrase for `" + topic + "`"});
}

template <class Number> std::string numbers(const std::vector<Number>& all, std::string_view type, hoyle::emit::Tables& tables)
{
    std::vector<std::string> out;
    for (Number each : all)
        out.push_back(std::is_floating_point_v<Number> ? fmt::format("{:#.6g}F", static_cast<double>(each))
                                                       : fmt::format("{}", each));
    return tables.array(type, out);
}

std::string lexicon_source(const LexiconData& data, hoyle::emit::Tables& tables)
{
    std::vector<std::string> forms;
    for (const auto& [stems, meant] : data.forms) {
        std::vector<std::string> numbers;
        for (Concept each : meant) numbers.push_back(std::to_string(each));
        forms.push_back(fmt::format("\n  {{{}, {}}}", hoyle::emit::string_literal(stems), tables.array("Concept", numbers)));
    }
    const std::string form_table = tables.array("Lexicon::Form", forms);
    return fmt::format("{{{}, {}, {}, {}, {}, {}}}", tables.strings(data.idle), form_table, tables.strings(data.concepts),
                       tables.strings(data.known), numbers(data.of_bridge, "Concept", tables), data.view().longest);
}

std::string model_source(const ModelData& data, hoyle::emit::Tables& tables)
{
    std::vector<std::string> weights;
    for (const Model::Weight& each : data.weights) weights.push_back(fmt::format("{{{},{}}}", each.topic, each.weight));
    return fmt::format("{{{}, {}, {}, {}, {}, {}, {}F}}", tables.strings(data.topics), tables.strings(data.features),
                       numbers(data.rarity, "float", tables), numbers(data.starts, "std::uint32_t", tables),
                       tables.array("Model::Weight", weights), numbers(data.bias, "float", tables),
                       fmt::format("{:.8e}", data.unit));
}

std::string word_source(Word word)
{
    return word == Word::unset ? "Word::unset" : "Word::" + hoyle::emit::enumerator(hoyle::terms::slug(word));
}
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
                                    rule.kind ? kind_source(*rule.kind) : "std::nullopt", word_source(rule.assume),
                                    word_source(rule.usually), tables.array("Turn", turns)));
    }
    for (const auto& [kind, concepts] : data.acts)
        acts.push_back(fmt::format("\n  {{{}, {}}}", kind_source(kind), numbers(concepts, "Concept", tables)));
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
        rows.push_back(fmt::format("\n  {{{}, {}, {}}}", hoyle::emit::string_literal(law.first),
                                   hoyle::emit::string_literal(law.second), tables.array("TermCount", items)));
    }
    return fmt::format("{{{}, {}}}", tables.strings(terms), tables.array("LawWords", rows));
}

/// FNV-1a: the same on any machine.
class Mark {
public:
    void add(std::string_view text)
    {
        for (const char each : text) step(static_cast<unsigned char>(each));
        step(0);
    }
    std::string text() const { return fmt::format("{:016x}", state_); }

private:
    void step(std::uint64_t byte) { state_ = (state_ ^ byte) * 0x100000001b3; }
    std::uint64_t state_ = 0xcbf29ce484222325;
};

/// The first line of the file of what is learnt from these.
std::string learnt_from(const std::vector<Example>& examples, const LexiconData& words, std::string_view code)
{
    Mark mark;
    mark.add(code);
    for (const Example& example : examples) {
        mark.add(example.topic);
        mark.add(example.text);
    }
    for (const auto* list : {&words.idle, &words.concepts, &words.known})
        for (const std::string& each : *list) mark.add(each);
    for (const auto& [stems, meant] : words.forms) {
        mark.add(stems);
        for (const Concept each : meant) mark.add(std::to_string(each));
    }
    return "// Learnt from " + mark.text() + ". Not to be edited: change a word or a phrase.";
}

bool begins_with(const std::string& file, const std::string& line)
{
    std::string first;
    std::ifstream in(file);
    return std::getline(in, first) && first == line;
}

std::string model_file(const std::string& first, const Learnt& learnt)
{
    hoyle::emit::Tables tables;
    const std::string topics = model_source(learnt.topics, tables), incidents = model_source(learnt.incidents, tables);
    return fmt::format(
        "{}\n#include \"phrases/model.hpp\"\n\nnamespace hoyle::phrases {{\nnamespace {{\n"
        "using namespace std::string_view_literals;\n\n{}\nconstinit const Model topics = {};\nconstinit const Model told = "
        "{};\n\n"
        "}}  // namespace\n\nconst Model& model() {{ return topics; }}\nconst Model& incidents() {{ return told; }}\n\n"
        "}}  // namespace hoyle::phrases\n",
        first, tables.definitions(), topics, incidents);
}

/// `tables` has what `answering` points to.
std::string tables_file(const LexiconData& words, const Lexicon& known, const FactData& facts, const std::string& answering,
                        hoyle::emit::Tables tables)
{
    const std::string lexicon = lexicon_source(words, tables), fact = fact_source(facts, tables),
                      index = index_source(known, tables);
    return fmt::format(
        "// Written by the build from lawbooks/phrases. Not to be edited: change a word or a phrase.\n"
        "#include \"phrases/answering.hpp\"\n#include \"phrases/facts.hpp\"\n#include \"phrases/law_words.hpp\"\n\n"
        "namespace hoyle::phrases {{\nnamespace {{\nusing namespace std::string_view_literals;\n\n{}\n"
        "constinit const Lexicon words = {};\nconstinit const FactTables facts = {};\n"
        "constinit const LawIndex laws = {};\nconstinit const Answering answers = {};\n\n}}  // namespace\n\n"
        "const Lexicon& lexicon() {{ return words; }}\nconst FactTables& fact_tables() {{ return facts; }}\n"
        "const LawIndex& law_index() {{ return laws; }}\nconst Answering& answering() {{ return answers; }}\n\n}}  // namespace "
        "hoyle::phrases\n",
        tables.definitions(), lexicon, fact, index, answering);
}

void write(const std::filesystem::path& file, const std::string& text)
{
    if (!hoyle::emit::write_file(file.string(), text)) throw std::runtime_error("cannot write " + file.string());
}

int run(const std::string& lawbooks, const std::filesystem::path& out, const std::string& code)
{
    const std::string folder = lawbooks + "/phrases";
    std::vector<Mistake> mistakes;
    auto examples = read_examples(folder, mistakes);
    for (Example& each : read_stories(lawbooks + "/stories", mistakes)) examples.push_back(std::move(each));
    const LexiconData words = read_words(folder, examples, mistakes);
    check_topics(lawbooks, examples, mistakes);
    const Lexicon known = words.view();
    const FactData facts = read_facts(folder, known, mistakes);
    hoyle::emit::Tables tables;
    const std::string answering = answering_source(folder, tables, mistakes);
    for (const Mistake& mistake : mistakes) fmt::print(stderr, "{}\n", hoyle::lawbook::describe(mistake));
    if (!mistakes.empty()) return 1;

    std::filesystem::create_directories(out);
    write(out / "tables.cpp", tables_file(words, known, facts, answering, std::move(tables)));
    const std::string first = learnt_from(examples, words, code), model = (out / "model.cpp").string();
    if (!begins_with(model, first)) {
        write(model + ".part", model_file(first, learn(examples, known)));
        std::filesystem::rename(model + ".part", model);  // what was broken off is not taken for learnt
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        fmt::print(stderr, "usage: hoyle_make_phrases LAWBOOKS FOLDER CODE\n");
        return 2;
    }
    try {
        return run(argv[1], argv[2], argv[3]);
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 1;
    }
}

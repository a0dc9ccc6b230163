// hoyle_make_phrases LAWBOOKS FILE: reads the words, facts and weights of answers under LAWBOOKS/phrases, counts the words of the
// laws, and writes it all as constant tables into FILE. Run by the build; a mistake in the data fails it. The words that people
// used where it was learnt what they mean (learnt.hpp) are known as well.

#include "phrases/generate_answering.hpp"
#include "phrases/law_words.hpp"
#include "phrases/learnt.hpp"
#include "phrases/read_lexicon.hpp"

#include "lawbook/load_yaml.hpp"
#include "terms/emit.hpp"

#include <cstdint>
#include <filesystem>
#include <fmt/core.h>
#include <map>
#include <stdexcept>

namespace {

using namespace hoyle::phrases;

using hoyle::lawbook::Mistake;

template <class Number> std::string numbers(const std::vector<Number>& all, std::string_view type, hoyle::emit::Tables& tables)
{
    std::vector<std::string> out;
    for (Number each : all)
        out.push_back(std::is_floating_point_v<Number> ? fmt::format("{:#.6g}F", static_cast<double>(each))
                                                       : fmt::format("{}", each));
    return tables.array(type, out);
}

std::string counted(const std::vector<Concept>& concepts, hoyle::emit::Tables& tables)
{
    std::vector<std::string> out;
    for (const Concept each : concepts) out.push_back(std::to_string(each));
    return tables.counted("Concept", out);
}

/// Without the words that are known: these come with what was learnt.
std::string lexicon_source(const LexiconData& data, hoyle::emit::Tables& tables)
{
    std::vector<std::string> forms;
    for (const auto& [stems, meant] : data.forms)
        forms.push_back(fmt::format("\n  {{{}, {}}}", hoyle::emit::literal(stems), counted(meant, tables)));
    const std::string form_table = tables.array("Lexicon::Form", forms);
    return fmt::format("{{{}, {}, {}, {}, {}, {}}}", tables.strings(data.idle), form_table, tables.strings(data.concepts), "{}",
                       numbers(data.of_bridge, "Concept", tables), data.view().longest);
}

std::string word_source(Word word)
{
    return word == Word::unset ? "Word::unset" : "Word::" + hoyle::emit::enumerator(hoyle::terms::slug(word));
}
std::string kind_source(Kind kind) { return "Kind::" + hoyle::emit::enumerator(hoyle::terms::info(kind).slug); }

std::string token_source(const FactData::PatternTokenData& token, hoyle::emit::Tables& tables)
{
    return fmt::format("{{{}, {}}}", tables.counted_literals(token.stems), counted(token.concepts, tables));
}

std::string fact_source(const FactData& data, hoyle::emit::Tables& tables)
{
    std::vector<std::string> rules, acts;
    for (const auto& rule : data.rules) {
        std::vector<std::string> patterns;
        for (const auto& pattern : rule.patterns) {
            std::vector<std::string> tokens;
            for (const auto& token : pattern.tokens) tokens.push_back(token_source(token, tables));
            patterns.push_back(fmt::format("{{{}, {}}}", word_source(pattern.word), tables.counted("PatternToken", tokens)));
        }
        rules.push_back(
            fmt::format("\n  {{Attr::{}, {}, {}, {}, {}, {}, {}}}", hoyle::emit::enumerator(hoyle::terms::slug(rule.attr)),
                        rule.kind ? kind_source(*rule.kind) : "std::nullopt", word_source(rule.assume), word_source(rule.usually),
                        word_source(rule.decides), token_source(rule.by, tables), tables.array("Pattern", patterns)));
    }
    for (const auto& [kind, act] : data.acts)
        acts.push_back(fmt::format("\n  {{{}, {}}}", kind_source(kind), token_source(act, tables)));
    std::vector<std::string> passed;
    for (const auto& [mark, kind, tokens] : data.passed) {
        std::vector<std::string> items;
        for (const auto& token : tokens) items.push_back(token_source(token, tables));
        passed.push_back(fmt::format("\n  {{terms::Mark::{}, {}, {}}}", hoyle::emit::enumerator(hoyle::terms::slug(mark)),
                                     kind ? kind_source(*kind) : "std::nullopt", tables.counted("PatternToken", items)));
    }
    const auto list = [&](const char* name) { return token_source(data.lists.at(name), tables); };
    return fmt::format("{{{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}}}", tables.array("FactRule", rules),
                       tables.array("Act", acts), tables.array("PassedMark", passed), list("awaited"), list("asserts"),
                       list("general"), list("by-laws"), list("books"), list("counted"), list("contends"), list("until"));
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
            for (const std::string& term : terms_of(analyse(law.heading, lexicon), lexicon)) counts[term] += heading_counts;
            for (const std::string& term : terms_of(analyse(law.gist, lexicon), lexicon)) ++counts[term];
            for (const auto& [term, count] : counts) numbers.emplace(term, 0);
        }
    std::vector<std::string> terms, rows;
    for (auto& [term, number] : numbers) {
        number = static_cast<int>(terms.size());
        terms.push_back(term);
    }
    for (const auto& [law, counts] : laws) {
        std::vector<std::string> items;
        for (const auto& [term, count] : counts)
            items.push_back(fmt::format("{{{},{}}}", numbers[term], std::min<int>(count, TermCount::most)));
        rows.push_back(fmt::format("\n  {{{}, {}, {}}}", hoyle::emit::literal(law.first), hoyle::emit::literal(law.second),
                                   tables.counted("TermCount", items)));
    }
    return fmt::format("{{{}, {}}}", tables.literals(terms), tables.array("LawWords", rows));
}

/// `tables` has what `answering` points to.
std::string tables_file(const LexiconData& words, const Lexicon& known, const FactData& facts, const std::string& answering,
                        hoyle::emit::Tables tables)
{
    const std::string lexicon = lexicon_source(words, tables), fact = fact_source(facts, tables),
                      index = index_source(known, tables);
    return fmt::format(
        "// Written by the build from lawbooks/phrases. Not to be edited: change a word or a phrase.\n"
        "#include \"phrases/answering.hpp\"\n#include \"phrases/facts.hpp\"\n#include \"phrases/law_words.hpp\"\n#include "
        "\"phrases/learnt.hpp\"\n\n"
        "namespace hoyle::phrases {{\nnamespace {{\nusing namespace std::string_view_literals;\n\n{}\n"
        "constinit const Lexicon words = {};\nconstinit const FactTables facts = {};\n"
        "constinit const LawIndex laws = {};\nconstinit const Answering answers = {};\n\n}}  // namespace\n\n"
        "const Lexicon& lexicon()\n{{\n    static const Lexicon all = with_known_words(words);\n    return all;\n}}\nconst "
        "FactTables& fact_tables() {{ return facts; }}\n"
        "const LawIndex& law_index() {{ return laws; }}\nconst Answering& answering() {{ return answers; }}\n\n}}  // namespace "
        "hoyle::phrases\n",
        tables.definitions(), lexicon, fact, index, answering);
}

int run(const std::string& lawbooks, const std::filesystem::path& out)
{
    const std::string folder = lawbooks + "/phrases";
    std::vector<Mistake> mistakes;
    const LexiconData words = read_words(folder, {learnt().words.begin(), learnt().words.end()}, mistakes);
    const Lexicon known = words.view();
    const FactData facts = read_facts(folder, known, mistakes);
    hoyle::emit::Tables tables;
    const std::string answering = answering_source(folder, tables, mistakes);
    for (const Mistake& mistake : mistakes) fmt::print(stderr, "{}\n", hoyle::lawbook::describe(mistake));
    if (!mistakes.empty()) return 1;

    std::filesystem::create_directories(out.parent_path());
    if (!hoyle::emit::write_file(out.string(), tables_file(words, known, facts, answering, std::move(tables))))
        throw std::runtime_error("cannot write " + out.string());
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        fmt::print(stderr, "usage: hoyle_make_phrases LAWBOOKS FILE\n");
        return 2;
    }
    try {
        return run(argv[1], argv[2]);
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 1;
    }
}

// hoyle_make_statements STATEMENTS LISTS SHEET-WORDS OUT: writes lawbooks/statements.yaml, story-words.yaml and sheet-words.yaml
// as constant tables. Run by the build; a mistake in the data fails it.

#include "lawbook/load_yaml.hpp"
#include "prose/lists.hpp"
#include "terms/emit.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace {

using namespace hoyle;
using Mistakes = std::vector<lawbook::Mistake>;

/// The rows of lawbooks/statements.yaml.
std::string forms_in(const std::string& file, Mistakes& mistakes)
{
    const lawbook::Node root = lawbook::read_yaml(file, mistakes);
    std::string out;
    const auto add = [&](const lawbook::Node& entry, std::string_view key) {
        for (const auto& way : entry[key].items)
            out += fmt::format("    {{{}, {}, {}, {}}},\n", emit::literal(entry["form"].text), emit::literal(way.text),
                               key == "said" ? "true" : "false", emit::literal(entry["after"].text));
    };
    for (const auto& entry : root.items) {
        if (!entry["form"].is_text())
            mistakes.push_back({file, entry.line, entry.column, "`form`, the statement with its slots, is wanted here"});
        for (const auto& key : entry.keys)
            if (key.text != "form" && key.text != "ways" && key.text != "said" && key.text != "after")
                mistakes.push_back({file, key.line, key.column, "`" + key.text + "` is none of form, ways, said, after"});
        const std::string& after = entry["after"].text;
        if (!after.empty() && after != "double" && after != "new-deal")
            mistakes.push_back({file, entry.line, entry.column, "`after` is double or new-deal, what was done before"});
        add(entry, "ways");
        add(entry, "said");
    }
    return out;
}

/// The rows of lawbooks/story-words.yaml, in the order of prose::List.
std::string lists_in(const std::string& file, Mistakes& mistakes, emit::Tables& tables)
{
    const lawbook::Node root = lawbook::read_yaml(file, mistakes);
    for (const auto& key : root.keys)
        if (std::find(prose::list_names.begin(), prose::list_names.end(), key.text) == prose::list_names.end())
            mistakes.push_back({file, key.line, key.column, "`" + key.text + "` is no list that the reader of stories goes by"});
    std::string out;
    for (const std::string_view name : prose::list_names) {
        const lawbook::Node& list = root[name];
        if (!list.is_list()) mistakes.push_back({file, 1, 1, fmt::format("the list `{}` is wanted", name)});
        std::vector<std::string> words;
        for (const auto& word : list.items) words.push_back(word.text);
        out += "    " + tables.literals(words) + ",\n";
    }
    return out;
}

/// The rows of lawbooks/sheet-words.yaml.
struct SheetWords {
    std::string words;   ///< what is meant, and a word for it
    std::string valued;  ///< and the number it stands for
};

SheetWords sheet_words_in(const std::string& file, Mistakes& mistakes)
{
    const lawbook::Node root = lawbook::read_yaml(file, mistakes);
    SheetWords out;
    for (const auto& key : root.keys) {
        const lawbook::Node& each = root[key.text];
        for (const auto& way : each.items)
            if (!each.is_map()) out.words += fmt::format("    {{{}, {}}},\n", emit::literal(key.text), emit::literal(way.text));
        if (!each.is_map()) continue;
        for (const auto& number : each.keys)
            for (const auto& way : each[number.text].items)
                out.valued += fmt::format("    {{{}, {}, {}}},\n", emit::literal(key.text), emit::literal(way.text), number.text);
    }
    return out;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 6) return 2;
    Mistakes mistakes;
    emit::Tables tables;
    const std::string forms = forms_in(argv[1], mistakes), lists = lists_in(argv[2], mistakes, tables);
    const SheetWords sheet = sheet_words_in(argv[3], mistakes);
    for (const auto& mistake : mistakes) fmt::print(stderr, "{}\n", lawbook::describe(mistake));
    if (!mistakes.empty()) return 1;
    const std::string out =
        "// Written by hoyle_make_statements.\n#include \"prose/forms.hpp\"\n#include \"prose/lists.hpp\"\n"
        "\n#include <algorithm>\n\n"
        "namespace hoyle::prose {\nnamespace {\nusing namespace std::string_view_literals;\nconstexpr Form table[] = {\n" +
        forms + "};\n" + tables.definitions() + "constexpr std::span<const Literal> lists[] = {\n" + lists +
        "};\n}  // namespace\n\nstd::span<const Form> forms() { return table; }\n"
        "std::span<const Literal> words_of(List list) { return lists[static_cast<std::size_t>(list)]; }\n\n"
        "bool is_in(List list, std::string_view word)\n{\n    const auto words = words_of(list);\n"
        "    return std::find(words.begin(), words.end(), word) != words.end();\n}\n\n}  // namespace hoyle::prose\n";
    const std::string words =
        "// Written by hoyle_make_statements.\n#include \"sheet/words.hpp\"\n\nnamespace hoyle::sheet {\nnamespace {\nusing "
        "namespace std::string_view_literals;\n"
        "constexpr Word table[] = {\n" +
        sheet.words + "};\nconstexpr Valued numbers[] = {\n" + sheet.valued +
        "};\n}  // namespace\n\nstd::span<const Word> words() { return table; }\nstd::span<const Valued> valued() { return "
        "numbers; }\n\n"
        "}  // namespace hoyle::sheet\n";
    return emit::write_file(argv[4], out) && emit::write_file(argv[5], words) ? 0 : 1;
}

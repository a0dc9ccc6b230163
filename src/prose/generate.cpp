// hoyle_make_statements FILE OUT: writes lawbooks/statements.yaml as a constant table. Run by the build; a mistake in the data
// fails it.

#include "lawbook/load_yaml.hpp"
#include "terms/emit.hpp"

#include <fmt/core.h>

int main(int argc, char** argv)
{
    using namespace hoyle;
    if (argc != 3) return 2;
    std::vector<lawbook::Mistake> mistakes;
    const lawbook::Node root = lawbook::read_yaml(argv[1], mistakes);
    std::vector<std::string> rows;
    const auto add = [&](const lawbook::Node& entry, std::string_view key) {
        for (const auto& way : entry[key].items)
            rows.push_back(fmt::format("{{{}, {}, {}}}", emit::quoted(entry["form"].text), emit::quoted(way.text),
                                       key == "said" ? "true" : "false"));
    };
    for (const auto& entry : root.items) {
        if (!entry["form"].is_text())
            mistakes.push_back({argv[1], entry.line, entry.column, "`form`, the statement with its slots, is wanted here"});
        for (const auto& key : entry.keys)
            if (key.text != "form" && key.text != "ways" && key.text != "said")
                mistakes.push_back({argv[1], key.line, key.column, "`" + key.text + "` is none of form, ways, said"});
        add(entry, "ways");
        add(entry, "said");
    }
    for (const auto& mistake : mistakes) fmt::print(stderr, "{}\n", lawbook::describe(mistake));
    if (!mistakes.empty()) return 1;
    std::string out = "// Written by hoyle_make_statements.\n#include \"prose/forms.hpp\"\n\nnamespace hoyle::prose {\nnamespace "
                      "{\nusing namespace std::string_view_literals;\nconstexpr Form table[] = {\n";
    for (const auto& row : rows) out += "    " + row + ",\n";
    out += "};\n}  // namespace\n\nstd::span<const Form> forms() { return table; }\n\n}  // namespace hoyle::prose\n";
    return emit::write_file(argv[2], out) ? 0 : 1;
}

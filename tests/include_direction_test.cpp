// Who may lean on whom: every `#include "module/..."` under src/ is held against the table of docs/ARCHITECTURE.md, and each
// heavy library comes in by one door.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fs = std::filesystem;

namespace {

using Modules = std::set<std::string>;

/// All the words of `text`.
Modules words(const std::string& text, const std::regex& word)
{
    Modules out;
    for (std::sregex_iterator it(text.begin(), text.end(), word), end; it != end; ++it) out.insert((*it)[1]);
    return out;
}

/// The table: rows of `| module | what it is | start with | may include |`, where `all above` stands for the modules of the rows
/// before.
std::map<std::string, Modules> table_of_modules()
{
    std::ifstream file(HOYLE_ROOT "/docs/ARCHITECTURE.md");
    static const std::regex row(R"(^\|\s*`([a-z]+)`\s*\|.*\|([^|]*)\|\s*$)"), word("([a-z]+)");
    std::map<std::string, Modules> table;
    Modules above;
    std::smatch cells;
    for (std::string line; std::getline(file, line);) {
        if (!std::regex_match(line, cells, row)) continue;
        const std::string module = cells[1], may = cells[2];
        table[module] = may.find("all above") != std::string::npos ? above : words(may, word);
        above.insert(module);
    }
    return table;
}

const std::map<std::string, Modules>& may_include()
{
    static const auto table = table_of_modules();
    return table;
}

struct Door {
    std::string header;  // how an include of the library begins
    std::regex files;    // the only files that may have it
};

const std::vector<Door> doors{
    {"yaml-cpp/", std::regex("src/(lawbook/load[a-z_]*\\.cpp|terms/read_[a-z]+\\.[ch]pp)")},
    {"tao/pegtl", std::regex("(src/log/(parse|control|form[a-z_]*)\\.[ch]pp|grammar/[a-z_]+\\.hpp)")},
    {"CLI/", std::regex("src/cli/[a-z_]+\\.[ch]pp")},
    {"xxhash", std::regex("src/source/digest\\.cpp")},
    {"zlib", std::regex("src/cli/unpacked\\.cpp")},
    {"nlohmann/", std::regex("src/(report/json_line\\.cpp|(api|mcp|tell)/[a-z_]+\\.[ch]pp)")},
};

struct Include {
    std::string from, what;
};

std::vector<Include> includes(const char* folder)
{
    static const std::regex line_of(R"(^\s*#\s*include\s*["<]([^">]+)[">])");
    std::vector<Include> out;
    const fs::path root = HOYLE_ROOT;
    if (!fs::exists(root / folder)) return out;
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
        const auto end = entry.path().extension();
        if (end != ".cpp" && end != ".hpp" && end != ".def") continue;
        std::ifstream file(entry.path());
        std::smatch found;
        for (std::string line; std::getline(file, line);)
            if (std::regex_search(line, found, line_of))
                out.push_back({fs::relative(entry.path(), root).generic_string(), found[1]});
    }
    return out;
}

std::string first_part(const std::string& path) { return path.substr(0, path.find('/')); }

}  // namespace

TEST_CASE("modules include only what the table lets them")
{
    const auto found = includes("src");
    CHECK(found.size() > 100);
    for (const auto& [from, what] : found) {
        const std::string inside = from.substr(4);  // behind "src/"
        // src/examine.cpp and .hpp stand for the module
        const std::string module = inside.find('/') == std::string::npos ? fs::path(inside).stem().string() : first_part(inside);
        const std::string target = first_part(what);
        if (what.find('/') == std::string::npos || !may_include().count(target)) continue;
        INFO(from << " includes " << what);
        REQUIRE(may_include().count(module));
        CHECK((target == module || may_include().at(module).count(target)));
    }
}

TEST_CASE("the table has every module, and no other")
{
    Modules there{"grammar"};
    for (const auto& entry : fs::directory_iterator(HOYLE_ROOT "/src"))
        if (entry.is_directory()) there.insert(entry.path().filename().string());
    Modules named;
    for (const auto& [module, may] : may_include()) {
        named.insert(module);
        INFO(module << " may include a module that is not there");
        CHECK(std::includes(there.begin(), there.end(), may.begin(), may.end()));
    }
    CHECK(named == there);
}

TEST_CASE("a heavy library comes in by one door")
{
    for (const char* folder : {"src", "grammar"})
        for (const auto& [from, what] : includes(folder))
            for (const Door& door : doors)
                if (what.rfind(door.header, 0) == 0) {
                    INFO(from << " includes " << what);
                    CHECK(std::regex_match(from, door.files));
                }
}

/// What a statement tells is heard by somebody outside of the language; else a log could tell of a breach and be answered that
/// nothing was found.
TEST_CASE("every statement is read by somebody, but those that only tell that all was well")
{
    static const std::regex form(R"(^(?:FORM|VERB)\((\w+))");
    // a call obeyed, a card placed when that was asked
    const std::set<std::string> tell_of_no_breach{"obeys", "places_card"};
    std::set<std::string> named;  // everything that stands behind `Verb::`
    for (const auto& each : fs::recursive_directory_iterator(HOYLE_ROOT "/src")) {
        const std::string path = each.path().string();
        if (!each.is_regular_file() || path.find("/src/log/") != std::string::npos || !path.ends_with("pp")) continue;
        std::ifstream file(path);
        const std::string source{std::istreambuf_iterator<char>(file), {}};
        constexpr std::string_view scope = "Verb::";
        for (auto at = source.find(scope); at != source.npos; at = source.find(scope, at)) {
            at += scope.size();
            const auto end = std::find_if(source.begin() + static_cast<std::ptrdiff_t>(at), source.end(),
                                          [](unsigned char c) { return std::isalnum(c) == 0 && c != '_'; });
            named.emplace(source.begin() + static_cast<std::ptrdiff_t>(at), end);
        }
    }
    int forms = 0;
    for (const auto& each : fs::directory_iterator(HOYLE_ROOT "/src/log")) {
        if (each.path().extension() != ".def") continue;
        std::ifstream file(each.path());
        std::smatch found;
        for (std::string line; std::getline(file, line);) {
            if (!std::regex_search(line, found, form) || found[1] == "name") continue;
            ++forms;
            const std::string name = found[1];
            INFO(name);
            CHECK(named.contains(name) != tell_of_no_breach.contains(name));
        }
    }
    CHECK(forms > 100);
}

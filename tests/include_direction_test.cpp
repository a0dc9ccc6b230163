// Who may lean on whom: every `#include "module/..."` under src/ is held against this table (docs/ARCHITECTURE.md explains it), and each
// heavy library comes in by one door.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

const std::set<std::string> all{"source",  "cards",   "terms", "log",    "table", "incidents", "lawbook",
                                "rulings", "scoring", "audit", "claims", "cite",  "phrases",   "examine", "grammar"};

const std::map<std::string, std::set<std::string>> may_include{
    {"source", {}},
    {"cards", {}},
    {"terms", {"cards"}},
    {"log", {"source", "cards", "grammar"}},
    {"table", {"log", "cards", "source"}},
    {"incidents", {"table", "log", "terms", "cards", "source"}},
    {"lawbook", {"terms", "source"}},
    {"rulings", {"incidents", "table", "log", "lawbook", "terms", "cards", "source"}},
    {"scoring", {"table", "rulings", "lawbook", "terms", "cards"}},
    {"audit", {"scoring", "lawbook", "log", "terms", "cards", "source"}},
    {"claims", {"table", "cards"}},
    {"phrases", {"lawbook", "terms", "source"}},
    {"cite", {"phrases", "lawbook", "terms", "source"}},
    {"examine", all},
    {"report", all},
    {"cli", {"source", "cards", "terms", "log", "table", "incidents", "lawbook", "rulings", "scoring", "audit", "claims", "phrases", "cite", "examine", "report"}},
};

struct Door {
    std::string header;  // how an include of the library begins
    std::regex files;    // the only files that may have it
};

const std::vector<Door> doors{
    {"yaml-cpp/", std::regex("src/(lawbook/load[a-z_]*\\.cpp|terms/read_[a-z]+\\.[ch]pp)")},
    {"tao/pegtl", std::regex("(src/log/(parse|actions)[a-z_]*\\.[ch]pp|src/log/explain\\.cpp|grammar/[a-z_]+\\.hpp)")},
    {"CLI/", std::regex("src/cli/[a-z_]+\\.[ch]pp")},
    {"dds", std::regex("src/claims/[a-z_]+\\.[ch]pp")},
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
            if (std::regex_search(line, found, line_of)) out.push_back({fs::relative(entry.path(), root).generic_string(), found[1]});
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
        if (what.find('/') == std::string::npos || (!may_include.count(target) && target != "grammar")) continue;
        INFO(from << " includes " << what);
        REQUIRE(may_include.count(module));
        CHECK((target == module || may_include.at(module).count(target)));
    }
}

TEST_CASE("every folder under src is in the table")
{
    for (const auto& entry : fs::directory_iterator(HOYLE_ROOT "/src"))
        if (entry.is_directory()) CHECK(may_include.count(entry.path().filename().string()) == 1);
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

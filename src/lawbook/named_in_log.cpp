#include "lawbook/named_in_log.hpp"

#include "lawbook/load.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>

namespace hoyle::lawbook {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> all_of(const BookFolders& folders)
{
    std::vector<std::string> all = folders.shelves;
    if (!folders.beside.empty()) all.insert(all.begin(), folders.beside);
    all.insert(all.end(), folders.allowed.begin(), folders.allowed.end());
    return all;
}

/// "beside the log, or in the folder of books (`lawbooks`)"
std::string places(const BookFolders& folders, std::string_view or_nor)
{
    std::string text = folders.beside.empty() ? "" : "beside the log";
    const auto add = [&](std::string_view what, const std::string& folder) {
        if (!text.empty()) text += fmt::format(", {} ", or_nor);
        text += fmt::format("in {}`{}`{}", what, printable(folder, 200), what.empty() ? "" : ")");
    };
    for (const std::string& folder : folders.shelves) add("the folder of books (", folder);
    for (const std::string& folder : folders.allowed) add("", folder);
    return text;
}

bool leads_elsewhere(const fs::path& path)
{
    return path.is_absolute() || std::find(path.begin(), path.end(), "..") != path.end();
}

/// By their spelling alone: no file is looked at.
bool lies_below(const fs::path& path, const fs::path& folder)
{
    const fs::path below = path.lexically_relative(folder);
    return !below.empty() && *below.begin() != "..";
}

/// The files that may be meant, in the order in which they are looked for.
std::vector<fs::path> candidates(const std::string& written, const BookFolders& folders)
{
    std::vector<fs::path> out;
    if (!leads_elsewhere(written)) {
        for (const std::string& folder : all_of(folders)) out.push_back(fs::path(folder) / written);
        return out;
    }
    const fs::path whole = fs::absolute(fs::path(folders.beside) / written).lexically_normal();
    for (const std::string& folder : folders.allowed) {
        fs::path normal = fs::absolute(folder).lexically_normal();
        if (!normal.has_filename() && normal.has_relative_path()) normal = normal.parent_path();  // "books/" is "books"
        if (lies_below(whole, normal)) return {whole};
    }
    return out;
}

bool may_be_book(const fs::path& path)
{
    std::error_code error;
    return fs::is_directory(path, error) ? fs::exists(path / "book.yaml", error) : fs::is_regular_file(path, error);
}

FoundBook refused(const std::string& written, const std::string& why)
{
    FoundBook found;
    found.why.push_back(fmt::format("`{}`: {}", printable(written, 200), why));
    return found;
}

}  // namespace

std::vector<std::string> usual_shelves() { return {"lawbooks"}; }

FoundBook find_named_in_log(const std::string& written, const BookFolders& folders)
{
    FoundBook found;
    if (folders.none()) {
        found.why.emplace_back(
            "a club's own book is a file, and no files are read here; `laws portland-1904` names a printed code");
        return found;
    }
    const auto all = candidates(written, folders);
    if (all.empty())
        return refused(written,
                       fmt::format("it is not looked for: a book that a log names stands {}; --allow-books FOLDER lets logs "
                                   "name those of another",
                                   places(folders, "or")));
    for (const fs::path& each : all) {
        if (!may_be_book(each)) continue;
        Loaded loaded = load_within(each.string(), all_of(folders));
        for (const Mistake& mistake : loaded.mistakes) found.why.push_back("the book cannot be used: " + describe(mistake));
        if (!loaded.book) return found;
        found.own = std::make_shared<const Book>(std::move(*loaded.book));
        found.book = found.own.get();
        found.file = each.string();
        return found;
    }
    return refused(written, "there is no such book " + places(folders, "nor"));
}

}  // namespace hoyle::lawbook

// Finding a book and those it extends, and reading them in order: title page, settings, laws, figures.

#include "lawbook/load_from.hpp"

#include "lawbook/book_file.hpp"
#include "lawbook/figure_shapes.hpp"
#include "lawbook/load_fields.hpp"
#include "lawbook/load_laws.hpp"
#include "lawbook/load_title.hpp"
#include "source/text.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <filesystem>
#include <tuple>

namespace hoyle::lawbook {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_chain = 16;
constexpr std::size_t most_mistakes = 100;  // whoever has more begins with these
constexpr auto book_fields = std::to_array<std::string_view>({"book", "title", "year", "who", "source", "game", "cited-as",
                                                              "extends", "without", "settings", "figures", "procedure", "laws",
                                                              "silent"});

class Loader {
public:
    Loader(const Where& where, const KnownBooks& known, std::vector<Mistake>& mistakes)
        : where_(where), known_(known), mistakes_(mistakes)
    {}

    std::optional<Book> load(const fs::path& path);

private:
    Node read(const fs::path& path, Digest& digest);
    Node file(const fs::path& path, Digest& digest) { return read_book_file(path.string(), where_.within, mistakes_, digest); }
    void join(Node& root, Node more);
    std::optional<Book> base(Fields& fields, const Node& extends, const fs::path& path, Arena& arena);
    std::optional<fs::path> beside(const fs::path& path, const std::string& name);

    const Where& where_;
    KnownBooks known_;
    std::vector<Mistake>& mistakes_;
    std::vector<fs::path> chain_;  // the books being read, each extending the next
};

/// A folder's book.yaml and laws.yaml as one map, or the file itself.
Node Loader::read(const fs::path& path, Digest& digest)
{
    std::error_code error;
    if (!fs::is_directory(path, error)) return file(path, digest);
    if (!fs::exists(path / "book.yaml", error)) {
        mistakes_.push_back({path.string(), 0, 0, "this folder holds no book: there is no book.yaml in it"});
        return {};
    }
    Node root = file(path / "book.yaml", digest);
    if (fs::exists(path / "laws.yaml", error)) join(root, file(path / "laws.yaml", digest));
    return root;
}

void Loader::join(Node& root, Node more)
{
    if (!more.is_map() || !root.is_map()) return;
    for (std::size_t i = 0; i < more.keys.size(); ++i) {
        if (root[more.keys[i].text]) {
            mistakes_.push_back({*more.file, more.keys[i].line, more.keys[i].column,
                                 fmt::format("`{}` stands in book.yaml already", more.keys[i].text)});
            continue;
        }
        root.keys.push_back(std::move(more.keys[i]));
        root.items.push_back(std::move(more.items[i]));
    }
}

std::optional<fs::path> Loader::beside(const fs::path& path, const std::string& name)
{
    std::error_code error;
    fs::path whole = path;
    if (!whole.has_filename()) whole = whole.parent_path();  // "books/mine/" is "books/mine"
    for (const auto& candidate : {whole.parent_path() / name, whole.parent_path() / (name + ".yaml")})
        if (fs::is_directory(candidate, error) ? fs::exists(candidate / "book.yaml", error)
                                               : fs::is_regular_file(candidate, error))
            return candidate;
    return std::nullopt;
}

std::optional<Book> Loader::base(Fields& fields, const Node& extends, const fs::path& path, Arena& arena)
{
    const std::string name(fields.text(extends));
    const Book* shipped = known_.find ? known_.find(name) : nullptr;
    if (shipped && !where_.from_source) return *shipped;
    if (name.find_first_of("/\\") != std::string::npos || name.starts_with(".") || name.empty()) {
        fields.mistake(extends, "the name of a book is wanted here; a book of your own must stand beside this one");
        return std::nullopt;
    }
    if (const auto found = beside(path, name)) {
        const auto before = mistakes_.size();
        auto book = load(*found);
        if (!book && mistakes_.size() == before) fields.mistake(extends, fmt::format("`{}` cannot be read", name));
        if (book) arena.keep(book->keep);
        return book;
    }
    if (shipped) return *shipped;
    std::vector<std::string_view> printed;
    if (known_.all)
        for (const Book& book : known_.all()) printed.push_back(book.id);
    const auto near = terms::nearest(name, printed);
    fields.mistake(extends, fmt::format("there is no book `{}`, neither among the printed codes nor beside this one{}", name,
                                        near.empty() ? "" : fmt::format("; is `{}` meant?", near)));
    return std::nullopt;
}

std::optional<Book> Loader::load(const fs::path& path)
{
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(path, error);
    if (std::find(chain_.begin(), chain_.end(), whole) != chain_.end()) {
        std::string names;
        for (const auto& each : chain_) names += each.stem().string() + " extends ";
        mistakes_.push_back(
            {path.string(), 0, 0, fmt::format("a book cannot extend itself: {}{}", names, whole.stem().string())});
        return std::nullopt;
    }
    if (chain_.size() == longest_chain) {
        mistakes_.push_back({path.string(), 0, 0, fmt::format("more than {} books extend each other", longest_chain)});
        return std::nullopt;
    }
    const auto before = mistakes_.size();
    Digest digest;
    const Node root = read(path, digest);
    if (!root.is_map()) {
        if (mistakes_.size() == before)
            mistakes_.push_back({path.string(), 1, 1, "this is no book; it should begin with `book: ` and its name"});
        return std::nullopt;
    }
    auto arena = std::make_shared<Arena>();
    Fields fields(*arena, mistakes_);
    fields.check_keys(root, "a book", book_fields);
    Draft draft;
    if (root["extends"]) {
        chain_.push_back(whole);
        const auto extended = base(fields, root["extends"], path, *arena);
        chain_.pop_back();
        if (!extended) return std::nullopt;
        digest.add(extended->digest);
        draft = inherit(*extended);
    } else if (root["without"]) {
        fields.mistake(root["without"], "only a book that `extends` another can take laws out");
    }
    read_title(fields, root, draft);
    read_settings(fields, root["settings"], draft);
    if (root["extends"]) read_without(fields, root["without"], draft);
    if (!draft.without.empty()) drop_figures_without_law(fields, root["without"], root["figures"], draft);
    read_laws(fields, root, draft);
    read_figures(fields, root["figures"], draft);
    if (mistakes_.size() > before) return std::nullopt;
    draft.book.digest = arena->keep(hexadecimal(digest.value()));
    return finish(std::move(draft), std::move(arena));
}

}  // namespace

Loaded load_with(const std::string& path, const Where& where, const KnownBooks& known)
{
    Loaded out;
    try {
        out.book = Loader(where, known, out.mistakes).load(path);
    } catch (const std::exception& error) {
        out.book.reset();
        out.mistakes.push_back({path, 0, 0, fmt::format("the book cannot be read: {}", error.what())});
    }
    // In the order of the files, and each once: one field may be read for several kinds of incident.
    const auto key = [](const Mistake& m) { return std::tie(m.line, m.column, m.message); };
    std::vector<std::string> files;
    for (const Mistake& m : out.mistakes)
        if (std::find(files.begin(), files.end(), m.file) == files.end()) files.push_back(m.file);
    const auto file = [&](const Mistake& m) { return std::find(files.begin(), files.end(), m.file) - files.begin(); };
    sort_stably(out.mistakes,
                [&](const Mistake& a, const Mistake& b) { return file(a) != file(b) ? file(a) < file(b) : key(a) < key(b); });
    const auto same = [&](const Mistake& a, const Mistake& b) { return file(a) == file(b) && key(a) == key(b); };
    out.mistakes.erase(std::unique(out.mistakes.begin(), out.mistakes.end(), same), out.mistakes.end());
    if (out.mistakes.size() > most_mistakes) {
        const std::size_t more = out.mistakes.size() - most_mistakes;
        out.mistakes.resize(most_mistakes);
        out.mistakes.push_back({path, 0, 0, fmt::format("and {} more mistakes", more)});
    }
    if (!out.mistakes.empty()) out.book.reset();
    return out;
}

std::string describe(const Mistake& mistake)
{
    constexpr std::size_t most = 600;
    const std::string message = printable(mistake.message, most), file = printable(mistake.file, most);
    if (mistake.line == 0) return fmt::format("{}: {}", file, message);
    return fmt::format("{}:{}:{}: {}", file, mistake.line, mistake.column, message);
}

}  // namespace hoyle::lawbook

#include "lawbook/find_book.hpp"

#include "lawbook/load.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>

namespace hoyle::lawbook {
namespace {

namespace fs = std::filesystem;

/// The letters and digits of a text, in small letters, as words.
std::vector<std::string> lower_words(std::string_view text)
{
    std::vector<std::string> words(1);
    for (const char c : text) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter) words.back() += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        else if (!words.back().empty()) words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

/// Every word typed is one of the name, or begins one if it has three letters.
bool all_among(const std::vector<std::string>& typed, const std::vector<std::string>& name)
{
    return std::all_of(typed.begin(), typed.end(), [&](const std::string& word) {
        return std::any_of(name.begin(), name.end(), [&](const std::string& other) {
            return other == word || (word.size() > 2 && other.starts_with(word));
        });
    });
}

/// It changes nothing in the book it extends, and has only laws of its own beside it.
bool only_adds(const Book& book)
{
    if (book.extends.empty() || !book.without.empty()) return false;
    return std::all_of(book.laws.begin(), book.laws.end(), [](const Law& law) { return law.amends.empty(); });
}

/// Without those that only add to another of them.
std::vector<const Book*> narrowed(std::vector<const Book*> found)
{
    const auto all = found;
    std::erase_if(found, [&](const Book* book) {
        return only_adds(*book) &&
               std::any_of(all.begin(), all.end(), [&](const Book* base) { return base->id == book->extends; });
    });
    return found;
}

/// Names are words with letters or digits in each; in "portland ::" the second is none.
bool may_be_name(std::string_view typed)
{
    bool all = false, one = false;
    for (const char c : typed) {
        if (c == ' ' && !one) return false;
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (!letter && std::string_view(" -_,.'").find(c) == std::string_view::npos) return false;
        one = c != ' ' && (one || letter);
        all = one;
    }
    return all;
}

std::vector<const Book*> of_game(std::string_view word)
{
    std::vector<const Book*> found;
    for (const Book& book : shipped())
        if ((book.game == Game::whist ? "whist" : "bridge") == word) found.push_back(&book);
    return found;
}

FoundBook from_file(const std::string& path)
{
    FoundBook found;
    Loaded loaded = load(path);
    for (const Mistake& mistake : loaded.mistakes) found.why.push_back(describe(mistake));
    found.mistakes = std::move(loaded.mistakes);
    if (!loaded.book) return found;
    found.own = std::make_shared<const Book>(std::move(*loaded.book));
    found.book = found.own.get();
    found.file = path;
    return found;
}

std::string ids()
{
    std::string list;
    for (const Book& book : shipped()) list += (list.empty() ? "" : ", ") + std::string(book.id);
    return list;
}

}  // namespace

std::vector<const Book*> books_called(std::string_view typed)
{
    if (typed.size() > 100 || !may_be_name(typed)) return {};
    const auto words = lower_words(typed);
    if (words.size() == 1)
        if (auto found = of_game(words[0]); found.size() == 1) return found;
    const auto search = [&](auto name_of) {
        std::vector<const Book*> found;
        for (const Book& book : shipped())
            if (all_among(words, lower_words(name_of(book)))) found.push_back(&book);
        return narrowed(std::move(found));
    };
    const auto name = [](const Book& book) { return fmt::format("{} {} {} {}", book.id, book.title, book.cited_as, book.year); };
    auto found = search([](const Book& book) { return std::string(book.id); });
    if (found.empty()) found = search(name);
    if (found.empty()) found = search([&](const Book& book) { return fmt::format("{} {}", name(book), book.who); });
    return found;
}

bool names_file(const std::string& typed, Own own)
{
    if (typed.ends_with(".yaml") || typed.ends_with(".yml") || typed.find('/') != std::string::npos) return true;
    std::error_code error;
    return own == Own::read && typed.size() < 256 && fs::exists(fs::path(typed) / "book.yaml", error);
}

std::string_view nearest_book(std::string_view typed)
{
    std::vector<std::string_view> known;
    for (const Book& book : shipped()) known.push_back(book.id);
    const auto near = terms::nearest(typed, known);
    if (!near.empty()) return near;
    const auto words = lower_words(typed.substr(0, 64));
    for (const Book& book : shipped())
        for (const std::string& part : lower_words(book.id)) {
            const std::string_view one[] = {part};
            // a year is near to every other year
            const bool year = part.find_first_not_of("0123456789") == std::string::npos;
            for (const std::string& word : words)
                if (!year && word.size() > 3 && !terms::nearest(word, one).empty()) return book.id;
        }
    return {};
}

std::string no_such_book(std::string_view typed)
{
    const auto near = nearest_book(typed);
    return fmt::format("`{}` is no book of laws that hoyle knows{} (the books: {})", printable(typed, 60),
                       near.empty() ? "" : fmt::format("; is `{}` meant?", near), ids());
}

FoundBook find_book(const std::string& typed, Own own)
{
    FoundBook found;
    found.book = find_shipped(typed);
    if (found) return found;
    if (names_file(typed, own)) {
        if (own == Own::read) return from_file(typed);
        found.why.push_back(
            fmt::format("`{}` is a file, and no files are read here (the books: {})", printable(typed, 60), ids()));
        return found;
    }
    const auto called = books_called(typed);
    if (called.size() == 1) {
        found.book = called[0];
        return found;
    }
    std::error_code error;
    if (own == Own::read && !typed.empty() && typed.size() < 256 && fs::exists(typed, error)) return from_file(typed);
    if (called.size() > 1) {
        std::string list;
        for (const Book* book : called)
            list += (list.empty() ? "" : book == called.back() ? " or " : ", ") + std::string(book->id);
        found.why.push_back(fmt::format("`{}` may be {}", printable(typed, 60), list));
    } else {
        found.why.push_back(no_such_book(typed));
    }
    return found;
}

std::vector<const Book*> codes_of(terms::Game game)
{
    std::vector<const Book*> codes;
    for (const Book& each : shipped())
        if (each.game == game && each.extends.empty()) codes.push_back(&each);
    return codes;
}

}  // namespace hoyle::lawbook

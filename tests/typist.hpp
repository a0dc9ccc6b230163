// Slips of typing: one of those that fingers make, in one statement of a log, from a seed that a failing test prints.
#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace typing {

enum class Slip { dropped, doubled, swapped, changed, word_twice, separator };
inline constexpr std::pair<Slip, std::string_view> slips[] = {
    {Slip::dropped, "a letter dropped"}, {Slip::doubled, "a letter doubled"}, {Slip::swapped, "two letters swapped"},
    {Slip::changed, "another letter"},   {Slip::word_twice, "a word twice"},  {Slip::separator, "a sign or a blank missing"},
};

struct Mistyped {
    std::string log;
    std::size_t line = 0;  ///< from 1
    std::string was, is;   ///< the statement, without margin and comment
};

inline std::vector<std::string> lines_of(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

inline std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const auto& line : lines) text += line + '\n';
    return text;
}

class Typist {
public:
    explicit Typist(std::uint64_t seed) : random_(seed) {}

    std::size_t below(std::size_t n) { return n == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

    /// One statement of the log with one slip in it; nothing: the statement that was drawn cannot have it.
    std::optional<Mistyped> slip(Slip kind, std::string_view log)
    {
        auto lines = lines_of(log);
        std::vector<std::size_t> statements;
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (!statement(lines[i]).empty()) statements.push_back(i);
        if (statements.empty()) return std::nullopt;
        const std::size_t at = statements[below(statements.size())];
        const auto written = statement(lines[at]);
        Mistyped out{{}, at + 1, std::string(written), std::string(written)};
        make(kind, out.is);
        if (out.is == out.was) return std::nullopt;
        lines[at].replace(static_cast<std::size_t>(written.data() - lines[at].data()), written.size(), out.is);
        out.log = joined(lines);
        return out;
    }

private:
    static std::string_view statement(std::string_view line)
    {
        line = line.substr(0, line.find('#'));
        const auto first = line.find_first_not_of(" \t");
        if (first == line.npos) return {};
        return line.substr(first, line.find_last_not_of(" \t") + 1 - first);
    }

    void make(Slip kind, std::string& text)
    {
        constexpr std::string_view alphabet = "abcdefghijklmnopqrstuvwxyz", figures = "0123456789",
                                   capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        switch (kind) {
        case Slip::dropped: text.erase(letter(text), 1); break;
        case Slip::doubled: {
            const auto at = letter(text);
            text.insert(at, 1, text[at]);
            break;
        }
        case Slip::swapped:
            if (const auto at = letter(text); at + 1 < text.size()) std::swap(text[at], text[at + 1]);
            break;
        case Slip::changed: {
            char& c = text[letter(text)];
            const auto of = [&](std::string_view all) { return all[below(all.size())]; };
            c = c >= '0' && c <= '9'   ? of(figures)
                : c >= 'A' && c <= 'Z' ? of(capitals)
                : c >= 'a' && c <= 'z' ? of(alphabet)
                                       : c;
            break;
        }
        case Slip::word_twice: {
            const auto [begin, end] = word(text);
            text.insert(end, " " + text.substr(begin, end - begin));
            break;
        }
        case Slip::separator: {
            std::vector<std::size_t> signs;
            for (std::size_t i = 1; i < text.size(); ++i)
                if (std::string_view(" .:,+|\"").find(text[i]) != std::string_view::npos) signs.push_back(i);
            if (!signs.empty()) text.erase(signs[below(signs.size())], 1);
        }
        }
    }

    /// The place of a letter or a figure.
    std::size_t letter(std::string_view text)
    {
        for (;;)
            if (const auto at = below(text.size()); std::isalnum(static_cast<unsigned char>(text[at])) != 0) return at;
    }

    std::pair<std::size_t, std::size_t> word(std::string_view text)
    {
        const auto at = letter(text);
        const auto blank = text.rfind(' ', at);
        return {blank == text.npos ? 0 : blank + 1, std::min(text.find(' ', at), text.size())};
    }

    std::mt19937_64 random_;
};

/// Every case, as its text, in the order of their names.
inline std::vector<std::string> cases(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".hoyle") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<std::string> logs;
    for (const auto& file : files) {
        std::ifstream in(file, std::ios::binary);
        logs.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    return logs;
}

/// As a player would have typed it: it has no title, and expects nothing.
inline std::string as_typed(std::string_view log)
{
    auto lines = lines_of(log);
    std::erase_if(lines, [](std::string_view line) {
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        return line.starts_with("expect ") || line.starts_with("title ");
    });
    return joined(lines);
}

}  // namespace typing

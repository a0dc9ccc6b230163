// What holds of every stored report, whatever it tells: it can be read by people who know the game and not the program.

#include "log/section.hpp"
#include "report/excerpt.hpp"
#include "report/page.hpp"
#include "source/text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace hoyle;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t width = 80;

std::vector<std::string> lines_of(const fs::path& file)
{
    std::ifstream in(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::vector<fs::path> reports()
{
    std::vector<fs::path> found;
    for (const char* folder : {"cases", "tests/stories/told"})
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(HOYLE_ROOT) / folder))
            if (entry.path().extension() == ".report") found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

/// A line of the log, as it is shown with its number before it; or where it stands.
bool is_of_the_log(const std::string& line)
{
    const auto bar = line.find(" | ");
    const bool shown = bar != line.npos && line.find_first_not_of(" 0123456789") == bar + 1;
    return shown || line.starts_with("  -->");
}

/// All that the report says of its own: no lines of the log, nothing between backquotes, no names between quotes.
std::string said_in(const std::vector<std::string>& lines)
{
    std::string all, said;
    for (const std::string& line : lines)
        if (!is_of_the_log(line)) all += line.substr(std::min(line.find_first_not_of(' '), line.size())) + " ";
    // the books as they are to be typed
    for (std::size_t from; (from = all.find("(the books: ")) != all.npos;) all.erase(from, all.find(')', from) - from + 1);
    char quote = 0;
    for (const char c : all) {
        if (quote != 0) quote = c == quote ? 0 : quote;
        else if (c == '`' || c == '"') quote = c;
        else said += c;
    }
    return said;
}

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-'; }

/// The word as a word of its own.
bool uses(const std::string& text, const std::string& word)
{
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        const auto end = at + word.size();
        const bool begins = at == 0 || !is_letter(text[at - 1]) || !is_letter(word.front());
        const bool ends = end >= text.size() || !is_letter(text[end]) || !is_letter(word.back());
        if (begins && ends) return true;
    }
    return false;
}

/// "R27" that stands in no brackets.
bool has_bare_reading(const std::string& text)
{
    for (std::size_t at = 0; at + 1 < text.size(); ++at) {
        const bool reading = text[at] == 'R' && std::isdigit(static_cast<unsigned char>(text[at + 1])) != 0;
        if (reading && (at == 0 || !is_letter(text[at - 1])) && (at == 0 || text[at - 1] != '[')) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("no line of a report is longer than the paper")
{
    for (const fs::path& file : reports())
        for (const std::string& line : lines_of(file)) {
            INFO(file.string() << ": " << line);
            CHECK((characters(line) <= width || line.find(' ') == line.npos || line.starts_with("  -->")));
        }
}

TEST_CASE("whatever is to be done has its law, or says that there is none")
{
    for (const fs::path& file : reports()) {
        std::size_t now = 0, law = 0;
        for (const std::string& line : lines_of(file)) {
            now += line.starts_with("  Now   ");
            law += line.starts_with("  Law   ");
            INFO(file.string() << ": " << line);
            CHECK((line.empty() ? now == law : now >= law));
        }
    }
}

TEST_CASE("a report uses no word of the program's own, and no bare number of a reading")
{
    std::vector<std::string> inner = lines_of(HOYLE_ROOT "/tests/inner-words.txt");
    std::erase_if(inner, [](const std::string& line) { return line.empty() || line.starts_with("#"); });
    REQUIRE(inner.size() > 10);
    for (const fs::path& file : reports()) {
        const std::string said = said_in(lines_of(file));
        INFO(file.string() << ": " << said);
        for (const std::string& word : inner) {
            INFO(word);
            CHECK_FALSE(uses(said, word));
        }
        CHECK_FALSE(has_bare_reading(said));
    }
}

TEST_CASE("the line by which a choice is made is one of the language")
{
    std::size_t tried = 0;
    for (const fs::path& file : reports()) {
        std::string all;
        for (const std::string& line : lines_of(file))
            if (!is_of_the_log(line)) all += line.substr(std::min(line.find_first_not_of(' '), line.size())) + " ";
        for (const std::string_view before : {"To choose, write for example `", "To use this, write `"})
            for (auto at = all.find(before); at != all.npos; at = all.find(before, at + 1)) {
                const auto begin = at + before.size(), end = all.find('`', begin);
                const std::string line = all.substr(begin, end - begin);
                INFO(file.string() << ": " << line);
                CHECK(log::reads(line));
                ++tried;
            }
    }
    CHECK(tried > 100);
}

TEST_CASE("of a long line that part is shown which is meant, with the marks under it")
{
    std::string line;
    for (int word = 100; word < 140; ++word) line += "wörd" + std::to_string(word) + " ";
    for (std::size_t at = 0; at + 7 < characters(line); at += 7)
        for (const std::size_t paper : {50, 80, 110}) {
            Finding finding;
            finding.where = {{7, static_cast<std::uint32_t>(at + 1), 7}, line};
            finding.label = "this is meant";
            std::istringstream shown(report::excerpt(finding, paper));
            std::string blank, text, marks;
            std::getline(shown, blank);
            std::getline(shown, text);
            std::getline(shown, marks);
            INFO(text << "\n" << marks);
            CHECK(characters(text) <= paper);
            CHECK(characters(marks) <= paper);
            const auto caret = marks.find('^');
            REQUIRE(caret != marks.npos);
            // characters and bytes differ: what stands over the first mark is counted in characters
            std::size_t byte = 0;
            for (std::size_t seen = 0; seen < caret; ++seen)
                for (++byte; byte < text.size() && (static_cast<unsigned char>(text[byte]) & 0xC0U) == 0x80U;) ++byte;
            std::size_t from = 0;
            for (std::size_t seen = 0; seen < at; ++seen)
                for (++from; from < line.size() && (static_cast<unsigned char>(line[from]) & 0xC0U) == 0x80U;) ++from;
            CHECK(text.substr(byte, 3) == line.substr(from, 3));
        }
}

TEST_CASE("a whole line that is meant is not underlined from end to end")
{
    Finding finding;
    finding.where = {{3, 1, 200}, std::string(100, 'a') + " " + std::string(99, 'b')};
    CHECK(report::excerpt(finding, width).find('^') == std::string::npos);
    finding.label = "said here";
    const std::string shown = report::excerpt(finding, width);
    CHECK(shown.find("said here") != std::string::npos);
    std::istringstream lines(shown);
    for (std::string line; std::getline(lines, line);) CHECK(characters(line) <= width);
}

TEST_CASE("lines are filled alike, whatever their letters")
{
    const std::string plain = "North and South may choose one of these until the pack is cut for the next deal and may consult";
    std::string other = plain;
    for (auto at = other.find("a "); at != other.npos; at = other.find("a ", at + 2)) other.replace(at, 1, "ä");
    other.replace(other.find("pack"), 4, "päck");
    for (std::size_t paper = 20; paper < 90; ++paper) {
        std::string expected = report::wrapped(plain, 2, 6, paper);
        expected.replace(expected.find("pack"), 4, "päck");
        CHECK(report::wrapped(other, 2, 6, paper) == expected);
    }
}

#include "source/fit_to_print.hpp"
#include "source/sort.hpp"
#include "source/text.hpp"
#include "source/trouble.hpp"
#include "source/unseen.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <new>
#include <ostream>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

using namespace hoyle;

TEST_CASE("a place counts lines and characters from one")
{
    const Text text{"t",
                    "ab\ncd\xc3\xa9"
                    "f\n",
                    10};
    CHECK(text.place({0, 1}) == Place{10, 1, 1});
    CHECK(text.place({3, 2}) == Place{11, 1, 2});
    CHECK(text.place({7, 1}) == Place{11, 4, 1});
    CHECK(text.place({99, 1}) == Place{12, 1, 1});
    CHECK(text.line({7, 1}) == "cd\xc3\xa9"
                               "f");
    CHECK(text.line({0, 1}) == "ab");
    CHECK(text.line({2, 1}) == "ab");
    CHECK(text.line({3, 1}) == "cd\xc3\xa9"
                               "f");
}

TEST_CASE("what goes to a terminal holds no control characters")
{
    CHECK(printable("a\x1b[31mb\tc\x07") == "a\xef\xbf\xbd[31mb c\xef\xbf\xbd");
    CHECK(printable("caf\xe9") == "caf\xef\xbf\xbd");
    CHECK(printable("caf\xc3\xa9") == "caf\xc3\xa9");
    CHECK(printable("\xe2\x80\xae"
                    "abc") == "\xef\xbf\xbd"
                              "abc");
    CHECK(printable("abcdef", 3) == "abc...");
    CHECK(find_invalid_utf8("abc\xff") == 3);
    CHECK(find_invalid_utf8("\xed\xa0\x80") == 0);
    CHECK(find_invalid_utf8("plain \xe2\x99\xa0") == std::string_view::npos);
}

TEST_CASE("what was thrown over one of many logs is told in plain words")
{
    CHECK(trouble(std::bad_alloc()) == "there is not memory enough for it");
    CHECK(trouble(std::length_error("basic_string::_M_create")) == "there is not memory enough for it");
    CHECK(trouble(std::system_error(std::make_error_code(std::errc::is_a_directory))) == "Is a directory");
    CHECK(trouble(std::out_of_range("at")) == "hoyle itself is at fault (at): please tell those who make it");
}

namespace {

/// What comes out of the door when `pieces` are written one after the other, each flushed.
std::string through_the_door(const std::vector<std::string>& pieces, bool colors = false)
{
    std::ostringstream out;
    {
        Door door(out);
        if (colors) door.let_colors_pass();
        for (const std::string& piece : pieces) out << piece << std::flush;
    }
    return out.str();
}

/// U+0000 and on as UTF-8.
std::string utf8(char32_t point)
{
    const auto tail = [&](int shift) { return static_cast<char>(0x80 | (point >> shift & 0x3f)); };
    if (point < 0x80) return {static_cast<char>(point)};
    if (point < 0x800) return {static_cast<char>(0xc0 | point >> 6), tail(0)};
    if (point < 0x10000) return {static_cast<char>(0xe0 | point >> 12), tail(6), tail(0)};
    return {static_cast<char>(0xf0 | point >> 18), tail(12), tail(6), tail(0)};
}

bool is_unseen(char32_t point)
{
    const std::string text = utf8(point);
    const auto length = unseen_length(text.data(), text.data() + text.size());
    CHECK((length == 0 || length == text.size()));
    return length != 0;
}

const std::string mark = "\xef\xbf\xbd";

}  // namespace

TEST_CASE("which characters are not seen")
{
    std::vector<std::pair<char32_t, char32_t>> runs;
    for (char32_t point = 0; point < 0x110000; ++point) {
        if ((point >= 0xd800 && point < 0xe000) || !is_unseen(point)) continue;
        if (!runs.empty() && runs.back().second + 1 == point) runs.back().second = point;
        else runs.emplace_back(point, point);
    }
    CHECK(runs == std::vector<std::pair<char32_t, char32_t>>{{0, 0x1f},
                                                             {0x7f, 0x9f},
                                                             {0xad, 0xad},
                                                             {0x34f, 0x34f},
                                                             {0x61c, 0x61c},
                                                             {0x115f, 0x1160},
                                                             {0x17b4, 0x17b5},
                                                             {0x180b, 0x180f},
                                                             {0x200b, 0x200f},
                                                             {0x2028, 0x202e},
                                                             {0x2060, 0x206f},
                                                             {0x3164, 0x3164},
                                                             {0xfeff, 0xfeff},
                                                             {0xffa0, 0xffa0},
                                                             {0xfff0, 0xfffb},
                                                             {0x13430, 0x1343f},
                                                             {0x1bca0, 0x1bca3},
                                                             {0x1d173, 0x1d17a},
                                                             {0xe0000, 0xe0fff}});
    const std::string none;
    CHECK(unseen_length(none.data(), none.data()) == 0);
    const std::string cut = "\xe2\x80\x8b";
    for (std::size_t length = 0; length < cut.size(); ++length) CHECK(unseen_length(cut.data(), cut.data() + length) == 0);
}

TEST_CASE("what is unseen is spelt out where nothing may be lost")
{
    CHECK(unseen_spelt_out("a\tb \x1b[1m \xe2\x80\xae \xc2\x85 \xf3\xa0\x81\x81 caf\xc3\xa9") ==
          "a\tb <U+001B>[1m <U+202E> <U+0085> <U+E0041> caf\xc3\xa9");
}

TEST_CASE("nothing that a terminal obeys passes the door, in whatever pieces it is written")
{
    CHECK(through_the_door({"plain\n\ttext\n"}) == "plain\n\ttext\n");
    CHECK(through_the_door({"\xe2\x99\xa0\xef\xb8\x8f caf\xc3\xa9 \xf0\x9f\x82\xa1"}) ==
          "\xe2\x99\xa0\xef\xb8\x8f caf\xc3\xa9 \xf0\x9f\x82\xa1");
    CHECK(through_the_door({"\x1b[31m\r\x07\x7f"}) == mark + "[31m" + mark + mark + mark);
    CHECK(through_the_door({"caf\xe9!\xff\xc0\xaf\xed\xa0\x80"}) == "caf" + mark + "!" + mark + mark + mark + mark + mark + mark);
    const std::string text = "a\xe2\x80\xae"
                             "b\xc2\x9b"
                             "31mc\xf3\xa0\x81\x81"
                             "d\xe2\x99\xa0"
                             "e\x1b[1mf\xe9";
    const std::string fit = "a" + mark + "b" + mark + "31mc" + mark +
                            "d\xe2\x99\xa0"
                            "e" +
                            mark + "[1mf" + mark;
    std::vector<std::string> bytes;
    for (const char c : text) bytes.emplace_back(1, c);
    CHECK(through_the_door({text}) == fit);
    CHECK(through_the_door(bytes) == fit);
    for (std::size_t at = 0; at <= text.size(); ++at) CHECK(through_the_door({text.substr(0, at), text.substr(at)}) == fit);
    // longer than what it holds at a time, with characters lying over every edge
    std::string longer, longer_fit;
    for (int i = 0; i < 20000; ++i) longer += text, longer_fit += fit;
    for (std::size_t shift = 0; shift < text.size(); ++shift) {
        const std::string before(shift, 'x');
        CHECK(through_the_door({before + longer}) == before + longer_fit);
    }
}

TEST_CASE("of colours only our own pass, and only where they are wanted")
{
    const std::string own = "\x1b[1mbold\x1b[0m \x1b[2mfaint\x1b[0m \x1b[9mstruck\x1b[0m";
    CHECK(through_the_door({own}, true) == own);
    CHECK(through_the_door({own}).find('\x1b') == std::string::npos);
    std::vector<std::string> bytes;
    for (const char c : own) bytes.emplace_back(1, c);
    CHECK(through_the_door(bytes, true) == own);
    CHECK(through_the_door({"\x1b[31m", "\x1b[", "\x1b"}, true) == mark + "[31m" + mark + "[" + mark);
    CHECK(through_the_door({"\x1b", "]0;title\x07"}, true) == mark + "]0;title" + mark);
}

TEST_CASE("a stream behind the door that fails is seen to")
{
    struct Full : std::streambuf {
    } full;
    std::ostream out(&full);
    Door door(out);
    out << "text" << std::flush;
    CHECK_FALSE(out);
}

TEST_CASE("a stable sort is as that of the standard library")
{
    std::mt19937 random(20);
    for (std::size_t size = 0; size < 60; ++size) {
        std::vector<std::pair<int, std::string>> items;
        for (std::size_t i = 0; i < size; ++i) items.emplace_back(static_cast<int>(random() % 7), std::to_string(i));
        const auto before = [](const auto& a, const auto& b) { return a.first < b.first; };
        auto wanted = items;
        std::stable_sort(wanted.begin(), wanted.end(), before);
        sort_stably(items, before);
        CHECK(items == wanted);
    }
}

#include "source/text.hpp"
#include "source/trouble.hpp"

#include <catch2/catch.hpp>

#include <new>
#include <stdexcept>
#include <system_error>

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

// hoyle law --text: the printed words beside ours. The texts are made from our own gists, spoilt as scanners spoil them.
#include "pages/law.hpp"
#include "lawbook/printed_code.hpp"
#include "lawbook_files.hpp"

#include <catch2/catch.hpp>

#include <functional>

using namespace hoyle;
using namespace hoyle::lawbook;

namespace {

const Book& portland() { return *find_shipped("portland-1904"); }

/// The gists as a text, each under what stands before it.
std::string text_of(const Book& book, const std::function<std::string(const Law&)>& before, const std::string& between = "\n\n")
{
    std::string out = "A BOOK ABOUT THE GAME\n\n1. Of the game in general.\n\n2. Of its history.\n\nTHE LAWS\n\n";
    for (const Law& law : book.laws) out += before(law) + std::string(law.gist) + between;
    return out + "THE ETIQUETTE\n\nA game of manners.\n";
}

std::string number(const Law& law) { return std::string(law.number) + ". "; }

int found(const Book& book, const std::string& text)
{
    const PrintedCode printed(book, text);
    int count = 0;
    for (const Law& law : book.laws) count += printed.of(law).text == law.gist;
    return count;
}

pages::Answer ask(const std::vector<std::string>& words, const std::string& text)
{
    pages::LawRequest request;
    request.words = words;
    request.text = text;
    request.alone = true;
    return pages::answer_law(request);
}

}  // namespace

TEST_CASE("laws are found by number and words, however the text is laid out")
{
    const int all = static_cast<int>(portland().laws.size());
    CHECK(found(portland(), text_of(portland(), number)) == all);
    CHECK(found(portland(), text_of(portland(), [](const Law& law) { return "(" + std::string(law.number) + ") "; })) == all);
    CHECK(found(portland(), text_of(portland(), number, "\n")) == all);
    CHECK(found(portland(), text_of(portland(), number, " ")) >=
          all - 1);  // all in one line; the last has the rest of the book behind it
    CHECK(found(portland(), text_of(portland(), [](const Law& law) { return std::string(law.number) + " "; })) == all);
    CHECK(found(portland(), text_of(portland(), [](const Law&) { return ""; })) > all * 9 / 10);  // by words alone
    CHECK(found(portland(), text_of(portland(), number, "\n\n- 17 -\n\nTHE LAWS OF BRIDGE\n\n")) == all);
}

TEST_CASE("a law whose number is spoilt is found by its words, and one that is missing is not")
{
    const auto spoilt = [](const Law& law) { return law.number == "91" ? "9I. " : number(law); };
    const PrintedCode by_words(portland(), text_of(portland(), spoilt));
    CHECK(by_words.of(*portland().find_law("91")).text.find(portland().find_law("91")->gist) != std::string::npos);
    std::string text = text_of(portland(), number);
    const auto at = text.find("91. "), next = text.find("92. ");
    text.erase(at, next - at);
    const PrintedCode without(portland(), text);
    CHECK(without.of(*portland().find_law("91")).text.empty());
    CHECK(without.of(*portland().find_law("92")).text == portland().find_law("92")->gist);
}

TEST_CASE("the words stand below the gist, with their line")
{
    test::Folder folder;
    const std::string text = folder.write("code.txt", text_of(portland(), number));
    CHECK(ask({"portland-1904", "14"}, text).output == R"(portland-1904 14: the ace in cutting
    In cutting, the ace is below the two.
    as printed (line 35 of the text):
      In cutting, the ace is below the two.
)");
    const pages::Answer whole = ask({"portland-1904"}, text);
    CHECK(whole.code == 0);
    CHECK(whole.output.ends_with("   108  line 223    looking at a quitted trick\n108 of 108 laws found in the text\n"));
}

TEST_CASE("what cannot be found is said, and ends with 1")
{
    test::Folder folder;
    std::string text = text_of(portland(), number);
    const auto at = text.find("91. "), next = text.find("92. ");
    text.erase(at, next - at);
    const std::string file = folder.write("code.txt", text);
    const pages::Answer answer = ask({"portland-1904", "91"}, file);
    CHECK(answer.code == 1);
    CHECK(answer.errors == "hoyle: law 91 of portland-1904 cannot be found in the text\n");
    CHECK(answer.output.starts_with("portland-1904 91: "));
    const pages::Answer range = ask({"portland-1904", "90-92"}, file);
    CHECK(range.code == 1);
    CHECK(range.output.find("portland-1904 92: ") != std::string::npos);
    CHECK(ask({"portland-1904"}, file).errors == "hoyle: not found in the text: 91\n");
}

TEST_CASE("the text of another code is not taken for this one")
{
    test::Folder folder;
    const Book& whist = *find_shipped("short-whist");
    const std::string file = folder.write("code.txt", text_of(whist, number));
    const pages::Answer answer = ask({"portland-1904", "91"}, file);
    CHECK(answer.code == 1);
    CHECK(answer.errors == "hoyle: the text reads like short-whist rather than portland-1904\n");
    CHECK(answer.output.find("as printed") == std::string::npos);
    CHECK(ask({"short-whist", "91"}, file).code == 0);
}

TEST_CASE("what is no text of a code ends with 2 and one line")
{
    test::Folder folder;
    std::string binary;
    for (int i = 0; i < 3000; ++i) binary += static_cast<char>(i * 7919 % 251);
    const auto error = [&](const std::string& file) {
        const pages::Answer answer = ask({"portland-1904", "91"}, file);
        CHECK(answer.code == 2);
        CHECK(answer.output.empty());
        return answer.errors;
    };
    CHECK(error(folder.path("none.txt")) == "hoyle: " + folder.path("none.txt") + ": there is no such file\n");
    CHECK(error(folder.path(".")) == "hoyle: " + folder.path(".") + ": this is no file\n");
    const std::string empty = folder.write("empty.txt", " \n"), bytes = folder.write("binary.txt", binary);
    CHECK(error(empty) == "hoyle: " + empty + ": there is nothing in it\n");
    CHECK(error(bytes) == "hoyle: " + bytes + ": this is no text\n");
    const std::string large = folder.write("large.txt", std::string(4 * 1024 * 1024 + 1, 'x'));
    CHECK(error(large) == "hoyle: " + large + ": too large for the text of a code of laws (4 MiB at the most)\n");
    CHECK(ask({"revoke"}, bytes).errors ==
          "hoyle: --text shows a book, or laws of one book, as printed: `hoyle law BOOK N --text FILE`\n");
    // no control character of a text comes out
    const std::string rude = folder.write("rude.txt",
                                          text_of(portland(), [](const Law& law) { return number(law) + "\x1b[31m\x07"; }));
    const pages::Answer answer = ask({"portland-1904", "91"}, rude);
    CHECK(answer.output.find('\x1b') == std::string::npos);
    CHECK(answer.output.find('\x07') == std::string::npos);
}

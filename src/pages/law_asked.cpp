#include "pages/law_asked.hpp"

#include "pages/ask_book.hpp"
#include "lawbook/cited_law.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace hoyle::pages {
namespace {

using lawbook::Book;
using What = LawQuestion::What;

/// Nothing that has a name is longer.
constexpr std::size_t longest = 300;

std::string joined(const std::vector<std::string>& words, std::size_t from, std::size_t to)
{
    std::string out;
    for (std::size_t i = from; i < to; ++i) out += (out.empty() ? "" : " ") + words[i];
    return out;
}

/// The arguments as words; the name of a file stays whole, and `portland-1904:80` is a book and a law.
std::vector<std::string> words_of(const std::vector<std::string>& arguments, lawbook::Own own)
{
    std::vector<std::string> words;
    for (const std::string& argument : arguments) {
        const auto colon = argument.rfind(':');
        if (colon != std::string::npos && colon > 0 && colon + 1 < argument.size()) {
            const std::string book = argument.substr(0, colon);
            if (lawbook::names_file(book, own) || !lawbook::books_called(book).empty()) {
                for (const std::string& part : {book, argument.substr(colon + 1)}) words.push_back(part);
                continue;
            }
        }
        if (lawbook::names_file(argument, own)) {
            words.push_back(argument);
            continue;
        }
        std::istringstream in(argument);
        for (std::string word; in >> word;) words.push_back(word);
    }
    return words;
}

/// The rest was read as words of a topic, though the whole is one: "new pack" is nothing of New York.
bool is_topic_itself(const LawQuestion& question, const std::string& whole)
{
    const bool words = question.what == What::topic || question.what == What::topics || question.what == What::advice;
    return words && find_by_words(whole).all_words;
}

/// What may be the name of a book, and the words beside it.
struct Parted {
    std::string name, rest;
    bool is_file = false;
};

/// Words that begin, or end, with a book asked for something: true if that is to be had. Else the question says what was missed;
/// nothing, if they were hardly meant so.
bool ask_here(LawQuestion& here, const Parted& words, const std::string& whole, lawbook::Own own)
{
    const auto called = words.is_file ? std::vector<const Book*>{} : lawbook::books_called(words.name);
    if (!words.is_file && called.empty()) return false;
    here.book = lawbook::find_book(words.name, own);
    if (here.book && ask_book(here, *here.book.book, words.rest)) {
        if (!is_topic_itself(here, whole)) return true;
        here.why = {};
        return false;
    }
    if (here.book) return false;
    // of several books it matters which only if there was a law to open
    const bool which = words.is_file || words.rest.empty() || ask_laws(here, *called[0], words.rest);
    here.why = which ? here.book.why : decltype(here.why){};
    return false;
}

/// The words with a book before or behind the rest, the longest name first.
bool ask_some_book(LawQuestion& question, const std::vector<std::string>& words, lawbook::Own own)
{
    const std::string whole = joined(words, 0, words.size());
    question.why = {};
    for (std::size_t n = words.size(); n > 0; --n)
        for (const bool behind : {false, true}) {
            if (behind && n == words.size()) continue;
            const std::size_t from = behind ? words.size() - n : 0;
            const std::string name = joined(words, from, from + n);
            const Parted parted{name, behind ? joined(words, 0, from) : joined(words, n, words.size()),
                                n == 1 && lawbook::names_file(name, own)};
            LawQuestion here;
            if (ask_here(here, parted, whole, own)) {
                question = std::move(here);
                return true;
            }
            if (question.why.empty()) question.why = here.why;
        }
    return false;
}

/// A law of every book that has it: "S II", "90-I".
bool ask_all_books(LawQuestion& question, std::string_view typed)
{
    for (const Book& book : lawbook::shipped()) {
        const auto cited = lawbook::find_cited(book, typed);
        if (cited.law && cited.law->cited_as == book.id) question.laws.push_back({&book, cited.law, cited.clause});
    }
    question.what = What::laws;
    return !question.laws.empty();
}

LawQuestion refused(std::string why)
{
    LawQuestion question;
    question.what = What::not_understood;
    question.why = {std::move(why)};
    return question;
}

std::string nothing_called(std::string_view typed)
{
    auto near = nearest_topic(typed);
    if (near.empty()) near = lawbook::nearest_book(typed);
    if (!near.empty()) return fmt::format("no book, law or topic is called {}; is `{}` meant?", shown(typed), near);
    return fmt::format("no book, law or topic is called {}; `hoyle law` alone tells what can be asked", shown(typed));
}

LawQuestion ask_anything(const std::vector<std::string>& words, lawbook::Own own)
{
    const std::string whole = joined(words, 0, words.size());
    LawQuestion question;
    if (ask_list(question, whole) || ask_reading(question, whole) || take(question, find_by_name(whole))) return question;
    if (ask_some_book(question, words, own)) return question;
    const auto missed = question.why;
    question = {};
    if (ask_all_books(question, whole)) return question;
    question = {};
    const bool number = whole[0] >= '0' && whole[0] <= '9';
    if (missed.empty() && !number && take(question, find_by_words(whole))) return question;
    if (!missed.empty()) {
        question.what = What::not_understood;
        question.why = missed;
        return question;
    }
    for (const Book& book : lawbook::shipped())
        if (!lawbook::find_range(book, whole).empty())
            return refused(fmt::format("of which book? say `hoyle law {} {}`", book.id, whole));
    if (number) return refused(fmt::format("no book has a law {}", shown(whole)));
    // a book misspelt: what is behind it would be a law
    if (words.size() > 1) return refused(lawbook::no_such_book(words[0]));
    return refused(nothing_called(whole));
}

}  // namespace

LawQuestion understand(const LawRequest& request)
{
    std::size_t size = request.laws.size();
    for (const std::string& word : request.words) size += word.size() + 1;
    if (size > longest) return refused("that is too long to be the name of a law, a topic or a book");
    const auto words = words_of(request.words, request.own);
    LawQuestion question;
    if (!request.laws.empty()) {
        question.book = lawbook::find_book(request.laws, request.own);
        if (question.book) {
            const std::string whole = joined(words, 0, words.size());
            if (!ask_list(question, whole)) ask_book(question, *question.book.book, whole);
        } else {
            question.what = What::not_understood;
            question.why = question.book.why;
        }
        return question;
    }
    if (!words.empty()) return ask_anything(words, request.own);
    if (!request.words.empty()) return refused("nothing was asked; `hoyle law` alone tells what can be");
    return question;
}

}  // namespace hoyle::pages

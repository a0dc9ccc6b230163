// hoyle law: a law, a clause, a range, a topic, a reading, advice; and what other codes say on the same matter.

#include "pages/law.hpp"

#include "pages/law_json.hpp"
#include "pages/law_page.hpp"
#include "pages/printed_page.hpp"
#include "pages/topic_page.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::pages {
namespace {

using lawbook::Book;
using What = LawQuestion::What;

/// The laws asked for, each with the printed words where a text was given; one alone has its counterparts behind it.
void laws(Answer& answer, const LawQuestion& question, const LawRequest& request, const lawbook::PrintedCode* printed)
{
    for (const LawAsked& asked : question.laws) {
        answer.output += (answer.output.empty() ? "" : "\n") + law_page(*asked.book, *asked.law);
        if (printed) show_printed(answer, *printed, *asked.book, *asked.law);
        if (!asked.clause.empty()) answer.output += clause_page(*asked.book, *asked.law, asked.clause);
    }
    if (question.laws.size() == 1 && !request.alone)
        answer.output += counterparts_page(*question.laws[0].book, *question.laws[0].law);
}

void topics(Answer& answer, const LawQuestion& question)
{
    if (!question.all_words) answer.output += "nothing has all of these words; these have most of them\n\n";
    if (question.book) answer.output += topics_page(question.topics, *question.book.book);
    else answer.output += question.group.empty() ? topics_page(question.topics) : group_page(question.group, question.topics);
    if (question.advice.empty()) return;
    answer.output += "\nadvice, no law\n";
    for (const lawbook::Advice* each : question.advice) answer.output += labelled(each->slug, each->heading, 2, 26);
}

void with_text(Answer& answer, const LawQuestion& question, const LawRequest& request)
{
    const Book* book = question.book                                              ? question.book.book
                       : question.what == What::laws && question.laws.size() == 1 ? question.laws[0].book
                                                                                  : nullptr;
    if (!book || (question.what != What::laws && question.what != What::book))
        return answer.refuse("--text shows a book, or laws of one book, as printed: `hoyle law BOOK N --text FILE`");
    const ReadText text = read_text(request.text);
    if (!text.complaint.empty()) return answer.refuse(text.complaint);
    const lawbook::PrintedCode printed(*book, text.bytes);
    const bool other = reads_like_another(answer, printed, *book, text.bytes);
    if (question.what == What::laws) laws(answer, question, request, other ? nullptr : &printed);
    else if (!other) show_where_printed(answer, printed, *book);
}

}  // namespace

Answer answer_law(const LawRequest& request)
{
    Answer answer;
    const LawQuestion question = understand(request);
    for (const std::string& line : question.why) answer.refuse(line);
    if (!question.why.empty()) return answer;
    if (request.json) {
        answer.output = law_json(request, question);
        return answer;
    }
    if (!request.text.empty()) {
        with_text(answer, question, request);
        return answer;
    }
    switch (question.what) {
    case What::everything: answer.output = everything_page(); break;
    case What::book: answer.output = book_page(*question.book.book); break;
    case What::laws: laws(answer, question, request, nullptr); break;
    case What::reading: answer.output = reading_page(*question.reading); break;
    case What::readings: answer.output = request.in_full ? readings_in_full() : readings_page(); break;
    case What::topic:
        answer.output = question.book ? topic_page(*question.topics[0], *question.book.book) : topic_page(*question.topics[0]);
        break;
    case What::topics: topics(answer, question); break;
    case What::advice: answer.output = advice_page(*question.advice[0]); break;
    case What::all_advice: answer.output = all_advice_page(); break;
    case What::not_understood: break;
    }
    return answer;
}

Answer answer_laws_list()
{
    Answer answer;
    for (const Book& book : lawbook::shipped()) {
        const auto etiquette = std::count_if(book.laws.begin(), book.laws.end(),
                                             [&](const lawbook::Law& law) { return lawbook::is_etiquette(book, law); });
        answer.output += fmt::format("{:<18} {}, {}; {} laws{}{}\n", book.id, book.title, book.year,
                                     book.laws.size() - static_cast<std::size_t>(etiquette),
                                     etiquette ? fmt::format(" and {} rules of etiquette", etiquette) : "",
                                     book.extends.empty() ? "" : ", extends " + std::string(book.extends));
    }
    return answer;
}

}  // namespace hoyle::pages

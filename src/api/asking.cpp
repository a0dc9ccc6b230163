// cite, law, reading, score and laws: what is asked of the books.

#include "api/methods.hpp"

#include "cite/ask.hpp"
#include "pages/describe.hpp"
#include "pages/law.hpp"
#include "pages/law_asked.hpp"
#include "pages/law_json.hpp"
#include "pages/score.hpp"
#include "report/cite.hpp"

#include <fmt/format.h>

namespace hoyle::api {
namespace {

/// What a command says on standard error, without its name before each line.
std::string plain(const std::string& errors)
{
    std::string out;
    for (std::size_t at = 0; at < errors.size();) {
        const std::size_t end = std::min(errors.find('\n', at), errors.size());
        std::string_view line(errors.data() + at, end - at);
        if (line.starts_with("hoyle: ")) line.remove_prefix(7);
        out.append(out.empty() ? "" : "\n").append(line);
        at = end + 1;
    }
    return out;
}

pages::LawRequest law_request(const Request& request)
{
    pages::LawRequest asked;
    if (!request.text("what").empty()) asked.words = {request.text("what")};
    asked.laws = request.text("laws");
    asked.alone = request.flag("alone");
    asked.own = lawbook::Own::not_read;
    return asked;
}

/// A page as JSON, and as it is read where that is wanted too.
template <class Asked, class Answering> Reply answered(Asked asked, bool with_text, const Answering& answering)
{
    Reply reply;
    if (with_text) reply.text = answering(asked).output;
    asked.json = true;
    const auto answer = answering(asked);
    reply.exit = answer.code;
    reply.document = answer.output;
    reply.error = plain(answer.errors);
    return reply;
}

Reply answer_law(const pages::LawRequest& asked, bool with_text)
{
    return answered(asked, with_text, [](const pages::LawRequest& each) { return pages::answer_law(each); });
}

/// Where so many answers to the questions that decide lead; none if no matter was understood.
std::optional<cite::Next> after(const cite::Citing& citing, const std::vector<std::size_t>& choices)
{
    if (citing.matters.empty()) return std::nullopt;
    std::vector<std::size_t> given;
    for (const std::size_t choice : choices) {
        const cite::Next stage = cite::next(citing, 0, given);
        if (!stage.question || choice >= stage.question->answers.size())
            throw Refused{::fmt::format("`choices` are answers to the questions of `next`, and number {} of them answers none",
                                        given.size() + 1)};
        given.push_back(choice);
    }
    return cite::next(citing, 0, given);
}

}  // namespace

Reply cite(const Request& request)
{
    cite::Request asked;
    asked.text = request.text("words");
    if (const std::string wrong = pages::what_is_wrong(asked.text); !wrong.empty()) throw Refused{wrong};
    for (const std::string& name : request.names("laws")) {
        const lawbook::FoundBook found = lawbook::find_book(name, lawbook::Own::not_read);
        if (!found) throw Refused{::fmt::format("{}", ::fmt::join(found.why, "; "))};
        asked.books.push_back(found.book);
    }
    if (const std::string wrong = pages::add_settings(request.settings("with"), asked); !wrong.empty()) throw Refused{wrong};
    const cite::Citing citing = cite::cite(asked);
    Reply reply;
    reply.exit = citing.answers.empty() ? 1 : 0;
    const auto choices = request.numbers("choices");
    const auto next = choices ? after(citing, *choices) : std::nullopt;
    reply.document = report::cite_json(asked, citing, next ? &*next : nullptr);
    if (request.flag("text")) reply.text = report::cite_text(asked, citing, false);
    return reply;
}

Reply law(const Request& request) { return answer_law(law_request(request), request.flag("text")); }

Reply reading(const Request& request)
{
    using What = pages::LawQuestion::What;
    const pages::LawRequest asked = law_request(request);
    const What what = pages::understand(asked).what;
    if (what != What::reading && what != What::readings && what != What::not_understood)
        throw Refused{"a reading is called by its number, such as R27; `readings` are all of them"};
    return answer_law(asked, request.flag("text"));
}

Reply score(const Request& request)
{
    pages::ScoreRequest asked;
    asked.words = {request.text("words")};
    asked.laws = request.text("laws");
    asked.options = request.settings("with");
    asked.own = lawbook::Own::not_read;
    return answered(asked, request.flag("text"), [](const pages::ScoreRequest& each) { return pages::answer_score(each); });
}

Reply laws(const Request&)
{
    pages::LawRequest asked;
    asked.own = lawbook::Own::not_read;
    return answer_law(asked, false);
}

}  // namespace hoyle::api

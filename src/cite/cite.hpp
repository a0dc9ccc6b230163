// hoyle cite: from a description to the law, as data for whoever shows it.
//
//   text -> understand -> per book: the tree of questions, or the laws of the topic -> answers, the likeliest first
//                                                                                   -> else the nearest laws
// A book answers an incident by its own proved table, so a ruling here is the ruling that `judge` would give. A question that is
// no incident ("how much are five honours worth") is answered by the laws of its topic. Advice is never an answer.
#pragma once

#include "cite/search.hpp"
#include "cite/understand.hpp"
#include "cite/figure_answer.hpp"

namespace hoyle::cite {

struct Request {
    std::string text;
    std::vector<const Book*> books;  ///< those asked; empty: all that hoyle has
    std::vector<std::pair<std::string, std::string>>
        settings;  ///< what the table plays, by name; a book that has no such setting passes it over
};

/// One ruling: a leaf of a book's tree, or the laws of a topic.
struct Answer {
    const Book* book = nullptr;
    std::size_t matter = 0;              ///< which fault of the description
    const Meaning* meaning = nullptr;    ///< the kind or topic it is taken for
    std::vector<std::string> laws;       ///< numbers, the deciding law first
    std::vector<std::string> citations;  ///< the same with clauses, as `hoyle law` opens them: "portland-1904 39-VI"
    std::vector<std::pair<Attr, std::vector<Word>>> when;  ///< what was asked on the way to this leaf
    std::string ruling;                                    ///< in words
    std::optional<FigureAnswer> figure;                    ///< the figure asked for
    std::vector<std::string> entitled;
    std::vector<std::string> options;
    std::string until;
    std::vector<terms::Mark> ends;  ///< the same, as marks
    std::vector<std::string> notes;
    std::vector<std::string_view> readings;
    bool silent = false;  ///< the book has no law for this; `ruling` says why
    double likelihood =
        0;  ///< 1 for the leaf at the end of the likeliest ways of the likeliest meaning; the others measured by it
};

/// What one book says of one meaning: the tree, if it is a kind of incident; its leaves, or the laws of the topic, as answers.
struct BookAnswer {
    const Book* book = nullptr;
    std::optional<Tree> tree;
    std::vector<Answer> leaves;  ///< in the order of the tree, depth first
};

struct MeaningAnswer {
    Meaning meaning;
    std::optional<Kind> kind;
    std::optional<KnownFacts> facts;
    std::string understood;         ///< "lead out of turn by the dealer; second hand has played"
    std::vector<BookAnswer> books;  ///< that rule on it
    std::vector<Answer> silences;   ///< of books that do not: why
};

struct Citing {
    std::vector<std::vector<MeaningAnswer>> matters;  ///< of each fault its meanings, the likeliest first
    std::vector<bool> sure;                           ///< of each fault
    std::vector<Answer> answers;                      ///< of all, the likeliest first; none: no book asked rules on it
    std::vector<Hit> nearest;                         ///< laws that speak of such things; none: nothing is near
    std::vector<const lawbook::Advice*> advice;       ///< what authors advise on it
    std::vector<std::string> unused;                  ///< words that nothing was made of
    std::vector<Mended> mended;                       ///< words taken for others than those written
};
Citing cite(const Request& request);

/// Of rights that have ended by what is told to have happened it is said, and what they were: nobody is entitled to an option of
/// theirs any more, and `until` stays.
void tell_passed(MeaningAnswer& answer, std::span<const terms::Mark> passed);

/// What an outcome comes to, in words: the chief answer first, then what else happens.
std::string ruling_in_words(const Book& book, const Outcome& outcome);

/// What is known of an attribute, by its values.
using KnownValues = std::vector<std::pair<Attr, std::vector<Word>>>;

/// The answers to a matter named by its topic, of which so much is known: as `cite` answers a description of it. What the kind of
/// the topic has not, or what excludes something said before, is passed over. `settings`: what the table plays, by name.
MeaningAnswer answer_named(const lawbook::Topic& topic, const KnownValues& known, std::span<const Book* const> books,
                           const std::vector<std::pair<std::string, std::string>>& settings);

}  // namespace hoyle::cite

// What a log tells in words: a matter by its name alone (`told revoke by W at 5`), ruled on as far as it is known; and what is
// seen in a log in everyday words, which accuses nobody while it hangs on words that may be meant otherwise.

#include "examine/told.hpp"

#include "cite/ask.hpp"
#include "cite/cite.hpp"
#include "examine/spots.hpp"
#include "lawbook/wording.hpp"
#include "phrases/model.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {
namespace {

using lawbook::Topic;
using terms::Attr;
using terms::Word;

/// Each kind of incident as a topic of its own, of which nothing more is known.
const std::vector<Topic>& kinds_as_topics()
{
    static const auto all = [] {
        std::vector<Topic> kinds;
        for (const terms::KindInfo& kind : terms::all_kinds())
            for (const Topic& topic : lawbook::topics())
                if (topic.kind == kind.kind || topic.is_broken_by(kind.kind)) {
                    kinds.push_back({kind.slug, kind.heading, topic.group, {}, kind.kind, {}});
                    break;
                }
        return kinds;
    }();
    return all;
}

/// A kind of incident, or another topic of the laws; nullptr if nothing is called so.
const Topic* topic_named(std::string_view name)
{
    for (const Topic& kind : kinds_as_topics())
        if (kind.slug == name) return &kind;
    return lawbook::find_topic(name);
}

std::string_view kind_of(const Topic& topic) { return topic.kind ? terms::info(*topic.kind).slug : topic.slug; }

/// Which roles a seat may have in a deal, whether dummy's hand is down or not.
std::vector<Word> roles_of(Seat seat, Seat dealer)
{
    if (seat == dealer) return {Word::dealer};
    if (seat == partner_of(dealer)) return {Word::partner, Word::dummy};
    return {seat == left_of(dealer) ? Word::eldest : Word::third};
}

cite::KnownValues known_of(const ToldMatter& told)
{
    cite::KnownValues known;
    for (const auto& [attr, word] : told.facts) known.push_back({attr, {word}});
    if (told.by && told.dealer) known.push_back({Attr::role, roles_of(*told.by, *told.dealer)});
    return known;
}

/// The line of the section, from 0, that a statement stands in.
std::ptrdiff_t section_line(const log::Section& section, const log::Statement& statement)
{
    const auto before = section.text.bytes.substr(0, statement.span.begin);
    return std::count(before.begin(), before.end(), '\n');
}

/// Each answer of a book, with what it hangs on.
void add_answers(Finding& finding, const cite::MeaningAnswer& answer)
{
    constexpr std::size_t most_answers = 4;  // of a book; whoever wants them all asks `cite`
    for (const cite::BookAnswer& book : answer.books)
        for (std::size_t i = 0; i < std::min(book.leaves.size(), most_answers); ++i) {
            const cite::Answer& leaf = book.leaves[i];
            PointShown point;
            point.point = "law";
            point.verb = leaf.silent ? "silent" : "cite";
            if (answer.kind) {
                std::vector<terms::Condition> when;
                for (const auto& [attr, words] : leaf.when) when.push_back({attr, words});
                point.text = lawbook::situation_in_words(*answer.kind, when);
            }
            point.text += (point.text.empty() ? "" : ": ") + leaf.ruling;
            for (const std::string& law : leaf.laws) point.laws.push_back({std::string(book.book->id), law, {}});
            for (std::string_view reading : leaf.readings) point.readings.emplace_back(reading);
            for (const rulings::Cited& law : point.laws)
                if (std::none_of(finding.laws.begin(), finding.laws.end(),
                                 [&](const rulings::Cited& each) { return each.book == law.book && each.law == law.law; }))
                    finding.laws.push_back(law);
            finding.points.push_back(std::move(point));
        }
    if (finding.points.empty())
        for (const cite::Answer& silence : answer.silences) {
            PointShown point;
            point.point = "law";
            point.verb = "silent";
            point.text = silence.ruling;
            finding.points.push_back(std::move(point));
        }
}

/// The line that tells a matter, without any doubt.
std::string line_of(const ToldMatter& told)
{
    std::string line = fmt::format("told {}", kind_of(*told.topic));
    if (told.by) line += fmt::format(" by {}", letter_of(*told.by));
    if (told.trick) line += fmt::format(" at {}", told.trick);
    for (const auto& [attr, word] : told.facts) line += fmt::format(" {}={}", terms::slug(attr), terms::slug(word));
    return line;
}

/// The question that decides between the answers of the code, each value an answer; nothing if several codes answer.
void ask_what_decides(Told& told, const cite::MeaningAnswer& answer)
{
    if (!answer.kind || answer.books.size() != 1 || !answer.books[0].tree || !answer.books[0].tree->asks) return;
    const cite::BookAnswer& book = answer.books[0];
    const Attr attr = *book.tree->asks;
    const terms::AttributeUse* use = terms::info(*answer.kind).find(attr);
    if (!use) return;
    told.asks = use->ask;
    for (const cite::Tree::Branch& branch : book.tree->branches)
        for (const Word word : branch.words)
            told.ways.emplace_back(cite::way_in_words(*book.book, *answer.kind, attr, {word}),
                                   fmt::format("{} {}={}", told.line, terms::slug(attr), terms::slug(word)));
}

/// "what decides: Was the trick quitted? (no, yes) A line says so: `told revoke quitted=no`"
std::string what_decides(const Told& told)
{
    std::string answers;
    for (const auto& [words, line] : told.ways) answers += (answers.empty() ? "" : "; ") + words;
    return fmt::format("what decides: {}? ({}) A line says so: `{}`", told.asks, answers, told.ways.front().second);
}

}  // namespace

void ToldMatters::hear(const log::Section& section, std::uint64_t number, const Add& add)
{
    if (const WrittenLine* written = section.text.written) {
        const auto lines = std::count(section.text.bytes.begin(), section.text.bytes.end(), '\n');
        for (auto i = 0; i < lines; ++i)
            if (!written[i].words.empty() && (free_lines_.empty() || free_lines_.back().number != written[i].number))
                free_lines_.push_back({number, written[i].number, written[i].words});
        for (const log::Statement& statement : section.statements)
            if (statement.comment.length != 0 && written[section_line(section, statement)].words.empty())
                free_lines_.push_back({number, 0, std::string(section.text.at(statement.comment).substr(1))});
    }
    std::optional<Seat> dealer;
    for (const log::Statement& statement : section.statements) {
        if (statement.verb == log::Verb::deal && !statement.who.empty()) dealer = statement.who.first();
        if (statement.verb != log::Verb::told) continue;
        ToldMatter told;
        told.topic = topic_named(statement.ref.kind);
        told.where = spot_in(section, statement.span);
        if (!told.topic) {
            Finding finding;
            finding.family = Family::syntax;
            finding.kind = "syntax";
            finding.heading = finding.message = fmt::format(
                "`{}` is nothing that the laws speak of; `hoyle cite` knows the word for what happened",
                printable(statement.ref.kind, 60));
            finding.where = told.where;
            add(std::move(finding));
            continue;
        }
        for (const log::Option& fact : log::Section::in(section.options, statement.list)) {
            const auto attr = terms::find_attr(fact.name);
            const auto word = terms::find_word(fact.value);
            if (attr && word) told.facts.emplace_back(*attr, *word);
        }
        if (!statement.ref.by.empty()) told.by = statement.ref.by.first();
        told.trick = statement.ref.trick;
        told.perhaps = statement.perhaps;
        told.section = number;
        told.dealer = dealer;
        told_.push_back(std::move(told));
    }
}

/// The words of the same deal tell it by its name, and surely.
bool ToldMatters::bears_out(const Finding& finding)
{
    bool surely = false;
    for (ToldMatter& told : told_) {
        if (told.section != finding.section || kind_of(*told.topic) != finding.kind) continue;
        if (told.by && finding.offender && told.by != finding.offender) continue;
        told.borne_out = true;
        surely |= !told.perhaps;
    }
    return surely;
}

/// How clearly some line of the deal, or two together, speak of such a thing, 0 to 1; of a long story its first lines.
double ToldMatters::speaks_of(std::uint64_t section, std::string_view kind)
{
    constexpr std::size_t most_lines = 60;
    if (spoken_in_ != section) {
        spoken_in_ = section;
        spoken_of_.clear();
        std::string before;
        std::size_t lines = 0;
        for (const FreeLine& line : free_lines_) {
            if (line.section != section || ++lines > most_lines) continue;
            for (const std::string& words : {line.words, before + ". " + line.words}) {
                std::map<std::string, double> here;
                const auto heard = phrases::hear(words, phrases::lexicon());
                for (const auto& each : phrases::classify(heard, phrases::lexicon(), phrases::model()))
                    if (const Topic* topic = lawbook::find_topic(each.topic); topic && topic->kind)
                        here[std::string(kind_of(*topic))] += each.probability;
                for (const auto& [what, likely] : here) spoken_of_[what] = std::max(spoken_of_[what], likely);
            }
            before = line.words;
        }
    }
    const auto found = spoken_of_.find(std::string(kind));
    return found != spoken_of_.end() ? found->second : 0;
}

void ToldMatters::weigh(Finding& finding)
{
    constexpr double at_all = 0.25, clearly = 0.8;  // measured on the half of tests/stories that may be looked at
    if (finding.family == Family::syntax || finding.family == Family::told || finding.section == 0) return;
    const auto of_it = [&](const FreeLine& line) { return line.section == finding.section && line.number != 0; };
    if (bears_out(finding) || std::none_of(free_lines_.begin(), free_lines_.end(), of_it)) return;
    const auto unread = unread_in(finding.section);
    const auto typed = [&](const Spot& spot) {
        return std::none_of(free_lines_.begin(), free_lines_.end(),
                            [&](const FreeLine& line) { return of_it(line) && line.number == spot.place.line; });
    };
    const double spoken = speaks_of(finding.section, finding.kind);
    if (!unread &&
        (finding.family == Family::miscount || (typed(finding.where) && typed(finding.other)) || spoken >= at_all))
        return;
    if (finding.family == Family::irregularity && spoken >= clearly) return;
    const bool of_players = finding.family == Family::irregularity;
    finding.family = Family::perhaps;
    std::erase_if(finding.remarks, [](const std::string& remark) { return remark.ends_with("this may hang on it"); });
    finding.remarks.push_back(unread ? fmt::format("nobody is accused: it may hang on line {}, which is not understood", *unread)
                                     : "nobody is accused: it rests on words that may be meant otherwise");
    if (of_players && finding.offender && terms::find_kind(finding.kind))
        finding.remarks.push_back(
            fmt::format("if it was so, say so in a line: `told {} by {}`", finding.kind, letter_of(*finding.offender)));
}

void ToldMatters::show(const BookInUse& in_use, const std::vector<Finding>& findings, const Add& add)
{
    const lawbook::Book* const book = in_use.book;
    constexpr std::size_t most_meanings = 3;
    std::vector<const lawbook::Book*> books;
    if (book) books.push_back(book);
    else
        for (const lawbook::Book& each : lawbook::shipped())
            if (each.game == terms::Game::bridge && each.extends.empty()) books.push_back(&each);
    const auto accused = [&](std::uint64_t section) {
        return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
            return finding.section == section && finding.family == Family::irregularity;
        });
    };
    std::size_t shown = 0;
    for (const ToldMatter& told : told_) {
        if (told.borne_out || (told.perhaps && (accused(told.section) || shown >= most_meanings))) continue;
        Finding finding;
        finding.family = told.perhaps ? Family::perhaps : Family::told;
        finding.kind = std::string(kind_of(*told.topic));
        finding.deal = told.deal;
        finding.section = told.section;
        finding.trick = told.trick;
        finding.offender = told.by;
        finding.where = told.where;
        const auto answer = cite::answer_named(*told.topic, known_of(told), books, in_use.settings.chosen());
        finding.heading = answer.understood;
        if (told.by) finding.heading += fmt::format(", {}", name_of(*told.by));
        if (told.trick) finding.heading += fmt::format(" at trick {}", told.trick);
        finding.message = finding.heading;
        for (const auto& [attr, word] : told.facts)
            finding.facts.emplace_back(std::string(terms::slug(attr)), std::string(terms::slug(word)));
        add_answers(finding, answer);
        if (finding.points.empty()) continue;
        finding.told.line = line_of(told);
        if (!book)
            finding.remarks.push_back(
                "the log does not say by which laws the table played: a line such as `laws portland-1904` decides");
        else if (told.perhaps)
            finding.remarks.push_back(fmt::format("if this is meant, say so in a line: `{}`", finding.told.line));
        if (book) ask_what_decides(finding.told, answer);
        if (!finding.told.asks.empty()) finding.remarks.push_back(what_decides(finding.told));
        shown += told.perhaps;
        add(std::move(finding));
    }
    told_.clear();
}

void ToldMatters::next_rubber(std::uint64_t section)
{
    std::erase_if(free_lines_, [&](const FreeLine& each) { return each.section < section; });
    std::erase_if(unread_, [&](const auto& each) { return each.first < section; });
}

std::optional<std::uint64_t> ToldMatters::unread_in(std::uint64_t section) const
{
    const auto line = std::find_if(unread_.begin(), unread_.end(), [&](const auto& each) { return each.first == section; });
    return line == unread_.end() ? std::nullopt : std::optional(line->second);
}

}  // namespace hoyle

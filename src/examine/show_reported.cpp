// A matter that the log tells by its name alone, ruled on as far as it is known: by the table's book, or by every code of bridge.

#include "examine/reported.hpp"

#include "cite/ask.hpp"
#include "cite/cite.hpp"
#include "examine/spots.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook/wording.hpp"
#include "phrases/answering.hpp"
#include "phrases/facts.hpp"
#include "phrases/people.hpp"
#include "terms/traits.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {
namespace {

using terms::Attr;
using terms::Word;

/// Which roles a seat may have in a deal, the likeliest first: dummy's hand is down by the time of nearly all that is told.
std::vector<Word> roles_of(Seat seat, Seat dealer)
{
    if (seat == dealer) return {Word::dealer};
    if (seat == partner_of(dealer)) return {Word::dummy, Word::partner};
    return {seat == left_of(dealer) ? Word::eldest : Word::third};
}

cite::KnownValues known_of(const ReportedIncident& told)
{
    cite::KnownValues known;
    for (const auto& [attr, word] : told.facts) {  // told several times: it is one or another of these
        const auto same = [attr = attr](const auto& each) { return each.first == attr; };
        const auto before = std::find_if(known.begin(), known.end(), same);
        if (before == known.end()) known.push_back({attr, {word}});
        else before->second.push_back(word);
    }
    if (!told.by || !told.dealer) return known;
    known.push_back({Attr::role, roles_of(*told.by, *told.dealer)});
    const bool of_sides = told.topic->kind && terms::info(*told.topic->kind).find(Attr::side);
    const bool side_told = std::any_of(known.begin(), known.end(), [](const auto& each) { return each.first == Attr::side; });
    if (of_sides && !side_told)
        known.push_back({Attr::side, {side_of(*told.by) == side_of(*told.dealer) ? Word::declaring : Word::adversary}});
    return known;
}

/// He may be the dealer's partner or dummy, and such an incident is none of dummy's.
bool is_dummys_no_kind(terms::Kind kind, const std::vector<Word>& words)
{
    const terms::AttributeUse* const role = terms::info(kind).find(Attr::role);
    if (words.size() < 2 || words[0] != Word::dummy || !role) return false;
    for (const terms::Value& each : role->values)
        if (each.word == Word::dummy) return false;
    return true;
}

/// One answer of a book, with what it hangs on.
PointShown point_of(const cite::Answer& leaf, const lawbook::Book& book, std::optional<terms::Kind> kind)
{
    PointShown point;
    point.verb = leaf.silent ? lawbook::Verb::silent : lawbook::Verb::cite;
    if (kind) {
        std::vector<terms::Condition> when;
        for (const auto& [attr, words] : leaf.when) when.push_back({attr, words});
        point.text = point.when = lawbook::situation_in_words(*kind, when);
    }
    point.text += (point.text.empty() ? "" : ": ") + leaf.ruling;
    for (const std::string& law : leaf.citations)  // "portland-1904 39-VI"
        point.laws.push_back({std::string(book.id), law.substr(law.find(' ') + 1), {}});
    for (std::string_view reading : leaf.readings) point.readings.emplace_back(reading);
    return point;
}

/// The laws of a finding: each once.
void add_laws(Finding& finding, const std::vector<rulings::Cited>& laws)
{
    for (const rulings::Cited& law : laws) {
        const auto is_it = [&](const rulings::Cited& each) { return each.book == law.book && each.law == law.law; };
        if (std::none_of(finding.laws.begin(), finding.laws.end(), is_it)) finding.laws.push_back(law);
    }
}

/// Of the answers of a book the first few; of each way to answer the first question one at least. Whoever wants them all asks
/// `cite`.
std::vector<const cite::Answer*> answers_shown(const cite::BookAnswer& book)
{
    constexpr std::size_t most_answers = 4;
    const std::size_t ways = book.tree ? book.tree->branches.size() : 0;
    const std::size_t places = std::max(most_answers, ways);
    std::vector<std::size_t> leaves;  // of each way
    for (std::size_t way = 0; way < ways; ++way) leaves.push_back(book.tree->branches[way].next->leaves());
    std::vector<std::size_t> shown(ways, 1);
    for (std::size_t left = places - std::min(places, ways), way = 0; way < ways; ++way) {
        const std::size_t more = std::min(left, leaves[way] - 1);
        shown[way] += more;
        left -= more;
    }
    std::vector<const cite::Answer*> out;
    std::size_t first = 0;
    for (std::size_t way = 0; way < ways; first += leaves[way++])
        for (std::size_t i = first; i < first + shown[way] && i < book.leaves.size(); ++i) out.push_back(&book.leaves[i]);
    for (; ways == 0 && first < std::min(book.leaves.size(), places); ++first) out.push_back(&book.leaves[first]);
    return out;
}

/// What the books answer; where none does, why not.
void add_answers(Finding& finding, const cite::MeaningAnswer& answer)
{
    for (const cite::BookAnswer& book : answer.books)
        for (const cite::Answer* each : answers_shown(book)) {
            PointShown point = point_of(*each, *book.book, answer.kind);
            add_laws(finding, point.laws);
            finding.points.push_back(std::move(point));
        }
    if (!finding.points.empty()) return;
    for (const cite::Answer& silence : answer.silences) {
        PointShown point;
        point.text = silence.ruling;
        finding.points.push_back(std::move(point));
    }
}

/// The line that tells a matter, without any doubt.
std::string line_of(const ReportedIncident& told)
{
    std::string line = fmt::format("told {}", told.kind());
    if (told.by) line += fmt::format(" by {}", letter_of(*told.by));
    if (told.trick) line += fmt::format(" at {}", told.trick);
    for (const auto& [attr, word] : told.facts) line += fmt::format(" {}={}", terms::slug(attr), terms::slug(word));
    return line;
}

/// The line without what it says of one attribute: another value takes its place.
std::string without(std::string line, Attr attr)
{
    const std::string said = fmt::format(" {}=", terms::slug(attr));
    for (auto at = line.find(said); at != line.npos; at = line.find(said, at)) line.erase(at, line.find(' ', at + 1) - at);
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
                                   fmt::format("{} {}={}", without(told.line, attr), terms::slug(attr), terms::slug(word)));
}

/// "what decides: Was the trick quitted? (no, yes) A line says so: `told revoke quitted=no`"
std::string what_decides(const Told& told)
{
    std::string answers;
    for (const auto& [words, line] : told.ways) answers += (answers.empty() ? "" : "; ") + words;
    return fmt::format("what decides: {}? ({}) A line says so: `{}`", told.asks, answers, told.ways.front().second);
}

/// All that is told of a matter, and the rulings on it; without any point if no book knows of it.
Finding finding_of(const ReportedIncident& told, const cite::MeaningAnswer& answer)
{
    Finding finding;
    finding.family = told.perhaps ? Family::perhaps : Family::told;
    finding.kind = std::string(told.kind());
    finding.deal = told.deal;
    finding.section = told.section;
    finding.trick = told.trick;
    finding.offender = told.by;
    finding.where = told.where;
    finding.heading = answer.understood;
    if (told.by) finding.heading += fmt::format(", {}", name_of(*told.by));
    if (told.trick) finding.heading += fmt::format(" at trick {}", told.trick);
    finding.message = finding.heading;
    if (const auto kind = terms::find_kind(finding.kind)) finding.deed = terms::info(*kind).deed;
    for (const auto& [attr, words] : known_of(told))
        if (attr != Attr::role || !told.by) {
            // one or another of several is not known
            if (words.size() == 1) finding.facts.emplace_back(std::string(terms::slug(attr)), std::string(terms::slug(words[0])));
        }
    add_answers(finding, answer);
    finding.told.line = line_of(told);
    return finding;
}

/// Which line of the log would say more: by which laws they played, that this is what is meant, what decides.
void add_remarks(Finding& finding, const lawbook::Book* book, const cite::MeaningAnswer& answer)
{
    if (!book)
        finding.remarks.push_back(
            "the log does not say by which laws the table played: a line such as `laws portland-1904` decides");
    else if (finding.family == Family::perhaps)
        finding.remarks.push_back(fmt::format("if this is meant, say so in a line: `{}`", finding.told.line));
    if (book) ask_what_decides(finding.told, answer);
    if (!finding.told.asks.empty()) finding.remarks.push_back(what_decides(finding.told));
}

/// The right to it outlives the hand: until the next deal, where it may be asked for too late, somebody holds it.
bool is_open_behind_the_hand(const ReportedIncident& told)
{
    return told.by && told.dealer && terms::has(*told.topic->kind, terms::Trait::like_revoke);
}

/// Somebody behind it asks for what it gives, or lets it go; or it takes the right to ask away.
bool is_asked_for(const log::Section& section, std::size_t statement, terms::Kind kind)
{
    if (kind == terms::Kind::dummy_calls_attention) return true;
    const auto& all = section.statements;
    return std::any_of(all.begin() + static_cast<std::ptrdiff_t>(statement), all.end(), [](const log::Statement& each) {
        return each.verb == log::Verb::demands || each.verb == log::Verb::waives;
    });
}

/// It may be told beside another irregularity and be no other name of it.
bool is_consequence(const ReportedIncident& told)
{
    return told.topic->kind && phrases::answering().is_consequence(*told.topic->kind);
}

bool hangs_on(const cite::Tree& tree)
{
    if (tree.asks)
        return std::any_of(tree.branches.begin(), tree.branches.end(),
                           [](const cite::Tree::Branch& branch) { return hangs_on(*branch.next); });
    return std::any_of(tree.outcome.points.begin(), tree.outcome.points.end(), [](const cite::Answered& answered) {
        using enum lawbook::Verb;
        const lawbook::Verb verb = answered.ruling->verb;
        return verb == may || verb == must || verb == lose || verb == grant;
    });
}

/// Who speaks of a right must have one to speak of: his own, of which partners may not talk, or his partner's; dummy, an offence
/// of the other side. What is known by it is put down. Of other kinds nothing is wanted.
bool has_occasion(ReportedIncident& told, const std::vector<Finding>& findings)
{
    using terms::Kind;
    const Kind kind = *told.topic->kind;
    const Seat by = *told.by;
    const bool of_a_right = kind == Kind::consultation || kind == Kind::penalty_by_wrong_player;
    if (!of_a_right && kind != Kind::dummy_calls_attention) return true;
    for (const Finding& finding : findings) {
        if (finding.section != told.section || finding.family != Family::irregularity ||
            finding.where.place.line >= told.where.place.line)
            continue;
        if (!of_a_right && finding.offender && side_of(*finding.offender) != side_of(by)) return true;
        for (const PointShown& point : finding.points) {
            const bool his = point.entitled.has(kind == Kind::consultation ? by : partner_of(by));
            if (!of_a_right || !his || !point.consult || *point.consult == lawbook::Consult::allowed) continue;
            if (kind == Kind::consultation) told.facts.emplace_back(Attr::rule, *terms::find_word(lawbook::word(*point.consult)));
            return true;
        }
    }
    return false;
}

/// What is told beside an irregularity is most often the same thing in other words.
struct Beside {
    bool some = false, other_words = false;
};
Beside beside_irregularities(const ReportedIncident& told, const std::vector<Finding>& findings)
{
    Beside beside;
    const auto near = [&](const Spot& spot) {
        constexpr std::uint64_t lines = 2;
        return spot.known() && spot.place.line <= told.where.place.line + lines &&
               told.where.place.line <= spot.place.line + lines;
    };
    for (const Finding& finding : findings) {
        if (finding.section != told.section || finding.family != Family::irregularity ||
            (!near(finding.where) && !near(finding.other)))
            continue;
        beside.some = true;
        const auto kind = terms::find_kind(finding.kind);
        beside.other_words |= !is_consequence(told) || (kind && is_one_thing(*kind, told.kind()));
    }
    return beside;
}

/// Somebody may ask for something by what was said, or loses it, in some way that it can be meant.
bool turns_on_it(const cite::MeaningAnswer& answer)
{
    return std::any_of(answer.books.begin(), answer.books.end(),
                       [](const cite::BookAnswer& book) { return book.tree && hangs_on(*book.tree); });
}

}  // namespace

void ReportedIncidents::note_declarer(const DealTold& deal)
{
    if (!deal.replay.custom.maker_plays || !deal.replay.maker) return;
    for (ReportedIncident& told : reported_)
        if (told.section == deal.number) told.dealer = deal.replay.maker;
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
void ReportedIncidents::open(const DealTold& deal, const BookInUse& in_use, std::vector<incidents::Incident>& seen) const
{
    if (!in_use.book) return;
    const lawbook::Book* const books[] = {in_use.book};
    for (const ReportedIncident& told : reported_) {
        if (told.section != deal.number || told.perhaps || !told.topic->kind ||
            !(is_asked_for(deal.section, told.statement, *told.topic->kind) || is_open_behind_the_hand(told)))
            continue;
        const auto same = [&](const incidents::Incident& each) {
            const bool at_another_trick = told.trick && each.trick && told.trick != each.trick;
            return each.kind == *told.topic->kind && (!told.by || each.offender == told.by) && !at_another_trick;
        };
        if (std::any_of(seen.begin(), seen.end(), same)) continue;
        auto known = known_of(told);
        const auto is_down = [](const auto& each) { return each.first == Attr::down; };
        const bool plays = deal.replay.first_lead != table::never;  // of a hand that is not told nothing is seen
        if (plays && terms::info(*told.topic->kind).find(Attr::down) && std::none_of(known.begin(), known.end(), is_down))
            known.push_back({Attr::down, {terms::yes_no(table::at_statement(told.statement) >= deal.replay.dummy_down)}});
        const auto answer = cite::answer_named(*told.topic, known, books, in_use.settings.chosen());
        if (answer.books.size() != 1 || answer.books[0].leaves.size() != 1 || answer.books[0].leaves[0].silent) continue;
        incidents::Incident incident;
        incident.kind = *told.topic->kind;
        for (const auto& [attr, words] : known)
            if (!incident.facts.has(attr)) incident.facts.set(attr, words[is_dummys_no_kind(incident.kind, words)]);
        for (const auto& [attr, words] : answer.books[0].leaves[0].when)
            if (!incident.facts.has(attr)) incident.facts.set(attr, words.front());
        // whatever it may be, the book's answer is this one
        for (const terms::AttributeUse& use : terms::info(incident.kind).attributes)
            if (!incident.facts.has(use.attr) && use.from != terms::From::law && !use.values.empty())
                incident.facts.set(use.attr, use.unsaid != Word::unset ? use.unsaid : use.values.front().word);
        incident.offender = told.by;
        incident.trick = told.trick;
        incident.when = table::at_statement(told.statement);
        incident.where = deal.section.statements[told.statement].span;
        incident.label = "as the log says";
        const auto place = std::find_if(seen.begin(), seen.end(),
                                        [&](const incidents::Incident& each) { return each.when > incident.when; });
        seen.insert(place, std::move(incident));
    }
}

namespace {

constexpr std::string_view of_etiquette = "etiquette has this on it, and nothing follows from it";

/// A matter that was told, and of which the book rules nothing: its laws on it, or that it has none.
PointShown of_its_laws(const lawbook::Topic& told, const lawbook::Book& book)
{
    PointShown point;
    for (const lawbook::Topic& topic : lawbook::topics()) {
        // of several topics of a kind, that which is of the kind and of nothing more
        if (&topic != &told && (!told.kind || topic.kind != told.kind || !topic.facts.empty())) continue;
        for (const lawbook::Law* law : lawbook::laws_on(topic, book).laws)
            if (point.laws.empty()) {
                point.laws.push_back({std::string(book.id), std::string(law->number), {}});
                if (lawbook::is_etiquette(book, *law)) point.text = of_etiquette;
            }
    }
    point.verb = point.laws.empty() ? lawbook::Verb::silent : lawbook::Verb::cite;
    if (point.text.empty())
        point.text = point.laws.empty() ? "no law speaks of it"
                                        : "the law has this on it, and gives nobody anything to ask for by it alone";
    return point;
}

/// What no law rules: with the law that is on it; without any point where it was only perhaps told, but for etiquette, of which
/// nothing follows however it was meant.
Finding ruled_by_none(const ReportedIncident& told, const lawbook::Book* book, const cite::MeaningAnswer& answer)
{
    Finding finding = finding_of(told, answer);
    if (told.in_speech || !book) return finding;
    PointShown point = of_its_laws(*told.topic, *book);
    if (told.perhaps && point.text != of_etiquette) return finding;
    add_laws(finding, point.laws);
    finding.points.push_back(std::move(point));
    return finding;
}

}  // namespace

/// Rights that have ended by what the words of the deal tell behind it. Of a score the deals told decide.
void ReportedIncidents::tell_ended(const ReportedIncident& told, cite::MeaningAnswer& answer) const
{
    constexpr std::size_t longest = 4000;
    if (!told.in_other_words || !told.topic->kind) return;
    const terms::Kind kind = *told.topic->kind;
    if (!told.of_bare_deal && kind == terms::Kind::score_error) return;
    std::string words;
    for (const TranslatedLine& line : translated_lines_)
        if (line.section == told.section && words.size() < longest)
            words += line.words + " ";  // a sentence may go on in the next
    const auto analysed = phrases::analyse(phrases::without_title_stops(words), phrases::lexicon());
    cite::tell_passed(answer, phrases::marks_passed(analysed, kind, phrases::lexicon(), phrases::fact_tables()));
}

void ReportedIncidents::show(const BookInUse& in_use, const std::vector<Finding>& findings, const Add& add)
{
    constexpr std::size_t most_meanings = 3;
    const std::vector<const lawbook::Book*> books = in_use.book ? std::vector{in_use.book}
                                                                : lawbook::codes_of(terms::Game::bridge);
    std::size_t shown = 0;
    for (ReportedIncident& told : reported_) {
        const Beside beside = beside_irregularities(told, findings);
        if (told.borne_out || (told.perhaps && ((beside.other_words && !told.in_speech) || shown >= most_meanings))) continue;
        told.perhaps |= beside.some && told.in_other_words;
        if (told.in_speech && !has_occasion(told, findings)) continue;
        const auto answered = [&](const ReportedIncident& each) {
            auto out = cite::answer_named(*each.topic, known_of(each), books, in_use.settings.chosen());
            tell_ended(each, out);
            return out;
        };
        auto answer = answered(told);
        if (told.in_speech && !turns_on_it(answer)) continue;
        Finding finding = finding_of(told, answer);
        if (finding.points.empty() && told.by) {  // no law for him: it may have been another
            ReportedIncident of_somebody = told;
            of_somebody.by.reset();
            answer = answered(of_somebody);
            finding = finding_of(of_somebody, answer);
        }
        if (finding.points.empty()) finding = ruled_by_none(told, in_use.book, answer);
        if (finding.points.empty()) continue;
        add_remarks(finding, in_use.book, answer);
        shown += told.perhaps;
        add(std::move(finding));
    }
    reported_.clear();
}

}  // namespace hoyle

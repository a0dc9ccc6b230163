// What a log tells in words: a matter by its name alone (`told revoke by W at 5`; how it is ruled on stands in
// show_reported.cpp); and what is seen in a log in everyday words, which accuses nobody while it hangs on words that may be meant
// otherwise.

#include "examine/reported.hpp"

#include "examine/quoted_speech.hpp"
#include "examine/spots.hpp"
#include "phrases/answering.hpp"
#include "phrases/model.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace hoyle {
namespace {

using lawbook::Topic;

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

/// A name that is nothing the laws speak of.
Finding no_such_matter(std::string_view name, const Spot& where)
{
    Finding finding;
    finding.family = Family::syntax;
    finding.kind = "syntax";
    finding.heading = finding.message = fmt::format(
        "`{}` is nothing that the laws speak of; `hoyle cite` knows the word for what happened", printable(name, 60));
    finding.where = where;
    return finding;
}

/// A fact that nothing can be known of, or a value that it has not: what there is instead. Of a topic that is no incident
/// anything may be told.
std::optional<Finding> not_told_of(const Topic& topic, const log::Option& fact, const Spot& where)
{
    if (!topic.kind) return std::nullopt;
    const terms::KindInfo& kind = terms::info(*topic.kind);
    const auto attr = terms::find_attr(fact.name);
    const terms::AttributeUse* use = attr ? kind.find(*attr) : nullptr;
    std::string there_is;
    const auto list = [&](std::string_view each) { there_is += (there_is.empty() ? "" : ", ") + std::string(each); };
    if (use) {
        const auto word = terms::find_word(fact.value);
        for (const terms::Value& value : use->values) {
            if (word == value.word) return std::nullopt;
            list(terms::slug(value.word));
        }
    } else {
        for (const terms::AttributeUse& each : kind.attributes) list(terms::slug(each.attr));
    }
    Finding finding;
    finding.family = Family::syntax;
    finding.kind = "syntax";
    finding.where = where;
    finding.heading = finding.message = use ? fmt::format("`{}` is none of the values of `{}`: {}", printable(fact.value, 40),
                                                          fact.name, there_is)
                                            : fmt::format("`{}` is nothing that is told of `{}`: {}", printable(fact.name, 40),
                                                          kind.slug, there_is);
    return finding;
}

}  // namespace

/// The first that a line of the writer's became in this section: of a line that heads several sections, only where it is not
/// written in the language.
bool ReportedIncidents::is_another(const WrittenLine& written, std::uint64_t section, std::string_view line) const
{
    if (translated_lines_.empty() || translated_lines_.back().number != written.number) return true;
    std::string_view statement = line.substr(0, line.find_first_of("#\n"));
    statement.remove_prefix(std::min(statement.find_first_not_of(' '), statement.size()));
    statement = statement.substr(0, statement.find_last_not_of(' ') + 1);
    return translated_lines_.back().section != section && written.words.find(statement) == std::string::npos;
}

void ReportedIncidents::collect_translated_lines(const log::Section& section, std::uint64_t number)
{
    const WrittenLine* const written = section.text.written;
    if (!written) return;
    const std::string_view bytes = section.text.bytes;
    std::size_t i = 0;
    for (std::size_t at = 0; at < bytes.size(); at = bytes.find('\n', at) + 1, ++i) {
        const bool told = bytes.substr(at).starts_with("told ");  // in words that stand in a line of their own as well
        if (!told && !written[i].words.empty() && !written[i].typed && is_another(written[i], number, bytes.substr(at)))
            translated_lines_.push_back({number, written[i].number, written[i].words});
        if (bytes.find('\n', at) == bytes.npos) break;
    }
}

namespace {

/// The line of the first trick or card; past all lines if none is told.
std::uint64_t first_trick_in(const log::Section& section)
{
    for (const log::Statement& statement : section.statements)
        if (statement.verb == log::Verb::trick || statement.verb == log::Verb::plays)
            return spot_in(section, statement.span).place.line;
    return std::numeric_limits<std::uint64_t>::max();
}

/// Nothing is made, played or scored.
bool is_bare(const log::Section& section)
{
    using enum log::Verb;
    return std::none_of(section.statements.begin(), section.statements.end(), [](const log::Statement& each) {
        return each.verb == makes || each.verb == trick || each.verb == plays || each.verb == result || each.verb == score;
    });
}

}  // namespace

void ReportedIncident::in_play()
{
    if (!topic->kind) return;
    const terms::AttributeUse* const stage = terms::info(*topic->kind).find(terms::Attr::stage);
    const auto of_stage = [](const auto& fact) { return fact.first == terms::Attr::stage; };
    if (!stage || std::any_of(facts.begin(), facts.end(), of_stage)) return;
    const auto may_be = [](const auto& value) { return value.word == terms::Word::play; };
    if (std::any_of(stage->values.begin(), stage->values.end(), may_be))
        facts.emplace_back(terms::Attr::stage, terms::Word::play);
}

void ReportedIncident::in_hand_played_out()
{
    constexpr int tricks_of_hand = 13;
    if (topic->kind != terms::Kind::revoke || trick < 1 || trick >= tricks_of_hand) return;
    const auto told = [](const auto& fact) {
        return fact.first == terms::Attr::side_played_on || fact.first == terms::Attr::quitted;
    };
    if (std::none_of(facts.begin(), facts.end(), told)) facts.emplace_back(terms::Attr::side_played_on, terms::Word::yes);
}

namespace {

/// How many tricks each side won is told.
bool counts_tricks(const log::Section& section)
{
    return std::any_of(section.statements.begin(), section.statements.end(),
                       [](const log::Statement& each) { return each.verb == log::Verb::result; });
}

/// What follows from where in the hand it is told. A story tells things where they happened; a line of the language says only
/// that they did.
void place_in_hand(ReportedIncident& told, std::uint64_t first_trick, bool played_out)
{
    if (told.in_other_words && told.where.place.line > first_trick) told.in_play();
    if (played_out) told.in_hand_played_out();
}

}  // namespace

void ReportedIncidents::collect(const log::Section& section, std::uint64_t number, const PerSeat<std::string>& players,
                                const Add& add)
{
    collect_translated_lines(section, number);
    std::optional<Seat> dealer;
    const std::uint64_t first_trick = first_trick_in(section);
    const bool played_out = counts_tricks(section);
    for (const log::Statement& statement : section.statements) {
        if (statement.verb == log::Verb::deal)
            if (const Seats who = table::seats_of(statement, players); !who.empty()) dealer = who.first();
        collect_speech(section, statement, number, dealer);
        if (statement.verb != log::Verb::told) continue;
        ReportedIncident told;
        told.topic = topic_named(statement.ref.kind);
        told.where = spot_in(section, statement.span);
        if (!told.topic) {
            add(no_such_matter(statement.ref.kind, told.where));
            continue;
        }
        told.statement = static_cast<std::size_t>(&statement - section.statements.data());
        bool known = true;
        for (const log::Option& fact : log::Section::in(section.options, statement.list)) {
            const auto attr = terms::find_attr(fact.name);
            const auto word = terms::find_word(fact.value);
            if (auto refused = not_told_of(*told.topic, fact, spot_in(section, fact.span))) {
                add(std::move(*refused));
                known = false;
            } else if (attr && word) {
                told.facts.emplace_back(*attr, *word);
            }
        }
        if (!known) continue;
        if (!statement.ref.by.empty()) told.by = statement.ref.by.first();
        told.trick = statement.ref.trick;
        told.perhaps = statement.perhaps;
        told.section = number;
        told.in_other_words = in_free_words(section, statement.span);
        told.dealer = dealer;
        told.of_bare_deal = told.in_other_words && is_bare(section);
        place_in_hand(told, first_trick, played_out);
        if (!joined(told)) reported_.push_back(std::move(told));
    }
}

/// If somebody says something in quotes; in a story that has been understood with the rest.
void ReportedIncidents::collect_speech(const log::Section& section, const log::Statement& said, std::uint64_t number,
                                       std::optional<Seat> dealer)
{
    if (said.verb != log::Verb::says || in_free_words(section, said.span)) return;
    for (ReportedIncident& incident : incidents_in_speech(section, said, dealer)) {
        incident.section = number;
        if (!joined(incident)) reported_.push_back(std::move(incident));
    }
}

/// "East revoked", and words that tell more of a revoke: one of them is told, with all that is known of it.
bool ReportedIncidents::joined(const ReportedIncident& told)
{
    for (ReportedIncident& before : reported_) {
        if (before.section != told.section || before.kind() != told.kind()) continue;
        if (before.perhaps == told.perhaps && !before.by && !told.by) continue;  // as often two of them
        if (before.by && told.by && before.by != told.by) continue;
        if (before.trick && told.trick && before.trick != told.trick) continue;
        for (const auto& fact : told.facts) {
            const auto known = [&](const auto& each) { return each.first == fact.first; };
            if (std::none_of(before.facts.begin(), before.facts.end(), known)) before.facts.push_back(fact);
        }
        if (!before.by) before.by = told.by;
        if (!before.trick) before.trick = told.trick;
        before.perhaps = before.perhaps && told.perhaps;
        return true;
    }
    return false;
}

const Topic* topic_of(terms::Kind kind) { return topic_named(terms::info(kind).slug); }

bool is_one_thing(terms::Kind told, std::string_view found)
{
    const auto kind = terms::find_kind(found);
    return terms::info(told).slug == found || (kind && phrases::answering().is_incidental(told, *kind));
}

/// The words of the same deal tell it by its name, and surely; or perhaps, where what shows it stands in the log as the language
/// has it: neither has been taken from the other.
bool ReportedIncidents::bears_out(const Finding& finding)
{
    bool surely = false;
    const bool shown = finding.family == Family::irregularity && is_typed(finding);
    for (ReportedIncident& told : reported_) {
        const bool of_deal_before = told.of_bare_deal && finding.trick > 0 && told.section == finding.section + 1;
        if (told.section != finding.section && !of_deal_before) continue;
        if (told.kind() != finding.kind) {
            const bool other_name = told.topic->kind && is_one_thing(*told.topic->kind, finding.kind);
            const auto kind = terms::find_kind(finding.kind);
            told.borne_out |= other_name && kind && phrases::answering().is_consequence(*kind);  // "as if he had revoked"
            continue;
        }
        const bool beside = told.where.place.line <= finding.where.place.line + 1 &&
                            finding.where.place.line <= told.where.place.line + 1;  // whoever the words seem to speak of
        if (told.by && finding.offender && told.by != finding.offender && !beside) continue;
        told.borne_out = true;
        surely |= !told.perhaps || shown;
    }
    return surely;
}

/// How clearly some line of the deal, or two together, speak of such a thing, 0 to 1; of a long story its first lines.
double ReportedIncidents::speaks_of(std::uint64_t section, std::string_view kind)
{
    constexpr std::size_t most_lines = 60;
    if (spoken_in_ != section) {
        spoken_in_ = section;
        spoken_of_.clear();
        std::string before;
        std::size_t lines = 0;
        for (const TranslatedLine& line : translated_lines_) {
            if (line.section != section || ++lines > most_lines) continue;
            for (const std::string& words : {line.words, before + ". " + line.words}) {
                const auto analysed = phrases::analyse(words, phrases::lexicon());
                const auto decisions = phrases::decision_values(analysed, phrases::lexicon(), phrases::incidents());
                for (std::size_t i = 0; i < decisions.size(); ++i)
                    if (const Topic* topic = lawbook::find_topic(phrases::incidents().topics[i]); topic && topic->kind) {
                        double& clearly = spoken_of_[std::string(terms::info(*topic->kind).slug)];
                        clearly = std::max(clearly, phrases::to_probability(decisions[i]));
                    }
            }
            before = line.words;
        }
    }
    double clearly = 0;
    for (const auto& [told, how] : spoken_of_)
        if (const auto of = terms::find_kind(told); of && is_one_thing(*of, kind)) clearly = std::max(clearly, how);
    return clearly;
}

/// Nothing that shows it was understood from free words.
bool ReportedIncidents::is_typed(const Finding& finding) const
{
    return std::none_of(translated_lines_.begin(), translated_lines_.end(), [&](const TranslatedLine& line) {
        return line.section == finding.section && line.number != 0 &&
               (line.number == finding.where.place.line || line.number == finding.other.place.line);
    });
}

/// What is told by its name before a demand, and leaves the book more than one answer.
const ReportedIncident* ReportedIncidents::left_open(const Finding& demand) const
{
    const auto told = std::find_if(reported_.begin(), reported_.end(), [&](const ReportedIncident& each) {
        return each.section == demand.section && (!each.perhaps || each.in_speech) && !each.borne_out && each.topic->kind &&
               !each.in_other_words && each.where.place.line < demand.where.place.line;
    });
    return told == reported_.end() ? nullptr : &*told;
}

/// Acts before the first trick that were understood from words seem to show this, and the words as a whole tell another matter.
bool ReportedIncidents::tells_another(const Finding& finding) const
{
    const auto told_here = [&](const ReportedIncident& told) { return told.section == finding.section && told.in_other_words; };
    return finding.family == Family::irregularity && finding.trick == 0 && !is_typed(finding) &&
           std::any_of(reported_.begin(), reported_.end(), told_here) &&
           std::none_of(reported_.begin(), reported_.end(), [&](const ReportedIncident& told) {
               return told_here(told) &&
                      (told.kind() == finding.kind || (told.topic->kind && is_one_thing(*told.topic->kind, finding.kind)));
           });
}

void ReportedIncidents::weigh(Finding& finding)
{
    constexpr double at_all = 0.25, clearly = 0.8;  // measured on the half of tests/stories that may be looked at
    if (finding.family == Family::syntax || finding.family == Family::told || finding.section == 0) return;
    if (finding.kind == "demand-without-right")
        if (const ReportedIncident* open = left_open(finding)) {
            finding.family = Family::perhaps;
            finding.heading = finding.message = fmt::format(
                "what line {} tells is not enough to say whether this may be asked for", open->where.place.line);
            return;
        }
    const auto of_it = [&](const TranslatedLine& line) { return line.section == finding.section && line.number != 0; };
    if (bears_out(finding) || std::none_of(translated_lines_.begin(), translated_lines_.end(), of_it)) return;
    const auto unread = unread_against(finding);
    const double spoken = speaks_of(finding.section, finding.kind);
    if (!unread && (finding.family == Family::miscount || is_typed(finding) || (spoken >= at_all && !tells_another(finding))))
        return;
    // what else its own line says may be that it was put right
    const bool put_right = finding.kind == "revoke" &&
                           std::any_of(unparsed_.begin(), unparsed_.end(),
                                       [&](const UnparsedLine& each) { return each.line == finding.where.place.line; });
    if (finding.family == Family::irregularity && spoken >= clearly && !put_right && !tells_another(finding)) return;
    const bool of_players = finding.family == Family::irregularity;
    finding.family = Family::perhaps;
    std::erase_if(finding.remarks, [](const std::string& remark) { return remark.ends_with("this may hang on it"); });
    finding.remarks.push_back(unread ? fmt::format("nobody is accused: it may hang on line {}, which is not understood", *unread)
                                     : "nobody is accused: it rests on words that may be meant otherwise");
    if (!of_players || !finding.offender || !terms::find_kind(finding.kind)) return;
    finding.told.line = fmt::format("told {} by {}", finding.kind, letter_of(*finding.offender));
    finding.remarks.push_back(fmt::format("if it was so, say so in a line: `{}`", finding.told.line));
}

std::vector<ReportedIncident> ReportedIncidents::take_from(std::uint64_t line)
{
    const auto of_next = std::find_if(reported_.begin(), reported_.end(),
                                      [&](const ReportedIncident& told) { return told.where.place.line >= line; });
    std::vector<ReportedIncident> later(std::make_move_iterator(of_next), std::make_move_iterator(reported_.end()));
    reported_.erase(of_next, reported_.end());
    return later;
}

void ReportedIncidents::next_rubber(std::uint64_t section)
{
    std::erase_if(translated_lines_, [&](const TranslatedLine& each) { return each.section < section; });
    std::erase_if(unparsed_, [&](const UnparsedLine& each) { return each.section < section; });
}

std::optional<std::uint64_t> ReportedIncidents::unread_in(std::uint64_t section) const
{
    const auto line = std::find_if(unparsed_.begin(), unparsed_.end(),
                                   [&](const UnparsedLine& each) { return each.section == section; });
    return line == unparsed_.end() ? std::nullopt : std::optional(line->line);
}

/// It speaks of something that happened, and not of this. A few words may be anything.
bool ReportedIncidents::may_turn(const UnparsedLine& line, std::string_view kind)
{
    constexpr double of_something = 0.5;
    constexpr std::size_t few = 5;
    const auto analysed = phrases::analyse(line.words, phrases::lexicon());
    if (analysed.words.size() < few) return true;
    const auto decisions = phrases::decision_values(analysed, phrases::lexicon(), phrases::incidents());
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const Topic* topic = lawbook::find_topic(phrases::incidents().topics[i]);
        const bool same = topic && topic->kind && is_one_thing(*topic->kind, kind);
        if (!same && phrases::to_probability(decisions[i]) >= of_something) return true;
    }
    return false;
}

/// The first line that could not be read and might turn it. What stands in the language is turned by no line that tells nothing.
std::optional<std::uint64_t> ReportedIncidents::unread_against(const Finding& finding) const
{
    constexpr std::ptrdiff_t most_lines = 60;
    // a revoke that the cards of a later trick prove is turned by no words behind that
    const auto proof = finding.kind == "revoke" && finding.family == Family::irregularity ? finding.other.place.line : 0;
    const auto here = [&](const UnparsedLine& each) {
        return each.section == finding.section && (proof == 0 || each.line <= proof);
    };
    const bool any = finding.family != Family::irregularity || !is_typed(finding) ||
                     std::count_if(unparsed_.begin(), unparsed_.end(), here) > most_lines;
    const auto line = std::find_if(unparsed_.begin(), unparsed_.end(),
                                   [&](const UnparsedLine& each) { return here(each) && (any || may_turn(each, finding.kind)); });
    return line == unparsed_.end() ? std::nullopt : std::optional(line->line);
}

}  // namespace hoyle

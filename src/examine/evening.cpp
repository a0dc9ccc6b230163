// The evening as it goes on: what can be read, and what headings change. Its deals are in deals.cpp, its rubbers in rubbers.cpp.

#include "examine/evening.hpp"
#include "examine/name_laws.hpp"

#include "examine/spots.hpp"
#include "examine/strangers.hpp"
#include "examine/turning.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace hoyle {

using log::Verb;

std::string_view name_of_point(const PointShown& point) { return point.point ? terms::slug(*point.point) : "law"; }

std::string_view word(Family family)
{
    switch (family) {
    case Family::syntax: return "syntax";
    case Family::impossible: return "impossible";
    case Family::irregularity: return "irregularity";
    case Family::told: return "told";
    case Family::perhaps: return "perhaps";
    case Family::book: return "book";
    default: return "miscount";
    }
}

namespace {

/// `standing`, `games`, `carried`, `expect` under a deal are of the rubber in progress, and were heard with the deal.
bool of_the_rubber_so_far(Verb verb)
{
    return verb == Verb::standing || verb == Verb::games || verb == Verb::carried || verb == Verb::expect;
}

scoring::Stakes stakes_of(const log::Statement& statement)
{
    scoring::Stakes stakes;
    if (statement.no_stakes) return stakes;
    stakes.amount = statement.amount;
    stakes.unit = printable(statement.word, 40);
    stakes.per = statement.number ? statement.number : 1;
    return stakes;
}

}  // namespace

Evening::Evening(const ExamineOptions& options, Sink& sink)
    : options_(options), sink_(&sink), show_(options.working ? scoring::Show::working : scoring::Show::points_only)
{
    const Complain complain = [this](Span, std::string message) { add_unread(std::move(message), {}); };
    const lawbook::Book* named = in_use_.find(options, complain);
    if (!named) return;
    in_use_.take(*named);
    use_book(complain);
}

Evening::~Evening() = default;

std::unique_ptr<Evening> Evening::fork(Sink& sink) const
{
    auto other = std::make_unique<Evening>(*this);
    other->sink_ = &sink;
    return other;
}

namespace {

constexpr std::string_view not_evaluated_message = "what hangs on this line is not judged";

/// Of a sentence of a story it is only said that it is not understood, and so of a line that was understood in part; a short line
/// is told what it lacks, or the form that the log has.
std::string not_understood(const std::string& message, std::string_view line, bool in_part)
{
    constexpr std::ptrdiff_t longest = 6, half_a_line = 3;  // blanks of a line that is no sentence, of one that is hardly begun
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    const auto blanks = std::count(line.begin(), line.end(), ' ');
    if (blanks >= (in_part ? half_a_line : longest)) return std::string(not_evaluated_message);
    if (message.ends_with('?')) return message;
    static constexpr auto of_any_sentence = std::to_array<std::string_view>(
        {"is no verb a log knows", "no line of a log", "what he did", "a name of several words", "nothing more", "no seat"});
    const bool begun = std::none_of(of_any_sentence.begin(), of_any_sentence.end(),
                                    [&](std::string_view words) { return message.find(words) != std::string::npos; });
    if (begun) return message + "; what hangs on this line is not judged";
    const auto hint = message.find("a log has it so");
    return std::string(not_evaluated_message) + (hint == std::string::npos ? "" : "; " + message.substr(hint));
}

/// The lines of a story that statements were understood from; none of a log.
std::set<std::uint64_t> lines_understood(const log::Section& section)
{
    std::set<std::uint64_t> lines;
    if (section.text.written)
        for (const log::Statement& statement : section.statements) lines.insert(section.text.place(statement.span).line);
    return lines;
}

}  // namespace

void Evening::add(Finding finding)
{
    ++summary_.findings;
    for (Seat seat : all_seats)
        finding.players[static_cast<std::size_t>(seat)] = (rubber_.deals.empty() ? players_ : rubber_players_)[seat];
    name_laws(finding, in_use_.book);
    if (options_.turning && in_use_.book) finding.turned = what_would_turn(finding, *in_use_.book, in_use_.settings);
    findings_.push_back(std::move(finding));
}

void Evening::add_all(std::vector<Finding> findings)
{
    for (Finding& finding : findings) add(std::move(finding));
}

void Evening::add_unread(std::string message, const Spot& where)
{
    Finding finding;
    finding.family = Family::syntax;
    finding.kind = "syntax";
    finding.heading = finding.message = std::move(message);
    finding.passed_over = finding.message == not_evaluated_message;
    finding.where = where;
    add(std::move(finding));
}

/// What could not be read, and the headings that stand before the deal.
void Evening::read(const log::Section& section, std::span<const Normalisation> normalised)
{
    if (rubber_.turning && is_block(section)) {
        close_rubber();
        begin_rubber();
    }
    ++section_;
    read_faults(section);
    read_normalised(section, normalised);
    if (!is_block(section))
        for (Finding& stranger : find_strange_sides(section, players_)) {
            stranger.section = section_;
            add(std::move(stranger));
        }
    constexpr std::size_t enough_to_say_so = 12;
    for (const log::Statement& statement : section.statements)
        if (statement.verb == Verb::says && summary_.not_judged.size() < enough_to_say_so)
            summary_.not_judged.push_back(section.text.place(statement.span).line);
    for (const log::Statement& statement : section.statements) {
        if (statement.verb == Verb::deal || statement.verb == Verb::block) break;
        heading(section, statement);
    }
    // a heading may close the rubber before it, of which nothing here is told
    reported_.collect(section, section_, players_, [this](Finding finding) { add(std::move(finding)); });
    if (!in_use_.book) ask_for_book(section);
}

void Evening::read_faults(const log::Section& section)
{
    if (const WrittenLine* const written = section.text.written) {
        const auto lines = std::count(section.text.bytes.begin(), section.text.bytes.end(), '\n');
        for (auto i = 0; i < lines; ++i)
            if (written[i].hangs) reported_.unread(section_, written[i].number, written[i].words);
    }
    if (section.faults.empty()) return;
    const auto understood = lines_understood(section);
    for (const log::Fault& fault : section.faults) {
        const Spot where = spot_in(section, fault.span);
        const bool in_part = understood.count(where.place.line) != 0;
        const WrittenLine* const written = section.text.written;
        const bool of_a_story = written && !written[section.text.lines_before(fault.span.begin)].typed;
        reported_.unread(section_, where.place.line, of_a_story ? std::string(where.line) : std::string());
        add_unread(of_a_story ? not_understood(fault.message, where.line, in_part) : fault.message, where);
    }
}

void Evening::read_normalised(const log::Section& section, std::span<const Normalisation> normalised)
{
    for (const Normalisation& each : normalised) {
        Finding finding;
        finding.family = Family::impossible;
        finding.kind = each.what == Normalisation::What::twice ? "told-twice" : "left-out";
        finding.heading = finding.message = each.message;
        finding.where = spot_in(section, each.where);
        finding.section = section_;
        if (each.what == Normalisation::What::left_out && in_free_words(section, each.where)) finding.family = Family::perhaps;
        if (each.other) finding.other = spot_in(section, *each.other), finding.other_label = "told here";
        add(std::move(finding));
    }
}

/// Once it is enough to say that no laws are named.
void Evening::ask_for_book(const log::Section& section)
{
    // at whist nobody makes the trump; of what is told by its name alone the codes of bridge are asked
    const auto of_bridge = [](const log::Statement& each) { return each.verb == Verb::makes || each.verb == Verb::told; };
    summary_.no_laws = summary_.no_laws || std::any_of(section.statements.begin(), section.statements.end(), of_bridge);
    if (in_use_.refused) return;
    for (const log::Statement& statement : section.statements) {
        if (statement.verb != Verb::deal && statement.verb != Verb::block && statement.verb != Verb::rubber) continue;
        add_unread(
            "the log does not say by which laws the table played; a line such as `laws portland-1904` is wanted before this",
            spot_in(section, statement.span));
        in_use_.refused = true;
        return;
    }
}

Complain Evening::complain_in(const log::Section& section)
{
    return [this, &section](Span where, std::string message) {
        if (where.length == 0) return add_unread(std::move(message), {});
        add_unread(std::move(message), spot_in(section, where));
        findings_.back().label = "here";
    };
}

void Evening::choose_book(const log::Section& section, const log::Statement& statement)
{
    const Complain complain = complain_in(section);
    const lawbook::Book* named = in_use_.find(statement, options_, complain);
    if (!named) return;
    close_rubber();
    in_use_.take(*named);
    in_use_.set(section, statement, options_, complain);
    use_book(complain);
}

void Evening::use_book(const Complain& complain)
{
    in_use_.settle(options_, players_, complain);
    summary_.book = std::string(in_use_.book->id);
    sink_->takes_book({summary_.book, std::string(in_use_.book->digest), in_use_.file, in_use_.settings.chosen()});
    const std::string laws = named(*in_use_.book);
    if (std::find(summary_.laws.begin(), summary_.laws.end(), laws) == summary_.laws.end()) summary_.laws.push_back(laws);
    docket_.emplace(*in_use_.book, in_use_.settings, [figures = in_use_.figures](Strain strain, int doublings) {
        return scoring::limit_reached(*figures, strain, doublings);
    });
    begin_rubber();
}

void Evening::sit_down(const log::Section& section, const log::Statement& statement)
{
    const auto names = log::Section::in(section.names, statement.list);
    for (Seat seat : all_seats)
        if (static_cast<std::size_t>(seat) < names.size()) players_[seat] = printable(names[static_cast<std::size_t>(seat)], 80);
    players_shown_ = std::make_shared<const PerSeat<std::string>>(players_);
    in_use_.seat_dummy(players_);
}

void Evening::heading(const log::Section& section, const log::Statement& statement)
{
    switch (statement.verb) {
    case Verb::title: summary_.title = printable(statement.text); break;
    case Verb::date: summary_.date = printable(statement.text); break;
    case Verb::laws: choose_book(section, statement); break;
    case Verb::table: sit_down(section, statement); break;
    case Verb::stakes: stakes_ = stakes_of(statement); break;
    case Verb::rubber:
        if (in_use_.book) rubber_said();
        break;
    case Verb::standing:
    case Verb::games:
    case Verb::carried:
        if (in_use_.book) rubber_.stood_before(section, statement, *in_use_.figures);
        break;
    case Verb::expect: awaited_.await(section, statement, 0, section_); break;
    default: break;
    }
}

/// Another rubber was said to begin, or other laws taken, which ends the one before.
bool Evening::another_follows() const { return rubber_.turning || rubber_.deals.empty(); }

/// Headings that stand after the deal: they belong to what comes next.
void Evening::close(const log::Section& section)
{
    bool in_deal = false;
    for (const log::Statement& statement : section.statements) {
        if (statement.verb == Verb::deal) in_deal = true;
        else if (in_deal && (another_follows() || !of_the_rubber_so_far(statement.verb))) heading(section, statement);
    }
    const bool nobody = std::all_of(all_seats.begin(), all_seats.end(),  // `table` may stand under the first deal
                                    [&](Seat seat) { return rubber_players_[seat].empty(); });
    if (!nobody || rubber_.turning) return;
    rubber_players_ = players_;
    for (DealRecord& deal : rubber_.deals)
        if (!deal.shown.players) deal.shown.players = players_shown_;
}

/// What was told in words; a line that is asked about has been heard, and is no more among those that are only kept.
void Evening::show_reported()
{
    reported_.show(in_use_, findings_, [this](Finding finding) {
        if (finding.family == Family::perhaps) std::erase(summary_.not_judged, finding.where.place.line);
        add(std::move(finding));
    });
}

Summary Evening::end()
{
    if (in_use_.book) close_rubber();
    show_reported();
    for (const Finding& finding : findings_) sink_->finding(finding);
    findings_.clear();
    summary_.could_read = in_use_.book != nullptr;
    summary_.settlement.stakes = stakes_;
    summary_.settlement.ledger = ledger_.points();
    return std::move(summary_);
}

}  // namespace hoyle

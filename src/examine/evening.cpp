// The evening as it goes on: what headings change, and what becomes of each deal. Its book is in book_of_evening.cpp, its rubbers
// in rubbers.cpp.

#include "examine/evening.hpp"

#include "examine/strangers.hpp"
#include "lawbook/load.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace hoyle {

using log::Verb;

std::string_view word(Family family)
{
    switch (family) {
    case Family::syntax: return "syntax";
    case Family::impossible: return "impossible";
    case Family::irregularity: return "irregularity";
    case Family::told: return "told";
    case Family::perhaps: return "perhaps";
    default: return "miscount";
    }
}

namespace {

std::string_view kind_of(table::Impossibility::What what)
{
    using What = table::Impossibility::What;
    switch (what) {
    case What::left_out: return "left-out";
    case What::twice: return "told-twice";
    case What::miswritten: return "miswritten";
    default: return "impossible";
    }
}

}  // namespace

Evening::Evening(const ExamineOptions& options, Sink& sink)
    : options_(options), sink_(&sink), show_(options.working ? scoring::Show::working : scoring::Show::points_only)
{
    if (options.laws.empty()) return;
    if (const lawbook::Book* book = lawbook::find_shipped(options.laws)) {
        use(book);
        return;
    }
    lawbook::Loaded loaded = lawbook::load(options.laws);
    if (loaded.book) {
        loaded_.push_back(std::make_shared<const lawbook::Book>(std::move(*loaded.book)));
        use(loaded_.back().get());
    }
}

Evening::~Evening() = default;

std::unique_ptr<Evening> Evening::fork(Sink& sink) const
{
    auto other = std::make_unique<Evening>(*this);
    other->sink_ = &sink;
    return other;
}

Spot Evening::spot(const log::Section& section, Span span) const { return {section.text.place(span), section.text.line(span)}; }

/// Of a score entry only the bytes of its line are kept; they are made fit to print where somebody asks. (What is fit stays as it
/// is.)
void Evening::keep_line(std::string_view written, Entry& entry)
{
    if (written.ends_with('\r')) written.remove_suffix(1);
    entry.line = lines_.size();
    entry.line_length = written.size();
    lines_ += written;
}

Spot Evening::spot(const Entry& entry) const
{
    return {entry.place, printable(std::string_view(lines_).substr(entry.line, entry.line_length))};
}

/// Of a sentence of a story it is only said that it is not understood, and so of a line that was understood in part; a short line
/// is told what it lacks, or the form that the log has.
static std::string not_understood(const std::string& message, std::string_view line, bool in_part)
{
    constexpr std::ptrdiff_t longest = 6, half_a_line = 3;  // blanks of a line that is no sentence, of one that is hardly begun
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    const auto blanks = std::count(line.begin(), line.end(), ' ');
    if (blanks >= (in_part ? half_a_line : longest)) return std::string(hangs_on_line);
    if (message.ends_with('?')) return message;
    static constexpr auto of_any_sentence = std::to_array<std::string_view>(
        {"is no verb a log knows", "no line of a log", "what he did", "a name of several words", "nothing more", "no seat"});
    const bool begun = std::none_of(of_any_sentence.begin(), of_any_sentence.end(),
                                    [&](std::string_view words) { return message.find(words) != std::string::npos; });
    if (begun) return message + "; what hangs on this line is not judged";
    const auto hint = message.find("a log has it so");
    return std::string(hangs_on_line) + (hint == std::string::npos ? "" : "; " + message.substr(hint));
}

/// The lines of a story that statements were understood from; none of a log.
static std::set<std::uint64_t> lines_understood(const log::Section& section)
{
    std::set<std::uint64_t> lines;
    if (section.text.written)
        for (const log::Statement& statement : section.statements) lines.insert(section.text.place(statement.span).line);
    return lines;
}

void Evening::add(Finding finding)
{
    ++summary_.findings;
    findings_.push_back(std::move(finding));
}

/// What could not be read, and the headings that stand before the deal.
void Evening::read(const log::Section& section, std::span<const Tidying> tidied)
{
    if (turning_ && is_block(section)) {
        close_rubber();
        begin_rubber();
    }
    ++section_;
    const auto understood = section.faults.empty() ? std::set<std::uint64_t>() : lines_understood(section);
    for (const log::Fault& fault : section.faults) {
        Finding finding;
        finding.family = Family::syntax;
        finding.kind = "syntax";
        finding.where = spot(section, fault.span);
        finding.message = section.text.written ? not_understood(fault.message, section.text.line(fault.span),
                                                                understood.count(finding.where.place.line) != 0)
                                               : fault.message;
        finding.heading = finding.message;
        unread_.emplace_back(section_, finding.where.place.line);
        add(std::move(finding));
    }
    for (const Tidying& each : tidied) {
        Finding finding;
        finding.family = Family::impossible;
        finding.kind = each.what == Tidying::What::twice ? "told-twice" : "left-out";
        finding.heading = finding.message = each.message;
        finding.where = spot(section, each.where);
        finding.section = section_;
        if (each.other) finding.other = spot(section, *each.other), finding.other_label = "told here";
        add(std::move(finding));
    }
    if (!is_block(section))
        for (Finding& stranger : find_strange_sides(section, names_)) {
            stranger.section = section_;
            add(std::move(stranger));
        }
    hear_told(section);
    constexpr std::size_t enough_to_say_so = 12;
    for (const log::Statement& statement : section.statements)
        if (statement.verb == Verb::says && summary_.not_judged.size() < enough_to_say_so)
            summary_.not_judged.push_back(spot(section, statement.span).place.line);
    for (const log::Statement& statement : section.statements) {
        if (statement.verb == Verb::deal || statement.verb == Verb::block) break;
        heading(section, statement);
    }
    if (!book_ && !book_refused_)
        for (const log::Statement& statement : section.statements)
            if (statement.verb == Verb::deal || statement.verb == Verb::block || statement.verb == Verb::rubber) {
                Finding finding;
                finding.family = Family::syntax;
                finding.kind = "syntax";
                finding.heading = finding.message = "the log does not say by which laws the table played; a line such as `laws "
                                                    "portland-1904` is wanted before this";
                finding.where = spot(section, statement.span);
                add(std::move(finding));
                book_refused_ = true;
                break;
            }
}

void Evening::heading(const log::Section& section, const log::Statement& statement)
{
    switch (statement.verb) {
    case Verb::title: summary_.title = printable(statement.text); break;
    case Verb::date: summary_.date = printable(statement.text); break;
    case Verb::laws: choose_book(section, statement); break;
    case Verb::table: {
        const auto names = log::Section::in(section.names, statement.list);
        for (Seat seat : all_seats)
            if (static_cast<std::size_t>(seat) < names.size())
                names_[seat] = printable(names[static_cast<std::size_t>(seat)], 80);
        seat_dummy();
        break;
    }
    case Verb::stakes:
        stakes_ = {};
        if (statement.no_stakes) break;
        stakes_.amount = statement.amount;
        stakes_.unit = printable(statement.word, 40);
        stakes_.per = statement.number ? statement.number : 1;
        break;
    case Verb::rubber:
        if (book_) rubber_said();
        break;
    case Verb::standing:
    case Verb::games: {
        if ((!deals_.empty() && !turning_) || !book_) break;
        Before& before = turning_ ? before_next_ : before_;
        for (const log::Sum& sum : log::Section::in(section.sums, statement.list))
            if (sum.side.side) (statement.verb == Verb::games ? before.games : before.standing)[*sum.side.side] = sum.points;
        if (!turning_) *rubber_ = new_rubber();
        break;
    }
    case Verb::carried: {
        if ((!deals_.empty() && !turning_) || !book_) break;
        Before& before = turning_ ? before_next_ : before_;
        for (const log::Figure& figure : log::Section::in(section.figures, statement.list))
            if (figure.side.side && !figure.unknown)
                (figure.bar ? before.above : before.below)[*figure.side.side] += figure.points;
        if (!turning_) *rubber_ = new_rubber();
        break;
    }
    case Verb::expect: awaited_.await(section, statement, 0, section_); break;
    default: break;
    }
}

void Evening::judge(const log::Section& section, const table::Replay& replay, std::vector<incidents::Incident>& seen)
{
    const bool has_deal = !section.statements.empty() && section.statements.front().verb == Verb::deal;
    if (has_deal) settle_calls_before(section, replay);
    // Two games are won and nobody wrote `rubber`: the next deal begins another all the same.
    // A figure that would end it and is wrong does not end it: who goes on playing has not agreed to it.
    const bool over = rubber_->over() && (!slips_seen_ || over_on_sheet_);
    if (has_deal && !deals_.empty() && (turning_ || over)) turn_to_next_rubber(section, replay);
    if (has_deal && deals_.empty() && rubber_->games().empty()) {
        // What the sides stood at may be written at the head of the first deal too.
        for (const log::Statement& statement : section.statements) {
            if (begins_the_hand(statement.verb)) break;
            if (statement.verb == Verb::standing || statement.verb == Verb::games || statement.verb == Verb::carried)
                heading(section, statement);
        }
    }
    for (const table::Impossibility& each : replay.impossible) {
        Finding finding;
        finding.family = Family::impossible;
        finding.kind = kind_of(each.what);
        finding.deal = replay.deal;
        finding.section = section_;
        finding.heading = finding.message = each.message;
        finding.where = spot(section, each.where);
        if (each.other) finding.other = spot(section, *each.other), finding.other_label = each.other_label;
        add(std::move(finding));
    }
    if (spade_convention_) see_spade_convention(section, replay, seen);
    // At whist honours that nobody called are lost; whose they were is for the score to say. Whether this rubber's calls are
    // recorded at all is known at its end only (settle_calls).
    if (has_deal && figures_->honours_must_be_called) {
        scoring::HandFacts facts;
        gather_honours(section, replay, facts);
        for (Side side : both_sides) {
            if (scoring::honours_worth(*figures_, replay.trump.value_or(Strain::spades), facts.honours[side]) == 0) continue;
            incidents::Incident silent;
            silent.kind = terms::Kind::honours_not_called;
            silent.offender = side == Side::ns ? Seat::north : Seat::east;
            silent.when = table::at_statement(section.statements.size() - 1, 62);
            silent.where = section.statements.front().span;
            silent.label = std::string(letters_of(side)) + " held honours and did not call them";
            silent.facts.set(terms::Attr::called, terms::Word::no);
            seen.push_back(silent);
        }
    }
    for (Finding& stranger : find_strangers(section, replay, names_)) {
        stranger.section = section_;
        add(std::move(stranger));
    }
    company_.hear(replay, names_, seen);
    docket_->go(replay, seen, section_);
    docket_->settle_both_sides();
    if (has_deal) {
        DealRecord deal;
        deal.section = section_;
        gather(section, replay, deal);
        deals_.push_back(std::move(deal));
        rubber_names_ = names_;
        rubber_stakes_ = stakes_;
    }
    bool in_hand = !has_deal;
    for (std::size_t i = 0; i < section.statements.size() && section.statements[i].verb != Verb::rubber; ++i) {
        in_hand = in_hand || begins_the_hand(section.statements[i].verb);
        gather_score(section, section.statements[i], replay, i, in_hand);
    }
    if (!has_deal) return;
    score_last();
    cut_if_endless();
}

/// Headings that stand after the deal: they belong to what comes next.
void Evening::close(const log::Section& section, const table::Replay& replay)
{
    (void)replay;
    bool in_deal = false;
    for (const log::Statement& statement : section.statements) {
        if (statement.verb == Verb::deal) in_deal = true;
        else if (in_deal && (turning_ || (statement.verb != Verb::standing && statement.verb != Verb::games &&
                                          statement.verb != Verb::carried && statement.verb != Verb::expect)))
            heading(section, statement);
    }
    bool nobody = true;  // `table` may stand under the first deal
    for (Seat seat : all_seats) nobody = nobody && rubber_names_[seat].empty();
    if (nobody && !turning_) rubber_names_ = names_;
}

Summary Evening::end()
{
    if (book_) close_rubber();
    show_told();
    for (const Finding& finding : findings_) sink_->finding(finding);
    findings_.clear();
    summary_.could_read = book_ != nullptr;
    summary_.settlement.stakes = stakes_;
    summary_.settlement.ledger = ledger_.points();
    return std::move(summary_);
}

}  // namespace hoyle

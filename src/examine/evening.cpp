// The book, the players, the rubber: what headings change, and what becomes of each deal.

#include "examine/evening.hpp"

#include "lawbook/load.hpp"

#include <algorithm>

namespace hoyle {

using log::Verb;

std::string_view word(Family family)
{
    switch (family) {
    case Family::syntax: return "syntax";
    case Family::impossible: return "impossible";
    case Family::irregularity: return "irregularity";
    default: return "miscount";
    }
}

Evening::Evening(const ExamineOptions& options, Sink& sink) : options_(options), sink_(sink)
{
    if (options.laws.empty()) return;
    if (const lawbook::Book* book = lawbook::find_shipped(options.laws)) {
        use(book);
        return;
    }
    lawbook::Loaded loaded = lawbook::load(options.laws);
    if (loaded.book) {
        loaded_.push_back(std::make_unique<lawbook::Book>(std::move(*loaded.book)));
        use(loaded_.back().get());
    }
}

Evening::~Evening() = default;

Spot Evening::spot(const log::Section& section, Span span) const { return {section.text.place(span), section.text.line(span)}; }

void Evening::add(Finding finding)
{
    ++summary_.findings;
    findings_.push_back(std::move(finding));
}

void Evening::use(const lawbook::Book* book)
{
    book_ = book;
    summary_.book = std::string(book->id);
    for (const auto& [name, value] : options_.settings)
        if (book->find_setting(name)) settings_.set(book->find_setting(name)->name, value);
    figures_ = std::make_unique<scoring::Figures>(scoring::figures_of(*book, settings_));
    const scoring::Figures* figures = figures_.get();
    docket_ = std::make_unique<rulings::Docket>(*book, settings_,
                                                [figures](Strain strain, int doublings) { return scoring::limit_reached(*figures, strain, doublings); });
    begin_rubber();
}

void Evening::choose_book(const log::Section& section, const log::Statement& statement)
{
    const auto complain = [&](Span where, std::string message) {
        Finding finding;
        finding.family = Family::syntax;
        finding.kind = "syntax";
        finding.message = finding.heading = std::move(message);
        finding.where = spot(section, where);
        finding.label = "here";
        add(std::move(finding));
    };
    const lawbook::Book* book = options_.laws.empty() ? nullptr : book_;
    if (!book && !statement.word.empty()) {
        book = lawbook::find_shipped(statement.word);
        if (!book) {
            std::vector<std::string_view> known;
            for (const lawbook::Book& each : lawbook::shipped()) known.push_back(each.id);
            const auto near = terms::nearest(statement.word, known);
            std::string list;
            for (std::string_view id : known) list += (list.empty() ? "" : ", ") + std::string(id);
            complain(statement.span, "`" + printable(statement.word, 60) + "` is no book of laws that hoyle knows" +
                                         (near.empty() ? std::string() : "; is `" + std::string(near) + "` meant?") + " (the books: " + list + ")");
            book_refused_ = true;
            return;
        }
    } else if (!book && !statement.text.empty()) {
        std::string path(statement.text);
        const auto slash = options_.file.rfind('/');
        if (!path.starts_with('/') && slash != std::string::npos) path = options_.file.substr(0, slash + 1) + path;
        lawbook::Loaded loaded = lawbook::load(path);
        for (const lawbook::Mistake& mistake : loaded.mistakes) complain(statement.span, "the book cannot be used: " + lawbook::describe(mistake));
        if (!loaded.book) {
            book_refused_ = true;
            return;
        }
        loaded_.push_back(std::make_unique<lawbook::Book>(std::move(*loaded.book)));
        book = loaded_.back().get();
    }
    if (!book) return;
    close_rubber();
    settings_ = {};
    for (const log::Option& option : log::Section::in(section.options, statement.list)) {
        const lawbook::Setting* setting = book->find_setting(option.name);
        if (!setting) {
            if (!options_.laws.empty()) continue;      // meant for the book that the log names
            if (!option.value.empty() && book->figure(option.name, "", {}) == option.value) continue;      // what the book has anyway
            std::string list;
            for (const lawbook::Setting& each : book->settings) list += (list.empty() ? "" : ", ") + std::string(each.name);
            complain(option.span, "`" + printable(option.name, 60) + "` is no option of " + std::string(book->id) + (list.empty() ? "" : " (its options: " + list + ")"));
            continue;
        }
        std::string_view value = option.value.empty() ? (std::find(setting->values.begin(), setting->values.end(), "on") != setting->values.end() ? "on" : "yes") : option.value;
        if (std::find(setting->values.begin(), setting->values.end(), value) == setting->values.end()) {
            std::string list;
            for (std::string_view each : setting->values) list += (list.empty() ? "" : ", ") + std::string(each);
            complain(option.span, "`" + std::string(setting->name) + "` cannot be `" + printable(value, 60) + "`: it is one of " + list);
            continue;
        }
        settings_.set(setting->name, value);
    }
    use(book);
}

table::Custom Evening::custom() const
{
    table::Custom custom;
    custom.whist = book_->game == lawbook::Game::whist;
    custom.dummy_waits_for_eldest = book_->rule(terms::ProcedureKey::dummy_down_on) == terms::ProcedureValue::eldest_lead;
    return custom;
}

/// What could not be read, and the headings that stand before the deal.
void Evening::read(const log::Section& section)
{
    ++section_;
    for (const log::Fault& fault : section.faults) {
        Finding finding;
        finding.family = Family::syntax;
        finding.kind = "syntax";
        finding.heading = finding.message = fault.message;
        finding.where = spot(section, fault.span);
        add(std::move(finding));
    }
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
                finding.heading = finding.message = "the log does not say by which laws the table played; a line such as `laws portland-1904` is wanted before this";
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
    case Verb::laws: choose_book(section, statement); break;
    case Verb::table: {
        const auto names = log::Section::in(section.names, statement.list);
        for (Seat seat : all_seats)
            if (static_cast<std::size_t>(seat) < names.size()) names_[seat] = printable(names[static_cast<std::size_t>(seat)], 80);
        break;
    }
    case Verb::stakes:
        stakes_ = {};
        if (statement.flag) break;
        stakes_.amount = statement.amount;
        stakes_.unit = printable(statement.word, 40);
        stakes_.per = statement.number ? statement.number : 1;
        break;
    case Verb::rubber:
        if (!book_) break;
        close_rubber();
        begin_rubber();
        rubber_named_ = true;
        break;
    case Verb::standing:
    case Verb::games:
        if (!deals_.empty() || !book_) break;
        for (const log::Sum& sum : log::Section::in(section.sums, statement.list))
            if (sum.side.side) (statement.verb == Verb::games ? games_before_ : standing_before_)[*sum.side.side] = sum.points;
        break;
    case Verb::carried:
        if (!deals_.empty() || !book_) break;
        for (const log::Figure& figure : log::Section::in(section.figures, statement.list))
            if (figure.side.side && !figure.unknown) (figure.bar ? above_before_ : below_before_)[*figure.side.side] += figure.points;
        break;
    case Verb::expect: await(section, statement, 0); break;
    default: break;
    }
}

void Evening::begin_rubber()
{
    rubber_ = std::make_unique<scoring::Rubber>(*figures_);
    games_before_ = {};
    standing_before_ = below_before_ = above_before_ = {};
    agreed_ = rulings::no_time;
    agreed_at_ = {};
    ++rubber_number_;
    rubber_named_ = false;
}

void Evening::judge(const log::Section& section, const table::Replay& replay, std::vector<incidents::Incident>& seen)
{
    for (const table::Impossibility& each : replay.impossible) {
        Finding finding;
        finding.family = Family::impossible;
        finding.kind = "impossible";
        finding.deal = replay.deal;
        finding.section = section_;
        finding.heading = finding.message = each.message;
        finding.where = spot(section, each.where);
        if (each.other) finding.other = spot(section, *each.other), finding.other_label = each.other_label;
        add(std::move(finding));
    }
    const bool has_deal = !section.statements.empty() && section.statements.front().verb == Verb::deal;
    if (has_deal && rubber_->over() && !deals_.empty()) {
        // Two games are won and nobody wrote `rubber`: the next deal begins another, once nothing more can be said of this one.
        close_rubber();
        begin_rubber();
    }
    // The spade convention asks what the sides stand at, which only the score knows.
    if (replay.thrown_in != table::never && replay.trump == Strain::spades && book_->find_setting("spade-convention") &&
        settings_(*book_, "spade-convention") == "on") {
        constexpr Points twenty = 20;      // the convention's own number: the vocabulary's attribute is named for it
        incidents::Incident spades;
        spades.kind = terms::Kind::spade_make;
        spades.when = replay.thrown_in;
        spades.where = section.statements[table::statement_of(replay.thrown_in)].span;
        spades.label = "the spades are not played";
        spades.facts.set(terms::Attr::doubled, terms::yes_no(replay.first_doubling != table::never && [&] {
            for (const log::Statement& each : section.statements)
                if (each.verb == Verb::doubles || each.verb == Verb::redoubles) return true;
            return false;
        }()));
        const auto standing = rubber_->standing();
        spades.facts.set(terms::Attr::twenty, terms::yes_no(standing[Side::ns] >= twenty || standing[Side::ew] >= twenty));
        seen.push_back(spades);
        std::stable_sort(seen.begin(), seen.end(), [](const auto& a, const auto& b) { return a.when < b.when; });
    }
    // At whist honours that nobody called are lost; whose they were is for the score to say.
    if (has_deal && figures_->honours_must_be_called) {
        scoring::HandFacts facts;
        gather_honours(section, replay, facts);
        for (Side side : both_sides) {
            if (facts.honours_called[side] || facts.honours[side].count < 3) continue;
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
    docket_->hear(replay, seen, section_);
    if (!has_deal) {
        for (std::size_t i = 0; i < section.statements.size(); ++i) gather_score(section, section.statements[i], replay, i);
        return;
    }
    DealRecord deal;
    deal.section = section_;
    gather(section, replay, deal);
    deals_.push_back(std::move(deal));
    for (std::size_t i = 0; i < section.statements.size(); ++i) gather_score(section, section.statements[i], replay, i);
    score_last();
    if (deals_.size() >= longest_rubber) {
        close_rubber();
        begin_rubber();
    }
}

/// Headings that stand after the deal: they belong to what comes next.
void Evening::close(const log::Section& section, const table::Replay& replay)
{
    (void)replay;
    bool in_deal = false;
    for (const log::Statement& statement : section.statements) {
        if (statement.verb == Verb::deal) in_deal = true;
        else if (in_deal && statement.verb != Verb::standing && statement.verb != Verb::games && statement.verb != Verb::carried &&
                 statement.verb != Verb::expect)
            heading(section, statement);
    }
}

/// Nothing more can be said of the rubber: everything in it is found, and given to the sink.
void Evening::close_rubber()
{
    if (!book_) return;
    if (!deals_.empty() || !awaited_.empty() || !docket_->matters().empty() || !entries_.empty()) {
        if (!docket_->matters().empty()) score_all();
        find_miscounts();
        check_assertions();
        show_matters();
        std::stable_sort(findings_.begin(), findings_.end(), [](const Finding& a, const Finding& b) { return a.where.place.line < b.where.place.line; });
        look_for_expected();
    }
    for (const Finding& finding : findings_) sink_.finding(finding);
    findings_.clear();
    if (!deals_.empty()) {
        for (const DealRecord& deal : deals_) sink_.deal(deal.shown);
        summary_.deals += deals_.size();
        RubberShown shown;
        shown.number = ++summary_.rubbers;
        shown.games = rubber_->games();
        shown.below = rubber_->below();
        shown.above = rubber_->above();
        shown.standing = rubber_->standing();
        shown.total = rubber_->total();
        shown.stakes = stakes_;
        for (const DealRecord& deal : deals_)
            if (!deal.shown.is_void && (!deal.shown.scored || !deal.shown.score.honours_known)) shown.complete = false;
        for (Seat seat : all_seats) shown.players[static_cast<std::size_t>(seat)] = names_[seat];
        if (shown.total.over && shown.total.winner) {
            bool named = true;
            for (const std::string& name : shown.players) named = named && !name.empty();
            if (named) ledger_.add(shown.players, *shown.total.winner, shown.total.points);
        }
        sink_.rubber(shown);
        if (summary_.settlement.rubbers.size() < 1000) summary_.settlement.rubbers.push_back(shown);
    }
    deals_.clear();
    entries_.clear();
    corrections_.clear();
    assertions_.clear();
    awaited_.clear();
    docket_->clear();
}

Summary Evening::end()
{
    if (book_) close_rubber();
    for (const Finding& finding : findings_) sink_.finding(finding);
    findings_.clear();
    summary_.could_read = book_ != nullptr;
    summary_.settlement.stakes = stakes_;
    summary_.settlement.ledger = ledger_.points();
    return std::move(summary_);
}

}  // namespace hoyle

// The book the table plays by and its options: chosen by the command line or by the log.

#include "examine/evening.hpp"

#include "lawbook/choose.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook/load.hpp"

namespace hoyle {

void Evening::use(const lawbook::Book* book)
{
    book_ = book;
    summary_.book = std::string(book->id);
    for (const auto& [name, value] : options_.settings) {
        const std::string wrong = lawbook::choose(*book, settings_, name, value);
        if (wrong.empty()) continue;
        Finding finding;
        finding.family = Family::syntax;
        finding.kind = "syntax";
        finding.message = finding.heading = "--with " + printable(name, 60) + "=" + printable(value, 60) + ": " + wrong;
        add(std::move(finding));
    }
    learn_customs();
    figures_ = std::make_shared<const scoring::Figures>(scoring::figures_of(*book, settings_));
    docket_.emplace(*book, settings_, [figures = figures_](Strain strain, int doublings) {
        return scoring::limit_reached(*figures, strain, doublings);
    });
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
            complain(statement.span, lawbook::no_such_book(statement.word));
            book_refused_ = true;
            return;
        }
    } else if (!book && !statement.text.empty()) {
        if (!options_.reads_books) {
            complain(statement.span,
                     "a club's own book is a file, and no files are read here; `laws portland-1904` names a printed code");
            book_refused_ = true;
            return;
        }
        std::string path(statement.text);
        const auto slash = options_.file.rfind('/');
        if (!path.starts_with('/') && slash != std::string::npos) path = options_.file.substr(0, slash + 1) + path;
        lawbook::Loaded loaded = lawbook::load(path);
        for (const lawbook::Mistake& mistake : loaded.mistakes)
            complain(statement.span, "the book cannot be used: " + lawbook::describe(mistake));
        if (!loaded.book) {
            book_refused_ = true;
            return;
        }
        loaded_.push_back(std::make_shared<const lawbook::Book>(std::move(*loaded.book)));
        book = loaded_.back().get();
    }
    if (!book) return;
    close_rubber();
    settings_ = {};
    for (const log::Option& option : log::Section::in(section.options, statement.list)) {
        if (!options_.laws.empty() && !book->find_setting(option.name)) continue;  // meant for the book that the log names
        const std::string wrong = lawbook::choose(*book, settings_, option.name, option.value);
        if (!wrong.empty()) complain(option.span, wrong);
    }
    use(book);
}

/// Who is dummy for the whole of it, by the last `table`; nobody, where the book makes the dealer's partner dummy.
void Evening::seat_dummy()
{
    custom_.dummy.reset();
    if (!book_ || book_->rule(terms::ProcedureKey::dummy_is) != terms::ProcedureValue::of_the_table) return;
    for (const Seat seat : all_seats)
        if (names_[seat] == "dummy") custom_.dummy = seat;
}

/// The customs of the book in use.
void Evening::learn_customs()
{
    table::Custom& custom = custom_ = {};
    spade_convention_ = book_->find_setting("spade-convention") && settings_(*book_, "spade-convention") == "on";
    custom.whist = book_->game == lawbook::Game::whist;
    custom.dummy_waits_for_eldest = book_->rule(terms::ProcedureKey::dummy_down_on) == terms::ProcedureValue::eldest_lead;
    if (custom.whist) return;
    const auto bound = [&](terms::Word to) {
        terms::Facts facts;
        facts.set(terms::Attr::bound, to);
        const lawbook::Ruling* ruling = book_->answer(terms::Kind::forced_make, terms::Point::make, facts, settings_);
        return ruling && ruling->verb != lawbook::Verb::silent;
    };
    custom.dealer_makes = bound(terms::Word::dealers_make);
    custom.dummys_make_bound = bound(terms::Word::no_trumps);
    seat_dummy();
    const auto played = [&](terms::Word hand, terms::Word act) {
        terms::Facts facts;
        facts.set(terms::Attr::hand, hand);
        facts.set(terms::Attr::act, act);
        facts.set(terms::Attr::arranging, terms::Word::no);
        facts.set(terms::Attr::would_revoke, terms::Word::no);
        const lawbook::Ruling* ruling = book_->answer(terms::Kind::dealer_touches_or_names, terms::Point::played, facts,
                                                      settings_);
        return ruling && ruling->is == terms::Word::yes;
    };
    const auto binding = [&](terms::Word hand) {
        return table::Custom::Binding{played(hand, terms::Word::named), played(hand, terms::Word::touched),
                                      played(hand, terms::Word::drew)};
    };
    custom.own_card = binding(terms::Word::own);
    custom.dummys_card = binding(terms::Word::dummy);
}

}  // namespace hoyle

#include "examine/book_in_use.hpp"

#include "lawbook/choose.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook/load.hpp"
#include "lawbook/named_in_log.hpp"
#include "lawbook/prove.hpp"

#include <fmt/format.h>

namespace hoyle {

namespace {

/// What stands in every report under a book that is not proved: it has gaps, or laws that contradict each other.
std::string unproved(const lawbook::Book& book, const std::string& name)
{
    const auto objections = lawbook::prove(book).objections;
    if (objections.empty()) return {};
    return fmt::format("the book `{}` is not proved, so that its answers may be wrong: {}{}; `hoyle laws check` tells {}",
                       printable(name, 200), objections.front().message,
                       objections.size() == 1 ? "" : fmt::format(", and {} more", objections.size() - 1),
                       objections.size() == 1 ? "where" : "them all");
}

}  // namespace

const lawbook::Book* BookInUse::find(const ExamineOptions& options, const Complain& complain)
{
    if (options.laws.empty()) return nullptr;
    if (const lawbook::Book* shipped = lawbook::find_shipped(options.laws)) return shipped;
    lawbook::Loaded loaded = lawbook::load(options.laws);
    if (!loaded.book) return nullptr;
    loaded_.push_back(std::make_shared<const lawbook::Book>(std::move(*loaded.book)));
    file = options.laws;
    if (std::string why = unproved(*loaded_.back(), options.laws); !why.empty()) complain({}, std::move(why));
    return loaded_.back().get();
}

const lawbook::Book* BookInUse::find(const log::Statement& statement, const ExamineOptions& options, const Complain& complain)
{
    if (!options.laws.empty() && book) return book;
    if (!statement.word.empty()) {
        const lawbook::FoundBook found = lawbook::find_book(std::string(statement.word), lawbook::Own::not_read);
        if (!found.book) complain(statement.span, found.why.front());
        refused = refused || !found.book;
        if (found.book) file.clear();
        return found.book;
    }
    if (statement.text.empty()) return nullptr;
    refused = true;
    lawbook::FoundBook found = lawbook::find_named_in_log(std::string(statement.text), options.books);
    for (const std::string& why : found.why) complain(statement.span, why);
    if (!found) return nullptr;
    refused = false;
    file = found.file;
    loaded_.push_back(std::move(found.own));
    if (std::string why = unproved(*found.book, std::string(statement.text)); !why.empty())
        complain(statement.span, std::move(why));
    return found.book;
}

void BookInUse::take(const lawbook::Book& chosen)
{
    book = &chosen;
    settings = {};
}

void BookInUse::set(const log::Section& section, const log::Statement& statement, const ExamineOptions& options,
                    const Complain& complain)
{
    for (const log::Option& option : log::Section::in(section.options, statement.list)) {
        if (!options.laws.empty() && !book->find_setting(option.name)) continue;  // meant for the book that the log names
        const std::string wrong = lawbook::choose(*book, settings, option.name, option.value);
        if (!wrong.empty()) complain(option.span, wrong);
    }
}

void BookInUse::settle(const ExamineOptions& options, const PerSeat<std::string>& names, const Complain& complain)
{
    for (const auto& [name, value] : options.settings) {
        const std::string wrong = lawbook::choose(*book, settings, name, value);
        if (!wrong.empty()) complain({}, "--with " + printable(name, 60) + "=" + printable(value, 60) + ": " + wrong);
    }
    book = &lawbook::as_played(*book, settings);
    learn_customs();
    seat_dummy(names);
    figures = std::make_shared<const scoring::Figures>(scoring::figures_of(*book, settings));
}

void BookInUse::seat_dummy(const PerSeat<std::string>& names)
{
    custom.dummy.reset();
    if (!book || book->rule(terms::ProcedureKey::dummy_is) != terms::ProcedureValue::of_the_table) return;
    for (const Seat seat : all_seats)
        if (names[seat] == "dummy" || names[seat] == "Dummy") custom.dummy = seat;
}

rulings::Cited BookInUse::cited(const std::string& law, std::string how) const
{
    const lawbook::Law* found = book->find_law(law);
    return {std::string(found ? found->cited_as : book->id), law, std::move(how)};
}

/// The customs of the book in use.
void BookInUse::learn_customs()
{
    custom = {};
    spade_convention = book->find_setting("spade-convention") && settings(*book, "spade-convention") == "on";
    custom.whist = book->game == lawbook::Game::whist;
    custom.maker_plays = book->rule(terms::ProcedureKey::dummy_is) == terms::ProcedureValue::makers_partner;
    custom.dummy_waits_for_eldest = book->rule(terms::ProcedureKey::dummy_down_on) == terms::ProcedureValue::eldest_lead;
    int lowest = 0;
    for (const char place : {'0', '1', '2', '3'}) {
        const std::string_view suit = book->figure("cut-order", std::string("suits.") + place, settings);
        for (const Suit each : all_suits)
            if (!suit.empty() && name_of(each) == suit) custom.suits_in_cutting[static_cast<std::size_t>(each)] = lowest++;
    }
    if (custom.whist) return;
    const auto bound = [&](terms::Word to) {
        terms::Facts facts;
        facts.set(terms::Attr::bound, to);
        const lawbook::Ruling* ruling = book->answer(terms::Kind::forced_make, terms::Point::make, facts, settings);
        return ruling && ruling->verb != lawbook::Verb::silent;
    };
    custom.dealer_makes = bound(terms::Word::dealers_make);
    terms::Facts by_dummy;
    by_dummy.set(terms::Attr::dealt_by, terms::Word::dummy);
    const lawbook::Ruling* first = book->answer(terms::Kind::dealer_against_cut, terms::Point::right, by_dummy, settings);
    custom.dummy_deals_first = first && first->verb == lawbook::Verb::fair;
    custom.dummys_make_bound = bound(terms::Word::no_trumps);
    const auto played = [&](terms::Word hand, terms::Word act) {
        terms::Facts facts;
        facts.set(terms::Attr::hand, hand);
        facts.set(terms::Attr::act, act);
        facts.set(terms::Attr::arranging, terms::Word::no);
        facts.set(terms::Attr::would_revoke, terms::Word::no);
        facts.set(terms::Attr::named_before, terms::Word::no);
        const lawbook::Ruling* ruling = book->answer(terms::Kind::dealer_touches_or_names, terms::Point::played, facts, settings);
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

#include "prose/fits_table.hpp"

#include "prose/lists.hpp"

namespace hoyle::prose {
namespace {

bool is_whist(const Table& table) { return table.code == words_of(List::code_of_whist).front(); }

bool speaks_of(std::string_view statement, std::string_view verb) { return statement.find(verb) != statement.npos; }

/// "Play the king, Benny": nobody has a card of his partner's to call.
bool calls_from_partner(std::string_view statement)
{
    const auto from = statement.find(" from ");
    if (from == statement.npos || statement.find(" calls ") != 1) return false;
    const auto who = seat_of(statement.substr(0, 1)), whom = seat_of(statement.substr(from + 6));
    return who && whom && *whom == partner_of(*who);
}

/// One card lies in the trick, and it is no friend's.
bool adversary_led(char who, const Table& table)
{
    const auto seat = seat_of(std::string_view(&who, 1));
    return seat && table.cards == 1 && table.leader && side_of(*table.leader) != side_of(*seat);
}

/// The make and the doubling, which are over once a trick has been played.
bool fits_the_make(std::string_view statement, const Table& table)
{
    if (statement.ends_with(" says yes")) return table.asked && statement.front() == letter_of(*table.asked);
    if (speaks_of(statement, " makes ")) return !table.made && !table.trick_over;
    if (statement.ends_with(" passes")) return !table.made && !table.trick_over;
    return !statement.ends_with("doubles") || !table.trick_over;
}

/// What is said of a lead, by whose side that is; a first lead by who has not asked.
bool fits_the_lead(std::string_view statement, const Table& table)
{
    if (speaks_of(statement, " warns ")) return !adversary_led(statement.front(), table);
    if (speaks_of(statement, " / told lead-without-asking")) return table.cards == 0 && !table.trick_over;
    return !statement.starts_with("told dummy-calls-attention") || adversary_led(statement.back(), table);
}

/// Before the play: in the deal, or where no deal has been told yet.
bool fits_the_deal(std::string_view statement, const Table& table)
{
    const bool in_deal = statement.starts_with("told card-exposed-in-deal") || statement.starts_with("told cut-omitted");
    if (in_deal) {
        const bool by_another = speaks_of(statement, " by ") && table.dealer && statement.back() != letter_of(*table.dealer);
        return !table.made && table.cards == 0 && !table.trick_over && !by_another;
    }
    return !statement.starts_with("told faulty-draw") || !table.dealt;
}

bool fits_the_hands(std::string_view statement, const Table& table)
{
    const auto dummy = table.dealer ? std::optional(letter_of(partner_of(*table.dealer))) : std::nullopt;
    if (statement.ends_with(" throws down his hand")) return !dummy || statement.front() != *dummy;
    return !statement.ends_with(" lays down hand") || (dummy && statement.front() == *dummy);
}

bool fits_the_score(std::string_view statement, const Form& form, const Slots& slots)
{
    const auto number = slots.find("number"), other = slots.find("other-number");
    if (statement.starts_with("honours ") && number != slots.end()) return std::stoi(number->second) <= 5;
    if (other != slots.end() && form.form == "result {side} {number}")
        return std::stoi(number->second) + std::stoi(other->second) == 13;
    if (statement.starts_with("score ") && speaks_of(statement, " honours "))
        return statement.size() - statement.rfind(' ') > 2 || statement.back() >= '8';
    return true;
}

}  // namespace

bool fits_the_table(std::string_view statement, const Form& form, const Slots& slots, const Table& table)
{
    const bool bare = form.way == "{named} {card}" || form.way == "{card} {whom}";  // "North the four": to a trick being told
    if (bare && (table.cards == 0 || table.cards > 3)) return false;
    // at whist nobody makes the trump, but a log has no other word for which it was
    if (is_whist(table) && speaks_of(statement, " makes ") && form.form != "{dealer} makes {strain}") return false;
    return fits_the_make(statement, table) && fits_the_lead(statement, table) && fits_the_deal(statement, table) &&
           !calls_from_partner(statement) && fits_the_hands(statement, table) && fits_the_score(statement, form, slots);
}

}  // namespace hoyle::prose

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

/// What is said of a lead, by whose side that is.
bool fits_the_lead(std::string_view statement, const Table& table)
{
    return !statement.starts_with("told dummy-calls-attention") || adversary_led(statement.back(), table);
}

bool fits_the_hands(std::string_view statement, const Table& table)
{
    const auto dummy = table.dealer ? std::optional(letter_of(partner_of(*table.dealer))) : std::nullopt;
    return !statement.ends_with(" throws down his hand") || !dummy || statement.front() != *dummy;
}

bool fits_the_score(const Form& form, const Slots& slots)
{
    const auto other = slots.find("other-number");
    if (other == slots.end() || form.form != "result {side} {number}") return true;
    return std::stoi(slots.find("number")->second) + std::stoi(other->second) == 13;
}

}  // namespace

bool fits_the_table(std::string_view statement, const Form& form, const Slots& slots, const Table& table)
{
    const bool bare = form.way == "{named} {card}" || form.way == "{card} {whom}";  // "North the four": to a trick being told
    if (bare && (table.cards == 0 || table.cards > 3)) return false;
    if (form.after == "double" && !table.doubled) return false;
    if (form.after == "new-deal" && !table.new_deal) return false;
    const bool trumps = form.way.view().starts_with("trumps ");  // who left it does not make it
    if (trumps && table.passed && table.dealer && statement.front() == letter_of(*table.dealer)) return false;
    // at whist nobody makes the trump, but a log has no other word for which it was
    if (is_whist(table) && speaks_of(statement, " makes ") && form.form != "{dealer} makes {strain}") return false;
    return fits_the_make(statement, table) && fits_the_lead(statement, table) && !calls_from_partner(statement) &&
           fits_the_hands(statement, table) && fits_the_score(form, slots);
}

}  // namespace hoyle::prose

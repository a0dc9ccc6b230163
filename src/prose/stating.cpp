#include "prose/stating.hpp"

#include "prose/headings.hpp"
#include "prose/lists.hpp"

#include <cctype>

namespace hoyle::prose {

bool Stating::state(const std::string& statement, ParseResult& result)
{
    if (const auto stroke = statement.find(" / "); stroke != std::string::npos)
        return state(statement.substr(0, stroke), result) && state(statement.substr(stroke + 3), result);
    if (table_.announced != 0 && statement.starts_with("deal by "))
        return state("deal " + std::to_string(table_.announced) + statement.substr(4), result);
    if (table_.three && statement.starts_with("laws ") && laws_for_three(statement) != statement)
        return state(laws_for_three(statement), result);
    if (!reads_(statement)) return false;
    if (statement[0] == '#') return result.remark = true;
    if (is_of_the_table(statement)) return result.known = true;
    if (statement.starts_with("deal ") && table_.acted && is_redundant(statement)) return result.known = true;
    const bool before_deal = statement.starts_with("standing ") && table_.deals <= 1 && table_.standing_told;
    if (before_deal && !table_.cards_told()) return result.known = true;
    if (needs_deal(statement)) {
        result.statements.push_back(heading());
        table_.update(result.statements.back());
    }
    if (const std::string& make = table_.told_make; wants_make(statement) && reads_(make)) {
        result.statements.push_back(make);
        table_.update(make);
    }
    table_.update(statement);
    result.statements.push_back(statement);
    return true;
}

bool Stating::is_of_the_table(std::string_view statement) const
{
    const auto words = table_.printed ? split(statement) : std::vector<std::string_view>();
    if (words.empty()) return false;
    const std::string_view first = words[0], second = words.size() > 1 ? words[1] : std::string_view();
    if (first == "laws") return table_.laws;
    if (second == "makes" || second == "declares") return table_.made;
    if (second == "turns") return true;
    return first == "deal" || first == "table" || first == "hands" || second == "leads" || second == "plays" ||
           std::isdigit(static_cast<unsigned char>(first[0])) != 0;
}

bool Stating::reads_all(std::string_view statement) const
{
    for (auto stroke = statement.find(" / "); stroke != statement.npos; stroke = statement.find(" / ")) {
        if (!reads_(statement.substr(0, stroke))) return false;
        statement.remove_prefix(stroke + 3);
    }
    return reads_(statement);
}

bool Stating::needs_deal(std::string_view statement) const
{
    if (table_.dealt) return false;
    const auto words = split(statement);
    if (words.empty()) return false;
    if (std::isdigit(static_cast<unsigned char>(words[0][0])) != 0) return true;
    return words[0] == "result" || words[0] == "hands" || (seat_of(words[0]) && words.size() > 1 && is_in(List::acts, words[1]));
}

std::string Stating::heading() const
{
    const bool known = table_.told_as_dealer && table_.deals == 0;
    const std::string number = table_.announced == 0 ? "" : std::to_string(table_.announced) + " ";
    return "deal " + number + "by " + (known ? letter_of(*table_.told_as_dealer) : '?');
}

bool Stating::wants_make(std::string_view statement) const
{
    const bool trick = std::isdigit(static_cast<unsigned char>(statement.front())) != 0;
    return trick && table_.deals == 1 && !table_.made && !table_.cards_told() && !table_.told_make.empty();
}

bool Stating::is_statement(std::string_view piece) const
{
    const auto words = split(piece);
    if (words.size() < 2 || (words[1] == "says" && !table_.asked)) return false;
    if (words[0] == "I" && !table_.seats_writer) return false;  // the language knows him by his name
    const auto second = words[1] == "the" && words.size() > 2 ? words[2] : words[1];
    if (words[0] != "deal" && words[0] != "rubber" && second.find_first_not_of("0123456789|-") == second.npos)
        return false;                                                       // an entry of a block: "NS 24"; "Joe the 5"
    if (is_in(List::statement_nouns, words[0])) return words[1] != "over";  // "it was turned over": nobody redoubles
    return seat_of(words[0]) || table_.is_whole_name(words[0]) ||
           (std::isdigit(static_cast<unsigned char>(words[0][0])) != 0 && words[0].size() <= 2 && words.size() > 2);
}

bool Stating::depends_on_unparsed(std::string_view statement) const
{
    if (!table_.gap) return statement.starts_with("standing ") && table_.acted;  // said of what was before
    const auto words = split(statement);
    return words.size() > 1 && is_in(List::hanging_acts, words[1]);
}

bool Stating::is_redundant(std::string_view statement) const
{
    const auto words = split(statement);
    const bool in_hand = !table_.acted || (table_.made && !table_.cards_told() && !table_.ended && !table_.new_deal);
    if (words[0] == "deal")
        return table_.announced == 0 && table_.dealt && in_hand && table_.dealer && seat_of(words.back()) == table_.dealer;
    const bool plays = words.size() == 3 && (words[1] == "plays" || words[1] == "leads");
    return plays && table_.played.has(card_of(words[2]));
}

}  // namespace hoyle::prose

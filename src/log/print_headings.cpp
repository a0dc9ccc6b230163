// The canonical form of headings and of the evening.
#include "grammar/letters.hpp"
#include "log/print.hpp"

namespace hoyle::log {
namespace {

/// 2.5 of 2500 thousandths.
std::string amount_text(std::int64_t thousandths)
{
    std::string text = std::to_string(thousandths / 1000);
    if (const auto rest = thousandths % 1000; rest != 0) {
        std::string decimals = std::to_string(1000 + rest).substr(1);
        while (decimals.ends_with('0')) decimals.pop_back();
        text += '.' + decimals;
    }
    return text;
}

std::string list_of_names(const Printing& p)
{
    std::string text;
    for (const auto name : p.list(p.section.names)) {
        if (!text.empty()) text += ", ";
        text += name_text(name);
    }
    return text;
}

void print_options(Printing& p)
{
    bool first = true;
    for (const auto& option : p.list(p.section.options)) {
        if (first) p.word("with");
        else p.out += ',';
        first = false;
        p.word(option.name);
        if (!option.value.empty()) p.out += '=' + std::string(option.value);
    }
}

void print_draws(Printing& p)
{
    p.out += ':';
    bool first = true;
    for (const auto& draw : p.list(p.section.draws)) {
        if (!first) p.out += ',';
        first = false;
        p.word(name_text(draw.name));
        bool joined = false;
        for (const Card card : draw.cards) {
            if (joined) p.out += '+' + spelling(card);
            else p.word(spelling(card));
            joined = true;
        }
        if (!draw.pack.empty()) p.word("of", pack_text(draw.pack));
    }
}

}  // namespace

bool print_heading(Printing& p)
{
    const auto& s = p.statement;
    switch (s.verb) {
    case Verb::trick:
        if (s.number != 0) p.word(std::to_string(s.number) + ".");
        print_trick(p);
        return true;
    case Verb::gap: p.word(std::to_string(s.number) + (s.number2 != 0 ? "-" + std::to_string(s.number2) : "") + ". ?"); return true;
    case Verb::title: p.word("title", in_quotes(s.text)); return true;
    case Verb::date: {
        const bool plain = !s.text.empty() && s.text.find_first_of("#\"") == s.text.npos && s.text.find("\xe2\x80\x9c") == s.text.npos &&
                           grammar::skip_from(s.text.data(), s.text.data() + s.text.size()) == s.text.data() &&
                           s.text.find_last_not_of(" \t.") + 1 == s.text.size();
        p.word("date", plain ? std::string(s.text) : in_quotes(s.text));
        return true;
    }
    case Verb::laws:
        p.word("laws", s.word.empty() ? in_quotes(s.text) : std::string(s.word));
        print_options(p);
        return true;
    case Verb::stakes:
        p.word("stakes");
        if (s.flag) p.word("none");
        else {
            p.word(amount_text(s.amount), s.word);
            p.word("per", s.number == 1 ? "point" : std::to_string(s.number));
        }
        return true;
    case Verb::table: {
        p.word("table");
        std::size_t i = 0;
        for (const auto name : p.list(p.section.names)) {
            if (i > 0) p.out += ',';
            p.word(std::string{letter_of(all_seats[i]), ':'}, name == "dummy" ? "dummy" : name_text(name));
            ++i;
        }
        return true;
    }
    case Verb::rubber:
    case Verb::game:
        p.word(spelling(s.verb));
        if (s.number != 0) p.word(std::to_string(s.number));
        return true;
    case Verb::deal:
        p.word("deal");
        if (s.number != 0) p.word(std::to_string(s.number));
        p.word("by", s.name.empty() ? seats_text(s.who, s.flag) : name_text(s.name));
        if (!s.pack.empty()) p.word("with", pack_text(s.pack));
        return true;
    case Verb::hands:
        p.word("hands");
        print_hands(p);
        return true;
    case Verb::block:
        p.word("block");
        if (s.text.data()) p.word(in_quotes(s.text));
        return true;
    default: return false;
    }
}

bool print_evening(Printing& p)
{
    const auto& s = p.statement;
    if (s.verb == Verb::cut || s.verb == Verb::recut) {
        static constexpr std::string_view purposes[] = {"places", "partners", "deal", "going out"};
        p.word(spelling(s.verb));
        if (s.verb == Verb::cut) p.word(purposes[s.choice]);
        print_draws(p);
        return true;
    }
    if (s.verb == Verb::bet) {
        static constexpr std::string_view objects[] = {"rubber", "game", "score", "odd trick"};
        if (s.bystander) p.word("bystander");
        p.word(name_text(s.name), "bets");
        if (s.flag2) p.word("bystander");
        p.word(name_text(s.text));
        p.word(amount_text(s.amount), s.word);
        p.word("on the", objects[s.choice]);
        if (!s.side.name.empty()) p.word("for", side_text(s.side));
        return true;
    }
    if (s.verb == Verb::plays_for) {
        p.word(name_text(s.name), "plays for");
        p.word(name_text(s.text));
        if (s.flag) p.word("without consent");
        if (!s.list.empty()) p.word("with consent of", list_of_names(p));
        return true;
    }
    if (!is_of_names(s.verb)) return false;
    p.word(list_of_names(p));
    p.word(s.list.count > 1 ? for_many(spelling(s.verb)) : std::string(spelling(s.verb)));
    switch (s.verb) {
    case Verb::belongs:
    case Verb::joins: p.word(std::to_string(s.number)); break;
    case Verb::admission: p.number("to table", s.number); break;
    case Verb::has_played: p.word(std::to_string(s.number), s.number == 1 ? "rubber" : "rubbers"); break;
    case Verb::chooses_seat:
        if (s.to) p.word("seat", std::string(1, letter_of(*s.to)));
        if (s.to && !s.pack.empty()) p.word("and");
        if (!s.pack.empty()) p.word(pack_text(s.pack));
        break;
    default: break;
    }
    if (s.verb == Verb::joins && s.flag) p.word("to make a fourth");
    return true;
}

}  // namespace hoyle::log

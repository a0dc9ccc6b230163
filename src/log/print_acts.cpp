// The canonical form of acts: who, his verb, and what belongs to it.
#include "log/print.hpp"

namespace hoyle::log {
namespace {

std::string seat_letter(const Statement& s) { return std::string(1, letter_of(*s.to)); }

/// Who acts and his verb: `N claims`, `NS claim`, `bystander X claims`.
void begin_act(Printing& p, std::string_view verb)
{
    const auto& s = p.statement;
    if (s.bystander) p.word("bystander");
    p.word(s.name.empty() ? seats_text(s.who, s.who_unknown) : name_text(s.name));
    p.plural = s.who.size() + (s.who_unknown ? 1 : 0) > 1;
    p.word(p.plural ? for_many(verb) : std::string(verb));
}
void begin_act(Printing& p) { begin_act(p, spelling(p.statement.verb)); }

void print_cards(Printing& p)
{
    for (const Suit suit : all_suits)
        for (CardSet left = p.statement.cards.in(suit); !left.empty(); left.remove(left.highest(suit))) p.word(spelling(left.highest(suit)));
}

void print_hand(Printing& p) { p.word(p.plural ? "their hands" : "his hand"); }

void print_pack(Printing& p, std::string_view before)
{
    if (!p.statement.pack.empty()) p.word(before, std::string(p.statement.pack) + " pack");
}

void print_showing(Printing& p)
{
    if (p.statement.card || p.statement.flag) p.word("showing", spelling(p.statement.card));
}

void print_text(Printing& p)
{
    if (p.statement.text.data()) p.word(in_quotes(p.statement.text));
}

void print_for(Printing& p)
{
    if (p.statement.ref.said()) p.word("for", kind_text(p.statement.ref));
}

void print_manner(Printing& p)
{
    static constexpr std::string_view manners[] = {"below the table", "faces seen", "during play", "into packets", "across the table", "a second time"};
    for (unsigned bit = 0; bit < 6; ++bit)
        if (p.statement.manner & (1u << bit)) p.word(manners[bit]);
}

template <class Choice> bool chosen(const Printing& p, Choice choice) { return p.statement.choice == static_cast<std::uint8_t>(choice); }

void print_cards_dealt(Printing& p)
{
    const auto& s = p.statement;
    std::string numbers = std::to_string(s.number);
    for (auto n = s.number + 1; n <= s.number2; ++n) numbers += "+" + std::to_string(n);
    p.word(numbers);
    p.word("to", seat_letter(s));
}

void print_looked_at(Printing& p)
{
    const auto& s = p.statement;
    switch (static_cast<LooksAt>(s.choice)) {
    case LooksAt::own_hand: print_hand(p); break;
    case LooksAt::hand_of: p.word("hand of", seat_letter(s)); break;
    case LooksAt::card:
        p.word("card", std::to_string(s.number));
        if (s.card) p.word(spelling(s.card));
        break;
    case LooksAt::trump_card: p.word("the trump card"); break;
    case LooksAt::last_trick: p.word("the last trick"); break;
    case LooksAt::trick:
        p.word("trick", std::to_string(s.number));
        if (s.flag) p.word("to count");
        break;
    }
}

}  // namespace

bool print_dealing(Printing& p)
{
    const auto& s = p.statement;
    switch (s.verb) {
    case Verb::shuffles:
        begin_act(p);
        print_pack(p, "the");
        if (s.to) p.word("for", seat_letter(s));
        print_manner(p);
        print_showing(p);
        return true;
    case Verb::collects:
        begin_act(p);
        print_pack(p, "the");
        return true;
    case Verb::presents:
        begin_act(p);
        print_showing(p);
        return true;
    case Verb::deals_for:
        begin_act(p);
        p.word(seat_letter(s));
        return true;
    case Verb::deals_packets:
        begin_act(p, "deals");
        p.word("into", std::to_string(s.number));
        p.word("packets");
        return true;
    case Verb::deals_cards:
        begin_act(p);
        print_cards_dealt(p);
        return true;
    case Verb::deals_card:
        begin_act(p);
        p.word(std::to_string(s.number));
        if (s.card) p.word(spelling(s.card));
        p.word("to", seat_letter(s));
        if (chosen(p, Face::up)) p.word("face up");
        if (chosen(p, Face::down)) p.word("face down");
        return true;
    case Verb::corrects_deal:
        begin_act(p);
        p.number("moving", s.number);
        return true;
    case Verb::looks:
        begin_act(p);
        print_looked_at(p);
        return true;
    case Verb::touches:
        begin_act(p);
        if (s.to) p.word("hand of", seat_letter(s));
        else if (s.card) p.word(spelling(s.card));
        else print_hand(p);
        if (s.card && s.flag) p.word("arranging");
        return true;
    case Verb::counts: {
        static constexpr std::string_view what[] = {"the pack", "the dealt cards", "the tricks"};
        begin_act(p);
        p.word(what[s.choice]);
        if (s.flag) p.word("fearing a misdeal");
        return true;
    }
    case Verb::interrupts:
        begin_act(p);
        p.word(chosen(p, About::score) ? "the score" : "the turn");
        if (s.choice2 == 1) p.word("rightly");
        if (s.choice2 == 2) p.word("wrongly");
        return true;
    case Verb::allows:
    case Verb::forbids: {
        static constexpr std::string_view doings[] = {"shuffle", "cut", "deal", "double", "redouble", "lead"};
        begin_act(p);
        p.word(seat_letter(s));
        p.word("to", doings[s.choice]);
        return true;
    }
    case Verb::holds_of:
        begin_act(p);
        p.word(spelling(s.card));
        print_pack(p, "of");
        return true;
    case Verb::held:
        begin_act(p);
        if (s.flag) p.word("no", name_of(*s.suit));
        else if (s.suit) p.word(std::to_string(s.number), name_of(*s.suit));
        else print_cards(p);
        return true;
    case Verb::took_up:
        begin_act(p);
        p.word(std::to_string(s.number));
        return true;
    case Verb::finds:
        begin_act(p);
        p.word(spelling(s.card));
        if (chosen(p, Found::floor)) p.word("on the floor");
        if (chosen(p, Found::trick)) p.word("in trick", std::to_string(s.trick));
        if (chosen(p, Found::other_pack)) print_pack(p, "in");
        if (chosen(p, Found::torn)) p.word("torn");
        if (chosen(p, Found::marked)) p.word("marked");
        return true;
    default: return false;
    }
}

bool print_act(Printing& p)
{
    const auto& s = p.statement;
    switch (s.verb) {
    case Verb::plays: {
        begin_act(p, s.flag ? "leads" : "plays");
        Printing cards{p.section, s, false, {}};
        print_trick(cards);
        p.word(cards.out.substr(3));  // without `W: `, which the line has begun with
        return true;
    }
    case Verb::makes:
        begin_act(p);
        p.word(name_of(*s.strain));
        return true;
    case Verb::answers: {
        static constexpr std::string_view answers[] = {"yes", "no", "none", "some", "nothing"};
        begin_act(p);
        p.word(answers[s.choice]);
        return true;
    }
    case Verb::turns_up:
    case Verb::quits_card:
    case Verb::names_card:
    case Verb::places_card:
    case Verb::draws:
        begin_act(p);
        p.word(spelling(s.card));
        return true;
    case Verb::takes_back:
        begin_act(p);
        print_cards(p);
        return true;
    case Verb::changes:
        begin_act(p);
        p.word(spelling(s.card));
        p.word("to", spelling(s.card2));
        return true;
    case Verb::drops:
        begin_act(p);
        print_cards(p);
        if (s.cards.empty()) p.word("?");
        if (chosen(p, Dropped::floor)) p.word("on the floor");
        if (chosen(p, Dropped::face_down)) p.word("face down");
        if (chosen(p, Dropped::face_up)) p.word("face up");
        if (s.flag) p.word("and snatches it back");
        return true;
    case Verb::shows:
        if (s.flag2) {
            begin_act(p, "holds");
            print_cards(p);
            p.word("so that", seat_letter(s));
            p.word("sees it");
            return true;
        }
        begin_act(p);
        if (s.flag) print_hand(p);
        else print_cards(p);
        if (s.to) p.word("to", seat_letter(s));
        p.number("at card", s.number);
        return true;
    case Verb::throws_down:
        begin_act(p);
        if (s.flag) print_hand(p);
        else print_cards(p);
        if (s.flag2) p.word("believing the claim");
        return true;
    case Verb::lays_down:
        begin_act(p);
        if (s.flag) print_hand(p);
        else p.word(spelling(s.card));
        return true;
    case Verb::claims_rest:
        begin_act(p);
        print_text(p);
        return true;
    case Verb::claims_tricks:
    case Verb::concedes_tricks:
        begin_act(p, s.verb == Verb::claims_tricks ? "claims" : "concedes");
        p.word(std::to_string(s.number), s.number == 1 ? "trick" : "tricks");
        print_text(p);
        return true;
    case Verb::claims_revoke:
        begin_act(p, "claims");
        p.word(kind_text(s.ref));
        print_text(p);
        return true;
    case Verb::asks_none:
        begin_act(p);
        p.word(seat_letter(s));
        p.word("about", name_of(*s.suit));
        return true;
    case Verb::asks_obedience:
        begin_act(p, "asks");
        p.word(seat_letter(s), "about obedience");
        return true;
    case Verb::asks_placing:
        begin_act(p);
        if (s.flag) p.word("for partner");
        return true;
    case Verb::restores:
        begin_act(p);
        p.word(spelling(s.card));
        p.word("from trick", std::to_string(s.trick));
        p.word("to", seat_letter(s));
        return true;
    case Verb::says:
        begin_act(p);
        p.word(in_quotes(s.text));
        return true;
    case Verb::remarks:
        begin_act(p);
        p.word(s.word);
        print_text(p);
        return true;
    case Verb::warns:
        begin_act(p);
        p.word(seat_letter(s));
        return true;
    case Verb::points_out:
        begin_act(p);
        p.word(kind_text(s.ref));
        print_text(p);
        return true;
    case Verb::suggests_card:
        begin_act(p);
        p.word(spelling(s.card));
        if (chosen(p, SuggestedBy::touch)) p.word("by touch");
        if (chosen(p, SuggestedBy::look)) p.word("by look");
        return true;
    case Verb::suggests_remedy: {
        const auto& remedy = p.list(p.section.remedies)[0];
        begin_act(p);
        p.word(remedy_text(remedy, false, false));
        if (remedy.for_what.said()) p.word("for", kind_text(remedy.for_what));
        return true;
    }
    case Verb::etiquette:
        begin_act(p);
        p.word(s.word);
        return true;
    case Verb::demands: {
        // The demand is its own verb: `calls`, `bars`, `takes`, `demands`.
        begin_act(p, "");
        p.out.pop_back();
        p.word(remedy_text(p.list(p.section.remedies)[0], true, p.plural));
        print_for(p);
        return true;
    }
    case Verb::waives:
        begin_act(p, s.flag ? "lets it stand" : "waives");
        if (s.ref.said()) p.word(kind_text(s.ref));
        return true;
    case Verb::calls_new_cards: begin_act(p, s.number == 1 ? "calls for one new pack" : "calls for new cards"); return true;
    case Verb::calls_honours:
        begin_act(p, "calls");
        if (s.number != 0) p.word(std::to_string(s.number));
        p.word("honours");
        return true;
    case Verb::consults:
        begin_act(p);
        if (s.to) p.word(seat_letter(s));
        if (!s.word.empty()) p.word("about", s.word);
        return true;
    case Verb::informs:
        begin_act(p);
        p.word(seat_letter(s), "of the penalty");
        return true;
    case Verb::hurries:
        begin_act(p, "gives");
        p.word(seat_letter(s), "no time");
        print_for(p);
        return true;
    case Verb::corrects_score:
        begin_act(p);
        print_sums(p, p.list(p.section.sums));
        p.word("to", std::to_string(s.number));
        p.number("in deal", s.deal);
        return true;
    case Verb::challenges:
        begin_act(p);
        print_sums(p, p.list(p.section.sums));
        p.number("in deal", s.deal);
        return true;
    case Verb::decides:
        begin_act(p);
        if (!s.favour.empty()) p.word("for", seats_text(s.favour));
        else p.word(in_quotes(s.text));
        if (s.flag) p.word("by agreement");
        return true;
    default:  // the verb says all: passes, doubles, is satisfied, admits the claim ...
        begin_act(p);
        return true;
    }
}

}  // namespace hoyle::log

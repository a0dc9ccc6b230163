// The end of reading a line: what the grammar took apart is put into the statement's slots.
#include "grammar/letters.hpp"
#include "log/form_info.hpp"
#include "log/line.hpp"

#include <algorithm>
#include <utility>

namespace hoyle::log {
namespace {

/// The names that act: of the evening's verbs they are the list; of an act one name stands for a seat.
void settle_names(Line& line, std::size_t first)
{
    auto& s = line.statement;
    auto& names = line.section.names;
    const bool one_name = s.verb == Verb::bet || s.verb == Verb::plays_for || !forms::is_of_names(s.verb);
    if (forms::is_of_names(s.verb) && !line.names_act && !(s.verb == Verb::bet && s.bystander)) {
        if (s.bystander) throw Refusal{line.subject, "a player's name is wanted here, not a bystander"};
        throw Refusal{line.subject, "`" + std::string(line.subject) + "` is a seat; a player so called is written in quotes: \"" +
                                        std::string(line.subject) + "\""};
    }
    if (!line.names_act || !one_name) return;
    if (line.names_acting > 1)
        throw Refusal{line.subject, s.verb == Verb::bet || s.verb == Verb::plays_for
                                        ? "one player's name is wanted here"
                                        : "at the cards several players are told by their seats: `N, S` or `NS`"};
    s.name = names[first];
    names.erase(names.begin() + static_cast<std::ptrdiff_t>(first));
}

/// The list that the line has added to, if it has one. (A statement adds to one of them; the name of a player who acts is no
/// list.)
Range list_of(const Section& section, const Lengths& before)
{
    for (const Range each :
         {since(before.plays, section.plays), since(before.hands, section.hands), since(before.draws, section.draws),
          since(before.options, section.options), since(before.remedies, section.remedies), since(before.told, section.told),
          since(before.sums, section.sums), since(before.figures, section.figures), since(before.names, section.names)})
        if (!each.empty()) return each;
    return {};
}

/// Words that mean the same in quotes as without.
struct Spoken {
    std::string_view words;
    Verb verb;
    int value = 0;  ///< of makes: the strain; of answers: the answer
};

constexpr Spoken spoken_words[] = {
    {"spades", Verb::makes, static_cast<int>(Strain::spades)},
    {"hearts", Verb::makes, static_cast<int>(Strain::hearts)},
    {"diamonds", Verb::makes, static_cast<int>(Strain::diamonds)},
    {"clubs", Verb::makes, static_cast<int>(Strain::clubs)},
    {"no trumps", Verb::makes, static_cast<int>(Strain::no_trump)},
    {"no trump", Verb::makes, static_cast<int>(Strain::no_trump)},
    {"may i lead", Verb::asks_lead},
    {"may i play", Verb::asks_lead},
    {"shall i lead", Verb::asks_lead},
    {"shall i play", Verb::asks_lead},
    {"yes", Verb::answers, static_cast<int>(Answer::yes)},
    {"play", Verb::answers, static_cast<int>(Answer::yes)},
    {"no", Verb::answers, static_cast<int>(Answer::no)},
    {"none", Verb::answers, static_cast<int>(Answer::none)},
    {"i have none", Verb::answers, static_cast<int>(Answer::none)},
    {"some", Verb::answers, static_cast<int>(Answer::some)},
    {"i have one", Verb::answers, static_cast<int>(Answer::some)},
    {"yes i have one", Verb::answers, static_cast<int>(Answer::some)},
    {"yes i have", Verb::answers, static_cast<int>(Answer::some)},
    {"i double", Verb::doubles},
    {"double", Verb::doubles},
    {"over", Verb::doubles},
    {"i go over", Verb::doubles},
    {"i redouble", Verb::redoubles},
    {"i re-double", Verb::redoubles},
    {"redouble", Verb::redoubles},
    {"satisfied", Verb::satisfied},
    {"i am satisfied", Verb::satisfied},
    {"content", Verb::satisfied},
    {"i am content", Verb::satisfied},
    {"i pass", Verb::passes},
    {"make it", Verb::passes},
    {"you make it", Verb::passes},
    {"i leave it to you", Verb::passes},
    {"it is ours", Verb::says_ours},
    {"it is mine", Verb::says_ours},
    {"that is mine", Verb::says_ours},
    {"that's mine", Verb::says_ours},
    {"it's mine", Verb::says_ours},
    {"it is our trick", Verb::says_ours},
    {"it is my trick", Verb::says_ours},
    {"that is our trick", Verb::says_ours},
    {"it's ours", Verb::says_ours},
    {"i have the rest", Verb::claims_rest},
    {"the rest are mine", Verb::claims_rest},
    {"the rest is mine", Verb::claims_rest},
    {"the rest are ours", Verb::claims_rest},
    {"the rest is ours", Verb::claims_rest},
    {"will you exact the penalty or shall i", Verb::asks_who},
};

/// "No spades?", "having no spade?": the suit, if no more is said than that.
std::optional<Suit> none_of(std::string_view said)
{
    for (std::string_view before : {"having ", "have you "})
        if (said.starts_with(before)) said.remove_prefix(before.size());
    if (!said.starts_with("no ")) return std::nullopt;
    said.remove_prefix(3);
    if (said.starts_with("more ")) said.remove_prefix(5);
    for (Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
        const std::string_view name = name_of(suit);
        if (said == name || said == name.substr(0, name.size() - 1)) return suit;
    }
    return std::nullopt;
}

/// What was said in small letters, one blank between words, no stops, and no `partner` before or behind it.
std::string plainly(std::string_view quoted)
{
    std::string said;
    for (char c : quoted) {
        if (c == '?' || c == '.' || c == '!' || c == ',') c = ' ';
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
        if (c != ' ' || (!said.empty() && said.back() != ' ')) said += c;
    }
    while (said.ends_with(' ')) said.pop_back();
    if (said.ends_with(" partner")) said.resize(said.size() - 8);
    if (said.starts_with("partner ")) said.erase(0, 8);
    return said;
}

/// "No spades?" asks, "no spades." answers. A question whose player's name is put to his seat only later is kept as it is.
void hear_none_of(Suit suit, bool question, Seats asked, Statement& s)
{
    if (question && asked.empty()) return;
    s.verb = question ? Verb::asks_none : Verb::answers;
    s.text = {};
    if (question) s.to = asked.first(), s.suit = suit;
    else s.answer = Answer::none;
}

/// `W says "may I lead?"` is heard like `W says may I lead?`; anything else in quotes is only kept.
void hear_quoted(Statement& s)
{
    if (s.verb != Verb::says || s.bystander || s.text.size() > 60) return;
    const std::string said = plainly(s.text);
    const Seats asked = s.to ? Seats(*s.to) : s.who.size() == 1 ? Seats(partner_of(s.who.first())) : Seats();
    const bool question = s.to.has_value() || s.text.find('?') != std::string_view::npos;
    const auto to = std::exchange(s.to, std::nullopt);
    if (const auto suit = none_of(said)) return hear_none_of(*suit, question, asked, s);
    const auto each = std::find_if(std::begin(spoken_words), std::end(spoken_words),
                                   [&](const Spoken& words) { return words.words == said; });
    if (each == std::end(spoken_words)) return void(s.to = to);
    s.verb = each->verb;
    s.text = {};
    if (each->verb == Verb::makes) s.strain = static_cast<Strain>(each->value);
    if (each->verb == Verb::answers) s.answer = static_cast<Answer>(each->value);
}

}  // namespace

void finish(Line& line, const Lengths& before)
{
    auto& s = line.statement;
    auto& section = line.section;
    hear_quoted(s);
    settle_names(line, before.names);

    if (s.verb == Verb::plays && s.who.size() != 1 && (s.name.empty() || s.bystander))
        throw Refusal{line.subject, "the seat that played is wanted here, one only: N, E, S or W"};
    const bool of_one_hand = s.verb == Verb::drops || s.verb == Verb::shows;
    if (of_one_hand && s.who.size() > 1 && !s.cards.empty() && s.cards.size() < s.who.size())
        throw Refusal{line.subject, "a card was in one hand: whose it was is wanted here, N, E, S or W"};
    if (s.verb == Verb::entry) refuse_misspelt_heading(line.section.figures[before.figures].side.name);
    if (s.verb == Verb::decides && s.favour.size() == 1) s.to = s.favour.first();

    if (line.expectation) {
        auto& e = *line.expectation;
        e.laws = since(before.laws, section.laws);
        e.facts = since(before.options, section.options);
        e.sums = since(before.sums, section.sums);
        s.list = since(before.expectations, section.expectations);
        return;
    }
    s.list = list_of(section, before);
}

Card read_card(std::string_view written)
{
    if (written.size() == 2) {
        const auto first = grammar::card_letter(written[0]), second = grammar::card_letter(written[1]);
        return grammar::is_suit(first) ? Card(static_cast<Suit>(first - 16), static_cast<Rank>(second))
                                       : Card(static_cast<Suit>(second - 16), static_cast<Rank>(first));
    }
    const char* p = written.data();
    const char* const end = p + written.size();
    int suit = 0, rank = static_cast<int>(Rank::ten);  // the bytes of a ten written 10 say nothing by themselves
    for (; p != end; ++p) {
        const auto letter = grammar::card_letter(*p);
        if (grammar::is_rank(letter)) rank = letter;
        else if (grammar::is_suit(letter)) suit = letter - 16;
        else if (const auto sign = grammar::suit_sign_at(p, end); sign >= 0) suit = sign;
    }
    return {static_cast<Suit>(suit), static_cast<Rank>(rank)};
}

void add_card(std::string_view written, CardSet& cards)
{
    const Card card = read_card(written);
    if (cards.has(card)) throw Refusal{written, spoken(card) + " is named twice"};
    cards.add(card);
}

void add_remedy(Line& line)
{
    line.section.remedies.push_back(line.remedy);
    line.remedy = Remedy();
}

Hand read_hand(std::string_view written, Span span)
{
    Hand hand;
    hand.span = span;
    if (written == "?" || written == "-") {
        hand.dash = written == "-";
        return hand;
    }
    hand.given = true;
    std::size_t suit = 0;
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (written[i] == '.') {
            ++suit;
            continue;
        }
        if (written[i] == '?' || written[i] == 'x') {
            if (++hand.unknown[suit] > 13) throw Refusal{written.substr(i, 1), "no suit has more than thirteen cards"};
            continue;
        }
        const std::size_t length = written[i] == '1' ? 2 : 1;
        const Rank rank = length == 2 ? Rank::ten : static_cast<Rank>(grammar::card_letter(written[i]));
        const Card card(static_cast<Suit>(suit), rank);
        if (hand.twice.has(card)) throw Refusal{written.substr(i, length), spoken(card) + " stands three times in this hand"};
        if (hand.cards.has(card)) hand.twice.add(card);
        hand.cards.add(card);
        i += length - 1;
    }
    return hand;
}

}  // namespace hoyle::log

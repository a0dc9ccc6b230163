#include "prose/page/facts.hpp"

#include "phrases/facts.hpp"
#include "phrases/lexicon.hpp"
#include "prose/words.hpp"
#include "sheet/marking.hpp"

#include <algorithm>
#include <utility>

namespace hoyle::prose {
namespace {

/// The suit, or no trumps, that a line speaks of; of several the last.
std::optional<Strain> strain_in(std::string_view text)
{
    std::optional<Strain> strain;
    for (const sheet::Mark& mark : sheet::read_line(text, 0, 0).marks)
        for (const Strain each : all_strains)
            if (mark.sense == name_of(each)) strain = each;
    return strain;
}

/// `the five of hearts`
std::optional<Card> spelt_card(const std::vector<std::string_view>& words, std::size_t from)
{
    std::string text;
    for (std::size_t k = from; k < words.size(); ++k) text += std::string(words[k]) + " ";
    for (const Word& word : tokenise(text, {}, {}))
        if (word.kind == Word::Kind::card) return word.card;
    return std::nullopt;
}

/// The suit, or no trumps, that is made or declared there: `makes it hearts`, `declared no trumps`, but not `make him lead a
/// club`.
std::optional<Strain> strain_made(const std::vector<std::string_view>& words, std::size_t at)
{
    const bool it = at + 1 < words.size() && words[at + 1] == "it";
    const std::size_t from = at + 1 + it;
    if (from >= words.size()) return std::nullopt;
    const auto one = strain_in(words[from]);
    return one || from + 1 >= words.size()
               ? one
               : strain_in(std::string(words[from]) + " " + std::string(words[from + 1]));  // "no trumps"
}

/// What stands in the line behind a word that another word follows.
char stop_behind(std::string_view word) { return word.data()[word.size()]; }

/// `Wells: hearts.`, `Wells: no trumps`
bool is_said_alone(const std::vector<std::string_view>& words, std::size_t at)
{
    if (at + 1 >= words.size() || stop_behind(words[at]) != ':' || !strain_made(words, at)) return false;
    const std::size_t end = at + (strain_in(words[at + 1]) ? 2 : 3);
    if (end >= words.size()) return true;
    return std::string_view(".,;").find(stop_behind(words[end - 1])) != std::string_view::npos;
}

/// The first card in these words: `H5`, else `the five of hearts`.
std::optional<Card> card_behind(const std::vector<std::string_view>& words, std::size_t from)
{
    for (std::size_t n = from; n < words.size(); ++n)
        if (const Card card = card_of(words[n])) return card;
    return spelt_card(words, from);
}

/// The card that is turned up in these words: behind the turning, or before it ("C5 turned up by Z").
std::optional<Card> card_turned(const std::vector<std::string_view>& words, std::size_t turned)
{
    if (const auto card = card_behind(words, turned + 1)) return card;
    return turned > 0 ? spelt_card({words[turned - 1]}, 0) : std::nullopt;
}

/// `leads`, `led`, but not `S said lead`, `may I lead`.
bool tells_leader(const std::vector<std::string_view>& words, std::size_t at)
{
    const auto before = at > 0 ? words[at - 1] : std::string_view();
    const bool said = before == "said" || before == "says" || before == "I" || before == "to";
    return words[at] == "leads" || words[at] == "led" || (words[at] == "lead" && !said);
}

/// `B trumps the king of spades with the four`
bool trumps_a_card(const std::vector<std::string_view>& words, std::size_t at)
{
    return at + 1 < words.size() && (words[at + 1] == "the" || words[at + 1] == "it" || words[at + 1] == "with");
}

/// `Baird gave the cards`
bool gave_cards(const std::vector<std::string_view>& words, std::size_t at)
{
    return words[at] == "gave" && at + 2 < words.size() && words[at + 1] == "the" && words[at + 2].starts_with("card");
}

/// `A doubles.`, and behind it `Z redoubles.`: at the end of its sentence.
bool doubles(const std::vector<std::string_view>& words, std::size_t at, bool first)
{
    const std::string_view here = words[at];
    const bool doubled = first ? here == "doubles" || here == "doubled" : here == "redoubles" || here == "redoubled";
    return doubled && (stop_behind(here) == '.' || stop_behind(here) == ';' || stop_behind(here) == ',');
}

/// `Deal: Wells`, `Dana dealt. Wells: hearts.`: behind the word, but not in another sentence; else `who` was named before it.
std::optional<Seat> dealer_named(const std::vector<std::string_view>& words, std::size_t deals, std::optional<Seat> who,
                                 const Columns& columns)
{
    const char stop = stop_behind(words[deals]);
    const bool more = deals + 1 < words.size() && stop != '.' && !(stop == ',' && who);  // `Z deals, A leads`
    const auto next = more ? columns.player(words[deals + 1]) : std::nullopt;
    const bool names_him = lower(words[deals]) != "deal";  // "or do we deal again?"
    return next || !names_him ? next : who;
}

}  // namespace

bool PageFacts::parse(std::string_view whole, const Columns& columns)
{
    std::string text(whole);  // `dealer,S`, as it is pasted
    for (auto comma = text.find(','); comma != text.npos; comma = text.find(',', comma + 2)) text.insert(comma + 1, 1, ' ');
    const auto words = split(text);
    const PageFacts before = *this;
    const auto strain = strain_in(text);
    std::optional<Seat> who;
    for (std::size_t k = 0; k < words.size(); ++k) {
        if (const auto seat = columns.player(words[k])) who = seat;
        word(words, k, strain, who, columns);
    }
    return *this != before;
}

void PageFacts::word(const std::vector<std::string_view>& words, std::size_t k, std::optional<Strain> strain,
                     std::optional<Seat> who, const Columns& columns)
{
    const auto here = words[k];
    if (here.starts_with("deal") || here.starts_with("Deal") || gave_cards(words, k)) {
        if (!dealer) dealer = dealer_named(words, k, who, columns);
    } else if ((here.starts_with("turn") || here == "Turn-up") && !turned) {
        turned = card_turned(words, k);
    } else if (const auto small = lower(here); small == "trump" || small == "trumps") {
        if (strain && !maker && !trumps_a_card(words, k)) trump = strain;
    } else if ((here.starts_with("make") || here == "made" || here.starts_with("declare")) && who && strain_made(words, k)) {
        maker = who;
        trump = strain_made(words, k);
    } else if (!trump && is_said_alone(words, k) && columns.player(here)) {
        maker = columns.player(here);
        trump = strain_made(words, k);
    } else if (doubles(words, k, doubled.empty()) && k > 0 && who && columns.player(words[k - 1]) == who) {
        doubled.push_back(*who);
    } else if (who && !leader && tells_leader(words, k)) {
        leader = who;
    }
}

Strain PageFacts::played_at() const { return turned ? strain_of(turned->suit()) : trump.value_or(Strain::no_trump); }

bool tells_next_cut(std::string_view line)
{
    const auto told = phrases::marks_told(phrases::analyse(line, phrases::lexicon()), phrases::lexicon(), phrases::fact_tables());
    return std::find(told.begin(), told.end(), terms::Mark::next_pack_cut) != told.end();
}

std::optional<std::string> result_told(std::string_view line, const Columns& columns)
{
    const std::string text(line);
    std::optional<Side> side;
    for (const auto& [pair, one] : {std::pair{"AB", "A"},
                                    {"A-B", "A"},
                                    {"A and B", "A"},
                                    {"A & B", "A"},
                                    {"YZ", "Y"},
                                    {"Y-Z", "Y"},
                                    {"Y and Z", "Y"},
                                    {"Y & Z", "Y"},
                                    {"NS", "N"},
                                    {"EW", "E"}})
        if (text.starts_with(std::string(pair) + " "))
            if (const auto player = columns.player(one) ? columns.player(one) : book_seat(one) ? book_seat(one) : seat_of(one))
                side = side_of(*player);
    if (!side || (text.find("win") == text.npos && text.find("score") == text.npos && text.find("make") == text.npos))
        return std::nullopt;
    int by = 0;
    constexpr int most_odd = 7;
    const auto marks = sheet::read_line(text, 0, 0).marks;
    for (std::size_t k = 0; k < marks.size() && by == 0; ++k) {
        const bool number = marks[k].kind == sheet::Kind::figure && marks[k].number >= 1 && marks[k].number <= most_odd;
        if (marks[k].sense == "the-odd") by = 1;
        else if (number && k + 1 < marks.size() && marks[k + 1].sense == "odd") by = marks[k].number;
    }
    if (by == 0) return std::nullopt;
    return "result " + std::string(letters_of(*side)) + " by " + std::to_string(by);
}

}  // namespace hoyle::prose

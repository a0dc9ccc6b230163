#include "prose/talk.hpp"

#include "phrases/people.hpp"
#include "prose/lists.hpp"
#include "prose/page/cards.hpp"
#include "prose/tricks.hpp"
#include "prose/word_lookup.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::prose {
namespace {

/// `SA` or `AS`
bool is_card(std::string_view word)
{
    std::string turned = upper(word);
    if (card_of(turned)) return true;
    std::rotate(turned.begin(), std::prev(turned.end()), turned.end());
    return bool{card_of(turned)};
}

/// A row of a hand or of a trick: more cards, ranks and figures than words, or a trick's number and three cards.
bool is_row(std::string_view line)
{
    constexpr std::size_t of_trick = 3;
    std::size_t words = 0, figures = 0, cards = 0;
    for (const auto word : split(line)) {
        ++words;
        cards += is_card(word);
        figures += !is_card(word) && (word.size() == 1 || std::isdigit(static_cast<unsigned char>(word.front())) != 0);
    }
    return (cards + figures) * 2 > words || (cards >= of_trick && trick_head(line));
}

/// What a sentence says was made, and whether the dealer left it to his partner.
struct Made {
    std::optional<Strain> strain;
    bool left = false;
};

/// `♥`, `trump s`, of a suit; `before`: the word before it, in small letters.
std::optional<Strain> suit_for_short(std::string_view word, std::string_view before)
{
    std::size_t length = 0;
    if (const auto sign = suit_sign(word, length); sign && length == word.size()) return strain_of(*sign);
    constexpr std::string_view letters = "shdc";
    const bool trump = before == "trump" || before == "trumps";
    const auto at = trump && word.size() == 1 ? letters.find(word[0]) : letters.npos;
    return at == letters.npos ? std::nullopt : std::optional(strain_of(all_suits[at]));
}

Made made_in(std::string_view sentence)
{
    Made out;
    bool making = false;
    std::string before;
    for (const auto word : split(sentence)) {
        std::string small = lower(word);
        std::erase_if(small, [](char c) { return std::string_view("\"'()&=,:").find(c) != std::string_view::npos; });
        if (is_in(List::no_making, small)) return {};
        making = making || is_in(List::making, small);
        const bool leaves = before == "left" || before == "leave" || before == "leaves" || before == "passed" ||
                            before == "passes";
        out.left = out.left || (leaves && (small == "it" || small == "to"));  // and not "on his left"
        const bool none = before == "no" && (small == "trump" || small == "trumps");
        const auto named = none                                                          ? std::optional(Strain::no_trump)
                           : small.size() > 1 && (small.ends_with('s') || small == "nt") ? strain_named(small)
                                                                                         : suit_for_short(small, before);
        if (named && out.strain && *named != *out.strain) return {};
        if (named) out.strain = named;
        before = small;
    }
    return making ? out : Made{};
}

/// In one sentence; `ends`: the signs that end one.
Made made_in_sentences(std::string_view talk, std::string_view ends)
{
    for (std::size_t at = 0; at < talk.size();) {
        const auto end = std::min(talk.find_first_of(ends, at), talk.size());
        if (const Made made = made_in(talk.substr(at, end - at)); made.strain) return made;
        at = end + 1;
    }
    return {};
}

/// Line by line; of print, sentence by sentence, which run on from line to line.
Made made_in_talk(std::string_view talk)
{
    const Made in_a_line = made_in_sentences(talk, ".;\n");
    return in_a_line.strain ? in_a_line : made_in_sentences(talk, ".;");
}

}  // namespace

Talk talk_of(std::string_view story)
{
    std::string talk;
    for (const auto line : split_lines(story))
        if (!is_row(line)) talk += std::string(line) + '\n';
    std::erase(talk, '_');  // `_South_`, as italics are typed
    const auto told = phrases::seats_told(talk, phrases::lexicon());
    Talk out;
    if (!told.dealer) return out;
    out.dealer = all_seats[*told.dealer];
    for (std::size_t i = 0; i < all_seats.size(); ++i) {
        std::string& name = out.names[all_seats[i]];
        for (const auto word : split(told.names[i])) name += (name.empty() ? "" : " ") + name_of_player(word);
        if (is_in(List::writer, lower(name))) name = "I";
    }
    if (std::string& dummy = out.names[partner_of(*out.dealer)]; dummy == out.names[*out.dealer]) dummy.clear();  // old Mr Innes
    PerSeat<std::string> names = out.names;
    // whose cards lie on the table may be called nothing else
    if (std::string& dummy = names[partner_of(*out.dealer)]; dummy.empty()) dummy = "Dummy";
    if (std::none_of(all_seats.begin(), all_seats.end(), [&](Seat seat) { return names[seat].empty(); }))
        out.table = table_of(names);
    if (const Made made = made_in_talk(talk); made.strain) {
        out.maker = made.left ? partner_of(*out.dealer) : *out.dealer;
        out.made = *made.strain;
    }
    return out;
}

}  // namespace hoyle::prose

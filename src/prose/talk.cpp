#include "prose/talk.hpp"

#include "phrases/people.hpp"
#include "prose/lists.hpp"
#include "prose/word_lookup.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::prose {
namespace {

/// A row of a hand or of a trick: more cards, ranks and figures than words.
bool is_row(std::string_view line)
{
    std::size_t words = 0, cards = 0;
    for (const auto word : split(line)) {
        ++words;
        cards += card_of(upper(word)) || word.size() == 1 || std::isdigit(static_cast<unsigned char>(word.front())) != 0;
    }
    return cards * 2 > words;
}

/// What sentences of the play speak of, too.
bool is_of_play(std::string_view word)
{
    static constexpr std::string_view all[] = {"led",    "lead",   "leads", "played", "plays", "threw", "trick",   "tricks",
                                               "ruffed", "revoke", "held",  "holds",  "ace",   "king",  "revoked", "trumped"};
    return std::find(std::begin(all), std::end(all), word) != std::end(all);
}

bool is_of_making(std::string_view word)
{
    static constexpr std::string_view all[] = {"dealt",    "deals", "dealer", "dealing",  "declared",
                                               "declares", "made",  "makes",  "make",     "trumps",
                                               "called",   "calls", "went",   "declarer", "declaring"};
    return std::find(std::begin(all), std::end(all), word) != std::end(all);
}

bool is_leaving(std::string_view word) { return word == "left" || word == "leaves" || word == "passed" || word == "passes"; }

/// What a sentence says was made, and whether the dealer left it to his partner.
struct Made {
    std::optional<Strain> strain;
    bool left = false;
};

Made made_in(std::string_view sentence)
{
    Made out;
    bool making = false, trumps_alone = true;
    std::string before;
    for (const auto word : split(sentence)) {
        std::string small = lower(word);
        std::erase_if(small, [](char c) { return std::string_view("\"'()&=,:").find(c) != std::string_view::npos; });
        if (is_of_play(small)) return {};
        making = making || is_of_making(small);
        out.left = out.left || is_leaving(small);
        const bool none = (small == "trump" || small == "trumps") && before == "no";
        const auto named = none                                    ? std::optional(Strain::no_trump)
                           : small.ends_with('s') || small == "nt" ? strain_named(small)
                                                                   : std::nullopt;
        if (named && out.strain && *named != *out.strain) return {};
        if (named) out.strain = named, trumps_alone = false;
        before = small;
    }
    return making && !trumps_alone ? out : Made{};
}

Made made_in_talk(std::string_view talk)
{
    for (std::size_t at = 0; at < talk.size();) {
        const auto end = std::min(talk.find_first_of(".;\n", at), talk.size());
        if (const Made made = made_in(talk.substr(at, end - at)); made.strain) return made;
        at = end + 1;
    }
    return {};
}

}  // namespace

Talk talk_of(std::string_view story)
{
    std::string talk;
    each_line(story, [&](std::string_view line, std::size_t) {
        if (!is_row(line)) talk += std::string(line) + '\n';
    });
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

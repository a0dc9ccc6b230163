// From a sentence to the facts of a hand. One function a kind of phrase; each goes past its words if they are its own.
#include "scoring/spoken.hpp"

#include "scoring/count.hpp"
#include "scoring/listener.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::scoring {

std::optional<Side> Listener::side_after()
{
    const std::size_t place = hearing_.place();
    const bool against = hearing_.hear({"against"});
    const bool joined = against || hearing_.hear_any({"to", "for", "by", "with", "in"});
    if (joined || hearing_.comes_any({"ours", "theirs", "mine"})) {
        if (const std::optional<Side> side = hearing_.hear_side(spoken_.names)) {
            hearing_.hear_any({"hand", "hands"});
            return against ? other(*side) : *side;
        }
    }
    hearing_.back_to(place);
    return std::nullopt;
}

Side Listener::whose() { return side_after().value_or(speaker()); }

bool Listener::hear_trump()
{
    static constexpr std::array<std::pair<std::string_view, Strain>, 10> names{{{"spades", Strain::spades},
                                                                                {"spade", Strain::spades},
                                                                                {"hearts", Strain::hearts},
                                                                                {"heart", Strain::hearts},
                                                                                {"diamonds", Strain::diamonds},
                                                                                {"diamond", Strain::diamonds},
                                                                                {"clubs", Strain::clubs},
                                                                                {"club", Strain::clubs},
                                                                                {"nt", Strain::no_trump},
                                                                                {"notrumps", Strain::no_trump}}};
    std::optional<Strain> trump;
    if (hearing_.hear({"no", "trumps"}) || hearing_.hear({"no", "trump"}) || hearing_.hear({"without", "trumps"}) ||
        hearing_.hear({"sans", "atout"}) || hearing_.hear({"notrump"}))
        trump = Strain::no_trump;
    for (const auto& [name, strain] : names)
        if (!trump && hearing_.hear({name})) trump = strain;
    if (!trump) return false;
    if (trump_said_ && *trump != facts().trump)
        problem(fmt::format("both {} and {} are named as trumps", name_of(facts().trump), name_of(*trump)));
    if (side_) facts().maker = *side_;
    facts().trump = *trump;
    trump_said_ = true;
    return true;
}

bool Listener::hear_doubling()
{
    int& doublings = facts().doublings;
    if (hearing_.hear({"undoubled"}) || hearing_.hear({"not", "doubled"})) {
        doublings = 0;
    } else if (hearing_.hear_any({"redoubled", "redoubles"})) {
        doublings = std::max(1, doublings) + hearing_.hear_times().value_or(1);
    } else if (hearing_.hear_any({"doubled", "doubles"})) {
        doublings += hearing_.hear_times().value_or(1);
    } else if (hearing_.hear({"over"}) || hearing_.hear({"again"})) {
        ++doublings;  // "going over" is doubling in the code of 1897
    } else {
        return false;
    }
    return true;
}

void Listener::set_tricks(int tricks)
{
    const Side side = lost_ ? other(whose()) : whose();
    lost_ = false;
    if (tricks < 0 || tricks > tricks_in_a_hand) {
        problem(fmt::format("{} tricks: there are {} in a hand", tricks, in_words(tricks_in_a_hand)));
        return;
    }
    int& known = facts().tricks[side];
    if (known >= 0 && known != tricks)
        problem(fmt::format("both {} and {} for the same side", counted(known, "trick"), counted(tricks, "trick")));
    known = tricks;
}

bool Listener::hear_slam()
{
    if (hearing_.hear({"grand", "slam"}) || hearing_.hear({"slam"})) set_tricks(tricks_in_a_hand);
    else if (hearing_.hear({"little", "slam"}) || hearing_.hear({"small", "slam"})) set_tricks(tricks_in_a_hand - 1);
    else return false;
    return true;
}

bool Listener::hear_tricks()
{
    if (hearing_.hear_any({"lost", "lose", "loses"})) {
        lost_ = true;
        return true;
    }
    const std::size_t place = hearing_.place();
    if (hearing_.hear({"all", "the", "tricks"}) || hearing_.hear({"all", "tricks"}) || hearing_.hear({"every", "trick"})) {
        set_tricks(tricks_in_a_hand);
        return true;
    }
    hearing_.hear({"by"});
    const bool by = hearing_.place() != place;
    if (by) hearing_.hear({"cards"});
    hearing_.hear({"the"});
    if (hearing_.hear({"odd"})) {
        hearing_.hear_any({"trick", "tricks"});
        set_tricks(figures_.book + 1);
        return true;
    }
    if (const std::optional<int> number = hearing_.hear_number()) {
        const bool cards = hearing_.hear({"by", "cards"});
        const bool odd = hearing_.hear({"odd"});
        const bool tricks = hearing_.hear_any({"tricks", "trick"});
        // "Three over", "three tricks over"; but in "nine tricks, over" they went over, and doubled.
        const bool over = *number <= tricks_in_a_hand - figures_.book &&
                          (hearing_.hear({"over"}) || hearing_.hear({"by", "cards"}));
        if (by || cards || odd || tricks || over) {
            const bool counts_from_the_book = by || cards || odd || over;
            set_tricks(*number + (counts_from_the_book ? figures_.book : 0));
            return true;
        }
    }
    hearing_.back_to(place);
    return false;
}

bool Listener::hear_standing()
{
    const std::size_t place = hearing_.place();
    if (!hearing_.hear_any({"standing", "stand", "stood", "score", "at"})) return false;
    PerSide<int> said{{-1, -1}};
    for (int n = 0; n < 2; ++n) {
        const std::size_t before = hearing_.place();
        while (n > 0 && hearing_.hear_any({"to", "and", ",", "against", "v"})) {}
        const std::optional<Side> side = hearing_.hear_side(spoken_.names);
        const std::optional<Hearing::Number> number = hearing_.number();
        // "standing 12, nine tricks": the nine is another matter.
        const bool another = number && hearing_.comes_any({"tricks", "trick", "odd", "honours", "honors", "aces", "revokes", "by",
                                                           "trumps", "trump"},
                                                          number->words);
        if (!number || another) {
            hearing_.back_to(before);
            break;
        }
        hearing_.skip(number->words);
        said[side ? *side : n == 0 ? speaker() : said[Side::ns] < 0 ? Side::ns : Side::ew] = number->value;
        if (hearing_.hear({"all"})) said = {{number->value, number->value}};
    }
    if (said[Side::ns] < 0 && said[Side::ew] < 0) {
        hearing_.back_to(place);
        if (!hearing_.comes_any({"standing", "stand", "stood"})) return false;
        hearing_.skip();
        problem("`standing` wants both scores in the game: standing 12 0");
        return true;
    }
    for (Side side : both_sides) facts().standing[side] = std::max(0, said[side]);
    return true;
}

bool Listener::hear_not_done()
{
    if (hearing_.hear({"not", "called"}) || hearing_.hear({"uncalled"})) {
        facts().honours_called[whose()] = false;
    } else if (hearing_.hear({"thrown", "down"}) || hearing_.hear({"abandoned"})) {
        facts().abandoned = true;
    } else if (hearing_.hear({"not", "played"}) || hearing_.hear({"unplayed"}) || hearing_.hear({"thrown", "in"}) ||
               hearing_.hear({"thrown", "up"})) {
        facts().spades_thrown_in = true;
    } else {
        return hearing_.hear({"called"});
    }
    return true;
}

void Listener::not_understood()
{
    const std::string word(hearing_.next());
    const auto number = hearing_.number();
    if (number && !nearest_word(hearing_.next(number->words)).empty() && !is_known_word(hearing_.next(number->words))) {
        hearing_.skip(number->words);  // "nine triks": the trouble is with the second word
        return;
    }
    if (number) {
        problem(fmt::format("`{0}` of what? say `{0} {1}`, or `by {0}` for odd tricks", word,
                            number->value == 1 ? "trick" : "tricks"));
        hearing_.skip(number->words);
        return;
    }
    const std::string_view near = nearest_word(word);
    problem(near == word   ? fmt::format("`{}` says nothing where it stands", word)
            : near.empty() ? fmt::format("`{}` is not understood", word)
                           : fmt::format("`{}` is not understood; is `{}` meant?", word, near));
    hearing_.skip();
}

Spoken Listener::listen()
{
    while (!hearing_.done()) {
        if (hearing_.hear({","})) {
            if (clause_used_) side_.reset();
            clause_used_ = false;
            continue;
        }
        // Chicane before doubling ("double chicane"), no trumps before numbers ("no tricks").
        if (hear_chicane() || hear_trump() || hear_doubling() || hear_slam() || hear_option() || hear_honours() ||
            hear_revoke() || hear_standing() || hear_not_done() || hear_tricks()) {
            clause_used_ = true;
            continue;
        }
        if (const std::optional<Side> side = hearing_.hear_side(spoken_.names)) {
            side_ = side;
            clause_used_ = false;
            continue;
        }
        if (is_filler(hearing_.next())) hearing_.skip();
        else not_understood();
    }
    if (spoken_.problems.empty()) check();
    return std::move(spoken_);
}

Spoken hand_in_words(std::string_view text, const Figures& figures) { return Listener(text, figures).listen(); }

}  // namespace hoyle::scoring

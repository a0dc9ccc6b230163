#include "prose/hand_asked.hpp"

#include "prose/deal_end_words.hpp"
#include "prose/word_lookup.hpp"
#include "prose/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace hoyle::prose {
namespace {

using Kind = Word::Kind;

constexpr int tricks_in_all = 13, most_honours = 5;

bool is_any(const std::string& stem, std::initializer_list<std::string_view> of)
{
    return std::any_of(of.begin(), of.end(), [&](std::string_view word) { return stem == word || stem == stem_of(word); });
}

bool ends_clause(const Word& word) { return word.stop == '.' || word.stop == ';' || word.stop == '?' || word.stop == '!'; }

/// Honours told of one hand: "I had the ace, queen and ten".
struct Held {
    std::optional<Seat> seat;  ///< nothing: somebody else's than the one spoken of last
    int count = 0;
};

/// The words of the story, one after another.
class HandHeard {
public:
    HandHeard(std::string_view story, std::vector<Word> words, Seat self) : story_(story), words_(std::move(words)), self_(self)
    {}

    void hear()
    {
        for (at_ = 0; at_ < words_.size(); ++at_) one();
    }
    std::vector<std::string> statements(const Table& table) const;
    std::string honours_told(Seat maker) const;

private:
    const Word* near(std::ptrdiff_t by) const
    {
        const auto at = static_cast<std::ptrdiff_t>(at_) + by;
        return at >= 0 && at < static_cast<std::ptrdiff_t>(words_.size()) ? &words_[static_cast<std::size_t>(at)] : nullptr;
    }
    /// One of these stems among the so many words before this one, in the same sentence.
    bool before(std::initializer_list<std::string_view> stems, std::ptrdiff_t many = 3) const
    {
        for (std::ptrdiff_t by = 0; by < many; ++by) {
            if (by > 0) {
                const Word* word = near(-by);
                if (!word) return false;
                if (word->kind == Kind::plain && is_any(word->stem, stems)) return true;
            }
            if (const Word* here = near(-by); !here || ends_clause(*here)) return false;
        }
        return false;
    }
    bool denied(std::ptrdiff_t many = 4) const
    {
        return before({"not", "no", "nobody", "none", "neither", "nor", "never", "nothing", "without"}, many);
    }

    bool follows(std::initializer_list<std::string_view> stems, std::ptrdiff_t many) const
    {
        for (std::ptrdiff_t by = 1; by <= many; ++by)
            if (const Word* word = near(by); word && word->kind == Kind::plain && is_any(word->stem, stems)) return true;
        return false;
    }
    /// "They had four, the fifth was mine".
    bool of_my_hand() const { return honours_of_ && *honours_of_ != side_of(self_) && follows({"mine", "ours", "our"}, 3); }
    /// "Revoked", "trumped a diamond", "played a diamond": it is of the play, and of no score, that something is asked.
    bool of_the_play(const Word& word) const
    {
        if (is_any(word.stem, {"revoke", "penalty", "expose", "misdeal", "admit", "lead", "led", "ruff", "renounce"}))
            return true;
        const Word* next = near(1);
        return is_any(word.stem, {"trump", "play"}) && next && next->stop == 0 && next->article &&
               (next->kind == Kind::strain || next->kind == Kind::card);
    }

    void speak_of(Seat seat) { who_ = seat, side_ = side_of(seat); }

    /// `I` stands before this word, which the words leave out.
    bool behind_i() const
    {
        const std::size_t from = at_ == 0 ? 0 : words_[at_ - 1].end;
        const auto between = story_.substr(from, words_[at_].begin - from);
        const auto i = between.find('I');
        return i != between.npos && (i == 0 || between[i - 1] == ' ') &&
               (i + 1 == between.size() || between[i + 1] == ' ' || between[i + 1] == '\'');
    }

    /// "The ten being on the right of me", "with the other side": so far in the clause.
    bool belongs_to_others() const
    {
        for (std::ptrdiff_t by = 1; by < 6; ++by) {
            const Word* word = near(by);
            if (!word || word->stop == '.' || word->stop == ';' || word->stop == ',') return false;
            if (word->kind == Kind::plain && is_any(word->stem, {"left", "right", "adversary", "opponent", "against"}))
                return true;
            if (word->kind == Kind::seat) return side_of(word->seat) != side_of(self_);
        }
        return false;
    }

    void one()
    {
        const Word& word = words_[at_];
        if (ends_clause(word)) who_.reset(), side_.reset();
        if (behind_i()) speak_of(self_);
        switch (word.kind) {
        case Kind::seat: speak_of(word.seat); break;
        case Kind::side: who_.reset(), side_ = word.side; break;
        case Kind::strain: strain(word); break;
        case Kind::number: number(word.number); break;
        case Kind::rank: rank(word); break;
        case Kind::card: honour(word.card.rank(), word.card.suit()); break;
        case Kind::plain: plain(word); break;
        default: break;
        }
    }

    void strain(const Word& word)
    {
        if (trump_) {
            if (*trump_ == word.strain && *trump_ != Strain::no_trump && denied(6)) void_ = who_, void_side_ = side_;
            return;
        }
        const bool trumps = near(1) && near(1)->stop == 0 && is_any(near(1)->stem, {"trump"});
        if (!trumps && !before({"make", "declare", "name", "call", "play", "choose", "trump", "be"}, 5)) return;
        trump_ = word.strain;
        made_at_ = at_;
        maker_ = who_;
        maker_side_ = side_;
    }

    /// "The four aces" has a number, where "the four" is a card.
    void rank(const Word& word)
    {
        const Word* next = near(1);
        if (next && next->stop == 0 && next->kind == Kind::plain && sense_of(next->stem) == Sense::honours &&
            word.rank < Rank::ten)
            return number(static_cast<int>(word.rank) + 2);
        honour(word.rank, {});
    }

    void number(int value)
    {
        if (value == 10 && last_honour_ + 1 == at_) return honour(Rank::ten, {});  // "king, knave and ten of them"
        const Word* next = near(1);
        const bool of_tricks = next && next->stop == 0 && next->kind == Kind::plain && sense_of(next->stem) == Sense::tricks;
        const bool of_honours = next && next->stop == 0 && next->kind == Kind::plain && sense_of(next->stem) == Sense::honours;
        if (of_tricks && value <= tricks_in_all && before({"take", "make", "win", "get", "got", "bring", "have"}, 5)) {
            won_ = value;
            won_by_ = side_;
        } else if (of_honours && value <= most_honours) {
            const Word* to = near(2);  // "three honours to them"
            const bool theirs = to && !ends_clause(*to) && is_any(to->stem, {"them", "they", "adversary", "opponent"});
            if (!theirs && !side_) return;  // whose they are is not told
            held_.push_back({theirs ? std::nullopt : who_, value});
            if (shared_out(value)) held_.back().seat.reset();
            honours_of_ = theirs ? other(side_of(self_)) : *side_;
        } else if (aces_spoken_of_ && side_ && value <= most_honours &&
                   (before({"have", "hold"}, 3) || (near(-1) && near(-1)->kind == Kind::seat))) {
            held_.push_back({who_, value});
            if (shared_out(value)) held_.back().seat.reset();
            honours_of_ = *side_;
        }
    }

    /// "They had four of them, Robert three and Jane one": two numbers behind, in the same sentence, that make it up.
    bool shared_out(int value) const
    {
        constexpr std::ptrdiff_t farthest = 8;
        int told = 0, all = 0;
        for (std::ptrdiff_t by = 1; by <= farthest && told < 2; ++by) {
            const Word* word = near(by);
            if (!word || ends_clause(*word)) return false;
            if (word->kind == Kind::number) ++told, all += word->number;
        }
        return told == 2 && all == value;
    }

    /// "The ace, queen and ten of hearts": of trumps, or of a suit not named.
    void honour(Rank rank, std::optional<Suit> suit)
    {
        if (!trump_ || rank < Rank::ten || (suit && trump_of(*trump_) != suit)) return;
        const std::optional<Side> of = side_ ? side_ : honours_of_;
        if (!of || belongs_to_others() || (honours_of_ && of != honours_of_)) return;
        honours_of_ = of;
        const bool same_hand = !held_.empty() && last_honour_ + 1 == at_ && words_[at_].stop != ';';
        if (same_hand) ++held_.back().count;
        else held_.push_back({who_, 1});
        last_honour_ = at_;
    }

    void plain(const Word& word)
    {
        irregular_ = irregular_ || of_the_play(word);
        if (is_any(word.stem, {"odd"}) && near(1) && sense_of(near(1)->stem) == Sense::tricks &&
            before({"take", "make", "win", "get", "got"}, 4)) {
            won_ = 7;
            won_by_ = side_;
        }
        if (sense_of(word.stem) == Sense::honours && held_.empty() && before({"no"}, 2)) none_held_ = true;
        // "all five honours in my hand"
        if (is_any(word.stem, {"hand"}) && before({"my", "one", "single"}, 3) && !held_.empty())
            held_.back().seat = who_.value_or(self_);
        const bool asking = is_any(
            word.stem, {"score", "write", "put", "count", "point", "tot", "sum", "enter", "mark", "worth", "above", "below"});
        const auto end = story_.find_first_of(".;!?", word.end);
        const bool question = end != story_.npos && story_[end] == '?';
        asks_ = asks_ || (asking && (question || before({"what", "how", "which"}, 9))) || is_any(word.stem, {"tot"});
        aces_spoken_of_ = sense_of(word.stem) == Sense::honours || (aces_spoken_of_ && !ends_clause(word));
        if (is_any(word.stem, {"four", "fourth", "fifth"}) && !held_.empty() && who_ && !of_my_hand()) held_.push_back({who_, 1});
        if (sense_of(word.stem) == Sense::chicane) void_ = who_, void_side_ = side_;
        if (is_any(word.stem, {"eldest", "adversary", "opponent", "enemy", "they"})) speak_of(left_of(dealer_.value_or(self_)));
        if (is_any(word.stem, {"left", "right"}) && before({"my", "on", "upon"}, 3))
            speak_of(left_of(self_, is_any(word.stem, {"left"}) ? 1 : 3));
        if (is_any(word.stem, {"deal"}) && who_ && !denied()) dealer_ = who_;
        if (is_any(word.stem, {"double", "redouble"})) doubled(word);
    }

    /// Somebody doubled: not what must be doubled, or what nobody did.
    void doubled(const Word& word)
    {
        if (denied() || before({"be", "must", "should"}, 2)) return;
        // "clubs, doubled and redoubled", "no trumps doubled": by whom is not told
        const bool of_the_make = trump_ && at_ - made_at_ <= 2 && !ends_clause(word) && (!side_ || side_ == maker_side_);
        if (of_the_make && !behind_i()) {
            (is_any(word.stem, {"redouble"}) ? redoubler_ : doubler_) = is_any(word.stem, {"redouble"})
                                                                            ? maker_.value_or(self_)
                                                                            : left_of(maker_.value_or(self_));
            return;
        }
        if (!side_) return;
        (is_any(word.stem, {"redouble"}) ? redoubler_ : doubler_) = who_.value_or(*side_ == side_of(self_) ? self_
                                                                                                           : left_of(self_));
    }

    std::string_view story_;
    std::vector<Word> words_;
    Seat self_;
    std::size_t at_ = 0, made_at_ = 0, last_honour_ = static_cast<std::size_t>(-9);
    std::optional<Seat> who_, dealer_, maker_, doubler_, redoubler_, void_;
    std::optional<Side> side_, void_side_, honours_of_;
    std::optional<Side> maker_side_, won_by_;
    std::optional<Strain> trump_;
    int won_ = -1;
    std::vector<Held> held_;
    bool asks_ = false, irregular_ = false, none_held_ = false, aces_spoken_of_ = false;
};

std::string_view letters_of_side(Side side) { return side == Side::ns ? "NS" : "EW"; }

std::string HandHeard::honours_told(Seat maker) const
{
    int all = 0, most = 0;
    for (const Held& each : held_) all += each.count, most = std::max(most, each.count);
    if (!honours_of_ || all == 0) return none_held_ ? fmt::format("honours {} 0", letters_of_side(side_of(maker))) : "";
    if (all > most_honours) return "";
    const bool one = held_.size() == 1 && held_.front().seat && all > 3;
    const std::string lie = one ? " in one hand" : most == 4 && all == 5 ? " with 4 in one hand" : all > 3 ? " divided" : "";
    return fmt::format("honours {} {}{}", letters_of_side(*honours_of_), all, lie);
}

std::vector<std::string> HandHeard::statements(const Table& table) const
{
    if (!asks_ || irregular_ || !trump_ || !won_by_) return {};
    const Seat maker = maker_.value_or(maker_side_.value_or(*won_by_) == side_of(self_) ? self_ : left_of(self_));
    const auto dealt = dealer_ ? dealer_ : table.told_as_dealer;
    const Seat dealer = dealt && side_of(*dealt) == side_of(maker) ? *dealt : maker;
    std::vector<std::string> told{fmt::format("deal by {}", letter_of(dealer)),
                                  fmt::format("{} makes {}", letter_of(maker), name_of(*trump_))};
    if (doubler_ || redoubler_) told.push_back(fmt::format("{} doubles", letter_of(doubler_ ? *doubler_ : left_of(maker))));
    if (redoubler_) told.push_back(fmt::format("{} redoubles", letter_of(*redoubler_)));
    told.push_back(fmt::format("result {} {}", letters_of_side(*won_by_), won_));
    if (const std::string honours = honours_told(maker); !honours.empty()) told.push_back(honours);
    if (void_side_)
        told.push_back(
            fmt::format("chicane {}", void_ ? std::string(1, letter_of(*void_)) : std::string(letters_of_side(*void_side_))));
    return told;
}

}  // namespace

std::vector<std::string> hand_asked(std::string_view story, const Table& table)
{
    const Seat self = table.writer.value_or(Seat::south);
    HandHeard heard(story, tokenise(story, table, self), self);
    heard.hear();
    return heard.statements(table);
}

}  // namespace hoyle::prose

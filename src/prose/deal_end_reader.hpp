// The reader of a line that tells the end of a deal: word by word, with what stood before it in mind. Only for deal_end*.cpp.
//
// Each step takes the word it is at, and perhaps some behind it, into what is told of the deal; `false`: the line tells something
// else, or contradicts itself, and nothing of it is believed.
#pragma once

#include "prose/deal_end_words.hpp"
#include "prose/deal_told.hpp"
#include "prose/table.hpp"
#include "prose/words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

class DealEnd {
public:
    DealEnd(std::string_view line, const Table& table);

    std::vector<std::string> statements();

private:
    using Kind = Word::Kind;

    /// What a number behind a heading, or behind a side of which nothing more is said, is one of.
    enum class Of { nothing, tricks, honours, score, rubber };
    using Held = DealTold::Held;

    const Word* peek(std::size_t ahead = 0) const { return at_ + ahead < words_.size() ? &words_[at_ + ahead] : nullptr; }
    Sense sense(std::size_t ahead = 0) const;
    /// The column that is named here: "above", "under the line".
    std::string_view column_here() const;
    /// It belongs to the number before it.
    bool take_joined(Sense wanted) { return peek() && peek()->stop == 0 && take(wanted); }
    bool is_number(std::size_t ahead = 0) const { return peek(ahead) && peek(ahead)->kind == Kind::number; }
    bool take(Sense wanted);
    void speak_of(Side side, std::optional<Seat> seat);
    /// "Three honours to N-S, 18": whose they were was said behind.
    void claim_honours();
    bool is_they() const;
    /// "Score 16 (doubled)"
    bool is_doubled() const;
    /// "They also had three honours": who was spoken of last, or in the sentence before; not where the writer says "we".
    bool they();

    bool one();

    /// "And W the fifth": the hand that was spoken of has the others.
    bool a_seat(const Word& word);

    bool number(int value);
    bool number_made(int value);

    /// `ten tricks, 24`, `eight tricks, four points`: what they brought.
    bool beside_tricks(int value) const;

    /// "8 below making 32": behind a figure of the score, how the side stands with it.
    bool stands_at() const;

    /// "N-S by 4", "E-W made seven": of less nobody knows whether the book is counted.
    bool bare(int value, bool over);

    bool tricks_told(int value, bool over);
    bool said_tricks(int value, bool over);

    /// "Three by cards": so many over the book.
    bool take_by_cards();

    /// "Ten tricks to N-S": whose they are is said behind, where nobody has been spoken of.
    void side_behind();

    static bool is_taking(const Word& word);

    bool plain();

    /// "24 and 40", behind what was told of a side: what it wrote by tricks and above the line.
    bool two_figures();

    // ---- tricks

    bool tricks(int won);
    /// "Made four odd", "result nine": where nobody is spoken of, it is the side that declared.
    void of_the_declarers();
    /// "Went down two", "one down": the other side has so many over the book.
    bool short_by(int tricks_short);
    /// It says what the tricks say, or says it alone.
    bool slam(int won);

    // ---- honours

    bool honours(int count);
    bool honours_named();
    /// "Ace king and knave": so many honours.
    bool held_by_name();
    /// "Aces: EW 3", "the aces were divided".
    bool take_aces();
    bool nobodys();
    bool divided();

    /// How they lie: "in one hand", "divided", "two and two", "four of them in S's hand".
    void tail(Held& held);
    /// "Four honours (Archer three, Cole one)": of two partners so many each.
    bool shared_by_partners(Held& held);
    /// "One hand", "his own hand", "S's hand".
    bool hand_next();
    bool in_a_hand_behind_number(Held& held);

    /// "Three aces, 30": what they brought.
    bool brought(int points);

    /// Whist counts two points for three honours and four for four.
    bool calls_points(int points);

    // ---- chicane

    bool chicane();
    /// "S has no hearts": it is said beside the chicane. `tokenise` makes one word of "no trumps".
    bool no_trump_held();

    // ---- the score

    bool nothing();
    bool column(std::string_view named);
    bool figure(int points);
    bool written(std::string_view named, int points);

    // ---- game and rubber

    bool of_side(std::optional<Side>& what);
    bool graded(std::string_view stem);

    /// "Second game NS"
    bool counts_the_game() const;

    /// "By 124", "124 points", "238 to 114", "238 - 114 = 124 points": the difference, or the sums it comes of. One bare figure
    /// may be what is paid for winning it, and "two games to one" are no points.
    bool worth_of_rubber(int value, bool over);

    // ---- all of it

    bool finish();

    static constexpr int most_honours = DealTold::most_honours, book = DealTold::book;

    bool whist_;
    std::vector<Word> words_;
    std::size_t at_ = 0;
    DealTold told_;

    std::optional<Seat> dealer_;
    std::optional<Side> side_told_;  ///< of whom the table was told last
    std::optional<Side> side_;       ///< who is spoken of
    std::optional<Seat> seat_;       ///< and which of them
    Of of_ = Of::nothing;
    std::optional<Held> unclaimed_;  ///< "three aces NS": whose they are is said behind
    bool worth_said_ = false;
    std::vector<int> sums_;  ///< of the rubber
    bool taken_ = false, nobody_ = false, void_said_ = false;
    bool made_ = false, lost_ = false, down_ = false;  ///< what is told is made; lost; so many short
    std::optional<std::string_view> pending_;          ///< a column whose figure is to come
    bool column_first_ = false;
    std::vector<std::optional<Side>*> pending_side_;  ///< whose game or rubber it is, is said behind
};

}  // namespace hoyle::prose

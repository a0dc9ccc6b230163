// The tokeniser of a line of everyday words (words.hpp): only for the three files of that. Who is meant stands
// in words_players.cpp, which card in words_cards.cpp.
#pragma once

#include "prose/words.hpp"
#include "prose/written.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

class Tokeniser {
public:
    Tokeniser(std::string_view line, const Table& table, std::optional<Seat> self)
        : table_(table), self_(self), last_(table.speaker), raw_(written_words(line)),
          small_letters_(std::none_of(line.begin(), line.end(), [](unsigned char c) { return std::isupper(c) != 0; }))
    {}

    std::vector<Word> words();

private:
    using Kind = Word::Kind;

    const WrittenWord* peek(std::size_t ahead) const;
    Word& add(Kind kind, std::size_t taken);
    void pass_over();
    /// "My partner Bob", "Tom, the dealer,": one player.
    void add_seat(Seat seat, std::size_t taken, bool owner);
    void one();
    /// `had` before what was done, and not before what was held.
    bool helps(std::string_view small) const;
    /// "Accordingly", "calmly": how it was done. "Hardly" takes it back.
    static bool is_adverb(std::string_view small);
    void plain(const WrittenWord& raw);

    // who is meant; each takes the words it knows from `at_` on, or none, and says whether
    bool seat();
    /// `the jack`, where a Jack sits.
    bool the_rank() const;
    std::optional<Seat> role(const WrittenWord& raw) const;
    /// `sam dealt`, in a line without capitals.
    std::optional<Seat> named_small(const WrittenWord& raw) const;
    bool pronoun();
    /// "My partner", "my uncle", "my deal".
    bool whose();
    bool partner(const WrittenWord& raw);
    /// I, me: who speaks, or who has written it.
    bool writer();
    bool he_or_she(const WrittenWord& raw);
    /// The player spoken of last, unless he was `he` and now it is `she`.
    bool same_player(const std::string& pronoun);
    /// "It was my deal", "my ace, Bex the three"; "I led my ace" says no more than "I led the ace".
    bool own(const WrittenWord& next);
    /// `N S` for N-S: no card follows, and no verb could.
    bool seats_of_a_side();
    bool side();

    // which card or trick, in the same way
    /// SA, king of clubs, K clubs, heart three.
    bool card();
    /// A suit with its card behind it, as it was led: `: the ace`.
    bool is_led(const WrittenWord& suit) const;
    /// A rank alone is one only where its suit can be known: "the three", not "three".
    bool rank();
    /// "the 4", where a card was told before: `next` does not say of what there are four.
    bool is_in_a_trick(const WrittenWord* next) const;
    /// trick 3, the third trick
    bool trick();

    const Table& table_;
    std::optional<Seat> self_, last_;
    std::vector<WrittenWord> raw_;
    bool small_letters_;  ///< no capital in the line: a name has none either
    std::size_t at_ = 0;
    char stop_ = 0;
    bool article_ = false;
    std::string before_;
    std::string called_;  ///< he or she, of the player spoken of last
    std::vector<Word> out_;
};

}  // namespace hoyle::prose

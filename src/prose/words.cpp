#include "prose/words.hpp"

#include "phrases/words.hpp"
#include "prose/lists.hpp"
#include "prose/senses.hpp"
#include "prose/written.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace hoyle::prose {
namespace {

using Kind = Word::Kind;

class Hearing {
public:
    Hearing(std::string_view line, const Table& table, std::optional<Seat> self)
        : table_(table), self_(self), last_(table.speaker), raw_(written_words(line))
    {}

    std::vector<Word> words()
    {
        while (at_ < raw_.size()) one();
        return std::move(out_);
    }

private:
    const WrittenWord* peek(std::size_t ahead) const
    {
        return at_ + ahead < raw_.size() && raw_[at_ + ahead].stop == 0 ? &raw_[at_ + ahead] : nullptr;
    }

    Word& add(Kind kind, std::size_t taken)
    {
        Word word;
        word.kind = kind;
        word.begin = raw_[at_].begin;
        word.end = raw_[at_ + taken - 1].end;
        word.stop = stop_ ? std::exchange(stop_, 0) : raw_[at_].stop;
        word.before = std::exchange(before_, {});
        word.article = std::exchange(article_, false);
        at_ += taken;
        return out_.emplace_back(std::move(word));
    }

    void pass_over()
    {
        if (raw_[at_].stop) stop_ = raw_[at_].stop;
        ++at_;
    }

    /// "My partner Bob", "Tom, the dealer,": one player.
    void add_seat(Seat seat, std::size_t taken, bool owner)
    {
        const bool goes_on = stop_ == 0 && before_.empty() && (raw_[at_].stop == 0 || raw_[at_].stop == ',');
        if (goes_on && !out_.empty() && out_.back().kind == Kind::seat && out_.back().seat == seat &&
            out_.back().before.empty()) {
            out_.back().end = raw_[at_ + taken - 1].end;
            if (owner) out_.back().before = "'s";
            at_ += taken;
            return;
        }
        auto& word = add(Kind::seat, taken);
        word.seat = seat;
        if (owner) word.before = "'s";
        if (last_ != seat) called_.clear();
        last_ = seat;
    }

    void one()
    {
        const WrittenWord& raw = raw_[at_];
        if (side() || seat() || card() || trick()) return;
        if (const auto strain = strain_named(raw.small)) {
            add(Kind::strain, 1).strain = *strain;
            return;
        }
        if ((raw.small == "no" || raw.small == "without") && peek(1) &&
            (peek(1)->small == "trump" || peek(1)->small == "trumps")) {
            add(Kind::strain, 2).strain = Strain::no_trump;
            return;
        }
        if (raw.small == "a" || raw.small == "an") {
            pass_over();
            article_ = true;
            return;
        }
        if (rank()) return;
        if (raw.small == "at" && peek(1) && peek(1)->small == "once") return pass_over(), pass_over();
        if (const auto number = number_named(raw.small)) {
            add(Kind::number, 1).number = *number;
            return;
        }
        if (is_in(List::prepositions, raw.small)) {
            const std::string word = raw.small;
            pass_over();
            before_ = word;
            return;
        }
        if (is_in(List::joining, raw.small)) {
            pass_over();
            if (!stop_ || stop_ == ',') stop_ = '&';
            return;
        }
        if (raw.small == "it") before_.clear();  // "put the eight on it"
        if (is_in(List::idle, raw.small) || helps(raw.small) || is_adverb(raw.small)) return pass_over();
        plain(raw);
    }

    /// `had` before what was done, and not before what was held.
    bool helps(std::string_view small) const
    {
        if (small != "had" && small != "has" && small != "have") return false;
        const WrittenWord* next = peek(1);
        return next &&
               (next->small.ends_with("ed") || (stem_of(next->small) != phrases::stem(next->small) && next->small != "had") ||
                next->small == "not" || next->small == "been");
    }

    /// "Accordingly", "calmly": how it was done. "Hardly" takes it back.
    static bool is_adverb(std::string_view small)
    {
        constexpr std::size_t shortest = 6;
        return small.size() >= shortest && small.ends_with("ly") && !is_in(List::no_adverbs, small);
    }

    void plain(const WrittenWord& raw) { add(Kind::plain, 1).stem = stem_of(raw.small); }

    bool seat()
    {
        const WrittenWord& raw = raw_[at_];
        std::optional<Seat> found = seat_of(raw.written);
        const bool capital = std::isupper(static_cast<unsigned char>(raw.written.front())) != 0;
        const bool speaker = self_ && raw.small == "i";
        if (is_in(List::titles, raw.written) && peek(1)) {
            if (const auto titled = table_.find(raw.written, peek(1)->written)) return add_seat(*titled, 2, peek(1)->owner), true;
            if (table_.find(peek(1)->written)) return pass_over(), true;  // Sir James
        }
        if (!found && !speaker && (capital || table_.small_names)) found = table_.find(raw.written);
        if (!found) found = table_.find_called(raw.small);
        if (!found) found = role(raw);
        if (!found) return pronoun();
        // N and S
        const WrittenWord* behind = at_ + 2 < raw_.size() && (raw_[at_ + 1].small == "and" || raw_[at_ + 1].small == "&")
                                        ? &raw_[at_ + 2]
                                        : nullptr;
        const auto other = behind ? seat_of(behind->written) ? seat_of(behind->written) : table_.find(behind->written)
                                  : std::nullopt;
        if (other && *other == partner_of(*found) && !raw.owner) {
            add(Kind::side, 3).side = side_of(*found);
            return true;
        }
        const WrittenWord* next = peek(1);
        const bool whole = next && !raw.owner && !seat_of(raw.written) && table_.find(next->written) == found;  // Captain Hale
        add_seat(*found, whole ? 2 : 1, whole ? next->owner : raw.owner);
        return true;
    }

    std::optional<Seat> role(const WrittenWord& raw) const
    {
        if (!table_.dealer) return std::nullopt;
        if (raw.small == "dealer" || raw.small == "declarer") return table_.dealer;
        if (raw.small == "dummy" && before_ != "from") return partner_of(*table_.dealer);
        if (raw.small == "dummy") return partner_of(*table_.dealer);
        return std::nullopt;
    }

    bool pronoun()
    {
        const WrittenWord& raw = raw_[at_];
        const WrittenWord* next = peek(1);
        const bool mine = raw.small == "my" || raw.small == "his" || raw.small == "her";
        if ((mine || raw.small == "our") && next && is_in(List::kin, next->small) && table_.find_called(next->small))
            return pass_over(), true;  // my uncle
        const bool apposed = !out_.empty() && out_.back().kind == Kind::seat && raw.stop == ',' && before_.empty();
        if (mine && next && next->small == "partner" && apposed)
            return pass_over(), pass_over(), true;  // "Ann, his partner, led"
        if (mine && next && next->small == "partner") {
            const auto whose = raw.small != "my" ? last_ : self_ ? self_ : table_.writer;
            if (!whose) return false;
            const Seat seat = partner_of(*whose);
            add(Kind::seat, 2).seat = seat;
            return true;
        }
        if (raw.small == "my" && next && !self_ && table_.writer) return own(*next);
        if (self_ && (raw.small == "i" || raw.small.starts_with("i'"))) return pass_over(), true;
        const bool writer = raw.small == "me" || raw.small == "myself" || raw.small.starts_with("i'") || raw.written == "i";
        if (!self_ && table_.writer && writer) return add_seat(*table_.writer, 1, false), true;
        if ((raw.small == "he" || raw.small == "she") && last_ && !self_) return same_player(raw.small);
        const bool handed_on = before_ == "to" && !out_.empty() && (out_.back().stem == "leav" || out_.back().stem == "pass");
        if ((raw.small == "him" || raw.small == "her") && handed_on && last_ && !self_) {  // "he left it to her"
            add_seat(partner_of(*last_), 1, false);
            called_ = raw.small == "her" ? "she" : "he";
            return true;
        }
        if ((raw.small == "we" || raw.small == "us") && self_) {
            add(Kind::side, 1).side = side_of(*self_);
            return true;
        }
        return false;
    }

    /// The player spoken of last, unless he was `he` and now it is `she`.
    bool same_player(const std::string& pronoun)
    {
        if (!called_.empty() && called_ != pronoun) return false;
        add_seat(*last_, 1, false);
        called_ = pronoun;
        return true;
    }

    /// "It was my deal", "my ace, Bex the three"; "I led my ace" says no more than "I led the ace".
    bool own(const WrittenWord& next)
    {
        if (next.small != "deal" && (next.small.size() == 1 || !rank_named(next.small))) return false;
        if (next.small == "deal" || out_.empty() || out_.back().kind != Kind::plain)
            return add_seat(*table_.writer, 1, true), true;
        return pass_over(), true;
    }

    /// `N S` for N-S: no card follows, and no verb could.
    bool seats_of_a_side()
    {
        const WrittenWord& raw = raw_[at_];
        const WrittenWord* next = peek(1);
        if (raw.written.size() != 1 || raw.owner || !next || next->written.size() != 1) return false;
        const auto one = seat_of(raw.written), other = seat_of(next->written);
        if (!one || !other || *other != partner_of(*one)) return false;
        add(Kind::side, 2).side = side_of(*one);
        return true;
    }

    bool side()
    {
        if (seats_of_a_side()) return true;
        const auto side = side_named(raw_[at_].small);
        if (!side || std::islower(static_cast<unsigned char>(raw_[at_].written.front())) != 0) return false;
        add(Kind::side, 1).side = *side;
        return true;
    }

    /// SA, king of clubs, K clubs, heart three.
    bool card()
    {
        const WrittenWord& raw = raw_[at_];
        const bool figures = std::isupper(static_cast<unsigned char>(raw.written.front())) != 0 ||
                             !std::isalpha(static_cast<unsigned char>(raw.written.front()));
        if (const Card card = figures ? card_of(raw.small) : Card()) {
            add(Kind::card, 1).card = card;
            return true;
        }
        const auto rank = rank_named(raw.small);
        const auto strain = strain_named(raw.small);
        const WrittenWord* next = peek(1);
        const WrittenWord* third = peek(2);
        const auto suited = [&](std::optional<Strain> suit, Rank which, std::size_t taken) {
            if (!suit || *suit == Strain::no_trump) return false;
            add(Kind::card, taken).card = Card(static_cast<Suit>(*suit), which);
            return true;
        };
        const bool letter = raw.small.size() == 1 && !std::isdigit(static_cast<unsigned char>(raw.small[0]));
        if (rank && next && next->small == "of" && third && suited(strain_named(third->small), *rank, 3)) return true;
        const bool article = raw.small == "a" && next && !next->small.ends_with("s") && next->small != "dia";  // A CLUB
        if (rank && next && (!letter || figures) && !article && suited(strain_named(next->small), *rank, 2)) return true;
        if (strain && is_led(raw)) return suited(strain, *rank_named(raw_[at_ + 2].small), 3);  // "started on diamonds: my ace"
        if (strain && next && !raw.small.ends_with("s"))
            if (const auto high = rank_named(next->small);
                high && (next->small.size() > 1 || std::isdigit(static_cast<unsigned char>(next->small[0]))))
                return suited(strain, *high, 2);
        return false;
    }

    /// A suit with its card behind it, as it was led: `: the ace`. Only asked where a word stands two places behind.
    bool is_led(const WrittenWord& suit) const
    {
        const std::size_t at = static_cast<std::size_t>(&suit - raw_.data());
        if (at + 2 >= raw_.size() || raw_[at + 2].stop != 0 || !rank_named(raw_[at + 2].small)) return false;
        const std::string& article = raw_[at + 1].small;
        const bool of_whom = article == "the" || article == "my" || article == "his" || article == "her";
        return of_whom && (raw_[at + 1].stop == ':' || raw_[at + 1].stop == ',') && !out_.empty() &&
               out_.back().kind == Kind::plain;
    }

    /// A rank alone is one only where its suit can be known: "the three", not "three".
    bool rank()
    {
        const WrittenWord& raw = raw_[at_];
        const auto found = rank_named(raw.small);
        const bool court = found && *found >= Rank::jack && raw.small.size() > 1;
        const bool the = at_ > 0 && raw_[at_ - 1].small == "the" && raw.stop == 0;
        const WrittenWord* next = peek(1);
        const bool dealt_from = next && next->small == "from" && is_in_a_trick(next);  // "seven from dummy"
        const bool counts = next && (next->small.starts_with("trick") || next->small == "of");
        const bool letter = raw.small.size() == 1 && std::isdigit(static_cast<unsigned char>(raw.small[0])) == 0;
        if (!found || letter || !(court || raw.small == "deuce" || raw.small == "trey" || (the && !counts) || dealt_from))
            return false;
        if (raw.small.size() == 1 && !(the && is_in_a_trick(next))) return false;
        add(Kind::rank, 1).rank = *found;
        return true;
    }

    /// "the 4", where a card was told before: `next` does not say of what there are four.
    bool is_in_a_trick(const WrittenWord* next) const
    {
        if (next && !is_in(List::prepositions, next->small) && !is_in(List::joining, next->small)) return false;
        const auto is_card = [](const Word& word) { return word.kind == Kind::card; };
        return table_.cards != 0 || std::any_of(out_.begin(), out_.end(), is_card);
    }

    /// trick 3, the third trick
    bool trick()
    {
        const WrittenWord& raw = raw_[at_];
        const WrittenWord* next = peek(1);
        if (raw.small == "trick" && next)
            if (const auto number = number_named(next->small); number && *number >= 1 && *number <= 13) {
                add(Kind::trick, 2).number = *number;
                return true;
            }
        if (const auto number = ordinal(raw.small); number && next && (next->small == "trick" || next->small == "round")) {
            if (next->small == "round") return false;
            add(Kind::trick, 2).number = *number;
            return true;
        }
        return false;
    }

    const Table& table_;
    std::optional<Seat> self_, last_;
    std::vector<WrittenWord> raw_;
    std::size_t at_ = 0;
    char stop_ = 0;
    bool article_ = false;
    std::string before_;
    std::string called_;  ///< he or she, of the player spoken of last
    std::vector<Word> out_;
};

}  // namespace

std::vector<Word> hear(std::string_view line, const Table& table, std::optional<Seat> self)
{
    return Hearing(line, table, self).words();
}

}  // namespace hoyle::prose

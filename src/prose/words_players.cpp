#include "prose/tokeniser.hpp"

#include "prose/lists.hpp"
#include "prose/word_lookup.hpp"

#include <cctype>

namespace hoyle::prose {

void Tokeniser::add_seat(Seat seat, std::size_t taken, bool owner)
{
    const bool goes_on = stop_ == 0 && before_.empty() && (raw_[at_].stop == 0 || raw_[at_].stop == ',');
    if (goes_on && !out_.empty() && out_.back().kind == Kind::seat && out_.back().seat == seat && out_.back().before.empty()) {
        out_.back().end = raw_[at_ + taken - 1].end;
        if (owner) out_.back().before = "'s";
        at_ += taken;
        return;
    }
    const bool apposed = out_.size() > 1 && out_.back().kind == Kind::plain && is_in(List::apposing, out_.back().stem) &&
                         out_[out_.size() - 2].kind == Kind::seat && out_[out_.size() - 2].seat == seat;
    if (apposed && before_.empty()) {  // "Lane, who was dummy, says"
        out_.pop_back();
        stop_ = 0;
        at_ += taken;
        return;
    }
    auto& word = add(Kind::seat, taken);
    word.seat = seat;
    if (owner) word.before = "'s";
    if (last_ != seat) called_.clear();
    last_ = seat;
}

std::optional<Seat> Tokeniser::named_small(const WrittenWord& raw) const
{
    const bool other = raw.small.size() < 3 || is_in(List::of_speech, raw.small) || raw.small == "may" || raw.small == "will";
    if (!small_letters_ || other) return std::nullopt;
    return table_.find(static_cast<char>(std::toupper(raw.small[0])) + raw.small.substr(1));
}

bool Tokeniser::the_rank() const { return at_ > 0 && raw_[at_ - 1].small == "the" && rank_named(raw_[at_].small); }

bool Tokeniser::seat()
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
    if (!found) found = named_small(raw);
    if (!found) found = table_.find_called(raw.small);
    if (!found) found = role(raw);
    if (!found) return pronoun();
    // N and S
    const WrittenWord* behind = at_ + 2 < raw_.size() && (raw_[at_ + 1].small == "and" || raw_[at_ + 1].small == "&")
                                    ? &raw_[at_ + 2]
                                    : nullptr;
    const auto other = behind ? seat_of(behind->written) ? seat_of(behind->written) : table_.find(behind->written) : std::nullopt;
    if (other && *other == partner_of(*found) && !raw.owner) {
        add(Kind::side, 3).side = side_of(*found);
        return true;
    }
    const WrittenWord* next = peek(1);
    const bool whole = next && !raw.owner && !seat_of(raw.written) && table_.find(next->written) == found;  // Captain Hale
    add_seat(*found, whole ? 2 : 1, whole ? next->owner : raw.owner);
    return true;
}

std::optional<Seat> Tokeniser::role(const WrittenWord& raw) const
{
    const auto dealer = raw.owner ? table_.known_dealer() : table_.dealer;  // `Tom dealer` says who it is
    if (!dealer) return std::nullopt;
    if (raw.small == "dealer" || raw.small == "declarer") return dealer;
    if (raw.small == "dummy") return partner_of(*dealer);
    return std::nullopt;
}

bool Tokeniser::pronoun()
{
    if (whose() || writer()) return true;
    const WrittenWord& raw = raw_[at_];
    if ((raw.small == "we" || raw.small == "us") && self_) {
        add(Kind::side, 1).side = side_of(*self_);
        return true;
    }
    // `we made ten tricks`, told by one of the four
    const bool we = raw.small == "we" && table_.writer && !self_ && peek(1) && is_in(List::bringing, peek(1)->small);
    if (we) return add(Kind::side, 1).side = side_of(*table_.writer), true;
    return last_ && !self_ && he_or_she(raw);
}

bool Tokeniser::whose()
{
    const WrittenWord& raw = raw_[at_];
    const WrittenWord* next = peek(1);
    const bool mine = raw.small == "my" || raw.small == "his" || raw.small == "her";
    if (!next || !(mine || raw.small == "our")) return false;
    if (is_in(List::kin, next->small) && table_.find_called(next->small)) return pass_over(), true;
    if (mine && next->small == "partner") return partner(raw);
    return raw.small == "my" && !self_ && table_.writer && own(*next);
}

bool Tokeniser::partner(const WrittenWord& raw)
{
    const bool apposed = !out_.empty() && out_.back().kind == Kind::seat && raw.stop == ',' && before_.empty();
    if (apposed) return pass_over(), pass_over(), true;  // "Ann, his partner, led"
    const auto of_whom = raw.small != "my" ? last_ : self_ ? self_ : table_.writer;
    if (!of_whom) return false;
    const Seat seat = partner_of(*of_whom);
    const bool handed_on = std::any_of(out_.begin(), out_.end(), [](const Word& word) { return word.stem == "leav"; });
    const bool to = before_ == "to";
    add(Kind::seat, 2).seat = seat;
    if (to && handed_on) last_ = seat, called_.clear();  // "South left it to his partner and she made it hearts"
    return true;
}

bool Tokeniser::writer()
{
    const WrittenWord& raw = raw_[at_];
    if (self_ && (raw.small == "i" || raw.small.starts_with("i'"))) return pass_over(), true;
    const bool is_me = raw.small == "me" || raw.small == "myself" || raw.small == "self" || raw.small.starts_with("i'") ||
                       raw.written == "i";
    if (self_ || !table_.writer || !is_me) return false;
    return add_seat(*table_.writer, 1, false), true;
}

bool Tokeniser::he_or_she(const WrittenWord& raw)
{
    if (raw.small == "he" || raw.small == "she") return same_player(raw.small);
    const bool handed_on = before_ == "to" && !out_.empty() && (out_.back().stem == "leav" || out_.back().stem == "pass");
    if (!handed_on || (raw.small != "him" && raw.small != "her")) return false;  // "he left it to her"
    add_seat(partner_of(*last_), 1, false);
    called_ = raw.small == "her" ? "she" : "he";
    return true;
}

bool Tokeniser::same_player(const std::string& pronoun)
{
    if (!called_.empty() && called_ != pronoun) return false;
    add_seat(*last_, 1, false);
    called_ = pronoun;
    return true;
}

bool Tokeniser::own(const WrittenWord& next)
{
    if (next.small != "deal" && (next.small.size() == 1 || !rank_named(next.small))) return false;
    if (next.small == "deal" || out_.empty() || out_.back().kind != Kind::plain) return add_seat(*table_.writer, 1, true), true;
    return pass_over(), true;
}

bool Tokeniser::seats_of_a_side()
{
    const WrittenWord& raw = raw_[at_];
    const WrittenWord* next = peek(1);
    if (raw.written.size() != 1 || raw.owner || !next || next->written.size() != 1) return false;
    const auto one = seat_of(raw.written), other = seat_of(next->written);
    if (!one || !other || *other != partner_of(*one)) return false;
    add(Kind::side, 2).side = side_of(*one);
    return true;
}

bool Tokeniser::side()
{
    if (seats_of_a_side()) return true;
    const auto side = side_named(raw_[at_].small);
    if (!side) return false;
    add(Kind::side, 1).side = *side;
    return true;
}

}  // namespace hoyle::prose

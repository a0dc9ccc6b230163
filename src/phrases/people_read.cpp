#include "phrases/people_read.hpp"
#include "phrases/people.hpp"
#include "phrases/people_words.hpp"

#include <algorithm>
#include <set>

namespace hoyle::phrases {
namespace {

/// Between who somebody is and what he is.
bool is_filling(std::string_view word)
{
    return is_any(word, {"the",  "a",    "who",  "was",    "is",      "were",    "are",     "am",     "being", "as",
                         "had",  "has",  "have", "been",   "sat",     "sits",    "sitting", "seated", "now",   "then",
                         "also", "next", "just", "myself", "himself", "herself", "there",   "playing"});
}

class Relations {
public:
    explicit Relations(People& out) : out_(out) {}

    void read()
    {
        seats();
        for (at_ = 0; at_ < out_.pieces.size(); ++at_) relations();
        one_dealer();
        different();
        std::stable_sort(out_.relations.begin(), out_.relations.end(),
                         [](const Relation& a, const Relation& b) { return !a.or_opposite && b.or_opposite; });
    }

private:
    const Piece* piece(std::size_t i) const { return i < out_.pieces.size() ? &out_.pieces[i] : nullptr; }
    bool says(std::size_t i, Words words) const
    {
        return i < out_.pieces.size() && out_.pieces[i].person < 0 && is_any(out_.pieces[i].small, words);
    }
    int at(std::size_t i) const { return i < out_.pieces.size() ? out_.pieces[i].person : -1; }
    bool is_place(int who) const
    {
        return who >= 0 && out_.all[static_cast<std::size_t>(who)].key.size() == 1 &&
               !out_.all[static_cast<std::size_t>(who)].named;
    }

    /// The next piece that is no filling, in the same sentence; one past the end: none.
    std::size_t behind(std::size_t i) const
    {
        do {
            if (i >= out_.pieces.size() || out_.pieces[i].stop == '.') return out_.pieces.size();
            ++i;
        } while (i < out_.pieces.size() && out_.pieces[i].person < 0 && is_filling(out_.pieces[i].small));
        return i;
    }

    /// In the same sentence.
    bool any_near(std::size_t i, Words words, std::size_t reach = 5) const
    {
        for (std::size_t k = i; k + reach > i && k > 0 && out_.pieces[k - 1].stop != '.'; --k)
            if (says(k - 1, words)) return true;
        for (std::size_t k = i; k < out_.pieces.size() && k <= i + reach; ++k) {
            if (says(k, words)) return true;
            if (out_.pieces[k].stop == '.') break;
        }
        return false;
    }

    void is_at(int who, unsigned places) { out_.told.emplace_back(who, places); }
    void relate(int one, int other, int steps)
    {
        if (one != other && one >= 0 && other >= 0) out_.relations.push_back({one, other, steps});
    }

    /// "The curate dealt and sat South": of whom the sentence tells before it, the seat is his. -1: no verb stands before it.
    int seated_before(std::size_t i) const
    {
        std::size_t verb = i;
        while (verb > 0 && says(verb - 1, {"the"})) --verb;
        if (verb == 0 || !says(verb - 1, {"sat", "sits", "sitting", "was", "is", "am", "in", "as", "seated"})) return -1;
        for (std::size_t k = verb - 1; k > 0 && out_.pieces[k - 1].stop != '.'; --k)
            if (at(k - 1) >= 0 && !out_.pieces[k - 1].owner) return is_place(at(k - 1)) ? -1 : at(k - 1);
        return -1;
    }

    /// "Parr dealt (East)": of whom the sentence tells before the bracket. -1: it stands in none, or right behind a name.
    int in_brackets_behind(std::size_t i) const
    {
        if (i < 2 || out_.pieces[i - 1].stop != '(' || at(i - 1) >= 0) return -1;
        for (std::size_t k = i - 1; k > 0 && out_.pieces[k - 1].stop != '.'; --k)
            if (at(k - 1) >= 0 && !out_.pieces[k - 1].owner) return is_place(at(k - 1)) ? -1 : at(k - 1);
        return -1;
    }

    /// "South Brandt (that am I)": who stands before the bracket. -1: I am in none.
    int in_brackets_as(std::size_t i) const
    {
        if (at(i) < 0 || out_.all[static_cast<std::size_t>(at(i))].key != "i" || out_.pieces[i].stop != ')') return -1;
        std::size_t open = i;
        while (open > 0 && out_.pieces[open - 1].stop == 0 && at(open - 1) < 0) --open;
        return open > 0 && out_.pieces[open - 1].stop == '(' ? at(open - 1) : -1;
    }

    /// The people of a run are paired as they come: seats and names by turns, seats first or names first.
    void pair_run(std::vector<std::size_t>& run)
    {
        // "Players N Burr, E Shaw": what heads them is nobody
        const auto parted = [&](std::size_t from) {
            int commas = 0;
            for (std::size_t k = from; k + 1 < run.size(); k += 2) commas += out_.pieces[run[k]].stop == ',';
            return commas;
        };
        const std::size_t first = run.size() % 2 == 1 && parted(1) < parted(0) ? 1 : 0;
        for (std::size_t k = first; k + 1 < run.size(); k += 2)
            if (is_place(at(run[k])) != is_place(at(run[k + 1]))) relate(at(run[k]), at(run[k + 1]), 0);
        run.clear();
    }

    /// Of a seat by itself whose it is, told before it; -1: nobody's.
    int whose_seat(std::size_t i, bool first) const
    {
        if (!is_place(at(i))) return -1;
        const int before = first ? seated_before(i) : -1;
        return before >= 0 ? before : in_brackets_behind(i);
    }

    /// "My partner North was Emily": he is named behind it.
    bool is_partner_named(std::size_t i) const
    {
        return at(i) >= 0 && out_.all[static_cast<std::size_t>(at(i))].key.starts_with("partner ") && at(i + 1) >= 0 &&
               out_.pieces[i].stop == 0;
    }

    bool joins_run(std::size_t i) const
    {
        return says(i, {"sat", "was", "is", "in", "at", "and", "the", "sits", "sitting", "as"});
    }

    void seats()
    {
        std::vector<std::size_t> run;
        bool after_role = false;
        for (std::size_t i = 0; i < out_.pieces.size(); ++i) {
            const Piece& here = out_.pieces[i];
            const bool stops = here.stop == '.';
            if (is_partner_named(i)) continue;
            if (here.person >= 0 && out_.all[static_cast<std::size_t>(here.person)].places != 15) {
                if (stops) pair_run(run);
                after_role = true;  // "North Kane (dealer), East Loft"
            } else if (const int sits = whose_seat(i, run.empty()); sits >= 0) {
                relate(sits, here.person, 0);
                pair_run(run);
            } else if (const int of = in_brackets_as(i); of >= 0) {
                relate(of, here.person, 0);
                pair_run(run);
            } else if (here.person >= 0 && !here.owner && !here.pronoun) {
                if (!run.empty() && is_place(here.person) == is_place(at(run.back()))) pair_run(run);
                run.push_back(i);
                // "dummy West." has no player of its own
                if (stops && (run.size() != 1 || after_role || !is_place(here.person))) pair_run(run);
                after_role = false;
            } else if (!joins_run(i) || (stops && run.size() % 2 == 0)) {
                pair_run(run);
            }
        }
        pair_run(run);
    }

    void relations()
    {
        const int who = at(at_);
        if (says(at_, {"by"}) && at_ > 0 && says(at_ - 1, {"dealt", "deal"}) && at(at_ + 1) >= 0) dealer(at(at_ + 1), at_);
        declared_by();
        being_beside();
        of_defence();
        round_the_table();
        if (who < 0) return plays_alone();
        if (out_.pieces[at_].owner) return owned(who);
        const std::size_t next = behind(at_);
        if (says(next, {"dealt", "deals", "dealing"}) &&
            !(says(next, {"dealt"}) && next > at_ + 1 && says(next - 1, {"was", "were", "been", "am", "is"})))
            dealer(who, next);
        if (is_place(at(next)) && says(next + 1, {"and"}) && says(next + 2, {"dealt", "deal"})) dealer(who, next + 2);
        dealer_by_seat(who, next);
        plays_it(who);
        plays_card(who, next);
        if (says(next, {"left", "passed", "leaves", "passes"}) && says(next + 1, {"it"}) && says(next + 2, {"to"}) &&
            at(next + 3) >= 0 && !any_near(next, {"not", "before", "turn"})) {
            is_at(who, 1);
            is_at(at(next + 3), 4);
        }
        if (says(next, {"held", "deal"}) && (says(next, {"deal"}) ? says(at_ + 1, {"had", "has"}) : says(next + 2, {"deal"})))
            dealer(who, next);
        one_of_others(who, next);
        same_as(who, next);
        on_side(who, next);
        pair(who);
        declared(who, next);
    }

    /// "Ann's deal", "Ann's cards lay on the table": what is told of somebody by what was his.
    void owned(int who)
    {
        if (says(at_ + 1, {"deal"})) dealer(who, at_);
        side_of(who);
        if (says(at_ + 1, {"cards", "hand"}) && (is_dummy_behind(at_ + 1) || lies_spread(at_ + 2) || lies_on_table(at_ + 2)))
            is_at(who, opposite_him);
    }

    /// "Were spread opposite him"
    bool lies_spread(std::size_t i) const
    {
        return says(i, {"were", "was", "lay", "are"}) && says(i + 1, {"spread", "exposed", "faced", "laid"}) &&
               says(i + 2, {"opposite", "out", "down"});
    }

    /// "Were down on the table"
    bool lies_on_table(std::size_t from) const
    {
        for (std::size_t i = from; i < from + 3; ++i)
            if (says(i, {"on"}) && (says(i + 2, {"table"}) || says(i + 1, {"table"})) &&
                says(i - 1, {"being", "were", "was", "lay", "are", "is", "down"}))
                return true;
        return false;
    }

    /// "Ann's cards lay exposed as dummy".
    bool is_dummy_behind(std::size_t i) const
    {
        for (std::size_t k = i + 1; k < i + 6 && k < out_.pieces.size() && out_.pieces[k - 1].stop != '.'; ++k)
            if (at(k) >= 0) return says(k - 1, {"as"}) && out_.all[static_cast<std::size_t>(at(k))].key == "dummy";
        return false;
    }

    /// "Was playing the hand", "played the two hands": as the dealer does; not "played the hand out".
    bool plays_hand(std::size_t verb) const
    {
        if (!says(verb, {"playing", "played", "plays"})) return false;
        std::size_t i = verb + 1;
        if (!says(i, {"the", "both"})) return false;
        for (++i; says(i, {"the", "two"}); ++i) {}
        return says(i, {"hand", "hands"}) && !says(i + 1, {"out", "over", "through", "again", "of", "to"}) &&
               piece(i)->person < 0;
    }

    /// "Holt was playing the hand", "The Chaplain, who was playing the hand, led ..."
    void plays_it(int who)
    {
        const bool told_aside = says(at_ + 1, {"who"});
        const std::size_t behind = at_ + 1 + told_aside;
        const std::size_t verb = behind + says(behind, {"was", "is", "am", "were"});
        const bool of_him = out_.pieces[at_].stop == 0 || (told_aside && out_.pieces[at_].stop == ',');
        if (plays_hand(verb) && of_him && !is_of_two(who)) dealer(who, verb);
    }

    bool is_suit(std::size_t i) const
    {
        return says(i, {"heart", "hearts", "spade", "spades", "diamond", "diamonds", "club", "clubs", "trump"});
    }

    /// "Mrs Dunn laid down the four of hearts": dummy plays no card himself, so she does not sit opposite the dealer.
    void plays_card(int who, std::size_t next)
    {
        constexpr std::size_t near = 5;
        if (out_.pieces[at_].stop == ',' && says(at_ + 1, {"who"})) next = behind_clause(at_ + 1);
        if (is_of_two(who) && !is_place(who)) return;
        const bool laid = says(next, {"put", "laid", "threw"}) && says(next + 1, {"down"});
        const bool ruffed = says(next, {"revoked", "renounced", "ruffed", "trumped"});
        if (!ruffed && !laid && !says(next, {"led", "leads", "played", "plays", "discarded"})) return;
        for (std::size_t i = next + 1; ruffed || i <= next + near; ++i) {
            if (ruffed || (is_suit(i) && !any_behind(i, {"from", "off", "out"}))) return out_.may_play.push_back(who);
            if (i >= out_.pieces.size() || says(i, {"from", "dummy", "off", "out"}) || at(i) >= 0) return;
            if (out_.pieces[i].stop != 0) return;
        }
    }

    /// In the rest of the clause.
    bool any_behind(std::size_t i, Words words) const
    {
        for (; i < out_.pieces.size(); ++i) {
            if (says(i, words)) return true;
            if (out_.pieces[i].stop != 0) break;
        }
        return false;
    }

    /// ", who is Mr Tilley's partner, led": the verb. One past the end: the clause does not end.
    std::size_t behind_clause(std::size_t i) const
    {
        constexpr std::size_t longest = 8;
        for (std::size_t k = i; k < out_.pieces.size() && k < i + longest && out_.pieces[k].stop != '.'; ++k)
            if (out_.pieces[k].stop == ',') return k + 1;
        return out_.pieces.size();
    }

    bool is_of_two(int who) const
    {
        const std::string& key = out_.all[static_cast<std::size_t>(who)].key;
        return key == "we" || key == "they" || is_place(who);
    }

    /// "Playing the hand at diamonds, I sneezed": who is named next.
    void plays_alone()
    {
        if ((at_ > 0 && out_.pieces[at_ - 1].stop != '.') || !plays_hand(at_)) return;
        for (std::size_t i = at_ + 1; i < out_.pieces.size() && out_.pieces[i - 1].stop != '.'; ++i)
            if (at(i) >= 0 && !out_.pieces[i].owner) return is_of_two(at(i)) ? void() : dealer(at(i), at_);
    }

    /// "Lowe (dealer), then clockwise Fitch, Lowe's partner, Garrity": each sits to the left of whom stands before.
    void round_the_table()
    {
        constexpr std::size_t near = 3;
        if (!says(at_, {"clockwise"})) return;
        int before = -1;
        for (std::size_t i = at_; i > 0 && i + near > at_ && out_.pieces[i - 1].stop != '.' && before < 0; --i)
            if (at(i - 1) >= 0 && !out_.pieces[i - 1].owner && !is_role(at(i - 1))) before = at(i - 1);
        for (std::size_t i = at_ + 1; i < out_.pieces.size() && out_.pieces[i - 1].stop != '.'; ++i) {
            if (at(i) < 0 || out_.pieces[i].owner) continue;
            if (before >= 0) relate(before, at(i), 1);
            before = at(i);
        }
    }

    bool is_role(int who) const { return out_.all[static_cast<std::size_t>(who)].places != 15; }

    /// "Constance had won the last trick for the defence".
    void of_defence()
    {
        constexpr std::size_t far = 8;
        if (!says(at_, {"defence", "defense"}) || at_ < 2 || !says(at_ - 1, {"the"}) || !says(at_ - 2, {"for", "of", "on", "in"}))
            return;
        for (std::size_t i = at_ - 2; i > 0 && i + far > at_ && out_.pieces[i - 1].stop != '.'; --i)
            if (at(i - 1) >= 0) return is_of_two(at(i - 1)) ? void() : is_at(at(i - 1), at_his_left | at_his_right);
    }

    /// "South was the dealer", "South being dealer"
    bool is_told_to_be(std::size_t next) const
    {
        if (!says(at_ + 1, {"was", "is", "being", "am"})) return false;
        return std::all_of(out_.pieces.begin() + static_cast<std::ptrdiff_t>(at_),
                           out_.pieces.begin() + static_cast<std::ptrdiff_t>(std::min(next, out_.pieces.size())),
                           [](const Piece& each) { return each.stop == 0; });
    }

    /// "Dealer North", "Mrs Field, South, dealer", "South was the dealer".
    void dealer_by_seat(int who, std::size_t next)
    {
        const int other = at(next);
        if ((next != at_ + 1 && !is_told_to_be(next)) || other < 0 || out_.pieces[next].owner || out_.pieces[at_].stop == '.')
            return;
        const auto is_dealer = [&](int each) { return out_.all[static_cast<std::size_t>(each)].key == "dealer"; };
        if (is_place(who) && is_dealer(other)) dealer(who, next);
        if (is_dealer(who) && is_place(other)) dealer(other, next);
    }

    /// "Tom was dealer", "my partner, Tom, ..."
    void same_as(int who, std::size_t next)
    {
        const int other = at(next);
        if (other < 0 || other == who || out_.pieces[next].owner) return;
        bool told = next > at_ + 1 && !says(at_ + 1, {"had", "has", "have"});
        for (std::size_t i = at_ + 1; i < next; ++i) told = told && out_.pieces[i].stop == 0;  // "if he is, Judd may choose"
        const bool apposed = next == at_ + 1 &&
                             (out_.pieces[at_].stop == ',' || out_.pieces[at_].stop == 0 || out_.pieces[at_].stop == '(' ||
                              out_.pieces[at_].stop == ':' || out_.pieces[at_].stop == '=');
        const Person &a = out_.all[static_cast<std::size_t>(who)], &b = out_.all[static_cast<std::size_t>(other)];
        const bool role = a.places != 15 || b.places != 15;  // "my wife was dummy"
        if ((!told && !apposed) || (a.named == b.named && !(told && role)) || is_place(who) || is_place(other)) return;
        const bool open = out_.pieces[next].stop != 0 || told || out_.pieces[at_].stop == 0;  // "my partner, Tom, led"
        if (open) relate(who, other, 0);
    }

    /// "Mr. Tilley had the lead, being on the Colonel's left hand": of whom the sentence tells first.
    void being_beside()
    {
        const std::string_view key = at(at_) < 0 ? std::string_view() : out_.all[static_cast<std::size_t>(at(at_))].key;
        if ((!key.starts_with("left ") && !key.starts_with("right ")) || at_ < 3 || !says(at_ - 1, {"on", "at", "to"})) return;
        if (!says(at_ - 2, {"being", "sitting", "seated"})) return;
        std::size_t begin = at_;
        while (begin > 0 && out_.pieces[begin - 1].stop != '.') --begin;
        while (begin < at_ && at(begin) < 0) ++begin;
        if (begin < at_ && !out_.pieces[begin].owner && at(begin) != at(at_)) relate(at(begin), at(at_), 0);
    }

    /// "Mr. Tully, one of his adversaries".
    void one_of_others(int who, std::size_t next)
    {
        if (!says(next, {"one"}) || !says(next + 1, {"of"}) || at(next + 2) < 0) return;
        if (!out_.pieces[next + 2].owner || !says(next + 3, {"adversaries", "opponents"})) return;
        int of = at(next + 2);  // nobody is his own
        for (std::size_t i = at_; of == who && i > 0; --i)
            if (at(i - 1) >= 0 && !out_.pieces[i - 1].owner) of = at(i - 1);
        if (of != who) out_.relations.push_back({of, who, 1, true});
    }

    /// "On her left Mr. Greaves", "on John's left sat Mary".
    void side_of(int whose)
    {
        if (at_ == 0 || !says(at_ - 1, {"on", "at", "to"}) || !says(at_ + 1, {"left", "right"}) || piece(at_ + 1)->stop != 0)
            return;
        const std::size_t next = behind(at_ + 1);
        if (at(next) >= 0 && at(next) != whose && !out_.pieces[next].owner)
            relate(whose, at(next), says(at_ + 1, {"left"}) ? 1 : 3);
    }

    /// "Ben sat on my left", "to the right of Tom", "opposite me".
    void on_side(int who, std::size_t next)
    {
        std::size_t i = next;
        if (says(i, {"opposite", "facing"})) return relate(who, at(i + 1), 2);
        if (says(i, {"left", "right"}) && !says(i + 1, {"of", "from"})) return;
        if (!says(i, {"on", "at", "to", "upon", "left", "right"})) return;
        const auto is_side = [&](int whose) {  // "on John's left hand"
            const std::string& key = out_.all[static_cast<std::size_t>(whose)].key;
            return key.starts_with("left ") || key.starts_with("right ");
        };
        if (at(i + 1) >= 0 && is_side(at(i + 1))) return relate(who, at(i + 1), 0);
        if (!says(i, {"left", "right"})) ++i;
        while (says(i, {"the"})) ++i;
        int whom = -1;
        if (at(i) >= 0 && out_.pieces[i].owner) whom = at(i++);
        const bool left = says(i, {"left"}), right = says(i, {"right"});
        if (!left && !right) return;
        if (whom < 0 && says(i + 1, {"of", "from"})) {
            i += 2;
            while (says(i, {"the"})) ++i;
            whom = at(i);
        }
        if (whom >= 0 && whom != who) relate(whom, who, left ? 1 : 3);
    }

    /// "Tom and Ann were partners", "Tom and Ann against Ben and me", "I was playing with Ann".
    void pair(int who)
    {
        if (const std::size_t second = joined(at_, {"and", "with"}); at(second) >= 0) {
            std::size_t then = behind(second);
            if (says(then, {"partners", "partnered", "together"})) return relate(who, at(second), 2);
            if (says(then, {"played", "play"})) then = behind(then);
            if (says(then, {"against", "versus", "vs", "v"})) against(who, at(second), then + 1);
        }
        const std::size_t next = behind(at_);
        const bool with = says(next, {"with"}) && says(next - 1, {"playing", "is", "was", "am"});
        if (with || says(next, {"partnered"}) || (says(next, {"partner"}) && says(next + 1, {"of", "to"})))
            relate(who, at(says(next + 1, {"by", "with", "of", "to"}) ? next + 2 : next + 1), 2);
    }

    /// The piece behind one and the word, or the sign, that joins the two; one past the end: nothing joins them.
    std::size_t joined(std::size_t i, Words words) const
    {
        if (says(i + 1, words)) return says(i + 2, {"the"}) ? i + 3 : i + 2;
        return i < out_.pieces.size() && out_.pieces[i].stop == '&' ? i + 1 : out_.pieces.size();
    }

    void against(int one, int other, std::size_t i)
    {
        relate(one, other, 2);
        const int third = at(i);
        if (third < 0) return;
        out_.relations.push_back({one, third, 1, true});
        relate(third, at(joined(i, {"and"})), 2);
    }

    /// Who makes the trump is the dealer or his partner; if nobody says that it was not his to make.
    void declared(int who, std::size_t next)
    {
        if (!says(next, {"declared", "made", "makes", "declares", "went", "named", "names"})) return;
        for (std::size_t i = next + 1; i < next + 4; ++i)
            if (is_trump(i) && is_lawful(next)) made_.emplace_back(who, 5U);
    }

    /// "Hearts, made by me".
    void declared_by()
    {
        if (at_ < 2 || at(at_) < 0 || out_.pieces[at_].owner || !says(at_ - 1, {"by"})) return;
        if (!says(at_ - 2, {"made", "declared", "named", "called"}) || !is_lawful(at_ - 2)) return;
        for (std::size_t i = at_ - 2; i > 0 && i + 6 > at_ && out_.pieces[i - 1].stop != '.'; --i)
            if (is_trump(i - 1)) return made_.emplace_back(at(at_), 5U), void();
    }

    bool is_trump(std::size_t i) const { return says(i, {"hearts", "spades", "diamonds", "clubs", "trumps", "trump"}); }
    bool is_lawful(std::size_t make) const
    {
        return !any_near(make, {"before", "turn", "though", "although", "without", "instead", "not", "but", "wrong", "first"}, 9);
    }

    /// "The dealer told my partner", "the dealer led and I was next": in one sentence two words for somebody are two people.
    void different()
    {
        std::vector<int> of_sentence;
        for (std::size_t i = 0; i < out_.pieces.size(); ++i) {
            if (out_.pieces[i].begins) of_sentence.clear();
            const int who = at(i);
            if (who < 0 || out_.pieces[i].owner) continue;
            const bool told_him = out_.pieces[i].pronoun && at(i + 2) >= 0 &&
                                  !out_.pieces[i + 2].pronoun;  // "he told my partner"
            if (out_.pieces[i].pronoun && !told_him) continue;
            for (const int other : of_sentence)
                if (other != who && (are_different(who, other) || are_different(other, who)))
                    out_.likely.push_back({other, who, 0, false, true});
            of_sentence.push_back(who);
        }
    }

    bool are_different(int one, int other) const
    {
        const Person &a = out_.all[static_cast<std::size_t>(one)], &b = out_.all[static_cast<std::size_t>(other)];
        return (a.key == "i" && b.places != 15) || (a.key.starts_with("partner ") && !is_place(other));
    }

    void dealer(int who, std::size_t where)
    {
        several_deals_ = several_deals_ || (says(where, {"dealt", "deals"}) && any_near(where, {"next"}));
        if (any_near(where, {"should", "turn", "wrong", "next", "supposed", "redeal", "along"})) return;
        if (says(where - 1, {"not"}) || (where > 1 && says(where - 2, {"not"}))) return;
        dealers_.insert(who);
    }

    /// Where several are told to have dealt it is not known of which deal the rest is told.
    void one_dealer()
    {
        std::set<int> named;
        for (const int who : dealers_)
            if (out_.all[static_cast<std::size_t>(who)].places == 15) named.insert(who);
        if (named.size() > 1 || several_deals_) {
            out_.told.clear();
            return;
        }
        for (const int who : named) out_.told.insert(out_.told.begin(), {who, 1U});
        out_.told.insert(out_.told.end(), made_.begin(), made_.end());
    }

    People& out_;
    std::size_t at_ = 0;  ///< the piece in hand
    std::set<int> dealers_;
    bool several_deals_ = false;
    std::vector<std::pair<int, unsigned>> made_;
};

}  // namespace

People read_people(std::string_view text, const Lexicon& lexicon)
{
    People people = name_people(text, lexicon);
    Relations(people).read();
    return people;
}

}  // namespace hoyle::phrases

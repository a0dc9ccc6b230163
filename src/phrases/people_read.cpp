#include "phrases/people_read.hpp"



#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace hoyle::phrases {
namespace {

using Words = std::initializer_list<std::string_view>;

bool is_any(std::string_view word, Words of) { return std::find(of.begin(), of.end(), word) != of.end(); }

/// He (1), she (2) or not known (0), of somebody with this title or so related; nothing: it is no such word.
std::optional<int> called(std::string_view word)
{
    if (is_any(word, {"mr", "sir", "lord", "father", "uncle", "monsieur", "herr", "grandpa", "grandfather", "husband", "brother", "son", "papa", "dad",
                      "nephew", "colonel", "col", "major", "captain", "capt", "general", "admiral", "vicar", "rector", "curate", "parson", "canon", "squire",
                      "host", "rev", "reverend", "lieutenant", "commander", "sergeant"}))
        return 1;
    if (is_any(word, {"mrs", "miss", "lady", "aunt", "madame", "frau", "mme", "mlle", "grandmother", "granny", "grandma", "wife", "mother", "sister",
                      "daughter", "mama", "mamma", "mum", "niece", "hostess"}))
        return 2;
    if (is_any(word, {"dr", "doctor", "cousin", "judge", "professor", "friend", "neighbour"})) return 0;
    return std::nullopt;
}

/// Words with a capital that name nobody.
bool names_nobody(std::string_view word)
{
    return is_any(word, {"i", "heart", "hearts", "spade", "spades", "diamond", "diamonds", "club", "clubs", "ace", "king", "queen", "knave", "jack",
                         "no", "trump", "trumps", "bridge", "whist", "portland", "turf", "american", "english", "french", "german", "laws", "law", "rule",
                         "rules", "code", "new", "york", "london", "god", "hotel", "hon", "honours", "dummy", "dealer", "declarer", "eldest", "partner",
                         "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january", "february", "march", "april", "may",
                         "june", "july", "august", "september", "october", "november", "december", "short", "please", "north", "east", "south", "west",
                         "hall", "house", "street", "n", "e", "s", "w"});
}

/// What players do: a word at the head of a sentence that does so is a name.
bool is_act(std::string_view word)
{
    return is_any(word, {"dealt", "deals", "dealing", "led", "leads", "played", "plays", "declared", "declares", "made", "makes", "said", "says", "was",
                         "had", "has", "is", "passed", "left", "doubled", "revoked", "and", "sat", "claimed", "claims", "wants", "asked", "took", "put"});
}

bool is_seat(std::string_view word) { return is_any(word, {"north", "east", "south", "west"}); }

/// Between who somebody is and what he is.
bool is_filling(std::string_view word)
{
    return is_any(word, {"the", "a", "who", "was", "is", "were", "are", "am", "being", "as", "had", "has", "have", "been", "sat", "sits", "sitting", "seated",
                         "now", "then", "also", "just", "myself", "himself", "herself", "there", "playing"});
}

class Reader {
public:
    Reader(std::string_view text, const Lexicon& lexicon) : text_(text), lexicon_(lexicon) {}

    People read()
    {
        cut();
        is_small_ = is_small();
        find_names();
        who();
        seats();
        for (at_ = 0; at_ < out_.pieces.size(); ++at_) relations();
        one_dealer();
        std::stable_sort(out_.relations.begin(), out_.relations.end(),
                         [](const Relation& a, const Relation& b) { return !a.or_opposite && b.or_opposite; });
        return std::move(out_);
    }

private:
    static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0xc3; }

    void cut()
    {
        bool begins = true;
        for (std::size_t at = 0; at < text_.size();) {
            if (!is_letter(text_[at])) {
                stop_at(text_[at++], begins);
                continue;
            }
            const std::size_t begin = at;
            std::string small;
            while (at < text_.size() && (is_letter(text_[at]) || (static_cast<unsigned char>(text_[at]) & 0xc0) == 0x80)) ++at;
            for (char c : text_.substr(begin, at - begin)) small += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            Piece piece{small, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at - begin)}, text_[begin] >= 'A' && text_[begin] <= 'Z'};
            for (std::string_view own : {"'s", "\u2019s"})
                if (text_.substr(at).starts_with(own)) piece.owner = true, at += own.size();
            piece.begins = begins;
            begins = false;
            raw_.push_back(std::move(piece));
        }
    }

    void stop_at(char c, bool& begins)
    {
        if (raw_.empty() || c == ' ') return;
        char& stop = raw_.back().stop;
        const bool of_title = c == '.' && stop == 0 && (called(raw_.back().small) || raw_.back().small.size() == 1 || is_any(raw_.back().small, {"st"}));
        if (of_title) return;
        if (std::string_view(".;!?\n").find(c) != std::string_view::npos) {
            begins = true;
            if (c != '\n' || stop == 0) stop = '.';
        } else if (std::string_view(",:-=()/|&").find(c) != std::string_view::npos && stop == 0) {
            stop = c;
        }
    }

    /// Of a text without a capital within a sentence the names have none either.
    bool is_small() const
    {
        return std::none_of(raw_.begin(), raw_.end(), [](const Piece& piece) { return piece.capital && !piece.begins && piece.small.size() > 1; });
    }

    void find_names()
    {
        const KnownWords known(lexicon_);
        if (is_small())
            for (std::size_t i = 0; i + 1 < raw_.size(); ++i) {
                const bool does = raw_[i].stop == 0 && is_any(raw_[i + 1].small, {"dealt", "deals", "dealing", "led", "leads", "declared", "made", "says", "said", "goes"});
                if (raw_[i].small.size() > 2 && !known.knows(raw_[i].small) && (does || (i > 0 && raw_[i - 1].small == "dealer") || raw_[i].stop == '(')) names_.insert(raw_[i].small);
            }
        for (std::size_t i = 0; i < raw_.size(); ++i) {
            const Piece& piece = raw_[i];
            if (!piece.capital || piece.small.size() < 2 || names_nobody(piece.small) || called(piece.small)) continue;
            const bool acts = i + 1 < raw_.size() && piece.stop == 0 && is_act(raw_[i + 1].small);
            if (!piece.begins || (!known.knows(piece.small) && (acts || piece.owner || piece.stop == ','))) names_.insert(piece.small);
        }
    }

    bool is_name(std::size_t i) const
    {
        return i < raw_.size() && (raw_[i].capital || is_small_) && names_.count(raw_[i].small) != 0;
    }

    /// How many pieces from here on are one name; sets its key.
    std::size_t name_at(std::size_t i, std::string& key, int& gender) const
    {
        const auto title = called(raw_[i].small);
        if (title && raw_[i].stop == 0 && !raw_[i].owner && is_name(i + 1)) {
            const std::size_t more = is_name(i + 2) && raw_[i + 1].stop == 0 && !raw_[i + 1].owner ? 2 : 1;
            key = raw_[i].small + " " + raw_[i + more].small;
            gender = *title;
            return more + 1;
        }
        if (!is_name(i)) return 0;
        const bool two = is_name(i + 1) && raw_[i].stop == 0 && !raw_[i].owner && !raw_[i + 1].begins;
        key = raw_[two ? i + 1 : i].small;
        return two ? 2 : 1;
    }

    /// Whoever has been called so: by a title of his own, or by his name alone.
    int person(const std::string& key, int gender, bool named)
    {
        const auto last = [](const std::string& of) { return of.substr(of.rfind(' ') + 1); };
        int found = -1;
        for (std::size_t i = 0; i < out_.all.size(); ++i) {
            const Person& each = out_.all[i];
            if (each.key == key) return static_cast<int>(i);
            const bool bare = each.key.find(' ') == std::string::npos || key.find(' ') == std::string::npos;
            const bool same_name = named && each.named && bare && last(each.key) == last(key) && (each.gender == gender || !each.gender || !gender);
            const bool same_title = !named && each.named && each.key.starts_with(key + " ");
            if (same_name || same_title) {
                if (found >= 0) found = -2;
                if (found == -1) found = static_cast<int>(i);
            }
        }
        if (found >= 0) return found;
        out_.all.push_back({key, 15, named, gender});
        return static_cast<int>(out_.all.size()) - 1;
    }

    int of_role(std::string_view key, unsigned places)
    {
        const int who = person(std::string(key), 0, false);
        out_.all[static_cast<std::size_t>(who)].places = places;
        return who;
    }

    void put(std::size_t from, std::size_t count, int who, bool pronoun = false)
    {
        Piece piece = raw_[from];
        const Piece& last = raw_[from + count - 1];
        piece.span.length = last.span.begin + last.span.length - piece.span.begin;
        piece.owner = last.owner;
        piece.stop = last.stop;
        piece.person = who;
        piece.pronoun = pronoun;
        out_.pieces.push_back(std::move(piece));
        if (!pronoun && who >= 0) last_ = who;
    }

    /// The one person spoken of in this sentence, or else in the one before it, who can be he, or she. Of whose deal or hand it is,
    /// or from where a card was led, nothing is said of him.
    int antecedent(int gender) const
    {
        int found = -1;
        int sentences = 0;
        for (auto piece = out_.pieces.rbegin(); piece != out_.pieces.rend() && sentences < 2; ++piece) {
            if (piece->person >= 0 && (!piece->owner || piece->pronoun)) {
                const Person& each = out_.all[static_cast<std::size_t>(piece->person)];
                const bool may_be = each.key != "i" && each.key != "dummy" && each.key != "we" && each.key != "they";
                if (may_be && (!gender || !each.gender || each.gender == gender)) {
                    if (found >= 0 && found != piece->person) return -1;
                    found = piece->person;
                }
            }
            sentences += piece->begins;
            if (sentences == 1 && found >= 0) return found;
        }
        return found;
    }

    int beside(int whom, int steps, std::string_view key)
    {
        const int who = person(std::string(key) + " " + std::to_string(whom), 0, false);
        const auto same = [&](const Relation& each) { return each.one == whom && each.other == who; };
        if (std::none_of(out_.relations.begin(), out_.relations.end(), same)) out_.relations.push_back({whom, who, steps});
        return who;
    }

    /// His partner, the man on his left: `i` is behind whoever's he is. How many pieces, 0: none.
    std::size_t his(std::size_t i, int whom, int& who)
    {
        if (i >= raw_.size() || whom < 0) return 0;
        if (is_any(raw_[i].small, {"partner", "mate"})) return who = beside(whom, 2, "partner"), 1;
        const bool left = raw_[i].small == "left", right = raw_[i].small == "right";
        if (!left && !right) return 0;
        std::size_t count = 1;
        if (i + count < raw_.size() && raw_[i + count].small == "hand") ++count;
        if (i + count < raw_.size() && is_any(raw_[i + count].small, {"opponent", "adversary", "neighbour", "enemy"})) ++count;
        if (count == 1) return 0;
        return who = beside(whom, left ? 1 : 3, left ? "left" : "right"), count;
    }

    void who()
    {
        for (std::size_t i = 0; i < raw_.size();) i += one(i);
    }

    std::size_t one(std::size_t i)
    {
        const Piece& piece = raw_[i];
        std::string key;
        int gender = 0, who = -1;
        if (piece.small == "mr" && i + 3 < raw_.size() && raw_[i + 1].small == "and" && raw_[i + 2].small == "mrs" && is_name(i + 3))
            return put(i, 1, person("mr " + raw_[i + 3].small, 1, true)), 1;
        if (const std::size_t count = name_at(i, key, gender)) return owned(i, count, person(key, gender, true));
        if (const std::size_t count = man_beside(i, who)) return owned(i, count, who);
        if (is_any(piece.small, {"we", "us"})) return put(i, 1, of_my_side("we", 0), true), 1;
        if ((piece.small == "our" || piece.small == "my") && i + 1 < raw_.size() && is_any(raw_[i + 1].small, {"opponents", "adversaries", "opponent", "adversary", "enemies"}))
            return put(i, 2, of_my_side("they", 1)), 2;
        if (piece.small == "i" || is_any(piece.small, {"me", "myself"})) return put(i, 1, person("i", 0, true)), 1;
        const bool mine = piece.small == "my";
        if (piece.small == "the" && i + 1 < raw_.size())
            if (const std::size_t count = man_beside(i + 1, who)) return owned(i, count + 1, who);
        if ((mine || piece.small == "our" || piece.small == "the") && i + 1 < raw_.size())
            if (const auto kin = called(raw_[i + 1].small); kin && !is_name(i + 2)) return owned(i, 2, person(raw_[i + 1].small, *kin, false));
        if (mine) {
            const int me = person("i", 0, true);
            if (const std::size_t count = his(i + 1, me, who)) return owned(i, count + 1, who);
            raw_[i].owner = true;
            return put(i, 1, me), 1;
        }
        if (is_any(piece.small, {"dealer", "declarer"})) return owned(i, 1, of_role("dealer", 1));
        if (piece.small == "dummy") return owned(i, 1, of_role("dummy", 4));
        const bool is = i > 0 && is_any(raw_[i - 1].small, {"was", "am", "is", "were", "as", "being"});
        if (piece.small == "eldest") return put(i, 1, of_role("eldest", 2)), 1;
        if (piece.small == "third" && is && i + 1 < raw_.size() && raw_[i + 1].small == "hand") return put(i, 2, of_role("third", 8)), 2;
        if (is_seat(piece.small) && (piece.capital || i + 1 == raw_.size() || raw_[i + 1].small != "of")) return owned(i, 1, seat(piece.small[0]));
        if (piece.capital && piece.span.length == 1 && is_any(piece.small, {"n", "e", "s", "w"})) return owned(i, 1, seat(piece.small[0]));
        if (piece.capital && piece.span.length == 1 && is_lettered() && is_any(piece.small, {"a", "b", "c", "d", "x", "y", "z"})) return owned(i, 1, person(piece.small, 0, true));
        if (piece.small == "he" || piece.small == "she") return put(i, 1, antecedent(piece.small == "he" ? 1 : 2), true), 1;
        if (piece.small == "his" || piece.small == "her") {
            const int of = antecedent(piece.small == "his" ? 1 : 2);
            if (const std::size_t count = his(i + 1, of, who)) return owned(i, count + 1, who);
            raw_[i].owner = true;
            return put(i, 1, of, true), 1;
        }
        return put(i, 1, -1), 1;
    }

    /// We, and those against us: on my side of the table or on the other.
    int of_my_side(std::string_view key, int steps)
    {
        const int me = person("i", 0, true);
        const auto known = std::count_if(out_.all.begin(), out_.all.end(), [&](const Person& each) { return each.key == key; });
        const int who = person(std::string(key), 0, false);
        if (known == 0) out_.relations.push_back({me, who, steps, true});
        return who;
    }

    /// "The lady on my left": how many words, 0: nobody is called so.
    std::size_t man_beside(std::size_t i, int& who)
    {
        if (!is_any(raw_[i].small, {"man", "lady", "fellow", "player", "gentleman", "one", "girl", "chap", "woman", "opponent", "adversary", "person", "neighbour"}) || raw_[i].stop != 0) return 0;
        std::size_t k = i + 1;
        if (k < raw_.size() && is_any(raw_[k].small, {"sitting", "seated", "sat"})) ++k;
        if (k >= raw_.size() || !is_any(raw_[k].small, {"on", "upon", "to", "at"})) return 0;
        ++k;
        if (k < raw_.size() && raw_[k].small == "the") ++k;
        if (k + 1 >= raw_.size() || !is_any(raw_[k + 1].small, {"left", "right"})) return 0;
        int whom = -1;
        if (raw_[k].small == "my") whom = person("i", 0, true);
        else if (raw_[k].small == "his" || raw_[k].small == "her") whom = antecedent(raw_[k].small == "his" ? 1 : 2);
        else if (is_any(raw_[k].small, {"dealer", "declarer"})) whom = of_role("dealer", 1);
        if (whom < 0) return 0;
        const bool left = raw_[k + 1].small == "left";
        who = beside(whom, left ? 1 : 3, left ? "left" : "right");
        return k + 2 - i;
    }

    /// "The dealer's partner", "Tom's left-hand opponent": somebody else than the dealer or Tom.
    std::size_t owned(std::size_t i, std::size_t count, int whose)
    {
        int who = -1;
        const std::size_t more = raw_[i + count - 1].owner ? his(i + count, whose, who) : 0;
        put(i, count + more, more ? who : whose);
        return count + more;
    }

    int seat(char letter)
    {
        static constexpr std::string_view round = "nesw";
        const int who = person(std::string(1, letter), 0, false);
        for (const Person& other : out_.all)
            if (other.key.size() == 1 && other.key[0] != letter && round.find(other.key[0]) != round.npos && !other.named) {
                const auto steps = (round.find(letter) + 4 - round.find(other.key[0])) % 4;
                const int of = static_cast<int>(&other - out_.all.data());
                const auto same = [&](const Relation& each) { return (each.one == of && each.other == who) || (each.one == who && each.other == of); };
                if (std::none_of(out_.relations.begin(), out_.relations.end(), same)) out_.relations.push_back({of, who, static_cast<int>(steps)});
            }
        return who;
    }

    /// Players called A, B, Y and Z.
    bool is_lettered() const
    {
        return std::count_if(raw_.begin(), raw_.end(), [](const Piece& piece) {
                   return piece.capital && piece.span.length == 1 && is_any(piece.small, {"b", "c", "d", "y", "z"});
               }) > 1;
    }

    // --- what is told of them

    const Piece* piece(std::size_t i) const { return i < out_.pieces.size() ? &out_.pieces[i] : nullptr; }
    bool says(std::size_t i, Words words) const { return i < out_.pieces.size() && out_.pieces[i].person < 0 && is_any(out_.pieces[i].small, words); }
    int at(std::size_t i) const { return i < out_.pieces.size() ? out_.pieces[i].person : -1; }
    bool is_place(int who) const { return who >= 0 && out_.all[static_cast<std::size_t>(who)].key.size() == 1 && !out_.all[static_cast<std::size_t>(who)].named; }

    /// The next piece that is no filling, in the same sentence; one past the end: none.
    std::size_t behind(std::size_t i) const
    {
        do {
            if (i >= out_.pieces.size() || out_.pieces[i].stop == '.') return out_.pieces.size();
            ++i;
        } while (i < out_.pieces.size() && out_.pieces[i].person < 0 && is_filling(out_.pieces[i].small));
        return i;
    }

    bool any_near(std::size_t i, Words words, std::size_t reach = 5) const
    {
        for (std::size_t k = i > reach ? i - reach : 0; k < out_.pieces.size() && k <= i + reach; ++k)
            if (says(k, words)) return true;
        return false;
    }

    void is_at(int who, unsigned places) { out_.told.emplace_back(who, places); }
    void relate(int one, int other, int steps) { if (one != other && one >= 0 && other >= 0) out_.relations.push_back({one, other, steps}); }

    /// Seats and names by turns, seats first or names first.
    void seats()
    {
        std::vector<std::size_t> run;
        const auto end_run = [&] {
            if (run.size() >= 2)
                for (std::size_t k = 0; k + 1 < run.size(); k += 2)
                    if (is_place(at(run[k])) != is_place(at(run[k + 1]))) relate(at(run[k]), at(run[k + 1]), 0);
            run.clear();
        };
        for (std::size_t i = 0; i < out_.pieces.size(); ++i) {
            const int who = at(i);
            if (who >= 0 && out_.all[static_cast<std::size_t>(who)].places != 15) continue;  // "North Kane (dealer), East Loft"
            if (who >= 0 && !out_.pieces[i].owner && !out_.pieces[i].pronoun) {
                if (!run.empty() && is_place(who) == is_place(at(run.back()))) end_run();
                run.push_back(i);
            } else if (!says(i, {"sat", "was", "is", "in", "at", "and", "the", "sits", "sitting", "as"}) || (out_.pieces[i].stop == '.' && !run.empty() && run.size() % 2 == 0)) {
                end_run();
            }
        }
        end_run();
    }

    void relations()
    {
        const int who = at(at_);
        if (says(at_, {"by"}) && at_ > 0 && says(at_ - 1, {"dealt", "deal"}) && at(at_ + 1) >= 0) dealer(at(at_ + 1), at_);
        if (who < 0) return;
        const Piece& here = out_.pieces[at_];
        if (here.owner) {
            if (says(at_ + 1, {"deal"})) dealer(who, at_);
            if (says(at_ + 1, {"cards", "hand"}))
                for (std::size_t i = at_ + 2; i < at_ + 5; ++i)
                    if (says(i, {"on"}) && (says(i + 2, {"table"}) || says(i + 1, {"table"})) && says(i - 1, {"being", "were", "was", "lay", "are", "is", "down"})) is_at(who, 4);
            return;
        }
        const std::size_t next = behind(at_);
        if (says(next, {"dealt", "deals", "dealing"}) && !(says(next, {"dealt"}) && next > at_ + 1 && says(next - 1, {"was", "were", "been", "am", "is"}))) dealer(who, next);
        if (says(next, {"left", "passed", "leaves", "passes"}) && says(next + 1, {"it"}) && says(next + 2, {"to"}) && at(next + 3) >= 0 && !any_near(next, {"not", "before", "turn"})) {
            is_at(who, 1);
            is_at(at(next + 3), 4);
        }
        if (says(next, {"held", "deal"}) && (says(next, {"deal"}) ? says(at_ + 1, {"had", "has"}) : says(next + 2, {"deal"}))) dealer(who, next);
        one_of_others(who, next);
        same_as(who, next);
        on_side(who, next);
        pair(who);
        declared(who, next);
    }

    /// "Tom was dealer", "my partner, Tom, ..."
    void same_as(int who, std::size_t next)
    {
        const int other = at(next);
        if (other < 0 || other == who || out_.pieces[next].owner) return;
        const bool told = next > at_ + 1 && !says(at_ + 1, {"had", "has", "have"});
        const bool apposed = next == at_ + 1 && (out_.pieces[at_].stop == ',' || out_.pieces[at_].stop == 0 || out_.pieces[at_].stop == '(' || out_.pieces[at_].stop == ':' || out_.pieces[at_].stop == '=');
        const Person &a = out_.all[static_cast<std::size_t>(who)], &b = out_.all[static_cast<std::size_t>(other)];
        if ((!told && !apposed) || a.named == b.named || is_place(who) || is_place(other)) return;
        const bool open = out_.pieces[next].stop != 0 || told || out_.pieces[at_].stop == 0;  // "my partner, Tom, led"
        if (open) relate(who, other, 0);
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

    /// "Ben sat on my left", "to the right of Tom", "opposite me".
    void on_side(int who, std::size_t next)
    {
        std::size_t i = next;
        if (says(i, {"opposite", "facing"})) return relate(who, at(i + 1), 2);
        if (says(i, {"left", "right"}) && !says(i + 1, {"of"})) return;
        if (!says(i, {"on", "at", "to", "upon", "left", "right"})) return;
        if (!says(i, {"left", "right"})) ++i;
        while (says(i, {"the"})) ++i;
        int whom = -1;
        if (at(i) >= 0 && out_.pieces[i].owner) whom = at(i++);
        const bool left = says(i, {"left"}), right = says(i, {"right"});
        if (!left && !right) return;
        if (whom < 0 && says(i + 1, {"of"})) {
            i += 2;
            while (says(i, {"the"})) ++i;
            whom = at(i);
        }
        if (whom >= 0 && whom != who) relate(whom, who, left ? 1 : 3);
    }

    /// "Tom and Ann were partners", "Tom and Ann against Ben and me", "I was playing with Ann".
    void pair(int who)
    {
        std::size_t i = at_ + 1;
        if (says(i, {"and", "with"}) || out_.pieces[at_].stop == '&') {
            const std::size_t second = out_.pieces[at_].stop == '&' && !says(i, {"and", "with"}) ? i : i + 1;
            if (at(second) < 0) return;
            const std::size_t then = behind(second);
            if (says(then, {"partners", "partnered", "together"}) && !says(then, {"dealt"})) return relate(who, at(second), 2);
            std::size_t against = then;
            if (says(against, {"played", "play"})) against = behind(against);
            if (!says(against, {"against", "versus", "vs", "v"})) return;
            relate(who, at(second), 2);
            const int third = at(against + 1);
            if (third >= 0) out_.relations.push_back({who, third, 1, true});
            if (third >= 0 && (says(against + 2, {"and"}) || out_.pieces[against + 1].stop == '&'))
                relate(third, at(says(against + 2, {"and"}) ? against + 3 : against + 2), 2);
        }
        const std::size_t next = behind(at_);
        if (says(next, {"partnered", "with"}) || (says(next, {"partner"}) && says(next + 1, {"of", "to"})))
            relate(who, at(says(next + 1, {"by", "with", "of", "to"}) ? next + 2 : next + 1), 2);
    }

    /// Who makes the trump is the dealer or his partner; if nobody says that it was not his to make.
    void declared(int who, std::size_t next)
    {
        if (!says(next, {"declared", "made", "makes", "declares", "went", "named", "names"})) return;
        for (std::size_t i = next + 1; i < next + 4; ++i)
            if (says(i, {"hearts", "spades", "diamonds", "clubs", "trumps", "trump"}))
                if (!any_near(next, {"before", "turn", "though", "although", "without", "instead", "not", "but", "wrong", "first"}, 9)) made_.emplace_back(who, 5U);
    }

    void dealer(int who, std::size_t where)
    {
        if (any_near(where, {"should", "turn", "wrong", "next", "supposed", "not", "redeal"})) return;
        dealers_.insert(who);
    }

    /// Where several are told to have dealt it is not known of which deal the rest is told.
    void one_dealer()
    {
        std::set<int> named;
        for (const int who : dealers_)
            if (out_.all[static_cast<std::size_t>(who)].places == 15) named.insert(who);
        if (named.size() > 1) {
            out_.told.clear();
            return;
        }
        for (const int who : named) out_.told.insert(out_.told.begin(), {who, 1U});
        out_.told.insert(out_.told.end(), made_.begin(), made_.end());
    }

    std::string_view text_;
    const Lexicon& lexicon_;
    std::vector<Piece> raw_;
    std::set<std::string> names_;
    bool is_small_ = false;
    std::set<int> dealers_;
    std::vector<std::pair<int, unsigned>> made_;
    std::size_t at_ = 0;
    int last_ = -1;
    People out_;
};

}  // namespace

People read_people(std::string_view text, const Lexicon& lexicon) { return Reader(text, lexicon).read(); }

}  // namespace hoyle::phrases

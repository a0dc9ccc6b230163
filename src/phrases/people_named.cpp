#include "phrases/people.hpp"
#include "phrases/people_read.hpp"
#include "phrases/people_words.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace hoyle::phrases {
namespace {

class Reader {
public:
    Reader(std::string_view text, const Lexicon& lexicon) : text_(text), lexicon_(lexicon), raw_(pieces_of(text)) {}

    People read()
    {
        is_small_ = is_small();
        find_names();
        for (std::size_t i = 0; i < raw_.size();) i += one(i);
        return std::move(out_);
    }

private:
    /// "Pratt North, Moss South", "Carver (W) dealt": a seat right behind the word.
    bool sits_next(std::size_t i) const
    {
        const Piece& piece = raw_[i];
        if (i + 1 == raw_.size() || (piece.stop != 0 && piece.stop != '(') || piece.owner) return false;
        const Piece& next = raw_[i + 1];
        const bool letter = piece.small.size() > 2 && next.capital && is_any(next.small, {"n", "e", "s", "w"});
        return (letter || is_seat(next.small)) && !joins_clauses(piece.small);
    }

    /// `SA`, `KH`, and `AJ` of a suit, as logs have them: in capitals throughout.
    bool is_cards(const Piece& piece) const
    {
        constexpr std::string_view suits = "SHDC", ranks = "AKQJT";
        const auto word = text_.substr(piece.span.begin, piece.span.length);
        const auto is_of = [&](std::string_view all) { return word.find_first_not_of(all) == word.npos; };
        const auto is_suit = [&](char c) { return suits.find(c) != suits.npos; };
        const bool card = word.size() == 2 && is_of("SHDCAKQJT") && is_suit(word[0]) != is_suit(word[1]);
        return card || is_of(ranks);
    }

    /// `IN THE DUMMY`: said loud, and no name.
    bool is_in_capitals(const Piece& piece) const
    {
        const auto word = text_.substr(piece.span.begin, piece.span.length);
        return word.size() > 1 && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    }

    /// Of a text without a capital within a sentence the names have none either.
    bool is_small() const
    {
        return std::none_of(raw_.begin(), raw_.end(),
                            [](const Piece& piece) { return piece.capital && !piece.begins && piece.small.size() > 1; });
    }

    void find_small_names(const KnownWords& known)
    {
        for (std::size_t i = 0; i + 1 < raw_.size(); ++i) {
            const bool does = raw_[i].stop == 0 && is_any(raw_[i + 1].small, {"dealt", "deals", "dealing", "led", "leads",
                                                                              "declared", "made", "says", "said", "goes"});
            if (raw_[i].small.size() > 2 && !known.knows(raw_[i].small) &&
                (does || (i > 0 && raw_[i - 1].small == "dealer") || raw_[i].stop == '('))
                names_.insert(raw_[i].small);
        }
    }

    void find_names()
    {
        const KnownWords known(lexicon_);
        if (is_small()) find_small_names(known);
        for (std::size_t i = 0; i < raw_.size(); ++i) {
            const Piece& piece = raw_[i];
            if (!piece.capital || piece.small.size() < 2 || names_nobody(piece.small) || called(piece.small)) continue;
            if (is_cards(piece) || (is_in_capitals(piece) && known.knows(piece.small))) continue;
            const bool acts = i + 1 < raw_.size() && piece.stop == 0 && is_act(raw_[i + 1].small);
            const bool strange = !known.knows(piece.small), given = given_name(piece.small).has_value();
            const bool does = acts || piece.owner;
            const bool begins = piece.begins || begins_speech(i);
            if (begins && sits_next(i)) names_.insert(piece.small);
            if (!begins || ((given || strange) && (does || piece.stop == ','))) names_.insert(piece.small);
        }
    }

    /// `"Not you, dear."`: a capital that tells nothing.
    bool begins_speech(std::size_t i) const
    {
        const auto before = text_.substr(0, raw_[i].span.begin);
        return before.ends_with('"') || before.ends_with("\u201c") || before.ends_with("\u2018") || before.ends_with(" '");
    }

    bool is_name(std::size_t i) const
    {
        return i < raw_.size() && (raw_[i].capital || is_small_) && names_.count(raw_[i].small) != 0;
    }

    /// "Aunt May", "Mrs. King": behind a title a name, though the word is none by itself.
    bool is_titled(std::size_t i) const
    {
        return i < raw_.size() && raw_[i].capital && !raw_[i].begins && raw_[i].small.size() > 1 && !is_seat(raw_[i].small) &&
               is_any(raw_[i].small,
                      {"may",    "june", "april", "king",   "ace",  "english", "french", "german", "house",  "hall",
                       "street", "law",  "rule",  "london", "york", "club",    "heart",  "hart",   "friday", "short"});
    }

    /// How many pieces from here on are one name; sets its key.
    std::size_t name_at(std::size_t i, std::string& key, int& gender) const
    {
        const auto title = called(raw_[i].small);
        if (title && raw_[i].stop == 0 && !raw_[i].owner && (is_name(i + 1) || is_titled(i + 1))) {
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
    int person(const std::string& key, int gender, bool named, int likely = 0)
    {
        const auto last = [](const std::string& of) { return of.substr(of.rfind(' ') + 1); };
        int found = -1;
        for (std::size_t i = 0; i < out_.all.size(); ++i) {
            const Person& each = out_.all[i];
            if (each.key == key) return static_cast<int>(i);
            const bool bare = each.key.find(' ') == std::string::npos || key.find(' ') == std::string::npos;
            const bool same_name = named && each.named && bare && last(each.key) == last(key) &&
                                   (each.gender == gender || !each.gender || !gender);
            const bool same_title = !named && each.named && each.key.starts_with(key + " ");
            if (same_name || same_title) {
                if (found >= 0) found = -2;
                if (found == -1) found = static_cast<int>(i);
            }
        }
        if (found >= 0) return found;
        out_.all.push_back({key, 15, named, gender ? gender : likely});
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
    }

    /// "I was her partner": the partner is the writer, and no he or she. `behind`: behind the piece.
    bool is_the_writer(std::vector<Piece>::const_iterator behind) const
    {
        if (behind - out_.pieces.begin() < 3) return false;
        const auto verb = behind - 2, self = behind - 3;
        return is_any(verb->small, {"was", "am"}) && self->person >= 0 &&
               out_.all[static_cast<std::size_t>(self->person)].key == "i";
    }

    /// "Mr. Plum was the dealer": by whom nobody else is meant. `behind`: behind the piece.
    bool is_told_of_another(std::vector<Piece>::const_iterator behind) const
    {
        if (out_.all[static_cast<std::size_t>((behind - 1)->person)].places == anywhere) return false;
        auto before = behind - 1;
        while (before != out_.pieces.begin() && is_any((before - 1)->small, {"the", "our"})) --before;
        return before - out_.pieces.begin() > 1 && is_any((before - 1)->small, {"was", "is"}) && (before - 2)->person >= 0;
    }

    /// The one person spoken of in this sentence, or else in the one before it, who can be he, or she. Of whose deal or hand it
    /// is, or from where a card was led, nothing is said of him.
    int antecedent(int gender, int himself = -1) const
    {
        int found = -1;
        int sentences = 0;
        const auto last = out_.pieces.rbegin();  // "Sam is her partner": somebody else's
        const bool of_other = last != out_.pieces.rend() && last->person < 0 && is_any(last->small, {"is", "was"});
        const int except = of_other && last + 1 != out_.pieces.rend() ? (last + 1)->person : -1;
        for (auto piece = out_.pieces.rbegin(); piece != out_.pieces.rend() && sentences < 2; ++piece) {
            const bool meant = piece->person >= 0 && piece->person != except && piece->person != himself;
            if (meant && !is_the_writer(piece.base()) && !is_told_of_another(piece.base()) && (!piece->owner || piece->pronoun)) {
                const Person& each = out_.all[static_cast<std::size_t>(piece->person)];
                const bool seat = !each.named && each.key.size() == 1;
                const bool may_be = !seat && each.key != "i" && each.key != "dummy" && each.key != "we" && each.key != "they";
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

    /// "I am on Mr Abbott's left, Lou on his right": his is Mr Abbott's, whose other side was told of. -1: it was not.
    int same_side(std::size_t his) const
    {
        const auto is_side = [](std::string_view small) { return small == "left" || small == "right"; };
        if (his + 1 >= raw_.size() || !is_side(raw_[his + 1].small)) return -1;
        for (std::size_t k = out_.pieces.size(); k-- > 0;) {
            const Piece& piece = out_.pieces[k];
            const bool side = k + 1 < out_.pieces.size() && is_side(out_.pieces[k + 1].small);
            if (piece.owner && side && piece.person >= 0 && !piece.pronoun) return piece.person;
            if (piece.begins) return -1;
        }
        return -1;
    }

    /// "The dealer took it. Then he led": what he does is the dealer's, of whom the sentence tells; but not "against the dealer:
    /// he led". `he` stands behind the pieces so far.
    bool is_of_subject(int whom) const
    {
        const auto piece = std::find_if(out_.pieces.rbegin(), out_.pieces.rend(),
                                        [&](const Piece& each) { return each.person == whom && !each.owner; });
        if (piece == out_.pieces.rend()) return false;
        auto head = piece;
        if (head + 1 != out_.pieces.rend() && is_any((head + 1)->small, {"the", "our"})) ++head;
        if (head->begins || head + 1 == out_.pieces.rend() || (head + 1)->stop != 0) return true;
        return is_any((head + 1)->small,
                      {"and", "but", "then", "when", "so", "as", "because", "that", "while", "was", "is", "being"});
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

    /// How many words the next piece has.
    std::size_t one(std::size_t i)
    {
        for (const auto reads : {&Reader::name, &Reader::someone_beside, &Reader::of_mine, &Reader::kin, &Reader::role,
                                 &Reader::letter, &Reader::pronoun})
            if (const std::size_t count = (this->*reads)(i)) return count;
        return put(i, 1, -1), 1;
    }

    /// Who says I: of words that stand in quotation marks he who was named before them in the sentence, and nobody if none was.
    int me(std::size_t i)
    {
        if (!raw_[i].quoted) return person("i", 0, true);
        for (auto piece = out_.pieces.rbegin(); piece != out_.pieces.rend(); ++piece) {
            if (!piece->quoted && piece->person >= 0 && !piece->owner) return piece->person;
            if (!piece->quoted && piece->begins) break;
        }
        return -1;
    }

    // each: how many words from here on speak of somebody so; 0: none

    std::size_t name(std::size_t i)
    {
        if (raw_[i].small == "mr" && is(i + 1, {"and"}) && is(i + 2, {"mrs"}) && is_name(i + 3))
            return put(i, 1, person("mr " + raw_[i + 3].small, 1, true)), 1;
        std::string key;
        int gender = 0;
        const bool one = raw_[i].small == "one" && i + 1 < raw_.size() && raw_[i + 1].capital;  // "the dealer, one Mr. Gage"
        if (one) {
            const std::size_t count = name_at(i + 1, key, gender);
            return count ? owned(i, count + 1, person(key, gender, true)) : 0;
        }
        const std::size_t count = name_at(i, key, gender);
        if (count > 0 && i > 0 && is_any(raw_[i - 1].small, {"old", "young"}) && tells_two_ages())
            key = raw_[i - 1].small + " " + key;
        return count ? owned(i, count, person(key, gender, true, given_name(raw_[i].small).value_or(0))) : 0;
    }

    /// "Old Grant and young Grant": two of a name.
    bool tells_two_ages() const
    {
        const auto is_told = [&](std::string_view age) {
            return std::any_of(raw_.begin(), raw_.end(), [&](const Piece& each) { return each.small == age; });
        };
        return is_told("old") && is_told("young");
    }

    std::size_t someone_beside(std::size_t i)
    {
        int who = -1;
        const std::size_t article = raw_[i].small == "the" && i + 1 < raw_.size() ? 1 : 0;
        const std::size_t count = man_beside(i + article, who);
        return count ? owned(i, count + article, who) : 0;
    }

    /// My aunt, the Colonel, our opponents, my partner, my deal.
    std::size_t of_mine(std::size_t i)
    {
        const bool mine = raw_[i].small == "my", ours = mine || raw_[i].small == "our";
        if (ours && is(i + 1, {"opponents", "adversaries", "opponent", "adversary", "enemies"}))
            return put(i, 2, of_my_side(i, "they", 1)), 2;
        const auto kin = (ours || raw_[i].small == "the") && i + 1 < raw_.size() ? called(raw_[i + 1].small) : std::nullopt;
        if (kin && !is_name(i + 2)) return owned(i, 2, person(raw_[i + 1].small, *kin, false));
        return mine ? his_own(i, me(i), false) : 0;
    }

    /// Grandpa, whose grandpa he is goes without saying.
    std::size_t kin(std::size_t i)
    {
        const std::string& small = raw_[i].small;
        const bool so_called = is_any(
            small, {"grandpa", "grandma", "granny", "mama", "mamma", "mum", "mother", "father", "papa", "dad"});
        return so_called && !is_name(i + 1) ? owned(i, 1, person(small, *called(small), false)) : 0;
    }

    /// His partner; or whatever else is his.
    std::size_t his_own(std::size_t i, int of, bool pronoun)
    {
        int who = -1;
        if (const std::size_t count = his(i + 1, of, who)) return owned(i, count + 1, who);
        raw_[i].owner = true;
        return put(i, 1, of, pronoun), 1;
    }

    std::size_t role(std::size_t i)
    {
        const std::string& small = raw_[i].small;
        if (small == "dealer" || small == "declarer") return owned(i, 1, of_role("dealer", 1));
        if (small == "dummy") return owned(i, 1, of_role("dummy", 4));
        if (small == "eldest") return put(i, 1, of_role("eldest", 2)), 1;
        const bool is_so = i > 0 && is(i - 1, {"was", "am", "is", "were", "as", "being"});
        if (small == "third" && is_so && is(i + 1, {"hand"})) return put(i, 2, of_role("third", 8)), 2;
        return 0;
    }

    /// North, N, or A where players are called so.
    std::size_t letter(std::size_t i)
    {
        const Piece& piece = raw_[i];
        const std::size_t end = piece.span.begin + 1;
        const bool card = end < text_.size() && text_[end] >= '2' && text_[end] <= '9';  // S9
        const bool one_letter = piece.capital && piece.span.length == 1 && !card;
        const bool seat_named = is_seat(piece.small) && (piece.capital || !is(i + 1, {"of"}));
        if (seat_named || (one_letter && is_any(piece.small, {"n", "e", "s", "w"}))) return owned(i, 1, seat(piece.small[0]));
        if (one_letter && is_lettered() && is_any(piece.small, {"a", "b", "c", "d", "x", "y", "z"}))
            return owned(i, 1, person(piece.small, 0, true));
        return 0;
    }

    std::size_t pronoun(std::size_t i)
    {
        const std::string& small = raw_[i].small;
        if (is_any(small, {"i", "me", "myself"})) return put(i, 1, me(i)), 1;
        if (small == "we" || small == "us") return put(i, 1, of_my_side(i, "we", 0), true), 1;
        if (small == "he" || small == "she") {
            const int who = antecedent(small == "he" ? 1 : 2);
            const bool acts = is_of_subject(who);
            put(i, 1, who, true);
            out_.pieces.back().acts = acts;
            return 1;
        }
        if (small != "his" && small != "her") return 0;
        const int same = same_side(i);
        return his_own(i, same >= 0 ? same : antecedent(small == "his" ? 1 : 2, seated_by(i)), true);
    }

    /// "Tom, on his left, ...", "Ann sat on his left.": nobody sits beside himself. -1: nothing of this is told.
    int seated_by(std::size_t i) const
    {
        if (i == 0 || !is(i - 1, {"on", "at", "to"}) || !is(i + 1, {"left", "right"}) || raw_[i + 1].stop == 0) return -1;
        for (auto piece = out_.pieces.rbegin(); piece != out_.pieces.rend(); ++piece) {
            if (piece->person >= 0 && !piece->owner) return piece->person;
            if (piece->begins) break;
        }
        return -1;
    }

    bool is(std::size_t i, Words words) const { return i < raw_.size() && is_any(raw_[i].small, words); }

    /// We, and those against us: on my side of the table or on the other.
    int of_my_side(std::size_t i, std::string_view key, int steps)
    {
        if (raw_[i].quoted) return -1;
        const int writer = person("i", 0, true);
        const auto known = std::count_if(out_.all.begin(), out_.all.end(), [&](const Person& each) { return each.key == key; });
        const int who = person(std::string(key), 0, false);
        if (known == 0) out_.relations.push_back({writer, who, steps, true});
        return who;
    }

    /// "The lady on my left": how many words, 0: nobody is called so.
    std::size_t man_beside(std::size_t i, int& who)
    {
        if (!is_any(raw_[i].small,
                    {"man", "lady",  "fellow", "player", "gentleman", "one",  "girl",   "chap",      "woman",  "opponent",
                     "guy", "bloke", "boy",    "lad",    "gent",      "dame", "person", "adversary", "person", "neighbour"}) ||
            raw_[i].stop != 0)
            return 0;
        std::size_t k = i + 1;
        if (k < raw_.size() && is_any(raw_[k].small, {"sitting", "seated", "sat"})) ++k;
        if (k >= raw_.size() || !is_any(raw_[k].small, {"on", "upon", "to", "at"})) return 0;
        ++k;
        if (k < raw_.size() && raw_[k].small == "the") ++k;
        if (k + 1 >= raw_.size() || !is_any(raw_[k + 1].small, {"left", "right"})) return 0;
        int whom = -1;
        if (raw_[k].small == "my") whom = me(k);
        else if (raw_[k].small == "his" || raw_[k].small == "her") whom = antecedent(raw_[k].small == "his" ? 1 : 2);
        else if (is_any(raw_[k].small, {"dealer", "declarer"})) whom = of_role("dealer", 1);
        if (whom < 0) return 0;
        const bool left = raw_[k + 1].small == "left";
        who = beside(whom, left ? 1 : 3, left ? "left" : "right");
        int& gender = out_.all[static_cast<std::size_t>(who)].gender;
        if (is_any(raw_[i].small, {"lady", "girl", "woman", "dame"})) gender = 2;
        if (is_any(raw_[i].small, {"man", "fellow", "gentleman", "chap", "guy", "bloke", "boy", "lad", "gent"})) gender = 1;
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
                const auto same = [&](const Relation& each) {
                    return (each.one == of && each.other == who) || (each.one == who && each.other == of);
                };
                if (std::none_of(out_.relations.begin(), out_.relations.end(), same))
                    out_.relations.push_back({of, who, static_cast<int>(steps)});
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

    std::string_view text_;
    const Lexicon& lexicon_;
    std::vector<Piece> raw_;
    std::set<std::string> names_;
    bool is_small_ = false;
    People out_;
};

}  // namespace

People name_people(std::string_view text, const Lexicon& lexicon) { return Reader(text, lexicon).read(); }

}  // namespace hoyle::phrases

#include "prose/words.hpp"

#include "phrases/words.hpp"
#include "prose/lists.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace hoyle::prose {
namespace {

using Kind = Word::Kind;

constexpr auto ranks = std::to_array<std::pair<std::string_view, Rank>>(
    {{"ace", Rank::ace},   {"king", Rank::king}, {"queen", Rank::queen}, {"jack", Rank::jack},   {"knave", Rank::jack},
     {"ten", Rank::ten},   {"nine", Rank::nine}, {"eight", Rank::eight}, {"seven", Rank::seven}, {"six", Rank::six},
     {"five", Rank::five}, {"four", Rank::four}, {"three", Rank::three}, {"trey", Rank::three},  {"deuce", Rank::two},
     {"two", Rank::two},   {"10", Rank::ten},    {"9", Rank::nine},      {"8", Rank::eight},     {"7", Rank::seven},
     {"6", Rank::six},     {"5", Rank::five},    {"4", Rank::four},      {"3", Rank::three},     {"2", Rank::two},
     {"a", Rank::ace},     {"k", Rank::king},    {"q", Rank::queen},     {"j", Rank::jack}});

/// A word as written, before anything is made of it.
struct Raw {
    std::string_view written;
    std::string small;
    char stop = 0;
    bool owner = false;  ///< 's
    std::size_t begin = 0, end = 0;
};

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80; }

/// A letter of more than one byte that is a sign: how long, and what it stands for.
std::pair<std::size_t, std::string_view> sign_at(std::string_view text)
{
    static constexpr std::pair<std::string_view, std::string_view> signs[] = {
        {"\u2660", "S"},  {"\u2665", "H"},  {"\u2666", "D"}, {"\u2663", "C"}, {"\u2019", "'"}, {"\u2018", "\""},
        {"\u201c", "\""}, {"\u201d", "\""}, {"\u2014", ","}, {"\u2013", "-"}, {"\u2026", "."}};
    for (const auto& [bytes, meant] : signs)
        if (text.starts_with(bytes)) return {bytes.size(), meant};
    return {0, {}};
}

/// Takes what goes on with a word at `at`: a letter, a sign of a suit, an apostrophe or a stroke between letters. False: it ends.
bool goes_on(std::string_view line, std::size_t& at, std::string& small)
{
    const bool letter_behind = at + 1 < line.size() && is_letter(line[at + 1]);
    const auto [length, sign] = sign_at(line.substr(at));
    if (length != 0) {
        if (sign != "'" && !is_letter(sign[0])) return false;
        small += sign;
        at += length;
    } else if (is_letter(line[at]) || (line[at] == '\'' && letter_behind)) {
        small += line[at++];
    } else if ((line[at] == '-' || line[at] == '/') && letter_behind) {
        small += '-';
        ++at;
    } else {
        return false;
    }
    return true;
}

/// The word that begins at `at`, which is then behind it.
Raw word_from(std::string_view line, std::size_t& at)
{
    Raw raw;
    raw.begin = at;
    while (at < line.size() && goes_on(line, at, raw.small)) {}
    raw.end = at;
    raw.written = line.substr(raw.begin, raw.end - raw.begin);
    if (raw.small.ends_with("'s")) {
        raw.owner = true;
        raw.small.resize(raw.small.size() - 2);
        raw.written.remove_suffix(raw.written.size() - raw.small.size());
    }
    raw.small = lower(raw.small);
    return raw;
}

std::vector<Raw> cut(std::string_view line)
{
    constexpr std::string_view stops = ",:;.?!\"()[]";
    std::vector<Raw> out;
    char stop = 0;
    for (std::size_t at = 0; at < line.size();) {
        const auto [length, meant] = sign_at(line.substr(at));
        const bool suit = length != 0 && is_letter(meant[0]);
        if (length != 0 && !suit) {
            if (meant[0] != '\'') stop = meant[0];
            at += length;
        } else if (!is_letter(line[at])) {
            if (stops.find(line[at]) != stops.npos) stop = line[at];
            ++at;
        } else {
            Raw raw = word_from(line, at);
            raw.stop = std::exchange(stop, 0);
            out.push_back(std::move(raw));
        }
    }
    return out;
}

std::optional<Strain> strain_named(std::string_view word)
{
    static constexpr std::pair<std::string_view, Strain> names[] = {
        {"spade", Strain::spades},     {"spades", Strain::spades},     {"heart", Strain::hearts},
        {"hearts", Strain::hearts},    {"diamond", Strain::diamonds},  {"diamonds", Strain::diamonds},
        {"dia", Strain::diamonds},     {"club", Strain::clubs},        {"clubs", Strain::clubs},
        {"nt", Strain::no_trump},      {"no-trump", Strain::no_trump}, {"no-trumps", Strain::no_trump},
        {"notrump", Strain::no_trump}, {"notrumps", Strain::no_trump}};
    for (const auto& [name, strain] : names)
        if (word == name) return strain;
    return std::nullopt;
}

std::optional<Rank> rank_named(std::string_view word)
{
    for (const auto& [name, rank] : ranks)
        if (word == name) return rank;
    return std::nullopt;
}

std::optional<Side> side_named(std::string_view small)
{
    if (small == "ns" || small == "n-s" || small == "sn" || small == "s-n" || small == "north-south") return Side::ns;
    if (small == "ew" || small == "e-w" || small == "we-e" || small == "w-e" || small == "east-west") return Side::ew;
    return std::nullopt;
}

std::optional<int> number_named(const std::string& small)
{
    const std::string digits = small == "once" ? "" : phrases::stem(small);
    if (digits.empty() || digits.size() > 4 || digits.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    return std::stoi(digits);
}

std::optional<int> ordinal(std::string_view small)
{
    static constexpr auto names = std::to_array<std::string_view>({"first", "second", "third", "fourth", "fifth", "sixth",
                                                                   "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
                                                                   "thirteenth"});
    static constexpr auto short_names = std::to_array<std::string_view>(
        {"1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th", "13th"});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (small == names[i] || small == short_names[i]) return static_cast<int>(i) + 1;
    return std::nullopt;
}

class Hearing {
public:
    Hearing(std::string_view line, const Table& table, std::optional<Seat> self)
        : table_(table), self_(self), last_(table.speaker), raw_(cut(line))
    {}

    std::vector<Word> words()
    {
        while (at_ < raw_.size()) one();
        return std::move(out_);
    }

private:
    const Raw* peek(std::size_t ahead) const
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

    void add_seat(Seat seat, std::size_t taken, bool owner)
    {
        auto& word = add(Kind::seat, taken);
        word.seat = seat;
        if (owner) word.before = "'s";
        last_ = seat;
    }

    void one()
    {
        const Raw& raw = raw_[at_];
        if (seat() || side() || card() || trick()) return;
        if (const auto strain = strain_named(raw.small)) {
            add(Kind::strain, 1).strain = *strain;
            return;
        }
        if (raw.small == "no" && peek(1) && (peek(1)->small == "trump" || peek(1)->small == "trumps")) {
            add(Kind::strain, 2).strain = Strain::no_trump;
            return;
        }
        if (raw.small == "a" || raw.small == "an") {
            pass_over();
            article_ = true;
            return;
        }
        if (rank()) return;
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
        if (is_in(List::idle, raw.small) || helps(raw.small)) return pass_over();
        plain(raw);
    }

    /// `had` before what was done, and not before what was held.
    bool helps(std::string_view small) const
    {
        if (small != "had" && small != "has" && small != "have") return false;
        const Raw* next = peek(1);
        return next &&
               (next->small.ends_with("ed") || (stem_of(next->small) != phrases::stem(next->small) && next->small != "had") ||
                next->small == "not" || next->small == "been");
    }

    void plain(const Raw& raw) { add(Kind::plain, 1).stem = stem_of(raw.small); }

    bool seat()
    {
        const Raw& raw = raw_[at_];
        std::optional<Seat> found = seat_of(raw.written);
        const bool capital = std::isupper(static_cast<unsigned char>(raw.written.front())) != 0;
        const bool speaker = self_ && raw.small == "i";
        if (!found && capital && !speaker) found = table_.find(raw.written);
        if (!found) found = role(raw);
        if (!found) return pronoun();
        // N and S
        const Raw* behind = at_ + 2 < raw_.size() && (raw_[at_ + 1].small == "and" || raw_[at_ + 1].small == "&") ? &raw_[at_ + 2]
                                                                                                                  : nullptr;
        const auto other = behind ? seat_of(behind->written) ? seat_of(behind->written) : table_.find(behind->written)
                                  : std::nullopt;
        if (other && *other == partner_of(*found) && !raw.owner) {
            add(Kind::side, 3).side = side_of(*found);
            return true;
        }
        add_seat(*found, 1, raw.owner);
        return true;
    }

    std::optional<Seat> role(const Raw& raw) const
    {
        if (!table_.dealer) return std::nullopt;
        if (raw.small == "dealer" || raw.small == "declarer") return table_.dealer;
        if (raw.small == "dummy" && before_ != "from") return partner_of(*table_.dealer);
        if (raw.small == "dummy") return partner_of(*table_.dealer);
        return std::nullopt;
    }

    bool pronoun()
    {
        const Raw& raw = raw_[at_];
        const Raw* next = peek(1);
        const bool mine = raw.small == "my" || raw.small == "his" || raw.small == "her";
        if (mine && next && next->small == "partner") {
            const auto whose = raw.small != "my" ? last_ : self_ ? self_ : table_.writer;
            if (!whose) return false;
            const Seat seat = partner_of(*whose);
            add(Kind::seat, 2).seat = seat;
            return true;
        }
        if (self_ && (raw.small == "i" || raw.small.starts_with("i'"))) return pass_over(), true;
        if (!self_ && table_.writer && (raw.small == "me" || raw.small == "myself" || raw.small.starts_with("i'")))
            return add_seat(*table_.writer, 1, false), true;
        if ((raw.small == "he" || raw.small == "she") && last_ && !self_) return add_seat(*last_, 1, false), true;
        if ((raw.small == "we" || raw.small == "us") && self_) {
            add(Kind::side, 1).side = side_of(*self_);
            return true;
        }
        return false;
    }

    bool side()
    {
        const auto side = side_named(raw_[at_].small);
        if (!side || std::islower(static_cast<unsigned char>(raw_[at_].written.front())) != 0) return false;
        add(Kind::side, 1).side = *side;
        return true;
    }

    /// SA, king of clubs, K clubs, heart three.
    bool card()
    {
        const Raw& raw = raw_[at_];
        const bool figures = std::isupper(static_cast<unsigned char>(raw.written.front())) != 0 ||
                             !std::isalpha(static_cast<unsigned char>(raw.written.front()));
        if (const Card card = figures ? card_of(raw.small) : Card()) {
            add(Kind::card, 1).card = card;
            return true;
        }
        const auto rank = rank_named(raw.small);
        const auto strain = strain_named(raw.small);
        const Raw* next = peek(1);
        const Raw* third = peek(2);
        const auto suited = [&](std::optional<Strain> suit, Rank which, std::size_t taken) {
            if (!suit || *suit == Strain::no_trump) return false;
            add(Kind::card, taken).card = Card(static_cast<Suit>(*suit), which);
            return true;
        };
        const bool letter = raw.small.size() == 1 && !std::isdigit(static_cast<unsigned char>(raw.small[0]));
        if (rank && next && next->small == "of" && third && suited(strain_named(third->small), *rank, 3)) return true;
        const bool article = raw.small == "a" && next && !next->small.ends_with("s") && next->small != "dia";  // A CLUB
        if (rank && next && (!letter || figures) && !article && suited(strain_named(next->small), *rank, 2)) return true;
        if (strain && next && !raw.small.ends_with("s"))
            if (const auto high = rank_named(next->small);
                high && (next->small.size() > 1 || std::isdigit(static_cast<unsigned char>(next->small[0]))))
                return suited(strain, *high, 2);
        return false;
    }

    /// A rank alone is one only where its suit can be known: "the three", not "three".
    bool rank()
    {
        const Raw& raw = raw_[at_];
        const auto found = rank_named(raw.small);
        const bool court = found && *found >= Rank::jack && raw.small.size() > 1;
        const bool the = at_ > 0 && raw_[at_ - 1].small == "the" && raw.stop == 0;
        const Raw* next = peek(1);
        if (!found || raw.small.size() == 1 ||
            !(court || raw.small == "deuce" || raw.small == "trey" || (the && !(next && next->small.starts_with("trick")))))
            return false;
        add(Kind::rank, 1).rank = *found;
        return true;
    }

    /// trick 3, the third trick
    bool trick()
    {
        const Raw& raw = raw_[at_];
        const Raw* next = peek(1);
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
    std::vector<Raw> raw_;
    std::size_t at_ = 0;
    char stop_ = 0;
    bool article_ = false;
    std::string before_;
    std::vector<Word> out_;
};

}  // namespace

std::string stem_of(std::string_view small)
{
    static constexpr std::pair<std::string_view, std::string_view> past[] = {
        {"led", "lead"},   {"chose", "choos"}, {"threw", "throw"},   {"took", "take"},        {"taken", "take"},
        {"gave", "give"},  {"given", "give"},  {"said", "say"},      {"says", "say"},         {"won", "win"},
        {"went", "go"},    {"goes", "go"},     {"gone", "go"},       {"left", "leav"},        {"made", "make"},
        {"dealt", "deal"}, {"laid", "lay"},    {"fell", "fall"},     {"let", "let"},          {"shown", "show"},
        {"told", "tell"},  {"wrote", "write"}, {"written", "write"}, {"stood", "stand"},      {"drew", "draw"},
        {"held", "hold"},  {"never", "not"},   {"cannot", "not"},    {"knew", "know"},        {"saw", "see"},
        {"had", "have"},   {"has", "have"},    {"forgot", "forget"}, {"forgotten", "forget"}, {"put", "put"}};
    if (small.ends_with("n't")) return "not";
    if (const auto apostrophe = small.find('\''); apostrophe != small.npos) small = small.substr(0, apostrophe);
    for (const auto& [word, present] : past)
        if (small == word) return std::string(present);
    return phrases::stem(small);
}

bool is_saying(std::string_view stem) { return is_in(List::saying, stem); }

std::vector<Word> hear(std::string_view line, const Table& table, std::optional<Seat> self)
{
    return Hearing(line, table, self).words();
}

}  // namespace hoyle::prose

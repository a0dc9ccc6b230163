#include "prose/deal_end.hpp"

#include "prose/deal_end_reader.hpp"
#include "prose/lists.hpp"
#include "prose/word_lookup.hpp"

#include <algorithm>
#include <cstdlib>

namespace hoyle::prose {

DealEnd::DealEnd(std::string_view line, const Table& table)
    : whist_(table.code == words_of(List::code_of_whist).front()), dealer_(table.dealer),
      side_told_(table.writer ? std::nullopt : table.side_told)
{
    told_.paid = cut_payment(line);                // and what is left of the line has the words
    words_ = tokenise(line, table, table.writer);  // who says `we`
}

std::vector<std::string> DealEnd::statements()
{
    if (two_figures()) return statements_of(told_);
    while (at_ < words_.size())
        if (!one()) return {};
    return finish() ? statements_of(told_) : std::vector<std::string>();
}

Sense DealEnd::sense(std::size_t ahead) const
{
    const Word* word = peek(ahead);
    if (!word) return Sense::other;
    if (word->kind == Kind::rank && word->rank == Rank::ace) return Sense::honours;
    return word->kind == Kind::plain ? sense_of(word->stem) : Sense::other;
}

std::string_view DealEnd::column_here() const
{
    const Word* word = peek();
    const bool line = word && word->kind == Kind::plain && word->stem == stem_of("line");
    if (sense() == Sense::below || (line && word->before == "under")) return "below";
    return sense() == Sense::above ? "above" : std::string_view();
}

bool DealEnd::take(Sense wanted)
{
    if (sense() != wanted) return false;
    ++at_;
    return true;
}

void DealEnd::speak_of(Side side, std::optional<Seat> seat)
{
    if (side_ && *side_ != side) lost_ = down_ = false;  // that was said of the other side
    side_ = side;
    seat_ = seat;
    for (std::optional<Side>* what : pending_side_) *what = side;
    pending_side_.clear();
    claim_honours();
}

void DealEnd::claim_honours()
{
    if (!unclaimed_) return;
    unclaimed_->side = *side_;
    told_.held.push_back(*unclaimed_);
    unclaimed_.reset();
}

bool DealEnd::is_they() const
{
    const std::string_view stem = words_[at_].stem;
    return stem == stem_of("they") || (stem == stem_of("them") && !side_ && side_told_);
}

bool DealEnd::is_doubled() const
{
    const std::string_view stem = words_[at_].stem;
    return of_ == Of::score && (stem == stem_of("doubled") || stem == stem_of("redoubled"));
}

bool DealEnd::they()
{
    if (peek() && peek()->stem == stem_of("say")) return false;  // and others say otherwise
    if (!side_ && side_told_) speak_of(*side_told_, {});
    return side_.has_value();
}

bool DealEnd::one()
{
    const Word& word = words_[at_];
    switch (word.kind) {
    case Kind::side: return ++at_, speak_of(word.side, {}), true;
    case Kind::seat: return a_seat(word);
    case Kind::number: return ++at_, number(word.number);
    case Kind::strain: return no_trump_held();
    case Kind::rank: return held_by_name();
    case Kind::plain: return plain();
    default: return false;
    }
}

bool DealEnd::a_seat(const Word& word)
{
    ++at_;
    if (sense() != Sense::fifth || told_.held.empty() || side_of(word.seat) != told_.held.back().side ||
        told_.held.back().count != 4)
        return speak_of(side_of(word.seat), word.seat), true;
    ++at_;
    told_.held.back().count = 5;
    told_.held.back().in_one = 4;
    told_.held.back().one_hand = false;
    return true;
}

bool DealEnd::number(int value)
{
    if (words_[0].stem == stem_of("that") && told_.written.empty() && column_here().empty())
        return true;  // "that gave them 30": a sum
    if (take_joined(Sense::down) || down_) return short_by(value);
    return number_made(value);
}

bool DealEnd::number_made(int value)
{
    if (stands_at()) return true;
    if (take_by_cards()) return told_.over_book = tricks(value + book);
    if (take_joined(Sense::odd)) return take(Sense::tricks), tricks(value + book);
    const bool over = words_[at_ - 1].before == "by";  // the book
    if (take_joined(Sense::tricks)) return tricks_told(value, over);
    const bool by = peek() && peek()->before == "by";
    if (of_ == Of::score && by && take(Sense::honours)) return written("honours", value);
    if (told_.called && by && take(Sense::honours)) return calls_points(value);
    if (take_joined(Sense::honours)) return value > most_honours ? side_behind(), written("honours", value) : honours(value);
    if (of_ == Of::rubber) return worth_of_rubber(value, over);
    if ((!column_here().empty() && !column_first_) || of_ == Of::score) return figure(value);
    if (of_ == Of::nothing && (side_ || made_)) return bare(value, over);
    if (beside_tricks(value)) return figure(value);
    if (of_ == Of::tricks) return said_tricks(value, over);
    if (of_ == Of::honours && value > most_honours && !told_.held.empty()) return brought(value);
    if (of_ == Of::honours) return honours(value);
    return false;
}

bool DealEnd::beside_tricks(int value) const
{
    return of_ == Of::tricks && (value > 13 || sense() == Sense::points) && side_ && told_.won[*side_] >= 0;
}

bool DealEnd::stands_at() const
{
    constexpr std::size_t behind = 3;
    return of_ == Of::score && !told_.written.empty() && at_ >= behind && words_[at_ - 2].stem == stem_of("make") &&
           (words_[at_ - behind].kind == Kind::plain || words_[at_ - behind].kind == Kind::number);
}

bool DealEnd::bare(int value, bool over)
{
    if (over) return told_.over_book = tricks(value + book);
    constexpr int least_of_rubber = 100;  // "Ash and Cole win 188"; of less it may be a hand
    if (value >= least_of_rubber && side_ && at_ > 1 && words_[at_ - 2].stem == stem_of("win"))
        return told_.rubber = side_, of_ = Of::rubber, worth_of_rubber(value, true);
    return value > book && at_ > 1 && is_taking(words_[at_ - 2]) && tricks(value);
}

bool DealEnd::tricks_told(int value, bool over)
{
    if (taken_ && value == 3) return false;  // that is a penalty
    return said_tricks(value, over);
}

bool DealEnd::said_tricks(int value, bool over)
{
    told_.over_book = told_.over_book || over;
    return tricks(over ? value + book : value);
}

bool DealEnd::take_by_cards()
{
    const Word* word = peek();
    if (!word || word->kind != Kind::plain || word->before != "by" || word->stem != stem_of("cards")) return false;
    return ++at_, true;
}

void DealEnd::side_behind()
{
    const Word* word = peek();
    if (side_ || !word || word->stop != 0 || !(word->before.empty() || word->before == "to" || word->before == "for")) return;
    if (word->before == "to") lost_ = false;  // "lost two by cards to E-W"
    if (word->kind == Kind::side) ++at_, speak_of(word->side, {});
    else if (word->kind == Kind::seat) ++at_, speak_of(side_of(word->seat), word->seat);
}

bool DealEnd::is_taking(const Word& word)
{
    static constexpr std::string_view verbs[] = {"make", "take", "win", "get"};
    return word.kind == Kind::plain &&
           std::any_of(std::begin(verbs), std::end(verbs), [&](std::string_view verb) { return word.stem == stem_of(verb); });
}

bool DealEnd::plain()
{
    const Sense said = sense();
    const bool figure_next = is_number(1);
    if (dealer_ && words_[at_].stem == stem_of("adversaries")) return ++at_, speak_of(other(side_of(*dealer_)), {}), true;
    if (is_they()) return ++at_, they();
    if (is_doubled()) return ++at_, true;
    if (const auto named = column_here(); !named.empty()) return ++at_, column(named);
    if (counts_the_game()) return ++at_, true;
    taken_ = taken_ || words_[at_].stem == stem_of("take");
    if (is_taking(words_[at_])) lost_ = down_ = false;
    made_ = made_ || said == Sense::result || said == Sense::lost || words_[at_].stem == stem_of("make");
    ++at_;
    switch (said) {
    case Sense::idle: return true;
    case Sense::result:
    case Sense::tricks: return of_ = Of::tricks, true;
    case Sense::odd: return take(Sense::tricks), tricks(7);
    case Sense::lost: return lost_ = true;
    case Sense::down: return down_ = true;
    case Sense::score: return of_ = Of::score, true;
    case Sense::honours: return of_ == Of::score && figure_next ? column("honours") : honours_named();
    case Sense::chicane: return of_ == Of::score && figure_next ? column("chicane") : chicane();
    case Sense::little: return take(Sense::slam) && slam(12);
    case Sense::grand: return take(Sense::slam) && slam(13);
    case Sense::slam: return of_ == Of::score && figure_next ? column("slam") : slam(13);
    case Sense::game: return of_side(told_.game);
    case Sense::rubber: return of_ = Of::rubber, of_side(told_.rubber);
    case Sense::grade: return graded(words_[at_ - 1].stem);
    case Sense::call: return told_.called = true;
    case Sense::simple: return take(Sense::honours) && honours(3);
    case Sense::nobody: return nobody_ = true;
    case Sense::none: return nothing();
    case Sense::divided: return divided();
    case Sense::hand: return of_ == Of::score;  // "for this hand"
    case Sense::points: return of_ == Of::score;
    default: return false;
    }
}

bool DealEnd::two_figures()
{
    if (whist_ || !side_told_ || words_.size() != 2 || !is_number() || !is_number(1)) return false;
    speak_of(*side_told_, {});
    return written({}, words_[0].number) && written({}, words_[1].number);
}

bool DealEnd::tricks(int won)
{
    of_ = Of::tricks;
    side_behind();
    if (made_) of_the_declarers();
    if (!side_ || won > 13 || won < 0) return false;
    int& known = told_.won[lost_ ? other(*side_) : *side_];
    if (known >= 0 && known != won) return false;
    return known = won, true;
}

void DealEnd::of_the_declarers()
{
    if (!side_ && !whist_ && dealer_) speak_of(side_of(*dealer_), {});
}

bool DealEnd::short_by(int tricks_short)
{
    take(Sense::tricks);
    of_the_declarers();
    lost_ = true;
    down_ = false;
    return tricks_short <= 7 && tricks(book + tricks_short);
}

bool DealEnd::slam(int won)
{
    const bool theirs = side_ && told_.won[other(*side_)] == won;  // "NS 12, EW 1, little slam"
    return theirs || tricks(won);
}

bool DealEnd::nothing()
{
    const bool in_neither = !pending_ && (!peek() || peek()->kind == Word::Kind::side);
    if (of_ == Of::score && in_neither && !whist_) return written("below", 0) && written("above", 0);
    if (of_ == Of::score || pending_) return figure(0);
    return (peek() && peek()->kind == Kind::strain) || (sense() == Sense::honours && honours(0) && ++at_);
}

bool DealEnd::column(std::string_view named)
{
    if (named == "above" || named == "below") {
        if (!told_.written.empty() && !column_first_ && told_.written.back().column.empty())
            return told_.written.back().column = named, true;
        column_first_ = true;
    }
    of_ = Of::score;
    pending_ = named;
    return true;
}

bool DealEnd::figure(int points)
{
    of_ = Of::score;
    std::string_view named;
    if (pending_) named = *pending_, pending_.reset();
    else if (named = column_here(); !named.empty()) ++at_;
    take(Sense::points);
    return written(named, points);
}

bool DealEnd::written(std::string_view named, int points)
{
    if (!side_) return false;
    const auto has = [&](auto&& is_so) {
        return std::any_of(told_.written.begin(), told_.written.end(),
                           [&](const DealTold::Written& each) { return each.side == *side_ && is_so(each.column); });
    };
    const bool second = named.empty() && !whist_ && has([](std::string_view) { return true; }) &&
                        !has([](std::string_view column) { return column == "above"; });  // a third is how they stand
    // `above  N-S 24  E-W 12`
    const bool of_both = named.empty() && column_first_ && told_.written.size() == 1 && told_.written[0].side != *side_;
    told_.written.push_back({*side_, second ? "above" : of_both ? told_.written[0].column : named, points});
    return true;
}

bool DealEnd::of_side(std::optional<Side>& what)
{
    if (peek() && peek()->kind == Kind::side && (peek()->before == "to" || peek()->before == "by"))
        speak_of(peek()->side, {}), ++at_;
    if (is_number() && peek()->number == 1 && peek()->before == "in" && sense(1) == Sense::hand) at_ += 2;
    what = side_ && lost_ ? other(*side_) : side_;
    if (!what) pending_side_.push_back(&what);  // "game and rubber EW"
    return true;
}

bool DealEnd::graded(std::string_view stem)
{
    if (!told_.game) return false;
    for (const std::string_view grade : {"single", "double", "treble", "triple"})
        if (stem_of(grade) == stem) told_.grade = grade;
    return true;
}

bool DealEnd::counts_the_game() const
{
    static constexpr std::string_view ordinals[] = {"first", "second", "third", "last"};
    return sense(1) == Sense::game && std::any_of(std::begin(ordinals), std::end(ordinals),
                                                  [&](std::string_view ordinal) { return words_[at_].stem == stem_of(ordinal); });
}

bool DealEnd::worth_of_rubber(int value, bool over)
{
    if (sense() == Sense::game) return false;
    sums_.push_back(value);
    worth_said_ = take(Sense::points) || over || sums_.size() > 1;
    told_.rubber_by = sums_.size() == 2 ? std::abs(sums_[0] - sums_[1]) : value;
    return sums_.size() <= 3;
}

bool DealEnd::finish()
{
    if (!sums_.empty() && !worth_said_) return false;
    if (pending_ || !pending_side_.empty() || (void_said_ && told_.chicane.empty())) return false;
    if (unclaimed_ && !side_) return false;
    claim_honours();
    return true;
}

std::vector<std::string> parse_deal_end(std::string_view line, const Table& table)
{
    auto told = DealEnd(line, table).statements();
    // "E-W got six so we made one": what follows is said besides
    if (const auto so = line.find(" so "); told.empty() && so != line.npos)
        told = DealEnd(line.substr(0, so), table).statements();
    return told;
}

bool is_of_score(std::string_view line, const Table& table)
{
    std::size_t all = 0, others = 0, told = 0;
    for (const Word& word : tokenise(line, table, {})) {
        ++all;
        if (word.kind == Word::Kind::trick || word.kind == Word::Kind::card) return false;
        if (word.kind != Word::Kind::plain) continue;
        const Sense sense = sense_of(word.stem);
        others += sense == Sense::other;
        told += sense == Sense::honours || sense == Sense::score || sense == Sense::rubber || sense == Sense::game ||
                sense == Sense::points;
    }
    return told > 0 && others * 4 <= all;
}

}  // namespace hoyle::prose

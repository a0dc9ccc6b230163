#include "prose/words.hpp"

#include "phrases/words.hpp"
#include "prose/tokeniser.hpp"
#include "prose/lists.hpp"
#include "prose/word_lookup.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace hoyle::prose {

std::vector<Word> Tokeniser::words()
{
    while (at_ < raw_.size()) one();
    return std::move(out_);
}

const WrittenWord* Tokeniser::peek(std::size_t ahead) const
{
    return at_ + ahead < raw_.size() && raw_[at_ + ahead].stop == 0 ? &raw_[at_ + ahead] : nullptr;
}

Word& Tokeniser::add(Kind kind, std::size_t taken)
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

void Tokeniser::pass_over()
{
    if (raw_[at_].stop) stop_ = raw_[at_].stop;
    ++at_;
}

void Tokeniser::one()
{
    const WrittenWord& raw = raw_[at_];
    if (side() || (!the_rank() && seat()) || card() || trick()) return;
    if (const auto strain = strain_named(raw.small)) {
        add(Kind::strain, 1).strain = *strain;
        return;
    }
    if ((raw.small == "no" || raw.small == "without") && peek(1) && (peek(1)->small == "trump" || peek(1)->small == "trumps")) {
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

bool Tokeniser::helps(std::string_view small) const
{
    if (small != "had" && small != "has" && small != "have") return false;
    const WrittenWord* next = peek(1);
    if (next && (next->small == "already" || next->small == "just")) next = peek(2);
    return next && (next->small.ends_with("ed") || (stem_of(next->small) != phrases::stem(next->small) && next->small != "had") ||
                    next->small == "not" || next->small == "been");
}

bool Tokeniser::is_adverb(std::string_view small)
{
    constexpr std::size_t shortest = 6;
    return small.size() >= shortest && small.ends_with("ly") && !is_in(List::no_adverbs, small);
}

void Tokeniser::plain(const WrittenWord& raw)
{
    static constexpr std::string_view owners[] = {"his", "her", "my", "your", "our", "the", "whose", "dealer's"};
    const bool hand = raw.small == "left" && at_ > 0 &&
                      std::find(std::begin(owners), std::end(owners), raw_[at_ - 1].small) != std::end(owners);  // "on his left"
    add(Kind::plain, 1).stem = hand ? raw.small : stem_of(raw.small);
}

std::vector<Word> tokenise(std::string_view line, const Table& table, std::optional<Seat> self)
{
    return Tokeniser(line, table, self).words();
}

}  // namespace hoyle::prose

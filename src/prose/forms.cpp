#include "prose/forms.hpp"

#include <algorithm>
#include <map>

#include "prose/fits_table.hpp"
#include "prose/lists.hpp"
#include "prose/word_lookup.hpp"

namespace hoyle::prose {
namespace {

using Kind = Word::Kind;

struct Item {
    std::string slot;                ///< or empty, and then one of
    std::vector<std::string> stems;  ///< these words
    bool optional = false;
};

struct Way {
    const Form* form;
    std::vector<Item> items;
    std::size_t least = 0;  ///< words that must be there, who and which side left out

    bool may_fit(std::size_t words) const { return words >= least && words <= items.size(); }
};

/// Who speaks is not named in what he says: `I` is left out there.
std::vector<Item> items_of(std::string_view way, bool said)
{
    std::vector<Item> out;
    for (std::size_t at = 0; at < way.size();) {
        const auto end = std::min(way.find(' ', at), way.size());
        auto part = way.substr(at, end - at);
        at = end + 1;
        if (part.empty() || (said && part == "I")) continue;
        Item item;
        item.optional = part.front() == '(';
        if (item.optional) part = part.substr(1, part.size() - 2);
        if (part.front() == '{') {
            item.slot = part.substr(1, part.size() - 2);
        } else {
            for (std::size_t from = 0; from <= part.size();) {
                const auto bar = std::min(part.find('|', from), part.size());
                item.stems.push_back(part.substr(from, bar - from) == "I" ? "i" : stem_of(part.substr(from, bar - from)));
                from = bar + 1;
            }
        }
        out.push_back(std::move(item));
    }
    return out;
}

const std::vector<Way>& ways()
{
    static const std::vector<Way> all = [] {
        std::vector<Way> out;
        for (const Form& form : forms()) {
            Way way{&form, items_of(form.way, form.said), 0};
            for (const Item& item : way.items) way.least += !item.optional && item.slot != "who" && item.slot != "side";
            out.push_back(std::move(way));
        }
        return out;
    }();
    return all;
}

/// The ways that have a word; under no word, all: every word of a segment must find its place, so one of them tells which ways
/// may fit.
const std::map<std::string, std::vector<const Way*>, std::less<>>& ways_with()
{
    static const auto all = [] {
        std::map<std::string, std::vector<const Way*>, std::less<>> out;
        for (const Way& way : ways()) {
            out[""].push_back(&way);
            for (const Item& item : way.items)
                for (const std::string& stem : item.stems)
                    if (auto& with = out[stem]; with.empty() || with.back() != &way) with.push_back(&way);
        }
        return out;
    }();
    return all;
}

/// Lays the words of a stretch into one way; every word must find its place.
class Fitting {
public:
    Fitting(const Way& way, const Spoken& spoken, const Table& table)
        : way_(way), spoken_(spoken), table_(table), taken_(way.items.size())
    {}

    bool fit(std::span<const Word> words)
    {
        by_ = false;
        for (std::size_t i = 0; i < words.size(); ++i) {
            // "claims a revoke (in trick 5) by Yule": Yule is he who made it
            const auto names_it = [](const Word& word) { return is_in(List::revoking, word.stem); };
            const bool of_a_thing = i > 1 && words[0].kind == Kind::seat && words[0].before.empty() && is_saying(words[1].stem) &&
                                    std::any_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(i), names_it);
            by_ |= words[i].kind == Kind::seat && words[i].before == "by" && !of_a_thing;
        }
        for (const Word& word : words)
            if (!place(word)) return false;
        if (!slots_.contains("who") && spoken_.who) slots_["who"] = letter_of(*spoken_.who);
        if (!slots_.contains("side") && spoken_.side) slots_["side"] = letters_of(*spoken_.side);
        // `left it to North, North made hearts`: nobody does so to himself
        if (const auto who = slots_.find("who"), whom = slots_.find("whom");
            who != slots_.end() && whom != slots_.end() && who->second == whom->second)
            return false;
        for (std::size_t i = 0; i < taken_.size(); ++i)
            if (!taken_[i] && !way_.items[i].optional &&
                !((way_.items[i].slot == "who" || way_.items[i].slot == "side") && slots_.contains(way_.items[i].slot)))
                return false;
        return true;
    }

    /// The statement with its slots filled; empty if one of them cannot be.
    std::string statement()
    {
        if (const auto who = slots_.find("who"); who != slots_.end())
            if (const auto seat = seat_of(who->second)) slots_["partner"] = letter_of(partner_of(*seat));
        if (const auto card = slots_.find("card"); card != slots_.end())
            if (const auto holder = table_.holder(card_of(card->second))) slots_["holder"] = letter_of(*holder);
        const bool makes = way_.form->form == "{dealer} makes {strain}";
        if (const auto dealer = table_.known_dealer()) slots_["dealer"] = letter_of(makes ? *table_.maker() : *dealer);
        if (table_.dealer && table_.made && spoken_.who == partner_of(*table_.dealer)) slots_["dummy"] = letter_of(*spoken_.who);
        std::string out;
        for (std::string_view form = way_.form->form; !form.empty();) {
            const auto open = std::min(form.find('{'), form.size());
            out += form.substr(0, open);
            if (open == form.size()) break;
            const auto close = form.find('}', open);
            const auto slot = slots_.find(form.substr(open + 1, close - open - 1));
            if (slot == slots_.end()) return {};
            out += slot->second;
            form.remove_prefix(close + 1);
        }
        return fits_the_table(out, *way_.form, slots_, table_) ? out : std::string();
    }

private:
    bool take(std::string_view slot, std::string value)
    {
        for (std::size_t i = 0; i < taken_.size(); ++i)
            if (!taken_[i] && way_.items[i].slot == slot) {
                taken_[i] = true;
                slots_[std::string(slot)] = std::move(value);
                return true;
            }
        return false;
    }

    bool place_seat(const Word& word)
    {
        const std::string letter(1, letter_of(word.seat));
        const auto& prep = word.before;
        if ((prep.empty() || prep == "by") && take("named", letter)) {
            slots_["who"] = letter;
            return true;
        }
        if (prep == "by" && by_) return take("who", letter);
        if (prep == "'s" && take("whose", letter)) return slots_.try_emplace("who", letter), true;
        if (prep == "'s") return take("who", letter) || take("whom", letter);
        if (!prep.empty() || by_ || spoken_.speech) return take("whom", letter) || take("third", letter);
        return take("who", letter) || take("whom", letter) || take("third", letter);
    }

    bool place(const Word& word)
    {
        switch (word.kind) {
        case Kind::seat: return place_seat(word);
        case Kind::side:
            return take("side", std::string(letters_of(word.side))) || take("other-side", std::string(letters_of(word.side)));
        case Kind::card: return take("card", spelling(word.card));
        case Kind::rank: return table_.led && take("card", spelling(Card(*table_.led, word.rank)));
        case Kind::strain:
            if (word.strain != Strain::no_trump && take("suit", std::string(name_of(word.strain)))) return true;
            return take("strain", std::string(name_of(word.strain)));
        case Kind::number:
            if (word.before == "at" && take("trick", std::to_string(word.number))) return true;
            return take_word(std::to_string(word.number)) || take("number", std::to_string(word.number)) ||
                   take("other-number", std::to_string(word.number));
        case Kind::trick: return take("trick", std::to_string(word.number));
        case Kind::plain: return take_word(word.stem);
        }
        return false;
    }

    bool take_word(const std::string& stem)
    {
        for (std::size_t i = 0; i < taken_.size(); ++i) {
            const auto& stems = way_.items[i].stems;
            if (!taken_[i] && std::find(stems.begin(), stems.end(), stem) != stems.end()) {
                taken_[i] = true;
                return true;
            }
        }
        return false;
    }

    const Way& way_;
    const Spoken& spoken_;
    const Table& table_;
    std::vector<char> taken_;
    Slots slots_;
    bool by_ = false;
};

}  // namespace

std::vector<std::string> meanings(std::span<const Word> words, const Spoken& spoken, const Table& table)
{
    std::vector<std::string> out;
    const auto plain = std::find_if(words.begin(), words.end(), [](const Word& word) { return word.kind == Kind::plain; });
    const auto candidates = ways_with().find(plain == words.end() ? std::string() : plain->stem);
    if (candidates == ways_with().end()) return out;
    for (const Way* way : candidates->second) {
        if (way->form->said != spoken.speech || !way->may_fit(words.size())) continue;
        Fitting fitting(*way, spoken, table);
        if (!fitting.fit(words)) continue;
        auto statement = fitting.statement();
        if (!statement.empty() && std::find(out.begin(), out.end(), statement) == out.end()) out.push_back(std::move(statement));
    }
    return out;
}

}  // namespace hoyle::prose

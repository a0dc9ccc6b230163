#include "prose/told.hpp"

#include "cite/story.hpp"
#include "lawbook/topics.hpp"
#include "phrases/answering.hpp"
#include "phrases/part.hpp"
#include "prose/lists.hpp"
#include "prose/words.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace hoyle::prose {
namespace {

constexpr std::size_t longest_story = 4000;  ///< bytes that are listened to
constexpr std::size_t most_told = 2, most_named = 3;

class Naming {
public:
    Naming(std::span<const FreeLine> lines, const Table& table) : table_(table)
    {
        for (const FreeLine& line : lines) {
            if (story_.size() + line.words.size() > longest_story) break;
            starts_.push_back(story_.size());
            story_ += std::string(line.words) + ". ";
            lines_.push_back(&line);
        }
        heard_ = phrases::hear(story_, phrases::lexicon());
        book_ = lawbook::find_shipped(table.code);
    }

    std::vector<Named> all()
    {
        auto meant = cite::in_story(heard_);
        std::erase_if(meant, [&](const cite::InStory& each) { return !may_be_told(*each.topic); });
        if (meant.empty()) return {};
        const phrases::Weights& weights = phrases::answering().weights;
        const double least = is_short() ? weights.story_told
                                        : std::max(weights.story_asked, meant.front().certainty * weights.story_share);
        for (const cite::InStory& each : meant) {
            if (out_.size() == most_named || each.certainty < least) break;
            add(each, each.certainty >= weights.story_told && out_.size() < most_told);
        }
        return std::move(out_);
    }

private:
    /// A line or two of which hardly anything was heard may be a slip of the pen as well.
    bool is_short() const
    {
        constexpr std::size_t few = 5;
        return split(story_).size() < few;
    }

    /// A kind of incident that the code has a law on; or a fault that is no kind.
    bool may_be_told(const lawbook::Topic& topic) const
    {
        const auto others = phrases::answering().other_faults;
        if (!topic.kind && std::find(others.begin(), others.end(), topic.slug) == others.end()) return false;
        return !book_ || !lawbook::laws_on(topic, *book_).laws.empty();
    }

    void add(const cite::InStory& meant, bool surely)
    {
        const lawbook::Topic& topic = *meant.topic;
        const auto kind = topic.kind ? terms::info(*topic.kind).slug : topic.slug;
        const bool told = surely && !is_in(List::asked_about, kind);
        std::string statement = std::string("told ") + (told ? "" : "perhaps ") + std::string(kind);
        const FreeLine* line = line_of(meant);
        const auto seat = doer(*line);
        if (seat) statement += std::string(" by ") + letter_of(*seat);
        if (const int trick = trick_told(*line)) statement += " at " + std::to_string(trick);
        if (topic.kind) statement += facts(meant, *topic.kind, seat.has_value());
        out_.push_back({std::move(statement), line});
    }

    /// The line on which the words begin that speak of it.
    const FreeLine* line_of(const cite::InStory& meant) const
    {
        const auto begin = heard_.words[meant.first].span.begin;
        const auto behind = std::upper_bound(starts_.begin(), starts_.end(), begin);
        return lines_[static_cast<std::size_t>(behind - starts_.begin()) - 1];
    }

    /// Who did it, where the line names nobody else and begins with him.
    std::optional<Seat> doer(const FreeLine& line) const
    {
        const auto words = hear(line.words, table_, {});
        if (words.size() < 2 || words[0].kind != Word::Kind::seat || !words[0].before.empty() || words[1].stop == ':') return {};
        if (std::count_if(words.begin(), words.end(), [](const Word& word) { return word.kind == Word::Kind::seat; }) != 1)
            return {};
        if (words[1].kind == Word::Kind::plain && is_saying(words[1].stem)) return {};
        return words[0].seat;
    }

    int trick_told(const FreeLine& line) const
    {
        int trick = 0;
        for (const Word& word : hear(line.words, table_, {}))
            if (word.kind == Word::Kind::trick) {
                if (trick) return 0;
                trick = word.number;
            }
        return trick;
    }

    /// What its words, and the sentence before and behind them, say of its circumstances, where no sentence of the story says
    /// otherwise. Who did it only its own words say; `by_seat`: he is named already.
    std::string facts(const cite::InStory& meant, terms::Kind kind, bool by_seat) const
    {
        const auto own = heard_.words[meant.first].sentence, last = heard_.words[meant.end - 1].sentence;
        std::map<terms::Attr, std::set<terms::Word>> everywhere, near;
        for (std::uint32_t first = 0, end = 0; first < heard_.words.size(); first = end) {
            const auto sentence = heard_.words[first].sentence;
            while (end < heard_.words.size() && heard_.words[end].sentence == sentence) ++end;
            for (const terms::Condition& said : cite::known_facts(phrases::part_of(heard_, first, end), kind, nullptr).said) {
                const bool role = said.attr == terms::Attr::role;
                if (role && (by_seat || sentence < own || sentence > last)) continue;
                everywhere[said.attr].insert(said.words.begin(), said.words.end());
                if (sentence + 1 >= own && sentence <= last + 1) near[said.attr].insert(said.words.begin(), said.words.end());
            }
        }
        std::string out;
        for (const auto& [attr, words] : near)
            if (words.size() == 1 && everywhere.at(attr).size() == 1 && *words.begin() != terms::Word::no &&
                is_in(List::story_facts, terms::slug(attr)))
                out += " " + std::string(terms::slug(attr)) + "=" + std::string(terms::slug(*words.begin()));
        return out;
    }

    const Table& table_;
    std::string story_;
    std::vector<const FreeLine*> lines_;
    std::vector<std::size_t> starts_;  ///< of each line in the story
    phrases::Heard heard_;
    const lawbook::Book* book_ = nullptr;
    std::vector<Named> out_;
};

}  // namespace

std::vector<Named> named_in(std::span<const FreeLine> lines, const Table& table)
{
    return lines.empty() ? std::vector<Named>() : Naming(lines, table).all();
}

}  // namespace hoyle::prose

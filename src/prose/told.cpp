#include "prose/told.hpp"

#include "cite/story.hpp"
#include "lawbook/topics.hpp"
#include "phrases/answering.hpp"
#include "phrases/part.hpp"
#include "prose/lists.hpp"
#include "prose/words.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

namespace hoyle::prose {
namespace {

constexpr std::size_t longest_story = 4000;  ///< bytes that are listened to
constexpr std::size_t most_told = 2, most_named = 3;
constexpr double names_doer = 0.6;  ///< a line that speaks of it this clearly tells who did it, and when

/// How clearly a line by itself speaks of a kind of incident.
double speaks_of(const FreeLine& line, std::string_view kind)
{
    double likely = 0;
    for (const auto& each :
         phrases::classify(phrases::hear(line.words, phrases::lexicon()), phrases::lexicon(), phrases::model()))
        if (const auto* topic = lawbook::find_topic(each.topic); topic && topic->kind && terms::info(*topic->kind).slug == kind)
            likely += each.probability;
    return likely;
}

/// Of the same length, without the stops that end no sentence: behind "Mrs".
std::string without_short_stops(std::string_view words)
{
    std::string out(words);
    for (const auto word : split(words))
        if (word.ends_with('.') && is_in(List::abbreviations, word.substr(0, word.size() - 1)))
            out[static_cast<std::size_t>(word.data() + word.size() - words.data()) - 1] = ' ';
    return out;
}

class Naming {
public:
    Naming(std::span<const FreeLine> lines, const Table& table) : table_(table)
    {
        for (const FreeLine& line : lines) {
            if (story_.size() + line.words.size() > longest_story) break;
            starts_.push_back(story_.size());
            story_ += without_short_stops(line.words) + ". ";
            lines_.push_back(&line);
        }
        heard_ = phrases::hear(story_, phrases::lexicon());
        book_ = lawbook::find_shipped(table.code);
    }

    std::vector<Named> all()
    {
        const auto starts = incidents();
        for (std::size_t i = 0; i + 1 < starts.size(); ++i) one(starts[i], starts[i + 1]);
        return std::move(out_);
    }

private:
    /// Where the words begin that tell of one incident, and the end.
    std::vector<std::uint32_t> incidents() const
    {
        std::vector<std::uint32_t> starts{0};
        std::string small = story_;
        for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        const auto size = static_cast<std::uint32_t>(heard_.words.size());
        for (std::uint32_t word = 1; word < size; ++word) {
            if (heard_.words[word].sentence == heard_.words[word - 1].sentence) continue;
            const auto behind = heard_.words[word - 1].span.begin + heard_.words[word - 1].span.length;
            const auto begin = small.find_first_not_of(" .!?;)", behind);
            const auto begins = [&](std::string_view words) { return small.compare(begin, words.size(), words) == 0; };
            const auto news = words_of(List::new_incident);
            if (begin != small.npos && std::any_of(news.begin(), news.end(), begins)) starts.push_back(word);
        }
        starts.push_back(size);
        return starts;
    }

    /// What the words from one to another tell. Where acts and cards are told as well these would show it, and words beside them
    /// tell a circumstance as often: there it must be as sure as an answer of `cite`.
    void one(std::uint32_t first, std::uint32_t end)
    {
        auto meant = cite::in_story(phrases::part_of(heard_, first, end));
        std::erase_if(meant, [&](const cite::InStory& each) { return !may_be_told(*each.topic); });
        if (meant.empty()) return;
        const phrases::Weights& weights = phrases::answering().weights;
        const double least = is_short() ? weights.story_told
                                        : std::max(weights.story_asked, meant.front().certainty * weights.story_share);
        std::size_t named = 0;
        for (cite::InStory each : meant) {
            if (named == most_named || each.certainty < least) break;
            each.first += first;
            each.end += first;
            add(each, each.certainty >= (table_.acted ? weights.sure : weights.story_told) && named < most_told);
            ++named;
        }
    }

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
        const auto [line, how_clearly] = clearest(meant, kind);
        const bool clearly = how_clearly >= names_doer;
        const auto seat = clearly ? doer(*line) : std::nullopt;
        if (seat) statement += std::string(" by ") + letter_of(*seat);
        if (const int trick = clearly ? trick_told(*line) : 0) statement += " at " + std::to_string(trick);
        if (topic.kind) statement += facts(meant, *topic.kind, seat.has_value());
        const auto same = [&](const Named& earlier) { return earlier.statement == statement; };
        if (std::none_of(out_.begin(), out_.end(), same)) out_.push_back({std::move(statement), line});
    }

    /// Of the lines on which its words stand the one that speaks of it most clearly, and how clearly.
    std::pair<const FreeLine*, double> clearest(const cite::InStory& meant, std::string_view kind) const
    {
        std::pair<const FreeLine*, double> best{nullptr, -1};
        for (std::size_t i = line_at(meant.first); i <= line_at(meant.end - 1); ++i)
            if (const double here = speaks_of(*lines_[i], kind); here > best.second) best = {lines_[i], here};
        return best;
    }

    std::size_t line_at(std::uint32_t word) const
    {
        const auto behind = std::upper_bound(starts_.begin(), starts_.end(), heard_.words[word].span.begin);
        return static_cast<std::size_t>(behind - starts_.begin()) - 1;
    }

    /// Who did it: the one player whom the line names, if it begins with him or tells what he did.
    std::optional<Seat> doer(const FreeLine& line) const
    {
        const auto words = hear(line.words, table_, {});
        const auto is_seat = [](const Word& word) { return word.kind == Word::Kind::seat; };
        const auto named = std::find_if(words.begin(), words.end(), is_seat);
        const auto another = [&](const Word& word) { return is_seat(word) && word.seat != named->seat; };
        if (named == words.end() || std::any_of(named, words.end(), another) || !named->before.empty()) return {};
        const auto next = named + 1;
        if (next == words.end() || next->stop == ':') return {};
        const bool plain = next->kind == Word::Kind::plain;
        if (plain && is_saying(next->stem)) return {};
        if (named != words.begin() && !(plain && next->stop == 0 && is_in(List::playing, next->stem))) return {};
        return named->seat;
    }

    /// The one trick that a line of one sentence speaks of; 0: there is none.
    int trick_told(const FreeLine& line) const
    {
        if (line.words.find(". ") != line.words.npos) return 0;
        int trick = 0;
        for (const Word& word : hear(line.words, table_, {}))
            if (word.kind == Word::Kind::trick) {
                if (trick) return 0;
                trick = word.number;
            }
        return trick;
    }

    /// Something is denied in these words, or was not yet so.
    bool denies(std::uint32_t first, std::uint32_t end) const
    {
        const auto denial = phrases::lexicon().find_concept("not");
        return any_word(first, end, [&](std::uint32_t word) {
            return (denial && heard_.means(word, *denial)) || is_in(List::not_yet, heard_.words[word].stem);
        });
    }

    template <class Is> static bool any_word(std::uint32_t first, std::uint32_t end, Is is)
    {
        while (first < end && !is(first)) ++first;
        return first < end;
    }

    /// What its words, and the sentence before and behind them, say of its circumstances, where no sentence of the story says
    /// otherwise. Who did it only its own words say; `by_seat`: he is named already.
    std::string facts(const cite::InStory& meant, terms::Kind kind, bool by_seat) const
    {
        Heard everywhere, near;
        bool neighbour = false;  // the sentence before was one of its own
        bool led = false;        // a lead is told in this sentence or the one before
        const auto lead = phrases::lexicon().find_concept("lead");
        const auto leads = [&](std::uint32_t word) { return lead && heard_.means(word, *lead); };
        for (std::uint32_t first = 0, end = 0; first < heard_.words.size(); first = end) {
            end = end_of_sentence(first);
            const bool own = first < meant.end && end > meant.first;
            const bool beside = own || neighbour || (end < heard_.words.size() && end == meant.first);
            neighbour = own;
            const bool leads_here = any_word(first, end, leads);
            const bool to_a_lead = led || leads_here;
            led = leads_here;
            for (const terms::Condition& said : cite::known_facts(phrases::part_of(heard_, first, end), kind, nullptr).said) {
                if (is_no(said) && !denies(first, end)) continue;
                if (said.attr == terms::Attr::role && (by_seat || !own)) continue;
                if (said.attr == terms::Attr::followed_by && !to_a_lead) continue;  // of another trick
                everywhere[said.attr].insert(said.words.begin(), said.words.end());
                if (beside) near[said.attr].insert(said.words.begin(), said.words.end());
            }
        }
        return undisputed(near, everywhere);
    }

    using Heard = std::map<terms::Attr, std::set<terms::Word>>;

    static bool is_no(const terms::Condition& said) { return said.words.size() == 1 && said.words.front() == terms::Word::no; }

    /// What is said near by, and nowhere otherwise: ` trick=5 quitted=yes`
    static std::string undisputed(const Heard& near, const Heard& everywhere)
    {
        std::string out;
        for (const auto& [attr, words] : near)
            if (words.size() == 1 && everywhere.at(attr).size() == 1 && *words.begin() != terms::Word::no &&
                is_in(List::story_facts, terms::slug(attr)))
                out += " " + std::string(terms::slug(attr)) + "=" + std::string(terms::slug(*words.begin()));
        return out;
    }

    std::uint32_t end_of_sentence(std::uint32_t first) const
    {
        std::uint32_t end = first;
        while (end < heard_.words.size() && heard_.words[end].sentence == heard_.words[first].sentence) ++end;
        return end;
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

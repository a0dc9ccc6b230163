#include "prose/told.hpp"

#include "cite/understand.hpp"
#include "lawbook/topics.hpp"
#include "prose/words.hpp"

#include <algorithm>

namespace hoyle::prose {
namespace {

constexpr std::size_t longest_story = 4000;  ///< bytes that are listened to
constexpr std::size_t most_named = 2;

// Measured on the half of tests/stories that may be looked at.
constexpr double worth_asking = 0.15;  ///< a meaning that is at least this likely is asked about
constexpr double next_share = 0.5;     ///< ... and another, if it is this much of the likeliest
constexpr double names_doer = 0.6;     ///< a line that speaks of it this clearly tells who did it, and when

/// How clearly some words speak of a topic.
double speaks_of(const phrases::Heard& heard, std::string_view topic)
{
    for (const phrases::Likelihood& each : phrases::classify(heard, phrases::lexicon(), phrases::model()))
        if (each.topic == topic) return each.probability;
    return 0;
}

class Naming {
public:
    Naming(std::span<const FreeLine> lines, const Table& table) : table_(table)
    {
        for (const FreeLine& line : lines) {
            if (story_.size() + line.words.size() > longest_story) break;
            story_ += std::string(line.words) + ". ";
            lines_.push_back(&line);
        }
        for (const FreeLine* line : lines_) heard_.push_back(phrases::hear(line->words, phrases::lexicon()));
        book_ = lawbook::find_shipped(table.code);
    }

    std::vector<Named> all()
    {
        const auto heard = phrases::hear(story_, phrases::lexicon());
        const auto matters = cite::understand(story_, heard, {}).matters;
        if (matters.empty()) return {};
        const cite::Matter& matter = matters.front();  // further faults are heard too often where there are none
        const bool sure = matter.sure && matters.size() == 1;
        for (const cite::Meaning& meaning : matter.meanings) {
            if (out_.size() == most_named || (!sure && meaning.probability < worth_asking) ||
                meaning.probability < matter.best().probability * next_share)
                break;
            add(meaning, sure);
            if (sure) break;
        }
        return std::move(out_);
    }

private:
    /// A kind of incident by its own name, or a topic that is none.
    void add(const cite::Meaning& meaning, bool sure)
    {
        const lawbook::Topic* topic = meaning.topic;
        if (!topic || topic->is_etiquette() || (!sure && !topic->kind)) return;
        if (book_ && lawbook::laws_on(*topic, *book_).laws.empty()) return;
        std::string statement = std::string("told ") + (sure ? "" : "perhaps ") +
                                std::string(topic->kind ? terms::info(*topic->kind).slug : topic->slug);
        for (const Named& earlier : out_)
            if (earlier.statement.starts_with(statement)) return;
        const auto [line, clearly] = clearest(topic->slug);
        if (clearly >= names_doer) {
            if (const auto seat = doer(*line)) statement += std::string(" by ") + letter_of(*seat);
            if (const int trick = trick_told(*line)) statement += " at " + std::to_string(trick);
        }
        if (sure && topic->kind) statement += facts(phrases::hear(line->words, phrases::lexicon()), *topic->kind);
        out_.push_back({std::move(statement), line});
    }

    /// The line that speaks of it most clearly, and how clearly.
    std::pair<const FreeLine*, double> clearest(std::string_view topic) const
    {
        std::size_t best = 0;
        double most = -1;
        for (std::size_t i = 0; i < heard_.size(); ++i)
            if (const double here = speaks_of(heard_[i], topic); here > most) most = here, best = i;
        return {lines_[best], most};
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

    /// What that line says of it: of a whole story words that belong elsewhere would be taken for its circumstances. Who did it
    /// is told by his seat.
    static std::string facts(const phrases::Heard& line, terms::Kind kind)
    {
        std::string out;
        for (const terms::Condition& said : cite::known_facts(line, kind, nullptr).said) {
            if (said.words.size() != 1 || said.attr == terms::Attr::role) continue;
            out += " " + std::string(terms::slug(said.attr)) + "=" + std::string(terms::slug(said.words.front()));
        }
        return out;
    }

    const Table& table_;
    std::string story_;
    std::vector<const FreeLine*> lines_;
    std::vector<phrases::Heard> heard_;
    const lawbook::Book* book_ = nullptr;
    std::vector<Named> out_;
};

}  // namespace

std::vector<Named> named_in(std::span<const FreeLine> lines, const Table& table)
{
    return lines.empty() ? std::vector<Named>() : Naming(lines, table).all();
}

}  // namespace hoyle::prose

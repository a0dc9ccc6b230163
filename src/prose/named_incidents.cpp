#include "prose/named_incidents.hpp"

#include "cite/point.hpp"
#include "cite/story.hpp"
#include "cite/understand.hpp"
#include "lawbook/topics.hpp"
#include "phrases/answering.hpp"
#include "phrases/part.hpp"
#include "prose/circumstances.hpp"
#include "prose/lists.hpp"
#include "prose/word_lookup.hpp"
#include "prose/words.hpp"

#include <algorithm>
#include <utility>

namespace hoyle::prose {
namespace {

constexpr std::size_t longest_story = 4000;  ///< bytes that are read
constexpr std::size_t most_told = 2, most_named = 3;
constexpr double names_doer = 0.6;  ///< a line that speaks of it this clearly tells who did it, and when

/// How clearly a line by itself speaks of a kind of incident.
double speaks_of(const UnparsedLine& line, std::string_view kind)
{
    double likely = 0;
    const phrases::Model& model = phrases::incidents();
    const auto decisions = phrases::decision_values(phrases::analyse(line.words, phrases::lexicon()), phrases::lexicon(), model);
    for (std::size_t i = 0; i < decisions.size(); ++i)
        if (const auto* topic = lawbook::find_topic(model.topics[i]);
            topic && topic->kind && terms::info(*topic->kind).slug == kind)
            likely = std::max(likely, phrases::to_probability(decisions[i]));
    return likely;
}

/// `East (Eames)  spades 7 3 2; hearts K 6; ...`, `4   C8 C2 C3 CA`: a hand or a trick that was not read tells no incident.
bool tells_cards_alone(std::string_view line)
{
    constexpr std::size_t fewest = 4, many = 6;
    std::size_t cards = 0, others = 0;
    for (std::size_t at = 0; at < line.size();) {
        const auto is_part = [&](std::size_t i) {
            return i < line.size() &&
                   (std::isalnum(static_cast<unsigned char>(line[i])) != 0 || static_cast<unsigned char>(line[i]) >= 0x80);
        };
        std::size_t end = at;
        while (is_part(end)) ++end;
        const std::string small = lower(line.substr(at, end - at));
        const bool symbol = small.find("\xE2\x99") != small.npos;
        if (symbol || (end > at && (rank_named(small) || strain_named(small) || card_of(upper(small))))) ++cards;
        else if (end - at > 2) ++others;
        at = end == at ? at + 1 : end;
    }
    return (cards >= fewest && cards > 2 * others) || (cards >= many && cards > others);
}

class Naming {
public:
    Naming(std::span<const UnparsedLine> lines, const Table& table, const Players& players) : table_(table)
    {
        std::vector<phrases::Spoken> spoken;
        for (const UnparsedLine& line : lines) {
            if (story_.size() + line.words.size() > longest_story) break;
            starts_.push_back(story_.size());
            lines_.push_back(&line);
            if (line.of_score || tells_cards_alone(line.words)) {
                story_ += '\n';
                continue;
            }
            for (const phrases::Spoken& each : players.spoken_in(line.words)) {
                spoken.push_back(each);
                spoken.back().words.begin += static_cast<std::uint32_t>(story_.size());
            }
            story_ += phrases::without_title_stops(line.words) + '\n';
        }
        analysed_ = phrases::analyse(story_, phrases::lexicon());
        phrases::add_players(analysed_, spoken, phrases::lexicon());
        book_ = lawbook::find_shipped(table.code);
    }

    std::vector<Named> all()
    {
        if (analysed_.words.empty()) return {};
        const auto starts = incidents();
        for (std::size_t i = 0; i + 1 < starts.size(); ++i)
            if (!as_understood(starts[i], starts[i + 1])) by_lines(starts[i], starts[i + 1]);
        if (out_.empty()) as_described();
        return std::move(out_);
    }

private:
    /// Where the words begin that tell of one incident, and the end.
    std::vector<std::uint32_t> incidents() const
    {
        std::vector<std::uint32_t> starts{0};
        const std::string small = lower(story_);
        const auto size = static_cast<std::uint32_t>(analysed_.words.size());
        for (std::uint32_t word = 1; word < size; ++word) {
            if (analysed_.words[word].sentence == analysed_.words[word - 1].sentence) continue;
            const auto behind = analysed_.words[word - 1].span.begin + analysed_.words[word - 1].span.length;
            const auto begin = small.find_first_not_of(" .!?;)\n", behind);
            const auto begins = [&](std::string_view words) { return small.compare(begin, words.size(), words) == 0; };
            const auto news = words_of(List::new_incident);
            if (begin != small.npos && std::any_of(news.begin(), news.end(), begins)) starts.push_back(word);
        }
        starts.push_back(size);
        return starts;
    }

    /// What the lines tell, each by itself and beside others.
    void by_lines(std::uint32_t first, std::uint32_t end)
    {
        auto meant = in_lines(first, end);
        std::erase_if(meant, [&](const cite::InStory& each) { return !may_be_told(*each.topic); });
        if (meant.empty()) return;
        const phrases::Weights& weights = phrases::answering().weights;
        const double least = is_short() ? weights.story_told
                                        : std::max(weights.story_asked, meant.front().certainty * weights.story_share);
        std::vector<terms::Kind> told;
        for (const cite::InStory& each : meant)
            if (each.topic->kind && is_told(each, told.size())) told.push_back(*each.topic->kind);
        std::size_t named = 0;
        for (const cite::InStory& each : meant) {
            if (each.certainty < least || named >= most_named) break;
            if (each.topic->kind && is_incidental(*each.topic->kind, told)) continue;
            add(each, is_told(each, named));
            ++named;
        }
    }

    /// Something is asked of the laws: who only tells how an evening went speaks of slams and honours as well.
    bool asks() const { return table_.deals == 0 || story_.find('?') != std::string::npos; }

    /// Where no card shows what was done the words are understood as `cite` does it.
    bool as_understood(std::uint32_t first, std::uint32_t end)
    {
        const phrases::AnalysedText part = phrases::part_of(analysed_, first, end);
        if (table_.cards_told() || !cite::is_story(part)) return false;
        const std::vector<const lawbook::Book*> books{book_};
        const auto asked = std::span(books).first(book_ ? 1 : 0);
        auto understood = cite::understand(story_, part, asked, asked);
        std::erase_if(understood.matters, [&](const cite::Matter& matter) {
            const lawbook::Topic* topic = matter.best().topic;
            return !topic || (!topic->kind && !may_be_told(*topic) && !(asks() && has_law(*topic)));
        });
        if (understood.matters.size() > most_named)
            understood.matters.erase(understood.matters.begin() + most_named, understood.matters.end());
        std::size_t named = 0;
        for (const cite::Matter& matter : understood.matters) {
            const lawbook::Topic& topic = *matter.best().topic;
            if (!may_be_told(topic) && named > 0) continue;
            const phrases::AnalysedText& where = matter.clearest.words.empty() ? matter.analysed : matter.clearest;
            const auto first_line = line_of(where.words.front()), last_line = line_of(where.words.back());
            const bool surely = named++ == 0 && is_point(matter) && !is_only_claimed(where);  // a story has one point
            cite::KnownFacts facts = topic.kind ? cite::known_facts(matter, *topic.kind, &topic)
                                                : cite::KnownFacts{cite::Known(terms::Kind::revoke), {}, {}, true, {}};
            if (book_) facts.known = cite::with_the_law(*book_, facts.known);
            put(topic, surely, first_line, last_line,
                [&](bool by_seat) { return topic.kind ? facts_of(facts, by_seat) : std::string(); });
        }
        if (!understood.matters.empty()) beside(understood.matters, in_lines(first, end), named);
        return !understood.matters.empty();
    }

    /// `The dealer revoked.`: too few words for a story, and none of play. What `cite` is sure of, as of a description, is asked
    /// about.
    void as_described()
    {
        if (table_.cards_told() || table_.deals > 0 || cite::is_story(analysed_)) return;
        const std::vector<const lawbook::Book*> books{book_};
        const auto asked = std::span(books).first(book_ ? 1 : 0);
        const auto understood = cite::understand(story_, analysed_, asked, asked);
        if (understood.matters.empty()) return;
        const cite::Matter& matter = understood.matters.front();
        const lawbook::Topic* topic = matter.best().topic;
        if (!matter.sure || !topic || !topic->kind || !may_be_told(*topic)) return;
        const cite::KnownFacts facts = cite::known_facts(matter, *topic->kind, topic);
        put(*topic, false, 0, lines_.size() - 1, [&](bool by_seat) { return facts_of(facts, by_seat); });
    }

    /// What the lines speak of as well, and may be told besides, is asked about.
    void beside(const std::vector<cite::Matter>& matters, const std::vector<cite::InStory>& spoken, std::size_t named)
    {
        const phrases::Weights& weights = phrases::answering().weights;
        const double least = is_point(matters.front()) ? weights.story_told : weights.story_asked;
        std::vector<terms::Kind> told;
        for (const cite::Matter& matter : matters)
            if (matter.best().topic->kind) told.push_back(*matter.best().topic->kind);
        for (const cite::InStory& each : spoken) {
            if (each.certainty < least || named >= most_named) break;
            const auto kind = each.topic->kind;
            if (!kind || !may_be_told(*each.topic) || is_incidental(*kind, told) ||
                std::find(told.begin(), told.end(), *kind) != told.end())
                continue;
            add(each, false);
            told.push_back(*kind);
            ++named;
        }
    }

    /// `Mr. Orde exclaimed that ...`: in the sentence that tells it clearest.
    bool is_only_claimed(const phrases::AnalysedText& where) const
    {
        const auto begin = where.words.front().span.begin;
        const auto end = where.words.back().span.begin + where.words.back().span.length;
        const auto words = split(std::string_view(story_).substr(begin, end - begin));
        for (std::size_t i = 0; i + 1 < words.size(); ++i)
            if (words[i + 1] == "that" && is_in(List::claiming, words[i])) return true;
        return false;
    }

    bool is_point(const cite::Matter& matter) const
    {
        return matter.sure || matter.certainty >= phrases::answering().weights.story_point ||
               matter.by_lines >= surely_told(*matter.best().topic);
    }

    static std::string facts_of(const cite::KnownFacts& facts, bool by_seat)
    {
        std::string out;
        const auto add = [&](terms::Attr attr, std::span<const terms::Word> words) {
            for (const terms::Word word : words)
                out += " " + std::string(terms::slug(attr)) + "=" + std::string(terms::slug(word));
        };
        for (const terms::Condition& said : facts.said)
            if (!by_seat || said.attr != terms::Attr::role) add(said.attr, said.words);
        // what the book says of a penalty that was talked over
        const auto law = facts.known.said().find(terms::Attr::rule);
        if (facts.known.kind() == terms::Kind::consultation && law != facts.known.said().end() && law->second.size() == 1 &&
            std::none_of(facts.said.begin(), facts.said.end(), [](const auto& said) { return said.attr == terms::Attr::rule; }))
            add(law->first, law->second);
        return out;
    }

    std::size_t line_of(const phrases::Token& word) const
    {
        return static_cast<std::size_t>(std::upper_bound(starts_.begin(), starts_.end(), word.span.begin) - starts_.begin()) - 1;
    }

    /// The code has a law on it, or one near it.
    bool has_law(const lawbook::Topic& topic) const
    {
        if (!book_) return true;
        const lawbook::OnTopic on = lawbook::laws_on(topic, *book_);
        return !on.laws.empty() || !on.near.empty();
    }

    bool is_told(const cite::InStory& each, std::size_t before) const
    {
        return before < most_told && each.certainty >= surely_told(*each.topic);
    }

    /// It is how one of those told was seen, or what came of it.
    static bool is_incidental(terms::Kind kind, const std::vector<terms::Kind>& told)
    {
        return std::any_of(told.begin(), told.end(),
                           [&](terms::Kind to) { return phrases::answering().is_incidental(kind, to); });
    }

    /// From where on it is told, and not asked about. Where cards are told as well these would show it, and words beside them
    /// tell a circumstance as often: there all must be as sure as what is common.
    double surely_told(const lawbook::Topic& topic) const
    {
        const phrases::Weights& weights = phrases::answering().weights;
        if (table_.cards_told()) return weights.story_told_common;
        const bool common = topic.kind && is_in(List::common_kinds, terms::info(*topic.kind).slug);
        return common ? weights.story_told_common : weights.story_told;
    }

    /// What lines between two words speak of.
    std::vector<cite::InStory> in_lines(std::uint32_t first, std::uint32_t end) const
    {
        std::vector<std::uint32_t> begins;
        for (std::uint32_t word = first; word < end; ++word)
            if (word == first || line_at(word) != line_at(word - 1)) begins.push_back(word - first);
        auto spoken = cite::in_story(phrases::part_of(analysed_, first, end), begins);
        for (cite::InStory& each : spoken) each.first += first, each.end += first;
        return spoken;
    }

    /// A line or two of a few words may be a slip of the pen as well.
    bool is_short() const
    {
        constexpr std::size_t few = 5;
        return split(story_).size() < few;
    }

    /// A kind of incident that the code has a law on, or one near it; or a fault that is no kind.
    bool may_be_told(const lawbook::Topic& topic) const
    {
        const auto others = phrases::answering().other_faults;
        if (!topic.kind && std::find(others.begin(), others.end(), topic.slug) == others.end()) return false;
        return has_law(topic);
    }

    void add(const cite::InStory& meant, bool surely)
    {
        const lawbook::Topic& topic = *meant.topic;
        put(topic, surely, line_at(meant.first), line_at(meant.end - 1),
            [&](bool by_seat) { return topic.kind ? circumstances(analysed_, meant, *topic.kind, by_seat) : std::string(); });
    }

    /// `facts`: what is known of it, with who did it unless his seat is known.
    template <class Facts> void put(const lawbook::Topic& topic, bool surely, std::size_t first, std::size_t last, Facts facts)
    {
        const auto kind = topic.kind ? terms::info(*topic.kind).slug : topic.slug;
        const auto [line, how_clearly] = clearest(first, last, kind);
        const bool told = surely && !is_in(List::asked_about, kind);
        std::string statement = std::string("told ") + (told ? "" : "perhaps ") + std::string(kind);
        const bool clearly = how_clearly >= names_doer;
        const auto seat = clearly ? doer(*line) : std::nullopt;
        if (seat) statement += std::string(" by ") + letter_of(*seat);
        if (const int trick = clearly ? trick_told(*line, kind) : 0) statement += " at " + std::to_string(trick);
        statement += facts(seat.has_value());
        const auto same = [&](const Named& earlier) { return earlier.statement == statement; };
        const std::span<const UnparsedLine> telling(lines_[first], last - first + 1);
        if (std::none_of(out_.begin(), out_.end(), same)) out_.push_back({std::move(statement), line, telling});
    }

    /// The line that speaks of it most clearly, and how clearly: of those on which its words stand.
    std::pair<const UnparsedLine*, double> clearest(std::size_t first, std::size_t last, std::string_view kind) const
    {
        std::pair<const UnparsedLine*, double> found{nullptr, -1};
        for (std::size_t i = first; i <= last; ++i) {
            if (lines_[i]->of_score) continue;
            if (const double here = speaks_of(*lines_[i], kind); here > found.second) found = {lines_[i], here};
        }
        return found;
    }

    std::size_t line_at(std::uint32_t word) const { return line_of(analysed_.words[word]); }

    /// Who did it: the one player whom the line names, if it begins with him or tells what he did.
    std::optional<Seat> doer(const UnparsedLine& line) const
    {
        const auto words = tokenise(line.words, table_, {});
        const auto is_seat = [](const Word& word) { return word.kind == Word::Kind::seat; };
        const auto named = std::find_if(words.begin(), words.end(), is_seat);
        const auto another = [&](const Word& word) { return is_seat(word) && word.seat != named->seat; };
        if (named == words.end() || std::any_of(named, words.end(), another) || !named->before.empty()) return {};
        const std::string as_written = lower(line.words.substr(named->begin, named->end - named->begin));
        const bool of_another_line = as_written == "he" || as_written == "she" || as_written.starts_with("his ") ||
                                     as_written.starts_with("her ");
        if (of_another_line) return {};
        const auto next = named + 1;
        if (next == words.end() || next->stop == ':') return {};
        const bool plain = next->kind == Word::Kind::plain;
        if (plain && (is_saying(next->stem) || is_in(List::noticing, next->stem))) return {};
        if (named != words.begin() && !(plain && next->stop == 0 && is_in(List::playing, next->stem))) return {};
        return named->seat;
    }

    /// The one trick that a line of one sentence speaks of; 0: there is none, or it is that in which a revoke came out.
    int trick_told(const UnparsedLine& line, std::string_view kind) const
    {
        if (line.words.find(". ") != line.words.npos) return 0;
        int trick = 0;
        const auto words = tokenise(line.words, table_, {});
        const auto names_it = [](const Word& word) { return is_in(List::revoking, word.stem); };
        if (kind == terms::info(terms::Kind::revoke).slug && std::none_of(words.begin(), words.end(), names_it)) return 0;
        for (const Word& word : words)
            if (word.kind == Word::Kind::trick) {
                if (trick) return 0;
                trick = word.number;
            }
        return trick;
    }

    const Table& table_;
    std::string story_;
    std::vector<const UnparsedLine*> lines_;
    std::vector<std::size_t> starts_;  ///< of each line in the story
    phrases::AnalysedText analysed_;
    const lawbook::Book* book_ = nullptr;
    std::vector<Named> out_;
};

}  // namespace

Players::Players(std::string_view text) : text_(text), all_(phrases::who_is_who(text, phrases::lexicon())) {}

std::vector<phrases::Spoken> Players::spoken_in(std::string_view line) const
{
    const auto begin = line.data() - text_.data();
    std::vector<phrases::Spoken> out;
    if (begin < 0 || static_cast<std::size_t>(begin) + line.size() > text_.size()) return out;  // not as it was written
    for (phrases::Spoken each : all_) {
        if (std::cmp_less(each.words.begin, begin) || std::cmp_greater_equal(each.words.begin, begin + std::ssize(line)))
            continue;
        each.words.begin -= static_cast<std::uint32_t>(begin);
        out.push_back(each);
    }
    return out;
}

std::vector<Named> named_in(std::span<const UnparsedLine> lines, const Table& table, const Players& players)
{
    return lines.empty() ? std::vector<Named>() : Naming(lines, table, players).all();
}

bool tells_no_incident(const UnparsedLine& line)
{
    constexpr double hardly = 0.15;
    const auto decisions = phrases::decision_values(phrases::analyse(line.words, phrases::lexicon()), phrases::lexicon(),
                                                    phrases::incidents());
    return phrases::to_probability(*std::max_element(decisions.begin(), decisions.end())) < hardly;
}

}  // namespace hoyle::prose

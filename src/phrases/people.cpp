#include "phrases/people.hpp"

#include "phrases/people_read.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace hoyle::phrases {
namespace {

constexpr std::size_t longest_read = 4000;  ///< bytes
constexpr std::size_t most_seated = 12;     ///< people of whom something is told
constexpr std::size_t most_heard = 200;     ///< relations
constexpr std::size_t seats_at_table = 4;

/// What is believed of who sits where, and whether there is a way left to seat everybody.
class Seating {
public:
    explicit Seating(const People& people) : people_(people)
    {
        for (std::size_t who = 0; who < people.all.size(); ++who) may_be_.push_back(people.all[who].places);
        std::size_t named = 0;
        for (const Person& each : people.all) named += each.named;
        apart_ = named <= seats_at_table;
        for (const Relation& relation : people.relations) believe(relation);
        for (const auto& [who, places] : people.told) narrow(static_cast<std::size_t>(who), places);
        for (const Relation& relation : people.likely) believe(relation);
        for (const int who : people.may_play) narrow(static_cast<std::size_t>(who), anywhere & ~unsigned{opposite_him});
    }

    Places of(std::size_t who)
    {
        const unsigned before = may_be_[who];
        unsigned left = 0;
        for (unsigned place = 1; place < 16; place *= 2) {
            if ((before & place) == 0) continue;
            may_be_[who] = place;
            if (can_be()) left |= place;
        }
        may_be_[who] = before;
        return static_cast<Places>(left);
    }

private:
    /// Once, however often it is told.
    void believe(const Relation& relation)
    {
        if (std::find(heard_.begin(), heard_.end(), relation) != heard_.end() || heard_.size() == most_heard) return;
        heard_.push_back(relation);
        relations_.push_back(relation);
        if (!can_be()) relations_.pop_back();
    }

    void narrow(std::size_t who, unsigned places)
    {
        const unsigned before = may_be_[who];
        may_be_[who] &= places;
        if (may_be_[who] == 0 || !can_be()) may_be_[who] = before;
    }

    /// Those of whom nothing is told may be anywhere.
    std::vector<std::size_t> concerned() const
    {
        std::vector<std::size_t> out;
        for (std::size_t who = 0; who < may_be_.size() && out.size() < most_seated; ++who) {
            const auto speaks = [&](const Relation& each) {
                return each.one == static_cast<int>(who) || each.other == static_cast<int>(who);
            };
            if (may_be_[who] != anywhere || std::any_of(relations_.begin(), relations_.end(), speaks)) out.push_back(who);
        }
        return out;
    }

    bool can_be() const
    {
        std::vector<int> seat(may_be_.size(), -1);
        const auto whom = concerned();
        return seat_from(whom, 0, seat);
    }

    bool seat_from(const std::vector<std::size_t>& whom, std::size_t at, std::vector<int>& seat) const
    {
        if (at == whom.size()) return true;
        const std::size_t who = whom[at];
        for (int place = 0; place < 4; ++place) {
            if ((may_be_[who] >> static_cast<unsigned>(place) & 1U) == 0) continue;
            seat[who] = place;
            if (agrees(who, seat) && seat_from(whom, at + 1, seat)) return true;
        }
        seat[who] = -1;
        return false;
    }

    bool agrees(std::size_t who, const std::vector<int>& seat) const
    {
        for (std::size_t other = 0; apart_ && other < seat.size(); ++other)
            if (other != who && seat[other] == seat[who] && people_.all[other].named && people_.all[who].named &&
                !is_same(who, other))
                return false;
        return std::all_of(relations_.begin(), relations_.end(), [&](const Relation& each) {
            const int one = seat[static_cast<std::size_t>(each.one)], other = seat[static_cast<std::size_t>(each.other)];
            if (one < 0 || other < 0) return true;
            const int steps = (other - one + 4) % 4;
            const bool so = each.or_opposite ? steps % 2 == each.steps % 2 : steps == each.steps;
            return so != each.apart;
        });
    }

    /// "South Brandt (that am I)".
    bool is_same(std::size_t a, std::size_t b) const
    {
        return std::any_of(relations_.begin(), relations_.end(), [&](const Relation& each) {
            const auto one = static_cast<std::size_t>(each.one), other = static_cast<std::size_t>(each.other);
            return each.steps == 0 && !each.apart && !each.or_opposite && std::minmax(one, other) == std::minmax(a, b);
        });
    }

    const People& people_;
    std::vector<unsigned> may_be_;
    std::vector<Relation> relations_, heard_;  ///< those that are believed, and all
    bool apart_ = false;                       ///< people of other names are other players
};

/// What a player is called who is one of these; empty: that tells nothing.
std::string_view concept_of(Places places)
{
    switch (places) {
    case at_deal: return "dealer";
    case at_his_left: return "eldest";
    case opposite_him: return "dealers-partner";
    case at_his_right: return "third";
    case at_deal | opposite_him: return "dealers-side";
    case at_his_left | at_his_right: return "adversary";
    default: return {};
    }
}

bool is_player(std::string_view concept_)
{
    static constexpr auto all = std::to_array<std::string_view>(
        {"dealer", "eldest", "dealers-partner", "third", "dealers-side", "adversary", "dummy"});
    return std::find(all.begin(), all.end(), concept_) != all.end();
}

}  // namespace

std::vector<Spoken> who_is_who(std::string_view text, const Lexicon& lexicon)
{
    const People people = read_people(text.substr(0, longest_read), lexicon);
    Seating seating(people);
    std::vector<Places> places;
    for (std::size_t who = 0; who < people.all.size(); ++who) places.push_back(seating.of(who));
    std::vector<Spoken> out;
    for (const Piece& piece : people.pieces) {
        if (piece.person < 0) continue;
        const auto who = static_cast<std::size_t>(piece.person);
        if (places[who] == 0 || concept_of(places[who]).empty()) continue;
        if (people.all[who].places != anywhere && !piece.acts) continue;  // "the dealer" says so by itself
        out.push_back({piece.span, places[who], piece.owner});
    }
    return out;
}

namespace {

constexpr std::string_view round_the_table = "nesw";

std::optional<std::size_t> seat_called(const Person& person)
{
    const auto at = person.named || person.key.size() != 1 ? round_the_table.npos : round_the_table.find(person.key[0]);
    return at == round_the_table.npos ? std::nullopt : std::optional(at);
}

/// How many seats to the left of the dealer; nothing: he may be at several.
std::optional<std::size_t> place_of(Places places)
{
    return std::popcount(places) == 1 ? std::optional<std::size_t>(std::countr_zero(places)) : std::nullopt;
}

/// Something is told of where he sits: who only writes need not play.
bool is_placed(const People& people, int who)
{
    const auto of_him = [&](const Relation& each) { return !each.or_opposite && (each.one == who || each.other == who); };
    return std::any_of(people.relations.begin(), people.relations.end(), of_him) ||
           std::any_of(people.told.begin(), people.told.end(), [&](const auto& each) { return each.first == who; });
}

}  // namespace

SeatsTold seats_told(std::string_view text, const Lexicon& lexicon)
{
    const std::string spelt = without_title_stops(text.substr(0, longest_read));  // as long
    const People people = read_people(spelt, lexicon);
    Seating seating(people);
    SeatsTold out;
    std::vector<std::optional<std::size_t>> places;
    for (std::size_t who = 0; who < people.all.size(); ++who) {
        places.push_back(place_of(seating.of(who)));
        if (const auto seat = seat_called(people.all[who]); seat && places[who] && !out.dealer)
            out.dealer = (*seat + seats_at_table - *places[who]) % seats_at_table;
    }
    if (!out.dealer) return out;
    std::array<int, seats_at_table> sit{};
    for (std::size_t who = 0; who < people.all.size(); ++who) {
        if (!people.all[who].named || !places[who] || !is_placed(people, static_cast<int>(who))) continue;
        const auto first = std::find_if(people.pieces.begin(), people.pieces.end(),
                                        [&](const Piece& piece) { return piece.person == static_cast<int>(who); });
        const std::size_t seat = (*out.dealer + *places[who]) % seats_at_table;
        out.names[seat] = ++sit[seat] > 1 || first == people.pieces.end()
                              ? std::string()
                              : std::string(text.substr(first->span.begin, first->span.length));
    }
    return out;
}

std::string without_title_stops(std::string_view text)
{
    static constexpr auto titles = std::to_array<std::string_view>(
        {"mr", "mrs", "messrs", "dr", "col", "capt", "maj", "gen", "rev", "hon", "lt", "lieut", "prof", "st"});
    std::string out(text);
    std::string word;
    for (char& c : out) {
        if (c == '.' && std::find(titles.begin(), titles.end(), word) != titles.end()) c = ' ';
        const bool capital = c >= 'A' && c <= 'Z', letter = capital || (c >= 'a' && c <= 'z');
        if (letter) word += capital ? static_cast<char>(c - 'A' + 'a') : c;
        else word.clear();
    }
    return out;
}

void add_players(AnalysedText& analysed, const std::vector<Spoken>& spoken, const Lexicon& lexicon)
{
    std::uint32_t word = 0;
    const auto size = static_cast<std::uint32_t>(analysed.words.size());
    for (const Spoken& each : spoken) {
        while (word < size && analysed.words[word].span.begin < each.words.begin) ++word;
        std::uint32_t end = word;
        while (end < size && analysed.words[end].span.begin < each.words.begin + each.words.length) ++end;
        const auto concept_ = lexicon.find_concept(concept_of(each.places));
        if (end == word || !concept_) continue;
        analysed.words[end - 1].possessive = analysed.words[end - 1].possessive || each.owner;
        analysed.players.push_back({*concept_, word, end - word});
    }
}

AnalysedText with_players(const AnalysedText& analysed, const Lexicon& lexicon)
{
    AnalysedText out = analysed;
    // "our opponents" may be the dealer and his partner
    for (const ConceptMatch& player : analysed.players)
        std::erase_if(out.matches, [&](const ConceptMatch& match) {
            return match.first >= player.first && match.first + match.count <= player.first + player.count &&
                   is_player(lexicon.concepts[match.concept_]);
        });
    out.matches.insert(out.matches.end(), analysed.players.begin(), analysed.players.end());
    std::stable_sort(out.matches.begin(), out.matches.end(), [](const ConceptMatch& a, const ConceptMatch& b) {
        return a.first != b.first ? a.first < b.first : a.count > b.count;
    });
    return out;
}

}  // namespace hoyle::phrases

// One slip of the pen in a log that was right: planted, judged, and looked for in what is found. For the measure (measure.cpp,
// the table of docs/slips.md) and for slips_test.cpp, which holds a floor.
//
// The logs are deals of slow_table.hpp: hands, make, thirteen tricks, what was won, what was scored. In such a log nothing is
// found; so whatever is found in it afterwards the slip has done. It is told well if one finding stands, at the line that is
// wrong (or, of two lines that contradict each other, with that line beside it).
#pragma once

#include "corpus.hpp"
#include "examine.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace slips {

enum class Kind { card, rank, suit, leader, trick_number, hand, seat, make, line_lost, line_twice, result, honours, score };

inline constexpr std::pair<Kind, std::string_view> kinds[] = {
    {Kind::card, "card"},
    {Kind::rank, "rank of a card"},
    {Kind::suit, "suit of a card"},
    {Kind::leader, "leader of a trick"},
    {Kind::trick_number, "number of a trick"},
    {Kind::hand, "hand as dealt"},
    {Kind::seat, "seat (dealer, maker)"},
    {Kind::make, "make"},
    {Kind::line_lost, "line lost"},
    {Kind::line_twice, "line twice"},
    {Kind::result, "result"},
    {Kind::honours, "honours"},
    {Kind::score, "figure of the score"},
};

struct Log {
    std::vector<std::string> lines;
    std::string text() const
    {
        std::string all;
        for (const std::string& line : lines) (all += line) += '\n';
        return all;
    }
};

/// The deal with its score, under a code, line by line.
inline Log scored(const std::string& deal)
{
    std::vector<std::string> told{deal};
    corpus::add_scores(told);
    Log log;
    log.lines.emplace_back("laws portland-1904");
    std::string_view rest = told.front();
    while (!rest.empty()) {
        const auto end = rest.find('\n');
        log.lines.emplace_back(rest.substr(0, end));
        rest.remove_prefix(end + 1);
    }
    return log;
}

/// A deal with nothing wrong in it, from a seed.
inline Log right(unsigned seed)
{
    const slow::Session deal = slow::play(seed, 0, 0);
    int ns = 0;
    for (const auto& [seat, won] : deal.tricks) ns += seat == 'N' || seat == 'S' ? won : 0;
    return scored(corpus::with_talk(deal, seed) + "  result NS " + std::to_string(ns) + "\n");
}

/// A deal told by its make, its result and its honours alone, with the score.
inline Log right_results(unsigned seed) { return scored(corpus::without_cards(slow::play(seed, 0, 0), seed | 1)); }

struct Slip {
    Log log;
    std::size_t line = 0;     ///< the line that is wrong, from 1; of a lost line where it stood
    std::size_t against = 0;  ///< the line that it contradicts, where nothing else is told: the score; 0: the whole hand is told
    bool lost = false;
    std::string was;  ///< that line as it was
};

class Pen {
public:
    explicit Pen(unsigned seed) : random_(seed * 2654435761u + 17) {}

    /// The log with one slip of this kind; nothing if it has no place for it.
    std::optional<Slip> slip(Kind kind, const Log& log)
    {
        for (int attempt = 0; attempt < 50; ++attempt) {
            Slip made{log, 0, 0, false, {}};
            const std::size_t at = line_for(kind, log);
            if (at == log.lines.size()) return std::nullopt;
            made.line = at + 1;
            made.was = log.lines[at];
            if (kind == Kind::line_lost)
                made.log.lines.erase(made.log.lines.begin() + static_cast<std::ptrdiff_t>(at)), made.lost = true;
            else if (kind == Kind::line_twice)
                made.log.lines.insert(made.log.lines.begin() + static_cast<std::ptrdiff_t>(at), made.was), ++made.line;
            else made.log.lines[at] = changed(kind, made.was);
            if (made.lost || kind == Kind::line_twice || made.log.lines[at] != made.was) return made;
        }
        return std::nullopt;
    }

private:
    std::size_t below(std::size_t n) { return random_() % n; }

    static bool is_trick(std::string_view line)
    {
        return line.size() > 4 && (line[2] == ' ' || line[3] == '.' || line[4] == '.' || (line[2] >= '0' && line[2] <= '9')) &&
               line.find(". ") != line.npos && line.find(": ") != line.npos && line[2] <= '9';
    }
    static bool has(std::string_view line, std::string_view words) { return line.find(words) != line.npos; }

    bool fits(Kind kind, std::string_view line) const
    {
        switch (kind) {
        case Kind::card:
        case Kind::rank:
        case Kind::suit:
        case Kind::leader:
        case Kind::trick_number: return is_trick(line);
        case Kind::hand: return has(line, "  hands ");
        case Kind::seat: return line.starts_with("deal ") || has(line, " makes ");
        case Kind::make: return has(line, " makes ");
        case Kind::line_lost: return is_trick(line) || line.starts_with("deal ") || has(line, " makes ");
        case Kind::line_twice:
            return is_trick(line) || line.starts_with("deal ") || has(line, " makes ") || has(line, "  hands ") ||
                   has(line, "  result ") || has(line, "  score ");
        case Kind::result: return has(line, "  result ");
        case Kind::honours: return has(line, "  honours ");
        case Kind::score: return has(line, "  score ");
        }
        return false;
    }

    std::size_t line_for(Kind kind, const Log& log)
    {
        std::vector<std::size_t> fit;
        for (std::size_t i = 0; i < log.lines.size(); ++i)
            if (fits(kind, log.lines[i])) fit.push_back(i);
        return fit.empty() ? log.lines.size() : fit[below(fit.size())];
    }

    char another(std::string_view of, char than)
    {
        char one = than;
        while (one == than) one = of[below(of.size())];
        return one;
    }

    std::string changed(Kind kind, std::string line)
    {
        static constexpr std::string_view suits = "SHDC", ranks = "23456789TJQKA", seats = "NESW";
        switch (kind) {
        case Kind::card:
        case Kind::rank:
        case Kind::suit: {
            const std::size_t card = line.find(": ") + 2 + 3 * below(4);
            if (kind != Kind::rank) line[card] = another(suits, line[card]);
            if (kind != Kind::suit) line[card + 1] = another(ranks, line[card + 1]);
            return line;
        }
        case Kind::leader: {
            const std::size_t at = line.find(':') - 1;
            line[at] = another(seats, line[at]);
            return line;
        }
        case Kind::trick_number: {
            const std::size_t point = line.find('.');
            return "  " + std::to_string(1 + below(13)) + line.substr(point);
        }
        case Kind::hand: return changed_hands(std::move(line));
        case Kind::seat: {
            if (line.starts_with("deal ")) {
                const std::size_t at = line.find(" by ") + 4;
                line[at] = another(seats, line[at]);
            } else {
                line[2] = seats[(seats.find(line[2]) + 1 + 2 * below(2)) % 4];  // his partner may have made it as well
            }
            return line;
        }
        case Kind::make: {
            static constexpr std::string_view strains[] = {"spades", "hearts", "diamonds", "clubs", "no trumps"};
            return line.substr(0, 10) + std::string(strains[below(5)]);
        }
        default: {  // a number: one of those in the line
            std::vector<std::size_t> digits;
            for (std::size_t i = 0; i < line.size(); ++i)
                if (line[i] >= '0' && line[i] <= '9') digits.push_back(i);
            const std::size_t at = digits[below(digits.size())];
            line[at] = another("0123456789", line[at]);
            const auto number = line.rfind(' ', at) + 1;
            if (line[number] == '0' && number + 1 < line.size() && line[number + 1] >= '0' && line[number + 1] <= '9')
                line.erase(number, 1);
            return line;
        }
        }
    }

    /// A rank miswritten, left out or twice; a dot one place off; another seat at the head; two hands exchanged.
    std::string changed_hands(std::string line)
    {
        static constexpr std::string_view ranks = "23456789TJQKA", seats = "NESW";
        const std::size_t first = line.find(':') + 1;
        std::vector<std::size_t> cards, dots;
        for (std::size_t i = first; i < line.size(); ++i) {
            if (line[i] == '.') dots.push_back(i);
            else if (line[i] != ' ') cards.push_back(i);
        }
        const std::size_t card = cards[below(cards.size())], dot = dots[below(dots.size())];
        switch (below(6)) {
        case 0: line[card] = another(ranks, line[card]); break;
        case 1: line.erase(card, 1); break;
        case 2: line.insert(card, 1, ranks[below(ranks.size())]); break;
        case 3:
            if (below(2) && line[dot - 1] != '.' && line[dot - 1] != ' ' && line[dot - 1] != ':')
                std::swap(line[dot], line[dot - 1]);
            else if (dot + 1 < line.size() && line[dot + 1] != '.' && line[dot + 1] != ' ') std::swap(line[dot], line[dot + 1]);
            break;
        case 4: line[first - 2] = another(seats, line[first - 2]); break;
        default: {
            std::array<std::string, 4> hands;
            std::size_t begin = first;
            for (std::string& hand : hands) {
                const std::size_t end = std::min(line.find(' ', begin), line.size());
                hand = line.substr(begin, end - begin);
                begin = end + 1;
            }
            const std::size_t one = below(4);
            std::swap(hands[one], hands[(one + 1 + below(3)) % 4]);
            line = line.substr(0, first) + hands[0] + " " + hands[1] + " " + hands[2] + " " + hands[3];
        }
        }
        return line;
    }

    std::mt19937 random_;
};

struct Told {
    std::vector<hoyle::Finding> roots;  ///< what follows from another stands under it, and is not counted
    std::vector<hoyle::DealShown> deals;
    hoyle::Summary summary;
};

inline Told judge(const std::string& log)
{
    struct Sink : hoyle::Sink {
        void finding(const hoyle::Finding& finding) override { told.roots.push_back(finding); }
        void deal(const hoyle::DealShown& deal) override { told.deals.push_back(deal); }
        Told told;
    } sink;
    hoyle::ExamineOptions options;
    options.file = "log";
    sink.told.summary = hoyle::examine(hoyle::log::from_memory(log), options, sink);
    return std::move(sink.told);
}

enum class Outcome { one, none, several, elsewhere };

inline Outcome outcome(const Slip& slip, const Told& told)
{
    if (told.roots.empty()) return Outcome::none;
    if (told.roots.size() > 1) return Outcome::several;
    const auto at = [&](const hoyle::Spot& spot) {
        const auto line = spot.place.line;
        return spot.known() && (line == slip.line || line == slip.against || (slip.lost && line + 1 == slip.line));
    };
    const auto& slips = told.roots.front().miscount ? told.roots.front().miscount->slips : std::vector<hoyle::SlipShown>{};
    const bool named = !slips.empty() &&
                       slips.front().words.find("(line " + std::to_string(slip.line) + ")") != std::string::npos;
    return at(told.roots.front().where) || at(told.roots.front().other) || named ? Outcome::one : Outcome::elsewhere;
}

}  // namespace slips

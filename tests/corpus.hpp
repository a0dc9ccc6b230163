// Logs for the benchmarks and the signature: random deals of slow_table.hpp, told in the ways that cost differently. The same on
// every machine.
#pragma once

#include "examine.hpp"
#include "slow_table.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace corpus {

enum class Kind { canonical, told, spelt, malformed, incident_69, incident_6, results, different, broken_off, claimed };

inline constexpr std::pair<Kind, std::string_view> names[] = {
    {Kind::canonical, "canonical"},      // hands, make, thirteen tricks
    {Kind::told, "told"},                // ... and pass, question, answer, doubles, and what was scored
    {Kind::spelt, "spelt"},              // in small letters throughout
    {Kind::malformed, "malformed"},      // in every hundredth deal a line cannot be read
    {Kind::incident_69, "incident-69"},  // in every 69th deal somebody revokes, or leads out of turn
    {Kind::incident_6, "incident-6"},    // in every sixth
    {Kind::results, "results"},          // make, result, honours and score: no cards
    // As people have them: no deal comes again.
    {Kind::different, "different"},    // canonical
    {Kind::broken_off, "broken-off"},  // ... but one in ten ends before its last trick, with a result
    {Kind::claimed, "claimed"},        // ... and here two in three
};

inline std::optional<Kind> kind_of(std::string_view name)
{
    for (const auto& [kind, its_name] : names)
        if (its_name == name) return kind;
    return std::nullopt;
}

inline std::string all_names()
{
    std::string all;
    for (const auto& [kind, name] : names) (all += ' ') += name;
    return all;
}

/// Deals of a hand are numbered from one to six, and then comes the next rubber.
inline constexpr std::size_t deals_in_a_rubber = 6;

/// A deal in which `slow` planted something, from a seed on.
inline slow::Session with_incident(unsigned seed)
{
    for (;; seed += 100000) {
        slow::Session deal = slow::play(seed, seed % 2 == 0 ? 0.02 : 0, seed % 2 == 0 ? 0 : 0.05);
        if (deal.planted.revokes.size() + deal.planted.false_leads.size() == 1) return deal;
    }
}

/// Pass, question and doubles about the make, which stands in the third line of a deal.
inline std::string with_talk(const slow::Session& deal, unsigned seed)
{
    const auto after = [&](int n) {
        return std::string(1, "NESW"[(std::string("NESW").find(deal.dealer) + static_cast<std::size_t>(n)) % 4]);
    };
    std::string log = deal.log;
    const std::size_t make = log.find("  " + after(0) + " makes "), line_end = log.find('\n', make);
    std::string talk;
    if (seed % 3 == 0) talk = "  " + after(1) + " asks to lead\n  " + after(3) + " says yes\n";
    if (seed % 5 == 0) talk = "  " + after(1) + " doubles\n";
    log.insert(line_end + 1, talk);
    if (seed % 4 == 0) log.replace(make, 3, "  " + after(0) + " passes\n  " + after(2));
    if (seed % 7 == 0) log.insert(log.find('\n'), "  # a comment");
    return log;
}

/// A deal told by its make and its result alone.
inline std::string without_cards(const slow::Session& deal, unsigned seed)
{
    const std::size_t make = deal.log.find(" makes ");
    std::string log = deal.log.substr(0, deal.log.find('\n') + 1) +
                      deal.log.substr(make - 3, deal.log.find('\n', make) + 1 - (make - 3));
    int ns = 0;
    for (const auto& [seat, won] : deal.tricks) ns += seat == 'N' || seat == 'S' ? won : 0;
    log += "  result NS " + std::to_string(ns) + "\n";
    if (seed % 4 != 0)
        log += "  honours " + std::string(seed % 2 ? "NS " : "EW ") + std::to_string(3 + seed % 2) +
               (seed % 3 == 0 ? " in one hand\n" : "\n");
    return log;
}

/// Played to some trick, or one or two cards into it; the rest is claimed.
inline std::string until_the_claim(const slow::Session& deal, unsigned seed)
{
    int ns = 0;
    for (const auto& [seat, won] : deal.tricks) ns += seat == 'N' || seat == 'S' ? won : 0;
    const unsigned told = 1 + seed / 3 % 12, cards = seed / 7 % 3;
    std::string log = deal.log;
    std::size_t cut = log.find("\n  1. ") + 1;
    for (unsigned trick = 0; trick < told; ++trick) cut = log.find('\n', cut) + 1;
    const std::size_t line_end = log.find('\n', cut), first = log.find(": ", cut) + 2;
    const unsigned next = told + (cards > 0 ? 2 : 1);
    log.resize(cards > 0 && line_end != log.npos ? first + 3 * cards - 1 : cut);
    if (cards > 0) log += '\n';
    if (next == 13) log += "  13. ?\n";
    else if (next < 13 && seed % 4 != 0) log += "  " + std::to_string(next) + "-13. ?\n";
    return log + "  result NS " + std::to_string(ns) + "\n";
}

/// What each deal of a log is scored, as `score` lines under it.
inline void add_scores(std::vector<std::string>& deals)
{
    struct Scores : hoyle::Sink {
        void deal(const hoyle::DealShown& deal) override { all.push_back(deal.score); }
        std::vector<hoyle::scoring::HandScore> all;
    } scores;
    std::string log = "laws portland-1904\n";
    for (const std::string& deal : deals) log += deal;
    hoyle::ExamineOptions options;
    options.working = false;
    hoyle::examine(hoyle::log::from_memory(log), options, scores);
    for (std::size_t i = 0; i < deals.size() && i < scores.all.size(); ++i) {
        std::string line;
        for (hoyle::Side side : hoyle::both_sides) {
            const auto below = scores.all[i].below[side], above = scores.all[i].above[side];
            if (below == 0 && above <= 0) continue;
            line += (line.empty() ? "  score " : ", ") + std::string(side == hoyle::Side::ns ? "NS" : "EW");
            if (below != 0) line += " below " + std::to_string(below);
            if (above > 0) line += " above " + std::to_string(above);
        }
        if (!line.empty()) deals[i] += line + "\n";
    }
}

/// Whole rubbers of deals of a kind, each with its headings.
inline std::vector<std::string> deals(Kind kind, unsigned first_seed = 0,
                                      std::size_t count = 4140)  // of six deals, and of sixty-nine
{
    std::vector<std::string> all;
    for (std::size_t i = 0; i < count; ++i) {
        const auto seed = first_seed + static_cast<unsigned>(i);
        const std::size_t every = kind == Kind::incident_69 ? 69 : kind == Kind::incident_6 ? 6 : 0;
        const slow::Session played = every != 0 && i % every == every / 2 ? with_incident(seed) : slow::play(seed, 0, 0);
        const bool ends_early = kind == Kind::broken_off ? i % 10 == 5 : kind == Kind::claimed && i % 3 != 1;
        std::string deal = kind == Kind::told      ? with_talk(played, seed)
                           : ends_early            ? until_the_claim(played, seed)
                           : kind == Kind::results ? without_cards(played, seed)
                                                   : played.log;
        deal.replace(0, 6, "deal " + std::to_string(i % deals_in_a_rubber + 1));
        if (i % deals_in_a_rubber == 0) deal.insert(0, "rubber\n");
        if (kind == Kind::spelt)
            std::transform(deal.begin(), deal.end(), deal.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        if (kind == Kind::malformed && i % 100 == 0) deal += "  S pases\n";
        all.push_back(std::move(deal));
    }
    if (kind == Kind::told || kind == Kind::results) add_scores(all);
    return all;
}

}  // namespace corpus

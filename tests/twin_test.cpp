// The table and its detectors against the slow twin, on tens of thousands of random deals with irregularities planted.

#include "incidents/incident.hpp"
#include "log/section.hpp"
#include "slow_table.hpp"
#include "table/replay.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

using namespace hoyle;

namespace {

void compare(const slow::Session& session)
{
    static log::Section section;
    static table::Replay replay;
    static std::vector<incidents::Incident> seen;
    log::parse(Text{"twin", session.log, 1}, section);
    REQUIRE(section.faults.empty());
    table::replay(section, {}, {}, replay);
    incidents::find_all(replay, seen);
    INFO(session.log);
    REQUIRE(replay.impossible.empty());
    PerSide<int> tricks{};
    for (const auto& [seat, won] : session.tricks) tricks[seat == 'N' || seat == 'S' ? Side::ns : Side::ew] += won;
    REQUIRE(replay.tally == tricks);

    std::vector<std::pair<char, int>> revokes, leads;
    for (const incidents::Incident& incident : seen) {
        const auto what = std::make_pair(letter_of(*incident.offender), static_cast<int>(incident.trick));
        if (incident.kind == terms::Kind::revoke) revokes.push_back(what);
        else if (incident.kind == terms::Kind::lead_out_of_turn) leads.push_back(what);
        else FAIL("not planted: " << terms::info(incident.kind).slug);
        for (const terms::AttributeUse& use : terms::info(incident.kind).attributes)
            if (use.from != terms::From::law && use.game != terms::Game::whist) REQUIRE(incident.facts.has(use.attr));
    }
    REQUIRE(revokes == session.planted.revokes);
    REQUIRE(leads == session.planted.false_leads);
}

}  // namespace

TEST_CASE("the table agrees with its slow twin")
{
    const char* seed_said = std::getenv("HOYLE_SEED");
    const unsigned seed = seed_said ? static_cast<unsigned>(std::strtoul(seed_said, nullptr, 10)) : 1904;
    INFO("seed " << seed);
    const char* rounds_said = std::getenv("HOYLE_ROUNDS");
    const unsigned rounds = rounds_said ? static_cast<unsigned>(std::strtoul(rounds_said, nullptr, 10)) : 20000;
    for (unsigned i = 0; i < rounds; ++i) {
        compare(slow::play(seed * 100003 + i, i % 3 == 0 ? 0.0 : 0.02, 0.0));
        compare(slow::play(seed * 200003 + i, i % 2 == 0 ? 0.01 : 0.0, 0.03));
    }
}

namespace {

/// All that a Replay tells of the play, in one text.
std::string in_words(const table::Replay& r)
{
    std::string text;
    const auto add = [&](auto... numbers) { ((text += std::to_string(numbers) + ' '), ...); };
    for (const table::Played& p : r.played) {
        add(static_cast<int>(p.seat), p.card.code(), p.suit ? static_cast<int>(*p.suit) : -1, p.trick, p.attempt, p.lead,
            p.missed, p.joined, p.chosen, p.extra, p.impossible, p.when, p.back, p.span.begin, p.span.length);
        text += '\n';
    }
    for (const table::Trick& t : r.tricks) {
        add(t.number, t.attempt, static_cast<int>(t.leader), t.proper_leader ? static_cast<int>(*t.proper_leader) : -1,
            t.winner ? static_cast<int>(*t.winner) : -1, t.led, t.full, t.quitted, t.next_led, t.gathered, t.abandoned,
            t.called_back, t.quitting_denied, t.untold);
        text += '\n';
    }
    for (const table::Impossibility& each : r.impossible) text += each.message + '\n';
    for (Seat seat : all_seats) add(r.dealt[seat].bits(), r.whole[seat], r.size[seat]);
    for (Side side : both_sides) add(r.won[side], r.tally[side]);
    add(r.all_tricks_known, r.tally_told, r.first_lead, r.dummy_down, r.hand_over, r.next_pack_cut, r.thrown_in, r.deal_ended,
        r.trump_made);
    for (const auto seen : r.last_seen) add(seen);
    for (const auto stage : r.stage) add(static_cast<int>(stage));
    for (const auto trick : r.trick_at) add(trick);
    return text;
}

}  // namespace

TEST_CASE("plain tricks are put down the short way as the long way puts them down")
{
    std::size_t plain = 0, deals = 0;
    const auto both_ways = [&](const std::string& log, const table::Custom& custom) {
        log::Reader reader("log", log::from_memory(log));
        log::Section section;
        table::Replay quick, slow;
        std::vector<incidents::Incident> quickly, slowly;
        while (reader.next(section)) {
            table::replay(section, custom, {}, quick);
            table::replay_the_long_way(section, custom, {}, slow);
            INFO(section.text.bytes);
            REQUIRE(in_words(quick) == in_words(slow));
            incidents::find_all(quick, quickly);
            incidents::find_all(slow, slowly);
            REQUIRE(quickly.size() == slowly.size());
            for (std::size_t i = 0; i < quickly.size(); ++i) REQUIRE(quickly[i].label == slowly[i].label);
            plain += quick.plain && !quick.played.empty();
            ++deals;
        }
    };
    for (unsigned i = 0; i < 300; ++i) both_ways(slow::play(19040 + i, i % 2 == 0 ? 0.01 : 0.0, i % 3 == 0 ? 0.03 : 0.0).log, {});
    for (const char* folder : {"/tests/logs", "/cases"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(HOYLE_ROOT) + folder)) {
            if (entry.path().extension() != ".hoyle") continue;
            std::ifstream file(entry.path(), std::ios::binary);
            const std::string log{std::istreambuf_iterator<char>(file), {}};
            for (const bool whist : {false, true}) {
                table::Custom custom;
                custom.whist = whist;
                both_ways(log, custom);
            }
        }
    CHECK(deals > 700);
    CHECK(plain > 100);
}

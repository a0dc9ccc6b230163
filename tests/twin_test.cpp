// The table and its detectors against the slow twin, on tens of thousands of random deals with irregularities planted.

#include "incidents/incident.hpp"
#include "log/section.hpp"
#include "slow_table.hpp"
#include "table/replay.hpp"
#include "rounds.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
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
    const auto from = static_cast<unsigned>(seed(1904));
    INFO("seed " << from);
    for (unsigned i = 0; i < rounds(20000); ++i) {
        compare(slow::play(from * 100003 + i, i % 3 == 0 ? 0.0 : 0.02, 0.0));
        compare(slow::play(from * 200003 + i, i % 2 == 0 ? 0.01 : 0.0, 0.03));
    }
}

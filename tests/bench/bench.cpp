// The parts, one by one, on the same thousand random deals.

#include "examine.hpp"
#include "incidents/incident.hpp"
#include "slow_table.hpp"

#include <benchmark/benchmark.h>

using namespace hoyle;

namespace {

const std::string& deals()
{
    static const std::string text = [] {
        std::string all = "laws portland-1904\n";
        for (unsigned seed = 0; seed < 1000; ++seed) all += (seed % 6 ? "" : "rubber\n") + slow::play(seed, 0, 0).log;
        return all;
    }();
    return text;
}

void read(benchmark::State& state)
{
    log::Section section;
    for (auto _ : state) {
        log::Reader reader("bench", log::from_memory(deals()));
        while (reader.next(section)) benchmark::DoNotOptimize(section.statements.size());
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * deals().size()));
    state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(read);

void read_and_replay(benchmark::State& state)
{
    log::Section section;
    table::Replay replay;
    for (auto _ : state) {
        log::Reader reader("bench", log::from_memory(deals()));
        while (reader.next(section)) table::replay(section, {}, {}, replay);
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * deals().size()));
    state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(read_and_replay);

void read_replay_and_find(benchmark::State& state)
{
    log::Section section;
    table::Replay replay;
    std::vector<incidents::Incident> seen;
    for (auto _ : state) {
        log::Reader reader("bench", log::from_memory(deals()));
        while (reader.next(section)) {
            table::replay(section, {}, {}, replay);
            incidents::find_all(replay, seen);
        }
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * deals().size()));
    state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(read_replay_and_find);

void whole_judgement(benchmark::State& state)
{
    for (auto _ : state) {
        log::Reader reader("bench", log::from_memory(deals()));
        ExamineOptions options;
        Sink nobody;
        benchmark::DoNotOptimize(examine(reader, options, nobody).findings);
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * deals().size()));
    state.SetItemsProcessed(state.iterations() * 1000);
}
BENCHMARK(whole_judgement);

}  // namespace

BENCHMARK_MAIN();

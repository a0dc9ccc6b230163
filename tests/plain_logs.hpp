// Logs to hold the short way of plain deals to the ordinary way, and both ways of judging one. For plain_test and fuzz_plain.
#pragma once

#include "corpus.hpp"
#include "report/report.hpp"

#include <random>
#include <sstream>

namespace plain_logs {

struct Judged {
    std::string report;
    hoyle::Summary summary;
};

template <class Examine> Judged judge(const std::string& book, bool json, const Examine& examine)
{
    std::ostringstream out;
    const auto text = hoyle::report::text(out, {});
    const auto values = hoyle::report::json(out);
    hoyle::report::Report& report = json ? static_cast<hoyle::report::Report&>(*values) : *text;
    hoyle::ExamineOptions options;
    options.file = "log";
    options.laws = book;
    options.working = json;
    report.begin("log");
    Judged judged;
    judged.summary = examine(options, report);
    report.end(judged.summary);
    if (json) values->finish();
    judged.report = out.str();
    return judged;
}

inline Judged ordinary_way(const std::string& log, const std::string& book, bool json)
{
    return judge(book, json, [&](const hoyle::ExamineOptions& options, hoyle::Sink& sink) {
        hoyle::log::Reader reader("log", hoyle::log::from_memory(log));
        return hoyle::examine(reader, options, sink);
    });
}

inline Judged quick_way(const std::string& log, const std::string& book, bool json, std::size_t chunk, unsigned threads)
{
    return judge(book, json, [&](hoyle::ExamineOptions options, hoyle::Sink& sink) {
        options.chunk = chunk;
        options.threads = threads;
        return hoyle::examine(hoyle::log::from_memory(log), options, sink);
    });
}

/// Mostly the log's own, which is of bridge.
inline std::string book(unsigned seed)
{
    static constexpr const char* books[] = {"whist-club-1897", "american-1905", "american-1907", "short-whist"};
    return seed % 3 == 0 ? books[seed / 3 % 4] : "";
}

inline constexpr std::size_t deals_in_a_log = 18;

/// Three rubbers in which nobody does anything wrong, told in all the ways that are plain.
inline std::string lawful(unsigned seed)
{
    static constexpr corpus::Kind kinds[] = {corpus::Kind::canonical, corpus::Kind::told, corpus::Kind::claimed,
                                             corpus::Kind::spelt, corpus::Kind::results};
    std::string log = "laws portland-1904\n";
    for (const std::string& deal : corpus::deals(kinds[seed % 5], seed * 100, deals_in_a_log)) log += deal;
    return log;
}

/// Acts of anybody in any order behind the make; results, honours and scores that may be wrong.
inline std::string unruly(unsigned seed)
{
    static constexpr const char* acts[] = {"passes",   "makes hearts", "makes no trumps", "asks to lead",
                                           "says yes", "doubles",      "redoubles",       "is satisfied"};
    static constexpr const char* lines[] = {"result NS 7",
                                            "result EW by 1",
                                            "honours NS 3",
                                            "honours EW 4 in one hand",
                                            "score NS below 24",
                                            "score EW below 8 above 16",
                                            "rubber",
                                            "# nothing",
                                            "",
                                            "chicane N",
                                            "claims revoke by E"};
    static constexpr corpus::Kind unruly_kinds[] = {corpus::Kind::results, corpus::Kind::canonical, corpus::Kind::claimed};
    std::mt19937 random(seed);
    std::string log = "laws portland-1904\n";
    for (const std::string& deal : corpus::deals(unruly_kinds[seed % 3], seed * 50, 12)) {
        std::string told = deal;
        const std::size_t make = told.find(" makes ") - 3;
        for (auto n = random() % 5; n > 0; --n) {
            const std::size_t at = random() % 3 == 0 ? make : told.find('\n', make) + 1;
            const char seat = "NESW"[random() % 4];
            const std::string act =
                acts[random() % std::size(acts)];  // each drawn in a statement of its own: one order everywhere
            told.insert(at, std::string("  ") + seat + " " + act + "\n");
        }
        for (auto n = random() % 3; n > 0; --n) told += std::string("  ") + lines[random() % std::size(lines)] + "\n";
        log += told;
    }
    return log;
}

/// A few letters changed, lines swapped, put in, left out or told twice.
inline std::string mutated(std::string log, unsigned seed)
{
    static constexpr const char* lines[] = {"rubber",
                                            "laws whist-club-1897",
                                            "W claims revoke by E",
                                            "NS take three",
                                            "score NS below 8",
                                            "N corrects NS below 8 to 16",
                                            "standing NS 8, EW 0",
                                            "table Anna, Ben, Cora, Dan",
                                            "deal void",
                                            "deal 3 by E",
                                            "expect nothing",
                                            "pack cut",
                                            "disputed E v N: 3. E: SA",
                                            "\tN passes",
                                            "agreed rubber",
                                            "E doubles",
                                            "expect score NS below 30"};
    std::mt19937 random(seed);
    for (auto n = 1 + random() % 3; n > 0; --n) {
        const std::size_t at = log.find('\n', random() % log.size());
        if (at == log.npos || at + 1 >= log.size()) continue;
        const std::size_t end = log.find('\n', at + 1), letter = random() % log.size();
        switch (random() % 7) {
        case 0: log[letter] = "NESWnesw23456789TJQKAakqjtSHDCshdc.: \n\r\t#xy"[random() % 44]; break;
        case 1: log.erase(letter, 1); break;
        case 2: log.erase(at, end == log.npos ? log.npos : end - at); break;
        case 3: log.insert(at, log.substr(at, end == log.npos ? log.npos : end - at)); break;
        case 4: log.insert(at + 1, std::string("  ") + lines[random() % std::size(lines)] + "\n"); break;
        case 5: log.insert(at, random() % 2 ? "\r" : "  # said \"so\" \xc3\xa9"); break;
        default:
            std::transform(log.begin() + static_cast<std::ptrdiff_t>(at), log.end(),
                           log.begin() + static_cast<std::ptrdiff_t>(at),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        }
    }
    return log;
}

}  // namespace plain_logs

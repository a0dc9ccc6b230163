// The short way of plain deals against the ordinary way: the same log judged by both must give the same report, byte for byte.

#include "plain_logs.hpp"
#include "rounds.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace hoyle;

namespace {

/// Where two reports part.
std::string difference(const std::string& quick, const std::string& ordinary)
{
    const auto at = std::mismatch(quick.begin(), quick.end(), ordinary.begin(), ordinary.end());
    const auto from = std::max<std::ptrdiff_t>(at.first - quick.begin() - 200, 0);
    return "the short way: ..." + quick.substr(static_cast<std::size_t>(from), 400) + "\nthe ordinary way: ..." +
           ordinary.substr(static_cast<std::size_t>(from), 400);
}

/// Judges a log both ways, in text and as JSON, with chunks of several sizes and one thread and two; how many deals went the
/// short way.
std::size_t check(const std::string& log, const std::string& book, unsigned turn)
{
    static constexpr std::size_t sizes[] = {700, 1500, 4096, 128 * 1024};
    std::size_t plain = 0;
    for (const bool json : {false, true}) {
        const plain_logs::Judged ordinary = plain_logs::ordinary_way(log, book, json);
        const plain_logs::Judged quick = plain_logs::quick_way(log, book, json, sizes[turn % 4], 1 + turn % 3);
        INFO("laws " << book << ", chunks of " << sizes[turn % 4] << "\n"
                     << log << "\n"
                     << difference(quick.report, ordinary.report));
        REQUIRE(quick.report == ordinary.report);
        plain = quick.summary.plain;
    }
    return plain;
}

}  // namespace

TEST_CASE("deals with acts, results and scores at random are judged the short way as the ordinary way judges them")
{
    std::size_t deals = 0, plain = 0;
    for (unsigned i = 0; i < rounds(100); ++i) {
        const std::string log = plain_logs::lawful(i);
        const std::size_t short_way = check(log, plain_logs::book(i), i);
        if (!plain_logs::book(i).empty()) continue;  // by another book what was scored may be a slip
        plain += short_way;
        deals += plain_logs::deals_in_a_log;
    }
    INFO(plain << " of " << deals);
    CHECK(plain * 10 > deals * 9);
}

TEST_CASE("deals with acts that may be out of turn are judged the same either way")
{
    for (unsigned i = 0; i < rounds(200); ++i) check(plain_logs::unruly(i), plain_logs::book(i), i);
}

TEST_CASE("logs with a letter changed, a line moved or put in are judged the same either way")
{
    for (unsigned i = 0; i < rounds(400); ++i) check(plain_logs::mutated(plain_logs::lawful(i), i), plain_logs::book(i), i);
}

TEST_CASE("a log that names no book, or one that nobody knows, is judged the same either way")
{
    for (unsigned i = 0; i < rounds(100); ++i)
        for (const std::string& laws : {std::string(), std::string("laws nonesuch\n"), std::string("laws \"none.yaml\"\n")}) {
            std::string log = i % 2 ? plain_logs::lawful(i) : plain_logs::unruly(i);
            log.replace(0, log.find('\n') + 1, laws);
            check(log, {}, i);
        }
    check("deal 1 by N\n  N makes hearts\n  E doubles\n  result NS 8\n", {}, 3);
}

TEST_CASE("every case and every log is judged the same either way")
{
    std::size_t logs = 0;
    for (const char* folder : {"/tests/logs", "/cases", "/tests/fuzz/found"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(HOYLE_ROOT) + folder)) {
            if (!entry.is_regular_file() ||
                (entry.path().extension() != ".hoyle" && std::string_view(folder) != "/tests/fuzz/found"))
                continue;
            std::ifstream file(entry.path(), std::ios::binary);
            const std::string log{std::istreambuf_iterator<char>(file), {}};
            check(log, {}, static_cast<unsigned>(logs++));
        }
    CHECK(logs > 300);
}

TEST_CASE("a claim within a trick is judged the same either way, however many cards of it are told")
{
    const std::string hands = "  hands N:AK62.KQ4.J973.85 QJT.T98.AQ2.KJ73 985.AJ3.K865.Q64 743.7652.T4.AT92\n  N makes hearts\n";
    std::size_t plain = 0;
    for (const char* play : {"1-13. ?", "1. E: SQ", "1. E: SQ S5", "1. E: SQ S5 S3", "1. E: SQ S5 S3 SA\n2. N: HK HT",
                             "1. E: SQ S5 S3 SA\n2. N: HK DA", "1. E: SQ S5 S3 SA\n2. E: HT", "1. E: SQ S5 S3 SA\n3-13. ?",
                             "1. E: SQ S5 S3 SA\n2. N: SQ", "1. E: SQ S5\n2-12. ?"})
        for (const char* rest : {"", "2-13. ?\n", "3-13. ?\n", "13. ?\n"})
            for (const char* result : {"", "  result NS 8\n", "  result NS 0\n", "  result EW by 3\n"}) {
                const std::string deal = "deal 1 by N\n" + hands + play + "\n" + rest + result;
                plain += check("laws portland-1904\n" + deal + "deal 2 by E\n  E makes clubs\n  result NS 7\n", {}, 3);
            }
    CHECK(plain > 20);
}

TEST_CASE("a log that ends in any way is judged the same either way")
{
    const std::string log = plain_logs::lawful(7);
    std::string not_text = log, long_line = log, endless = log;
    not_text.insert(not_text.size() / 2, 1, '\xff');
    long_line.insert(long_line.find('\n', long_line.size() / 2), " #" + std::string(70000, 'x'));
    for (int i = 0; i < 6000; ++i) endless += "  N passes\n";
    for (const std::string& each : {log.substr(0, log.size() - 1), not_text, long_line, endless, log + "# the end",
                                    std::string("\xef\xbb\xbf") + log, std::string()})
        for (unsigned turn = 0; turn < 8; ++turn) check(each, {}, turn);
}

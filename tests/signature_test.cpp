// One number for all behaviour: a hash of the reports, in text and as JSON, of a fixed set of logs under every book. A change of
// shape leaves it as it is; a change of what is reported changes it, and then the new number is stored with it: HOYLE_ACCEPT=1
// ./dev signature.

#include "plain_logs.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>

using namespace hoyle;

namespace {

constexpr const char* stored_in = HOYLE_ROOT "/tests/signature.txt";
constexpr const char* books[] = {"portland-1904", "whist-club-1897", "american-1905", "american-1907", "short-whist"};

/// FNV-1a, which is the same everywhere.
struct Hash {
    std::uint64_t value = 14695981039346656037ULL;
    std::size_t bytes = 0, logs = 0;

    void add(const std::string& text)
    {
        for (unsigned char c : text) value = (value ^ c) * 1099511628211ULL;
        bytes += text.size();
    }
    void add_log(const std::string& log, const std::string& book)
    {
        for (const bool json : {false, true}) add(plain_logs::quick_way(log, book, json, 4096, 1).report);
        ++logs;
    }
};

/// Every verb that the language has stands in one of these.
std::set<std::filesystem::path> logs_with_all_verbs()
{
    std::set<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(HOYLE_ROOT "/tests/logs"))
        if (entry.path().extension() == ".hoyle") files.insert(entry.path());
    return files;
}

}  // namespace

TEST_CASE("behaviour is what it was")
{
    Hash hash;
    for (const char* book : books) {
        for (const auto& [kind, name] : corpus::names) {
            std::string log = "laws portland-1904\ntable Anna, Ben, Cora, Dan\nstakes 1 shilling per 100\n";
            for (const std::string& deal : corpus::deals(kind, 1904, 72)) log += deal;
            hash.add_log(log, book);
        }
        for (unsigned seed = 0; seed < 20; ++seed) {
            hash.add_log(plain_logs::unruly(seed), book);
            hash.add_log(plain_logs::mutated(plain_logs::lawful(seed), seed), book);
        }
        for (const auto& path : logs_with_all_verbs()) {
            std::ifstream file(path, std::ios::binary);
            hash.add_log({std::istreambuf_iterator<char>(file), {}}, book);
        }
    }
    std::ostringstream number;
    number << std::hex << hash.value << '\n';
    std::cout << "signature " << number.str() << hash.logs << " logs, " << hash.bytes / 1024 << " KiB of reports\n";
    if (std::getenv("HOYLE_ACCEPT")) std::ofstream(stored_in) << number.str();
    std::ifstream stored(stored_in);
    INFO("if what is reported was meant to change: HOYLE_ACCEPT=1 ./dev signature");
    CHECK(std::string{std::istreambuf_iterator<char>(stored), {}} == number.str());
}

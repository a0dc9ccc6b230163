// One log under several codes: told once where they agree, and where they part by which law each goes and what the evening comes
// to under it.
#pragma once

#include "examine/examination.hpp"

#include <span>
#include <string>
#include <vector>

namespace hoyle::report {

/// What one code made of the log. A Sink that keeps everything; give it to `examine`, then put the summary in.
class Judged : public Sink {
public:
    explicit Judged(std::string asked_for) : book(std::move(asked_for)) {}
    void finding(const Finding& each) override { findings.push_back(each); }
    void deal(const DealShown& each) override { deals.push_back(each); }
    void rubber(const RubberShown& each) override { rubbers.push_back(each); }
    void block(const BlockShown& each) override { findings.insert(findings.end(), each.findings->begin(), each.findings->end()); }

    std::string book;  ///< its id
    std::vector<Finding> findings;
    std::vector<DealShown> deals;
    std::vector<RubberShown> rubbers;
    Summary summary;
};

/// Codes that say the same of one thing: which of those compared (counted from 0), and what.
struct Voice {
    std::vector<std::size_t> codes;
    std::string words;   ///< one sentence or several between semicolons; without laws and without a status
    std::string status;  ///< "exacted"; empty where nothing is anybody's right
    std::vector<std::string>
        laws;  ///< of each of `codes`, in the same order: "portland-1904 80, 82 (those who followed go free)"
};

/// One point of one incident, as the codes answer it; one voice: they agree.
struct PointCompared {
    std::string point;
    std::vector<Voice> voices;
};

/// The same line of the log, the same kind: one incident. A code that finds nothing there has a voice of its own on every point.
struct FindingCompared {
    const Finding* seen = nullptr;      ///< of the first code that has it
    std::vector<const Finding*> found;  ///< of each code; nullptr: it has none
    std::vector<PointCompared> points;
    bool agreed = true;
};

struct Compared {
    std::vector<FindingCompared> findings;  ///< in the order of the log
    std::vector<PointCompared> deals;       ///< "deal 2": its score as a row of the report
    std::vector<PointCompared> rubbers;     ///< "rubber 1": what it came to
};

/// All views are into `judged`, which must outlive it. At least one.
Compared compare(std::span<const Judged> judged);

std::string compare_text(const std::string& file, std::span<const Judged> judged);

/// docs/schema/compare.schema.json.
std::string compare_json(const std::string& file, std::span<const Judged> judged);

}  // namespace hoyle::report

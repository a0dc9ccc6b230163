// All that is found in one log, kept until its end: a printed report begins with the verdict. Only for src/print.
#pragma once

#include "print/print.hpp"
#include "report/block.hpp"
#include "report/conclusion.hpp"
#include "report/finding_ids.hpp"

#include <deque>
#include <string>
#include <vector>

namespace hoyle::print {

struct FindingKept {
    Finding finding;
    std::string id;                    ///< as in JSON
    std::vector<std::string> follows;  ///< of a block: what it makes wrong as well
};

struct RubberKept {
    RubberShown rubber;
    std::vector<DealShown> deals;
    std::vector<std::string> not_told;
};

struct BlockKept {
    report::Layout layout;
    std::vector<FindingKept> findings;  ///< those that follow from no other
    std::vector<std::string> figures;   ///< what the bare ones can be
    std::vector<std::string> remarks;
    std::string outcome;
};

struct Evening {
    std::string file;
    std::vector<FindingKept> findings;
    std::vector<RubberKept> rubbers;
    std::vector<BlockKept> blocks;
    std::vector<Expected> unmet;
    report::Tally tally;
    Summary summary;
};

/// Keeps, and has each log printed at its end.
class Gathering : public Printed {
public:
    void begin(const std::string& file) final;
    void finding(const Finding& finding) final;
    void deal(const DealShown& deal) final;
    void rubber(const RubberShown& rubber) final;
    void block(const BlockShown& block) final;
    void expected(const Expected& expected) final;
    void end(const Summary& summary) final;

protected:
    virtual void print(const Evening& evening) = 0;

private:
    FindingKept kept(const Finding& finding, std::size_t block);

    Evening evening_;
    RubberKept rubber_;  ///< in progress
    report::NotTold not_told_;
    report::FindingIds ids_;
};

}  // namespace hoyle::print

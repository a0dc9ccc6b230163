// What the players do not agree on is ruled both ways: two evenings read the log from there on, one with the disputed lines and
// one without, and what they find is laid side by side.
#pragma once

#include "examine/examination.hpp"
#include "log/section.hpp"

#include <deque>
#include <vector>

namespace hoyle {

/// Takes out of the section whatever a bystander decided did not happen, by agreement of the players; the lines that stay
/// disputed.
std::vector<Spot> open_disputes(log::Section& section);

/// The section without the lines that are disputed, and with them as if nobody disputed them.
void take_out_disputed(log::Section& section);
void take_as_so(log::Section& section);

/// Two sinks that make one: until the log is disputed only the first is used, and everything passes.
class Branches {
public:
    explicit Branches(Sink& to);

    Sink& if_true() { return if_true_; }
    Sink& if_false() { return if_false_; }
    bool forked() const { return forked_; }
    void fork() { forked_ = true; }
    /// Lines of a stretch of the log that is read next.
    void dispute(const std::vector<Spot>& lines, std::uint64_t section);

    /// Gives out the rubbers that both have told.
    void give_out();
    /// ... and what is left. Counts what the two found together.
    void end(Summary& summary);

private:
    struct Told {
        std::vector<Finding> findings;
        std::vector<DealShown> deals;
        std::vector<RubberShown> rubbers;
        std::vector<Expected> expected;
        std::uint64_t closed_in = 0;  ///< the stretch that closed the rubber
    };
    /// A line that is disputed, and its stretch of the log.
    struct Line {
        std::uint64_t number = 0, section = 0;
    };
    struct BufferingSink : Sink {
        BufferingSink(Branches& all, bool first) : all_(&all), first_(first) {}
        void takes_book(const BookTaken& book) override;
        void finding(const Finding& finding) override;
        void deal(const DealShown& deal) override;
        void rubber(const RubberShown& rubber) override;
        void block(const BlockShown& block) override;
        void expected(const Expected& expected) override;
        bool passes() const { return first_ && !all_->forked_; }
        Branches* all_;
        bool first_;
        std::deque<Told> told{1};  ///< the last one is still being told
    };

    void give(Told if_true, Told if_false);
    void give(const Finding& finding);
    void give(const Expected& expected);
    std::string disputed_about(const Finding& finding) const;
    void forget(std::uint64_t before);

    Sink* to_;
    BufferingSink if_true_, if_false_;
    bool forked_ = false;
    std::vector<Line> lines_;     ///< those of rubbers not yet given out, and the last few before them, in the log's order
    std::uint64_t disputed_ = 0;  ///< how many there are in all
    std::uint64_t section_ = 0;   ///< the last in which there was one
    std::size_t findings_ = 0, met_ = 0, unmet_ = 0;
};

}  // namespace hoyle

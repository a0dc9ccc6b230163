// Who listens to a hand being told, and what he has made of it so far. Only for src/scoring.
#pragma once

#include "scoring/figures.hpp"
#include "scoring/hearing.hpp"
#include "scoring/spoken.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hoyle::scoring {

class Listener {
public:
    Listener(std::string_view text, const Figures& figures) : hearing_(words_of(text)), figures_(figures)
    {
        facts().honours = {};
    }

    Spoken listen();

private:
    HandFacts& facts() { return spoken_.facts; }
    void problem(std::string text) { spoken_.problems.push_back(std::move(text)); }
    bool is_whist() const { return figures_.game == lawbook::Game::whist; }
    Side speaker() const { return side_.value_or(Side::ns); }

    // One a kind of phrase: if such a phrase comes next, takes it and goes past it.
    bool hear_trump();
    bool hear_doubling();
    bool hear_slam();
    bool hear_tricks();
    bool hear_honours();
    bool hear_chicane();
    bool hear_revoke();
    bool hear_option();
    bool hear_standing();
    bool hear_not_done();

    /// The side the thing just heard belongs to: "... to them", "... against us", else the side of the clause.
    Side whose();
    std::optional<Side> side_after();
    void set_tricks(int tricks);
    void set_honours(int count);
    void revoke(int times);
    void choose(RevokeOption option);
    void not_understood();

    void check();
    void check_honours();
    void check_chicane(Side side);
    void check_revokes();

    Hearing hearing_;
    const Figures& figures_;
    Spoken spoken_;
    std::optional<Side> side_;  ///< of the clause
    bool clause_used_ = false;
    bool lost_ = false;  ///< "lost the odd trick"
    bool trump_said_ = false, aces_said_ = false;
    PerSide<bool> lie_said_{};            ///< whether the honours of a side were said to be divided, or in one hand
    std::vector<bool> revoke_side_said_;  ///< for each revoke: its side was said, not supposed
    std::vector<bool> only_chosen_;       ///< ... and: so far only what was chosen for it was said
};

}  // namespace hoyle::scoring

// Figures of the printed codes and short ways to say a hand, for the tests of scoring.
#pragma once

#include "lawbook/book.hpp"
#include "scoring/hand.hpp"

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>

namespace hoyle::scoring {

using Chosen = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// The figures of a printed code, with some of its settings chosen.
inline Figures figures_for(std::string_view id, Chosen chosen = {})
{
    const lawbook::Book* book = lawbook::find_shipped(id);
    if (!book) throw std::runtime_error("no book " + std::string(id));
    lawbook::Settings settings;
    for (const auto& [name, value] : chosen) settings.set(name, value);
    return figures_of(*book, settings);
}

inline constexpr std::array<std::string_view, 4> bridge_codes{"whist-club-1897", "portland-1904", "american-1905",
                                                              "american-1907"};

inline PerSide<HonoursHeld> held(HonoursHeld ns, HonoursHeld ew)
{
    PerSide<HonoursHeld> sides;
    sides[Side::ns] = ns;
    sides[Side::ew] = ew;
    return sides;
}

/// North and South won so many tricks at this strain; nobody holds honours worth a score until the test says so.
inline HandFacts hand(Strain trump, int tricks, int doublings = 0)
{
    HandFacts facts;
    facts.trump = trump;
    facts.doublings = doublings;
    facts.tricks = {{tricks, 13 - tricks}};
    facts.honours = held({2, 1}, {2, 1});
    return facts;
}

inline HandFacts with_honours(HandFacts facts, HonoursHeld ns, HonoursHeld ew)
{
    facts.honours = held(ns, ew);
    return facts;
}

inline HandFacts with_standing(HandFacts facts, Points ns, Points ew)
{
    facts.standing = {{ns, ew}};
    return facts;
}

inline HandFacts with_revokes(HandFacts facts, std::initializer_list<RevokePenalty> revokes)
{
    facts.revokes = revokes;
    return facts;
}

inline constexpr RevokePenalty ns_lose_three{Side::ns, RevokeOption::take}, ew_lose_three{Side::ew, RevokeOption::take};
inline constexpr RevokePenalty ns_deducted{Side::ns, RevokeOption::deduct}, ew_deducted{Side::ew, RevokeOption::deduct};
inline constexpr RevokePenalty ew_add{Side::ns, RevokeOption::add}, ns_add{Side::ew, RevokeOption::add};
inline constexpr RevokePenalty ns_not_chosen{Side::ns, {}}, ew_not_chosen{Side::ew, {}};

inline PerSide<Points> sides(Points ns, Points ew) { return {{ns, ew}}; }

}  // namespace hoyle::scoring

namespace Catch {
template <class T> struct StringMaker<hoyle::PerSide<T>> {
    static std::string convert(const hoyle::PerSide<T>& sides)
    {
        return "NS " + Catch::Detail::stringify(sides.of[0]) + ", EW " + Catch::Detail::stringify(sides.of[1]);
    }
};
}  // namespace Catch

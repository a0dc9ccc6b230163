// How a kind of incident is seen. Internal to incidents/.
//
// Each file of incidents/kinds/ holds one detector, a function of the file's own name that tells what to look for; the build
// lists the files. What each sees goes to `found`; find_all() puts it in order, so that no detector need know of another.
#pragma once

#include "incidents/incident.hpp"
#include "table/views.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace hoyle::incidents {

using log::Verb;
using table::Line;
using table::never;
using table::Played;
using table::Replay;
using table::Trick;
using terms::Game;

/// A set of kinds of statement.
class Verbs {
public:
    constexpr Verbs() = default;
    constexpr Verbs(std::initializer_list<Verb> verbs)
    {
        for (const Verb verb : verbs) add(verb);
    }
    constexpr void add(Verb verb) { bits_[word(verb)] |= bit(verb); }
    constexpr bool has(Verb verb) const { return (bits_[word(verb)] & bit(verb)) != 0; }
    constexpr bool empty() const { return *this == Verbs(); }
    constexpr bool meets(const Verbs& other) const
    {
        for (std::size_t i = 0; i < bits_.size(); ++i)
            if ((bits_[i] & other.bits_[i]) != 0) return true;
        return false;
    }
    friend constexpr bool operator==(const Verbs&, const Verbs&) = default;

private:
    static constexpr std::size_t word(Verb verb) { return static_cast<std::size_t>(verb) / 64; }
    static constexpr std::uint64_t bit(Verb verb) { return std::uint64_t{1} << (static_cast<std::size_t>(verb) % 64); }
    std::array<std::uint64_t, 4> bits_{};
};

using Found = std::vector<Incident>;

struct Detector {
    Verbs verbs{};  ///< the statements it listens to; none: it looks at the play alone
    void (*by_line)(const Line& line, Found& found) = nullptr;  ///< called for each of them, in the order of the log
    void (*by_deal)(const Replay& deal,
                    Found& found) = nullptr;  ///< or called once, after all lines, if the deal has one of them
    Game game = Game::any;                    ///< the game that has such incidents
    bool without_dealer = false;              ///< it has something to see though nobody is told to deal
};

/// An incident that a line of the log shows: by the one player who says or does it.
Incident seen(Kind kind, const Line& line, std::string label);
/// An incident that a card put down shows: by the hand it came from.
Incident seen(Kind kind, const Played& play);

/// The same, of what is said or touched while a trick lies there: with its trick, and the card that is named or touched.
Incident seen_in_play(Kind kind, const Line& line, std::string label);

/// Something of this kind has been found.
bool any_of_kind(const Found& found, Kind kind);

/// At whist: the facts that may excuse a misdeal, or lay it on the dealer's partner.
void misdeal_defences(const Replay& replay, Incident& incident);

}  // namespace hoyle::incidents

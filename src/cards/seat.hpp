// The four seats, the two sides, and values kept for each.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace hoyle {

/// Points are whole numbers: every figure of every code is. The largest a hand can score is a few thousand.
using Points = int;

/// Seats clockwise, as the deal and the play go (to the left).
enum class Seat : std::uint8_t { north, east, south, west };

inline constexpr std::array<Seat, 4> all_seats{Seat::north, Seat::east, Seat::south, Seat::west};

enum class Side : std::uint8_t { ns, ew };

inline constexpr std::array<Side, 2> both_sides{Side::ns, Side::ew};

/// The seat `steps` to the left.
constexpr Seat left_of(Seat seat, int steps = 1) { return static_cast<Seat>((static_cast<int>(seat) + steps) & 3); }
constexpr Seat right_of(Seat seat) { return left_of(seat, 3); }
constexpr Seat partner_of(Seat seat) { return left_of(seat, 2); }
constexpr Side side_of(Seat seat) { return static_cast<Side>(static_cast<int>(seat) & 1); }
constexpr Side other(Side side) { return static_cast<Side>(1 - static_cast<int>(side)); }

/// How many seats to the left of `from` is `to`: 0 to 3.
constexpr int steps_between(Seat from, Seat to) { return (static_cast<int>(to) - static_cast<int>(from)) & 3; }

constexpr char letter_of(Seat seat) { return "NESW"[static_cast<int>(seat)]; }

std::string_view name_of(Seat seat);     ///< "North"
std::string_view letters_of(Side side);  ///< "NS"
std::string_view spoken(Side side);      ///< "North and South"

/// A set of seats in four bits.
class Seats {
public:
    constexpr Seats() = default;
    constexpr Seats(Seat seat) : bits_(static_cast<std::uint8_t>(1 << static_cast<int>(seat))) {}
    constexpr Seats(Side side) : bits_(side == Side::ns ? 5 : 10) {}
    static constexpr Seats all()
    {
        Seats s;
        s.bits_ = 15;
        return s;
    }

    constexpr bool has(Seat seat) const { return (bits_ >> static_cast<int>(seat) & 1) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return (bits_ & 1) + (bits_ >> 1 & 1) + (bits_ >> 2 & 1) + (bits_ >> 3 & 1); }
    /// The first seat of the set in the order N E S W. Only of a set that is not empty.
    constexpr Seat first() const
    {
        for (Seat s : all_seats)
            if (has(s)) return s;
        return Seat::north;
    }
    constexpr Seats& operator|=(Seats other)
    {
        bits_ |= other.bits_;
        return *this;
    }
    constexpr Seats& operator-=(Seats other)
    {
        bits_ &= static_cast<std::uint8_t>(~other.bits_);
        return *this;
    }
    friend constexpr Seats operator|(Seats a, Seats b)
    {
        a |= b;
        return a;
    }
    friend constexpr Seats operator-(Seats a, Seats b)
    {
        a -= b;
        return a;
    }
    friend constexpr Seats operator&(Seats a, Seats b)
    {
        a.bits_ &= b.bits_;
        return a;
    }
    friend constexpr bool operator==(Seats, Seats) = default;

private:
    std::uint8_t bits_ = 0;
};

/// "N", "N and S", "N, E and S", in table order.
std::string spelling(Seats seats);

/// "North", "North or South", "North, East or South", in table order; `last` stands before the last of them.
std::string names_of(Seats seats, std::string_view last = " or ");

template <class T> struct PerSide {
    std::array<T, 2> of{};
    constexpr T& operator[](Side side) { return of[static_cast<int>(side)]; }
    constexpr const T& operator[](Side side) const { return of[static_cast<int>(side)]; }
    friend constexpr bool operator==(const PerSide&, const PerSide&) = default;
    friend constexpr bool operator<(const PerSide& a, const PerSide& b) { return a.of < b.of; }
};

template <class T> struct PerSeat {
    std::array<T, 4> of{};
    constexpr T& operator[](Seat seat) { return of[static_cast<int>(seat)]; }
    constexpr const T& operator[](Seat seat) const { return of[static_cast<int>(seat)]; }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

}  // namespace hoyle

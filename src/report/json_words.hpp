// The small values that every part of a report has: seats, sides, places.
#pragma once

#include "report/json_values.hpp"

namespace hoyle::report::as_json {

void seat(PieceWriter& json, const JsonKey& key, const std::optional<Seat>& seat);  ///< "N" or null
void seats(PieceWriter& json, const JsonKey& key, Seats seats);                     ///< ["N", "S"]
void place(PieceWriter& json, const Spot& spot);
void number_or_null(PieceWriter& json, const JsonKey& key, std::uint64_t number);  ///< null where it is 0
void points_or_null(PieceWriter& json, bool known, Points points);
/// The bonus of a rubber: whose it is, and how many points.
void bonus(PieceWriter& json, const PerSide<Points>& points);

/// A number for each side, in tricks or points.
template <std::integral Number> void sides(PieceWriter& json, const JsonKey& key, const PerSide<Number>& of)
{
    json.pair(key, "NS", of[Side::ns], "EW", of[Side::ew]);
}

/// ... or words.
template <class Number> void sides(PieceWriter& json, const JsonKey& key, const PerSide<Number>& of)
{
    json.object(key, [&] {
        json.field("NS", of[Side::ns]);
        json.field("EW", of[Side::ew]);
    });
}

}  // namespace hoyle::report::as_json

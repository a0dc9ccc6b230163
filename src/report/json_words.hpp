// The small values that every part of a report has: seats, sides, places.
#pragma once

#include "report/json_values.hpp"

namespace hoyle::report::as_json {

void seat(JsonWriter& json, const JsonKey& key, const std::optional<Seat>& seat);  ///< "N" or null
void seats(JsonWriter& json, const JsonKey& key, Seats seats);                     ///< ["N", "S"]
void place(JsonWriter& json, const Spot& spot);
void number_or_null(JsonWriter& json, const JsonKey& key, std::uint64_t number);  ///< null where it is 0

/// A number for each side, in tricks or points.
template <std::integral Number> void sides(JsonWriter& json, const JsonKey& key, const PerSide<Number>& of)
{
    json.pair(key, "NS", of[Side::ns], "EW", of[Side::ew]);
}

/// ... or words.
template <class Number> void sides(JsonWriter& json, const JsonKey& key, const PerSide<Number>& of)
{
    json.object(key, [&] {
        json.field("NS", of[Side::ns]);
        json.field("EW", of[Side::ew]);
    });
}

}  // namespace hoyle::report::as_json

#include "api/request.hpp"

#include "report/json_writer.hpp"
#include "source/text.hpp"
#include "terms/nearest.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hoyle::api {
namespace {

using Json = nlohmann::ordered_json;
using Type = Parameter::Type;

constexpr int deepest = 16;

std::string_view wanted_form(Type type)
{
    switch (type) {
    case Type::text: return "text in double quotes";
    case Type::flag: return "true or false";
    case Type::name: return "a name in double quotes, such as \"portland-1904\"";
    case Type::names: return "a name, or a list of names such as [\"portland-1904\", \"american-1907\"]";
    case Type::numbers: return "a list of numbers, each 0 or more, such as [1, 0]";
    case Type::settings: return "an object of options, such as {\"take-limit\": \"notional\"}";
    }
    return {};
}

std::string names_of(const std::vector<Parameter>& takes)
{
    std::string list;
    for (const Parameter& each : takes) list += fmt::format("{}`{}`", list.empty() ? "" : ", ", each.name);
    return list;
}

/// The values of a parameter as texts; false if it is not of the type.
bool take(const Json& json, Type type, std::vector<std::string>& values)
{
    switch (type) {
    case Type::flag: return json.is_boolean();
    case Type::text:
    case Type::name:
        if (json.is_string()) values.push_back(json.get<std::string>());
        return json.is_string();
    case Type::names:
        if (json.is_string()) return take(json, Type::name, values);
        return json.is_array() &&
               std::all_of(json.begin(), json.end(), [&](const Json& each) { return take(each, Type::name, values); });
    case Type::numbers:
        if (!json.is_array()) return false;
        for (const Json& each : json) {
            if (!each.is_number_unsigned() || each.get<std::uint64_t>() > 999) return false;
            values.push_back(each.dump());
        }
        return true;
    case Type::settings:
        if (!json.is_object()) return false;
        for (const auto& [name, value] : json.items()) {
            if (!value.is_string() && !value.is_number_integer()) return false;
            values.push_back(name + "=" + (value.is_string() ? value.get<std::string>() : value.dump()));
        }
        return true;
    }
    return false;
}

Refused unknown(std::string_view name, std::string_view method, const std::vector<Parameter>& takes)
{
    std::vector<std::string_view> known;
    for (const Parameter& each : takes) known.push_back(each.name);
    const auto near = terms::nearest(name, known);
    if (takes.empty()) return {fmt::format("`{}` takes no `{}`, nor anything else", method, printable(name, 40))};
    return {fmt::format("`{}` takes no `{}`{}; it takes {}", method, printable(name, 40),
                        near.empty() ? "" : fmt::format(" (is `{}` meant?)", near), names_of(takes))};
}

}  // namespace

std::string write_json(const Json& json)
{
    return report::with_unseen_escaped(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

nlohmann::ordered_json read_json(std::string_view text)
{
    bool too_deep = false;
    Json json = Json::parse(
        text,
        [&](int depth, Json::parse_event_t, Json&) {
            too_deep = too_deep || depth > deepest;
            return depth <= deepest;
        },
        false);
    return too_deep ? Json(Json::value_t::discarded) : json;
}

Request::Request(const Json& parameters, std::string_view method, const std::vector<Parameter>& takes)
{
    for (const auto& [name, value] : parameters.items()) {
        const auto is = [&, &key = name](const Parameter& each) { return each.name == key; };
        const auto known = std::find_if(takes.begin(), takes.end(), is);
        if (known == takes.end()) throw unknown(name, method, takes);
        Given given{known->name, {}, value.is_boolean() && value.get<bool>()};
        if (!take(value, known->type, given.values))
            throw Refused{fmt::format("`{}` of `{}` is {}", known->name, method, wanted_form(known->type))};
        given_.push_back(std::move(given));
    }
    for (const Parameter& each : takes)
        if (each.wanted && !find(each.name)) throw Refused{fmt::format("`{}` wants `{}`: {}", method, each.name, each.about)};
}

const Request::Given* Request::find(std::string_view name) const
{
    const auto at = std::find_if(given_.begin(), given_.end(), [&](const Given& given) { return given.name == name; });
    return at == given_.end() ? nullptr : &*at;
}

const std::string& Request::text(std::string_view name) const
{
    static const std::string none;
    const Given* const given = find(name);
    return given && !given->values.empty() ? given->values.front() : none;
}

bool Request::flag(std::string_view name) const
{
    const Given* const given = find(name);
    return given && given->flag;
}

std::vector<std::string> Request::names(std::string_view name) const
{
    const Given* const given = find(name);
    return given ? given->values : std::vector<std::string>();
}

std::optional<std::vector<std::size_t>> Request::numbers(std::string_view name) const
{
    const Given* const given = find(name);
    if (!given) return std::nullopt;
    std::vector<std::size_t> out;
    for (const std::string& value : given->values) out.push_back(std::stoul(value));
    return out;
}

std::vector<std::string> Request::settings(std::string_view name) const { return names(name); }

}  // namespace hoyle::api

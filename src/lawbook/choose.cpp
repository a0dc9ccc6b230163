#include "lawbook/choose.hpp"

#include "source/text.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace hoyle::lawbook {

std::string choose(const Book& book, Settings& settings, std::string_view name, std::string_view value)
{
    const auto listed = [](const auto& all, auto name_of) {
        std::string list;
        for (const auto& each : all) list += (list.empty() ? "" : ", ") + std::string(name_of(each));
        return list;
    };
    const Setting* setting = book.find_setting(name);
    if (!setting) {
        if (!name.empty() && !value.empty() && book.figure(name, "", {}) == value) return {};
        const std::string list = listed(book.settings, [](const Setting& each) { return each.name; });
        std::vector<std::string_view> names;
        for (const Setting& each : book.settings) names.push_back(each.name);
        const std::string_view near = terms::nearest(name, names);
        return fmt::format("`{}` is no option of {}{}{}", printable(name, 60), book.id,
                           near.empty() ? "" : fmt::format("; is `{}` meant?", near),
                           list.empty() ? "" : " (its options: " + list + ")");
    }
    const auto has = [&](std::string_view wanted) {
        return std::find(setting->values.begin(), setting->values.end(), wanted) != setting->values.end();
    };
    if (value.empty()) value = has("on") ? "on" : "yes";
    if (!has(value))
        return fmt::format("`{}` cannot be `{}`: it is one of {}", setting->name, printable(value, 60),
                           listed(setting->values, [](std::string_view each) { return each; }));
    settings.set(setting->name, value);
    return {};
}

}  // namespace hoyle::lawbook

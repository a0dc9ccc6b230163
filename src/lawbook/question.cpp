#include "lawbook/question.hpp"

#include "lawbook/conditions.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace hoyle::lawbook {
namespace {

std::string either(const std::vector<std::string_view>& words)
{
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i)
        out += fmt::format("{}{}", i == 0 ? "" : i + 1 == words.size() ? " or " : ", ", words[i]);
    return out;
}

}  // namespace

bool can_happen(const Book& book, const terms::KindInfo& info)
{
    if (info.game != Game::any && info.game != book.game) return false;
    return std::all_of(info.needs.begin(), info.needs.end(),
                       [&](const terms::Need& need) { return book.find_setting(need.setting) != nullptr; });
}

Question::Question(const Book& book, Kind kind, Point point) : book_(book), kind_(kind), point_(point)
{
    const auto& info = terms::info(kind);
    excluded_ = excluded();
    std::vector<std::span<const Condition>> tests = excluded_;
    for (const std::uint16_t r : rulings()) tests.push_back(book.rulings[r].when);
    for (const auto& use : info.points) {
        if (use.point != point) continue;
        tests.push_back(use.asked_when);
        for (const Condition& one : use.asked_when) asked_ = asked_ && info.find(one.attr) && in_game(info.find(one.attr)->game);
    }
    const auto answered = terms::law_attr(point);
    for (const auto& use : info.attributes)
        if (in_game(use.game) && use.attr != answered) add_axis(use, tests);

    // The settings, each with all its values; a kind that needs a value is asked under no other.
    for (const Setting& setting : book.settings) {
        const auto named = [&](std::uint16_t r) {
            const auto under = book.rulings[r].under;
            return std::any_of(under.begin(), under.end(),
                               [&](const SettingCondition& one) { return one.setting == setting.name; });
        };
        const auto need = std::find_if(info.needs.begin(), info.needs.end(),
                                       [&](const terms::Need& each) { return each.setting == setting.name; });
        if (need != info.needs.end()) choices_.push_back({setting.name, {need->value}});
        else if (std::any_of(rulings().begin(), rulings().end(), named))
            choices_.push_back({setting.name, {setting.values.begin(), setting.values.end()}});
    }
}

/// Two values fall into one class if no test holds for one and not for the other.
void Question::add_axis(const terms::AttributeUse& use, const std::vector<std::span<const Condition>>& tests)
{
    Axis axis{use.attr, {}};
    std::vector<std::vector<bool>> marks;
    for (const auto& value : use.values) {
        if (!in_game(value.game)) continue;
        std::vector<bool> mark;
        for (const auto& test : tests)
            for (const Condition& one : test)
                if (one.attr == use.attr) mark.push_back(among(one.words, value.word));
        const auto same = std::find(marks.begin(), marks.end(), mark);
        if (same != marks.end()) {
            axis.classes[static_cast<std::size_t>(same - marks.begin())].words.push_back(value.word);
        } else {
            marks.push_back(mark);
            axis.classes.push_back({{value.word}});
        }
    }
    axes_.push_back(std::move(axis));
}

/// What the vocabulary says cannot occur. A condition on an attribute that this game has not, or on the one asked for, excludes
/// nothing.
std::vector<std::span<const Condition>> Question::excluded() const
{
    std::vector<std::span<const Condition>> out;
    const auto& info = terms::info(kind_);
    const auto answered = terms::law_attr(point_);
    for (const terms::Never& never : info.never) {
        if (!in_game(never.game)) continue;
        const bool all_open = std::all_of(never.all.begin(), never.all.end(), [&](const Condition& one) {
            const auto* use = info.find(one.attr);
            return use && in_game(use->game) && one.attr != answered;
        });
        if (all_open) out.push_back(never.all);
    }
    return out;
}

bool Question::possible(const Row& row) const
{
    const auto holds = [&](std::span<const Condition> all) {
        return std::all_of(all.begin(), all.end(), [&](const Condition& one) { return among(one.words, row.facts[one.attr]); });
    };
    for (const auto& never : excluded_)
        if (holds(never)) return false;
    return Book::asks(kind_, point_, row.facts);
}

void Question::each_row(const std::function<void(const Row&)>& visit) const
{
    if (!asked_) return;
    Row row;
    row.classes.assign(axes_.size(), 0);
    row.values.resize(choices_.size());
    const std::function<void(std::size_t)> choose = [&](std::size_t at) {
        if (at == choices_.size()) return visit(row);
        for (std::string_view value : choices_[at].values) {
            row.values[at] = value;
            row.settings.set(choices_[at].setting, value);
            choose(at + 1);
        }
    };
    const std::function<void(std::size_t, long)> walk = [&](std::size_t at, long size) {
        if (at == axes_.size()) {
            row.size = size;
            if (possible(row)) choose(0);
            return;
        }
        for (std::size_t c = 0; c < axes_[at].classes.size(); ++c) {
            row.classes[at] = c;
            row.facts.set(axes_[at].attr, axes_[at].classes[c].words[0]);
            walk(at + 1, size * static_cast<long>(axes_[at].classes[c].words.size()));
        }
    };
    walk(0, 1);
}

long Question::class_count() const
{
    long count = 1;
    for (const Axis& axis : axes_) count *= static_cast<long>(axis.classes.size());
    return count;
}

bool Question::fits() const
{
    constexpr std::size_t most_rulings = 200;
    constexpr double most_rows = 200'000;
    double rows = static_cast<double>(class_count());
    for (const Choice& choice : choices_) rows *= static_cast<double>(choice.values.size());
    return rulings().size() <= most_rulings && rows <= most_rows;
}

std::string Question::describe(const Row& row) const
{
    std::string out;
    for (std::size_t a = 0; a < axes_.size(); ++a) {
        if (axes_[a].classes.size() < 2) continue;
        std::vector<std::string_view> words;
        for (Word word : axes_[a].classes[row.classes[a]].words) words.push_back(terms::slug(word));
        out += fmt::format("{}{} is {}", out.empty() ? "" : ", ", terms::slug(axes_[a].attr), either(words));
    }
    for (std::size_t c = 0; c < choices_.size(); ++c)
        if (choices_[c].values.size() > 1)
            out += fmt::format("{}the table plays {} {}", out.empty() ? "" : ", ", choices_[c].setting, row.values[c]);
    return out;
}

}  // namespace hoyle::lawbook

#include "examine/doubts.hpp"

#include "lawbook/topics.hpp"
#include "lawbook/wording.hpp"

#include <algorithm>

namespace hoyle {
namespace {

using lawbook::Ruling;

bool same_step(const lawbook::Step& a, const lawbook::Step& b)
{
    return a.atom == b.atom && a.hand == b.hand && a.thing == b.thing && a.by == b.by && a.suit == b.suit;
}

template <class T> bool same(const T& a, const T& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

/// What only keeps a score down changes nothing here, unless a side is about to win so much.
bool limits_score(const lawbook::Step& step)
{
    return step.atom == terms::Atom::ceiling || step.atom == terms::Atom::no_game || step.atom == terms::Atom::no_slam;
}

bool same_to_do(const Ruling& a, const Ruling& b)
{
    auto at = b.steps.begin();
    for (const lawbook::Step& step : a.steps) {
        if (limits_score(step)) continue;
        at = std::find_if_not(at, b.steps.end(), limits_score);
        if (at == b.steps.end() || !same_step(step, *at)) return false;
        ++at;
    }
    return std::find_if_not(at, b.steps.end(), limits_score) == b.steps.end();
}

/// Two rulings that leave the table with the same to do; `in_time`: until when makes no difference any more.
bool come_to_the_same(const Ruling& a, const Ruling& b, bool in_time)
{
    // whether they may confer is asked of those who did, and that is an incident of its own
    const bool same_points = a.verb == b.verb && a.is == b.is && same(a.entitled, b.entitled) &&
                             bool(a.rare->as) == bool(b.rare->as) && (!a.rare->as || a.rare->as->kind == b.rare->as->kind);
    return same_points && (in_time || same(a.until, b.until)) && same_to_do(a, b);
}

std::string taken(std::string_view reading)
{
    const lawbook::Reading* found = lawbook::find_reading(reading);
    return found ? std::string(found->taken) : std::string();
}

/// One point of a matter as it is ruled on, and the settings that it may hang on.
struct Ruled {
    const rulings::Answer* answer;
    const Ruling* here;  ///< never nullptr
    std::vector<const lawbook::Setting*> hangs_on;
};

/// What turns rulings turns those that rest on its reading; of the others only what a ruling asks for can be its doing.
std::vector<const lawbook::Setting*> hangs_on(const rulings::Matter& matter, const lawbook::Book& book, terms::Point point,
                                              const Ruling& here)
{
    std::vector<const lawbook::Setting*> out;
    const auto take = [&](std::string_view name_or_reading, bool turns) {
        for (const lawbook::Setting& each : book.settings)
            if (each.turns.empty() != turns && (each.reading == name_or_reading || (!turns && each.name == name_or_reading)))
                out.push_back(&each);
    };
    for (const auto& reading : here.rare->readings) take(reading, true);
    for (const std::uint16_t number : book.rulings_on(matter.incident.kind, point))
        for (const lawbook::SettingCondition& each : book.rulings[number].under) take(each.setting, false);
    return out;
}

bool may_hang(const Ruled& ruled, const lawbook::Setting& setting)
{
    return std::find(ruled.hangs_on.begin(), ruled.hangs_on.end(), &setting) != ruled.hangs_on.end();
}

/// The points of the matter on which the book rules.
std::vector<Ruled> ruled_points(const rulings::Matter& matter, const lawbook::Book& book, const lawbook::Settings& settings)
{
    std::vector<Ruled> out;
    for (const rulings::Answer& answer : matter.answers)
        if (const Ruling* here = book.answer(matter.incident.kind, answer.point, matter.incident.facts, settings))
            out.push_back({&answer, here, hangs_on(matter, book, answer.point, *here)});
    return out;
}

/// What would be ruled of the first point that leaves the table with other things to do if the setting were so; else null.
const Ruling* ruled_otherwise(const lawbook::Book& book, const rulings::Matter& matter, const std::vector<Ruled>& all,
                              const lawbook::Setting& setting, const lawbook::Settings& turned)
{
    const lawbook::Book& in = setting.turns.empty() ? book : lawbook::as_played(book, turned);
    for (const Ruled& ruled : all) {
        if (!may_hang(ruled, setting)) continue;
        const Ruling* const there = in.answer(matter.incident.kind, ruled.answer->point, matter.incident.facts, turned);
        if (there && there != ruled.here &&
            !come_to_the_same(*ruled.here, *there, ruled.answer->status != rulings::Status::lapsed))
            return there;
    }
    return nullptr;
}

}  // namespace

std::vector<DoubtShown> doubts_of(const rulings::Matter& matter, const lawbook::Book& book, const lawbook::Settings& settings)
{
    constexpr std::size_t most = 3;
    const std::vector<Ruled> ruled = ruled_points(matter, book, settings);
    std::vector<DoubtShown> doubts;
    for (const lawbook::Setting& setting : book.settings) {
        if (setting.reading.empty()) continue;  // a rule of the table, and no doubt about the laws
        if (std::none_of(ruled.begin(), ruled.end(), [&](const Ruled& each) { return may_hang(each, setting); })) continue;
        const std::string_view chosen = settings(book, setting.name);
        for (const std::string_view value : setting.values) {
            if (value == chosen || doubts.size() == most) continue;
            lawbook::Settings turned = settings;
            turned.set(setting.name, value);
            const Ruling* const there = ruled_otherwise(book, matter, ruled, setting, turned);
            if (!there) continue;
            doubts.push_back({std::string(setting.reading), std::string(setting.asks),
                              setting.default_value == chosen ? taken(setting.reading) : std::string(), std::string(setting.name),
                              std::string(value), lawbook::ruling_in_words(book, *there)});
        }
    }
    return doubts;
}

}  // namespace hoyle

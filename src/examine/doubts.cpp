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

bool rests_on(const Ruling& ruling, std::string_view reading)
{
    return std::any_of(ruling.rare->readings.begin(), ruling.rare->readings.end(),
                       [&](const auto& each) { return each == reading; });
}

std::string taken(std::string_view reading)
{
    const lawbook::Reading* found = lawbook::find_reading(reading);
    return found ? std::string(found->taken) : std::string();
}

/// The ruling the answer's point would have under `turned`, where it leaves the table with other things to do; else null.
const Ruling* ruled_otherwise(const rulings::Matter& matter, const rulings::Answer& answer, const lawbook::Book& book,
                              const lawbook::Settings& settings, const lawbook::Setting& setting, const lawbook::Settings& turned)
{
    const auto ruled = [&](const lawbook::Book& in, const lawbook::Settings& by) {
        return in.answer(matter.incident.kind, answer.point, matter.incident.facts, by);
    };
    const Ruling* const here = ruled(book, settings);
    // only what rests on the reading is turned by it
    if (!here || (!setting.turns.empty() && !rests_on(*here, setting.reading))) return nullptr;
    const Ruling* const there = ruled(setting.turns.empty() ? book : lawbook::as_played(book, turned), turned);
    if (!there || here == there || come_to_the_same(*here, *there, answer.status != rulings::Status::lapsed)) return nullptr;
    return there;
}

const Ruling* ruled_otherwise(const rulings::Matter& matter, const lawbook::Book& book, const lawbook::Settings& settings,
                              const lawbook::Setting& setting, std::string_view value)
{
    lawbook::Settings turned = settings;
    turned.set(setting.name, value);
    for (const rulings::Answer& answer : matter.answers)
        if (const Ruling* there = ruled_otherwise(matter, answer, book, settings, setting, turned)) return there;
    return nullptr;
}

}  // namespace

std::vector<DoubtShown> doubts_of(const rulings::Matter& matter, const lawbook::Book& book, const lawbook::Settings& settings)
{
    constexpr std::size_t most = 3;
    std::vector<DoubtShown> doubts;
    for (const lawbook::Setting& setting : book.settings) {
        if (setting.reading.empty()) continue;  // a rule of the table, and no doubt about the laws
        for (const std::string_view value : setting.values) {
            if (value == settings(book, setting.name) || doubts.size() == most) continue;
            const Ruling* const there = ruled_otherwise(matter, book, settings, setting, value);
            if (!there) continue;
            doubts.push_back({std::string(setting.reading), std::string(setting.asks),
                              setting.default_value == settings(book, setting.name) ? taken(setting.reading) : std::string(),
                              std::string(setting.name), std::string(value), lawbook::ruling_in_words(book, *there)});
        }
    }
    return doubts;
}

}  // namespace hoyle

// What a book makes of facts that are complete: every point asked in turn, definitions first, redirects followed.

#include "cite/questions.hpp"

#include <algorithm>

namespace hoyle::cite {
namespace {

using lawbook::Step;
using lawbook::Verb;
using terms::Mark;
using terms::Role;

/// What a redirect says in place of the ruling it leads to; what happens without a word stays so.
template <class Item> Items<Item> nearest(const Answered& answered, Items<Item> Ruling::*field)
{
    const Ruling& ruling = *answered.ruling;
    for (const Ruling* via : answered.via)
        if (!ruling.entitled.empty() && !(via->*field).empty()) return via->*field;
    return ruling.*field;
}

void answer_point(const Book& book, Kind kind, Point point, const Facts& facts, const Settings& settings,
                  std::vector<const Ruling*> via, Outcome& out)
{
    constexpr std::size_t longest_chain = 4;
    if (!Book::asks(kind, point, facts) || via.size() > longest_chain) return;
    const Ruling* ruling = book.answer(kind, point, facts, settings);
    if (!ruling) return;
    if (ruling->verb != Verb::as) {
        const auto again = [&](const Answered& each) { return each.ruling == ruling && each.point == point; };
        if (std::none_of(out.points.begin(), out.points.end(), again)) out.points.push_back({point, ruling, std::move(via)});
        return;
    }
    Facts merged = facts;
    for (const terms::Condition& fact : ruling->rare->as->facts) merged.set(fact.attr, fact.words.front());
    const terms::KindInfo& to = terms::info(ruling->rare->as->kind);
    for (const terms::AttributeUse& use : to.attributes)
        if (!merged.has(use.attr) && use.unsaid != Word::unset) merged.set(use.attr, use.unsaid);
    via.push_back(ruling);
    if (ruling->rare->as->points.empty()) {
        for (const terms::PointUse& use : to.points)
            if (use.point == point) answer_point(book, to.kind, point, merged, settings, via, out);
    } else {
        for (Point each : ruling->rare->as->points) answer_point(book, to.kind, each, merged, settings, via, out);
    }
}

int weight(const Answered& answered)
{
    const Ruling& ruling = *answered.ruling;
    if (answered.is_silent()) return 1;
    const bool right = ruling.verb == Verb::may || ruling.verb == Verb::grant ||
                       (ruling.verb == Verb::must && !answered.entitled().empty());
    // What becomes of the cards follows from the offence; what it costs says more.
    if (answered.point == Point::cards) return right ? 8 : 7;
    switch (ruling.verb) {
    case Verb::may: return 30;
    case Verb::grant: return 20;
    case Verb::must: return ruling.upon_claim ? 8 : right ? 25 : 15;
    case Verb::lose: return 12;
    case Verb::void_: return 11;
    case Verb::fair: return 10;
    case Verb::cite: return 9;
    default: return 5;
    }
}

template <class Range> bool alike(const Range& a, const Range& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

bool same(std::span<const Step> a, std::span<const Step> b);

bool same(const Step& a, const Step& b)
{
    return a.atom == b.atom && a.hand == b.hand && a.thing == b.thing && a.by == b.by && a.at == b.at &&
           alike(a.until, b.until) && a.law == b.law && same(a.then, b.then) && a.unless_consent_of == b.unless_consent_of &&
           a.choice == b.choice && a.suit == b.suit;
}

bool same(std::span<const Step> a, std::span<const Step> b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Step& one, const Step& other) { return same(one, other); });
}

bool same(const Answered& a, const Answered& b)
{
    if (a.point != b.point) return false;
    if (a.ruling == b.ruling && a.via == b.via) return true;
    const Ruling &one = *a.ruling, &other = *b.ruling;
    return one.law == other.law && one.clause == other.clause && one.verb == other.verb && one.text == other.text &&
           one.is == other.is && one.consult == other.consult && one.upon_claim == other.upon_claim &&
           same(one.steps, other.steps) && alike(a.entitled(), b.entitled()) && alike(a.until(), b.until()) &&
           same(a.otherwise(), b.otherwise());
}

/// What is said of the points, silence left out unless there is nothing else, and definitions too: whether a point is raised at
/// all, and by which law a thing is what it is, is of no use to a reader where the same comes of it.
std::vector<const Answered*> said(const Outcome& outcome)
{
    std::vector<const Answered*> all;
    for (const Answered& each : outcome.points)
        if (!each.is_silent() && each.ruling->verb != Verb::is) all.push_back(&each);
    if (all.empty() && outcome.chief()) all.push_back(outcome.chief());
    return all;
}

}  // namespace

Items<Role> Answered::entitled() const { return nearest(*this, &Ruling::entitled); }
Items<Mark> Answered::until() const { return nearest(*this, &Ruling::until); }
Items<Step> Answered::otherwise() const { return nearest(*this, &Ruling::otherwise); }

const Answered* Outcome::chief() const
{
    const auto best = std::max_element(points.begin(), points.end(),
                                       [](const Answered& a, const Answered& b) { return weight(a) < weight(b); });
    return best == points.end() ? nullptr : &*best;
}

bool same(const Outcome& a, const Outcome& b)
{
    const auto one = said(a), other = said(b);
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const Answered* left, const Answered* right) { return same(*left, *right); });
}

Outcome outcome_of(const Book& book, Kind kind, Facts facts, const Settings& settings)
{
    Outcome out;
    const terms::KindInfo& info = terms::info(kind);
    for (const terms::PointUse& use : info.points) {
        const auto attr = terms::law_attr(use.point);
        const terms::AttributeUse* defined = attr ? info.find(*attr) : nullptr;
        const std::size_t before = out.points.size();
        answer_point(book, kind, use.point, facts, settings, {}, out);
        if (defined && out.points.size() > before) facts.set(*attr, out.points.back().ruling->is);
    }
    return out;
}

}  // namespace hoyle::cite

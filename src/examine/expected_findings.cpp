// Expectations of findings: a kind with its laws, facts, options and status; that there is none.
#include "examine/expected.hpp"

#include "terms/nearest.hpp"

#include <algorithm>
#include <array>

namespace hoyle {

using log::Expectation;

namespace {

bool same_law(const rulings::Cited& cited, const std::string& law)
{
    std::string wanted = law, has = cited.law;
    std::replace(wanted.begin(), wanted.end(), ' ', '-');
    std::replace(has.begin(), has.end(), ' ', '-');
    return has == wanted || has.starts_with(wanted + "-");
}

bool in_deal(const Awaited& awaited, const Finding& finding)
{
    if (awaited.section && finding.section) return awaited.section == finding.section;
    return awaited.deal == 0 || finding.deal == awaited.deal || finding.deal == 0;
}

/// A finding that is of the kind, held against all that is said of it. Each check gives what differs, or nothing.
struct Candidate {
    const Awaited& awaited;
    const Finding& finding;
    const lawbook::Book& book;
};

/// One of the points that the finding was ruled on; nullptr: there is none.
struct AtPoint {
    const Candidate& of;
    const PointShown* point = nullptr;

    const OptionShown* offered(const Awaited::Offered& wanted, bool best) const
    {
        const auto found = std::find_if(point->options.begin(), point->options.end(), [&](const OptionShown& option) {
            return (!best || option.best) && same_atom(option.atom, wanted.atom) &&
                   (wanted.on.empty() || option.on == wanted.on) &&
                   (wanted.words.empty() || option.text.find(wanted.words) != std::string::npos ||
                    option.text.find(" a suit ") != std::string::npos);
        });
        return found == point->options.end() ? nullptr : &*found;
    }
};

std::string facts_of_name(const Candidate& c)
{
    const terms::Also* also = terms::find_also(c.awaited.kind);
    const auto has = [&](const terms::Condition& wanted) {
        for (const auto& [name, value] : c.finding.facts)
            for (terms::Word word : wanted.words)
                if (name == terms::slug(wanted.attr) && value == terms::slug(word)) return true;
        return false;
    };
    return !also || std::all_of(also->facts.begin(), also->facts.end(), has) ? "" : "its facts differ";
}

std::string laws(const Candidate& c)
{
    std::string why;
    for (const auto& [book, law] : c.awaited.laws) {
        if (!book.empty() && book != c.book.id && book != c.book.extends) continue;  // what another code would say
        const bool cited = std::any_of(c.finding.laws.begin(), c.finding.laws.end(),
                                       [&, law = law](const rulings::Cited& each) { return same_law(each, law); });
        if (!cited) why = "law " + law + " is not cited";
    }
    return why;
}

/// What is said of a point, and not of the incident.
bool of_a_point(const std::string& fact) { return fact == "until" || fact == "consult" || fact == "point"; }

std::string facts(const Candidate& c)
{
    std::string why;
    for (const auto& fact : c.awaited.facts) {
        const auto& [name, value] = fact;
        const auto& readings = c.finding.readings;
        const bool has = of_a_point(name) ||
                         std::find(c.finding.facts.begin(), c.finding.facts.end(), fact) != c.finding.facts.end() ||
                         (name == "reading" && std::find(readings.begin(), readings.end(), value) != readings.end());
        if (!has) why = name + " is not " + value;
    }
    return why;
}

std::string entitled(const AtPoint& at)
{
    const Expectation& what = at.of.awaited.what;
    if (!what.entitled_said || (at.point && at.point->entitled == what.entitled)) return {};
    return "entitled: " + (at.point ? spelling(at.point->entitled) : std::string("nobody"));
}

std::string offering(const AtPoint& at)
{
    const auto& wanted = at.of.awaited.offering;
    if (wanted.empty()) return {};
    if (!at.point) return "nothing is offered";
    const bool all = std::all_of(wanted.begin(), wanted.end(),
                                 [&](const Awaited::Offered& each) { return at.offered(each, false) != nullptr; });
    if (all && at.point->options.size() == wanted.size()) return {};
    std::string why = "offered:";
    for (const OptionShown& option : at.point->options) why += (why.ends_with(':') ? " " : ", ") + option.text;
    return why;
}

std::string best(const AtPoint& at)
{
    if (at.of.awaited.best.empty() || (at.point && at.offered(at.of.awaited.best.front(), true))) return {};
    return "best is another";
}

std::string status(const AtPoint& at)
{
    const std::string& wanted = at.of.awaited.status;
    const std::string whole(rulings::word(at.of.finding.status));
    if (wanted.empty() || whole == wanted) return {};
    const bool claimed_must = wanted == "automatic" && at.of.finding.status == rulings::Status::exacted && at.point &&
                              at.point->verb == lawbook::Verb::must;
    return claimed_must ? "" : "it is " + whole;
}

std::string facts_of_point(const AtPoint& at)
{
    const auto until = [&](const std::string& value) {  // `pack-cut` will do for `next-pack-cut`
        const auto& marks = at.point->until;
        return std::any_of(marks.begin(), marks.end(),
                           [&](const std::string& mark) { return mark == value || mark == "next-" + value; });
    };
    for (const auto& [name, value] : at.of.awaited.facts) {
        if (!of_a_point(name)) continue;
        const bool has = at.point && (name == "until"     ? until(value)
                                      : name == "consult" ? at.point->consult && word(*at.point->consult) == value
                                                          : name_of_point(*at.point) == value);
        if (!has && std::find(at.of.finding.facts.begin(), at.of.finding.facts.end(), std::pair(name, value)) ==
                        at.of.finding.facts.end())
            return name + " is not " + value;
    }
    return {};
}

/// What differs at this point; of several things the last.
std::string differs_at(const AtPoint& at)
{
    constexpr std::array checks{entitled, offering, best, status, facts_of_point};
    std::string why;
    for (const auto check : checks)
        if (std::string each = check(at); !each.empty()) why = std::move(each);
    return why;
}

/// What differs; nothing if all that is said of a point is so of one of them. Else what differs at the principal one.
std::string differs(const Candidate& candidate)
{
    constexpr std::array checks{facts_of_name, laws, facts};
    std::string why;
    for (const auto check : checks)
        if (std::string each = check(candidate); !each.empty()) why = std::move(each);
    if (!why.empty()) return why;
    if (candidate.finding.points.empty()) return differs_at({candidate});
    for (const PointShown& point : candidate.finding.points) {
        std::string at_point = differs_at({candidate, &point});
        if (at_point.empty()) return {};
        if (why.empty()) why = std::move(at_point);
    }
    return why;
}

/// What is found without being an incident that a book rules on.
constexpr std::array other_findings{std::string_view("syntax"),
                                    std::string_view("impossible"),
                                    std::string_view("left-out"),
                                    std::string_view("told-twice"),
                                    std::string_view("miswritten"),
                                    std::string_view("assertion"),
                                    std::string_view("demand-without-right")};

/// "`revok` is no kind of incident: `revoke`?"; nothing, if it is one.
std::string no_kind(const std::string& name)
{
    std::vector<std::string_view> known(other_findings.begin(), other_findings.end());
    for (const terms::KindInfo& kind : terms::all_kinds()) {
        known.push_back(kind.slug);
        for (const terms::Also& also : kind.also) known.push_back(also.slug);
    }
    if (std::find(known.begin(), known.end(), name) != known.end() || terms::find_kind(name)) return {};
    const std::string_view near = terms::nearest(name, known);
    return "`" + name + "` is no kind of incident" + (near.empty() ? "" : ": `" + std::string(near) + "`?");
}

}  // namespace

std::string unmet_kind(const Awaited& awaited, const RubberFound& found)
{
    const Expectation& what = awaited.what;
    if (std::string unknown = no_kind(awaited.kind); !unknown.empty()) return unknown;
    const auto kind = terms::find_kind(awaited.kind);
    const std::string_view slug = kind ? terms::info(*kind).slug : std::string_view(awaited.kind);
    const auto may_be = [&](const Finding& finding) {
        if (finding.kind != slug || !in_deal(awaited, finding)) return false;
        if (!what.ref.by.empty() && (!finding.offender || !what.ref.by.has(*finding.offender))) return false;
        return !what.ref.trick || finding.trick == what.ref.trick;
    };
    const bool wanted = what.what != Expectation::What::no_kind;
    std::string nearest = "no such finding";
    for (const Finding& finding : found.findings) {
        if (!may_be(finding)) continue;
        const std::string why = differs({awaited, finding, found.book});
        if (why.empty()) return wanted ? "" : "it was found";
        nearest = why + " (line " + std::to_string(finding.where.place.line) + ")";
    }
    return wanted ? nearest : "";
}

std::string unmet_nothing(const Awaited& awaited, const std::vector<Finding>& findings)
{
    for (const Finding& finding : findings)
        if (in_deal(awaited, finding)) return "found: " + finding.heading;
    return {};
}

}  // namespace hoyle

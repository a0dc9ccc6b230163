#include "lawbook/load_rulings.hpp"

#include <algorithm>

namespace hoyle::lawbook {
namespace {

constexpr auto ruling_fields = std::to_array<std::string_view>(
    {"incident", "point",     "clause", "part", "when",    "under", "may",      "must",    "lose",
     "void",     "fair",      "grant",  "cite", "is",      "as",    "entitled", "consult", "from",
     "until",    "otherwise", "upon",   "with", "reading", "note",  "overrides"});
constexpr auto silence_fields = std::to_array<std::string_view>(
    {"incident", "point", "when", "under", "reason", "is", "reading", "note"});

/// With `as` they stand in place of what the other kind says.
bool gives_a_right(Verb verb)
{
    return verb == Verb::may || verb == Verb::must || verb == Verb::lose || verb == Verb::grant || verb == Verb::as;
}

bool has_point(Kind kind, Point point)
{
    const auto all = terms::info(kind).points;
    return std::any_of(all.begin(), all.end(), [&](const terms::PointUse& use) { return use.point == point; });
}

std::string points_of(Kind kind)
{
    std::vector<std::string_view> slugs;
    for (const auto& use : terms::info(kind).points) slugs.push_back(terms::slug(use.point));
    return one_of(slugs);
}

}  // namespace

std::optional<Ruling> RulingReader::ruling(const Node& own, const Node& common)
{
    if (!fields_.check_keys(own, "a ruling", ruling_fields)) return std::nullopt;
    Merged node{own, common};
    Ruling out{};
    out.line = static_cast<std::uint32_t>(own.line);
    if (!read_subject(node, out) || !find_verb(node)) return std::nullopt;
    out.verb = node.verb;
    out.clause = fields_.text(node["clause"]);
    out.part = fields_.text(node["part"]);
    out.points = points(node, out);
    Rare rare;
    read_verb(node, out, rare);
    read_right(node, out);
    read_apparatus(node, out, rare);
    return out;
}

std::vector<Ruling> RulingReader::rulings(const Node& own, const Node& common)
{
    const auto one = ruling(own, common);
    if (!one) return {};
    const Node& until = Merged{own, common}["until"];
    if (!until.is_map() || !gives_a_right(one->verb)) return {*one};
    return by_setting(*one, until);
}

/// `until: {new-deal-until: {hand: hand-over, first-card: first-card-played}}`: the same right, ended as the table has chosen.
std::vector<Ruling> RulingReader::by_setting(const Ruling& ruling, const Node& until)
{
    std::vector<Ruling> out;
    if (until.keys.size() != 1 || !until.items[0].is_map()) {
        fields_.mistake(until, "one setting is wanted here, with a mark for each of its values");
        return out;
    }
    const Setting* const by = setting(until.keys[0]);
    for (std::size_t i = 0; by && i < until.items[0].keys.size(); ++i) {
        const Node& value = until.items[0].keys[i];
        const auto known = std::find(by->values.begin(), by->values.end(), value.text);
        if (known == by->values.end()) {
            fields_.unknown(value, value.text, fmt::format("value of the setting `{}`", by->name), by->values);
            continue;
        }
        Ruling& each = out.emplace_back(ruling);
        std::vector<SettingCondition> under(ruling.under.begin(), ruling.under.end());
        under.push_back({by->name, fields_.arena().keep(std::vector<std::string_view>{*known})});
        each.under = fields_.arena().keep(under);
        each.until = fields_.marks(until.items[0].items[i]);
    }
    return out;
}

std::optional<Ruling> RulingReader::silence(const Node& own)
{
    if (!fields_.check_keys(own, "an entry under `silent:`", silence_fields)) return std::nullopt;
    const Node nothing;
    const Merged node{own, nothing};
    Ruling out{};
    out.law = Book::no_law;
    out.line = static_cast<std::uint32_t>(own.line);
    out.verb = Verb::silent;
    if (!read_subject(node, out)) return std::nullopt;
    out.points = points(node, out);
    out.text = fields_.required(own, "reason", "the entry");
    if (own["is"]) read_is(own["is"], out);
    Rare rare;
    read_apparatus(node, out, rare);
    return out;
}

/// What the ruling is about: kinds, and the facts and settings it asks for.
bool RulingReader::read_subject(const Merged& node, Ruling& out)
{
    if (!node["incident"]) {
        fields_.mistake(node.own, "this does not say which `incident` it rules on");
        return false;
    }
    out.kinds = kinds(node["incident"]);
    if (out.kinds.empty()) return false;
    out.when = conditions(node["when"], out.kinds);
    out.under = under(node["under"]);
    return true;
}

bool RulingReader::find_verb(Merged& node)
{
    for (const Node* from : {&node.own, &node.common}) {
        for (std::size_t i = 0; i < verb_words.size(); ++i) {
            const auto verb = static_cast<Verb>(i);
            if (verb == Verb::silent) continue;  // of a silence, which has fields of its own
            const std::string_view name = word(verb);
            const Node& found = (*from)[name];
            if (!found) continue;
            if (node.verb_node) {
                fields_.mistake(found, fmt::format("a ruling has one verb; this has `{}` and `{}`", word(node.verb), name));
                return false;
            }
            node.verb = verb;
            node.verb_node = &found;
        }
        if (node.verb_node) return true;
    }
    fields_.mistake(node.own,
                    "this has no verb: one of may, must, lose, void, fair, grant, cite, is or as says what the law does");
    return false;
}

void RulingReader::read_verb(const Merged& node, Ruling& out, Rare& rare)
{
    switch (out.verb) {
    case Verb::may:
    case Verb::must:
    case Verb::lose:
    case Verb::grant: out.steps = steps(*node.verb_node); break;
    case Verb::void_:
    case Verb::fair:
    case Verb::cite:
    case Verb::silent: out.text = fields_.text(*node.verb_node); break;
    case Verb::is: read_is(*node.verb_node, out); break;
    case Verb::as: rare.as = redirect(*node.verb_node); break;
    }
}

/// When the right begins; a loss, and what another kind answers, have no such time.
void RulingReader::read_beginning(const Node& at, Ruling& out)
{
    if (!at) return;
    if (out.verb != Verb::as && out.verb != Verb::lose) out.from = fields_.mark(at);
    else fields_.mistake(at, fmt::format("`from` says nothing beside `{}`", word(out.verb)));
}

/// Who has the right, how long, and what stands if it is not used.
void RulingReader::read_right(const Merged& node, Ruling& out)
{
    if (!gives_a_right(out.verb)) {
        // In common with others of the law these fields are for those that have a use for them.
        for (const std::string_view key : {"entitled", "consult", "from", "until", "otherwise", "upon"})
            if (node.own[key]) fields_.mistake(node.own[key], fmt::format("`{}` says nothing beside `{}`", key, word(out.verb)));
        return;
    }
    out.entitled = fields_.roles(node["entitled"]);
    read_beginning(node["from"], out);
    if (!node["until"].is_map()) out.until = fields_.marks(node["until"]);
    if (node["otherwise"]) out.otherwise = steps(node["otherwise"]);
    if (const Node& at = node["consult"]) {
        out.consult = find_consult(fields_.text(at));
        if (!out.consult) fields_.unknown(at, at.text, "rule on conferring", consult_words);
    }
    if (const Node& at = node["upon"]) {
        out.upon_claim = fields_.text(at) == "claim";
        if (!out.upon_claim) fields_.mistake(at, "`upon: claim`, or nothing, is wanted here");
    }
    const bool each_has_holder = std::all_of(out.steps.begin(), out.steps.end(),
                                             [](const Step& step) { return step.by.has_value(); });
    const bool right = out.verb == Verb::may || out.verb == Verb::grant;
    if (right && !node["entitled"] && !each_has_holder)
        fields_.mistake(node.own, fmt::format("`{}` gives a right, but nobody is `entitled` to it", word(out.verb)));
    if ((out.verb == Verb::may || (out.verb == Verb::must && node["entitled"])) && !node["until"])
        fields_.mistake(node.own, "this does not say `until` when it may be claimed");
    if (out.verb == Verb::must && !node["entitled"] && node.own["until"])
        fields_.mistake(node.own["until"],
                        "nobody is `entitled` to this, so that it happens at once and there is nothing for `until` to end");
}

/// ... and with that all that is rare has been read.
void RulingReader::read_apparatus(const Merged& node, Ruling& out, Rare& rare)
{
    out.with = with(node["with"]);
    rare.readings = fields_.readings(node["reading"]);
    rare.overrides = overrides(node["overrides"]);
    rare.note = fields_.text(node["note"]);
    if (rare.as || !rare.readings.empty() || !rare.overrides.empty() || !rare.note.empty())
        out.rare = fields_.arena().keep_one(rare);
}

std::optional<Kind> RulingReader::kind(const Node& node)
{
    static const auto known = [] {
        std::vector<std::string_view> slugs;
        for (const auto& info : terms::all_kinds()) slugs.push_back(info.slug);
        return slugs;
    }();
    const auto found = fields_.word<Kind>(node, "kind of incident that a book can rule on", terms::find_kind, known);
    if (!found) return std::nullopt;
    const auto& info = terms::info(*found);
    if (info.slug != node.text) {
        std::string facts;
        for (const Condition& fact : terms::find_also(node.text)->facts)
            facts += fmt::format("{}{}: {}", facts.empty() ? "" : ", ", terms::slug(fact.attr),
                                 fact.words.size() == 1 ? terms::slug(fact.words[0]) : "...");
        if (!facts.empty()) facts = fmt::format(" and `when: {{{}}}`", facts);
        fields_.mistake(node, fmt::format("`{}` is an older name; write `{}`{}", node.text, info.slug, facts));
        return std::nullopt;
    }
    if (!plays(info.game)) {
        fields_.mistake(node,
                        fmt::format("`{}` cannot happen at {}", node.text, draft_.book.game == Game::whist ? "whist" : "bridge"));
        return std::nullopt;
    }
    return found;
}

Items<Kind> RulingReader::kinds(const Node& node)
{
    std::vector<Kind> out;
    for (const Node* item : fields_.list(node))
        if (const auto found = kind(*item)) out.push_back(*found);
    return fields_.arena().keep(out);
}

Items<Point> RulingReader::written_points(const Node& node, std::span<const Kind> kinds)
{
    static const auto known = all_words<Point, terms::point_count>();
    std::vector<Point> out;
    for (const Node* item : fields_.list(node)) {
        const auto point = fields_.word<Point>(*item, "point", terms::find_point, known);
        if (!point) continue;
        for (Kind kind : kinds)
            if (!has_point(kind, *point))
                fields_.mistake(
                    *item, fmt::format("`{}` has no point `{}`; it has {}", terms::info(kind).slug, item->text, points_of(kind)));
        out.push_back(*point);
    }
    return fields_.arena().keep(out);
}

/// The points as written; left out, the only one the kind has, or with `as` and `silent` all.
Items<Point> RulingReader::points(const Merged& node, const Ruling& ruling)
{
    if (node["point"]) return written_points(node["point"], ruling.kinds);
    std::vector<Point> out;
    for (Kind kind : ruling.kinds) {
        const auto& info = terms::info(kind);
        if (info.points.size() > 1 && ruling.verb != Verb::as && ruling.verb != Verb::silent)
            fields_.mistake(node.own,
                            fmt::format("`{}` raises several questions; say which `point`: {}", info.slug, points_of(kind)));
        for (const auto& use : info.points)
            if (std::find(out.begin(), out.end(), use.point) == out.end()) out.push_back(use.point);
    }
    return fields_.arena().keep(out);
}

}  // namespace hoyle::lawbook

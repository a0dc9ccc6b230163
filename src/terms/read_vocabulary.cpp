// The kinds of incident, the points, and the vocabulary as a whole.

#include "terms/read_vocabulary.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace hoyle::vocabulary {

Conditions Reader::conditions(const Kind& kind, const YAML::Node& node, std::set<std::string> skip)
{
    Conditions out;
    for (const auto& [slug, value] : entries(node)) {
        if (skip.count(slug)) continue;
        if (const Attribute* attribute = kind.find(slug)) out.push_back({slug, words(*attribute, value)});
        else mistake(value, fmt::format("`{}` has no attribute `{}`", kind.slug, slug));
    }
    return out;
}

/// The attributes of a kind: its own, and those of the bundles that it includes.
void Reader::attributes(Kind& kind, std::map<std::string, YAML::Node>& f)
{
    for (const auto& [own, attribute] : entries(f["attributes"])) add_attribute(kind, own, attribute);
    for (const auto& bundle : list(f["include"])) {
        if (!bundles_.count(bundle)) unknown(f["include"], bundle, "bundle", {});
        for (const auto& shared : bundles_[bundle]) {
            if (shared_.count(shared)) add_attribute(kind, shared, YAML::Node("all"));
            else unknown(root_["bundles"][bundle], shared, "shared attribute", {});
        }
    }
}

Kind Reader::kind(const std::string& slug, const YAML::Node& node)
{
    auto f = fields(
        node, {"heading", "deed", "who", "offence", "say", "also", "game", "needs", "points", "include", "attributes", "never"});
    const std::string offence = f.count("offence") ? text(f["offence"]) : "yes";
    if (offence != "yes" && offence != "no") mistake(f["offence"], "`offence` is yes or no");
    Kind kind{slug,
              text(f["heading"]),
              text(f["deed"]),
              f.count("who") ? text(f["who"]) : " by {}",
              offence == "yes",
              game(f),
              list(f["say"]),
              {},
              {},
              {},
              {},
              {}};
    if (kind.heading.empty()) mistake(node, fmt::format("kind `{}` has no heading for the report", slug));
    if (kind.deed.empty()) mistake(node, fmt::format("kind `{}` has no deed for the title of the report", slug));
    attributes(kind, f);
    if (f["also"].IsSequence())
        for (const auto& old : list(f["also"])) kind.also.emplace_back(old, Conditions{});
    else
        for (const auto& [old, facts] : entries(f["also"])) kind.also.emplace_back(old, conditions(kind, facts));
    if (f["points"].IsSequence())
        for (const auto& point : list(f["points"])) kind.points.emplace_back(point, Conditions{});
    else
        for (const auto& [point, when] : entries(f["points"]))
            kind.points.emplace_back(point, when.IsScalar() && when.Scalar() == "all" ? Conditions{} : conditions(kind, when));
    if (kind.points.empty()) mistake(node, fmt::format("kind `{}` raises no question: it has no points", slug));
    for (const auto& never : f["never"].IsSequence() ? f["never"] : YAML::Node(YAML::NodeType::Sequence)) {
        std::map<std::string, YAML::Node> all;
        for (const auto& [key, value] : entries(never)) all.emplace(key, value);
        kind.never.push_back({conditions(kind, never, {"game", "note"}), game(all)});
    }
    for (const auto& [setting, value] : entries(f["needs"])) kind.needs.emplace_back(setting, text(value));
    return kind;
}

/// The points of the file, then the attributes of some kind that the book itself rules on and the kind has as a point.
/// Only such an attribute may share its name with a point: else rows would be hidden from the proof.
void Reader::points(Vocabulary& v)
{
    for (const auto& [slug, node] : entries(root_["points"])) {
        auto f = fields(node, {"ask", "part"});
        v.points.push_back({slug, text(f["ask"]), text(f["part"]), false});
        if (v.points.back().part.empty()) mistake(node, fmt::format("point `{}` wants both `ask` and `part`", slug));
    }
    const auto known = [&](const std::string& slug) {
        return std::find_if(v.points.begin(), v.points.end(), [&](const Point& p) { return p.slug == slug; });
    };
    for (const Kind& kind : v.kinds) {
        for (const auto& [slug, when] : kind.points) {
            const Attribute* attribute = kind.find(slug);
            const YAML::Node at = root_["incidents"][kind.slug];
            if (!attribute && known(slug) == v.points.end())
                mistake(at, fmt::format("`{}`, a point of `{}`, is neither in the list of points nor an attribute `from: law`",
                                        slug, kind.slug));
            if (attribute && attribute->from != "law")
                mistake(at,
                        fmt::format("`{}` is both a point and an attribute of `{}` that is not `from: law`", slug, kind.slug));
            if (attribute && known(slug) == v.points.end()) v.points.push_back({slug, attribute->ask, slug, true});
        }
    }
}

void Reader::traits(Vocabulary& v)
{
    std::vector<std::string_view> known;
    for (const Kind& kind : v.kinds) known.push_back(kind.slug);
    for (const auto& [slug, node] : entries(root_["traits"])) {
        auto f = fields(node, {"means", "kinds"});
        if (text(f["means"]).empty()) mistake(node, fmt::format("trait `{}` wants its `means`", slug));
        v.traits.push_back({slug, list(f["kinds"])});
        for (const auto& kind : v.traits.back().kinds)
            if (std::find(known.begin(), known.end(), kind) == known.end()) unknown(f["kinds"], kind, "kind", known);
    }
}

void Reader::check_names(const Vocabulary& v)
{
    std::map<std::string, std::string> names;
    for (const Kind& kind : v.kinds) names.emplace(kind.slug, kind.slug);
    for (const Kind& kind : v.kinds)
        for (const auto& [old, facts] : kind.also)
            if (!names.emplace(old, kind.slug).second)
                mistake(root_["incidents"][kind.slug],
                        fmt::format("`{}` names two kinds, `{}` and `{}`", old, names[old], kind.slug));
    constexpr std::size_t most = 250;  // every generated enum but Word is one byte
    if (v.kinds.size() > most || v.atoms.size() > most || v.attributes().size() > most || v.words().size() > 65000 ||
        v.traits.size() > 16)
        mistake(root_, "there are more words than the generated enums have room for");
}

Vocabulary Reader::read()
{
    fields(root_, {"games", "roles", "things", "cards", "figures", "atoms", "mods", "at", "marks", "procedure", "points",
                   "attributes", "bundles", "traits", "incidents"});
    Vocabulary v;
    v.roles = said("roles");
    v.things = said("things");
    v.cards = said("cards");
    v.figures = said("figures");
    for (const auto& [slug, node] : entries(root_["atoms"])) v.atoms.push_back(atom(slug, node));
    v.at = list(root_["at"]);
    for (const auto& [slug, node] : entries(root_["marks"])) {
        auto f = fields(node, {"say", "past", "ask"});
        v.marks.push_back({slug, text(f["say"]), text(f["past"]), text(f["ask"])});
        if (v.marks.back().say.empty() || v.marks.back().past.empty() || v.marks.back().ask.empty())
            mistake(node, fmt::format("mark `{}` wants `say`, `past` and `ask`", slug));
    }
    for (const auto& [slug, node] : entries(root_["procedure"])) v.procedure.emplace_back(slug, list(node));
    for (const auto& [slug, node] : entries(root_["attributes"])) {
        v.shared.push_back(attribute(slug, node));
        shared_.emplace(slug, v.shared.back());
    }
    for (const auto& [slug, node] : entries(root_["bundles"])) bundles_.emplace(slug, list(node));
    for (const auto& [slug, node] : entries(root_["incidents"])) v.kinds.push_back(kind(slug, node));
    points(v);
    traits(v);
    check_names(v);
    return v;
}

bool Attribute::has(const std::string& word) const
{
    return std::any_of(values.begin(), values.end(), [&](const Value& value) { return value.word == word; });
}

const Attribute* Kind::find(const std::string& name) const
{
    const auto at = std::find_if(attributes.begin(), attributes.end(), [&](const Attribute& a) { return a.slug == name; });
    return at == attributes.end() ? nullptr : &*at;
}

}  // namespace hoyle::vocabulary

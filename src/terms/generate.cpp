// hoyle_make_terms VOCABULARY FOLDER: writes FOLDER/terms/words.hpp and words.cpp from lawbooks/vocabulary.yaml.
//
// Run by the build. Whatever is wrong with the vocabulary is said at file:line:column, all of it in one run, and fails the build.

#include "terms/emit.hpp"
#include "terms/nearest.hpp"
#include "terms/vocabulary.hpp"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <initializer_list>
#include <map>
#include <set>

namespace hoyle::vocabulary {
namespace {

class Reader {
public:
    Reader(std::string file, const YAML::Node& root) : file_(std::move(file)), root_(root) {}

    Vocabulary read();
    bool failed() const { return failed_; }

private:
    void mistake(const YAML::Node& at, const std::string& message)
    {
        failed_ = true;
        fmt::print(stderr, "{}:{}:{}: {}\n", file_, at.Mark().line + 1, at.Mark().column + 1, message);
    }
    void unknown(const YAML::Node& at, const std::string& word, const std::string& what, const std::vector<std::string_view>& known)
    {
        const auto near = terms::nearest(word, known);
        mistake(at, fmt::format("`{}` is no {}{}", word, what, near.empty() ? "" : fmt::format("; is `{}` meant?", near)));
    }

    /// The entries of a map whose keys are slugs, each once.
    std::vector<std::pair<std::string, YAML::Node>> entries(const YAML::Node& map);
    /// The same for a map with a closed list of keys.
    std::map<std::string, YAML::Node> fields(const YAML::Node& map, std::initializer_list<std::string_view> known);
    std::string text(const YAML::Node& node);
    std::vector<std::string> list(const YAML::Node& node);
    std::string game(const std::map<std::string, YAML::Node>& fields);

    std::vector<Said> said(const char* section);
    Atom atom(const std::string& slug, const YAML::Node& node);
    std::vector<Value> values(const YAML::Node& node);
    Attribute attribute(const std::string& slug, const YAML::Node& node);
    void add_attribute(Kind& kind, const std::string& slug, const YAML::Node& node);
    std::vector<std::string> words(const Attribute& attribute, const YAML::Node& node);
    Conditions conditions(const Kind& kind, const YAML::Node& node, std::set<std::string> skip = {});
    Kind kind(const std::string& slug, const YAML::Node& node);
    void points(Vocabulary& vocabulary);
    void check_names(const Vocabulary& vocabulary);

    std::string file_;
    YAML::Node root_;
    bool failed_ = false;
    std::map<std::string, Attribute> shared_;
    std::map<std::string, std::vector<std::string>> bundles_;
};

std::vector<std::pair<std::string, YAML::Node>> Reader::entries(const YAML::Node& map)
{
    std::vector<std::pair<std::string, YAML::Node>> out;
    if (!map.IsDefined() || map.IsNull()) return out;
    if (!map.IsMap()) {
        mistake(map, "a map is wanted here, `name: ...`");
        return out;
    }
    std::set<std::string> seen;
    for (const auto& entry : map) {
        const std::string key = text(entry.first);
        if (key.empty() || key.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos)
            mistake(entry.first, fmt::format("`{}`: a name is of small letters, digits and `-`", key));
        if (!seen.insert(key).second) mistake(entry.first, fmt::format("`{}` stands here twice", key));
        out.emplace_back(key, entry.second);
    }
    return out;
}

std::map<std::string, YAML::Node> Reader::fields(const YAML::Node& map, std::initializer_list<std::string_view> known)
{
    std::map<std::string, YAML::Node> out;
    for (const auto& [key, node] : entries(map)) {
        if (std::find(known.begin(), known.end(), key) == known.end()) unknown(node, key, "field here", known);
        out.emplace(key, node);
    }
    return out;
}

std::string Reader::text(const YAML::Node& node)
{
    if (node.IsDefined() && node.IsScalar()) return node.Scalar();
    if (node.IsDefined() && !node.IsNull()) mistake(node, "a word or a few are wanted here, not a list or map");
    return {};
}

std::vector<std::string> Reader::list(const YAML::Node& node)
{
    std::vector<std::string> out;
    if (node.IsDefined() && node.IsSequence())
        for (const auto& item : node) out.push_back(text(item));
    else if (node.IsDefined() && !node.IsNull())
        out.push_back(text(node));
    return out;
}

std::string Reader::game(const std::map<std::string, YAML::Node>& fields)
{
    const auto at = fields.find("game");
    if (at == fields.end()) return "any";
    const std::string game = text(at->second);
    if (game != "bridge" && game != "whist") unknown(at->second, game, "game", {"bridge", "whist"});
    return game;
}

std::vector<Said> Reader::said(const char* section)
{
    std::vector<Said> out;
    for (const auto& [slug, node] : entries(root_[section])) {
        out.emplace_back(slug, text(node));
        if (out.back().second.empty()) mistake(node, fmt::format("`{}` has no words to be printed with", slug));
    }
    return out;
}

Atom Reader::atom(const std::string& slug, const YAML::Node& node)
{
    auto f = fields(node, {"class", "takes", "bare", "say", "say-bare"});
    Atom atom{slug, text(f["class"]), text(f["takes"]), text(f["say"]), text(f["say-bare"])};
    if (atom.takes.empty()) atom.takes = "nothing";
    else if (atom.takes != "hand" && atom.takes != "card" && atom.takes != "thing")
        unknown(node, atom.takes, "argument; an atom takes a hand, a card or a thing", {"hand", "card", "thing"});
    if (atom.group.empty()) mistake(node, fmt::format("atom `{}` has no class", slug));
    if (atom.say.empty()) mistake(node, fmt::format("atom `{}` has no `say`", slug));
    for (const char* hole : {"hand", "card", "thing"})
        if ((atom.say.find(fmt::format("{{{}}}", hole)) != std::string::npos) != (atom.takes == hole))
            mistake(node, fmt::format("`say` of atom `{}` must have {{{}}} exactly if it takes one", slug, hole));
    if ((text(f["bare"]) == "yes") != !atom.bare_say.empty()) mistake(node, fmt::format("`bare: yes` and `say-bare` go together (atom `{}`)", slug));
    return atom;
}

std::vector<Value> Reader::values(const YAML::Node& node)
{
    if (node.IsDefined() && node.IsScalar() && node.Scalar() == "yes-no") return {{"no", {}, "any"}, {"yes", {}, "any"}};
    std::vector<Value> out;
    for (const auto& [word, value] : entries(node)) {
        auto f = fields(value, {"say", "game"});
        out.push_back({word, list(f["say"]), game(f)});
    }
    return out;
}

Attribute Reader::attribute(const std::string& slug, const YAML::Node& node)
{
    auto f = fields(node, {"ask", "from", "game", "values", "groups", "unsaid"});
    Attribute out{slug, text(f["from"]), text(f["ask"]), text(f["unsaid"]), game(f), values(f["values"]), {}};
    if (out.from != "seen" && out.from != "told" && out.from != "law") unknown(node, out.from, "origin; `from` is seen, told or law", {"seen", "told", "law"});
    if (out.ask.empty()) mistake(node, fmt::format("attribute `{}` has no question (`ask`)", slug));
    if (out.values.size() < 2) mistake(node, fmt::format("attribute `{}` has fewer than two values", slug));
    for (const auto& [group, words] : entries(f["groups"])) {
        if (out.has(group)) mistake(words, fmt::format("`{}` is a value already, so no group", group));
        out.groups.emplace_back(group, list(words));
        for (const auto& word : out.groups.back().second)
            if (!out.has(word)) unknown(words, word, "value of " + slug, {});
    }
    if (!out.unsaid.empty() && !out.has(out.unsaid)) unknown(f["unsaid"], out.unsaid, "value of " + slug, {});
    return out;
}

/// `role: all` takes a shared attribute whole, `role: [dealer, third]` some of its values; a map makes an attribute of the kind's own.
void Reader::add_attribute(Kind& kind, const std::string& slug, const YAML::Node& node)
{
    if (node.IsMap()) {
        kind.attributes.push_back(attribute(slug, node));
        return;
    }
    const auto at = shared_.find(slug);
    if (at == shared_.end()) return mistake(node, fmt::format("`{}` is no shared attribute; write it out here", slug));
    Attribute own = at->second;
    if (node.IsSequence()) {
        own.values.clear();
        for (const auto& word : list(node)) {
            if (!at->second.has(word)) { unknown(node, word, "value of " + slug, {}); continue; }
            own.values.push_back(*std::find_if(at->second.values.begin(), at->second.values.end(), [&](const Value& v) { return v.word == word; }));
        }
        for (auto& group : own.groups) std::erase_if(group.second, [&](const std::string& word) { return !own.has(word); });
        std::erase_if(own.groups, [](const auto& group) { return group.second.empty(); });
    } else if (text(node) != "all") {
        mistake(node, fmt::format("`{}: all` or a list of its values is wanted here", slug));
    }
    kind.attributes.push_back(own);
}

std::vector<std::string> Reader::words(const Attribute& attribute, const YAML::Node& node)
{
    std::vector<std::string> out;
    if (node.IsMap()) {
        auto f = fields(node, {"not"});
        const auto except = words(attribute, f["not"]);
        for (const Value& value : attribute.values)
            if (std::find(except.begin(), except.end(), value.word) == except.end()) out.push_back(value.word);
        return out;
    }
    for (const auto& word : list(node)) {
        const auto group = std::find_if(attribute.groups.begin(), attribute.groups.end(), [&](const auto& g) { return g.first == word; });
        if (group != attribute.groups.end()) out.insert(out.end(), group->second.begin(), group->second.end());
        else if (attribute.has(word)) out.push_back(word);
        else {
            std::vector<std::string_view> known;
            for (const Value& value : attribute.values) known.push_back(value.word);
            unknown(node, word, "value of " + attribute.slug, known);
        }
    }
    return out;
}

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

Kind Reader::kind(const std::string& slug, const YAML::Node& node)
{
    auto f = fields(node, {"heading", "who", "offence", "say", "also", "game", "needs", "points", "include", "attributes", "never"});
    const std::string offence = f.count("offence") ? text(f["offence"]) : "yes";
    if (offence != "yes" && offence != "no") mistake(f["offence"], "`offence` is yes or no");
    Kind kind{slug, text(f["heading"]), f.count("who") ? text(f["who"]) : " by {}", offence == "yes", game(f), list(f["say"]), {}, {}, {}, {}, {}};
    if (kind.heading.empty()) mistake(node, fmt::format("kind `{}` has no heading for the report", slug));
    for (const auto& [own, attribute] : entries(f["attributes"])) add_attribute(kind, own, attribute);
    for (const auto& bundle : list(f["include"])) {
        if (!bundles_.count(bundle)) unknown(f["include"], bundle, "bundle", {});
        for (const auto& shared : bundles_[bundle]) {
            if (shared_.count(shared)) add_attribute(kind, shared, YAML::Node("all"));
            else unknown(root_["bundles"][bundle], shared, "shared attribute", {});
        }
    }
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
    for (const auto& [slug, ask] : entries(root_["points"])) v.points.push_back({slug, text(ask), false});
    const auto known = [&](const std::string& slug) { return std::find_if(v.points.begin(), v.points.end(), [&](const Point& p) { return p.slug == slug; }); };
    for (const Kind& kind : v.kinds) {
        for (const auto& [slug, when] : kind.points) {
            const Attribute* attribute = kind.find(slug);
            const YAML::Node at = root_["incidents"][kind.slug];
            if (!attribute && known(slug) == v.points.end())
                mistake(at, fmt::format("`{}`, a point of `{}`, is neither in the list of points nor an attribute `from: law`", slug, kind.slug));
            if (attribute && attribute->from != "law")
                mistake(at, fmt::format("`{}` is both a point and an attribute of `{}` that is not `from: law`", slug, kind.slug));
            if (attribute && known(slug) == v.points.end()) v.points.push_back({slug, attribute->ask, true});
        }
    }
}

void Reader::check_names(const Vocabulary& v)
{
    std::map<std::string, std::string> names;
    for (const Kind& kind : v.kinds) names.emplace(kind.slug, kind.slug);
    for (const Kind& kind : v.kinds)
        for (const auto& [old, facts] : kind.also)
            if (!names.emplace(old, kind.slug).second)
                mistake(root_["incidents"][kind.slug], fmt::format("`{}` names two kinds, `{}` and `{}`", old, names[old], kind.slug));
    constexpr std::size_t most = 250;            // every generated enum but Word is one byte
    if (v.kinds.size() > most || v.atoms.size() > most || v.attributes().size() > most || v.words().size() > 65000)
        mistake(root_, "there are more words than the generated enums have room for");
}

Vocabulary Reader::read()
{
    fields(root_, {"games", "roles", "things", "cards", "figures", "atoms", "mods", "at", "marks", "procedure", "points", "attributes", "bundles",
                   "incidents"});
    Vocabulary v;
    v.roles = said("roles");
    v.things = said("things");
    v.cards = said("cards");
    v.figures = said("figures");
    for (const auto& [slug, node] : entries(root_["atoms"])) v.atoms.push_back(atom(slug, node));
    v.at = list(root_["at"]);
    for (const auto& [slug, node] : entries(root_["marks"])) {
        auto f = fields(node, {"say", "ask"});
        v.marks.push_back({slug, text(f["say"]), text(f["ask"])});
        if (v.marks.back().say.empty() || v.marks.back().ask.empty()) mistake(node, fmt::format("mark `{}` wants both `say` and `ask`", slug));
    }
    for (const auto& [slug, node] : entries(root_["procedure"])) v.procedure.emplace_back(slug, list(node));
    for (const auto& [slug, node] : entries(root_["attributes"])) {
        v.shared.push_back(attribute(slug, node));
        shared_.emplace(slug, v.shared.back());
    }
    for (const auto& [slug, node] : entries(root_["bundles"])) bundles_.emplace(slug, list(node));
    for (const auto& [slug, node] : entries(root_["incidents"])) v.kinds.push_back(kind(slug, node));
    points(v);
    check_names(v);
    return v;
}

}  // namespace

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

int main(int argc, char** argv)
{
    if (argc != 3) {
        fmt::print(stderr, "usage: hoyle_make_terms VOCABULARY FOLDER\n");
        return 2;
    }
    try {
        hoyle::vocabulary::Reader reader(argv[1], YAML::LoadFile(argv[1]));
        const auto vocabulary = reader.read();
        if (reader.failed()) return 1;
        const std::string folder = std::string(argv[2]) + "/terms";
        std::filesystem::create_directories(folder);
        if (!hoyle::emit::write_file(folder + "/words.hpp", words_hpp(vocabulary)) || !hoyle::emit::write_file(folder + "/words.cpp", words_cpp(vocabulary))) {
            fmt::print(stderr, "cannot write to {}\n", folder);
            return 1;
        }
    } catch (const YAML::Exception& error) {
        fmt::print(stderr, "{}:{}:{}: {}\n", argv[1], error.mark.line + 1, error.mark.column + 1, error.msg);
        return 1;
    }
    return 0;
}

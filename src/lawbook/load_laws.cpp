#include "lawbook/load_laws.hpp"

#include "lawbook/load_rulings.hpp"
#include "lawbook/load_title.hpp"

#include <algorithm>

namespace hoyle::lawbook {
namespace {

/// Far more than any code has; the tables count in sixteen bits.
constexpr std::size_t most_laws = 2000, most_entries = 10000;

constexpr auto law_fields = std::to_array<std::string_view>(
    {"law", "heading", "gist", "see", "cite_only", "after", "rulings", "common", "procedure"});
constexpr auto common_fields = std::to_array<std::string_view>(
    {"incident", "point",    "when",    "under", "may",   "must",      "lose", "void", "fair",    "grant", "cite",     "is",
     "as",       "entitled", "consult", "from",  "until", "otherwise", "upon", "with", "reading", "note",  "overrides"});

bool has(std::span<const Point> points, Point point) { return std::find(points.begin(), points.end(), point) != points.end(); }

/// A law of this book, with the number under which it stands; its rulings come when all numbers are known.
class LawReader {
public:
    LawReader(Fields& fields, Draft& draft) : fields_(fields), draft_(draft) {}

    void read(const Node& laws);

private:
    void read_heading(const Node& node);
    void place(const Node& node, Law law);
    void read_rulings(const Node& node);
    void amend(LawDraft& law, std::vector<Ruling> own);

    Fields& fields_;
    Draft& draft_;
    std::vector<std::string_view> own_numbers_;
    std::size_t rulings_ = 0;
};

void LawReader::read(const Node& laws)
{
    if (laws && !laws.is_list()) fields_.mistake(laws, "a list of laws is wanted here, each with `- law: ...`");
    if (!laws.is_list()) return;
    if (draft_.laws.size() + laws.items.size() > most_laws)
        return fields_.mistake(laws, fmt::format("the book has more than {} laws", most_laws));
    for (const Node& node : laws.items)
        if (fields_.check_keys(node, "a law", law_fields)) read_heading(node);
    for (const Node& node : laws.items) {
        if (!node.is_map() || !node["law"].is_text()) continue;
        for (const Node* see : fields_.list(node["see"]))
            if (!draft_.cited(see->text)) fields_.unknown(*see, see->text, "law of this book");
        read_rulings(node);
    }
}

void LawReader::read_heading(const Node& node)
{
    Law law{};
    law.number = fields_.required(node, "law", "the entry");
    if (law.number.empty()) return;
    if (std::find(own_numbers_.begin(), own_numbers_.end(), law.number) != own_numbers_.end())
        return fields_.mistake(node["law"], fmt::format("law {} stands twice in this book", law.number));
    own_numbers_.push_back(law.number);
    const LawDraft* base = draft_.find(law.number);
    const std::string who = fmt::format("law {}", law.number);
    law.heading = base && !node["heading"] ? base->law.heading : fields_.required(node, "heading", who);
    law.gist = fields_.required(node, "gist", who);
    law.cite_only = fields_.text(node["cite_only"]);
    if (base && !node["cite_only"] && !node["rulings"]) law.cite_only = base->law.cite_only;
    if (!law.cite_only.empty() && node["rulings"])
        fields_.mistake(node["cite_only"], fmt::format("law {} has rulings, so it is not `cite_only`", law.number));
    if (base && !node["see"]) law.see = base->law.see;
    else law.see = fields_.arena().keep(fields_.texts(node["see"]));
    law.cited_as = fields_.arena().keep(std::string(draft_.book.id));
    law.amends = base ? base->law.cited_as : Literal();
    law.line = static_cast<std::uint32_t>(node.line);
    place(node, law);
}

void LawReader::place(const Node& node, Law law)
{
    if (LawDraft* base = draft_.find(law.number)) {
        if (node["after"])
            fields_.mistake(node["after"], fmt::format("law {} has its place already, for it amends a law of `{}`", law.number,
                                                       draft_.book.extends));
        base->law = law;
        return;
    }
    auto at = draft_.laws.end();
    if (const Node& after = node["after"]) {
        const LawDraft* before = draft_.find(fields_.text(after));
        if (before) at = draft_.laws.begin() + (before - draft_.laws.data()) + 1;
        else fields_.unknown(after, after.text, "law of this book that stands before");
    }
    draft_.laws.insert(at, LawDraft{law, {}});
}

void LawReader::read_rulings(const Node& node)
{
    LawDraft* const found = draft_.find(node["law"].text);
    if (!found) return;
    LawDraft& law = *found;
    static const Node nothing;
    if (node["common"]) fields_.check_keys(node["common"], "what rulings have in common", common_fields);
    const Node& common = node["common"].is_map() ? node["common"] : nothing;
    if (node["rulings"] && !node["rulings"].is_list())
        fields_.mistake(node["rulings"], "a list of rulings is wanted here, each with `- `");
    RulingReader reader(fields_, draft_);
    std::vector<Ruling> own;
    for (const Node* each : fields_.list(node["rulings"])) {
        if (++rulings_ > most_entries)
            return fields_.mistake(*each, fmt::format("the book has more than {} rulings", most_entries));
        for (const Ruling& ruling : reader.rulings(*each, common)) own.push_back(ruling);
    }
    amend(law, std::move(own));
}

/// For each kind and point that the new rulings speak of, they replace all rulings of this law in the base; the rest of them
/// stays.
void LawReader::amend(LawDraft& law, std::vector<Ruling> own)
{
    const auto touched = [&](Kind kind, Point point) {
        return std::any_of(own.begin(), own.end(), [&](const Ruling& each) {
            return std::find(each.kinds.begin(), each.kinds.end(), kind) != each.kinds.end() && has(each.points, point);
        });
    };
    std::vector<Ruling> all;
    for (const Ruling& base : law.rulings) {
        for (Kind kind : base.kinds) {
            std::vector<Point> rest;
            for (const auto& use : terms::info(kind).points)
                if (has(base.points, use.point) && !touched(kind, use.point)) rest.push_back(use.point);
            if (rest.empty()) continue;
            Ruling kept = base;
            kept.kinds = fields_.arena().keep(std::vector{kind});
            kept.points = fields_.arena().keep(rest);
            all.push_back(kept);
        }
    }
    all.insert(all.end(), own.begin(), own.end());
    law.rulings = std::move(all);
}

void set_overrides(Ruling& ruling, Items<Override> overrides, Arena& arena)
{
    if (overrides.size() == ruling.rare->overrides.size()) return;
    Rare rare = *ruling.rare;
    rare.overrides = overrides;
    ruling.rare = arena.keep_one(rare);
}

}  // namespace

void read_without(Fields& fields, const Node& without, Draft& draft)
{
    if (without && !without.is_map())
        fields.mistake(without, "laws and reasons are wanted here, such as `{ 19: taken out in 1907 }`");
    for (std::size_t i = 0; i < without.keys.size() && without.is_map(); ++i) {
        const Literal number = fields.text(without.keys[i]), reason = fields.text(without.items[i]);
        const LawDraft* law = draft.find(number);
        if (!law) {
            fields.unknown(without.keys[i], number, fmt::format("law of `{}`", draft.book.extends));
            continue;
        }
        if (reason.empty()) fields.mistake(without.keys[i], "this does not say why the law is taken out");
        draft.laws.erase(draft.laws.begin() + (law - draft.laws.data()));
        draft.without.push_back({number, reason});
        for (Procedure& key : draft.procedure)
            if (key.law == number) key = {};
    }
    if (draft.without.empty()) return;

    // What the base says of a law that is gone goes too.
    const auto gone = [&](std::string_view citation) { return !draft.cited(citation); };
    const auto kept = [&](auto list, auto law_of) {
        std::vector<typename decltype(list)::value_type> out;
        for (const auto& each : list)
            if (!gone(law_of(each))) out.push_back(each);
        return out.size() == list.size() ? list : decltype(list)(fields.arena().keep(out));
    };
    const auto itself = [](std::string_view law) { return law; };
    for (LawDraft& each : draft.laws) {
        each.law.see = kept(each.law.see, itself);
        for (Ruling& ruling : each.rulings) {
            ruling.with = kept(ruling.with, [](const Citation& c) { return c.law; });
            set_overrides(ruling, kept(ruling.rare->overrides, [](const Override& o) { return o.law; }), fields.arena());
        }
    }
}

void read_laws(Fields& fields, const Node& root, Draft& draft)
{
    LawReader(fields, draft).read(root["laws"]);
    std::vector<ProcedureKey> answered;
    for (const Node& node : root["laws"].items)
        if (node.is_map() && node["law"].is_text())
            read_procedure(fields, node["procedure"], fields.text(node["law"]), draft, answered);
    read_procedure(fields, root["procedure"], {}, draft, answered);
    RulingReader reader(fields, draft);
    if (root["silent"] && !root["silent"].is_list()) fields.mistake(root["silent"], "a list is wanted here, each with `- `");
    for (const Node* each : fields.list(root["silent"])) {
        if (draft.silences.size() == most_entries)
            return fields.mistake(*each, fmt::format("the book has more than {} entries under `silent:`", most_entries));
        if (auto silence = reader.silence(*each)) draft.silences.push_back(*silence);
    }
}

}  // namespace hoyle::lawbook

#include "lawbook/load_title.hpp"

#include "lawbook/figure_shapes.hpp"

#include <algorithm>

namespace hoyle::lawbook {
namespace {

/// Replaces what has the same name, or adds.
template <class T, class Name> void put(std::vector<T>& list, T item, Name name)
{
    const auto at = std::find_if(list.begin(), list.end(), [&](const T& each) { return name(each) == name(item); });
    if (at == list.end()) list.push_back(item);
    else *at = item;
}

/// An id is a file name too, and part of every citation.
bool is_id(std::string_view text)
{
    return !text.empty() && text[0] != '-' && text[0] != '.' &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.") == std::string_view::npos;
}

}  // namespace

void read_title(Fields& fields, const Node& root, Draft& draft)
{
    Book& book = draft.book;
    book.id = fields.required(root, "book", "a book");
    if (!book.id.empty() && !is_id(book.id))
        fields.mistake(root["book"], fmt::format("`{}`: the name of a book is of letters, digits and `-`", book.id));
    book.title = fields.text(root["title"]);
    book.year = fields.text(root["year"]);
    book.who = fields.text(root["who"]);
    book.source = fields.text(root["source"]);
    book.cited_as = fields.text(root["cited-as"]);
    if (book.title.empty()) book.title = book.id;
    if (book.cited_as.empty()) book.cited_as = book.title;
    const Node& game = root["game"];
    static constexpr auto games = std::to_array<std::string_view>({"bridge", "whist"});
    const std::string_view name = fields.text(game);
    if (name == "bridge" || name == "whist") {
        const Game found = name == "whist" ? Game::whist : Game::bridge;
        if (!book.extends.empty() && found != book.game)
            fields.mistake(game, fmt::format("`{}` is of the other game", book.extends));
        book.game = found;
    } else if (game) {
        fields.unknown(game, name, "game", games);
    } else if (book.extends.empty()) {
        fields.mistake(root, "the book does not say its `game`: bridge or whist");
    }
}

namespace {

/// `turns: {hand: {own-act: hand-over}}`: in the rulings on its reading that time becomes this one; so does `allowed: forbidden`.
void read_turns(Fields& fields, const Node& node, Setting& out)
{
    if (node && (!node.is_map() || out.reading.empty()))
        return fields.mistake(node, "of a setting with a `reading`, what each value turns into what is wanted here");
    std::vector<Turn> turns;
    for (std::size_t i = 0; i < node.keys.size(); ++i) {
        const Literal value = fields.text(node.keys[i]);
        if (std::find(out.values.begin(), out.values.end(), value.view()) == out.values.end())
            fields.unknown(node.keys[i], value, "value of the setting", out.values);
        const Node& each = node.items[i];
        for (std::size_t t = 0; t < each.keys.size() && each.is_map(); ++t) {
            turns.push_back({value, fields.text(each.keys[t]), fields.text(each.items[t])});
            if (find_consult(turns.back().from) && find_consult(turns.back().to)) continue;
            fields.marks(each.keys[t]);
            fields.marks(each.items[t]);
        }
    }
    out.turns = fields.arena().keep(turns);
}

}  // namespace

void read_settings(Fields& fields, const Node& settings, Draft& draft)
{
    static constexpr auto known = std::to_array<std::string_view>({"reading", "asks", "values", "default", "turns"});
    if (settings && !settings.is_map()) fields.mistake(settings, "settings by name are wanted here");
    for (std::size_t i = 0; i < settings.keys.size() && settings.is_map(); ++i) {
        const Node& node = settings.items[i];
        if (!fields.check_keys(node, "a setting", known)) continue;
        Setting out{};
        out.name = fields.text(settings.keys[i]);
        out.reading = fields.text(node["reading"]);
        out.asks = fields.required(node, "asks", "the setting");
        out.values = fields.arena().keep(fields.texts(node["values"]));
        out.default_value = fields.required(node, "default", "the setting");
        if (out.values.size() < 2) fields.mistake(node, "a setting has at least two `values`");
        else if (std::find(out.values.begin(), out.values.end(), out.default_value) == out.values.end())
            fields.unknown(node["default"], out.default_value, "value of the setting", out.values);
        read_turns(fields, node["turns"], out);
        put(draft.settings, out, [](const Setting& each) { return each.name; });
    }
}

namespace {

/// Takes a value apart into paths: maps by key, lists by number.
void flatten(Fields& fields, const Node& node, FigureValue at, std::string path, std::vector<FigureValue>& out)
{
    const std::string dot = path.empty() ? "" : path + ".";
    if (node.is_map()) {
        for (std::size_t i = 0; i < node.keys.size(); ++i) flatten(fields, node.items[i], at, dot + node.keys[i].text, out);
    } else if (node.is_list()) {
        for (std::size_t i = 0; i < node.items.size(); ++i) flatten(fields, node.items[i], at, dot + std::to_string(i), out);
    } else {
        at.path = fields.arena().keep(std::move(path));
        at.value = fields.text(node);
        out.push_back(at);
    }
}

void check_laws(Fields& fields, const Node& node, const Draft& draft)
{
    for (const Node* item : fields.list(node))
        if (!draft.cited(item->text)) fields.unknown(*item, item->text, "law of this book");
}

/// `by: { to: { 5: ..., 7: ... } }`: the value for each value of a setting.
void read_by(Fields& fields, const Node& by, const Draft& draft, FigureValue at, std::vector<FigureValue>& out)
{
    if (by && !by.is_map()) fields.mistake(by, "a setting and its values are wanted here, such as `{ to: { 5: ..., 7: ... } }`");
    for (std::size_t s = 0; s < by.keys.size() && by.is_map(); ++s) {
        const auto setting = std::find_if(draft.settings.begin(), draft.settings.end(),
                                          [&](const Setting& each) { return each.name == by.keys[s].text; });
        if (setting == draft.settings.end()) {
            std::vector<std::string_view> known;
            for (const Setting& each : draft.settings) known.push_back(each.name);
            fields.unknown(by.keys[s], by.keys[s].text, "setting of this book", known);
            continue;
        }
        const Node& each = by.items[s];
        if (!each.is_map()) fields.mistake(each, fmt::format("what it is for each value of `{}` is wanted here", setting->name));
        for (std::size_t v = 0; v < each.keys.size() && each.is_map(); ++v) {
            at.under_setting = setting->name;
            at.under_value = fields.text(each.keys[v]);
            if (std::find(setting->values.begin(), setting->values.end(), at.under_value) == setting->values.end())
                fields.unknown(each.keys[v], at.under_value, fmt::format("value of the setting `{}`", setting->name),
                               setting->values);
            flatten(fields, each.items[v], at, "", out);
        }
        for (std::string_view value : setting->values)
            if (each.is_map() && !each[value])
                fields.mistake(by.keys[s], fmt::format("nothing is said for `{}: {}`", setting->name, value));
    }
}

}  // namespace

void read_figures(Fields& fields, const Node& figures, Draft& draft)
{
    std::vector<std::string_view> names;
    for (const auto& each : terms::figure_names()) names.push_back(each.slug);
    if (figures && !figures.is_map()) fields.mistake(figures, "figures by name are wanted here");
    for (std::size_t i = 0; i < figures.keys.size() && figures.is_map(); ++i) {
        const Node& node = figures.items[i];
        const Literal name = fields.text(figures.keys[i]);
        if (std::find(names.begin(), names.end(), name) == names.end())
            fields.unknown(figures.keys[i], name, "figure that is counted with", names);
        if (!node.is_map()) {
            fields.mistake(node, "a figure is wanted here, such as `{ law: 5, unit: points, value: 30 }`");
            continue;
        }
        if (!node["law"] && !node["reading"]) fields.mistake(node, "a figure says the `law` (or the `reading`) it comes from");
        if (!node["value"] && !node["by"])
            fields.mistake(node, "a figure has a `value`, or one for each value of a setting (`by`)");
        Figure out{name, fields.arena().keep(fields.texts(node["law"])), fields.text(node["unit"]),
                   fields.readings(node["reading"])};
        check_laws(fields, node["law"], draft);
        check_figure(fields, figures.keys[i], node, draft);
        put(draft.figures, out, [](const Figure& each) { return each.name; });

        std::erase_if(draft.figure_values, [&](const FigureValue& each) { return each.figure == name; });
        FigureValue at{};
        at.figure = name;
        if (node["value"]) flatten(fields, node["value"], at, "", draft.figure_values);
        read_by(fields, node["by"], draft, at, draft.figure_values);
        for (std::size_t k = 0; k < node.keys.size(); ++k) {
            static constexpr auto taken = std::to_array<std::string_view>({"law", "unit", "reading", "value", "by"});
            const std::string& key = node.keys[k].text;
            if (std::find(taken.begin(), taken.end(), key) != taken.end()) continue;
            if (key.ends_with("law")) check_laws(fields, node.items[k], draft);
            flatten(fields, node.items[k], at, key, draft.figure_values);
        }
    }
}

namespace {

/// Outside the laws: the law, reading or reason from which a key of procedure is answered; nothing: it cannot be read at all.
std::optional<Literal> read_source(Fields& fields, const Node& node, const Draft& draft)
{
    static constexpr auto known = std::to_array<std::string_view>({"is", "law", "reading", "reason"});
    if (!fields.check_keys(node, "a key of procedure outside the laws", known)) return std::nullopt;
    Literal why;
    for (const char* field : {"law", "reading", "reason"})
        if (node[field]) why = fields.text(node[field]);
    if (why.empty()) fields.mistake(node, "this wants a `law`, a `reading` or a `reason`");
    if (node["law"]) check_laws(fields, node["law"], draft);
    return why;
}

/// The value given to a key of procedure; `at`: what to point at if it is none that the key can have.
std::optional<ProcedureValue> read_value(Fields& fields, std::string_view slug, ProcedureKey key, const Node& at)
{
    const auto value = terms::find_procedure_value(slug);
    const auto values = terms::values_of(key);
    if (value && std::find(values.begin(), values.end(), *value) != values.end()) return value;
    std::vector<std::string_view> words;
    for (ProcedureValue each : values) words.push_back(terms::slug(each));
    fields.unknown(at, slug, fmt::format("value of `{}`", terms::slug(key)), words);
    return std::nullopt;
}

}  // namespace

void read_procedure(Fields& fields, const Node& procedure, Literal law, Draft& draft, std::vector<ProcedureKey>& own)
{
    static const auto keys = all_words<ProcedureKey, terms::procedure_key_count>();
    if (procedure && !procedure.is_map())
        fields.mistake(procedure, "keys of procedure are wanted here, such as `{ consult: forbidden }`");
    for (std::size_t i = 0; i < procedure.keys.size() && procedure.is_map(); ++i) {
        const auto key = fields.word<ProcedureKey>(procedure.keys[i], "key of procedure", terms::find_procedure_key, keys);
        if (!key) continue;
        if (std::find(own.begin(), own.end(), *key) != own.end())
            fields.mistake(procedure.keys[i], fmt::format("`{}` is answered twice in this book", terms::slug(*key)));
        own.push_back(*key);
        const Node& node = procedure.items[i];
        const Node& is = node.is_map() ? node["is"] : node;
        const auto why = law.empty() ? read_source(fields, node, draft) : law;
        if (!why) continue;
        const auto value = read_value(fields, fields.text(is), *key, is ? is : procedure.keys[i]);
        if (value) draft.procedure[static_cast<std::size_t>(*key)] = {true, *value, *why};
    }
}

}  // namespace hoyle::lawbook

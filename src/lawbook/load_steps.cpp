// Options and consequences: an atom, alone or with its argument, and what is said of it.

#include "lawbook/load_rulings.hpp"

#include <algorithm>

namespace hoyle::lawbook {
namespace {

constexpr auto modifiers = std::to_array<std::string_view>(
    {"by", "at", "until", "law", "then", "unless-consent-of", "choice", "suit", "fixed"});

std::string_view name_of(terms::Takes takes)
{
    return takes == terms::Takes::hand ? "hand" : takes == terms::Takes::card ? "card" : "thing";
}

const auto& atoms()
{
    static const auto all = all_words<Atom, terms::atom_count>();
    return all;
}

bool is_atom(std::string_view word) { return terms::find_atom(word).has_value(); }

}  // namespace

Items<Step> RulingReader::steps(const Node& node)
{
    std::vector<Step> out;
    for (const Node* item : fields_.list(node))
        if (auto one = step(*item)) out.push_back(*one);
    if (node.is_list() && node.items.empty())
        fields_.mistake(node, "at least one thing to do is wanted here, such as `[new-deal]`");
    return fields_.arena().keep(out);
}

/// An atom alone: `new-deal`.
std::optional<Step> RulingReader::bare_step(const Node& node)
{
    const auto atom = fields_.word<Atom>(node, "thing that can be done", terms::find_atom, atoms());
    if (!atom) return std::nullopt;
    Step out{};
    out.atom = *atom;
    read_argument(Node{}, out);
    if (const auto& info = terms::info(*atom); info.takes != terms::Takes::nothing && !info.bare)
        fields_.mistake(node, fmt::format("`{0}` wants to know which {1}: write `{{{0}: ...}}`", info.slug, name_of(info.takes)));
    return out;
}

/// The one key that names an atom, the others saying more of it; nullptr, and said: there is none.
const Node* RulingReader::head_of(const Node& node)
{
    const Node* head = nullptr;
    for (const Node& key : node.keys) {
        if (!is_atom(key.text)) continue;
        if (head)
            fields_.mistake(key, fmt::format("`{}` and `{}` are two things; put each in a place of its own in the list",
                                             head->text, key.text));
        else head = &key;
    }
    for (const Node& key : node.keys) {
        if (is_atom(key.text) || std::find(modifiers.begin(), modifiers.end(), key.text) != modifiers.end()) continue;
        if (!head) {
            fields_.unknown(key, key.text, "thing that can be done", atoms());
            return nullptr;
        }
        fields_.unknown(key, key.text, "field of an option", modifiers);
    }
    if (!head) fields_.mistake(node, "this does not say what is to be done, such as `call-suit: eldest`");
    return head;
}

std::optional<Step> RulingReader::step(const Node& node)
{
    if (!node.is_map()) return bare_step(node);
    const Node* const head = head_of(node);
    if (!head) return std::nullopt;
    Step out{};
    out.atom = *terms::find_atom(head->text);
    read_argument(node[head->text], out);
    if (const auto& info = terms::info(out.atom); info.takes != terms::Takes::nothing && !info.bare && !node[head->text])
        fields_.mistake(*head, fmt::format("`{}` wants to know which {}", info.slug, name_of(info.takes)));
    read_modifiers(node, out);
    return out;
}

void RulingReader::read_argument(const Node& node, Step& out)
{
    if (!node) return;
    const auto& info = terms::info(out.atom);
    if (info.takes == terms::Takes::nothing) {
        fields_.mistake(node, fmt::format("`{}` takes nothing behind it", info.slug));
    } else if (info.takes == terms::Takes::hand) {
        out.hand = fields_.role(node);
    } else {
        const bool card = info.takes == terms::Takes::card;
        std::vector<std::string_view> known;
        for (std::size_t i = 0; i < terms::thing_count; ++i)
            if (terms::is_card(static_cast<Thing>(i)) == card) known.push_back(terms::slug(static_cast<Thing>(i)));
        const auto find = [&](std::string_view word) {
            const auto thing = terms::find_thing(word);
            return thing && terms::is_card(*thing) == card ? thing : std::nullopt;
        };
        out.thing = fields_.word<Thing>(node, card ? "card" : "thing that can be named here", find, known);
    }
}

void RulingReader::read_modifiers(const Node& node, Step& out)
{
    static const auto times = all_words<At, terms::at_count>();
    static constexpr auto suits = std::to_array<std::string_view>({"renounced", "trumps"});
    if (node["by"]) out.by = fields_.role(node["by"]);
    if (node["at"]) out.at = fields_.word<At>(node["at"], "time to exact it", terms::find_at, times);
    out.until = fields_.marks(node["until"]);
    if (node["law"]) out.law = cited_law(node["law"]);
    if (node["then"]) out.then = steps(node["then"]);
    if (node["unless-consent-of"]) out.unless_consent_of = fields_.role(node["unless-consent-of"]);
    if (node["choice"]) out.choice = fields_.role(node["choice"]);
    if (node["suit"]) {
        out.suit = fields_.text(node["suit"]);
        if (std::find(suits.begin(), suits.end(), out.suit) == suits.end())
            fields_.unknown(node["suit"], out.suit, "suit that can be named here", suits);
    }
    if (node["fixed"]) {
        out.fixed = fields_.text(node["fixed"]) == "yes";
        if (!out.fixed) fields_.mistake(node["fixed"], "`fixed: yes`, or nothing, is wanted here");
    }
}

Literal RulingReader::cited_law(const Node& node)
{
    const Literal number = fields_.text(node);
    if (!number.empty() && !draft_.cited(number)) fields_.unknown(node, number, "law of this book");
    return number;
}

}  // namespace hoyle::lawbook

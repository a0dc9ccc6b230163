// Reading the rulings of a law, and the entries under `silent:`.
#pragma once

#include "lawbook/load_draft.hpp"
#include "lawbook/load_fields.hpp"

namespace hoyle::lawbook {

class RulingReader {
public:
    /// `draft` must hold the book's game, settings and the numbers of all its laws.
    RulingReader(Fields& fields, const Draft& draft) : fields_(fields), draft_(draft) {}

    /// One entry, with what the law's `common:` gives it: a ruling, or one for each value of the setting that `until:` goes by.
    /// None if it has mistakes that leave no ruling at all.
    std::vector<Ruling> rulings(const Node& node, const Node& common);
    std::optional<Ruling> silence(const Node& node);

private:
    /// The fields of a ruling, its own before those in common. A verb of its own puts aside the verb in common.
    struct Merged {
        const Node& own;
        const Node& common;
        Verb verb{};
        const Node* verb_node = nullptr;
        const Node& operator[](std::string_view key) const { return own[key] ? own[key] : common[key]; }
    };

    std::optional<Ruling> ruling(const Node& node, const Node& common);
    std::vector<Ruling> by_setting(const Ruling& ruling, const Node& until);
    const Setting* setting(const Node& key);
    bool read_subject(const Merged& node, Ruling& out);
    bool find_verb(Merged& node);
    void read_verb(const Merged& node, Ruling& out, Rare& rare);
    void read_beginning(const Node& at, Ruling& out);
    void read_right(const Merged& node, Ruling& out);
    void read_apparatus(const Merged& node, Ruling& out, Rare& rare);
    void read_is(const Node& node, Ruling& out);

    Items<Kind> kinds(const Node& node);
    std::optional<Kind> kind(const Node& node);
    Items<Point> written_points(const Node& node, std::span<const Kind> kinds);
    Items<Point> points(const Merged& node, const Ruling& out);
    const terms::AttributeUse* attribute(Kind kind, const Node& key);
    std::optional<Condition> condition(const Node& key, const Node& value, std::span<const Kind> kinds);
    Items<Condition> conditions(const Node& node, std::span<const Kind> kinds);
    std::vector<Word> words(const terms::AttributeUse& use, Kind kind, const Node& node);
    Items<SettingCondition> under(const Node& node);
    const Redirect* redirect(const Node& node);
    Items<Citation> with(const Node& node);
    Items<Override> overrides(const Node& node);

    Items<Step> steps(const Node& node);
    std::optional<Step> step(const Node& node);
    std::optional<Step> bare_step(const Node& node);
    const Node* head_of(const Node& node);
    void read_argument(const Node& node, Step& out);
    void read_modifiers(const Node& node, Step& out);
    Literal cited_law(const Node& node);

    bool plays(Game game) const { return game == Game::any || game == draft_.book.game; }

    Fields& fields_;
    const Draft& draft_;
};

}  // namespace hoyle::lawbook

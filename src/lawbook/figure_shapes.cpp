#include "lawbook/figure_shapes.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <set>

namespace hoyle::lawbook {
namespace {

/// A part of a figure: its path (`*`: each item of a list), and what may stand there: a whole number of the range, if it holds
/// one, or one of the words.
struct Part {
    std::string_view figure, path;
    int low = 1, high = 0;
    std::string_view words{};  ///< with blanks between
    bool must = false;         ///< it cannot be left out, if what it is a part of is there

    bool has_range() const { return low <= high; }
};

constexpr int most_points = 1000;
constexpr std::string_view a_law = "@law", a_reading = "@reading";  // checked where citations are
constexpr std::string_view ranks = "A K Q J T 10 9 8 7 6 5 4 3 2", counted_in_turn = "penalty tricks honours ceiling above";

constexpr auto known_parts = std::to_array<Part>({
    {"target", "", 1, most_points, {}, true},
    {"target", "from.*", 1, 0, "tricks honours penalty"},
    {"target", "surplus", 1, 0, "kept lost"},
    {"book", "", 0, 12, {}, true},
    {"trick", "no-trump", 0, most_points},
    {"trick", "hearts", 0, most_points},
    {"trick", "diamonds", 0, most_points},
    {"trick", "clubs", 0, most_points},
    {"trick", "spades", 0, most_points},
    {"trick", "royal-spades", 0, most_points},
    {"trick", "any", 0, most_points},
    {"contract", "under-trick", 0, most_points, {}, true},
    {"contract", "kept-doubled", 0, most_points},
    {"contract", "kept-doubled-law.*", 1, 0, a_law},
    {"contract", "kept-doubled-law", 1, 0, a_law},
    {"contract", "over-trick-doubled", 0, most_points},
    {"contract", "over-trick-doubled-law.*", 1, 0, a_law},
    {"contract", "over-trick-doubled-law", 1, 0, a_law},
    {"contract", "one-spade", 0, most_points},
    {"contract", "one-spade-law.*", 1, 0, a_law},
    {"contract", "one-spade-law", 1, 0, a_law},
    {"doublings", "", 1, 10, {}, true},
    {"doubling", "", 1, 10, {}, true},
    {"doubling", "on.*", 1, 0, "tricks"},
    {"doubling-limit", "", 1, 1000000, "none", true},
    {"doubling-limit", "mode", 1, 0, "clamp stop-before stop-after @reading"},
    {"honours", "suit.*", 1, 0, ranks},
    {"honours", "no-trump.*", 1, 0, "A"},
    {"honours", "called", 1, 0, "required not-required"},
    {"honours", "called-law.*", 1, 0, a_law},
    {"honours", "called-law", 1, 0, a_law},
    {"honours", "barred-at", 1, most_points},
    {"honours", "barred-law", 1, 0, a_law},
    {"honours-suit", "three", 0, most_points, {}, true},
    {"honours-suit", "four", 0, most_points, {}, true},
    {"honours-suit", "four-in-one", 0, most_points, {}, true},
    {"honours-suit", "five", 0, most_points},
    {"honours-suit", "four-in-one-and-fifth", 0, most_points},
    {"honours-suit", "five-in-one", 0, most_points},
    {"honours-no-trump", "three", 0, most_points, {}, true},
    {"honours-no-trump", "four", 0, most_points, {}, true},
    {"honours-no-trump", "four-in-one", 0, most_points, {}, true},
    {"slam", "grand", 0, most_points, {}, true},
    {"slam", "grand-law", 1, 0, a_law},
    {"slam", "little", 0, most_points, {}, true},
    {"slam", "little-law", 1, 0, a_law},
    {"slam", "penalty-tricks", 1, 0, "not-counted"},
    {"chicane", "own-side-has-honours.to", 1, 0, "own others", true},
    {"chicane", "own-side-has-honours.times", -100, 100, {}, true},
    {"chicane", "own-side-has-honours.reading", 1, 0, a_reading},
    {"chicane", "others-have-honours.to", 1, 0, "own others", true},
    {"chicane", "others-have-honours.times", -100, 100, {}, true},
    {"chicane", "others-have-honours.reading", 1, 0, a_reading},
    {"chicane", "both-void.to", 1, 0, "own others", true},
    {"chicane", "both-void.times", -100, 100, {}, true},
    {"chicane", "both-void.reading", 1, 0, a_reading},
    {"rubber", "best-of", 1, 0, "1 3 5 7", true},
    {"rubber", "bonus", 0, 100 * most_points, {}, true},
    {"rubber", "loser", 1, 0, "difference take-off-his-game", true},
    {"order", "*", 1, 0, counted_in_turn},
    {"order", "stop", 1, 0, "at-game"},
    {"revoke", "tricks", 1, 13, {}, true},
    {"revoke", "options.*", 1, 0, "take deduct add above", true},
    {"revoke", "worth", 1, 0, "doubled points", true},
    {"revoke", "above", 0, most_points},
    {"revoke", "above-again", 0, most_points},
    {"revoke", "both", 1, 0, "further-only"},
    {"revoke", "both-law", 1, 0, a_law},
    {"revoke", "cap", 0, 13, "none"},
    {"revoke", "ceiling", 0, most_points},
    {"revoke", "ceiling-law", 1, 0, a_law},
    {"revoke", "bars.*", 1, 0, "game slam tricks"},
    {"grade", "", 1, 0, "none"},
    {"grade", "0", 0, most_points},
    {"grade", "1", 0, most_points},
    {"grade", "2", 0, most_points},
    {"grade", "3", 0, most_points},
    {"grade", "4", 0, most_points},
    {"grade", "5", 0, most_points},
    {"grade", "6", 0, most_points},
    {"grade", "7", 0, most_points},
    {"single-game", "", 0, 100 * most_points, {}, true},
    {"spades-unplayed", "", 0, most_points, {}, true},
    {"cut-order", "lowest", 1, 0, "A"},
    {"cut-order", "suits", 1, 0, "equal"},
    {"cut-order", "suits.*", 1, 0, "spades hearts diamonds clubs"},
});

struct Unit {
    std::string_view figure, bridge, whist;
};
constexpr auto units = std::to_array<Unit>({
    {"target", "points", "points"},
    {"book", "tricks", "tricks"},
    {"trick", "points", "points"},
    {"contract", "points", "points"},
    {"doublings", "times", "times"},
    {"doubling", "times", "times"},
    {"doubling-limit", "points-a-trick", "points-a-trick"},
    {"honours-suit", "undoubled-tricks", "points"},
    {"honours-no-trump", "points", "points"},
    {"slam", "points", "points"},
    {"chicane", "undoubled-tricks", "undoubled-tricks"},
    {"rubber", "points", "points"},
    {"grade", "points", "points"},
    {"single-game", "points", "points"},
    {"spades-unplayed", "points", "points"},
});

std::vector<std::string_view> words_of(std::string_view text)
{
    std::vector<std::string_view> out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        out.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return out;
}

std::string_view head(std::string_view path) { return path.substr(0, path.find('.')); }

bool is_field(std::string_view key) { return key == "law" || key == "reading" || key == "unit" || key == "value" || key == "by"; }

/// One figure of a book, held against its parts.
class Checker {
public:
    Checker(Fields& fields, const Node& name, const Draft& draft) : fields_(fields), name_(name), draft_(draft) {}

    void check(const Node& figure)
    {
        unit(figure["unit"]);
        const auto before = fields_.count();
        std::set<std::string> said;
        if (figure["value"]) value(figure["value"], "", said);
        for (std::size_t i = 0; i < figure.keys.size(); ++i)
            if (!is_field(figure.keys[i].text)) key(figure.keys[i], figure.items[i], "", said);
        const Node& by = figure["by"];
        if (!by.is_map() || by.items.empty()) {
            if (figure["value"] && fields_.count() == before) complete(name_, said);
            return;
        }
        for (const Node& setting : by.items)
            for (std::size_t i = 0; i < setting.items.size() && setting.is_map(); ++i) {
                std::set<std::string> under = said;
                value(setting.items[i], "", under);
                if (fields_.count() == before) complete(setting.keys[i], under);
            }
    }

private:
    std::string_view figure() const { return name_.text; }

    void unit(const Node& node)
    {
        const auto known = std::find_if(units.begin(), units.end(), [&](const Unit& each) { return each.figure == figure(); });
        if (!node || !node.is_text()) return;
        const bool whist = draft_.book.game == Game::whist;
        if (known == units.end()) fields_.mistake(node, fmt::format("`{}` has no unit", figure()));
        else if (const auto wanted = whist ? known->whist : known->bridge; node.text != wanted)
            fields_.mistake(node, fmt::format("`{}`: `{}` is counted in {}", node.text, figure(), wanted));
    }

    const Part* find(std::string_view path) const
    {
        const auto at = std::find_if(known_parts.begin(), known_parts.end(),
                                     [&](const Part& each) { return each.figure == figure() && each.path == path; });
        return at == known_parts.end() ? nullptr : &*at;
    }

    /// The keys that may stand under a path.
    std::vector<std::string_view> keys_under(std::string_view path) const
    {
        std::vector<std::string_view> out;
        for (const Part& each : known_parts) {
            if (each.figure != figure()) continue;
            std::string_view rest = each.path;
            if (!path.empty()) {
                if (!rest.starts_with(path) || rest.size() <= path.size() || rest[path.size()] != '.') continue;
                rest.remove_prefix(path.size() + 1);
            }
            const std::string_view key = head(rest);
            if (!key.empty() && key != "*" && std::find(out.begin(), out.end(), key) == out.end()) out.push_back(key);
        }
        return out;
    }

    std::string whole(std::string_view path) const
    {
        return path.empty() ? std::string(figure()) : fmt::format("{}.{}", figure(), path);
    }

    void key(const Node& key, const Node& item, std::string_view path, std::set<std::string>& said)
    {
        const auto known = keys_under(path);
        if (std::find(known.begin(), known.end(), key.text) != known.end())
            return value(item, path.empty() ? key.text : fmt::format("{}.{}", path, key.text), said);
        fields_.unknown(key, key.text, fmt::format("part of the figure `{}`", whole(path)), known);
    }

    void value(const Node& node, const std::string& path, std::set<std::string>& said)
    {
        if (node.is_map()) {
            if (keys_under(path).empty()) return unfit(node, path);
            for (std::size_t i = 0; i < node.keys.size(); ++i) key(node.keys[i], node.items[i], path, said);
        } else if (node.is_list()) {
            list(node, path, said);
        } else {
            said.insert(path);
            leaf(node, path, find(path));
        }
    }

    void list(const Node& node, const std::string& path, std::set<std::string>& said)
    {
        const std::string item = path.empty() ? "*" : path + ".*";
        const Part* part = find(item);
        if (!part) return unfit(node, path);
        said.insert(item);
        for (std::size_t i = 0; i < node.items.size(); ++i) {
            leaf(node.items[i], item, part);
            for (std::size_t j = 0; j < i; ++j)
                if (node.items[i].text == node.items[j].text)
                    fields_.mistake(node.items[i], fmt::format("`{}` stands twice in `{}`", node.items[i].text, whole(path)));
        }
        if (path.empty() && figure() == "order") order(node);
    }

    /// What is counted first decides a game; scoring knows one order for each game.
    void order(const Node& node)
    {
        static constexpr auto bridge = std::to_array<std::string_view>({"penalty", "tricks", "ceiling", "above"});
        static constexpr auto whist = std::to_array<std::string_view>({"penalty", "tricks", "honours"});
        const std::span<const std::string_view> known = draft_.book.game == Game::whist ? std::span<const std::string_view>(whist)
                                                                                        : bridge;
        const auto same = [](const Node& each, std::string_view word) { return each.text == word; };
        if (!std::equal(node.items.begin(), node.items.end(), known.begin(), known.end(), same))
            fields_.mistake(node, fmt::format("no other order can be counted in than [{}]", fmt::join(known, ", ")));
    }

    void unfit(const Node& node, const std::string& path)
    {
        const auto known = keys_under(path);
        if (const Part* part = find(path)) return fields_.mistake(node, fmt::format("{} is wanted here", wanted(*part)));
        if (find(path.empty() ? "*" : path + ".*"))
            return fields_.mistake(node, fmt::format("a list is wanted here, such as `[{}]`", example(path)));
        fields_.mistake(node, known.empty() ? "nothing can stand here"
                                            : fmt::format("the parts of `{}` are wanted here: {}", whole(path), one_of(known)));
    }

    std::string example(const std::string& path) const
    {
        return std::string(head(words_of(find(path.empty() ? "*" : path + ".*")->words).front()));
    }

    static std::string wanted(const Part& part)
    {
        const auto words = words_of(part.words);
        std::string out;
        if (part.has_range()) out = fmt::format("a whole number from {} to {}", part.low, part.high);
        if (words.empty()) return out;
        std::vector<std::string_view> said;
        for (const std::string_view word : words)
            said.push_back(word == a_reading ? "a reading" : word == a_law ? "a law" : word);
        return out.empty() ? one_of(said) : fmt::format("{}, or {}", out, one_of(said));
    }

    void leaf(const Node& node, const std::string& path, const Part* part)
    {
        if (!part || !node.is_text()) return unfit(node, path);
        const auto words = words_of(part->words);
        const std::string& text = node.text;
        for (const std::string_view word : words)
            if (word == text || word == a_law || (word == a_reading && text.starts_with('R'))) return;
        int number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool is_number = error == std::errc() && end == text.data() + text.size();
        if (part->has_range() && is_number && number >= part->low && number <= part->high) return;
        const auto near = is_number ? std::string_view() : terms::nearest(text, words);
        const std::string meant = near.empty() || near.starts_with('@') ? "" : fmt::format("; is `{}` meant?", near);
        fields_.mistake(node, fmt::format("`{}` cannot be counted with: {} is wanted here{}", text, wanted(*part), meant));
    }

    /// What must be there, of the figure or of a part that is there.
    void complete(const Node& at, const std::set<std::string>& said)
    {
        if (figure() == "trick" && !said.count("any")) {
            for (const Part& each : known_parts)
                if (each.figure == "trick" && each.path != "any" && each.path != "royal-spades") needs(at, each, said);
            return;
        }
        for (const Part& each : known_parts) {
            if (!each.must || each.figure != figure()) continue;
            const auto dot = each.path.find('.');
            const std::string_view above = dot == std::string_view::npos ? "" : each.path.substr(0, dot);
            const bool listed = each.path.ends_with(".*");
            const bool there = above.empty() || listed || std::any_of(said.begin(), said.end(), [&](const std::string& path) {
                                   return head(path) == above;
                               });
            if (there) needs(at, each, said);
        }
    }

    void needs(const Node& at, const Part& part, const std::set<std::string>& said)
    {
        if (said.count(std::string(part.path))) return;
        const std::string_view name = part.path.ends_with(".*") ? part.path.substr(0, part.path.size() - 2) : part.path;
        if (name.empty()) fields_.mistake(at, fmt::format("`{}` wants {}", figure(), wanted(part)));
        else fields_.mistake(at, fmt::format("`{}` does not say `{}`", figure(), name));
    }

    Fields& fields_;
    const Node& name_;
    const Draft& draft_;
};

}  // namespace

void check_figure(Fields& fields, const Node& name, const Node& figure, const Draft& draft)
{
    const auto known = std::any_of(known_parts.begin(), known_parts.end(),
                                   [&](const Part& each) { return each.figure == name.text; });
    if (known) Checker(fields, name, draft).check(figure);
}

void drop_figures_without_law(Fields& fields, const Node& without, const Node& restated, Draft& draft)
{
    const auto gone = [&](std::string_view law) {
        return std::any_of(draft.without.begin(), draft.without.end(), [&](const Without& each) { return each.law == law; });
    };
    const auto drop = [&](std::string_view figure, std::string_view part) {
        std::erase_if(draft.figure_values, [&](const FigureValue& each) {
            return each.figure == figure && (part.empty() || head(each.path) == part || each.path == fmt::format("{}-law", part));
        });
    };
    std::vector<FigureValue> parts_own;  // `grand-law`: what law gives a part of a figure
    for (const FigureValue& each : draft.figure_values)
        if (each.path.ends_with("-law")) parts_own.push_back(each);
    for (const FigureValue& each : parts_own)
        if (gone(each.value) && !restated[each.figure]) drop(each.figure, each.path.substr(0, each.path.size() - 4));
    const auto gives_a_part = [&](const Figure& figure, std::string_view law) {
        return std::any_of(parts_own.begin(), parts_own.end(),
                           [&](const FigureValue& each) { return each.figure == figure.name && each.value == law; });
    };
    static constexpr auto needed = std::to_array<std::string_view>({"target", "book", "trick", "rubber"});
    std::erase_if(draft.figures, [&](const Figure& figure) {
        if (figure.laws.empty() || !gone(figure.laws.front()) || restated[figure.name]) return false;
        if (gives_a_part(figure, figure.laws.front())) return false;
        drop(figure.name, {});
        if (std::find(needed.begin(), needed.end(), figure.name) != needed.end())
            for (std::size_t i = 0; i < without.keys.size(); ++i)
                if (without.keys[i].text == figure.laws.front())
                    fields.mistake(without.keys[i],
                                   fmt::format("no score can be cast without `{}`, which law {} gives: say it under `figures:`",
                                               figure.name, figure.laws.front()));
        return true;
    });
    for (Figure& figure : draft.figures) {
        std::vector<std::string_view> left(figure.laws.begin(), figure.laws.end());
        if (std::erase_if(left, gone) > 0) figure.laws = fields.arena().keep(left);
    }
}

}  // namespace hoyle::lawbook

#include "lawbook/difference.hpp"

#include "lawbook/codes_on_topic.hpp"
#include "lawbook/topics.hpp"
#include "source/sort.hpp"

#include <algorithm>

namespace hoyle::lawbook {
namespace {

/// Nothing can be asked, and nothing is lost.
bool gives_nothing(const Ruling& ruling)
{
    return ruling.verb == Verb::fair || ruling.verb == Verb::cite || (ruling.verb == Verb::silent && ruling.is == Word::unset);
}

/// The group that most topics about the kind stand in; of as many, the first.
std::string_view group_of(Kind kind)
{
    std::string_view best;
    std::ptrdiff_t most = 0;
    for (const Topic& topic : topics()) {
        const auto here = [&](const Topic& other) { return other.kind == kind && other.group == topic.group; };
        if (const auto count = std::count_if(topics().begin(), topics().end(), here); count > most)
            most = count, best = topic.group;
    }
    return best;
}

/// Where a reader looks for it: by the first topic about the kind in its group. What no topic is about comes last.
std::size_t place_of(const KindDiffers& differs)
{
    const auto is_it = [&](const Topic& topic) { return topic.kind == differs.kind && topic.group == differs.group; };
    return static_cast<std::size_t>(std::find_if(topics().begin(), topics().end(), is_it) - topics().begin());
}

std::vector<KindDiffers> kinds(const Book& a, const Book& b)
{
    const Book* const both[] = {&a, &b};
    std::vector<KindDiffers> out;
    for (const terms::KindInfo& info : terms::all_kinds())
        for (const auto& use : info.points) {
            KindDiffers remedies{info.kind, {}, {}, false}, words{info.kind, {}, {}, true};
            for (SideBySide& row : side_by_side(both, info.kind, use.point)) {
                if (row.answers[0].empty() || row.answers[1].empty() || alike(both, row)) continue;
                const bool nothing = gives_nothing(*row.answers[0][0]) && gives_nothing(*row.answers[1][0]);
                (nothing ? words : remedies).rows.push_back(std::move(row));
            }
            for (KindDiffers* each : {&remedies, &words})
                if (!each->rows.empty()) out.push_back(std::move(*each));
        }
    for (KindDiffers& each : out) each.group = group_of(each.kind);
    sort_stably(out, [](const KindDiffers& x, const KindDiffers& y) { return place_of(x) < place_of(y); });
    return out;
}

/// "own-side-has-honours.times" as it is said: "own side has honours, times".
std::string said(std::string_view path)
{
    std::string out;
    for (const char c : path)
        if (c == '.') out += ", ";
        else out += c == '-' ? ' ' : c;
    return out;
}

std::vector<FigureDiffers> figures(const Book& a, const Book& b)
{
    std::vector<FigureDiffers> out;
    for (const terms::FigureName& figure : terms::figure_names()) {
        const std::vector<std::pair<std::string, std::string>> values[2] = {values_of(a, figure.slug), values_of(b, figure.slug)};
        FigureDiffers differs{figure.slug, {}};
        for (int i = 0; i < 2; ++i)
            for (const auto& one : values[i])
                if (std::find(values[1 - i].begin(), values[1 - i].end(), one) == values[1 - i].end())
                    differs.values[i].push_back(one.first.empty() ? one.second : said(one.first) + ": " + one.second);
        if (!differs.values[0].empty() || !differs.values[1].empty()) out.push_back(std::move(differs));
    }
    return out;
}

bool same(const Setting& a, const Setting& b)
{
    return a.default_value == b.default_value && std::equal(a.values.begin(), a.values.end(), b.values.begin(), b.values.end());
}

std::vector<SettingDiffers> settings(const Book& a, const Book& b)
{
    std::vector<SettingDiffers> out;
    for (const Setting& each : a.settings) {
        const Setting* other = b.find_setting(each.name);
        if (!other || !same(each, *other)) out.push_back({each.name, {&each, other}});
    }
    for (const Setting& each : b.settings)
        if (!a.find_setting(each.name)) out.push_back({each.name, {nullptr, &each}});
    return out;
}

/// The laws of `a` on which `b` has none. A law that stands in no topic is not among them: nobody knows what to look for.
std::vector<const Law*> alone(const Book& a, const Book& b)
{
    std::vector<const Law*> out;
    for (const Law& law : a.laws)
        if (!topics_of(a, law).empty() && counterparts(a, law, b).empty()) out.push_back(&law);
    return out;
}

}  // namespace

Difference difference(const Book& a, const Book& b)
{
    Difference out{kinds(a, b), figures(a, b), settings(a, b), {}, {alone(a, b), alone(b, a)}};
    for (std::size_t key = 0; key < a.procedure.size() && key < b.procedure.size(); ++key)
        if (a.procedure[key].value != b.procedure[key].value) out.procedure.push_back(static_cast<ProcedureKey>(key));
    return out;
}

}  // namespace hoyle::lawbook

#include "lawbook/law_class.hpp"

#include "lawbook/wording.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace hoyle::lawbook {
namespace {

template <class T> void add_once(std::vector<T>& to, T what)
{
    if (std::find(to.begin(), to.end(), what) == to.end()) to.push_back(what);
}

/// "90 II" cites law 90.
bool cites(const Book& book, std::string_view cited, const Law& law)
{
    if (cited == law.number) return true;
    if (book.find_law(cited)) return false;
    return cited.substr(0, cited.find(' ')) == law.number;
}

/// Laws whose rulings rest on this one, without its own.
std::vector<std::string> laws_that_rest_on(const Book& book, const Law& law)
{
    std::vector<std::string> out;
    for (const Ruling& ruling : book.rulings) {
        if (ruling.law == Book::no_law || &book.laws[ruling.law] == &law) continue;
        bool rests = false;
        for (const Citation& with : ruling.with) rests = rests || cites(book, with.law, law);
        for (const Step& step : ruling.steps) rests = rests || (!step.law.empty() && cites(book, step.law, law));
        if (rests) add_once(out, std::string(book.laws[ruling.law].number));
    }
    return out;
}

/// Figures, keys of procedure, the laws it bears on; the words and points that its own rulings define.
std::string what_it_defines(const Book& book, const Law& law, std::vector<std::string_view>& readings)
{
    std::vector<std::string> out;
    for (const Figure& figure : book.figures) {
        if (std::find(figure.laws.begin(), figure.laws.end(), law.number) == figure.laws.end()) continue;
        out.push_back(fmt::format("the figure `{}`", figure.name));
        for (const std::string_view reading : figure.readings) add_once(readings, reading);
    }
    for (std::size_t key = 0; key < book.procedure.size(); ++key)
        if (book.procedure[key].law == law.number)
            out.push_back(
                fmt::format("`{}` is {}", terms::slug(static_cast<ProcedureKey>(key)), terms::slug(book.procedure[key].value)));
    if (const auto resting = laws_that_rest_on(book, law); !resting.empty()) out.push_back("bears on " + listed(resting, "and"));
    std::string text;
    for (const std::string& each : out) text += (text.empty() ? "" : "; ") + each;
    return text;
}

std::string kinds_in_words(const std::vector<Kind>& kinds)
{
    std::string text;
    for (const Kind kind : kinds) text += (text.empty() ? "" : ", ") + std::string(terms::info(kind).heading);
    return text;
}

}  // namespace

std::string_view word(LawClass what)
{
    switch (what) {
    case LawClass::rules: return "rules";
    case LawClass::defines: return "defines";
    case LawClass::etiquette: return "etiquette";
    default: return "cite only";
    }
}

LawRole role_of(const Book& book, const Law& law)
{
    LawRole role;
    bool rules = false, defines = false;
    std::string_view why = law.cite_only;
    for (const Ruling& ruling : book.rulings) {
        if (ruling.law == Book::no_law || &book.laws[ruling.law] != &law) continue;
        rules = rules || (ruling.verb != Verb::is && ruling.verb != Verb::cite);
        defines = defines || ruling.verb == Verb::is;
        if (ruling.verb == Verb::cite && why.empty()) why = ruling.text;
        for (const Kind kind : ruling.kinds) add_once(role.kinds, kind);
        for (const std::string_view reading : ruling.rare->readings) add_once(role.readings, reading);
    }
    std::sort(role.kinds.begin(), role.kinds.end());
    const std::string defined = what_it_defines(book, law, role.readings);
    if (law.number.starts_with("E ")) role.is = LawClass::etiquette;
    else if (rules) role.is = LawClass::rules;
    else if (defines || (!defined.empty() && law.cite_only.empty())) role.is = LawClass::defines;
    role.how = kinds_in_words(role.kinds);
    if (role.is == LawClass::cite_only || role.is == LawClass::etiquette) role.how = why;
    else if (!defined.empty()) role.how += (role.how.empty() ? "" : "; ") + defined;
    return role;
}

}  // namespace hoyle::lawbook

// The tables of all forms together.
#include "log/forms.hpp"

#include <tao/pegtl/parse_error.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <vector>

namespace hoyle::log::forms {
namespace {

constexpr const Family* all_families[] = {&play_family,  &headings_family, &evening_family, &facts_family,
                                          &block_family, &expect_family,   &dealing_family, &making_family,
                                          &cards_family, &talk_family,     &demands_family, &atoms_family};

/// The forms with which a statement is printed, by verb: those that fit only some statements come first.
struct Printed {
    Printed()
    {
        for (const Use use : {Use::where_it_fits, Use::canonical})
            for (const Family* family : all_families)
                for (const FormInfo& form : family->forms)
                    if (form.use == use) of[static_cast<std::size_t>(form.verb)].push_back(&form);
    }
    std::vector<const FormInfo*> of[verb_count];
};

}  // namespace

std::span<const Family* const> families() { return all_families; }

bool read_form(Kind kind, Input& in, Line& line)
{
    for (const Family* family : all_families)
        if (family->read(kind, in, line)) return true;
    return false;
}

bool refuse_what_follows(std::span<const Kind> kinds, Input& in)
{
    const auto here = [&](const FormInfo& form) { return std::find(kinds.begin(), kinds.end(), form.kind) != kinds.end(); };
    const FormInfo* best = nullptr;
    const char* past = nullptr;
    for (const Family* family : all_families)
        for (const FormInfo& form : family->forms)
            if (here(form))
                if (const char* each = form.past(in.current(), in.end()); each && each != in.current() && (!past || each > past))
                    past = each, best = &form;
    if (!best) return false;
    const char* message = best->wanted;
    for (const Family* family : all_families)
        if (std::any_of(family->forms.begin(), family->forms.end(), here))
            for (const After& each : family->after)
                if (each.message && each.opening == best->opening) message = each.message;
    in.bump_in_this_line(static_cast<std::size_t>(past - in.current()));
    throw tao::pegtl::parse_error(message, in);
}

void print_atom(Printing& p, const Remedy& remedy)
{
    Printing atom{p.section, p.statement, true, {}, &remedy};
    for (const FormInfo& form : atoms_family.forms)
        if (form.use != Use::only_read && form.said(atom)) {
            form.print(atom);
            break;
        }
    if (remedy.for_what.said()) atom.word("for", kind_text(remedy.for_what));
    p.word(atom.out);
}

namespace {

/// For each statement whether a form of it is such.
template <class Such> std::array<bool, verb_count> of_verbs(Such such)
{
    std::array<bool, verb_count> all{};
    for (const Family* family : all_families)
        for (const FormInfo& form : family->forms)
            if (such(form)) all[static_cast<std::size_t>(form.verb)] = true;
    return all;
}

}  // namespace

bool is_of_names(Verb verb)
{
    static const auto named = of_verbs([](const FormInfo& form) { return form.kind == Kind::named; });
    return named[static_cast<std::size_t>(verb)];
}

bool is_heading(Verb verb)
{
    static const auto headings = of_verbs([](const FormInfo& form) { return form.heading; });
    return headings[static_cast<std::size_t>(verb)];
}

bool is_at_margin(Verb verb)
{
    static const auto at_margin = of_verbs([](const FormInfo& form) { return form.at_margin; });
    return at_margin[static_cast<std::size_t>(verb)];
}

std::string_view name_of(Verb verb)
{
    static constexpr std::string_view names[] = {
#define FORM(name, ...) #name,
#include "log/statements.def"
#undef FORM
    };
    return names[static_cast<std::size_t>(verb)];
}

namespace {

std::string_view first_word(std::string_view opening) { return opening.substr(0, opening.find(' ')); }

template <class Visit> void each_form(std::initializer_list<Kind> kinds, Visit visit)
{
    for (const Family* family : all_families)
        for (const FormInfo& form : family->forms)
            if (std::find(kinds.begin(), kinds.end(), form.kind) != kinds.end()) visit(form);
}

void add_once(std::vector<std::string_view>& words, std::string_view word)
{
    if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
}

}  // namespace

bool begins_a_line(std::string_view word)
{
    static const auto words = [] {
        std::vector<std::string_view> all{"disputed", "bystander"};
        each_form({Kind::line, Kind::mark}, [&](const FormInfo& form) {
            add_once(all, first_word(form.opening));
            for (const auto opening : form.also) add_once(all, first_word(opening));
        });
        return all;
    }();
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool print_form(Printing& p)
{
    static const Printed printed;
    p.remedy = p.section.demanded(p.statement);
    const auto& forms = printed.of[static_cast<std::size_t>(p.statement.verb)];
    for (const FormInfo* form : forms)
        if (form->use == Use::canonical || form->said(p)) {
            form->print(p);
            return true;
        }
    return false;
}

void print_subject(Printing& p, Kind kind)
{
    const auto& s = p.statement;
    if (kind != Kind::act && kind != Kind::named) return;
    if (kind == Kind::named && s.name.empty()) {
        print_names(p);
        p.plural = s.list.count > 1;
        return;
    }
    if (s.bystander) p.word("bystander");
    p.word(s.name.empty() ? seats_text(s.who, s.who_unknown) : name_text(s.name));
    p.plural = kind == Kind::act && s.who.size() + (s.who_unknown ? 1 : 0) > 1;
}

}  // namespace hoyle::log::forms

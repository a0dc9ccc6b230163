// The tables as text: the list of forms in docs/log-language.md, an example of each form, the dictionary for the fuzzer.
#include "log/forms.hpp"

#include <algorithm>
#include <set>

namespace hoyle::log::forms {
namespace {

std::string_view subject(Kind kind) { return kind == Kind::act ? "WHO" : kind == Kind::named ? "NAMES" : ""; }

std::string syntax(const FormInfo& form, std::vector<std::string>& also)
{
    Description d;
    d.add(subject(form.kind));
    form.describe(d);
    also = d.also();
    return d.text();
}

/// A form with its `which`th words where there is a choice; `whole`: with all that may be left out.
std::string example(const FormInfo& form, std::size_t which, bool whole)
{
    auto d = Description::example(which, whole);
    d.add(form.kind == Kind::act ? "N" : form.kind == Kind::named ? "Ann" : "");
    form.describe(d);
    return d.text();
}

/// All that is different among its examples.
void add_examples(const FormInfo& form, std::vector<Example>& all)
{
    std::set<std::string> seen;
    for (std::size_t which = 0; which < 12; ++which)
        for (const bool whole : {false, true})
            if (const auto text = example(form, which, whole); seen.insert(text).second) all.push_back({&form, text});
}

}  // namespace

std::string list_of_forms()
{
    std::string out;
    for (const Family* family : families()) {
        out += "\n**" + std::string(family->name) + "**\n\n```text\n";
        for (const FormInfo& form : family->forms) {
            if (form.use == Use::only_read) continue;
            std::vector<std::string> also;
            out += syntax(form, also) + "\n";
            for (const FormInfo& other : family->forms)
                if (form.use == Use::canonical && other.use == Use::only_read && other.verb == form.verb) {
                    std::vector<std::string> ignored;
                    also.push_back(syntax(other, ignored));
                }
            const char* before = "    also: ";
            for (std::size_t i = 0; i < also.size(); ++i)
                if (std::find(also.begin(), also.begin() + static_cast<std::ptrdiff_t>(i), also[i]) ==
                    also.begin() + static_cast<std::ptrdiff_t>(i)) {
                    out += before + also[i];
                    before = "; ";
                }
            if (!also.empty()) out += '\n';
        }
        out += "```\n";
    }
    return out;
}

std::vector<Example> examples()
{
    std::vector<Example> all;
    for (const Family* family : families())
        for (const FormInfo& form : family->forms)
            if (form.kind != Kind::atom) add_examples(form, all);
    return all;
}

std::vector<std::string> dictionary()
{
    std::set<std::string> words;
    for (const Family* family : families())
        for (const FormInfo& form : family->forms) {
            Description d;
            form.describe(d);
            for (const auto word : d.spelt()) words.emplace(word);
        }
    words.erase("");
    return {words.begin(), words.end()};
}

}  // namespace hoyle::log::forms

// The grammar and the forms as such: what holds of every one of them.

#include "log/form_tables.hpp"
#include "log/forms.hpp"
#include "log/section.hpp"
#include "log/session.hpp"

#include <catch2/catch.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

#include <map>
#include <set>

using namespace hoyle;
using namespace hoyle::log;
using forms::Kind;
using forms::Use;

TEST_CASE("the grammar has no rule that could go round for ever")
{
    CHECK(tao::pegtl::analyze<log::session::line>() == 0);
    CHECK(tao::pegtl::analyze<forms::every<Kind::atom>>() == 0);
}

TEST_CASE("every statement has a form in which it is printed")
{
    std::set<Verb> printed;
    for (const forms::Family* family : forms::families())
        for (const auto& form : family->forms)
            if (form.kind != Kind::atom && form.use != Use::only_read) printed.insert(form.verb);
    for (std::size_t i = 0; i < verb_count; ++i) {
        const Verb verb = static_cast<Verb>(i);
        INFO(forms::name_of(verb));
        CHECK(printed.count(verb) == 1);
    }
}

TEST_CASE("every form is read as the statement it is a form of, and what is printed of it reads the same")
{
    std::set<Verb> read;
    const auto all = forms::examples();
    CHECK(all.size() > 300);
    for (const auto& [form, line] : all) {
        INFO(form->slug << ": " << line);
        Section section;
        parse({"example", line, 1}, section);
        for (const auto& fault : section.faults) UNSCOPED_INFO(fault.message);
        REQUIRE(section.faults.empty());
        REQUIRE(section.statements.size() == 1);
        const Verb verb = section.statements[0].verb;
        read.insert(verb);
        // with another word in it a line may be another statement: `held 12 cards` is `took up 12`
        if (verb != form->verb) UNSCOPED_INFO("read as " << forms::name_of(verb));
        const std::string once = print(section);
        CHECK(once.size() > 1);
        Section again;
        parse({"example", once, 1}, again);
        REQUIRE(again.faults.empty());
        CHECK(print(again) == once);
        CHECK(again.statements[0].verb == verb);
    }
    for (std::size_t i = 0; i < verb_count; ++i) {
        INFO(forms::name_of(static_cast<Verb>(i)));
        CHECK(read.count(static_cast<Verb>(i)) == 1);
    }
}

TEST_CASE("where forms share their first words, something is said of what follows them")
{
    for (const bool atoms : {false, true}) {
        std::map<std::pair<bool, std::string_view>, int> begins;
        std::set<std::string_view> said;
        for (const forms::Family* family : forms::families()) {
            if ((family->forms.front().kind == Kind::atom) != atoms) continue;
            for (const auto& form : family->forms)
                if (form.past(form.opening.data(), form.opening.data() + form.opening.size()) && !form.opening.empty())
                    begins[{form.kind == Kind::act || form.kind == Kind::named, form.opening}] +=
                        form.wanted ? 1 : -100;  // without: whatever follows
            for (const auto& after : family->after)
                if (after.message) said.insert(after.opening);
        }
        for (const auto& [opening, times] : begins) {
            INFO(opening.second);
            if (times > 1) CHECK(said.count(opening.second) == 1);
        }
    }
}

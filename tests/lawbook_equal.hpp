// Two books compared field by field. A difference fails the test and names the field.
#pragma once

#include "lawbook/book.hpp"

#include <catch2/catch.hpp>

namespace hoyle::test {

using namespace lawbook;

template <class T> void require_equal(std::span<const T> a, std::span<const T> b);
template <class T> void require_equal(const Items<T>& a, const Items<T>& b)
{
    require_equal(std::span<const T>(a), std::span<const T>(b));
}

template <class T> void require_equal(const T& a, const T& b) { REQUIRE(a == b); }

inline void require_equal(const terms::Condition& a, const terms::Condition& b)
{
    REQUIRE(a.attr == b.attr);
    require_equal(a.words, b.words);
}

inline void require_equal(const SettingCondition& a, const SettingCondition& b)
{
    REQUIRE(a.setting == b.setting);
    require_equal(a.values, b.values);
}

inline void require_equal(const Citation& a, const Citation& b)
{
    REQUIRE(a.law == b.law);
    REQUIRE(a.how == b.how);
}

inline void require_equal(const Override& a, const Override& b)
{
    REQUIRE(a.law == b.law);
    REQUIRE(a.part == b.part);
}

inline void require_equal(const Step& a, const Step& b)
{
    REQUIRE(a.atom == b.atom);
    REQUIRE(a.hand == b.hand);
    REQUIRE(a.thing == b.thing);
    REQUIRE(a.by == b.by);
    REQUIRE(a.at == b.at);
    require_equal(a.until, b.until);
    REQUIRE(a.law == b.law);
    require_equal(a.then, b.then);
    REQUIRE(a.unless_consent_of == b.unless_consent_of);
    REQUIRE(a.choice == b.choice);
    REQUIRE(a.suit == b.suit);
    REQUIRE(a.fixed == b.fixed);
}

inline void require_equal(const Rare& a, const Rare& b)
{
    REQUIRE((a.as == nullptr) == (b.as == nullptr));
    if (a.as) {
        REQUIRE(a.as->kind == b.as->kind);
        require_equal(a.as->points, b.as->points);
        require_equal(a.as->facts, b.as->facts);
    }
    require_equal(a.readings, b.readings);
    require_equal(a.overrides, b.overrides);
    REQUIRE(a.note == b.note);
}

inline void require_equal(const Ruling& a, const Ruling& b)
{
    INFO("line " << b.line);
    REQUIRE(a.law == b.law);
    REQUIRE(a.clause == b.clause);
    REQUIRE(a.part == b.part);
    require_equal(a.kinds, b.kinds);
    require_equal(a.points, b.points);
    require_equal(a.when, b.when);
    require_equal(a.under, b.under);
    REQUIRE(a.verb == b.verb);
    require_equal(a.steps, b.steps);
    REQUIRE(a.text == b.text);
    REQUIRE(a.is == b.is);
    require_equal(a.entitled, b.entitled);
    REQUIRE(a.consult == b.consult);
    require_equal(a.until, b.until);
    require_equal(a.otherwise, b.otherwise);
    REQUIRE(a.upon_claim == b.upon_claim);
    require_equal(a.with, b.with);
    require_equal(*a.rare, *b.rare);
    REQUIRE(a.inherited == b.inherited);
    REQUIRE(a.line == b.line);
}

inline void require_equal(const Law& a, const Law& b)
{
    INFO("law " << b.number.view());
    REQUIRE(a.number == b.number);
    REQUIRE(a.heading == b.heading);
    REQUIRE(a.gist == b.gist);
    REQUIRE(a.cite_only == b.cite_only);
    require_equal(a.see, b.see);
    REQUIRE(a.cited_as == b.cited_as);
    REQUIRE(a.amends == b.amends);
    REQUIRE(a.line == b.line);
}

inline void require_equal(const Setting& a, const Setting& b)
{
    REQUIRE(a.name == b.name);
    REQUIRE(a.reading == b.reading);
    REQUIRE(a.asks == b.asks);
    require_equal(a.values, b.values);
    REQUIRE(a.default_value == b.default_value);
}

inline void require_equal(const Procedure& a, const Procedure& b)
{
    REQUIRE(a.answered == b.answered);
    REQUIRE(a.value == b.value);
    REQUIRE(a.law == b.law);
}

inline void require_equal(const Figure& a, const Figure& b)
{
    REQUIRE(a.name == b.name);
    require_equal(a.laws, b.laws);
    REQUIRE(a.unit == b.unit);
    require_equal(a.readings, b.readings);
}

inline void require_equal(const FigureValue& a, const FigureValue& b)
{
    REQUIRE(a.figure == b.figure);
    REQUIRE(a.path == b.path);
    REQUIRE(a.value == b.value);
    REQUIRE(a.under_setting == b.under_setting);
    REQUIRE(a.under_value == b.under_value);
}

inline void require_equal(const Without& a, const Without& b)
{
    REQUIRE(a.law == b.law);
    REQUIRE(a.reason == b.reason);
}

template <class T> void require_equal(std::span<const T> a, std::span<const T> b)
{
    REQUIRE(a.size() == b.size());
    for (std::size_t i = 0; i < a.size(); ++i) require_equal(a[i], b[i]);
}

inline void require_equal(const Book& a, const Book& b)
{
    INFO(b.id);
    REQUIRE(a.id == b.id);
    REQUIRE(a.title == b.title);
    REQUIRE(a.year == b.year);
    REQUIRE(a.who == b.who);
    REQUIRE(a.source == b.source);
    REQUIRE(a.cited_as == b.cited_as);
    REQUIRE(a.extends == b.extends);
    REQUIRE(a.game == b.game);
    require_equal(a.laws, b.laws);
    require_equal(a.rulings, b.rulings);
    require_equal(a.settings, b.settings);
    require_equal(a.procedure, b.procedure);
    require_equal(a.figures, b.figures);
    require_equal(a.figure_values, b.figure_values);
    require_equal(a.without, b.without);
    require_equal(a.index_starts, b.index_starts);
    require_equal(a.index, b.index);
}

}  // namespace hoyle::test

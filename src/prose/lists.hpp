// Lists of words that the reader of everyday words goes by: lawbooks/story-words.yaml, compiled in by the build. Each has there
// what it is for.
#pragma once

#include "terms/literal.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace hoyle::prose {

enum class List : std::uint8_t {
    playing,
    saying,
    speaking,
    new_incident,
    asked_about,
    claiming,
    common_kinds,
    story_facts,
    not_yet,
    prepositions,
    joining,
    idle,
    titles,
    title_names,
    title_signs,
    kin,
    no_adverbs,
    short_titles,
    writer,
    abbreviations,
    statement_heads,
    statement_starts,
    statement_nouns,
    acts,
    making,
    no_making,
    hanging_acts,
    trick_filling,
    trick_heads,
    taking_tricks,
    beating,
    law_words,
    law_stems,
    code_names,
    codes_alone,
    beside_codes,
    conditional,
    nothing_led,
    beside_standing,
    times,
    still,
    reasons,
    calling,
    noticing,
    apposing,
    revoking,
    of_speech,
    pronouns,
    table_heads,
    table_filling,
    deal_filling,
    code_of_whist,
    leading,
    dealing,
    bringing,
    trick_columns,
};

/// As in the file, in the order of the enumerators.
// clang-format off
inline constexpr auto list_names = std::to_array<std::string_view>(
    {"playing",         "saying",          "speaking",        "new-incident",
     "asked-about",     "claiming",        "common-kinds",    "story-facts",     "not-yet",
     "prepositions",    "joining",         "idle",            "titles",
     "title-names",     "title-signs",     "kin",             "no-adverbs",
     "short-titles",    "writer",          "abbreviations",   "statement-heads",
     "statement-starts","statement-nouns", "acts",            "making",          "no-making",       "hanging-acts",
     "trick-filling",   "trick-heads",     "taking-tricks",   "beating",
     "law-words",       "law-stems",       "code-names",      "codes-alone",
     "beside-codes",    "conditional",     "nothing-led",   "beside-standing",     "times",
     "still",           "reasons",         "calling",         "noticing",
     "apposing",        "revoking",        "of-speech",       "pronouns",
     "table-heads",     "table-filling",   "deal-filling",    "code-of-whist",
     "leading",         "dealing",         "bringing",         "trick-columns"});
// clang-format on

std::span<const Literal> words_of(List list);

bool is_in(List list, std::string_view word);

}  // namespace hoyle::prose

// What two books rule differently, in substance: different answers to the same question, different figures, settings and
// procedure; laws without a counterpart. Numbers and words of the laws do not count.
#pragma once

#include "lawbook/compare.hpp"

#include <string_view>

namespace hoyle::lawbook {

/// The answers to one point of a kind that are not alike.
struct KindDiffers {
    Kind kind{};
    std::string_view group;  ///< of topics, for a reader; empty: none
    std::vector<SideBySide> rows;
    bool in_words_only = false;  ///< neither book gives anybody anything: they only differ in why not
};

struct FigureDiffers {
    std::string_view name;
    std::vector<std::string> values[2];  ///< what differs, in words: "options: take, deduct, add"
};

struct SettingDiffers {
    std::string_view name;
    const Setting* settings[2];  ///< nullptr: that book has it not
};

struct Difference {
    std::vector<KindDiffers> kinds;  ///< in the order of the topics
    std::vector<FigureDiffers> figures;
    std::vector<SettingDiffers> settings;
    std::vector<ProcedureKey> procedure;
    std::vector<const Law*> alone[2];  ///< laws of one book on which the other has none
};

Difference difference(const Book& a, const Book& b);

}  // namespace hoyle::lawbook

#include "prose/word_lookup.hpp"

#include "phrases/words.hpp"
#include "prose/lists.hpp"

#include <array>
#include <string>
#include <utility>

namespace hoyle::prose {

std::optional<Strain> strain_named(std::string_view word)
{
    static constexpr std::pair<std::string_view, Strain> names[] = {
        {"spade", Strain::spades},     {"spades", Strain::spades},     {"heart", Strain::hearts},
        {"hearts", Strain::hearts},    {"diamond", Strain::diamonds},  {"diamonds", Strain::diamonds},
        {"dia", Strain::diamonds},     {"club", Strain::clubs},        {"clubs", Strain::clubs},
        {"nt", Strain::no_trump},      {"no-trump", Strain::no_trump}, {"no-trumps", Strain::no_trump},
        {"notrump", Strain::no_trump}, {"notrumps", Strain::no_trump}, {"pique", Strain::spades},
        {"coeur", Strain::hearts},     {"carreau", Strain::diamonds},  {"trefle", Strain::clubs}};
    for (const auto& [name, strain] : names)
        if (word == name) return strain;
    return std::nullopt;
}

std::optional<Rank> rank_named(std::string_view word)
{
    static constexpr auto ranks = std::to_array<std::pair<std::string_view, Rank>>(
        {{"ace", Rank::ace},   {"king", Rank::king}, {"queen", Rank::queen}, {"jack", Rank::jack},   {"knave", Rank::jack},
         {"ten", Rank::ten},   {"nine", Rank::nine}, {"eight", Rank::eight}, {"seven", Rank::seven}, {"six", Rank::six},
         {"five", Rank::five}, {"four", Rank::four}, {"three", Rank::three}, {"trey", Rank::three},  {"deuce", Rank::two},
         {"two", Rank::two},   {"10", Rank::ten},    {"9", Rank::nine},      {"8", Rank::eight},     {"7", Rank::seven},
         {"6", Rank::six},     {"5", Rank::five},    {"4", Rank::four},      {"3", Rank::three},     {"2", Rank::two},
         {"a", Rank::ace},     {"k", Rank::king},    {"q", Rank::queen},     {"j", Rank::jack}});
    for (const auto& [name, rank] : ranks)
        if (word == name) return rank;
    return std::nullopt;
}

std::optional<Side> side_named(std::string_view small)
{
    if (small == "ns" || small == "n-s" || small == "sn" || small == "s-n" || small == "north-south") return Side::ns;
    if (small == "ew" || small == "e-w" || small == "we-e" || small == "w-e" || small == "east-west") return Side::ew;
    return std::nullopt;
}

std::optional<int> number_named(std::string_view small)
{
    const std::string digits = small == "once" ? "" : phrases::stem(small);
    if (digits.empty() || digits.size() > 4 || digits.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    return std::stoi(digits);
}

std::optional<int> ordinal(std::string_view small)
{
    static constexpr auto names = std::to_array<std::string_view>({"first", "second", "third", "fourth", "fifth", "sixth",
                                                                   "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
                                                                   "thirteenth"});
    static constexpr auto short_names = std::to_array<std::string_view>(
        {"1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th", "13th"});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (small == names[i] || small == short_names[i]) return static_cast<int>(i) + 1;
    return std::nullopt;
}

std::string stem_of(std::string_view small)
{
    static constexpr std::pair<std::string_view, std::string_view> past[] = {
        {"led", "lead"},    {"chose", "choos"},   {"threw", "throw"},   {"took", "take"},        {"taken", "take"},
        {"gave", "give"},   {"given", "give"},    {"said", "say"},      {"says", "say"},         {"won", "win"},
        {"went", "go"},     {"goes", "go"},       {"gone", "go"},       {"left", "leav"},        {"made", "make"},
        {"dealt", "deal"},  {"laid", "lay"},      {"fell", "fall"},     {"let", "let"},          {"shown", "show"},
        {"told", "tell"},   {"wrote", "write"},   {"written", "write"}, {"stood", "stand"},      {"drew", "draw"},
        {"held", "hold"},   {"never", "not"},     {"cannot", "not"},    {"knew", "know"},        {"saw", "see"},
        {"had", "have"},    {"has", "have"},      {"forgot", "forget"}, {"forgotten", "forget"}, {"put", "put"},
        {"flung", "fling"}, {"came", "come"},     {"began", "begin"},   {"begun", "begin"},      {"overtook", "overtak"},
        {"drawn", "draw"},  {"brought", "bring"}, {"beaten", "beat"},   {"stuck", "stick"},      {"having", "have"}};
    if (small.ends_with("n't")) return "not";
    if (const auto apostrophe = small.find('\''); apostrophe != small.npos) small = small.substr(0, apostrophe);
    for (const auto& [word, present] : past)
        if (small == word) return std::string(present);
    return phrases::stem(small);
}

bool is_saying(std::string_view stem) { return is_in(List::saying, stem); }

}  // namespace hoyle::prose

#include "prose/translate.hpp"

#include "phrases/unwrapped.hpp"
#include "prose/deal_end.hpp"
#include "prose/diagram.hpp"
#include "prose/four_hands.hpp"
#include "prose/hands.hpp"
#include "prose/headings.hpp"
#include "prose/lists.hpp"
#include "prose/page/page.hpp"
#include "prose/row_of_cards.hpp"
#include "prose/seating.hpp"
#include "prose/talk.hpp"
#include "prose/story_translator.hpp"
#include "prose/word_lookup.hpp"
#include "sheet/read.hpp"

#include <algorithm>

namespace hoyle::prose {
namespace {

/// How a log is written, and whether it tells of deals, and of makes in the language: then it is no score sheet.
struct Manner {
    Written how = Written::in_words;
    bool deals = false, makes = false;
};

/// A hand, or the end of a deal, in words that stand in a log of the language too.
bool tells_hand_or_end(std::string_view line)
{
    static const Table bare;
    return hand_told(line, bare) || four_hands_told(line) || !parse_deal_end(line.substr(0, line.find('#')), bare).empty();
}

bool heads_deal(std::string_view line)
{
    return line.starts_with("deal ") || (line.starts_with("Deal ") && line.find(" by ") != line.npos);
}

/// Four lines in five are in the language: as they stand, or but for one slip of typing. Of a log of a few lines all must be.
Manner manner_of(std::string_view text, Typed& typed)
{
    constexpr std::size_t few = 5, in_five = 4;
    std::size_t lines = 0, others = 0;
    std::vector<std::string_view> refused;
    Manner manner;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const auto line = trimmed(text.substr(at, end - at));
        at = end + 1;
        if (line.starts_with("expect ") || line.starts_with("title ") || line.starts_with("block"))
            return {Written::in_the_language, false};
        if (line.empty() || line[0] == '#') continue;
        ++lines;
        if (line.size() <= longest_line && tells_hand_or_end(line)) continue;
        manner.deals |= heads_deal(line);
        if (line.size() > longest_line || !typed.language().reads(line)) refused.push_back(line);
        else manner.makes |= line.find(" makes ") != line.npos;
    }
    const bool too_many = refused.size() == lines || (lines >= few && refused.size() * 3 > lines * 2);  // to be slips
    const std::size_t most_others = lines < few ? 0 : lines * (5 - in_five) / 5;
    for (const auto line : refused) {
        const auto& meant = too_many ? std::vector<std::string>() : typed.meant(line);
        manner.deals |= std::any_of(meant.begin(), meant.end(), heads_deal);
        if (std::any_of(meant.begin(), meant.end(), [](const std::string& each) { return each.starts_with("block"); }))
            return {Written::mostly, true};  // no sheet as people keep them
        if (meant.empty() && ++others > most_others) return manner;
    }
    manner.how = Written::mostly;
    return manner;
}

/// `W: Slater`, who is told to have sat South. `text` has the statement of a table somewhere, or none.
bool contradicts(const Talk& talk, std::string_view text)
{
    const auto begin = text.find("table N: ");
    if (begin == text.npos) return false;
    const auto table = text.substr(begin, text.find_first_of("\n#", begin) - begin);
    return std::any_of(all_seats.begin(), all_seats.end(), [&](Seat seat) {
        const std::string& told = talk.names[seat];
        const std::string head = std::string(1, letter_of(seat)) + ": ";
        const auto at = table.find(head) + head.size();
        const auto name = trimmed(table.substr(at, table.find(',', at) - at));
        return !told.empty() && name.find(told) == name.npos && told.find(name) == told.npos;
    });
}

/// On one line; or here and there, where that tells more or otherwise.
std::optional<Mentioned> table_told(const Talk& talk, std::string_view text)
{
    const auto table = table_mentioned(text);
    const bool all_named = std::none_of(all_seats.begin(), all_seats.end(), [&](Seat seat) { return talk.names[seat].empty(); });
    if (table && !all_named && !contradicts(talk, table->statement)) return table;
    return talk.table.empty() ? std::nullopt : std::optional(Mentioned{talk.table, 0});
}

/// Of a text whose hands or sentences were joined: each line as the writer has it.
void show_as_written(Translation& out, std::string_view joined, std::string_view whole)
{
    const auto read = split_lines(joined), written = split_lines(whole);
    for (WrittenLine& line : out.lines) {
        const std::size_t at = static_cast<std::size_t>(line.number) - 1;
        if (line.words.empty() || at >= std::min(read.size(), written.size()) || read[at] == written[at]) continue;
        if (const auto words = trimmed(written[at]); !words.empty()) {
            line.words = words;
            line.indent = static_cast<std::uint32_t>(words.data() - written[at].data());
        }
    }
}

/// Two leads or more told with their cards, `led the ace of hearts`: a story of the play, and no score sheet.
bool tells_play(std::string_view text)
{
    constexpr std::size_t fewest = 2, longest = 5;
    std::size_t leads = 0;
    const auto words = split(text);
    for (std::size_t i = 0; i + longest <= words.size(); ++i) {
        const std::size_t rank = words[i + 1] == "the" ? i + 2 : i + 1;
        leads += is_in(List::leading, words[i]) && rank_named(words[rank]) && words[rank + 1] == "of" &&
                 strain_named(words[rank + 2]);
    }
    return leads >= fewest;
}

/// Of two hands or more it is told who dealt. Where all four seats are named besides it is a log, and no score sheet.
bool tells_dealers(std::string_view text)
{
    constexpr std::ptrdiff_t fewest = 2;
    const auto words = split(text);
    return std::count_if(words.begin(), words.end(), [](auto word) { return is_in(List::dealing, word); }) >= fewest;
}

/// "He put us down 8 instead of 16. Can it be put right?": a dispute on a figure of one hand, all told in one line, and no score
/// sheet.
bool asks_of_one_hand(const Translation& sheet, std::string_view text)
{
    constexpr std::string_view hand = "\nfrom ";
    const auto first = sheet.bytes.find(hand);
    if (text.find('?') == text.npos || first == text.npos || sheet.bytes.find(hand, first + 1) != sheet.bytes.npos) return false;
    const auto lines = split_lines(text);
    return std::count_if(lines.begin(), lines.end(), [](std::string_view line) { return !trimmed(line).empty(); }) == 1;
}

/// Of a text that prints a deal, or, where it may be one, is a score sheet.
std::optional<Translation> as_printed(std::string_view text, Typed& typed, bool may_be_sheet)
{
    const Language& language = typed.language();
    const Talk told = talk_of(text);
    const auto deal = parse_page(text, language.reads, told.names);
    const bool gainsaid = deal && std::any_of(deal->head.begin(), deal->head.end(),
                                              [&](const Mentioned& each) { return contradicts(told, each.statement); });
    if (deal && !gainsaid) return StoryTranslator(typed, Written::printed).parse(text, *deal, told);
    if (!may_be_sheet || tells_play(text) || (tells_dealers(text) && table_told(told, text))) return std::nullopt;
    const auto laws = laws_mentioned(text);
    auto sheet = sheet::read_as_kept(text, {laws ? std::string_view(laws->statement) : std::string_view(), language.reads});
    if (sheet && asks_of_one_hand(*sheet, text)) return std::nullopt;
    return sheet;
}

/// Of any other log.
std::optional<Translation> in_words(std::string_view text, Typed& typed, Written how)
{
    Talk talk = talk_of(text);
    std::vector<Mentioned> headings;
    const auto hands = table_of_hands(text);
    if (hands && !talk.dealer) talk.dealer = hands->dealer;
    if (const auto dealer = dealer_in_table(text)) talk.dealer = dealer;
    if (const auto seats = seats_of_the_books(text)) headings.push_back(*seats);
    // with the players known a deal may be heard sooner, before the line that names the code
    constexpr int most_passes = 3;
    for (int pass = 1;; ++pass) {
        StoryTranslator translator(typed, how);
        auto out = translator.parse(text, headings, talk);
        if (!translator.changed) return std::nullopt;
        const std::size_t known = headings.size();
        if (const auto laws = translator.laws_in_time ? std::nullopt : laws_mentioned(text)) headings.push_back(*laws);
        std::optional<Mentioned> table;
        if (!translator.seated_in_time) table = hands ? std::optional(hands->table) : table_told(talk, text);
        if (!table && !translator.seated_in_time && !translator.seated.statement.empty()) table = translator.seated;
        if (table && typed.language().reads(table->statement)) headings.push_back(*table);
        if (headings.size() == known || pass == most_passes) return out;
    }
}

std::optional<Translation> translated(std::string_view text, const Language& language)
{
    Typed typed(language);
    const auto [how, deals, makes] = manner_of(text, typed);
    if (!deals || how != Written::mostly)
        if (auto printed = as_printed(text, typed, !deals || !makes)) return printed;
    if (how == Written::in_the_language) return std::nullopt;
    const auto sentences = phrases::unwrapped(text);
    auto out = in_words(sentences ? std::string_view(*sentences) : text, typed, how);
    if (out && sentences) show_as_written(*out, *sentences, text);
    return out;
}

}  // namespace

std::optional<Translation> translate(std::string_view whole, const Language& language)
{
    const auto diagram = with_diagram_read(whole);
    const std::string_view hands_apart = diagram ? std::string_view(*diagram) : whole;
    const auto joined = with_hands_joined(hands_apart);
    const std::string_view hands_read = joined ? std::string_view(*joined) : hands_apart;
    const auto parted = with_rows_parted(hands_read);
    const std::string_view read = parted ? std::string_view(*parted) : hands_read;
    auto out = translated(read, language);
    if (out && (diagram || joined || parted)) show_as_written(*out, read, whole);
    return out;
}

}  // namespace hoyle::prose

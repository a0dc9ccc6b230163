#include "prose/story_translator.hpp"

#include "lawbook/find_book.hpp"
#include "prose/deal_end.hpp"
#include "prose/four_hands.hpp"
#include "prose/hand_asked.hpp"
#include "prose/hands.hpp"
#include "prose/headings.hpp"
#include "prose/standing.hpp"
#include "prose/lists.hpp"
#include "prose/seating.hpp"
#include "prose/stakes.hpp"
#include "prose/tricks.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace hoyle::prose {
namespace {

/// `S passes` and `Burton passes`, who may sit there, or `dealer passes`: whoever is no seat has been put to his.
bool says_the_same(std::string_view told, std::string_view meant)
{
    if (told == meant) return true;
    const auto who = meant.substr(0, meant.find(' '));
    return !seat_of(who) && std::isalpha(static_cast<unsigned char>(who.front())) != 0 &&
           told.substr(std::min(told.find(' '), told.size())) == meant.substr(who.size());
}

}  // namespace

void StoryTranslator::begin(std::string_view text, const Talk& talk)
{
    table_.writer = writer_mentioned(text);
    table_.three = tells_dummy_bridge(text);
    table_.told_as_dealer = talk.dealer;
    story_ = text;
    if (talk.maker) table_.told_make = letter_of(*talk.maker) + std::string(" makes ") + std::string(name_of(talk.made));
    players_ = Players(text);
}

Translation StoryTranslator::end()
{
    if (!hands_.empty()) put(stating_.heading(), hands_.front().second.words, 0);
    put_standing();
    if (!hand_asked_for()) report_incidents();
    if (!deal_begun_) laws_in_time = laws_put_, seated_in_time = seated_put_;
    put_comments();
    return std::move(out_);
}

/// A hand in words of which nothing else is asked than what it scores: it is told by its statements, and its lines are remarks.
bool StoryTranslator::hand_asked_for()
{
    const bool nothing_else = std::all_of(named_.begin(), named_.end(),
                                          [](const std::string& each) { return each.starts_with("laws "); });
    const auto told = how_ == Written::in_words && !deal_begun_ && nothing_else && !unparsed_.empty()
                          ? hand_asked(story_, table_)
                          : std::vector<std::string>();
    if (told.empty() || !std::all_of(told.begin(), told.end(), [&](const std::string& each) { return stating_.reads(each); }))
        return false;
    laws_in_time = laws_put_, seated_in_time = seated_put_;
    for (const std::string& each : told) append(each, {unparsed_.front().number, std::string(unparsed_.front().words), 0});
    for (const UnparsedLine& line : unparsed_) comment(line, {});
    return deal_begun_ = changed = true;
}

Translation StoryTranslator::parse(std::string_view text, const std::vector<Mentioned>& headings, const Talk& talk)
{
    begin(text, talk);
    find_hands_behind(text);
    for (const Mentioned& heading : headings) {
        changed = true;
        table_.update(heading.statement);
        append(heading.statement, {heading.line + 1, heading.statement, 0});
    }
    for (std::size_t at = 0; at < text.size(); ++number_) {
        const auto end = std::min(text.find('\n', at), text.size());
        rest_ = text.substr(end);
        line(text.substr(at, end - at));
        at = end + 1;
    }
    return end();
}

Translation StoryTranslator::parse(std::string_view text, const PrintedDeal& deal, const Talk& talk)
{
    begin(text, talk);
    const auto lines = split_lines(text);
    const auto say = [&](const std::string& statement, std::size_t at) {
        const auto words = trimmed(lines[at]);
        number_ = at + 1;
        put(statement, words, static_cast<std::uint32_t>(words.data() - lines[at].data()));
        table_.update(statement);
    };
    std::size_t head = 0;  // the line that the deal begins with
    for (const Mentioned& heading : deal.head) {
        head = heading.line;
        if (heading.statement.starts_with("deal ")) changed |= standing_.hear_above(lines, head);
        say(heading.statement, heading.line);
    }
    table_.printed = true;
    for (std::size_t at = 0; at < std::min(lines.size(), deal.lines.size()); ++at) {
        number_ = at + 1;
        const auto& told = deal.lines[at];
        const std::string comment = "# " + std::string(trimmed(lines[at]));
        const auto words = without_comment(lines[at]);
        above_deal_ = at < head;
        const bool of_the_table = !told && stating_.reads(words) && stating_.is_of_the_table(typed_.language().canonical(words));
        if (!told && !of_the_table) line(lines[at]);
        else if (!told) say(comment, at);
        else say(told->empty() ? comment : *told + "  " + comment, at);
        if (!deal.notes[at].empty()) unparsed_.push_back({deal.notes[at], number_, 0});
    }
    return end();
}

/// Before the deal it is of; of a text that heads none, at its end.
void StoryTranslator::put_standing()
{
    if (auto told = standing_.take()) append(told->first, std::move(told->second));
}

void StoryTranslator::put(std::string_view bytes, std::string_view written, std::uint32_t indent)
{
    if (trimmed(bytes).starts_with("deal ")) {
        if (deal_begun_) report_incidents();
        else if (how_ == Written::in_words || how_ == Written::mostly) changed |= standing_.hear_ahead(rest_, number_);
        put_standing();
        if (!deal_begun_) laws_in_time = laws_put_, seated_in_time = seated_put_;
        deal_begun_ = true;
        Table then = table_;
        then.update(trimmed(bytes));
        dealer_ = then.dealer;
    }
    append(bytes, {number_, std::string(written), indent, {}, false, of_the_language_});
    if (trimmed(bytes).starts_with("deal ")) put_hands();
}

/// Of the one deal of a text, hands that stand behind its tricks: they tell who led, and are told first. Where hands stand before
/// the tricks as well, or a first trick comes again, those behind are another deal's.
void StoryTranslator::find_hands_behind(std::string_view text)
{
    std::size_t number = 0, first_tricks = 0;
    std::vector<std::pair<std::string, WrittenLine>> found;
    for (const std::string_view whole : split_lines(text)) {
        const auto words = trimmed(whole);
        ++number;
        if (words.size() > longest_line) return;
        const auto head = trick_head(words);
        first_tricks += head && head->number == 1;
        const auto told = hand_told(words, table_);
        if (first_tricks > 1 || (told && first_tricks == 0)) return;
        if (told) found.emplace_back(*told + "  # " + std::string(words), WrittenLine{number, std::string(words), 0});
    }
    if (found.size() == all_seats.size()) hands_ = hands_behind_ = std::move(found);
}

void StoryTranslator::put_hands()
{
    for (auto& [statement, line] : std::exchange(hands_, {})) {
        append(statement, std::move(line));
        table_.update(statement);
    }
}

void StoryTranslator::append(std::string_view bytes, WrittenLine line)
{
    laws_put_ = laws_put_ || trimmed(bytes).starts_with("laws ");
    if (!seated_put_ && trimmed(bytes).starts_with("table ")) {
        seated_put_ = true;
        seated = {std::string(trimmed(bytes.substr(0, bytes.find('#')))), static_cast<std::size_t>(line.number) - 1};
    }
    out_.bytes += bytes;
    out_.bytes += '\n';
    out_.lines.push_back(std::move(line));
}

void StoryTranslator::as_it_is(std::string_view whole)
{
    put(whole, {}, 0);
    if (stating_.reads(whole)) table_.update(whole);
}

bool StoryTranslator::names_laws_again(std::string_view words) const
{
    return table_.laws && lower(words).starts_with("laws:") && parse_laws(words);
}

/// How the sides stood, before the first deal; true: the line, that is one of the language, tells nothing else.
bool StoryTranslator::standing(std::string_view words, bool reads)
{
    // `score NS 14, EW 8` before any deal is no deal's
    const bool before_deals = reads && words.starts_with("score ") && rest_.find("\ndeal ") != rest_.npos;
    if ((reads && !before_deals) || deal_begun_ || how_ == Written::in_the_language) return false;
    const bool told = standing_.hear(words, next_line(), number_, before_deals);
    changed |= told;
    if (!told || !before_deals) return false;
    put("# " + std::string(words), words, 0);
    return true;
}

/// `-- second game to N-S --`, or in a log of the language `(aces two each)`: what stands within; empty: the line is none.
std::string_view StoryTranslator::said_aside(std::string_view words) const
{
    if (words.starts_with("-- ") && words.find_first_not_of("- ") != words.npos) return words;
    const bool in_brackets = words.starts_with('(') && words.find(')') + 1 == words.size();
    return in_brackets && how_ == Written::mostly ? words.substr(1, words.size() - 2) : std::string_view();
}

void StoryTranslator::line(std::string_view whole)
{
    const auto words = without_comment(whole);
    of_the_language_ = how_ == Written::mostly;
    if (words.empty() || words.size() > longest_line) return put(whole, {}, 0);
    ++written_;
    if (const auto within = said_aside(words); !within.empty()) return aside(whole, within);
    const bool reads = stating_.reads(whole);
    if (standing(words, reads) || (!reads && in_other_words(whole, words))) return;
    if (how_ == Written::mostly) {
        if (reads && split(words).front() != "table") return as_it_is(whole);
        if (lines_.tells_deal_end(words) || lines_.tells_trumps(words)) return unparsed_line(whole, words);
        const Near near = near_statement(words);
        if (near == Near::mistyped) return as_it_is(whole);
        of_the_language_ = near == Near::as_meant;
    }
    if (heads_log(words)) return;
    if (reads && !says_call(words)) return read_line(whole, words);
    unparsed_line(whole, words);
}

/// What is no line of the language: of a letter, the stakes, a hand, a statement with players' names.
bool StoryTranslator::in_other_words(std::string_view whole, std::string_view words)
{
    if (is_of_a_letter(words) || names_laws_again(words)) return aside(whole, words), true;
    const bool free = how_ != Written::in_the_language;
    if (const auto stakes = free ? stakes_told(words, table_) : std::nullopt; stakes && stating_.reads(*stakes)) {
        changed = true;
        put(*stakes + "  # " + std::string(words), words, 0);
        return true;
    }
    return hand(whole, words) || (free && by_names(whole, words));
}

/// The code, or who sits where, in other words than the language has.
bool StoryTranslator::heads_log(std::string_view words)
{
    auto told = table_.seated ? std::nullopt : table_without_commas(words);
    // "portland 1904" might be a figure of a side called portland
    if (!told && !table_.laws && !names_book(words)) told = parse_laws(words);
    if (!told) return false;
    changed = true;
    put(*told + "  # " + std::string(words), words, 0);
    table_.update(*told);
    if (told->starts_with("laws ")) behind_laws(words);
    return true;
}

/// `1905 American code. Diamonds, the dealer's own make.`: what the sentences behind the code tell.
void StoryTranslator::behind_laws(std::string_view words)
{
    const auto stop = words.find(". ");
    if (stop == words.npos || !parse_laws(words.substr(0, stop))) return;
    const auto rest = trimmed(words.substr(stop + 2));
    const Table before = table_;
    const ParseResult told = lines_.understand(rest);
    table_ = before;
    if (!told.statements.empty() && !told.refused) unparsed_line(rest, rest);
}

/// `North says "a heart, please, from West"`: speech that the language keeps as it was spoken, and a call.
bool StoryTranslator::says_call(std::string_view words)
{
    if (words.find(" says \"") == words.npos) return false;
    const Table before = table_;
    const ParseResult told = lines_.understand(words);
    table_ = before;
    if (told.statements.size() != 1 || told.refused) return false;
    const std::string& statement = told.statements[0];
    return statement.find(" calls ") != statement.npos || statement.ends_with(" refuses the double");
}

/// `-- second game to N-S --`: a remark, but for the score that it tells.
void StoryTranslator::aside(std::string_view whole, std::string_view words)
{
    auto within = words.substr(words.find_first_not_of("- "));
    while (within.ends_with('-') || within.ends_with(' ')) within.remove_suffix(1);
    if (lines_.tells_deal_end(within)) return unparsed_line(whole, within);
    // `-- East led the CK, out of his turn`: talk beside the tricks
    const Table before = table_;
    const ParseResult talk = lines_.understand(within);
    table_ = before;
    if (table_.dealt && !talk.statements.empty() && !talk.refused) return unparsed_line(whole, within);
    changed = true;
    put("# " + std::string(words), words,
        static_cast<std::uint32_t>(characters(whole.substr(0, whole.size() - trimmed(whole).size()))));
}

bool StoryTranslator::hand(std::string_view whole, std::string_view words)
{
    const auto indent = characters(whole.substr(0, static_cast<std::size_t>(words.data() - whole.data())));
    const bool told_before = std::any_of(hands_behind_.begin(), hands_behind_.end(),
                                         [&](const auto& each) { return each.second.number == number_; });
    if (told_before) return put("# " + std::string(words), words, static_cast<std::uint32_t>(indent)), true;
    auto told = hand_told(words, table_);
    if (!told) told = four_hands_told(words);
    if (told && stating_.reads(*told)) {
        const WrittenLine line{number_, std::string(words), static_cast<std::uint32_t>(indent), {}, false, of_the_language_};
        const std::string statement = *told + "  # " + std::string(words);
        if (!table_.dealt) hands_.emplace_back(statement, line);
        else append(statement, line);
        table_.update(*told);
        return changed = true;
    }
    if (!names_suits(words) && !heads_tricks(words) && !(heads_hands(words) && hand_told(next_line(), table_))) return false;
    put("# " + std::string(words), words, static_cast<std::uint32_t>(indent));
    return changed = true;
}

std::string_view StoryTranslator::next_line() const
{
    const auto begin = std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size());
    const auto line = rest_.substr(begin, rest_.find('\n', begin) - begin);
    return line.size() > longest_line ? std::string_view() : trimmed(line);
}

StoryTranslator::Near StoryTranslator::near_statement(std::string_view words)
{
    const auto& meant = stating_.reads(words) ? std::vector<std::string>() : typed_.meant(words);
    if (meant.empty()) return Near::none;
    const Table before = table_;
    const ParseResult result = lines_.understand(words);
    table_ = before;
    if (result.remark && !result.rest && result.statements.empty()) return Near::none;  // `nobody doubled`
    if (meant.size() > 1) {
        // `S calls the C8`: told in other words than the language has
        const bool told = result.whole() && result.statements.size() == 1 && words.find(result.statements[0]) == words.npos;
        return told ? Near::none : Near::mistyped;
    }
    if (result.statements.size() == 1 && !result.refused && result.note.empty() &&
        says_the_same(typed_.language().canonical(result.statements[0]), meant.front()))
        return Near::as_meant;
    table_.update(meant.front());  // so that what follows is understood as if it had been typed rightly
    return Near::mistyped;
}

std::optional<std::string> StoryTranslator::table_without_commas(std::string_view words)
{
    const bool commas = words.find(',') != words.npos;
    return words.starts_with("table ") && !commas ? parse_table(words) : std::nullopt;
}

bool StoryTranslator::names_book(std::string_view words)
{
    const auto said = split(words);
    if (said.size() < 2 || said[0] != "laws" || lawbook::books_called(said[1]).empty()) return false;
    return said.size() == 2 || said[2] == "with" || said[2].starts_with('#');
}

void StoryTranslator::read_line(std::string_view whole, std::string_view words)
{
    if (stating_.needs_deal(words)) {
        const std::string heading = stating_.heading();
        put(heading, words, 0);
        table_.update(heading);
        changed = true;
    }
    if (stating_.wants_make(words)) put(table_.told_make, words, 0), table_.update(table_.told_make);
    as_it_is(whole);
}

namespace {

/// `3. N: A S2 SK ST` understood as a trick of three cards: one of those told is mistyped, and none of the others moves up.
bool drops_a_card(std::string_view words, std::string_view trick)
{
    constexpr std::size_t longest_card = 3;
    const auto told = words.find(':'), understood = trick.find(':');
    if (words.empty() || std::isdigit(static_cast<unsigned char>(words[0])) == 0 || told == words.npos ||
        understood == trick.npos)
        return false;
    const auto cards = split(words.substr(told + 1)), kept = split(trick.substr(understood + 1));
    const auto sign = [](std::string_view card) {
        return std::none_of(card.begin(), card.end(), [](unsigned char c) { return std::isalnum(c) != 0; });
    };
    return cards.size() > kept.size() && !kept.empty() &&
           (!cards[0].starts_with(kept[0]) || std::any_of(cards.begin(), cards.end(), sign)) &&
           std::all_of(cards.begin(), cards.end(), [](std::string_view card) { return card.size() <= longest_card; });
}

}  // namespace

void StoryTranslator::unparsed_line(std::string_view whole, std::string_view words)
{
    const auto indent = static_cast<std::uint32_t>(
        characters(whole.substr(0, static_cast<std::size_t>(words.data() - whole.data()))));
    ++unparsed_lines_;
    if (how_ == Written::printed) return line_beside(whole, words, indent);
    ParseResult result = lines_.understand(words);
    if (standing_.may_tell(number_)) {
        const bool told = !result.statements.empty();
        drop_what_was_won(result);
        if (told && result.statements.empty() && !result.refused) return;
    }
    if (result.statements.empty() && result.known && !result.refused && !result.rest) {  // told before
        if (!standing_.begins_in(number_)) put("# " + std::string(trimmed(whole)), words, indent);
        return;
    }
    const bool remark = !is_near_miss(words) ||
                        ((result.said || result.remark) && !is_in(List::statement_heads, split(words).front()));
    keep_unparsed(words, result, indent);
    const bool no_sentence = result.statements.empty() && !is_sentence(words) && (!result.remark || result.rest);
    const bool refused = result.refused || no_sentence ||
                         (result.statements.size() == 1 && drops_a_card(words, result.statements[0]));
    if (how_ == Written::mostly && refused) {
        of_the_language_ = true;
        return as_it_is(whole);
    }
    if (result.statements.empty() && (result.refused || !remark)) return as_it_is(whole), stands_alone();
    take(whole, words, result, indent);
}

/// `18 to East and West, in the rubber game`, of how they stood: nothing was won yet.
void StoryTranslator::drop_what_was_won(ParseResult& result)
{
    std::erase_if(result.statements, [](std::string_view each) {
        return each.starts_with("game won ") || each.starts_with("rubber won ") || each.starts_with("score ");
    });
}

/// Beside the tricks of a printed deal.
void StoryTranslator::line_beside(std::string_view whole, std::string_view words, std::uint32_t indent)
{
    const Table before = table_;
    ParseResult result = lines_.understand(words);
    if (above_deal_) drop_what_was_won(result);
    if (result.rest && !result.refused) {  // of words in part understood only what was made
        std::erase_if(result.statements, [](std::string_view each) { return each.find(" makes ") == each.npos; });
        result.rest = result.statements.empty();
    }
    if (!result.statements.empty() && !result.rest && !result.refused)
        return keep_unparsed(words, result, indent), take(whole, words, result, indent);
    table_ = before;
    // `Y declared hearts. Before A had spoken B cried "I double!"`: the line may tell more than what the table has
    const bool known = result.known && words.find('"') == words.npos;
    if (!known) keep_unparsed(words, {}, indent);
    put("# " + std::string(trimmed(whole)), trimmed(whole), indent);
    stands_alone();
}

/// What was understood of a line.
void StoryTranslator::take(std::string_view whole, std::string_view words, const ParseResult& result, std::uint32_t indent)
{
    changed = true;
    named_.insert(named_.end(), result.statements.begin(), result.statements.end());
    const bool typed = result.statements.size() == 1 && words.starts_with(result.statements[0]);
    if (!result.note.empty() && typed)  // the language, and a note behind it
        return put(std::string(indent, ' ') + result.statements[0] + "  # " + std::string(result.note), {}, 0);
    const auto written = trimmed(whole);
    const std::string comment = "# " + std::string(written);
    for (const auto& statement : result.statements)
        put(statement + (&statement == &result.statements.front() ? "  " + comment : ""), written, indent);
    if (result.statements.empty()) put(comment, written, indent);
    else if (result.rest && !result.refused) put("#", written, indent);  // kept as a remark: it is understood in part
    if (result.refused) put_refused(whole, written, indent);
    if (result.statements.empty() || result.refused) stands_alone();
}

void StoryTranslator::keep_unparsed(std::string_view words, const ParseResult& result, std::uint32_t indent)
{
    if (result.remark && !result.rest && result.statements.empty()) return;  // `not doubled`
    constexpr std::size_t shortest_sentence = 9;  // words of one that is classified, whatever became of it
    const bool is_prose = !result.whole() && split(words).size() >= shortest_sentence &&
                          std::isdigit(static_cast<unsigned char>(words[0])) == 0;
    const bool of_score = table_.deals > 0 && is_of_score(words, table_);
    if (result.statements.empty() || result.refused || tells_by_its_name(result) || is_prose)
        unparsed_.push_back({words, number_, indent, UnparsedLine::nowhere, of_score});
    else if (split(result.note).size() >= shortest_remark) unparsed_.push_back({result.note, number_, indent});
}

void StoryTranslator::put_refused(std::string_view whole, std::string_view words, std::uint32_t indent)
{
    if (!words.starts_with("deal ")) return put(whole, {}, 0);
    put("? " + std::string(words), words, indent);
}

}  // namespace hoyle::prose

#include "prose/story_translator.hpp"

#include "phrases/answering.hpp"
#include "prose/words.hpp"

#include <algorithm>

namespace hoyle::prose {

namespace {

/// The same told with less: of one act one thing is told.
bool tells_more(std::string_view more, std::string_view less)
{
    const auto of_more = split(more), of_less = split(less);
    return of_more.size() > of_less.size() && std::all_of(of_less.begin(), of_less.end(), [&](std::string_view word) {
               return std::find(of_more.begin(), of_more.end(), word) != of_more.end();
           });
}

}  // namespace

void StoryTranslator::report_incidents()
{
    constexpr std::size_t lines_to_one = 3;
    const bool story = changed || how_ == Written::printed || unparsed_lines_ * lines_to_one >= written_;
    Table then = table_;
    const std::size_t before = out_.lines.size();
    then.dealer = dealer_;
    const auto all = story ? named_in(unparsed_, then, players_) : std::vector<Named>();
    for (const Named& named : all)
        if (stating_.reads(named.statement) && !is_told_already(named.statement) &&
            std::none_of(all.begin(), all.end(),
                         [&](const Named& each) { return tells_more(each.statement, named.statement); })) {
            changed = true;
            append(named.statement, {named.line->number, std::string(named.line->words), named.line->indent});
            comment_lines_of(named);
        }
    const bool in_words = unparsed_lines_ == written_ && !then.cards_told();
    if (changed) background(then.cards_told(), in_words && before < out_.lines.size());
    unparsed_.clear();
    named_.clear();
    written_ = unparsed_lines_ = 0;
}

bool StoryTranslator::is_told_already(const std::string& statement) const
{
    const auto kind = kind_told(statement);
    const bool perhaps = statement.starts_with("told perhaps ");  // what is told for certain is not asked about
    constexpr int all_cards = 52;
    if (kind == terms::Kind::revoke && table_.played.size() == all_cards) return true;  // the cards tell it
    return std::any_of(named_.begin(), named_.end(), [&](const std::string& each) {
        if (kind == terms::Kind::revoke && claims_revoke(each)) return true;
        const auto to = kind_told(each);
        return each == statement || (kind && to && (phrases::answering().is_incidental(*kind, *to) || (perhaps && kind == to)));
    });
}

bool StoryTranslator::claims_revoke(std::string_view statement)
{
    const auto words = split(statement);
    const auto says = [&](std::string_view word) { return std::find(words.begin(), words.end(), word) != words.end(); };
    return (says("claim") || says("claims")) && says("revoke");
}

std::optional<terms::Kind> StoryTranslator::kind_told(std::string_view statement)
{
    const auto words = split(statement);
    if (words.size() < 2 || words[0] != "told") return std::nullopt;
    return terms::find_kind(words[words[1] == "perhaps" && words.size() > 2 ? 2 : 1]);
}

void StoryTranslator::comment_lines_of(const Named& named)
{
    for (const UnparsedLine& line : named.telling) comment(line, named.statement);
    comment(*named.line, named.statement);
}

void StoryTranslator::background(bool cards_told, bool all)
{
    if (cards_told && how_ == Written::mostly) return;
    for (const UnparsedLine& line : unparsed_)
        if (stands_as_written(line) && commented_.count(line.stands) == 0 && !(cards_told && names_card(line)) &&
            (all || tells_no_incident(line)))
            comment(line, {});
}

bool StoryTranslator::names_card(const UnparsedLine& line) const
{
    const auto words = tokenise(line.words, table_, {});
    return std::any_of(words.begin(), words.end(), [](const Word& word) {
        return word.kind == Word::Kind::card || word.kind == Word::Kind::rank || word.kind == Word::Kind::trick ||
               word.kind == Word::Kind::strain;
    });
}

bool StoryTranslator::stands_as_written(const UnparsedLine& line) const
{
    return line.stands != UnparsedLine::nowhere && out_.lines[line.stands].words.empty();
}

void StoryTranslator::comment(const UnparsedLine& line, const std::string& understood_as)
{
    if (line.stands == UnparsedLine::nowhere) return;
    if (stands_as_written(line) && split(line.words).size() < shortest_remark) return;  // it may be a slip of the pen
    commented_.try_emplace(
        line.stands, WrittenLine{line.number, std::string(line.words), line.indent, understood_as, stands_as_written(line)});
}

void StoryTranslator::put_comments()
{
    if (commented_.empty()) return;
    std::string bytes;
    std::size_t at = 0;
    for (std::size_t i = 0; i < out_.lines.size(); ++i) {
        const auto end = out_.bytes.find('\n', at) + 1;
        const auto comment_of = commented_.find(i);
        bytes += comment_of == commented_.end() ? out_.bytes.substr(at, end - at) : "# " + comment_of->second.words + '\n';
        if (comment_of != commented_.end()) out_.lines[i] = std::move(comment_of->second);
        at = end;
    }
    out_.bytes = std::move(bytes);
}

void StoryTranslator::stands_alone()
{
    if (!unparsed_.empty() && unparsed_.back().number == number_) unparsed_.back().stands = out_.lines.size() - 1;
}

bool StoryTranslator::tells_by_its_name(const ParseResult& result)
{
    return std::any_of(result.statements.begin(), result.statements.end(),
                       [](const std::string& statement) { return statement.starts_with("told "); });
}

}  // namespace hoyle::prose

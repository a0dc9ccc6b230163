#include "prose/telling.hpp"

#include "phrases/answering.hpp"
#include "prose/words.hpp"

#include <algorithm>

namespace hoyle::prose {

void Telling::tell_by_name()
{
    constexpr std::size_t lines_to_one = 3;
    const bool story = changed || free_lines_ * lines_to_one >= written_;
    Table then = table_;
    const std::size_t before = out_.lines.size();
    then.dealer = dealer_;
    for (const Named& named : story ? named_in(free_, then, players_) : std::vector<Named>())
        if (stating_.reads(named.statement) && !is_told_already(named.statement)) {
            changed = true;
            append(named.statement, {named.line->number, std::string(named.line->words), named.line->indent});
            heard(named);
        }
    const bool in_words = free_lines_ == written_ && !then.cards_told();
    if (changed) background(then.cards_told(), in_words && before < out_.lines.size());
    free_.clear();
    named_.clear();
    written_ = free_lines_ = 0;
}

bool Telling::is_told_already(const std::string& statement) const
{
    const auto kind = kind_told(statement);
    const bool perhaps = statement.starts_with("told perhaps ");  // what is told for certain is not asked about
    return std::any_of(named_.begin(), named_.end(), [&](const std::string& each) {
        const auto to = kind_told(each);
        return each == statement || (kind && to && (phrases::answering().is_incidental(*kind, *to) || (perhaps && kind == to)));
    });
}

std::optional<terms::Kind> Telling::kind_told(std::string_view statement)
{
    const auto words = split(statement);
    if (words.size() < 2 || words[0] != "told") return std::nullopt;
    return terms::find_kind(words[words[1] == "perhaps" && words.size() > 2 ? 2 : 1]);
}

void Telling::heard(const Named& named)
{
    for (const FreeLine& line : named.heard) comment(line, named.statement);
    comment(*named.line, named.statement);
}

void Telling::background(bool cards_told, bool all)
{
    if (cards_told && how_ == Written::mostly) return;
    for (const FreeLine& line : free_)
        if (stands_as_written(line) && heard_.count(line.stands) == 0 && !(cards_told && names_card(line)) &&
            (all || tells_no_incident(line)))
            comment(line, {});
}

bool Telling::names_card(const FreeLine& line) const
{
    const auto words = hear(line.words, table_, {});
    return std::any_of(words.begin(), words.end(), [](const Word& word) {
        return word.kind == Word::Kind::card || word.kind == Word::Kind::rank || word.kind == Word::Kind::trick ||
               word.kind == Word::Kind::strain;
    });
}

bool Telling::stands_as_written(const FreeLine& line) const
{
    return line.stands != FreeLine::nowhere && out_.lines[line.stands].words.empty();
}

void Telling::comment(const FreeLine& line, const std::string& heard_as)
{
    if (line.stands == FreeLine::nowhere) return;
    if (stands_as_written(line) && split(line.words).size() < shortest_remark) return;  // it may be a slip of the pen
    heard_.try_emplace(line.stands,
                       WrittenLine{line.number, std::string(line.words), line.indent, heard_as, stands_as_written(line)});
}

void Telling::show_heard()
{
    if (heard_.empty()) return;
    std::string bytes;
    std::size_t at = 0;
    for (std::size_t i = 0; i < out_.lines.size(); ++i) {
        const auto end = out_.bytes.find('\n', at) + 1;
        const auto heard = heard_.find(i);
        bytes += heard == heard_.end() ? out_.bytes.substr(at, end - at) : "# " + heard->second.words + '\n';
        if (heard != heard_.end()) out_.lines[i] = std::move(heard->second);
        at = end;
    }
    out_.bytes = std::move(bytes);
}

void Telling::stands_alone()
{
    if (!free_.empty() && free_.back().number == number_) free_.back().stands = out_.lines.size() - 1;
}

bool Telling::tells_by_its_name(const Made& made)
{
    return std::any_of(made.statements.begin(), made.statements.end(),
                       [](const std::string& statement) { return statement.starts_with("told "); });
}

}  // namespace hoyle::prose

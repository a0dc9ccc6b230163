#include "prose/retell.hpp"

#include "lawbook/find_book.hpp"
#include "phrases/answering.hpp"
#include "prose/headings.hpp"
#include "prose/lines.hpp"
#include "prose/page/page.hpp"
#include "prose/seating.hpp"
#include "prose/sheet/sheet.hpp"
#include "prose/told.hpp"
#include "prose/words.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>

namespace hoyle::prose {
namespace {

constexpr std::size_t longest_line = 1000;

enum class Written {
    in_the_language,  ///< it has a title, or says what it expects: its faults are to be mended, not understood
    mostly,  ///< four lines in five are read as they stand: of the others those wholly understood are told again, and sentences
             ///< kept
    in_words,
};

Written written_how(std::string_view text, Reads reads)
{
    constexpr std::size_t fewest = 5, in_five = 4;
    std::size_t lines = 0, read = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const auto line = trimmed(text.substr(at, end - at));
        at = end + 1;
        if (line.starts_with("expect ") || line.starts_with("title ") || line.starts_with("block"))
            return Written::in_the_language;
        if (line.empty() || line[0] == '#') continue;
        ++lines;
        read += line.size() <= longest_line && reads(line);
    }
    return lines >= fewest && read * 5 >= lines * in_five ? Written::mostly : Written::in_words;
}

class Telling {
public:
    Telling(Reads reads, Written how) : how_(how), stating_(reads, table_), lines_(stating_, table_) {}

    /// `headings`: said in passing, wherever it was.
    Retold tell(std::string_view text, const std::vector<Mentioned>& headings)
    {
        table_.writer = writer_mentioned(text);
        for (const Mentioned& heading : headings) {
            changed = true;
            table_.heard(heading.statement);
            append(heading.statement, {heading.line + 1, heading.statement, 0});
        }
        for (std::size_t at = 0; at < text.size(); ++number_) {
            const auto end = std::min(text.find('\n', at), text.size());
            line(text.substr(at, end - at));
            at = end + 1;
        }
        tell_by_name();
        if (!deal_begun_) laws_in_time = table_.laws, seated_in_time = table_.seated;
        show_heard();
        return std::move(out_);
    }

    bool changed = false;
    bool laws_in_time = false;    ///< the code was said before the first deal
    bool seated_in_time = false;  ///< and who sits where

private:
    void put(std::string_view bytes, std::string_view written, std::uint32_t indent)
    {
        if (trimmed(bytes).starts_with("deal ")) {
            if (deal_begun_) tell_by_name();
            if (!deal_begun_) laws_in_time = table_.laws, seated_in_time = table_.seated;
            deal_begun_ = true;
            Table then = table_;
            then.heard(trimmed(bytes));
            dealer_ = then.dealer;
        }
        append(bytes, {number_, std::string(written), indent});
    }

    void append(std::string_view bytes, WrittenLine line)
    {
        out_.bytes += bytes;
        out_.bytes += '\n';
        out_.lines.push_back(std::move(line));
    }

    /// What the words since the last deal tell by its name alone.
    void tell_by_name()
    {
        constexpr std::size_t lines_to_one = 3;
        const bool story = changed || free_lines_ * lines_to_one >= written_;
        Table then = table_;
        then.dealer = dealer_;
        for (const Named& named : story ? named_in(free_, then) : std::vector<Named>())
            if (stating_.reads(named.statement) && !is_told_already(named.statement)) {
                changed = true;
                append(named.statement, {named.line->number, std::string(named.line->words), named.line->indent});
                heard(named);
            }
        if (changed) background(then.cards_told());
        free_.clear();
        named_.clear();
        written_ = free_lines_ = 0;
    }

    /// A sentence tells it by its name, or tells what it is only incidental to.
    bool is_told_already(const std::string& statement) const
    {
        const auto kind = kind_told(statement);
        return std::any_of(named_.begin(), named_.end(), [&](const std::string& each) {
            const auto to = kind_told(each);
            return each == statement || (kind && to && phrases::answering().is_incidental(*kind, *to));
        });
    }

    static std::optional<terms::Kind> kind_told(std::string_view statement)
    {
        const auto words = split(statement);
        if (words.size() < 2 || words[0] != "told") return std::nullopt;
        return terms::find_kind(words[words[1] == "perhaps" && words.size() > 2 ? 2 : 1]);
    }

    /// The lines that tell it are understood so far, though they stand alone.
    void heard(const Named& named)
    {
        for (const FreeLine& line : named.heard) comment(line, named.statement);
        comment(*named.line, named.statement);
    }

    /// A line that speaks of no incident is a remark: any, where no card is told and so nothing is judged by the cards; of a
    /// story with cards one that names none.
    void background(bool cards_told)
    {
        if (cards_told && how_ == Written::mostly) return;
        for (const FreeLine& line : free_)
            if (stands_as_written(line) && heard_.count(line.stands) == 0 && !(cards_told && names_card(line)) &&
                tells_no_incident(line))
                comment(line, {});
    }

    bool names_card(const FreeLine& line) const
    {
        const auto words = hear(line.words, table_, {});
        return std::any_of(words.begin(), words.end(), [](const Word& word) {
            using Kind = Word::Kind;
            return word.kind == Kind::card || word.kind == Kind::rank || word.kind == Kind::trick || word.kind == Kind::strain;
        });
    }

    bool stands_as_written(const FreeLine& line) const
    {
        return line.stands != FreeLine::nowhere && out_.lines[line.stands].words.empty();
    }

    void comment(const FreeLine& line, const std::string& heard_as)
    {
        if (line.stands == FreeLine::nowhere) return;
        if (stands_as_written(line) && split(line.words).size() < shortest_remark) return;  // it may be a slip of the pen
        heard_.try_emplace(line.stands,
                           WrittenLine{line.number, std::string(line.words), line.indent, heard_as, stands_as_written(line)});
    }

    void show_heard()
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

    /// What was put last has the words of the free line heard last.
    void stands_alone()
    {
        if (!free_.empty() && free_.back().number == number_) free_.back().stands = out_.lines.size() - 1;
    }

    void as_it_is(std::string_view whole)
    {
        put(whole, {}, 0);
        if (stating_.reads(whole)) table_.heard(whole);
    }

    void line(std::string_view whole)
    {
        const auto words = trimmed(whole);
        if (words.empty() || words.size() > longest_line || words[0] == '#') return put(whole, {}, 0);
        ++written_;
        const auto laws = table_.laws ? std::nullopt
                                      : told_laws(words);  // "portland 1904" might be a figure of a side called portland
        if (const auto table = table_.seated ? std::nullopt : table_without_commas(words)) {
            changed = true;
            put(*table + "  # " + std::string(words), words, 0);
            return table_.heard(*table);
        }
        if (laws && !names_book(words)) {
            changed = true;
            put(*laws + "  # " + std::string(words), words, 0);
            return table_.heard(*laws);
        }
        if (stating_.reads(whole)) return read_line(whole, words);
        free_line(whole, words);
    }

    /// `table N: Mick E: Stan S: Roy W: Alf`, which the language would take for one long name.
    static std::optional<std::string> table_without_commas(std::string_view words)
    {
        const bool commas = words.find(',') != words.npos;
        return words.starts_with("table ") && !commas ? told_table(words) : std::nullopt;
    }

    /// `laws portland-1904`, with or without variations: as the language has it.
    static bool names_book(std::string_view words)
    {
        const auto said = split(words);
        return said.size() > 1 && said[0] == "laws" && words.starts_with("laws ") && !lawbook::books_called(said[1]).empty();
    }

    /// The grammar takes it.
    void read_line(std::string_view whole, std::string_view words)
    {
        if (const auto comment = words.find("# "); comment != words.npos)
            free_.push_back({words.substr(comment + 2), number_, 0});
        if (told_before(words)) return changed = true, put("# " + std::string(words), words, 0);
        if (stating_.needs_deal(words)) put("deal by ?", words, 0), table_.heard("deal by ?"), changed = true;
        as_it_is(whole);
        if (how_ == Written::in_words && words.find('"') != words.npos) what_it_says(words);
    }

    /// `N says "play the king"`: the language keeps the words, which may tell something.
    void what_it_says(std::string_view words)
    {
        const Table before = table_;
        const Made made = lines_.understand(words);
        table_ = before;
        for (const std::string& statement : made.statements) {
            if (!statement.starts_with("told ")) continue;
            put(statement, words, 0);
            named_.push_back(statement);
            changed = true;
        }
        if (split(words).size() >= shortest_remark) free_.push_back({words, number_, 0});
    }

    void free_line(std::string_view whole, std::string_view words)
    {
        const auto indent = static_cast<std::uint32_t>(
            characters(whole.substr(0, static_cast<std::size_t>(words.data() - whole.data()))));
        ++free_lines_;
        const Made made = lines_.understand(words);
        const bool remark = made.said || !is_near_miss(words);
        const bool is_prose = split(words).size() > 8 && std::isdigit(static_cast<unsigned char>(words[0])) == 0;
        if (made.statements.empty() || made.refused || tells_by_its_name(made) || is_prose)
            free_.push_back({words, number_, indent});
        else if (split(made.note).size() >= shortest_remark) free_.push_back({made.note, number_, indent});
        const bool sentence = split(words).size() >= shortest_remark;
        if (how_ == Written::mostly && (made.refused || (made.statements.empty() && !sentence))) return as_it_is(whole);
        if (made.statements.empty() && (made.refused || !remark)) return as_it_is(whole), stands_alone();
        changed = true;
        named_.insert(named_.end(), made.statements.begin(), made.statements.end());
        const bool typed = made.statements.size() == 1 && words.starts_with(made.statements[0]);
        if (!made.note.empty() && typed)  // the language, and a note behind it
            return put(std::string(indent, ' ') + made.statements[0] + "  # " + std::string(made.note), {}, 0);
        const std::string comment = "# " + std::string(words);
        for (const auto& statement : made.statements)
            put(statement + (&statement == &made.statements.front() ? "  " + comment : ""), words, indent);
        if (made.statements.empty()) put(comment, words, indent);
        if (made.refused) put_refused(whole, words, indent);
        if (made.statements.empty() || made.refused) stands_alone();
    }

    /// "East revoked": what else the words tell of it is heard as well.
    static bool tells_by_its_name(const Made& made)
    {
        return std::any_of(made.statements.begin(), made.statements.end(),
                           [](const std::string& statement) { return statement.starts_with("told "); });
    }

    /// What was not understood of a line is said of it; one that heads a deal has done so.
    void put_refused(std::string_view whole, std::string_view words, std::uint32_t indent)
    {
        if (!words.starts_with("deal ")) return put(whole, {}, 0);
        put("? " + std::string(words), words, indent);
    }

    /// A trick that has been told with all its cards is told again, as it stood in the end.
    bool told_before(std::string_view line) const
    {
        return table_.told != 0 && std::isdigit(static_cast<unsigned char>(line[0])) != 0 &&
               std::atoi(std::string(line.substr(0, 2)).c_str()) == table_.told;
    }

    Written how_;
    Table table_;
    Stating stating_;
    Lines lines_;
    Retold out_;
    std::vector<std::string> named_;            ///< statements of those: what they tell by its name is told
    std::vector<FreeLine> free_;                ///< since the last deal
    std::size_t written_ = 0, free_lines_ = 0;  ///< lines since then, and those of them that the grammar does not take
    std::map<std::size_t, WrittenLine> heard_;  ///< lines of out_ that are comments after all: an incident was heard in them
    bool deal_begun_ = false;
    std::optional<Seat> dealer_;  ///< of the deal that free_ is of
    std::uint64_t number_ = 1;
};

}  // namespace

std::optional<Retold> retell(std::string_view text, Reads reads)
{
    if (auto page = told_page(text, reads)) return page;
    if (auto sheet = told_sheet(text, reads)) return sheet;
    const Written how = written_how(text, reads);
    if (how == Written::in_the_language) return std::nullopt;
    std::vector<Mentioned> headings;
    if (const auto seats = seats_of_the_books(text)) headings.push_back(*seats);
    const std::size_t known = headings.size();
    Telling telling(reads, how);
    auto out = telling.tell(text, headings);
    if (!telling.changed) return std::nullopt;
    if (const auto laws = telling.laws_in_time ? std::nullopt : laws_mentioned(text)) headings.push_back(*laws);
    if (const auto table = telling.seated_in_time ? std::nullopt : table_mentioned(text); table && reads(table->statement))
        headings.push_back(*table);
    return headings.size() == known ? std::move(out) : Telling(reads, how).tell(text, headings);
}

}  // namespace hoyle::prose

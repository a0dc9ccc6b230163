// The canonical form of a log: what `hoyle fmt` writes. Reading it again gives the same Section, spans apart.
#include "log/form_info.hpp"
#include "log/print.hpp"

#include <algorithm>
#include <cstdint>
#include <set>

namespace hoyle::log {
namespace {

/// Comments behind statements begin in this column, or two blanks after a longer statement.
constexpr std::size_t comment_column = 32;

/// How far the lines of a section are indented: two blanks under a deal or a block, four under a game of a block, six under an
/// entry.
class Margin {
public:
    std::size_t of(const Statement& s)
    {
        const auto indent = [&]() -> std::size_t {
            if (forms::is_at_margin(s.verb)) return 0;
            if (!in_block_) return in_deal_ ? 2 : 0;
            switch (s.verb) {
            case Verb::entry: return in_game_ ? 4 : 2;
            case Verb::from: return in_game_ ? 6 : 4;
            default: return 2;
            }
        }();
        if (s.verb == Verb::deal) in_deal_ = true;
        if (s.verb == Verb::block) in_block_ = true;
        if (s.verb == Verb::game) in_game_ = true;
        if (s.verb == Verb::agreed_rubber || s.verb == Verb::rubber) in_deal_ = in_block_ = in_game_ = false;
        return indent;
    }

private:
    bool in_deal_ = false, in_block_ = false, in_game_ = false;
};

std::string statement_text(const Section& section, const Statement& s)
{
    Printing p{section, s, false, {}};
    if (s.disputed) {
        p.word("disputed");
        if (!s.disputed_a.empty() || !s.disputed_b.empty()) p.word(seats_text(s.disputed_a) + " v " + seats_text(s.disputed_b));
        p.out += ':';
    }
    forms::print_form(p);
    return p.out;
}

/// The whole line that a fault is on, as it was written.
std::string_view line_of(const Section& section, Span span)
{
    const auto bytes = section.text.bytes;
    const auto at = std::min<std::size_t>(span.begin, bytes.size());
    const auto begin = at == 0 ? 0 : bytes.rfind('\n', at - 1) + 1;  // npos + 1 is 0
    auto line = bytes.substr(begin, std::min(bytes.find('\n', at), bytes.size()) - begin);
    while (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

/// Statements, loose lines and faulty ones each stand in the order of the log: whichever comes next is printed next. Of a line of
/// a story that could not all be read nothing is printed but the line, as its writer had it.
class Printer {
public:
    explicit Printer(const Section& section)
        : section_(section), statement_(section.statements.begin()), loose_(section.loose.begin()), fault_(section.faults.begin())
    {
        if (section.text.written)
            for (const Fault& fault : section.faults) unread_.insert(written(fault.span).number);
    }

    std::string print()
    {
        constexpr auto never = std::uint64_t{1} << 32;
        for (;;) {
            const auto s = statement_ != section_.statements.end() ? statement_->span.begin : never;
            const auto l = loose_ != section_.loose.end() ? loose_->comment.begin : never;
            const auto f = fault_ != section_.faults.end() ? fault_->span.begin : never;
            if (s == never && l == never && f == never) return std::move(out_);
            if (f < s && f < l) faulty_line((fault_++)->span);
            else if (l < s) loose_line((loose_++)->comment);
            else line(*statement_++);
        }
    }

private:
    const WrittenLine& written(Span span) const { return section_.text.written[section_.text.lines_before(span.begin)]; }

    bool is_of_unread(Span span) const { return !unread_.empty() && unread_.count(written(span).number) != 0; }

    void faulty_line(Span span)
    {
        const WrittenLine* const its = section_.text.written ? &written(span) : nullptr;
        if (its && !its->words.empty()) (out_.append(its->indent, ' ') += its->words) += '\n';
        else (out_ += line_of(section_, span)) += '\n';
    }

    /// A comment on a line of its own, set in like the statement under it; or an empty line.
    void loose_line(Span comment)
    {
        if (is_of_unread(comment)) return;
        const bool at_margin = comment.length == 0 || line_of(section_, comment).starts_with('#');
        const bool heads = statement_ != section_.statements.end();
        if (!at_margin) out_.append(heads ? Margin(margin_).of(*statement_) : margin_.of(Statement()), ' ');
        (out_ += unseen_spelt_out(section_.text.at(comment))) += '\n';
    }

    void line(const Statement& statement)
    {
        if (is_of_unread(statement.span)) return;
        const auto text = statement_text(section_, statement);
        const auto indent = margin_.of(statement);
        out_.append(indent, ' ');
        out_ += text;
        if (statement.comment.length != 0) {
            const auto width = indent + characters(text);
            out_.append(width + 2 < comment_column ? comment_column - width : 2, ' ');
            out_ += unseen_spelt_out(section_.text.at(statement.comment));
        }
        out_ += '\n';
    }

    const Section& section_;
    decltype(Section::statements)::const_iterator statement_;
    decltype(Section::loose)::const_iterator loose_;
    decltype(Section::faults)::const_iterator fault_;
    std::set<std::uint64_t> unread_;  ///< lines of a story, by their numbers
    Margin margin_;
    std::string out_;
};

}  // namespace

std::string print(const Section& section) { return Printer(section).print(); }

std::string print(const Section& section, const Statement& statement) { return statement_text(section, statement); }

}  // namespace hoyle::log

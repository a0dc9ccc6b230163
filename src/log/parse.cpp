// From text to Sections: the one door to PEGTL.
#include "log/control.hpp"
#include "log/session.hpp"

#include <algorithm>
#include <cstring>

namespace hoyle::log {
namespace {

using namespace tao::pegtl;

/// Without the blanks and the carriage return at its end.
std::string_view trimmed(std::string_view line)
{
    while (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r')) line.remove_suffix(1);
    return line;
}

/// The line from its first character that is no blank.
std::string_view unindented(std::string_view line)
{
    const char* p = line.data();
    const char* end = p + line.size();
    while (const auto length = grammar::blank_length(p, end)) p += length;
    return {p, static_cast<std::size_t>(end - p)};
}

const Statement empty_statement;

void read_statement(std::string_view written, std::string_view line_text, Section& section, Faults faults)
{
    const Lengths before(section);
    section.statements.push_back(empty_statement);
    Line line(section, section.statements.back());
    line.statement.span = line.span(written);
    const auto refuse = [&](Fault fault) {
        section.statements.pop_back();
        before.restore(section);
        section.faults.push_back(std::move(fault));
    };
    forms::Input in(written.data(), written.data() + written.size(), "");
    try {
        tao::pegtl::parse<session::line, nothing, control>(in, line);
        finish(line, before);
    } catch (const parse_error& error) {
        if (faults == Faults::counted)
            return refuse({{line.statement.span.begin + static_cast<std::uint32_t>(error.positions().front().byte), 0}, {}});
        refuse(explain(section.text, line_text,
                       static_cast<std::size_t>(written.data() - line_text.data()) + error.positions().front().byte,
                       error.message()));
    } catch (const Refusal& refusal) {
        refuse({line.span(refusal.where), refusal.message});
    }
}

/// `written` is the line without what is blank at its ends.
void read_line(std::string_view line, std::string_view written, Section& section, Faults faults)
{
    const Span span{static_cast<std::uint32_t>(written.data() - section.text.bytes.data()),
                    static_cast<std::uint32_t>(written.size())};
    if (written.empty())
        section.loose.push_back(
            {section.statements.size(), {static_cast<std::uint32_t>(line.data() - section.text.bytes.data()), 0}});
    else if (written[0] == '#') section.loose.push_back({section.statements.size(), span});
    else read_statement(written, line, section, faults);
}

}  // namespace

void session::comment::store(std::string_view read, Line& line)
{
    auto& s = line.statement;
    s.comment = line.span(read);
    const auto written = trimmed({line.section.text.bytes.data() + s.span.begin, s.comment.begin - s.span.begin});
    s.span.length = static_cast<std::uint32_t>(written.size());
}

void Lengths::restore(Section& s) const
{
    s.plays.resize(plays);
    s.names.resize(names);
    s.draws.resize(draws);
    s.hands.resize(hands);
    s.sums.resize(sums);
    s.figures.resize(figures);
    s.options.resize(options);
    s.remedies.resize(remedies);
    s.laws.resize(laws);
    s.expectations.resize(expectations);
    s.told.resize(told);
}

void Section::clear()
{
    text = Text();
    statements.clear();
    loose.clear();
    faults.clear();
    plays.clear();
    names.clear();
    draws.clear();
    hands.clear();
    sums.clear();
    figures.clear();
    options.clear();
    remedies.clear();
    laws.clear();
    expectations.clear();
    told.clear();
    keeps.reset();
}

bool Section::unread(std::string_view word) const
{
    const std::string meant = "`" + std::string(word) + "`";
    return std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
        return text.line(fault.span).find(word) != std::string::npos || fault.message.find(meant) != std::string::npos;
    });
}

bool heads_a_section(std::string_view line)
{
    if (!line.empty() && line[0] != 'd' && line[0] != 'b' && static_cast<unsigned char>(line[0]) > ' ' && line[0] != '\xc2')
        return false;
    const auto first = unindented(line);
    if (first.empty() || (first[0] != 'd' && first[0] != 'b')) return false;
    const char* end = first.data() + first.size();
    if (grammar::words_from<"block", false>(first.data(), end)) return true;
    return grammar::words_from<"deal", false>(first.data(), end) && !grammar::words_from<"deal void", false>(first.data(), end);
}

Stretch parse_stretch(Text text, Section& section, bool whole, Faults faults)
{
    Stretch read;
    if (text.first_line == 1 && text.bytes.starts_with("\xef\xbb\xbf")) {  // a byte-order mark
        text.bytes.remove_prefix(3);
        read.bytes = 3;
    }
    section.text = text;
    const char* const begin = text.bytes.data();
    const char* const end = begin + text.bytes.size();
    const char* p = begin;
    while (p != end) {
        if (!whole && section.statements.size() + section.faults.size() >= Reader::most_statements &&
            !heads_a_section({p, std::min<std::size_t>(end - p, 80)})) {
            section.faults.push_back({{static_cast<std::uint32_t>(p - begin), 1},
                                      "a deal, or a block, has more than " + std::to_string(Reader::most_statements) +
                                          " lines here: no log has so long a one, and from line " +
                                          std::to_string(text.first_line + read.lines) + " on nothing is read"});
            read.too_long = true;
            break;
        }
        const auto* line_end = static_cast<const char*>(std::memchr(p, '\n', static_cast<std::size_t>(end - p)));
        if (!line_end) line_end = end;
        const std::string_view line(p, static_cast<std::size_t>(line_end - p));
        if (line.size() > Reader::longest_line) {
            section.faults.push_back({{static_cast<std::uint32_t>(p - begin), 1},
                                      "line " + std::to_string(text.first_line + read.lines) + " is longer than " +
                                          std::to_string(Reader::longest_line) + " bytes: no log has such a line"});
            if (!whole) {
                read.too_long = true;
                break;
            }
        } else {
            const auto written = unindented(trimmed(line));
            if (!whole && p != begin && heads_a_section(written)) break;
            read_line(line, written, section, faults);
        }
        p = line_end == end ? end : line_end + 1;
        ++read.lines;
    }
    read.bytes += static_cast<std::size_t>(p - begin);
    return read;
}

void parse(Text text, Section& section)
{
    section.clear();
    parse_stretch(text, section, true);
}

bool reads(std::string_view lines)
{
    thread_local Section section;
    section.clear();
    parse_stretch({{}, lines, 2}, section, true, Faults::counted);
    return section.faults.empty();
}

std::size_t stops_at(std::string_view line)
{
    thread_local Section section;
    section.clear();
    parse_stretch({{}, line, 2}, section, true, Faults::counted);
    return section.faults.empty() ? line.size() : section.faults.front().span.end();
}

}  // namespace hoyle::log

// See plain.hpp. Whatever differs from what is matched here by a single character makes the whole deal one for the grammar.
#include "log/line.hpp"
#include "log/plain_cursor.hpp"

#include <algorithm>

namespace hoyle::log {
namespace {

/// The words that begin like one of several, which their first letter tells apart.
bool read_strain(Cursor& c, Strain& out)
{
    switch (*c.p) {
    case 's': out = Strain::spades; return c.word("spades");
    case 'h': out = Strain::hearts; return c.word("hearts");
    case 'd': out = Strain::diamonds; return c.word("diamonds");
    case 'c': out = Strain::clubs; return c.word("clubs");
    case 'n': out = Strain::no_trump; return c.word("no trumps");
    default: return false;
    }
}

bool read_verb(Cursor& c, PlainAct& act)
{
    const auto is = [&](Verb verb, std::string_view words) {
        act.verb = verb;
        return c.word(words);
    };
    switch (*c.p) {
    case 'm': return is(Verb::makes, "makes ") && read_strain(c, act.strain);
    case 'p': return is(Verb::passes, "passes");
    case 'a': return is(Verb::asks_lead, "asks to lead");
    case 's': return is(Verb::answers, "says yes");
    case 'd': return is(Verb::doubles, "doubles");
    case 'r': return is(Verb::redoubles, "redoubles");
    case 'i': return is(Verb::satisfied, "is satisfied");
    default: return false;
    }
}

bool read_act(Cursor& c, PlainDeal& d)
{
    if (d.act_count == d.acts.size()) return false;
    PlainAct& act = d.acts[d.act_count++];
    const char* const from = c.p;
    if (!c.seat(act.seat) || *c.p++ != ' ' || !read_verb(c, act)) return false;
    act.mark = c.mark(from, c.p);
    return c.ends_line();
}

bool read_side(Cursor& c, Side& out)
{
    if (c.word("NS ")) out = Side::ns;
    else if (c.word("EW ")) out = Side::ew;
    else return false;
    return true;
}

/// `score NS below 24 above 16, EW above 8`
bool read_score(Cursor& c, PlainDeal& d)
{
    const char* const line = c.line_begin;
    const std::size_t first = d.sum_count;
    Side side;
    if (first > 0 || !c.word("score ") || !read_side(c, side)) return false;  // two lines may be one told twice
    for (;;) {
        if (d.sum_count == d.sums.size()) return false;
        PlainSum& sum = d.sums[d.sum_count++];
        sum.side = side;
        if (c.word("below ")) sum.column = Column::below;
        else if (c.word("above ")) sum.column = Column::above;
        else return false;
        const char* const from = c.p;
        std::uint32_t points;
        if (!c.number(points)) return false;
        sum.points = static_cast<Points>(points);
        sum.mark = c.mark(from, c.p);
        const bool comma = *c.p == ',';
        if (!comma && (*c.p != ' ' || c.p[1] == ' ' || c.p[1] == '#' || c.p[1] == '\n')) break;
        if (comma && c.p[1] != ' ') return false;
        c.p += comma ? 2 : 1;
        if (comma) read_side(c, side);
    }
    if (!c.ends_line()) return false;
    const std::string_view text(line, static_cast<std::size_t>(c.p - 1 - line));
    for (std::size_t i = first; i < d.sum_count; ++i) d.sums[i].line = text;
    return true;
}

/// `result NS 9`, `result EW by 3`
bool read_result(Cursor& c, PlainDeal& d)
{
    constexpr std::uint32_t book = 6, in_all = 13;  // what `by` counts from: the language says so (docs/log-language.md)
    Side side;
    std::uint32_t tricks;
    if (d.result || !c.word("result ") || !read_side(c, side)) return false;
    const bool by = c.word("by ");
    if (!c.number(tricks)) return false;
    if (by) tricks += book;
    if (tricks > in_all) return false;
    d.result.emplace();
    (*d.result)[side] = static_cast<int>(tricks);
    (*d.result)[other(side)] = static_cast<int>(in_all - tricks);
    return c.ends_line();
}

/// `honours NS 3`, `honours EW 4 divided`, `honours NS 4 in one hand`
bool read_honours(Cursor& c, PlainDeal& d)
{
    if (d.honours_count == d.honours.size()) return false;
    PlainHonours& told = d.honours[d.honours_count++];
    if (!c.word("honours ") || !read_side(c, told.side) || *c.p < '0' || *c.p > '5') return false;
    if (d.honours_count == 2 && d.honours[0].side == told.side) return false;
    told.count = static_cast<std::uint8_t>(*c.p++ - '0');
    told.lie = c.word(" divided") ? HonoursLie::divided : c.word(" in one hand") ? HonoursLie::in_one_hand : HonoursLie::unsaid;
    return c.ends_line();
}

/// `rubber`, `rubber 2`
bool read_rubber(Cursor& c, PlainDeal& d)
{
    std::uint32_t number;
    if (!c.word("rubber")) return false;
    if (*c.p == ' ' && c.p[1] >= '0' && c.p[1] <= '9') {
        ++c.p;
        if (!c.number(number)) return false;
    }
    d.rubber_follows = true;
    return c.ends_line();
}

bool read_heading(Cursor& c, PlainDeal& d)
{
    const char* const from = c.p;
    if (!c.word("deal ") || !c.number(d.deal) || d.deal == 0 || !c.word(" by ") || !c.seat(d.dealer)) return false;
    d.heading = c.mark(from, c.p);
    return c.ends_line();
}

/// Thirteen, or fewer and what stands in place of the others.
bool read_tricks(Cursor& c, PlainDeal& d)
{
    while (d.tricks < d.cards.size()) {
        const char* const from = c.p;
        if (!read_plain_trick(c, d, d.tricks)) {
            c.p = from;
            read_plain_rest(c, d);
            return true;
        }
        if (++d.tricks < d.cards.size() && !c.to_statement()) return false;
    }
    return true;
}

/// What stands under the play, up to the next heading. Whatever follows `rubber` is of the next one.
bool read_what_follows(Cursor& c, PlainDeal& d)
{
    while (c.to_statement()) {
        if (*c.p == 'd' || *c.p == 'b') {
            const char* const line_end = static_cast<const char*>(std::memchr(c.p, '\n', static_cast<std::size_t>(c.end - c.p)));
            if (!heads_a_section({c.p, static_cast<std::size_t>(line_end - c.p)})) return false;
            c.p = c.line_begin;  // comments and blank lines before it belong to this deal
            return true;
        }
        if (d.rubber_follows) return false;
        const bool read = *c.p == 's'     ? read_score(c, d)
                          : c.p[1] == 'u' ? read_rubber(c, d)
                          : *c.p == 'r'   ? read_result(c, d)
                                          : read_honours(c, d);
        if (!read) return false;
    }
    return c.p == c.end;
}

}  // namespace

bool read_plain(std::string_view text, std::uint32_t line, PlainDeal& d)
{
    if (text.empty() || text.back() != '\n') return false;
    Cursor c{text.data(), text.data() + text.size(), text.data(), line};
    d.act_count = d.sum_count = d.honours_count = 0;
    d.tricks = d.part = 0;
    d.rubber_follows = d.hands_told = false;
    d.result.reset();

    if (!read_heading(c, d) || !c.to_statement()) return false;
    if (*c.p == 'h' && c.p[1] == 'a') {
        if (!read_plain_hands(c, d) || !c.to_statement()) return false;
        d.hands_told = true;
    }
    while (look(seat_table, *c.p) != no_letter && c.p[1] == ' ')
        if (!read_act(c, d) || !c.to_statement()) return false;
    if (*c.p == '1' && !read_tricks(c, d)) return false;
    if (!read_what_follows(c, d)) return false;
    d.bytes = static_cast<std::size_t>(c.p - text.data());
    d.lines = c.line - line;
    const bool whole = d.tricks == d.cards.size(), none = d.tricks + d.part == 0;
    return (d.hands_told || none) && (whole || d.result);
}

}  // namespace hoyle::log

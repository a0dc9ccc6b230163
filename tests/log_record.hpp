// Everything a Section says, as text: each slot of each statement, without spans. Two Sections with the same record say the same.
#pragma once

#include "log/form_info.hpp"
#include "log/section.hpp"

#include <sstream>
#include <string>

namespace hoyle::log {

inline std::string bits(Seats seats)
{
    std::string text;
    for (const Seat seat : all_seats)
        if (seats.has(seat)) text += letter_of(seat);
    return text;
}

inline std::string told(const SideName& side)
{
    return (side.side ? std::string(letters_of(*side.side)) : "'" + std::string(side.name) + "'");
}

inline std::string told(const KindRef& r)
{
    std::ostringstream out;
    out << r.kind << '/' << bits(r.by) << (r.by_unknown ? "?" : "") << '/' << int(r.trick) << '/' << r.deal;
    return out.str();
}

inline std::string told(const Remedy& r)
{
    std::ostringstream out;
    out << int(r.word) << ' ' << bits(r.on) << ' ' << spelling(r.card) << ' ' << (r.suit ? int(*r.suit) : -1) << r.trumps << ' '
        << int(r.trick) << r.redouble << r.on_form << ' ' << r.name << '|' << r.pack << '|' << told(r.for_what);
    return out.str();
}

inline void tell(std::ostream& out, const Section& section, const Expectation& e)
{
    out << " expect " << int(e.when) << int(e.what) << ' ' << told(e.ref) << ' ' << bits(e.entitled) << e.entitled_said << ' '
        << e.in_book << ' ' << e.status << ' ' << told(e.side) << ' ' << e.number << e.by << ' ' << e.slip_for;
    for (const auto& law : Section::in(section.laws, e.laws)) out << " law " << law.book << ' ' << law.law;
    for (const auto& r : Section::in(section.remedies, e.offering)) out << " offering " << told(r);
    for (const auto& r : Section::in(section.remedies, e.best)) out << " best " << told(r);
    for (const auto& o : Section::in(section.options, e.facts)) out << " fact " << o.name << '=' << o.value;
    for (const auto& s : Section::in(section.sums, e.sums)) out << " sum " << told(s.side) << int(s.column) << ' ' << s.points;
}

inline void tell_list(std::ostream& out, const Section& section, const Statement& s)
{
    const auto in = [&](const auto& all) { return Section::in(all, s.list); };
    switch (s.verb) {
    case Verb::trick:
    case Verb::plays:
        for (const auto& p : in(section.plays))
            out << " play " << letter_of(p.seat) << spelling(p.card) << int(p.suit) << p.none << p.joined << p.seat_said;
        break;
    case Verb::hands:
        for (const auto& h : in(section.hands)) {
            out << " hand " << h.given << h.dash << h.cards.bits();
            for (const auto n : h.unknown) out << ',' << int(n);
        }
        break;
    case Verb::cut:
    case Verb::recut:
        for (const auto& d : in(section.draws)) out << " draw " << d.name << '|' << d.cards.bits() << '|' << d.pack;
        break;
    case Verb::tally:
    case Verb::standing:
    case Verb::games:
    case Verb::score:
    case Verb::points:
    case Verb::brought:
    case Verb::sum:
    case Verb::bonus:
    case Verb::corrects_score:
    case Verb::challenges:
        for (const auto& sum : in(section.sums)) out << " sum " << told(sum.side) << int(sum.column) << ' ' << sum.points;
        break;
    case Verb::carried:
    case Verb::entry:
    case Verb::column:
    case Verb::total:
        for (const auto& f : in(section.figures)) out << " figure " << told(f.side) << int(f.bar) << ' ' << f.points << f.unknown;
        break;
    case Verb::laws:
    case Verb::told:
        for (const auto& o : in(section.options)) out << " option " << o.name << '=' << o.value;
        break;
    case Verb::demands:
    case Verb::suggests_remedy:
        for (const auto& r : in(section.remedies)) out << " remedy " << told(r);
        break;
    case Verb::from:
        for (const auto& t : in(section.told))
            out << " told " << int(t.verb) << told(t.side) << bits(t.who) << t.number << t.by << t.unknown << int(t.lie)
                << t.in_one << t.not_called << (t.verb == Verb::demands ? int(t.taking) : 0);
        break;
    case Verb::expect: tell(out, section, in(section.expectations)[0]); break;
    default:
        if (s.list.count != 0)
            for (const auto name : in(section.names)) out << " name " << name;
    }
}

/// One statement, on one line.
inline std::string record(const Section& section, const Statement& s)
{
    std::ostringstream out;
    out << forms::name_of(s.verb) << ' ';
    for (const int choice : {int(s.purpose), int(s.bet_on), int(s.lie), int(s.pack_fault), int(s.face), int(s.looks_at),
                             int(s.counts), int(s.about), int(s.founded), int(s.doing), int(s.found), int(s.answer),
                             int(s.dropped), int(s.suggested_by), int(s.noticed_at), int(s.manner)})
        out << choice << ',';
    for (const bool said :
         {s.who_unknown,   s.bystander,  s.said_leads, s.no_stakes, s.other_bystander, s.to_make_a_fourth, s.without_consent,
          s.card_unknown,  s.by,         s.unknown,    s.to_count,  s.arranging,       s.fearing_misdeal,  s.held_none,
          s.snatched_back, s.his_hand,   s.in_sight,   s.believing, s.for_partner,     s.let_stand,        s.by_agreement,
          s.perhaps,       s.not_played, s.after})
        out << said;
    out << ' ' << bits(s.who) << ' ' << (s.to ? letter_of(*s.to) : '.') << bits(s.favour) << ' ' << (s.suit ? int(*s.suit) : -1)
        << (s.strain ? int(*s.strain) : -1) << ' ' << spelling(s.card) << spelling(s.instead) << ' ' << s.cards.bits() << ' '
        << s.number << ' ' << s.last << ' ' << s.in_one << ' ' << s.trick << ' ' << s.deal << ' ' << s.amount << " [" << s.name
        << "][" << s.word << "][" << s.text << "][" << s.pack << "] " << told(s.side) << ' ' << told(s.ref) << ' ' << s.disputed
        << bits(s.disputed_a) << '/' << bits(s.disputed_b) << ' '
        << (s.comment.length != 0 ? unseen_spelt_out(section.text.at(s.comment)) : "");
    tell_list(out, section, s);
    return out.str();
}

/// The whole Section: its statements, its comments and blank lines, its faults.
inline std::string record(const Section& section)
{
    std::ostringstream out;
    for (const auto& s : section.statements) out << record(section, s) << '\n';
    for (const auto& l : section.loose)
        out << "loose before " << l.before << ' ' << unseen_spelt_out(section.text.at(l.comment)) << '\n';
    for (const auto& f : section.faults) out << "fault " << f.message << '\n';
    return out.str();
}

/// The spans as well, which two ways of reading the same text must agree on.
inline std::string spans(const Section& section)
{
    std::ostringstream out;
    const auto tell = [&](Span span) { out << span.begin << '+' << span.length << ' '; };
    for (const auto& s : section.statements) {
        tell(s.span);
        tell(s.comment);
        tell(s.side.span);
        tell(s.ref.span);
        out << s.list.first << ':' << s.list.count << '\n';
    }
    for (const auto& p : section.plays) tell(p.span);
    for (const auto& h : section.hands) tell(h.span);
    for (const auto& l : section.loose) tell(l.comment);
    for (const auto& f : section.faults) tell(f.span);
    return out.str();
}

}  // namespace hoyle::log

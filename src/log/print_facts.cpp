// The canonical form of marks, facts, written blocks, and what a log must show.
#include "log/print.hpp"

namespace hoyle::log {
namespace {

/// `by E`, `by ?`, where it is said.
void print_by(Printing& p, bool unknown)
{
    const auto& s = p.statement;
    if (unknown || !s.who.empty()) p.word("by", seats_text(s.who, unknown));
}

void print_honours(Printing& p, int number, HonoursLie lie, int in_one)
{
    p.word(std::to_string(number));
    if (lie == HonoursLie::divided) p.word("divided");
    if (lie == HonoursLie::in_one_hand) p.word("in one hand");
    if (lie == HonoursLie::some_in_one_hand) p.word("with " + std::to_string(in_one) + " in one hand");
}

void print_result(Printing& p, std::uint64_t number, bool by, bool unknown)
{
    if (unknown) p.word("?");
    else p.word((by ? "by " : "") + std::to_string(number));
}

void print_from(Printing& p)
{
    const auto& s = p.statement;
    if (s.strain) p.word(name_of(*s.strain));
    if (s.number == 1) p.word("doubled");
    if (s.number == 2) p.word("doubled twice");
    if (s.number > 2) p.word("doubled " + std::to_string(s.number) + " times");
    if (s.flag) p.word("not played");
    bool first = !s.strain;
    for (const auto& told : p.list(p.section.told)) {
        if (!first) p.out += ',';
        first = false;
        const auto side = side_text(told.side);
        switch (told.verb) {
        case Verb::result:
            p.word("result", side);
            print_result(p, static_cast<std::uint64_t>(told.number), told.by, told.unknown);
            break;
        case Verb::honours:
            p.word("honours", side);
            print_honours(p, told.number, told.lie, told.in_one);
            if (told.not_called) p.word("not called");
            break;
        case Verb::chicane: p.word("chicane", told.unknown ? "?" : !told.who.empty() ? seats_text(told.who) : side); break;
        default: {
            Remedy taken;
            taken.word = told.taking;
            p.word(side, remedy_text(taken, true, true));
        }
        }
    }
}

/// The pack is cut, the trick gathered or quitted: said of itself (`pack cut by E`) where one seat or side did it, else as an act.
bool by_itself(const Statement& s) { return s.name.empty() && (s.who.size() < 2 || s.who == Seats(Side::ns) || s.who == Seats(Side::ew)); }

void print_pack_cut(Printing& p)
{
    const auto& s = p.statement;
    if (by_itself(s) && !(s.flag2 && !s.who.empty()) && !(s.to && s.who.empty() && !s.flag2)) {
        p.word("pack cut");
        print_by(p, s.flag2);
    } else {
        if (s.bystander) p.word("bystander");
        p.word(s.name.empty() ? seats_text(s.who, s.flag2) : name_text(s.name));
        p.word(s.who.size() + (s.flag2 ? 1 : 0) > 1 ? "cut the pack" : "cuts the pack");
    }
    if (s.to) p.word("for", std::string(1, letter_of(*s.to)));
    p.number("at", s.number);
    if (s.flag3 || s.card) p.word("showing", spelling(s.card));
    if (s.manner & 1) p.word("with confusion");
    if (s.manner & 2) p.word("in doubt");
}

void print_trick_taken_in(Printing& p, std::string_view participle, std::string_view act)
{
    const auto& s = p.statement;
    if (by_itself(s) && !(s.flag && !s.who.empty())) {
        p.word(participle);
        print_by(p, s.flag);
        return;
    }
    if (s.bystander) p.word("bystander");
    p.word(s.name.empty() ? seats_text(s.who, s.flag) : name_text(s.name));
    p.word(s.who.size() + (s.flag ? 1 : 0) > 1 ? for_many(act) : std::string(act));
}

}  // namespace

bool print_fact(Printing& p)
{
    const auto& s = p.statement;
    switch (s.verb) {
    case Verb::pack_cut: print_pack_cut(p); return true;
    case Verb::gathered: print_trick_taken_in(p, "gathered", "gathers the trick"); return true;
    case Verb::quitted: print_trick_taken_in(p, "quitted", "quits the trick"); return true;
    case Verb::pack_not_cut:
    case Verb::dealt:
    case Verb::dummy_down:
    case Verb::dummy_not_down:
    case Verb::not_quitted:
    case Verb::not_asked:
    case Verb::not_taken_up:
    case Verb::agreed_game:
    case Verb::agreed_rubber:
    case Verb::thrown_in:
    case Verb::deal_void: p.word(spelling(s.verb)); return true;
    case Verb::pack_is:
        p.word(s.choice == static_cast<std::uint8_t>(PackFault::lacks) ? "pack lacks" : "pack has", spelling(s.card));
        if (s.choice == static_cast<std::uint8_t>(PackFault::twice)) p.word("twice");
        if (s.choice == static_cast<std::uint8_t>(PackFault::faced)) p.word("faced");
        if (s.choice == static_cast<std::uint8_t>(PackFault::of_other)) p.word("of", pack_text(s.pack));
        p.number("at card", s.number);
        return true;
    case Verb::result:
        p.word("result", side_text(s.side));
        print_result(p, s.number, s.flag, s.flag2);
        return true;
    case Verb::honours:
        p.word("honours", side_text(s.side));
        print_honours(p, static_cast<int>(s.number), static_cast<HonoursLie>(s.choice), static_cast<int>(s.number2));
        return true;
    case Verb::chicane: p.word("chicane", s.flag ? "?" : !s.who.empty() ? seats_text(s.who) : side_text(s.side)); return true;
    case Verb::tally:
    case Verb::standing:
    case Verb::games:
    case Verb::sum:
    case Verb::bonus:
        p.word(spelling(s.verb));
        print_sums(p, p.list(p.section.sums));
        return true;
    case Verb::score:
        p.word("score");
        print_sums(p, p.list(p.section.sums));
        p.number("in deal", s.deal);
        return true;
    case Verb::carried:
    case Verb::column:
    case Verb::total:
    case Verb::entry:
        if (s.verb != Verb::entry) p.word(spelling(s.verb));
        print_figures(p, p.list(p.section.figures));
        return true;
    case Verb::won_by:
        p.word("won");
        print_by(p, s.flag);
        return true;
    case Verb::game_won:
    case Verb::rubber_won: p.word(spelling(s.verb), side_text(s.side)); return true;
    case Verb::from:
        p.word("from");
        print_from(p);
        return true;
    case Verb::noticed: {
        static constexpr std::string_view moments[] = {"the next cut", "the next deal", "the next make", "agreement"};
        p.word(s.flag ? "noticed after" : "noticed before", moments[s.choice]);
        return true;
    }
    case Verb::expect: print_expectation(p); return true;
    default: return false;
    }
}

void print_expectation(Printing& p)
{
    const auto& section = p.section;
    const auto& e = p.list(section.expectations)[0];
    const auto sums = Section::in(section.sums, e.sums);
    using What = Expectation::What;
    p.word("expect");
    if (e.when == Expectation::If::so) p.word("if so");
    if (e.when == Expectation::If::not_so) p.word("if not");
    switch (e.what) {
    case What::nothing: p.word("nothing"); return;
    case What::no_kind: p.word("no", kind_text(e.ref)); return;
    case What::score: p.word("score"); break;
    case What::standing: p.word("standing"); break;
    case What::tally: p.word("tricks"); break;
    case What::slip: p.word("slip"); break;
    case What::result:
        p.word("result", side_text(e.side));
        print_result(p, static_cast<std::uint64_t>(e.number), e.by, false);
        return;
    case What::rubber_won: p.word("rubber won by", side_text(e.side)); return;
    case What::game_won: p.word("game won by", side_text(e.side)); return;
    case What::kind: p.word(kind_text(e.ref)); break;
    }
    if (!sums.empty()) print_sums(p, sums);
    if (e.what == What::slip) p.word("for", std::to_string(e.slip_for));
    if (e.what != What::kind) return;

    bool first = true;
    for (const auto& law : Section::in(section.laws, e.laws)) {
        if (first) p.word("under");
        else p.out += ',';
        first = false;
        if (!law.book.empty()) p.word(law.book);
        p.word(law.law);
    }
    if (e.entitled_said) p.word("entitled", seats_text(e.entitled, p.statement.who_unknown));
    const auto print_atoms = [&](std::string_view clause, Range range) {
        bool first_atom = true;
        for (const auto& remedy : Section::in(section.remedies, range)) {
            if (first_atom) p.word(clause);
            else p.out += ',';
            first_atom = false;
            p.word(remedy_text(remedy, false, false));
            if (remedy.for_what.said()) p.word("for", kind_text(remedy.for_what));
        }
    };
    print_atoms("offering", e.offering);
    print_atoms("best", e.best);
    if (!e.in_book.empty()) p.word("in", e.in_book);
    if (!e.status.empty()) p.word(e.status);
    for (const auto& fact : Section::in(section.options, e.facts)) p.word(std::string(fact.name) + "=" + std::string(fact.value));
}

}  // namespace hoyle::log

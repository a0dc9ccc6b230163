#include "lawbook/prove.hpp"

#include "lawbook/question.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <limits>
#include <map>
#include <set>
#include <tuple>

namespace hoyle::lawbook {
namespace {

/// "law 81", "law 39 VII (own-side)", or what a silence is called.
std::string name_of(const Book& book, const Ruling& ruling)
{
    if (ruling.law == Book::no_law) return "a silence";
    std::string out = fmt::format("law {}", book.laws[ruling.law].number);
    if (!ruling.clause.empty()) out += fmt::format(" {}", ruling.clause);
    if (!ruling.part.empty()) out += fmt::format(" ({})", ruling.part);
    return out;
}

std::string_view number_of(const Book& book, const Ruling& ruling)
{
    return ruling.law == Book::no_law ? "" : book.laws[ruling.law].number;
}

/// "`lead-out-of-turn`, point `penalty`", and the row if it says anything.
std::string question_of(const Question& question, const Question::Row& row)
{
    std::string out = fmt::format("`{}`", terms::info(question.kind()).slug);
    if (terms::info(question.kind()).points.size() > 1) out += fmt::format(", point `{}`", terms::slug(question.point()));
    const std::string when = question.describe(row);
    return when.empty() ? out : fmt::format("{}, when {}", out, when);
}

/// A condition that is taken away to see whether it matters: an attribute of `when`, or a setting of `under`.
struct Dropped {
    std::uint16_t ruling = 0;
    std::optional<Attr> attr;
    std::string_view setting;
    friend bool operator<(const Dropped& a, const Dropped& b)
    {
        return std::tie(a.ruling, a.attr, a.setting) < std::tie(b.ruling, b.attr, b.setting);
    }
};

class Prover {
public:
    explicit Prover(const Book& book) : book_(book), wins_(book.rulings.size()), overrides_(book.rulings.size()) {}

    Proof prove();

private:
    using Numbers = std::vector<std::uint16_t>;

    bool holds(const Ruling& ruling, const Question::Row& row, const Dropped* dropped = nullptr) const;
    Numbers hits(const Question& question, const Question::Row& row, const Dropped* dropped = nullptr) const;
    Numbers left_of(const Numbers& hits) const;

    void ask(const Question& question);
    void judge(const Question& question, const Question::Row& row);
    void clash(const Question& question, const Question::Row& row, const Numbers& left);
    void try_without(const Question& question, const Question::Row& row, const Numbers& left);
    void look_at_rulings();
    void check_redirect(const Ruling& ruling);
    void check_holders(const Ruling& ruling);
    void check_points(const Ruling& ruling, Kind from, const terms::KindInfo& to, Point point);
    void check_carried_over(const Ruling& ruling, Kind from, const terms::AttributeUse& here, const terms::KindInfo& to);
    std::set<Attr> needed(const terms::KindInfo& kind, Point point) const;
    bool in_game(Game game) const { return game == Game::any || game == book_.game; }
    void look_at_laws();
    void remark();

    void object(std::string law, std::uint32_t line, std::string message)
    {
        proof_.objections.push_back({{}, static_cast<int>(line), 0, std::move(message), std::move(law)});
    }
    void object(const Ruling& ruling, std::string message)
    {
        object(std::string(number_of(book_, ruling)), ruling.inherited ? 0 : ruling.line, std::move(message));
    }

    const Book& book_;
    Proof proof_;
    std::vector<long> wins_;       // rows that a ruling answers
    std::vector<bool> overrides_;  // it answers a row in which it goes before another
    std::set<Numbers> clashes_seen_;
    std::set<Dropped> tried_, matter_;
};

bool Prover::holds(const Ruling& ruling, const Question::Row& row, const Dropped* dropped) const
{
    const bool here = dropped && &ruling == &book_.rulings[dropped->ruling];
    for (const Condition& one : ruling.when) {
        if (here && dropped->attr == one.attr) continue;
        if (std::find(one.words.begin(), one.words.end(), row.facts[one.attr]) == one.words.end()) return false;
    }
    for (const SettingCondition& one : ruling.under) {
        if (here && dropped->setting == one.setting) continue;
        if (std::find(one.values.begin(), one.values.end(), row.settings(book_, one.setting)) == one.values.end()) return false;
    }
    return true;
}

Prover::Numbers Prover::hits(const Question& question, const Question::Row& row, const Dropped* dropped) const
{
    Numbers out;
    for (const std::uint16_t r : question.rulings())
        if (holds(book_.rulings[r], row, dropped)) out.push_back(r);
    return out;
}

/// Those that no other beats; and of these no inherited silence, if the book itself speaks, or one between it and that silence.
Prover::Numbers Prover::left_of(const Numbers& hits) const
{
    Numbers left;
    for (const std::uint16_t r : hits) {
        const auto beats_it = [&](std::uint16_t other) {
            return other != r && beats(book_, book_.rulings[other], book_.rulings[r]);
        };
        if (std::none_of(hits.begin(), hits.end(), beats_it)) left.push_back(r);
    }
    const auto from = [&](std::uint16_t r) { return book_.rulings[r].inherited; };
    std::uint8_t nearest = std::numeric_limits<std::uint8_t>::max();
    for (const std::uint16_t r : left) nearest = std::min(nearest, from(r));
    std::erase_if(left, [&](std::uint16_t r) { return book_.rulings[r].law == Book::no_law && from(r) > nearest; });
    return left;
}

void Prover::clash(const Question& question, const Question::Row& row, const Numbers& left)
{
    std::string laws, names;
    std::uint32_t line = 0;  // in the book's own file: what it inherits stands in another
    for (const std::uint16_t r : left) {
        if (line == 0 && !book_.rulings[r].inherited) line = book_.rulings[r].line;
        const std::string_view number = number_of(book_, book_.rulings[r]);
        if (!number.empty()) laws += fmt::format("{}{}", laws.empty() ? "" : " and ", number);
        names += fmt::format("{}{}", names.empty() ? "" : " and ", name_of(book_, book_.rulings[r]));
    }
    object(laws, line,
           fmt::format("{} {} answer {}; narrow one by its `when`, or let one say that it overrides the other", names,
                       left.size() == 2 ? "both" : "all", question_of(question, row)));
}

void Prover::judge(const Question& question, const Question::Row& row)
{
    proof_.rows += row.size;
    const Numbers all = hits(question, row), left = left_of(all);
    if (left.size() == 1) {
        const Ruling& ruling = book_.rulings[left[0]];
        (ruling.law == Book::no_law ? proof_.silent : proof_.ruled) += row.size;
        wins_[left[0]] += row.size;
        for (const std::uint16_t other : all)
            overrides_[left[0]] = overrides_[left[0]] || beats(book_, ruling, book_.rulings[other]);
    } else if (left.empty()) {
        const std::string asked = question_of(question, row);
        if (all.empty()) {
            object("", 0,
                   fmt::format("no law answers {}; it wants a ruling, or an entry under `silent:` that says why there is none",
                               asked));
        } else {
            const Ruling& one = book_.rulings[all[0]];
            object(one,
                   fmt::format("{} and another override each other on {}, so that nothing is left", name_of(book_, one), asked));
        }
    } else if (clashes_seen_.insert(left).second) {
        clash(question, row, left);
    }
    try_without(question, row, left);
}

/// Would the answer be another if a ruling did not ask for one of the things it asks for?
void Prover::try_without(const Question& question, const Question::Row& row, const Numbers& left)
{
    for (const std::uint16_t r : question.rulings()) {
        const Ruling& ruling = book_.rulings[r];
        if (ruling.inherited) continue;
        const auto attempt = [&](Dropped dropped) {
            tried_.insert(dropped);
            if (!matter_.count(dropped) && left_of(hits(question, row, &dropped)) != left) matter_.insert(dropped);
        };
        for (const Condition& one : ruling.when) attempt({r, one.attr, {}});
        for (const SettingCondition& one : ruling.under) attempt({r, std::nullopt, one.setting});
    }
}

void Prover::ask(const Question& question)
{
    if (!question.fits()) {
        object("", 0,
               fmt::format("`{}`, point `{}`, has more rulings, or hangs on more settings, than can be proved",
                           terms::info(question.kind()).slug, terms::slug(question.point())));
        return;
    }
    const long before = proof_.rows;
    question.each_row([&](const Question::Row& row) { judge(question, row); });
    if (proof_.rows == before) return;
    ++proof_.points;
    proof_.classes += question.class_count();
}

void Prover::look_at_rulings()
{
    for (std::size_t r = 0; r < book_.rulings.size(); ++r) {
        const Ruling& ruling = book_.rulings[r];
        proof_.silences += ruling.law == Book::no_law;
        proof_.rulings += ruling.law != Book::no_law;
        proof_.overrides += !ruling.rare->overrides.empty();
        proof_.redirects += ruling.verb == Verb::as;
        if (ruling.inherited) continue;
        if (wins_[r] == 0)
            object(ruling, fmt::format("{} on `{}` is never the answer to anything", name_of(book_, ruling),
                                       terms::info(ruling.kinds[0]).slug));
        if (!ruling.rare->overrides.empty() && !overrides_[r])
            object(ruling, fmt::format("{} says that it overrides another, but never meets it", name_of(book_, ruling)));
        if (ruling.verb == Verb::as) check_redirect(ruling);
        check_holders(ruling);
    }
}

namespace {

template <class Items, class T> bool all_of(const Items& items, std::initializer_list<T> among)
{
    return !items.empty() && std::all_of(items.begin(), items.end(),
                                         [&](T item) { return std::find(among.begin(), among.end(), item) != among.end(); });
}

}  // namespace

/// A penalty is somebody's to exact, and not of his own side. (Which card of his own is played he may be left to say.)
namespace {

/// By its `when` only one side can have done it, and that side alone is entitled.
bool pays_himself(const Ruling& ruling)
{
    using terms::Role;
    const auto of = [&](std::initializer_list<Word> who, std::initializer_list<Role> roles) {
        return std::any_of(ruling.when.begin(), ruling.when.end(), [&](const Condition& each) {
            return each.attr == Attr::role && all_of(each.words, who) && all_of(ruling.entitled, roles);
        });
    };
    return of({Word::dealer, Word::dummy, Word::partner}, {Role::dealer, Role::dummy, Role::partner, Role::declaring_side}) ||
           of({Word::eldest, Word::third}, {Role::eldest, Role::third, Role::either_adversary, Role::defending_side});
}

}  // namespace

void Prover::check_holders(const Ruling& ruling)
{
    using terms::Role;
    const bool exacts = ruling.verb == Verb::may || (ruling.verb == Verb::must && !ruling.entitled.empty());
    const bool in_play = std::any_of(ruling.points.begin(), ruling.points.end(),
                                     [](Point point) { return point == Point::penalty || point == Point::score; });
    const bool his_choice = std::any_of(ruling.steps.begin(), ruling.steps.end(),
                                        [](const Step& step) { return step.atom == terms::Atom::choose_played; });
    if (!exacts || !in_play || his_choice) return;
    if (all_of(ruling.entitled, {Role::offender, Role::offender_partner}) || pays_himself(ruling))
        object(ruling,
               fmt::format("{} gives a penalty to the side that is to pay it; is `opponents` meant?", name_of(book_, ruling)));
    const bool by_anybody = std::any_of(ruling.kinds.begin(), ruling.kinds.end(), [](Kind kind) {
        return terms::info(kind).find(Attr::role) != nullptr;  // what only the dealer can do has none
    });
    const bool of_a_side = by_anybody &&
                           all_of(ruling.entitled, {Role::either_adversary, Role::declaring_side, Role::defending_side,
                                                    Role::maker, Role::last_doubler, Role::dummy});
    if (book_.game == Game::whist && of_a_side)
        object(ruling, fmt::format("{} gives a penalty to {}; at whist either side may owe it, so that it is given to nobody for "
                                   "certain: is `opponents` meant?",
                                   name_of(book_, ruling), terms::say(ruling.entitled.front())));
}

/// Whatever the rulings on the other kind ask for must be known: said by the redirect, carried over from here, or answered there.
void Prover::check_redirect(const Ruling& ruling)
{
    const auto& to = terms::info(ruling.rare->as->kind);
    for (Kind from : ruling.kinds) {
        std::vector<Point> points(ruling.rare->as->points.begin(), ruling.rare->as->points.end());
        if (points.empty())
            for (const auto& use : terms::info(from).points)
                if (std::any_of(to.points.begin(), to.points.end(), [&](const auto& there) { return there.point == use.point; }))
                    points.push_back(use.point);
        for (Point point : points) check_points(ruling, from, to, point);
    }
}

/// The attributes that the rulings on a point of a kind, and the asking itself, turn on.
std::set<Attr> Prover::needed(const terms::KindInfo& kind, Point point) const
{
    std::set<Attr> needed;
    for (const std::uint16_t r : book_.rulings_on(kind.kind, point))
        for (const Condition& one : book_.rulings[r].when) needed.insert(one.attr);
    for (const auto& use : kind.points)
        if (use.point == point)
            for (const Condition& one : use.asked_when) needed.insert(one.attr);
    return needed;
}

void Prover::check_points(const Ruling& ruling, Kind from, const terms::KindInfo& to, Point point)
{
    for (const Attr attr : needed(to, point)) {
        const auto facts = ruling.rare->as->facts;
        if (std::any_of(facts.begin(), facts.end(), [&](const Condition& fact) { return fact.attr == attr; }) ||
            terms::law_attr(point) == attr)
            continue;
        const auto answered_there = [&](const auto& use) { return terms::law_attr(use.point) == attr; };
        if (std::any_of(to.points.begin(), to.points.end(), answered_there)) continue;
        const auto* here = terms::info(from).find(attr);
        if (here && in_game(here->game)) {
            check_carried_over(ruling, from, *here, to);
            continue;
        }
        object(ruling,
               fmt::format("{} treats `{}` as `{}`, where `{}` must be known on `{}`; say it under `facts:`",
                           name_of(book_, ruling), terms::info(from).slug, to.slug, terms::slug(attr), terms::slug(point)));
    }
}

/// An attribute that both kinds have goes over with its value: then the other must know every value that it can have here.
void Prover::check_carried_over(const Ruling& ruling, Kind from, const terms::AttributeUse& here, const terms::KindInfo& to)
{
    const auto named = std::find_if(ruling.when.begin(), ruling.when.end(),
                                    [&](const Condition& one) { return one.attr == here.attr; });
    const auto* there = to.find(here.attr);
    for (const auto& value : here.values) {
        const bool can_be = named == ruling.when.end() ||
                            std::find(named->words.begin(), named->words.end(), value.word) != named->words.end();
        const auto known = [&](const auto& other) { return other.word == value.word && in_game(other.game); };
        if (!in_game(value.game) || !can_be || std::any_of(there->values.begin(), there->values.end(), known)) continue;
        object(ruling, fmt::format("{} treats `{}` as `{}`, where `{}` cannot be `{}`", name_of(book_, ruling),
                                   terms::info(from).slug, to.slug, terms::slug(here.attr), terms::slug(value.word)));
    }
}

void Prover::look_at_laws()
{
    for (std::size_t key = 0; key < book_.procedure.size(); ++key)
        if (!book_.procedure[key].answered)
            object("", 0,
                   fmt::format("the book does not say `{}`; a law, or `procedure:`, must",
                               terms::slug(static_cast<ProcedureKey>(key))));
    const Procedure& dummy = book_.procedure[static_cast<std::size_t>(ProcedureKey::dummy_is)];
    if (book_.game == Game::whist && dummy.answered && dummy.value != ProcedureValue::nobody)
        object(std::string(dummy.law), 0,
               fmt::format("`dummy-is: {}` would have no effect: at whist this program knows no dummy; write `nobody`",
                           terms::slug(dummy.value)));
    for (const Law& law : book_.laws) {
        const std::string_view use = use_of(book_, law);
        proof_.laws += use == "ruled" || use == "procedure";
        if (use == "unused" && law.cited_as == book_.id)
            object(std::string(law.number), law.line,
                   fmt::format("law {} does nothing: it wants a ruling, a place in some `with:`, a key of procedure, a figure, "
                               "or `cite_only:` and a reason",
                               law.number));
    }
}

void Prover::remark()
{
    for (const Dropped& dropped : tried_) {
        if (matter_.count(dropped)) continue;
        const Ruling& ruling = book_.rulings[dropped.ruling];
        proof_.remarks.push_back(fmt::format("{} on `{}` need not ask for `{}`: no answer hangs on it", name_of(book_, ruling),
                                             terms::info(ruling.kinds[0]).slug,
                                             dropped.attr ? terms::slug(*dropped.attr) : dropped.setting));
    }
}

Proof Prover::prove()
{
    for (const auto& info : terms::all_kinds()) {
        if (!can_happen(book_, info)) continue;
        ++proof_.kinds;
        for (const auto& use : info.points) ask(Question(book_, info.kind, use.point));
    }
    look_at_rulings();
    look_at_laws();
    remark();
    return std::move(proof_);
}

}  // namespace

Proof prove(const Book& book) { return Prover(book).prove(); }

}  // namespace hoyle::lawbook

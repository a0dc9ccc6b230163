#include "incidents/company.hpp"
#include "source/sort.hpp"

#include <algorithm>

namespace hoyle::incidents {

using log::Verb;

namespace {

constexpr std::size_t most_people = 200;  // more than any room holds: memory stays bounded

/// The ace lowest, the king highest, and where the suits decide between equal cards these; nothing: not one card.
std::optional<int> height(const log::Draw& draw, const Cut::Suits& suits)
{
    if (draw.cards.size() != 1) return std::nullopt;
    const Card card = draw.cards.any();
    return (static_cast<int>(card.rank()) + 1) % 13 * 4 + suits[static_cast<std::size_t>(card.suit())];
}

bool sits(const PerSeat<std::string>& seated, std::string_view name)
{
    return std::any_of(all_seats.begin(), all_seats.end(), [&](Seat seat) { return seated[seat] == name; });
}

}  // namespace

void Cut::take(std::span<const log::Draw> draws, const Suits& suits)
{
    drawn_.clear();
    for (const log::Draw& draw : draws.first(std::min(draws.size(), most_people))) {
        Drawn& each = drawn_.emplace_back(Drawn{std::string(draw.name), {}});
        if (const auto card = height(draw, suits)) each.heights.push_back(*card);
    }
}

void Cut::again(std::span<const log::Draw> draws, const Suits& suits)
{
    for (const log::Draw& draw : draws)
        for (Drawn& each : drawn_)
            if (const auto card = height(draw, suits); each.name == draw.name && card && each.heights.size() < 8)
                each.heights.push_back(*card);
}

const Cut::Drawn* Cut::of(std::string_view name) const
{
    const auto at = std::find_if(drawn_.begin(), drawn_.end(), [&](const Drawn& each) { return each.name == name; });
    return at == drawn_.end() || at->heights.empty() ? nullptr : &*at;
}

bool Cut::lower(std::string_view first, std::string_view second) const
{
    const Drawn *a = of(first), *b = of(second);
    return a && b && a->heights < b->heights;
}

std::vector<Cut::Drawn> Cut::in_order() const
{
    if (std::any_of(drawn_.begin(), drawn_.end(), [](const Drawn& each) { return each.heights.empty(); })) return {};
    std::vector<Drawn> sorted = drawn_;
    sort_stably(sorted, [](const Drawn& a, const Drawn& b) { return a.heights < b.heights; });
    return sorted;
}

// ---- people

Company::Person* Company::person(std::string_view name)
{
    const auto at = std::find_if(people_.begin(), people_.end(), [&](const Person& each) { return each.name == name; });
    if (at != people_.end()) return &*at;
    if (people_.size() == most_people) return nullptr;
    people_.push_back({});
    people_.back().name = std::string(name);
    return &people_.back();
}

const Company::Person* Company::find(std::string_view name) const
{
    const auto at = std::find_if(people_.begin(), people_.end(), [&](const Person& each) { return each.name == name; });
    return at == people_.end() ? nullptr : &*at;
}

std::optional<Seat> Company::seat_of(std::string_view name) const
{
    for (Seat seat : all_seats)
        if (!name.empty() && seated_[seat] == name) return seat;
    return std::nullopt;
}

/// Without his asking: he came before anything was cut; and if places were, he cut among the six lowest.
bool Company::one_of_six(const Person& one) const
{
    constexpr std::size_t full = 6;
    if (!places_.told()) return one.arrived;
    const auto is_he = [&](const Cut::Drawn& each) { return each.name == one.name; };
    const auto order = places_.in_order();
    if (order.size() > full) return std::any_of(order.begin(), order.begin() + full, is_he);
    return places_.drawn().size() <= full && std::any_of(places_.drawn().begin(), places_.drawn().end(), is_he);
}

/// Who belongs to the table: he sits at it, or has asked to, or is one of the six that it was made up of.
std::size_t Company::members() const
{
    return static_cast<std::size_t>(std::count_if(people_.begin(), people_.end(), [&](const Person& each) {
        const bool belongs = seat_of(each.name) || each.asked || one_of_six(each);
        return belongs && !each.gone && !each.elsewhere;
    }));
}

std::span<const std::string_view> Company::names(const Line& line) const
{
    return log::Section::in(line.replay->section->names, line->list);
}

void Company::add(Kind kind, const Line& line, std::string label, std::optional<Seat> seat, Found& found)
{
    Incident incident;
    incident.kind = kind;
    incident.offender = seat;
    incident.when = line.when();
    incident.where = line->span;
    incident.label = std::move(label);
    found.push_back(std::move(incident));
}

// ---- what is told

void Company::hear(const table::Replay& replay, const PerSeat<std::string>& seated, Found& found)
{
    seated_ = seated;
    const std::size_t before = found.size();
    for (const Line& line : table::lines(replay)) hear(line, found);
    if (found.size() == before) return;
    sort_stably(found, [](const Incident& a, const Incident& b) { return a.when != b.when ? a.when < b.when : a.kind < b.kind; });
}

void Company::hear(const Line& line, Found& found)
{
    const auto each = [&](auto act) {
        for (const std::string_view name : names(line))
            if (Person* one = person(name)) act(*one);
    };
    switch (line->verb) {
    case Verb::laws: {  // another evening, or another table
        const PerSeat<std::string> seated = seated_;
        *this = Company();
        seated_ = seated;
        break;
    }
    case Verb::arrives: return each([](Person& one) { one.arrived = true, one.gone = false; });
    case Verb::belongs: return each([](Person& one) { one.elsewhere = true; });
    case Verb::has_played: return each([&](Person& one) { one.rubbers_said = line->number; });
    case Verb::leaves_table: return each([](Person& one) { one.gone = true, one.asked = 0; });
    case Verb::joins: return each([&](Person& one) { one.joined_other = true, one.to_make_a_fourth = line->to_make_a_fourth; });
    case Verb::means_return: return each([](Person& one) { one.means_return = true; });
    case Verb::declares_in:
    case Verb::admission:
    case Verb::returns: return ask(line, found);
    case Verb::cut:
    case Verb::recut: return cut(line);
    case Verb::chooses_seat: return choose(line);
    case Verb::goes_out: return go_out(line, found);
    case Verb::plays_for: return substitute(line, found);
    case Verb::rubber:
    case Verb::rubber_won:
    case Verb::agreed_rubber: new_rubber_ = true; break;
    case Verb::deal: return deal(line, found);
    default: break;
    }
}

Cut& Company::cut_for(log::Purpose purpose)
{
    switch (purpose) {
    case log::Purpose::places: return places_;
    case log::Purpose::partners: return partners_;
    case log::Purpose::deal: return deal_;
    default: return going_out_;
    }
}

void Company::cut(const Line& line)
{
    const auto draws = log::Section::in(line.replay->section->draws, line->list);
    if (line->verb == Verb::recut) {
        if (cut_last_) cut_for(*cut_last_).again(draws, line.replay->custom.suits_in_cutting);
        return;
    }
    cut_last_ = line->purpose;
    cut_for(line->purpose).take(draws, line.replay->custom.suits_in_cutting);
    const bool for_places = line->purpose == log::Purpose::places, for_deal = line->purpose == log::Purpose::deal;
    if (for_places) places_open_ = true;
    else new_rubber_ = true;
    if (!for_places && !for_deal) cut_since_rubber_ = true;
    for (const log::Draw& draw : draws) person(draw.name);
}

void Company::ask(const Line& line, Found& found)
{
    const bool elsewhere = line->verb == Verb::admission && line->number > 0;
    if (elsewhere) return break_up(line, found);
    for (const std::string_view name : names(line))
        if (Person* one = person(name)) ask(line, *one, found);
}

void Company::ask(const Line& line, Person& one, Found& found)
{
    if (one.joined_other) {
        add(Kind::re_entry_lost, line, one.name + " wants to come back from another table", seat_of(one.name), found);
        found.back().facts.set(Attr::made_a_fourth, terms::yes_no(one.to_make_a_fourth && one.means_return));
        one.joined_other = one.to_make_a_fourth = one.means_return = false;
        return;
    }
    if (line->verb == Verb::returns) return;
    const bool new_here = !one.asked && !seat_of(one.name);
    constexpr std::size_t full = 6;
    if (new_here && cut_since_rubber_)
        add(Kind::declared_in_too_late, line, one.name + " asks to come in, and a player has cut", std::nullopt, found);
    else if (new_here && !one_of_six(one) && members() == full)
        add(Kind::table_overfull, line, one.name + " asks to come in, and six belong to the table", std::nullopt, found);
    if (!one.asked) one.asked = ++asked_;
    one.gone = false;
}

void Company::choose(const Line& line)
{
    const auto who = names(line);
    Person* one = who.empty() ? nullptr : person(who.front());
    if (!one) return;
    const bool other_seat = line->to && one->seat && line->to != one->seat;
    const bool other_pack = !line->pack.empty() && !one->pack.empty() && line->pack != one->pack;
    if (other_seat || other_pack) one->change = other_seat ? "another seat" : "another pack";
    if (!one->seat) one->seat = line->to;
    if (one->pack.empty()) one->pack = std::string(line->pack);
}

std::optional<std::uint32_t> Company::rubbers_of(const Person& one) const
{
    if (one.rubbers_said) return one.rubbers_said;
    return one.arrived ? std::optional(one.rubbers) : std::nullopt;
}

/// Of two who played, the one who stays was to go before the one who goes.
bool Company::was_to_go(const Person& stays, const Person& goes) const
{
    const auto his = rubbers_of(stays), other = rubbers_of(goes);
    if (his && other && *his != *other) return *his > *other;
    return going_out_.lower(goes.name, stays.name);
}

void Company::go_out(const Line& line, Found& found)
{
    for (const std::string_view name : names(line)) out_.emplace_back(name);
    const bool wanted = going_out_.told() || std::any_of(people_.begin(), people_.end(), [&](const Person& each) {
                            return each.asked && !seat_of(each.name) && !each.gone;
                        });
    if (!wanted) return;  // he goes because he likes to
    for (const std::string_view name : names(line)) {
        const Person* goes = person(name);
        if (!goes || !seat_of(name)) continue;
        for (const std::string& other : seated_.of) {
            const Person* stays = find(other);
            if (!stays || std::find(out_.begin(), out_.end(), other) != out_.end() || !was_to_go(*stays, *goes)) continue;
            add(Kind::goes_out_against_law, line, goes->name + " goes out, and " + other + " was before him", seat_of(name),
                found);
            break;
        }
    }
}

void Company::substitute(const Line& line, Found& found) const
{
    const auto agreed = names(line);
    std::size_t others = 0, consenting = 0;
    for (const std::string& name : seated_.of) {
        if (name.empty() || name == line->text) continue;
        ++others;
        if (std::find(agreed.begin(), agreed.end(), name) != agreed.end()) ++consenting;
    }
    const bool some_did_not = !agreed.empty() && consenting < others;
    if (line->without_consent || some_did_not)
        add(Kind::substitute_without_consent, line, std::string(line->name) + " plays for " + std::string(line->text),
            seat_of(line->text), found);
}

/// Whoever broke up the table asks for a place elsewhere beside one he left.
void Company::break_up(const Line& line, Found& found) const
{
    const auto asking = names(line);
    const auto left_it = [&](std::string_view name) { return seat_of(name) && find(name) && find(name)->gone; };
    const auto was_left = [&](std::string_view name) { return seat_of(name) && !(find(name) && find(name)->gone); };
    const auto breaker = std::find_if(asking.begin(), asking.end(), left_it);
    if (breaker == asking.end() || std::none_of(asking.begin(), asking.end(), was_left)) return;
    add(Kind::table_broken_up, line, std::string(*breaker) + " broke up the table, and asks for a place beside those he left",
        std::nullopt, found);
}

// ---- who sits down

void Company::deal(const Line& line, Found& found)
{
    if (!new_rubber_) return;
    check_partners(line, found);
    check_dealer(line, partners_.told() ? partners_ : deal_, found);
    check_places(line, found);
    check_choices(line, found);
    check_newcomers(line, found);
    count_rubbers();
}

void Company::check_partners(const Line& line, Found& found) const
{
    const auto order = partners_.in_order();
    constexpr std::size_t four = 4;
    if (order.size() != four || order[1].heights == order[2].heights) return;
    const auto low = seat_of(order[0].name), next = seat_of(order[1].name);
    const bool all_sit = low && next && seat_of(order[2].name) && seat_of(order[3].name);
    if (all_sit && *next != partner_of(*low))
        add(Kind::partners_against_cut, line, order[0].name + " and " + order[1].name + " cut lowest, and are no partners",
            std::nullopt, found);
}

void Company::check_dealer(const Line& line, const Cut& cut, Found& found) const
{
    const auto order = cut.in_order();
    const auto dealer = line.replay->dealer;
    if (order.size() < 2 || order[0].heights == order[1].heights || !dealer) return;
    const auto lowest = seat_of(order[0].name);
    if (!lowest) return;
    const table::Custom& custom = line.replay->custom;
    const bool has_dummy = custom.dummy && custom.dummy == partner_of(*lowest);
    const Seat first = has_dummy && custom.dummy_deals_first ? *custom.dummy : *lowest;
    if (dealer == first) return;
    add(Kind::dealer_against_cut, line, seated_[*dealer] + " deals, and " + order[0].name + " cut lowest", dealer, found);
    const bool by_dummy = has_dummy && dealer == custom.dummy;
    found.back().facts.set(Attr::dealt_by, by_dummy ? Word::dummy : dealer == lowest ? Word::lowest : Word::other);
}

/// Fewer than four who wish to play come before him: those who belong to no other table first, and of these whoever cut lower.
bool Company::has_place(const Person& one) const
{
    constexpr std::ptrdiff_t four = 4;
    return std::count_if(people_.begin(), people_.end(), [&](const Person& other) {
               if (&other == &one || other.gone) return false;
               return other.elsewhere != one.elsewhere ? one.elsewhere : places_.lower(other.name, one.name);
           }) < four;
}

void Company::check_places(const Line& line, Found& found) const
{
    if (!places_open_) return;
    for (Seat seat : all_seats) {
        const Person* sitting = find(seated_[seat]);
        if (!sitting) continue;
        for (const Person& waiting : people_) {
            if (seat_of(waiting.name) || waiting.gone || waiting.elsewhere) continue;
            if (sitting->elsewhere) {
                add(Kind::fresh_table_order, line, sitting->name + " plays, and " + waiting.name + " belongs to no other table",
                    seat, found);
                break;
            }
            if (!places_.lower(waiting.name, sitting->name) || has_place(*sitting)) continue;
            add(Kind::player_against_cut, line, sitting->name + " plays, and " + waiting.name + " cut lower", seat, found);
            break;
        }
    }
}

void Company::check_choices(const Line& line, Found& found) const
{
    for (const Person& one : people_) {
        const auto seat = seat_of(one.name);
        const bool other_seat = one.seat && seat && one.seat != seat;
        const bool other_pack = seat && seat == line.replay->dealer && !one.pack.empty() && !line.replay->pack.empty() &&
                                one.pack != line.replay->pack;
        const std::string change = !one.change.empty() ? one.change
                                   : other_seat        ? "another seat"
                                   : other_pack        ? "another pack"
                                                       : "";
        if (!change.empty()) add(Kind::choice_changed, line, one.name + " had chosen, and then chose " + change, seat, found);
    }
}

/// Only where more than six wished to play is there an order among those who wait.
void Company::check_newcomers(const Line& line, Found& found) const
{
    constexpr std::size_t full = 6;
    const bool known = std::any_of(before_.of.begin(), before_.of.end(), [](const std::string& name) { return !name.empty(); });
    if (!known || people_.size() <= full) return;
    for (Seat seat : all_seats) {
        const Person* comes = find(seated_[seat]);
        if (!comes || sits(before_, comes->name)) continue;
        bool by_cut = false, by_word = false;
        for (const Person& waiting : people_) {
            if (seat_of(waiting.name) || sits(before_, waiting.name) || waiting.gone || waiting.elsewhere) continue;
            by_cut = by_cut || places_.lower(waiting.name, comes->name) || (places_.of(waiting.name) && !places_.of(comes->name));
            by_word = by_word || (waiting.asked && (comes->asked ? waiting.asked < comes->asked : !one_of_six(*comes)));
        }
        if (!by_cut && !by_word) continue;
        add(Kind::entry_out_of_order, line, comes->name + " takes a place that another was to have", seat, found);
        found.back().facts.set(Attr::by_cut, terms::yes_no(by_cut));
        found.back().facts.set(Attr::by_word, terms::yes_no(by_word));
    }
}

/// A rubber begins: who played the last and plays on has played one more.
void Company::count_rubbers()
{
    for (Person& one : people_) {
        const bool plays = seat_of(one.name).has_value();
        one.rubbers = plays ? one.rubbers + 1 : 0;
        if (plays) one.asked = 0;
        one.rubbers_said.reset();
        one.seat.reset();
        one.pack.clear();
        one.change.clear();
    }
    before_ = seated_;
    partners_.clear();
    deal_.clear();
    going_out_.clear();
    out_.clear();
    cut_last_.reset();
    places_open_ = cut_since_rubber_ = new_rubber_ = false;
}

}  // namespace hoyle::incidents

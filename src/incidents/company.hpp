// Who plays, who waits for a place and who goes out, from the first arrival of an evening to its last rubber; and what of it was
// not as it had been cut, chosen, asked for or agreed.
//
// It lasts from section to section, for what is cut before a deal shows only in who sits down to it. Names are as the log writes
// them; who is named nowhere is not known. No law is known here: that another was before him by the cut, or by his word, are
// facts, and a book says by which of them it goes. Where cards are equal and nobody cut again, nobody is blamed.
#pragma once

#include "incidents/incident.hpp"
#include "table/views.hpp"

namespace hoyle::incidents {

/// Cards drawn for something. The ace is the lowest; who cuts again is put among those he was equal with.
class Cut {
public:
    struct Drawn {
        std::string name;
        std::vector<int> heights;  ///< of his card, and of those he cut again with; empty: more than one card, or none
    };

    using Suits = std::array<int, 4>;  ///< table::Custom::suits_in_cutting
    void take(std::span<const log::Draw> draws, const Suits& suits);
    void again(std::span<const log::Draw> draws, const Suits& suits);
    bool told() const { return !drawn_.empty(); }
    void clear() { drawn_.clear(); }
    const std::vector<Drawn>& drawn() const { return drawn_; }
    const Drawn* of(std::string_view name) const;
    /// Both drew, and the first drew lower.
    bool lower(std::string_view first, std::string_view second) const;
    /// From the lowest up; empty if a card of them is not known.
    std::vector<Drawn> in_order() const;

private:
    std::vector<Drawn> drawn_;
};

class Company {
public:
    /// Hears what a section tells; what it shows goes to `found`, which is put in order again. `seated`: who sat when its deal
    /// was told, by name; empty: not known.
    void hear(const table::Replay& replay, const PerSeat<std::string>& seated, std::vector<Incident>& found);
    /// The next deal begins a rubber.
    void rubber_follows() { new_rubber_ = true; }
    /// Something may show in who sits down to the next deal.
    bool awaits_deal() const { return new_rubber_ && (!people_.empty() || partners_.told() || deal_.told()); }

private:
    struct Person {
        std::string name;
        bool arrived = false;
        std::uint32_t asked = 0;    ///< as which of all who asked to come in; 0: he did not
        std::uint32_t rubbers = 0;  ///< played running, as this log tells them
        std::optional<std::uint32_t> rubbers_said;
        bool elsewhere = false;  ///< he belongs to another table
        bool gone = false;
        bool joined_other = false, to_make_a_fourth = false, means_return = false;
        std::optional<Seat> seat;  ///< that he chose first, of those he chose for this rubber
        std::string pack;
        std::string change;  ///< what he chose after it
    };
    using Line = table::Line;
    using Found = std::vector<Incident>;

    void hear(const Line& line, Found& found);
    void cut(const Line& line);
    Cut& cut_for(log::Purpose purpose);
    void ask(const Line& line, Found& found);
    void ask(const Line& line, Person& person, Found& found);
    void choose(const Line& line);
    void go_out(const Line& line, Found& found);
    void substitute(const Line& line, Found& found) const;
    void break_up(const Line& line, Found& found) const;
    void deal(const Line& line, Found& found);

    void check_partners(const Line& line, Found& found) const;
    void check_dealer(const Line& line, const Cut& cut, Found& found) const;
    bool has_place(const Person& person) const;
    void check_places(const Line& line, Found& found) const;
    void check_choices(const Line& line, Found& found) const;
    void check_newcomers(const Line& line, Found& found) const;
    void count_rubbers();

    bool was_to_go(const Person& stays, const Person& goes) const;
    std::optional<std::uint32_t> rubbers_of(const Person& person) const;
    Person* person(std::string_view name);
    const Person* find(std::string_view name) const;
    std::optional<Seat> seat_of(std::string_view name) const;
    bool one_of_six(const Person& person) const;
    std::size_t members() const;
    std::span<const std::string_view> names(const Line& line) const;
    static void add(terms::Kind kind, const Line& line, std::string label, std::optional<Seat> seat, Found& found);

    std::vector<Person> people_;
    Cut places_, partners_, deal_, going_out_;
    std::optional<log::Purpose> cut_last_;
    bool places_open_ = false;  ///< nobody has sat down since places were cut for
    bool cut_since_rubber_ = false;
    bool new_rubber_ = true;
    std::uint32_t asked_ = 0;
    std::vector<std::string> out_;          ///< who went out since the last rubber
    PerSeat<std::string> seated_, before_;  ///< now, and in the rubber before this
};

}  // namespace hoyle::incidents

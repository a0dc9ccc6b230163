// A book as a table plays it that takes a reading otherwise: the rulings on that reading end at another time, or may be talked
// over or not. So many rest on it that they are not written down twice.

#include "lawbook/arena.hpp"
#include "lawbook/book.hpp"

#include <algorithm>
#include <mutex>

namespace hoyle::lawbook {
namespace {

struct Played {
    std::string turns;
    Arena arena;
    std::vector<Ruling> rulings;
    Book printed, book;
};

/// The marks as the turn has them, each once.
Items<Mark> turned(const Items<Mark>& marks, const Turn& turn, Arena& arena)
{
    const auto from = terms::find_mark(turn.from), to = terms::find_mark(turn.to);
    if (!to || std::find(marks.begin(), marks.end(), from) == marks.end()) return marks;
    std::vector<Mark> out(marks.begin(), marks.end());
    out.erase(std::remove_if(out.begin(), out.end(), [&](Mark mark) { return mark == from || mark == to; }), out.end());
    out.push_back(*to);
    return arena.keep(out);
}

void turn(Ruling& ruling, const Turn& by, Arena& arena)
{
    ruling.until = turned(ruling.until, by, arena);
    if (!ruling.consult || word(*ruling.consult) != by.from) return;
    if (const auto consult = find_consult(by.to)) ruling.consult = consult;
}

/// What the settings turn: "untimed-right=hand", and so on.
std::string turns_of(const Book& book, const Settings& settings)
{
    std::string out;
    for (const Setting& setting : book.settings) {
        const std::string_view value = settings(book, setting.name);
        if (std::any_of(setting.turns.begin(), setting.turns.end(), [&](const Turn& each) { return each.value == value; }))
            out += std::string(setting.name) + "=" + std::string(value) + " ";
    }
    return out;
}

std::unique_ptr<Played> played(const Book& book, const Settings& settings)
{
    auto out = std::make_unique<Played>();
    out->printed = out->book = book;
    out->rulings.assign(book.rulings.begin(), book.rulings.end());
    for (Ruling& ruling : out->rulings)
        for (const Setting& setting : book.settings)
            if (std::find(ruling.rare->readings.begin(), ruling.rare->readings.end(), setting.reading.view()) !=
                ruling.rare->readings.end())
                for (const Turn& each : setting.turns)
                    if (each.value == settings(book, setting.name)) turn(ruling, each, out->arena);
    out->book.rulings = out->rulings;
    out->book.printed = book.keep ? &out->printed : &book;
    return out;
}

}  // namespace

const Book& as_played(const Book& book, const Settings& settings)
{
    const Book& printed = book.printed ? *book.printed : book;
    const std::string turns = turns_of(printed, settings);
    if (turns.empty()) return printed;
    static std::mutex one_at_a_time;
    static std::vector<std::unique_ptr<Played>> all;
    const std::lock_guard lock(one_at_a_time);
    for (const auto& each : all)
        if (each->turns == turns && each->printed.digest == printed.digest) return each->book;
    all.push_back(played(printed, settings));
    all.back()->turns = turns;
    return all.back()->book;
}

}  // namespace hoyle::lawbook

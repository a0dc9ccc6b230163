// How often the audit finds the slip that was made: right rubbers by random play, one slip of each kind put in, and the place of
// the true slip among the hypotheses. Prints the table of docs/audit.md.
//
//     hoyle_measure_audit [rubbers for each kind and book [seed [dealt]]]
//
// `dealt`: hands from a pack of cards, not drawn fact by fact.

#include "audit/audit.hpp"
#include "lawbook/load.hpp"
#include "random_block.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>

using namespace hoyle;
using audit::SlipKind;

namespace {

struct Tally {
    int made = 0;                              ///< sheets with the slip in them
    int silent = 0;                            ///< nothing on the sheet shows it
    int alike = 0;                             ///< shown, but another slip of the list would have left the same sheet
    int first = 0, three = 0, told_apart = 0;  ///< of those that can be told apart
    int first_all = 0, three_all = 0;          ///< of all that show
};

/// The place of the true slip: 1 for the first; 0: not among them.
std::size_t place_of(SlipKind kind, const test::Spoilt& spoilt, const audit::Audit& audited)
{
    std::size_t best = 0;
    for (const audit::Mistake& mistake : audited.mistakes) {
        if (mistake.cause) continue;
        for (std::size_t i = 0; i < mistake.slips.size(); ++i) {
            const audit::Slip& slip = mistake.slips[i];
            if (slip.kind != kind || (spoilt.in_row && !(slip.right == spoilt.right))) continue;
            if (best == 0 || i + 1 < best) best = i + 1;
        }
    }
    return best;
}

bool is_measured(SlipKind kind)
{
    const auto& measured = test::measured_slips();
    return std::find(measured.begin(), measured.end(), kind) != measured.end();
}

/// With no hand told: could another slip of the measured list, in some row and some hand, have left the same sheet? Every
/// hypothesis of the audit is one that does: the hand was scored and the slip made in it. If it has the true slip nowhere, that
/// is its own fault.
bool alike_without_hands(SlipKind kind, const test::Spoilt& spoilt, const audit::Audit& audited)
{
    const auto same = [&](const audit::Slip& slip) {
        return slip.kind == kind && (!spoilt.in_row || slip.right == spoilt.right);
    };
    for (const audit::Mistake& mistake : audited.mistakes) {
        const auto truth = std::find_if(mistake.slips.begin(), mistake.slips.end(), same);
        if (mistake.cause || truth == mistake.slips.end()) continue;
        return std::any_of(mistake.slips.begin(), mistake.slips.end(), [&](const audit::Slip& slip) {
            return !same(slip) && slip.reconciles == truth->reconciles && is_measured(slip.kind);
        });
    }
    return false;
}

/// Would another slip of the measured list, made in the same hand, have left the same row?
bool alike(SlipKind kind, const test::Spoilt& spoilt, const scoring::HandFacts& hand, const scoring::Figures& figures)
{
    if (!spoilt.in_row) return false;
    PerSide<std::string> names{{"A", "B"}};
    for (const audit::Slip& slip : audit::slips_in_hand(hand, spoilt.right, spoilt.sheet.rows[spoilt.row], figures, names))
        if (slip.reconciles && slip.kind != kind && is_measured(slip.kind)) return true;
    return false;
}

enum class Sheets { told, bare_copied, bare_added };

void measure(Sheets sheets, int rubbers, unsigned seed, test::Hands hands)
{
    std::map<SlipKind, Tally> tallies;
    for (const lawbook::Book& book : lawbook::shipped()) {
        if (book.game != lawbook::Game::bridge || book.id.starts_with("dummy")) continue;
        const scoring::Figures figures = scoring::figures_of(book, {});
        for (const SlipKind kind : test::measured_slips()) {
            test::RandomBlock random(figures, static_cast<unsigned>(kind) * 7919U + seed, hands);
            Tally& tally = tallies[kind];
            int made = 0;
            for (int tries = 0; tries < rubbers * 60 && made < rubbers; ++tries) {
                auto spoilt = test::put_in(kind, random.rubber(), figures, random, sheets != Sheets::bare_copied);
                if (!spoilt) continue;
                ++made;
                ++tally.made;
                const scoring::HandFacts hand = *spoilt->sheet.rows[spoilt->row].hand;
                if (sheets != Sheets::told)
                    for (audit::Row& row : spoilt->sheet.rows) row.hand.reset();
                const audit::Audit audited = audit::audit(spoilt->sheet, book, {}, figures);
                if (audited.mistakes.empty()) {
                    ++tally.silent;
                    continue;
                }
                const std::size_t place = place_of(kind, *spoilt, audited);
                tally.first_all += place == 1;
                tally.three_all += place >= 1 && place <= 3;
                if (sheets == Sheets::told ? alike(kind, *spoilt, hand, figures) : alike_without_hands(kind, *spoilt, audited)) {
                    ++tally.alike;
                    continue;
                }
                ++tally.told_apart;
                tally.first += place == 1;
                tally.three += place >= 1 && place <= 3;
            }
        }
    }
    const auto percent = [](int part, int whole) {
        return whole == 0 ? std::string("-") : fmt::format("{:.1f}", 100.0 * part / whole);
    };
    fmt::print("| slip | sheets | shows nowhere % | another slip leaves the same % | first of the rest % | in three of the rest "
               "% | first of all that show % | "
               "in three of all that show % |\n|---|---|---|---|---|---|---|---|\n");
    Tally all;
    const auto line = [&](std::string_view name, const Tally& t) {
        fmt::print("| {} | {} | {} | {} | {} | {} | {} | {} |\n", name, t.made, percent(t.silent, t.made),
                   percent(t.alike, t.made), percent(t.first, t.told_apart), percent(t.three, t.told_apart),
                   percent(t.first_all, t.made - t.silent), percent(t.three_all, t.made - t.silent));
    };
    for (const auto& [kind, tally] : tallies) {
        if (tally.made > 0) line(audit::slug(kind), tally);
        all.made += tally.made, all.silent += tally.silent, all.alike += tally.alike, all.first += tally.first,
            all.three += tally.three, all.told_apart += tally.told_apart;
        all.first_all += tally.first_all, all.three_all += tally.three_all;
    }
    line("**all**", all);
}

}  // namespace

int main(int argc, char** argv)
{
    const int rubbers = argc > 1 ? std::max(1, std::atoi(argv[1])) : 200;
    const unsigned seed = argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 17U;
    const test::Hands hands = argc > 3 ? test::Hands::dealt : test::Hands::made_up;
    fmt::print("Sheets whose hands are told\n\n");
    measure(Sheets::told, rubbers, seed, hands);
    fmt::print("\nBare figures, the sums those of the right sheet (a slip in copying)\n\n");
    measure(Sheets::bare_copied, rubbers, seed, hands);
    fmt::print("\nBare figures, the sums added up from the wrong ones\n\n");
    measure(Sheets::bare_added, rubbers, seed, hands);
}

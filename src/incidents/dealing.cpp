// From the shuffle to the last card dealt. Nearly all of it only a witness can tell, so each line of the log is one incident.

#include "incidents/incident.hpp"

namespace hoyle::incidents {
namespace {

using log::Statement;
using log::Verb;
using table::never;
using table::Replay;

constexpr int pack_size = 52;

bool is(const Statement& statement, std::string_view kind) { return statement.ref.kind == kind; }

/// The misdeal defences of whist: who touched his cards first, whether the dealer was interrupted, for whom he dealt.
void defences(const Replay& replay, Incident& incident)
{
    if (!replay.custom.whist || !replay.dealer) return;
    const auto& statements = replay.section->statements;
    Word touched = Word::nobody, interrupted = Word::no;
    Word dealt_for = Word::self;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const Statement& s = statements[i];
        if (s.verb == Verb::touches && !replay.who[i].empty() && touched == Word::nobody && table::at_statement(i) < replay.trump_turned) {
            const Seat seat = replay.who[i].first();
            if (side_of(seat) != side_of(*replay.dealer)) touched = Word::adversary;
            else if (seat == partner_of(*replay.dealer)) touched = Word::dealers_partner;
        }
        if (s.verb == Verb::interrupts) interrupted = s.choice2 == 1 ? Word::well_founded : Word::unfounded;
        if (s.verb == Verb::points_out && is(s, "deal-out-of-turn")) dealt_for = Word::partner;
    }
    incident.facts.set(Attr::touched_first, touched);
    incident.facts.set(Attr::interrupted, interrupted);
    incident.facts.set(Attr::dealt_for, dealt_for);
}

}  // namespace

void detect::dealing(const Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    const bool whist = replay.custom.whist;
    std::optional<std::size_t> double_dealt;
    int corrected_by = -1;      // cards moved to mend a double deal; -1: not mended
    bool third_dealt = false, cut_missing = false;
    std::size_t cut_missing_at = 0;

    for (std::size_t i = 0; i < statements.size(); ++i) {
        const Statement& statement = statements[i];
        const Moment now = table::at_statement(i);
        const std::optional<Seat> seat = replay.who[i].size() == 1 ? std::optional(replay.who[i].first()) : std::nullopt;
        const bool by_dealer = seat && replay.dealer && *seat == *replay.dealer;
        const bool play_begun = now >= replay.first_lead;
        const auto add = [&](Kind kind, std::string label) -> Incident& {
            Incident incident;
            incident.kind = kind;
            incident.offender = seat ? seat : replay.dealer;
            incident.when = now;
            incident.where = statement.span;
            incident.card = statement.card;
            if (statement.card) incident.cards = CardSet::of(statement.card);
            incident.label = std::move(label);
            out.push_back(incident);
            return out.back();
        };

        switch (statement.verb) {
        case Verb::shuffles:
            if (statement.to && seat && *statement.to == partner_of(*seat)) {
                add(Kind::acted_for_partner, who(seat) + " shuffles for his partner").facts.set(Attr::permitted, Word::no);
            } else if (by_dealer && replay.pack_cut < now && !play_begun && replay.deal_begun > now) {
                add(Kind::dealer_shuffled_after_cut, "the dealer shuffles after the pack is cut");
            } else if (by_dealer && (statement.card || statement.flag)) {
                add(Kind::card_seen_in_dealers_shuffle, "a card is seen as the dealer shuffles");
            }
            break;
        case Verb::presents:
            if (statement.card || statement.flag) add(Kind::card_seen_in_dealers_shuffle, "a card is seen as the pack is given to be cut");
            break;
        case Verb::pack_cut: {
            if (now == replay.next_pack_cut) break;
            if (statement.to && seat && *statement.to == partner_of(*seat))
                add(Kind::acted_for_partner, who(seat) + " cuts for his partner").facts.set(Attr::permitted, Word::no);
            const bool small = statement.number > 0 && (statement.number < 4 || statement.number > pack_size - 4);
            const bool seen = static_cast<bool>(statement.card) || statement.flag3;
            if (seen || statement.manner != 0 || small) {
                Incident& incident = add(Kind::pack_cut_irregular, "the cut goes wrong");
                incident.facts.set(Attr::fault, seen ? Word::card_exposed : statement.manner & 1 ? Word::confusion : statement.manner & 2 ? Word::doubt : Word::small_packet);
            }
            break;
        }
        case Verb::pack_not_cut:
            cut_missing = true;
            cut_missing_at = i;
            break;
        case Verb::deals_for:
            if (seat && statement.to && *statement.to == partner_of(*seat))
                add(Kind::acted_for_partner, who(seat) + " deals for his partner").facts.set(Attr::permitted, Word::no);
            break;
        case Verb::deals_packets:
            if (statement.number != 4) defences(replay, add(Kind::misdealt_rotation, "the cards are dealt into " + std::to_string(statement.number) + " packets"));
            break;
        case Verb::deals_cards: double_dealt = i; break;
        case Verb::deals_card: {
            if (double_dealt && corrected_by < 0) third_dealt = true;
            if (!replay.dealer || !statement.to) break;
            const Seat proper = left_of(*replay.dealer, static_cast<int>(statement.number % 4));
            const auto face = static_cast<log::Face>(statement.choice);
            const bool last = statement.number == pack_size;
            if (last && *statement.to != *replay.dealer) {
                Incident& incident = add(Kind::misdealt_last_card, "the last card comes to " + who(statement.to));
                incident.facts.set(Attr::imperfect, Word::no);
                defences(replay, incident);
            } else if (last && whist && face == log::Face::down) {
                defences(replay, add(Kind::trump_card_face_down, "the trump card is laid face down"));
            } else if (last && !whist && face == log::Face::up) {
                add(Kind::last_card_faced, "the last card is turned up");
            } else if (*statement.to != proper && statement.number > 0) {
                defences(replay, add(Kind::misdealt_rotation, "card " + std::to_string(statement.number) + " goes to " + who(statement.to) + " instead of " + who(proper)));
            } else if (face == log::Face::up && !last) {
                Incident& incident = add(Kind::card_exposed_in_deal, "a card is dealt face up");
                incident.facts.set(Attr::role, role_of(replay, incident.offender.value_or(*replay.dealer), now));
                bool hurried = false;
                for (std::size_t j = i; j < statements.size(); ++j) hurried = hurried || statements[j].verb == Verb::hurries;
                incident.facts.set(Attr::hurried, terms::yes_no(hurried));
            }
            break;
        }
        case Verb::corrects_deal: corrected_by = statement.number ? static_cast<int>(statement.number) : 1; break;
        case Verb::counts: {
            const auto what = static_cast<log::Counts>(statement.choice);
            if (what == log::Counts::tricks || !by_dealer || play_begun) break;
            Incident& incident = add(Kind::dealer_counted_cards, "the dealer counts the cards");
            incident.facts.set(Attr::motive, statement.flag ? Word::fears_misdeal : Word::other);
            defences(replay, incident);
            break;
        }
        case Verb::looks: {
            const auto what = static_cast<log::LooksAt>(statement.choice);
            if (!by_dealer || play_begun || (what != log::LooksAt::card && what != log::LooksAt::trump_card)) break;
            Incident& incident = add(Kind::dealer_looked, "the dealer looks at a card while dealing");
            incident.facts.set(Attr::card, what == log::LooksAt::trump_card || (whist && statement.number == pack_size) ? Word::trump_card
                                           : statement.number >= pack_size - 1 && !whist                                 ? Word::one_of_last_two
                                                                                                                         : Word::before_51);
            break;
        }
        case Verb::pack_is: {
            const bool faced = static_cast<log::PackFault>(statement.choice) == log::PackFault::faced;
            if (faced) {
                add(Kind::card_faced_in_pack, spoken(statement.card) + " is faced in the pack").facts.set(Attr::last, terms::yes_no(statement.number == pack_size));
            } else {
                add(Kind::pack_imperfect, "the pack is proved imperfect").facts.set(Attr::proved, now < replay.hand_over ? Word::this_hand : Word::later);
            }
            break;
        }
        case Verb::holds_of: add(Kind::foreign_card, who(seat) + " holds a card of the other pack"); break;
        case Verb::points_out:
        case Verb::demands: {
            const bool cut = is(statement, "cut-omitted") || (cut_missing && statement.verb == Verb::demands && statement.ref.kind.empty());
            if (cut && !play_begun) {
                bool before = false;
                for (const Incident& earlier : out) before = before || earlier.kind == Kind::cut_omitted;
                if (before || !seat || !replay.dealer) break;
                Incident& incident = add(Kind::cut_omitted, "the pack was not cut");
                incident.offender = replay.dealer;
                if (cut_missing) incident.where = statements[cut_missing_at].span;
                incident.facts.set(Attr::raised_by, side_of(*seat) == side_of(*replay.dealer) ? Word::declaring : Word::adversary);
                defences(replay, incident);
            } else if (is(statement, "deal-out-of-turn") && replay.dealer && statement.verb == Verb::points_out) {
                Incident& incident = add(Kind::deal_out_of_turn, who(replay.dealer) + " deals out of turn");
                incident.offender = replay.dealer;
                // Whose deal it was: said in a demand (`deal by W`); else taken to be an adversary's, as the turn goes from side to side.
                Seat rightful = left_of(*replay.dealer);
                for (std::size_t j = i; j < statements.size(); ++j) {
                    const auto said = log::Section::in(replay.section->remedies, statements[j].list);
                    if (statements[j].verb == Verb::demands && !said.empty() && said.front().word == log::RemedyWord::deal_by && !said.front().on.empty())
                        rightful = said.front().on.first();
                }
                incident.other_seat = rightful;
                incident.facts.set(Attr::turn_of, rightful == partner_of(*replay.dealer) ? Word::partner : Word::adversary);
            } else if (is(statement, "wrong-pack") && statement.verb == Verb::points_out) {
                Incident& incident = add(Kind::wrong_pack, "the deal is with the wrong pack");
                incident.offender = replay.dealer;
                incident.other_seat = replay.dealer;
            }
            break;
        }
        default: break;
        }
    }
    if (double_dealt) {
        const Statement& statement = statements[*double_dealt];
        Incident incident;
        incident.kind = Kind::misdealt_two_at_once;
        incident.offender = replay.dealer;
        incident.when = table::at_statement(*double_dealt);
        incident.where = statement.span;
        incident.label = "two cards are dealt at once";
        incident.facts.set(Attr::state, third_dealt ? Word::third_dealt : corrected_by == 1 ? Word::one_card_moved : corrected_by > 1 ? Word::several_moved : Word::not_yet);
        defences(replay, incident);
        out.push_back(incident);
    }
}

}  // namespace hoyle::incidents

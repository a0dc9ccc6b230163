// Deals, rubbers, blocks, the settlement: one value a thing found.

#include "report/json_values.hpp"

#include "report/json_words.hpp"
#include "report/rows.hpp"

#include <array>

namespace hoyle::report::as_json {
namespace {

void trump(PieceWriter& json, const std::optional<Strain>& strain)
{
    if (!strain) json.field("trump", nullptr);
    else json.field("trump", *strain == Strain::no_trump ? "no-trump" : name_of(*strain));
}

void tricks(PieceWriter& json, const JsonKey& key, const PerSide<int>& won)
{
    if (won[Side::ns] < 0) json.field(key, nullptr);
    else sides(json, key, won);
}

void working(PieceWriter& json, const std::vector<scoring::Working>& lines)
{
    json.array("working", lines, [&](const scoring::Working& line) {
        json.object([&] {
            json.field("side", letters_of(line.side));
            json.field("points", line.points);
            json.field("text", line.text);
            json.list("laws", line.laws);
            json.list("readings", line.readings);
        });
    });
}

using Settings = std::vector<std::pair<std::string, std::string>>;

void settings(PieceWriter& json, const JsonKey& key, const Settings& settings)
{
    json.object(key, [&] {
        for (const auto& [name, value] : settings) {
            json.key_from(name);
            json.value(value);
        }
    });
}

/// Who sat where; null of a seat whose player nobody named.
void players(PieceWriter& json, const PerSeat<std::string>& names)
{
    json.object("players", [&] {
        json.text_or_null("N", names[Seat::north]);
        json.text_or_null("E", names[Seat::east]);
        json.text_or_null("S", names[Seat::south]);
        json.text_or_null("W", names[Seat::west]);
    });
}

void stakes(PieceWriter& json, const scoring::Stakes& stakes)
{
    if (!stakes.per || !stakes.amount) return json.field("stakes", nullptr);
    json.object("stakes", [&] {
        json.field("amount", static_cast<double>(stakes.amount) / 1000.0);
        json.field("unit", stakes.unit);
        json.field("per", stakes.per);
    });
}

void paid(PieceWriter& json, const RubberShown& rubber)
{
    const Side gainer = rubber.total.points >= 0 ? *rubber.total.winner : other(*rubber.total.winner);
    json.object([&] {
        json.field("rubber", rubber.number);
        side(json, "winner", rubber.total.winner);
        json.field("points", rubber.total.points);
        side(json, "to", gainer);
        if (rubber.stakes.per && rubber.stakes.amount)
            json.field("pays_each", static_cast<double>(scoring::payment(rubber.stakes, std::abs(rubber.total.points))) / 1000.0);
    });
}

}  // namespace

void side(PieceWriter& json, const JsonKey& key, const std::optional<Side>& side)
{
    if (side) json.field(key, letters_of(*side));
    else json.field(key, nullptr);
}

void seat(PieceWriter& json, const JsonKey& key, const std::optional<Seat>& seat)
{
    const char letter = seat ? letter_of(*seat) : ' ';
    json.text_or_null(key, seat ? std::string_view(&letter, 1) : "");
}

void seats(PieceWriter& json, const JsonKey& key, Seats seats)
{
    json.key(key);
    json.array([&] {
        for (Seat seat : all_seats) {
            const char letter = letter_of(seat);
            if (seats.has(seat)) json.value(std::string_view(&letter, 1));
        }
    });
}

void number_or_null(PieceWriter& json, const JsonKey& key, std::uint64_t number)
{
    if (number != 0) json.field(key, number);
    else json.field(key, nullptr);
}

void points_or_null(PieceWriter& json, bool known, Points points)
{
    if (known) json.field("points", points);
    else json.field("points", nullptr);
}

void bonus(PieceWriter& json, const PerSide<Points>& points)
{
    std::optional<Side> whose;
    for (Side each : both_sides)
        if (points[each] != 0) whose = each;
    side(json, "bonus", whose);
    sides(json, "bonus_points", points);
}

void place(PieceWriter& json, const Spot& spot)
{
    if (!spot.known()) return json.value(nullptr);
    json.object([&] {
        json.field("line", spot.place.line);
        json.field("column", spot.place.column);
        json.field("length", spot.place.length);
        if (!json.tables()) return;
        json.list("bytes", std::array{spot.place.bytes.column, spot.place.bytes.length});
        json.list("utf16", std::array{spot.place.utf16.column, spot.place.utf16.length});
    });
}

void place(PieceWriter& json, const JsonKey& key, const Spot& spot)
{
    json.key(key);
    place(json, spot);
}

void deal(PieceWriter& json, const DealShown& deal, std::string_view key, std::span<const Pointer> pointers)
{
    const scoring::HandScore& score = deal.score;
    json.object([&] {
        json.field("deal", deal.deal);
        json.field("rubber", deal.rubber);
        json.field("deal_key", key);
        players(json, deal.players ? *deal.players : PerSeat<std::string>{});
        seat(json, "dealer", deal.dealer);
        seat(json, "maker", deal.maker);
        trump(json, deal.trump);
        if (deal.contract > 0) json.field("declared", deal.contract);
        if (deal.royals) json.field("royal_spades", true);
        json.field("doublings", deal.doublings);
        json.field("void", deal.is_void);
        json.text_or_null("void_by", deal.void_by);
        json.field("scored", deal.scored && !deal.is_void);
        json.field("as_written", deal.as_written);
        json.field("after_rubber", deal.after_rubber);
        tricks(json, "tricks", deal.tricks);
        tricks(json, "tricks_scored", score.tricks_scored);
        sides(json, "below", score.below);
        sides(json, "above", score.above);
        sides(json, "honours", score.honours);
        sides(json, "chicane", score.chicane);
        sides(json, "slam", score.slam);
        sides(json, "penalty", score.penalty);
        sides(json, "standing", score.standing);
        side(json, "game", score.game);
        json.text_or_null("unknown", deal.unknown);
        json.text_or_null("unknown_code", deal.unknown_code);
        json.field("penalties_to_choose", deal.to_choose);
        json.text_or_null("otherwise", deal.otherwise);
        if (!deal.by_the_cards.empty()) json.field("by_the_cards", deal.by_the_cards);
        working(json, score.working);
        if (!deal.table) return;
        place(json, "where", deal.where);
        json.field("last_line", deal.table->last_line);
        table(json, *deal.table, pointers);
    });
}

void rubber(PieceWriter& json, const RubberShown& rubber, const std::vector<std::string>& deal_keys)
{
    json.object([&] {
        json.field("rubber", rubber.number);
        json.list("deal_keys", deal_keys);
        players(json, PerSeat<std::string>{rubber.players});
        json.array("games", rubber.games, [&](const scoring::GameRecord& game) {
            json.object([&] {
                side(json, "winner", game.winner);
                json.list("deals", game.deals);
                sides(json, "points", game.points);
                if (game.grade) json.field("grade", game.grade);
            });
        });
        sides(json, "below", rubber.below);
        sides(json, "above", rubber.above);
        bonus(json, rubber.total.bonus);
        sides(json, "total", rubber.total.total);
        json.field("over", rubber.total.over);
        side(json, "winner", rubber.total.winner);
        points_or_null(json, rubber.total.over && !rubber.games_untold, rubber.total.points);
        sides(json, "standing", rubber.standing);
        json.field("complete", rubber.complete);
        json.text_or_null("otherwise", rubber.otherwise);
        if (json.tables()) json.field("said", rubber_words(rubber));
        if (rubber.bets.empty()) return;
        json.array("bets", rubber.bets, [&](const BetShown& bet) {
            json.object([&] {
                place(json, "where", bet.where);
                json.field("by", bet.by);
                json.field("with", bet.with);
                json.field("amount", scoring::money(bet.amount, bet.unit));
                json.field("on", bet.on);
                json.field("deal", bet.deal);
                json.text_or_null("winner", bet.winner);
                json.field("why", bet.why);
                json.text_or_null("law", bet.laws.empty() ? std::string() : bet.laws.front().book + " " + bet.laws.front().law);
            });
        });
    });
}

void book(PieceWriter& json, const std::optional<BookTaken>& book)
{
    json.text_or_null("laws", book ? std::string_view(book->id) : "");
    json.text_or_null("book_digest", book ? std::string_view(book->digest) : "");
    json.text_or_null("book_file", book ? std::string_view(book->file) : "");
    settings(json, "options", book ? book->options : Settings{});
}

void made(PieceWriter& json, const Made& made)
{
    if (made.version.empty()) return json.field("made", nullptr);
    json.object("made", [&] {
        json.field("version", made.version);
        json.text_or_null("build", made.build);
        json.text_or_null("laws", made.laws);
        settings(json, "with", made.with);
    });
}

void expectation(PieceWriter& json, const Expected& expected)
{
    json.object([&] {
        place(json, "where", expected.where);
        json.field("text", expected.text);
        json.field("met", expected.met);
        json.text_or_null("why", expected.why);
    });
}

void understood(PieceWriter& json, const std::vector<Understood>& understood)
{
    json.array("understood", understood, [&](const Understood& each) {
        json.object([&] {
            json.field("line", each.line);
            json.text_or_null("as", each.statement);
        });
    });
}

void settlement(PieceWriter& json, const Settlement& settlement)
{
    json.object("settlement", [&] {
        stakes(json, settlement.stakes);
        json.key("rubbers");
        json.array([&] {
            for (const RubberShown& rubber : settlement.rubbers)
                if (rubber.total.over && rubber.total.winner && !rubber.games_untold) paid(json, rubber);
        });
        json.array("ledger", settlement.ledger, [&](const auto& of) {
            json.object([&] {
                json.field("player", of.first);
                json.field("points", of.second);
            });
        });
    });
}

}  // namespace hoyle::report::as_json

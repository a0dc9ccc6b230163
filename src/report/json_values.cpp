// One value a thing found.

#include "report/json_values.hpp"

namespace hoyle::report::as_json {
namespace {

Value sides(const PerSide<Points>& points) { return {{"NS", points[Side::ns]}, {"EW", points[Side::ew]}}; }

Value letters(Seats seats)
{
    Value list = Value::array();
    for (Seat seat : all_seats)
        if (seats.has(seat)) list.push_back(std::string(1, letter_of(seat)));
    return list;
}

Value seat(const std::optional<Seat>& seat) { return seat ? Value(std::string(1, letter_of(*seat))) : Value(nullptr); }

Value laws(const std::vector<rulings::Cited>& cited)
{
    Value list = Value::array();
    for (const rulings::Cited& law : cited) list.push_back({{"book", law.book}, {"law", law.law}, {"for", law.how}});
    return list;
}

/// Yes and no are truth values; everything else is a word.
Value fact(const std::string& value)
{
    if (value == "yes") return true;
    if (value == "no") return false;
    return value;
}

Value strain_word(const std::optional<Strain>& strain)
{
    if (!strain) return nullptr;
    return *strain == Strain::no_trump ? Value("no-trump") : Value(std::string(name_of(*strain)));
}

Value option(const OptionShown& shown)
{
    Value value{{"atom", shown.atom}, {"text", shown.text}, {"by", letters(shown.by)}};
    if (!shown.on.empty()) value["on"] = shown.on;
    if (!shown.law.empty()) value["law"] = shown.law;
    if (!shown.until.empty()) value["until"] = shown.until;
    value["best"] = shown.best;
    value["chosen"] = shown.chosen;
    if (!shown.effect.known) value["effect"] = nullptr;
    else if (shown.effect.deal_void) value["effect"] = {{"void", true}};
    else
        value["effect"] = {{"tricks", {{"NS", shown.effect.tricks[Side::ns]}, {"EW", shown.effect.tricks[Side::ew]}}},
                           {"below", sides(shown.effect.below)},
                           {"standing", sides(shown.effect.standing)},
                           {"game", side(shown.effect.game)},
                           {"rubber", side(shown.effect.rubber)}};
    return value;
}

Value options(const PointShown& point)
{
    Value list = Value::array();
    for (const OptionShown& shown : point.options) list.push_back(option(shown));
    return list;
}

Value point_value(const PointShown& point)
{
    Value value{{"point", point.point}, {"verb", point.verb}, {"status", point.status}, {"text", point.text}};
    value["entitled"] = letters(point.entitled);
    value["consult"] = point.consult.empty() ? Value(nullptr) : Value(point.consult);
    value["until"] = point.until;
    value["until_words"] = point.until_words;
    value["options"] = options(point);
    value["ended_by"] = point.ended_by.empty() ? Value(nullptr) : Value(point.ended_by);
    value["ended_at"] = place(point.ended_at);
    value["laws"] = laws(point.laws);
    value["readings"] = point.readings;
    return value;
}

}  // namespace

Value side(const std::optional<Side>& side) { return side ? Value(std::string(letters_of(*side))) : Value(nullptr); }

Value place(const Spot& spot)
{
    if (!spot.known()) return nullptr;
    return {{"line", spot.place.line}, {"column", spot.place.column}, {"length", spot.place.length}};
}

Value finding_value(const Finding& finding)
{
    Value value{{"family", std::string(word(finding.family))}, {"kind", finding.kind}, {"heading", finding.heading}};
    value["deal"] = finding.deal ? Value(finding.deal) : Value(nullptr);
    value["trick"] = finding.trick ? Value(finding.trick) : Value(nullptr);
    value["offender"] = seat(finding.offender);
    value["where"] = place(finding.where);
    value["label"] = finding.label;
    value["other"] = place(finding.other);
    if (finding.other.known()) value["other_label"] = finding.other_label;
    Value facts = Value::object();
    for (const auto& [name, word] : finding.facts) facts[name] = fact(word);
    value["facts"] = facts;
    value["status"] = finding.status.empty() ? Value(nullptr) : Value(finding.status);
    value["laws"] = laws(finding.laws);
    const PointShown* principal = finding.points.empty() ? nullptr : &finding.points.front();
    value["entitled"] = principal ? letters(principal->entitled) : Value::array();
    value["consult"] = principal && !principal->consult.empty() ? Value(principal->consult) : Value(nullptr);
    value["until"] = principal && !principal->until.empty() ? Value(principal->until.front()) : Value(nullptr);
    value["options"] = principal ? options(*principal) : Value::array();
    value["claimed_at"] = place(finding.claimed_at);
    Value late = Value::array();
    for (const Spot& spot : finding.too_late) late.push_back(place(spot));
    value["too_late"] = late;
    Value points = Value::array();
    for (const PointShown& point : finding.points) points.push_back(point_value(point));
    value["points"] = points;
    value["readings"] = finding.readings;
    value["remarks"] = finding.remarks;
    value["hangs"] = finding.hangs.empty() ? Value(nullptr) : Value(finding.hangs);
    if (finding.miscount) {
        const Miscount& slip = *finding.miscount;
        value["side"] = std::string(letters_of(slip.side));
        if (!slip.side_name.empty()) value["side_name"] = slip.side_name;
        value["column"] = slip.column;
        value["written"] = slip.written;
        value["computed"] = slip.known ? Value(slip.computed) : Value(nullptr);
        value["correctable"] = slip.correctable;
        value["until"] = slip.until.empty() ? Value(nullptr) : Value(slip.until);
        value["closed_by"] = slip.closed_by.empty() ? Value(nullptr) : Value(slip.closed_by);
        value["closed_at"] = place(slip.closed_at);
        value["corrected_at"] = place(slip.corrected_at);
        value["stands"] = slip.stands;
        value["arithmetic"] = slip.arithmetic;
        value["cast_rightly"] = slip.cast_rightly;
        value["in_doubt"] = slip.in_doubt;
        value["why"] = slip.why.empty() ? Value(nullptr) : Value(slip.why);
        value["slips"] = Value::array();
        for (const SlipShown& each : slip.slips) value["slips"].push_back({{"kind", each.kind}, {"text", each.words}, {"reconciles", each.reconciles}});
        value["cause"] = slip.cause ? Value(*slip.cause) : Value(nullptr);
    }
    value["message"] = finding.message;
    return value;
}

Value deal_value(const DealShown& deal)
{
    const auto tricks = [](const PerSide<int>& won) -> Value {
        if (won[Side::ns] < 0) return nullptr;
        return {{"NS", won[Side::ns]}, {"EW", won[Side::ew]}};
    };
    Value value{{"deal", deal.deal}, {"rubber", deal.rubber}, {"dealer", seat(deal.dealer)}, {"maker", seat(deal.maker)}, {"trump", strain_word(deal.trump)}};
    value["doublings"] = deal.doublings;
    value["void"] = deal.is_void;
    value["void_by"] = deal.void_by.empty() ? Value(nullptr) : Value(deal.void_by);
    value["scored"] = deal.scored && !deal.is_void;
    value["as_written"] = deal.as_written;
    value["after_rubber"] = deal.after_rubber;
    value["tricks"] = tricks(deal.tricks);
    value["tricks_scored"] = tricks(deal.score.tricks_scored);
    value["below"] = sides(deal.score.below);
    value["above"] = sides(deal.score.above);
    value["honours"] = sides(deal.score.honours);
    value["chicane"] = sides(deal.score.chicane);
    value["slam"] = sides(deal.score.slam);
    value["penalty"] = sides(deal.score.penalty);
    value["standing"] = sides(deal.score.standing);
    value["game"] = side(deal.score.game);
    value["unknown"] = deal.unknown.empty() ? Value(nullptr) : Value(deal.unknown);
    value["penalties_to_choose"] = deal.to_choose;
    value["otherwise"] = deal.otherwise.empty() ? Value(nullptr) : Value(deal.otherwise);
    Value working = Value::array();
    for (const scoring::Working& line : deal.score.working)
        working.push_back(
            {{"side", std::string(letters_of(line.side))}, {"points", line.points}, {"text", line.text}, {"laws", line.laws}, {"readings", line.readings}});
    value["working"] = working;
    return value;
}

Value stakes_value(const scoring::Stakes& stakes)
{
    if (!stakes.per || !stakes.amount) return nullptr;
    return {{"amount", static_cast<double>(stakes.amount) / 1000.0}, {"unit", stakes.unit}, {"per", stakes.per}};
}

Value rubber_value(const RubberShown& rubber)
{
    Value games = Value::array();
    for (const scoring::GameRecord& game : rubber.games) {
        Value each{{"winner", side(game.winner)}, {"deals", game.deals}, {"points", sides(game.points)}};
        if (game.grade) each["grade"] = game.grade;
        games.push_back(each);
    }
    const auto& total = rubber.total;
    Value value{{"rubber", rubber.number}, {"games", games}, {"below", sides(rubber.below)}, {"above", sides(rubber.above)}};
    std::optional<Side> bonus;
    for (Side each : both_sides)
        if (total.bonus[each] != 0) bonus = each;
    value["bonus"] = side(bonus);
    value["bonus_points"] = sides(total.bonus);
    value["total"] = sides(total.total);
    value["over"] = total.over;
    value["winner"] = side(total.winner);
    value["points"] = total.over ? Value(total.points) : Value(nullptr);
    value["standing"] = sides(rubber.standing);
    value["complete"] = rubber.complete;
    value["otherwise"] = rubber.otherwise.empty() ? Value(nullptr) : Value(rubber.otherwise);
    return value;
}

Value account_value(const audit::Account& account, const audit::Sheet& sheet, std::size_t number)
{
    Value games = Value::array();
    for (const audit::GameOnSheet& game : account.games) {
        Value each{{"winner", side(game.winner)}, {"entries", {game.first + 1, game.last + 1}}, {"points", sides(game.points)}};
        if (game.grade) each["grade"] = game.grade;
        games.push_back(each);
    }
    std::optional<Side> bonus;
    for (Side each : both_sides)
        if (account.bonus[each] != 0) bonus = each;
    Value value{{"rubber", number}, {"title", sheet.title}, {"games", games}, {"below", sides(account.totals.below)}, {"above", sides(account.totals.above)}};
    value["bonus"] = side(bonus);
    value["bonus_points"] = sides(account.bonus);
    value["total"] = sides(account.sum);
    value["over"] = account.winner.has_value();
    value["winner"] = side(account.winner);
    value["points"] = account.winner ? Value(*account.winner == Side::ns ? account.result : -account.result) : Value(nullptr);
    value["difference"] = {{"side", std::string(letters_of(account.gainer()))}, {"points", account.points()}};
    return value;
}

Value explained_value(const audit::Audit& audited)
{
    Value list = Value::array();
    for (std::size_t row = 0; row < audited.explained.size(); ++row) {
        const auto& hands = audited.explained[row];
        if (hands.empty()) continue;
        Value words = Value::array();
        for (const audit::Explanation& hand : hands)
            if (words.size() < 20) words.push_back(hand.words);
        list.push_back({{"entry", row + 1}, {"where", place(audited.sheet.rows[row].where)}, {"count", hands.size()}, {"hands", words}});
    }
    return list;
}

}  // namespace hoyle::report::as_json

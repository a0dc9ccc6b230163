// A finding, with its points of law, their options, and the slip of a scorer.

#include "report/finding_words.hpp"
#include "report/json_values.hpp"
#include "report/json_words.hpp"

namespace hoyle::report::as_json {
namespace {

void laws(PieceWriter& json, const std::vector<rulings::Cited>& cited)
{
    json.array("laws", cited, [&](const rulings::Cited& law) {
        json.object([&] {
            json.field("book", law.book);
            json.field("law", law.law);
            json.field("for", law.how);
        });
    });
}

/// Yes and no are truth values; everything else is a word.
void facts(PieceWriter& json, const std::vector<std::pair<std::string, std::string>>& facts)
{
    json.object("facts", [&] {
        for (const auto& [name, word] : facts) {
            json.key_from(name);
            if (word == "yes" || word == "no") json.value(word == "yes");
            else json.value(word);
        }
    });
}

void effect(PieceWriter& json, const Effect& effect)
{
    if (!effect.known) return json.field("effect", nullptr);
    json.object("effect", [&] {
        if (effect.deal_void) return json.field("void", true);
        sides(json, "tricks", effect.tricks);
        sides(json, "below", effect.below);
        sides(json, "above", effect.above);
        sides(json, "standing", effect.standing);
        side(json, "game", effect.game);
        side(json, "rubber", effect.rubber);
    });
}

void beside(PieceWriter& json, const std::vector<BesideShown>& others)
{
    json.array("beside", others, [&](const BesideShown& other) {
        json.object([&] {
            seat(json, "offender", other.offender);
            number_or_null(json, "trick", other.trick);
            json.field("by", letters_of(other.by));
            json.field("atom", other.atom);
            json.field("text", other.text);
        });
    });
}

/// `after`: the line behind which the one that chooses it is written; 0: it is too late, or done.
void option(PieceWriter& json, const OptionShown& shown, std::uint64_t after)
{
    json.object([&] {
        json.field("atom", shown.atom);
        json.field("text", shown.text);
        seats(json, "by", shown.by);
        if (!shown.on.empty()) json.field("on", shown.on);
        if (!shown.law.empty()) json.field("law", shown.law);
        if (!shown.until.empty()) json.list("until", shown.until);
        json.field("best", shown.best);
        json.field("chosen", shown.chosen);
        effect(json, shown.effect);
        if (!shown.beside.empty()) beside(json, shown.beside);
        if (!json.tables()) return;
        json.text_or_null("log", shown.line);
        number_or_null(json, "after", shown.line.empty() || shown.late ? 0 : after);
    });
}

void options(PieceWriter& json, const PointShown& point, const Finding& finding)
{
    const bool open = point.status == rulings::Status::open;
    json.array("options", point.options, [&](const OptionShown& shown) { option(json, shown, open ? finding.deal_ends : 0); });
}

void point(PieceWriter& json, const PointShown& point, const Finding& finding)
{
    json.object([&] {
        json.field("point", name_of_point(point));
        json.field("verb", word(point.verb));
        json.text_or_null("status", rulings::word(point.status));
        json.field("text", point.text);
        seats(json, "entitled", point.entitled);
        json.text_or_null("consult", point.consult ? word(*point.consult) : "");
        if (!point.from_words.empty()) json.field("from_words", point.from_words);
        json.list("until", point.until);
        json.list("until_words", point.until_words);
        options(json, point, finding);
        json.text_or_null("ended_by", point.ended_by);
        place(json, "ended_at", point.ended_at);
        seats(json, "used_by", point.used_by);
        laws(json, point.laws);
        json.list("readings", point.readings);
    });
}

void doubts(PieceWriter& json, const std::vector<DoubtShown>& all)
{
    json.array("doubts", all, [&](const DoubtShown& doubt) {
        json.object([&] {
            json.field("reading", doubt.reading);
            json.field("question", doubt.question);
            json.field("taken", doubt.taken);
            json.field("setting", doubt.setting);
            json.field("value", doubt.value);
            json.field("otherwise", doubt.otherwise);
        });
    });
}

/// Of the point that says most, or that there is none; the time for a figure is that of its correction.
void principal(PieceWriter& json, const Finding& finding)
{
    static const PointShown none;
    const PointShown& most = finding.points.empty() ? none : finding.points.front();
    seats(json, "entitled", most.entitled);
    json.text_or_null("consult", most.consult ? word(*most.consult) : "");
    json.text_or_null("until", finding.miscount ? finding.miscount->until : most.until.empty() ? "" : most.until.front());
    options(json, most, finding);
}

void miscount(PieceWriter& json, const Miscount& slip)
{
    json.field("side", letters_of(slip.side));
    if (!slip.side_name.empty()) json.field("side_name", slip.side_name);
    json.field("column", slip.column);
    json.field("written", slip.written);
    if (slip.known) json.field("computed", slip.computed);
    else json.field("computed", nullptr);
    json.field("correctable", slip.correctable);
    json.text_or_null("closed_by", slip.closed_by);
    place(json, "closed_at", slip.closed_at);
    place(json, "corrected_at", slip.corrected_at);
    json.field("stands", slip.stands);
    json.list("arithmetic", slip.arithmetic);
    json.field("cast_rightly", slip.cast_rightly);
    json.field("in_doubt", slip.in_doubt);
    json.text_or_null("why", slip.why);
    json.array("slips", slip.slips, [&](const SlipShown& each) {
        json.object([&] {
            json.field("kind", each.kind);
            json.field("text", each.words);
            json.field("reconciles", each.reconciles);
        });
    });
}

/// The report's own sentences.
void said(PieceWriter& json, const Finding& finding)
{
    json.object("said", [&] {
        json.field("title", title_of(finding));
        json.array("now", now_of(finding), [&](const Clause& clause) {
            json.object([&] {
                json.text_or_null("mark", clause.mark);
                json.field("text", clause.text);
            });
        });
        json.list("law", law_of(finding));
        json.list("doubt", doubts_of(finding));
        json.list("to_do", to_do(finding));
    });
}

}  // namespace

void finding(PieceWriter& json, const Finding& finding, const Named& named)
{
    json.object([&] {
        json.field("id", named.id);
        json.field("family", word(finding.family));
        json.field("kind", finding.kind);
        json.field("heading", finding.heading);
        number_or_null(json, "deal", finding.deal);
        number_or_null(json, "rubber", finding.rubber);
        json.text_or_null("deal_key", finding.deal_key);
        number_or_null(json, "trick", finding.trick);
        seat(json, "offender", finding.offender);
        json.text_or_null("offender_name", finding.offender_name);
        place(json, "where", finding.where);
        json.field("label", finding.label);
        place(json, "other", finding.other);
        if (finding.other.known()) json.field("other_label", finding.other_label);
        facts(json, finding.facts);
        json.text_or_null("status", rulings::word(finding.status));
        laws(json, finding.laws);
        principal(json, finding);
        place(json, "claimed_at", finding.claimed_at);
        json.array("too_late", finding.too_late, [&](const Spot& spot) { place(json, spot); });
        json.array("points", finding.points, [&](const PointShown& shown) { point(json, shown, finding); });
        json.list("readings", finding.readings);
        if (!finding.doubts.empty()) doubts(json, finding.doubts);
        json.list("remarks", finding.remarks);
        json.text_or_null("hangs", finding.hangs);
        json.text_or_null("hangs_code", finding.hangs_code);
        if (finding.miscount) {
            miscount(json, *finding.miscount);
            json.text_or_null("cause", named.cause);
        }
        json.field("message", finding.message);
        if (named.block != 0) json.field("block", named.block);
        if (!json.tables()) return;
        json.field("offence", finding.offence);
        said(json, finding);
    });
}

}  // namespace hoyle::report::as_json

#include "report/compare_reports.hpp"
#include "report/json_words.hpp"
#include "report/json_writer.hpp"

namespace hoyle::report {
namespace {

/// What is compared, told with the ids of the books that agree.
class Writer {
public:
    Writer(std::string& out, std::span<const Judged> judged)
        : json_(out, Detail::plain, JsonWriter::Layout::indented), judged_(judged)
    {}

    void write(const std::string& file, const Compared& compared)
    {
        json_.object([&] {
            json_.field("hoyle", 1);
            json_.field("file", printable(file));
            json_.text_or_null("title", judged_[0].summary.title);
            json_.array("compared", judged_, [&](const Judged& each) { json_.value(each.book); });
            json_.array("findings", compared.findings, [&](const FindingCompared& each) { finding(each); });
            json_.array("deals", compared.deals, [&](const PointCompared& each) { row(each); });
            json_.array("rubbers", compared.rubbers, [&](const PointCompared& each) { row(each); });
        });
    }

private:
    void voice(const Voice& voice, bool with_laws)
    {
        json_.object([&] {
            json_.array("books", voice.codes, [&](std::size_t code) { json_.value(judged_[code].book); });
            json_.field("words", voice.words);
            if (!with_laws) return;
            json_.text_or_null("status", voice.status);
            json_.list("laws", voice.laws);
        });
    }

    void point(const PointCompared& point)
    {
        json_.object([&] {
            json_.text_or_null("point", point.point);
            json_.field("agreed", point.voices.size() == 1);
            json_.array("rulings", point.voices, [&](const Voice& each) { voice(each, true); });
        });
    }

    void row(const PointCompared& row)
    {
        json_.object([&] {
            json_.field("of", row.point);
            json_.field("agreed", row.voices.size() == 1);
            json_.array("outcomes", row.voices, [&](const Voice& each) { voice(each, false); });
        });
    }

    void finding(const FindingCompared& each)
    {
        const Finding& seen = *each.seen;
        json_.object([&] {
            json_.field("family", word(seen.family));
            json_.field("kind", seen.kind);
            json_.field("heading", seen.heading);
            as_json::number_or_null(json_, "deal", seen.deal);
            as_json::number_or_null(json_, "trick", seen.trick);
            as_json::seat(json_, "offender", seen.offender);
            json_.key("where");
            as_json::place(json_, seen.where);
            json_.field("agreed", each.agreed);
            json_.array("points", each.points, [&](const PointCompared& of) { point(of); });
        });
    }

    as_json::PieceWriter json_;
    std::span<const Judged> judged_;
};

}  // namespace

std::string compare_json(const std::string& file, std::span<const Judged> judged)
{
    std::string out;
    Writer(out, judged).write(file, compare(judged));
    return out + '\n';
}

}  // namespace hoyle::report

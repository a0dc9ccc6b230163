#include "report/compare_reports.hpp"

#include "report/conclusion.hpp"
#include "report/page.hpp"
#include "report/paragraphs.hpp"
#include "report/rows.hpp"
#include "report/words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace hoyle::report {
namespace {

using fmt::format;

/// Codes that say the same of one incident, and what; its laws are told beside it.
struct Alike {
    std::vector<std::size_t> codes;
    std::vector<Clause> clauses;
};

/// What one code says of its finding. The laws of single clauses are left out, for codes that rule alike have other numbers, and
/// what is asked: that is told once for all.
std::vector<Clause> clauses_of(const Finding* finding)
{
    if (!finding) return {{"Nothing is found."}};
    Finding bare = *finding;
    for (PointShown& point : bare.points) point.laws.clear();
    bare.remarks.clear();
    return now_of(bare);
}

/// What is said beside the rulings, and asked: each question once, though the codes may list its answers in other order.
std::vector<Clause> remarks_of(const std::vector<const Finding*>& found)
{
    std::vector<Clause> out;
    std::vector<std::string> told;
    for (const Finding* finding : found)
        for (const std::string& remark : finding ? finding->remarks : std::vector<std::string>{}) {
            std::string question = remark.substr(0, remark.find(" ("));
            if (std::find(told.begin(), told.end(), question) != told.end()) continue;
            told.push_back(std::move(question));
            out.push_back({as_sentence(remark)});
        }
    return out;
}

std::vector<Alike> grouped(const std::vector<const Finding*>& found)
{
    std::vector<Alike> all;
    for (std::size_t code = 0; code < found.size(); ++code) {
        std::vector<Clause> clauses = clauses_of(found[code]);
        const auto same = std::find_if(all.begin(), all.end(), [&](const Alike& each) { return each.clauses == clauses; });
        if (same == all.end()) all.push_back({{code}, std::move(clauses)});
        else same->codes.push_back(code);
    }
    return all;
}

/// The clauses with which all begin; they are taken off.
std::vector<Clause> take_common(std::vector<Alike>& all)
{
    std::vector<Clause> common;
    const auto shared = [&] {
        return std::all_of(all.begin(), all.end(), [&](const Alike& each) {
            return !each.clauses.empty() && each.clauses.front() == all.front().clauses.front();
        });
    };
    while (all.size() > 1 && shared()) {
        common.push_back(all.front().clauses.front());
        for (Alike& each : all) each.clauses.erase(each.clauses.begin());
    }
    return common;
}

/// What somebody may not mean at all, and the codes part on.
bool is_asked_about(const FindingCompared& each)
{
    return each.seen->family == Family::perhaps && !each.seen->told.line.empty() && !each.agreed;
}

class CompareText {
public:
    CompareText(const std::string& file, std::span<const Judged> judged)
        : file_(printable(file)), judged_(judged), compared_(compare(judged))
    {}

    std::string all()
    {
        std::size_t parted = 0;
        for (const FindingCompared& each : compared_.findings) parted += finding(each) ? 0 : 1;
        deals();
        rubbers();
        text_ += wrapped(summary(parted), 0, 0, ink.width);
        understood();
        return std::move(text_);
    }

private:
    static constexpr Ink ink{};

    const std::string& name(std::size_t code) const
    {
        const Judged& judged = judged_[code];
        return judged.summary.laws.empty() ? judged.book : judged.summary.laws.front();
    }

    /// "Portland 1904 and American 1907"
    std::string listed(const std::vector<std::size_t>& codes) const
    {
        std::string text;
        for (std::size_t i = 0; i < codes.size(); ++i)
            text += (i == 0 ? "" : i + 1 == codes.size() ? " and " : ", ") + name(codes[i]);
        return text;
    }

    /// Whether the codes agree on it.
    bool finding(const FindingCompared& each)
    {
        text_ += head(*each.seen, file_, ink);
        // of several that may be meant the first is told in full
        const bool asked = is_asked_about(each);
        std::vector<Alike> all = grouped(each.found);
        const bool agreed = all.size() == 1;
        const bool brief = std::exchange(told_in_full_, told_in_full_ || asked) && asked;
        if (brief) in_brief(each);
        else in_full(all, each);
        text_ += '\n';
        return agreed;
    }

    void in_full(std::vector<Alike>& all, const FindingCompared& each)
    {
        const bool parted = all.size() > 1;
        const auto remarks = remarks_of(each.found);
        say("Now", take_common(all));
        if (!parted) all.front().clauses.insert(all.front().clauses.end(), remarks.begin(), remarks.end());
        for (const Alike& alike : all) {
            if (parted) text_ += format("  Under {}\n", listed(alike.codes));
            const Finding* first = each.found[alike.codes.front()];
            if (!first || !is_the_law(alike.clauses, *first)) say("Now", alike.clauses);
            laws(alike.codes, each.found);
        }
        if (parted) say("Ask", remarks);
    }

    /// Nothing is ruled but that the law says so.
    static bool is_the_law(const std::vector<Clause>& clauses, const Finding& finding)
    {
        const auto laws = law_of(finding);
        return clauses.size() == 1 && !laws.empty() && laws.front().ends_with(": " + clauses.front().text);
    }

    void in_brief(const FindingCompared& each)
    {
        paragraph("Now", format("Nobody is accused: it rests on words that may be meant otherwise. If this is meant, say so in "
                                "a line: `{}`.",
                                each.seen->told.line));
        std::vector<std::string> laws;
        for (const Finding* finding : each.found)
            if (std::string one = finding ? numbers(*finding) : ""; !one.empty()) laws.push_back(std::move(one));
        if (!laws.empty()) paragraph("Law", format("{}.", fmt::join(laws, "; ")));
    }

    void say(std::string_view label, const std::vector<Clause>& clauses) { text_ += said(label, clauses, ink); }

    void paragraph(std::string_view label, const std::string& words) { text_ += report::paragraph(label, words, ink); }

    /// Of the first code its law and what it says; of those that rule alike the numbers.
    void laws(const std::vector<std::size_t>& codes, const std::vector<const Finding*>& found)
    {
        std::string_view label = "Law";
        std::vector<std::string> likewise;
        for (const std::size_t code : codes) {
            if (!found[code]) continue;
            if (label.empty()) {
                if (std::string also = numbers(*found[code]); !also.empty()) likewise.push_back(std::move(also));
                continue;
            }
            for (const std::string& law : law_of(*found[code])) paragraph(label, law), label = "";
        }
        if (!likewise.empty()) paragraph("", format("Likewise {}.", fmt::join(likewise, "; ")));
    }

    /// "Portland 1904, 90, 89, 97": each law once.
    static std::string numbers(const Finding& finding)
    {
        std::string out, book;
        std::vector<std::string> told;
        for (const rulings::Cited& law : finding.laws) {
            std::string whole = law.named + " " + law.law;
            if (std::find(told.begin(), told.end(), whole) != told.end()) continue;
            told.push_back(std::move(whole));
            out += (out.empty() ? "" : ", ") + (law.named == book ? "" : law.named + ", ") + law.law;
            book = law.named;
        }
        return out;
    }

    /// What is the same under all once; else each behind the codes that have it so.
    void deals()
    {
        if (compared_.deals.empty()) return;
        text_ += deal_rows_head(false);
        for (const PointCompared& row : compared_.deals)
            for (const Voice& voice : row.voices) {
                if (row.voices.size() > 1) text_ += wrapped(format("under {}:", listed(voice.codes)), 6, 6, ink.width);
                text_ += voice.words + '\n';
            }
        text_ += '\n';
    }

    void rubbers()
    {
        if (compared_.rubbers.empty()) return;
        for (const PointCompared& row : compared_.rubbers)
            for (const Voice& voice : row.voices)
                text_ += wrapped(row.voices.size() == 1 ? voice.words : format("Under {}: {}", listed(voice.codes), voice.words),
                                 0, 0, ink.width);
        text_ += '\n';
    }

    std::string summary(std::size_t parted) const
    {
        std::vector<std::size_t> every(judged_.size());
        for (std::size_t i = 0; i < every.size(); ++i) every[i] = i;
        const std::size_t many = compared_.findings.size();
        if (many == 0) return format("Nothing is found under any of {}.", listed(every));
        const std::string found = format("{} under {}: the codes ", many == 1 ? "1 finding" : format("{} findings", many),
                                         listed(every));
        if (parted == 0) return found + (many == 1 ? "agree on it." : "agree on all of them.");
        if (parted == many) return found + (many == 1 ? "part on it." : "part on all of them.");
        return found + format("agree on {} and part on {}.", many - parted, parted);
    }

    /// What was made of everyday words, which is the same under every code.
    void understood()
    {
        if (judged_.empty()) return;
        const UnderstoodSo words = understood_words(judged_[0].summary, {});
        if (!words.statements.empty()) text_ += "\nUnderstood so:\n";
        for (const std::string& each : words.statements) text_ += wrapped(each, 2, 6, ink.width);
        for (const std::string& each : words.rest) text_ += wrapped(each, 0, 0, ink.width);
    }

    std::string file_;
    std::span<const Judged> judged_;
    Compared compared_;
    std::string text_;
    bool told_in_full_ = false;  ///< one that may be meant
};

}  // namespace

std::string compare_text(const std::string& file, std::span<const Judged> judged) { return CompareText(file, judged).all(); }

}  // namespace hoyle::report

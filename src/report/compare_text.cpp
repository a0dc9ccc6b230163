#include "report/compare_reports.hpp"

#include "report/page.hpp"
#include "report/rows.hpp"
#include "report/words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace hoyle::report {
namespace {

using fmt::format;

class CompareText {
public:
    CompareText(const std::string& file, std::span<const Judged> judged)
        : file_(printable(file)), judged_(judged), compared_(compare(judged))
    {}

    std::string all()
    {
        std::size_t parted = 0;
        for (const FindingCompared& each : compared_.findings) {
            finding(each);
            parted += each.agreed ? 0 : 1;
        }
        rows(deal_rows_head(false), compared_.deals);
        rows("", compared_.rubbers);
        text_ += wrapped(summary(parted), 0, 2);
        return std::move(text_);
    }

private:
    /// "portland-1904, american-1907"; "all" where every code is meant.
    std::string names(const Voice& voice) const
    {
        if (voice.codes.size() == judged_.size()) return judged_.size() > 1 ? "all" : judged_[0].book;
        std::string text;
        for (const std::size_t code : voice.codes) text += (text.empty() ? "" : ", ") + judged_[code].book;
        return text;
    }

    void finding(const FindingCompared& each)
    {
        text_ += both_ends(std::string(tag_of(*each.seen)) + each.seen->heading,
                           each.seen->where.known() ? format("{}:{}", file_, each.seen->where.place.line) : file_);
        if (each.seen->where.known()) text_ += format("   | {}\n", each.seen->where.line);
        if (!each.seen->hangs.empty()) text_ += wrapped("= " + each.seen->hangs, 3, 5);
        const bool asked_about = is_asked_about(each);
        if (asked_about) says_it(each);
        // of several that may be meant the first is told in full
        if (std::exchange(told_in_full_, told_in_full_ || asked_about) && asked_about) in_brief(each);
        else
            for (const PointCompared& point : each.points) this->point(point, each.points.size() > 1, is_told(each));
        text_ += '\n';
    }

    /// What nobody may mean, under codes that say other things of it.
    static bool is_asked_about(const FindingCompared& each)
    {
        return each.seen->family == Family::perhaps && !each.seen->told.line.empty() && !each.agreed;
    }

    /// The log says no more than its name: what is ruled hangs on what it does not say.
    static bool is_told(const FindingCompared& each)
    {
        return each.seen->family == Family::told || each.seen->family == Family::perhaps;
    }

    void says_it(const FindingCompared& each)
    {
        text_ += wrapped(format("= if this is meant, say so in a line, and by which laws you play: `{}`", each.seen->told.line),
                         3, 5);
    }

    void in_brief(const FindingCompared& each)
    {
        for (const PointCompared& point : each.points)
            for (const Voice& voice : point.voices)
                for (std::size_t i = 0; i < voice.laws.size(); ++i)
                    text_ += wrapped(
                        "law " + once(voice.laws[i].empty() ? judged_[voice.codes[i]].book + ": none" : voice.laws[i]), 3, 7);
    }

    /// "portland-1904 90, 89, portland-1904 68, 89" with each law once.
    static std::string once(std::string_view laws)
    {
        std::string out;
        std::vector<std::string> told;
        for (std::size_t at = 0; at < laws.size();) {
            const auto end = std::min(laws.find(", ", at), laws.size());
            std::string law(laws.substr(at, end - at));
            at = std::min(end + 2, laws.size());
            const auto blank = law.find(' ');
            std::string number = blank == law.npos ? law : law.substr(blank + 1);
            if (std::find(told.begin(), told.end(), number) != told.end()) continue;
            out += (out.empty() ? "" : ", ") + (told.empty() ? law : number);
            told.push_back(std::move(number));
        }
        return out;
    }

    void point(const PointCompared& point, bool several, bool told)
    {
        if (several)
            text_ += format("   {}\n", terms::find_point(point.point)
                                           ? std::string(terms::ask(*terms::find_point(point.point))) + "?"
                                           : point.point);
        for (const Voice& voice : point.voices) {
            words(voice, told);
            if (const std::string laws = laws_of(voice, told); !laws.empty()) text_ += wrapped("law " + laws, 5, 9);
        }
    }

    /// Of what is told by its name alone each answer on a line of its own.
    void words(const Voice& voice, bool told)
    {
        if (told && voice.answers.size() > 1) {
            text_ += wrapped(format("= {}", names(voice)), 3, 5);
            for (const std::string& answer : voice.answers) text_ += wrapped("- " + answer, 5, 7);
        } else {
            text_ += wrapped(
                format("= {}: {}{}", names(voice), voice.words, voice.status.empty() ? "" : "; status: " + voice.status), 3, 5);
        }
    }

    static std::string laws_of(const Voice& voice, bool told)
    {
        std::string laws;
        for (auto law = voice.laws.begin(); law != voice.laws.end(); ++law)  // a code that takes over a law cites the same
            if (!law->empty() && std::find(voice.laws.begin(), law, *law) == law)
                laws += (laws.empty() ? "" : "; ") + (told ? once(*law) : *law);
        return laws;
    }

    /// What is the same under all once; else each with the codes that have it so.
    void rows(std::string_view heading, const std::vector<PointCompared>& rows)
    {
        if (rows.empty()) return;
        if (!heading.empty()) text_ += heading;
        for (const PointCompared& row : rows)
            for (const Voice& voice : row.voices)
                text_ += row.voices.size() == 1 ? voice.words + "\n" : format("{}\n       under {}\n", voice.words, names(voice));
        text_ += '\n';
    }

    std::string summary(std::size_t parted) const
    {
        std::string books;
        for (const Judged& each : judged_) books += (books.empty() ? "" : ", ") + each.book;
        const std::size_t many = compared_.findings.size();
        if (many == 0) return format("nothing found under any of {}", books);
        const std::string found = format("{} under {}: the codes ", many == 1 ? "1 finding" : format("{} findings", many), books);
        if (parted == 0) return found + (many == 1 ? "agree on it" : "agree on all of them");
        if (parted == many) return found + (many == 1 ? "part on it" : "part on all of them");
        return found + format("agree on {} and part on {}", many - parted, parted);
    }

    std::string file_;
    std::span<const Judged> judged_;
    Compared compared_;
    std::string text_;
    bool told_in_full_ = false;
};

}  // namespace

std::string compare_text(const std::string& file, std::span<const Judged> judged) { return CompareText(file, judged).all(); }

}  // namespace hoyle::report

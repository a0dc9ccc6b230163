#include "cli/ask_story.hpp"

#include "api/story.hpp"
#include "cli/asking.hpp"
#include "cli/commands.hpp"
#include "report/compare_reports.hpp"
#include "report/counted.hpp"
#include "report/report.hpp"

#include <algorithm>
#include <functional>
#include <iostream>
#include <set>

namespace hoyle::cli {
namespace {

/// A log in memory, with the writer's words behind its lines.
class Answered final : public log::Input {
public:
    Answered(std::string bytes, std::shared_ptr<const std::vector<WrittenLine>> written)
        : bytes_(std::move(bytes)), log_(log::from_memory(bytes_)), written_(std::move(written))
    {}

    std::size_t read(char* buffer, std::size_t size) override { return log_->read(buffer, size); }
    std::shared_ptr<const std::vector<WrittenLine>> written() const override { return written_; }

private:
    std::string bytes_;
    std::unique_ptr<log::Input> log_;
    std::shared_ptr<const std::vector<WrittenLine>> written_;
};

/// The line that the story became.
std::string as_it_stands(const Finding& finding)
{
    constexpr std::string_view told = "told ";
    return finding.family == Family::perhaps ? "told perhaps " + finding.told.line.substr(told.size()) : finding.told.line;
}

/// What is left when whoever tells the story has denied some of it.
class Left final : public report::Counted {
public:
    Left(Sink& to, std::function<bool(const Finding&)> is_denied) : Counted(to, false), is_denied_(std::move(is_denied)) {}
    void finding(const Finding& finding) override
    {
        if (is_denied_(finding)) ++denied;
        else Counted::finding(finding);
    }

    std::size_t denied = 0;

private:
    std::function<bool(const Finding&)> is_denied_;
};

class Asking {
public:
    Asking(const LogFile& file, const ExamineOptions& options) : options_(options)
    {
        options_.file = file.name;
        const auto log = story_.translated(open_log(file));
        constexpr std::size_t longest = 1 << 20;  // it is judged anew after every answer
        log_.bytes = read_whole(*log, longest);
        log_.written = log->written();
    }

    /// False: nothing is left to ask, or whoever answers has had enough.
    bool one_more()
    {
        const auto finding = next();
        if (!finding) return false;
        const Finding& open = *finding;
        const bool meant = open.family == Family::perhaps, seen = meant && is_seen(open);
        cite::Question question{open.told.asks + "?", {}};
        if (meant) question = {(seen ? "Was it so: " : "Is this told: ") + open.heading + "?", {"yes", "no"}};
        else
            for (const auto& [words, line] : open.told.ways) question.answers.push_back(words);
        const Reply reply = put_to(question);
        if (reply.said == Said::quit || reply.said == Said::no_more) return false;
        if (reply.said == Said::back) {
            if (!before_.empty()) log_ = std::move(before_.back()), before_.pop_back();
            return true;
        }
        if (reply.said == Said::not_known) return not_known_.insert(open.told.line), true;
        before_.push_back(log_);
        if (seen) insert(open.where.place.line, (reply.choice == 0 ? "" : denied) + open.told.line);
        else if (!meant) replace(as_it_stands(open), open.told.ways[reply.choice].second);
        else replace(as_it_stands(open), (reply.choice == 0 ? "" : denied) + open.told.line);
        return true;
    }

    int report(bool color)
    {
        const auto text = report::text(std::cout, {.color = color, .width = terminal_width()});
        text->begin(options_.file);
        Left counted(*text, [this](const Finding& finding) { return is_denied(finding); });
        Summary summary = examine(input(), options_, counted);
        summary.findings -= counted.denied;
        text->end(summary);
        std::cout << "\nas it was answered\n";
        const std::string& bytes = log_.bytes;
        for (std::size_t at = 0; at < bytes.size();) {
            const auto end = std::min(bytes.find('\n', at), bytes.size());
            if (bytes.compare(at, 5, "told ") == 0) std::cout << "  " << bytes.substr(at, end - at) << '\n';
            at = end + 1;
        }
        return report::exit_code(summary, counted);
    }

private:
    /// As the answers have made it.
    struct Log {
        std::string bytes;
        std::shared_ptr<const std::vector<WrittenLine>> written;
    };
    static constexpr const char* denied = "# not told: ";

    std::unique_ptr<log::Input> input() const { return std::make_unique<Answered>(log_.bytes, log_.written); }

    /// By its cards and acts; nobody has told it or denied it.
    bool is_seen(const Finding& finding) const
    {
        const std::string& line = finding.told.line;
        return finding.where.known() && log_.written && line_at(as_it_stands(finding)) == std::string::npos &&
               line_at(line) == std::string::npos && !is_denied(finding);
    }

    bool is_denied(const Finding& finding) const
    {
        const std::string& line = finding.told.line;
        return finding.family == Family::perhaps && !line.empty() && line_at(denied + line) != std::string::npos;
    }

    /// What is told and not yet decided, the first of it.
    std::optional<Finding> next() const
    {
        report::Judged judged{{}};
        examine(input(), options_, judged);
        for (const Finding& finding : judged.findings)
            if (!finding.told.line.empty() && not_known_.count(finding.told.line) == 0 &&
                (finding.family == Family::perhaps || !finding.told.ways.empty()) &&
                (line_at(as_it_stands(finding)) != std::string::npos || is_seen(finding)))
                return finding;
        return std::nullopt;
    }

    std::size_t line_at(const std::string& line) const
    {
        const std::string& bytes = log_.bytes;
        for (std::size_t at = 0; (at = bytes.find(line + '\n', at)) != std::string::npos; ++at)
            if (at == 0 || bytes[at - 1] == '\n') return at;
        return std::string::npos;
    }

    void replace(const std::string& line, const std::string& with) { log_.bytes.replace(line_at(line), line.size(), with); }

    /// Behind the last line that stands for that line of the writer's.
    void insert(std::uint64_t number, const std::string& line)
    {
        auto written = *log_.written;
        const auto is_it = [&](const WrittenLine& each) { return each.number == number; };
        const auto last = std::find_if(written.rbegin(), written.rend(), is_it).base();
        std::size_t at = 0;
        for (auto before = written.begin(); before != last; ++before) at = log_.bytes.find('\n', at) + 1;
        log_.bytes.insert(at, line + '\n');
        const WrittenLine beside = last == written.begin() ? WrittenLine{number, line} : *(last - 1);
        written.insert(last, {number, beside.words.empty() ? line : beside.words, beside.indent});
        log_.written = std::make_shared<const std::vector<WrittenLine>>(std::move(written));
    }

    ExamineOptions options_;
    api::Story story_;
    Log log_;
    std::set<std::string> not_known_;  ///< lines of which whoever was asked knows no more: the report tells what hangs on it
    std::vector<Log> before_;          ///< each answer taken back is a step back here
};

}  // namespace

int judge_asking(const LogFile& file, const ExamineOptions& options, bool color)
{
    try {
        Asking asking(file, options);
        while (asking.one_more()) {}
        std::cout << '\n';
        return asking.report(color);
    } catch (const std::exception& error) {
        return refuse(file.name + ": " + why_not_read(error));
    }
}

}  // namespace hoyle::cli

#include "cli/ask_story.hpp"

#include "api/story.hpp"
#include "cli/asking.hpp"
#include "cli/commands.hpp"
#include "report/compare_reports.hpp"
#include "report/counted.hpp"
#include "report/report.hpp"

#include <algorithm>
#include <iostream>

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

class Asking {
public:
    Asking(const LogFile& file, const ExamineOptions& options) : options_(options)
    {
        options_.file = file.name;
        const auto log = story_.told_again(open_log(file));
        char buffer[1 << 14];
        for (std::size_t got; (got = log->read(buffer, sizeof buffer)) != 0;) bytes_.append(buffer, got);
        written_ = log->written();
    }

    /// False: nothing is left to ask, or whoever answers has had enough.
    bool one_more()
    {
        const auto finding = next();
        if (!finding) return false;
        const Finding& open = *finding;
        const bool meant = open.family == Family::perhaps;
        cite::Question question{open.told.asks + "?", {}};
        if (meant) question = {"Is this told: " + open.heading + "?", {"yes", "no"}};
        else
            for (const auto& [words, line] : open.told.ways) question.answers.push_back(words);
        const Reply reply = put_to(question);
        if (reply.said == Said::quit || reply.said == Said::no_more) return false;
        if (reply.said == Said::back) {
            if (!before_.empty()) bytes_ = std::move(before_.back()), before_.pop_back();
            return true;
        }
        before_.push_back(bytes_);
        if (!meant) replace(as_it_stands(open), open.told.ways[reply.choice].second);
        else replace(as_it_stands(open), reply.choice == 0 ? open.told.line : "# not told: " + open.told.line);
        return true;
    }

    int report(bool color)
    {
        const auto text = report::text(std::cout, color, report::Blocks::told);
        text->begin(options_.file);
        report::Counted counted(*text, false);
        const Summary summary = examine(input(), options_, counted);
        text->end(summary);
        std::cout << "\nas it was answered\n";
        for (std::size_t at = 0; at < bytes_.size();) {
            const auto end = std::min(bytes_.find('\n', at), bytes_.size());
            if (bytes_.compare(at, 5, "told ") == 0) std::cout << "  " << bytes_.substr(at, end - at) << '\n';
            at = end + 1;
        }
        return report::exit_code(summary, counted);
    }

private:
    std::unique_ptr<log::Input> input() const { return std::make_unique<Answered>(bytes_, written_); }

    /// What is told and not yet decided, the first of it.
    std::optional<Finding> next() const
    {
        report::Judged judged{{}};
        examine(input(), options_, judged);
        for (const Finding& finding : judged.findings)
            if (!finding.told.line.empty() && (finding.family == Family::perhaps || !finding.told.ways.empty()) &&
                line_at(as_it_stands(finding)) != std::string::npos)
                return finding;
        return std::nullopt;
    }

    std::size_t line_at(const std::string& line) const
    {
        for (std::size_t at = 0; (at = bytes_.find(line + '\n', at)) != std::string::npos; ++at)
            if (at == 0 || bytes_[at - 1] == '\n') return at;
        return std::string::npos;
    }

    void replace(const std::string& line, const std::string& with) { bytes_.replace(line_at(line), line.size(), with); }

    ExamineOptions options_;
    api::Story story_;
    std::string bytes_;
    std::shared_ptr<const std::vector<WrittenLine>> written_;
    std::vector<std::string> before_;  ///< each answer taken back is a step back here
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

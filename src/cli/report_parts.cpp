#include "cli/report_parts.hpp"

#include "cli/input_line.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <tuple>

namespace hoyle::cli {
namespace {

using fmt::format;

std::ifstream opened(const std::string& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::system_error(errno, std::generic_category(), file);
    return in;
}

/// "its line 5 is", "its lines 5 to 9 are"
std::string lines_are(std::uint64_t first, std::uint64_t last)
{
    return first == last ? format("its line {} is", first) : format("its lines {} to {} are", first, last);
}

}  // namespace

ReportParts::ReportParts(std::vector<LogFile> files) : files_(std::move(files))
{
    for (std::size_t part = 0; part < files_.size(); ++part) read(part);
    for (auto& [name, log] : logs_) {
        std::vector<Stretch>& stretches = log.stretches;
        std::sort(stretches.begin(), stretches.end(), [](const Stretch& a, const Stretch& b) {
            return std::tie(a.first, a.part, a.line) < std::tie(b.first, b.part, b.line);
        });
        check(name, stretches);
    }
    if (faults_.empty()) check_codes();  // of what is not whole no code can be said
    check_commands();
}

void ReportParts::read(std::size_t part)
{
    std::ifstream in = opened(files_[part].path);
    std::string text;
    std::uint64_t number = 0, offset = 0;
    for (Line got; (got = next_line(in, text, longest_report_line)) != Line::none;) {
        ++number;
        if (got == Line::endless)
            return fault(format("{}:{}: a line of more than {} MB: that is no report that hoyle judge --format jsonl has written",
                                printable(files_[part].name), number, longest_report_line >> 20));
        const auto line = report::read_json_line(text);
        if (line && report::is_json(text)) add(*line, part, number, offset);
        else
            fault(format("{}:{}: this is no line of a report that hoyle judge --format jsonl has written, or it is damaged",
                         printable(files_[part].name), number));
        offset += text.size() + 1;
    }
    if (in.bad()) throw std::system_error(errno, std::generic_category(), files_[part].name);
}

void ReportParts::add(const report::JsonLine& line, std::size_t part, std::uint64_t number, std::uint64_t offset)
{
    LogLines& log = logs_[line.file];
    log.code = std::max(log.code, report::exit_code_by(line));
    if (line.kind == "summary") log.code_said = report::exit_code_of(line.value);
    std::vector<Stretch>& stretches = log.stretches;
    const bool is_end = line.kind == "summary";
    if (!stretches.empty()) {
        Stretch& before = stretches.back();
        const bool follows = before.part == part && before.line + (before.last - before.first) + 1 == number &&
                             before.last + 1 == line.n;
        if (follows && !before.has_end && before.blocks == line.blocks) {
            before.last = line.n;
            before.has_end = is_end;
            return;
        }
    }
    stretches.push_back({line.n, line.n, is_end, line.blocks, part, number, offset});
}

/// `stretches` stand by their first number.
void ReportParts::check(const std::string& log, const std::vector<Stretch>& stretches)
{
    const std::string name = printable(log);
    std::uint64_t next = 1;
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        const Stretch& stretch = stretches[i];
        if (stretch.first < next)
            fault(format("{}: {} there twice: {}, {}", name, lines_are(stretch.first, std::min(stretch.last, next - 1)),
                         place(stretches[i - 1]), place(stretch)));
        if (stretch.first > next) fault(format("{}: {} missing", name, lines_are(next, stretch.first - 1)));
        next = std::max(next, stretch.last + 1);
    }
    const bool has_end = std::any_of(stretches.begin(), stretches.end(),
                                     [&](const Stretch& stretch) { return stretch.has_end && stretch.last + 1 == next; });
    if (!has_end) fault(format("{}: it has no end: no summary stands behind its line {}", name, next - 1));
}

void ReportParts::check_codes()
{
    for (const auto& [name, log] : logs_)
        if (log.code_said != log.code)
            fault(format("{}: its lines come to the exit code {}, and its summary says {}: something in them has been changed",
                         printable(name), log.code, log.code_said ? std::to_string(*log.code_said) : "nothing"));
}

void ReportParts::check_commands()
{
    const std::string* other = nullptr;
    for (const auto& [log, lines] : logs_) {
        if (other == nullptr) other = &log;
        for (const Stretch& stretch : lines.stretches)
            if (stretch.blocks != blocks())
                return fault(format("{} is told by judge and {} by audit, or the other way about: they make no one report",
                                    printable(*other), printable(log)));
    }
}

void ReportParts::fault(std::string words)
{
    if (faults_.size() < most_faults) faults_.push_back(std::move(words));
    else if (faults_.size() == most_faults) faults_.push_back("and so on");
}

std::string ReportParts::place(const Stretch& stretch) const
{
    return format("{}:{}", printable(files_[stretch.part].name), stretch.line);
}

void ReportParts::for_each(const std::function<void(const report::JsonLine&, std::string_view)>& take) const
{
    std::ifstream in;
    std::size_t open = files_.size();  // none
    std::string text;
    for (const auto& [name, log] : logs_)
        for (const Stretch& stretch : log.stretches) {
            if (open != stretch.part) in = opened(files_[open = stretch.part].path);
            in.clear();
            in.seekg(static_cast<std::streamoff>(stretch.offset));
            for (std::uint64_t n = stretch.first; n <= stretch.last && next_line(in, text, longest_report_line) == Line::whole;
                 ++n)
                if (const auto line = report::read_json_line(text)) take(*line, text);
        }
}

}  // namespace hoyle::cli

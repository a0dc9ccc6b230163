#include "cli/report_parts.hpp"

#include "cli/input_line.hpp"
#include "source/digest.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <set>
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

ReportParts::ReportParts(std::vector<LogFile> files, const ListOfLogs* wanted, bool later)
    : files_(std::move(files)), later_(later), parts_(files_.size())
{
    for (std::size_t part = 0; part < files_.size(); ++part) read(part);
    if (!later_) look_for_twins();
    for (auto& [name, log] : logs_) {
        std::sort(log.stretches.begin(), log.stretches.end(), [](const Stretch& a, const Stretch& b) {
            return std::tie(a.first, a.part, a.line) < std::tie(b.first, b.part, b.line);
        });
        check(name, log);
    }
    if (faults_.empty()) check_codes();  // of what is not whole no code can be said
    if (wanted) check_wanted(*wanted);
    else if (faults_.empty()) check_parts();
    check_commands();
}

void ReportParts::read(std::size_t part)
{
    std::ifstream in = opened(files_[part].path);
    std::string text;
    std::uint64_t number = 0, offset = 0;
    Digest digest;
    for (Line got; (got = next_line(in, text, longest_report_line)) != Line::none;) {
        ++number;
        const auto wrong = [&](const std::string& what) {
            fault(format("{}:{}: {}", printable(files_[part].name), number, what));
        };
        if (got == Line::endless)
            return wrong(format("a line of more than {} MB: that is no report that hoyle judge --format jsonl has written",
                                longest_report_line >> 20));
        const auto line = report::read_json_line(text);
        if (line && report::is_json(text)) add(*line, part, number, offset);
        else if (report::is_older_line(text))
            return wrong("this report is of an older hoyle, in another form: judge its logs again");
        else wrong("this is no line of a report that hoyle judge --format jsonl has written, or it is damaged");
        offset += text.size() + 1;
        digest.add(text);
    }
    if (in.bad()) throw std::system_error(errno, std::generic_category(), files_[part].name);
    parts_[part].digest = digest.value();
}

void ReportParts::add(const report::JsonLine& line, std::size_t part, std::uint64_t number, std::uint64_t offset)
{
    if (line.kind == "end") return add_end(line, part, number);
    ++parts_[part].told.lines;
    LogLines& log = logs_[line.file];
    if (later_ && !log.stretches.empty() && log.stretches.back().part != part) log = {};
    log.code = std::max(log.code, report::exit_code_by(line));
    log.sum += line.own_sum;
    if (line.kind == "summary") {
        ++parts_[part].told.logs;
        log.code_said = report::exit_code_of(line.value);
        log.sum_said = line.sum.value_or("");
        add_origin(line, log, format("{}:{}", printable(files_[part].name), number));
    }
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

void ReportParts::add_end(const report::JsonLine& line, std::size_t part, std::uint64_t number)
{
    const auto end = report::read_end(line.value);
    if (!end || line.sum != hexadecimal(line.own_sum))
        return fault(format("{}:{}: this end of a report is not as it was written", printable(files_[part].name), number));
    Part& in = parts_[part];
    ++in.ends;
    in.said.logs += end->logs;
    in.said.lines += end->lines;
    blocks_ = line.blocks;
}

/// What a summary was made with, and under, is what the first was.
void ReportParts::add_origin(const report::JsonLine& line, LogLines& log, const std::string& place)
{
    const report::Origin origin = report::origin_of(line.value);
    log.changed = log.changed || (!log.digest.empty() && log.digest != origin.log);
    log.digest = origin.log;
    if (origins_differ_) return;  // that of all that follow is not to be told
    if (made_at_.empty()) made_ = origin.made, made_at_ = place;
    const auto differ = [&](const std::string& first, const std::string& first_at, const std::string& second, const char* what) {
        origins_differ_ = true;
        fault(
            format("{}: {} {}, and {}: {}: they make no one report", place, what, printable(second), first_at, printable(first)));
    };
    if (origin.made != made_) return differ(made_, made_at_, origin.made, "made by");
    if (origin.book.empty()) return;
    const auto& [digest, at] = digests_.emplace(origin.book, std::pair(origin.digest, place)).first->second;
    if (digest != origin.digest) differ(digest, at, origin.digest, format("the book {} is", printable(origin.book)).c_str());
}

/// The same file again, under this name or another.
void ReportParts::look_for_twins()
{
    std::map<std::uint64_t, std::size_t> seen;
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        if (parts_[part].told.lines == 0) continue;
        const auto [at, first] = seen.emplace(parts_[part].digest, part);
        if (!first) fault(format("{} is {} again", printable(files_[part].name), printable(files_[at->second].name)));
    }
}

void ReportParts::check(const std::string& log, const LogLines& lines)
{
    const std::string name = printable(log);
    const auto& stretches = lines.stretches;
    std::uint64_t next = 1;
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        const Stretch& stretch = stretches[i];
        if (stretch.first < next)
            fault(format("{}: {} there twice: {}, {}{}", name, lines_are(stretch.first, std::min(stretch.last, next - 1)),
                         place(stretches[i - 1]), place(stretch),
                         lines.changed ? "; between them the log was changed: with --later the later file counts" : ""));
        if (stretch.first > next) fault(format("{}: {} missing", name, lines_are(next, stretch.first - 1)));
        next = std::max(next, stretch.last + 1);
    }
    const bool has_end = std::any_of(stretches.begin(), stretches.end(),
                                     [&](const Stretch& stretch) { return stretch.has_end && stretch.last + 1 == next; });
    if (!has_end) fault(format("{}: it has no end: no summary stands behind its line {}", name, next - 1));
}

/// Every file says how many logs it holds, and holds as many.
void ReportParts::check_parts()
{
    const auto counted = [](const report::EndOfReport& of) { return format("{} logs in {} lines", of.logs, of.lines); };
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        const Part& in = parts_[part];
        const std::string name = printable(files_[part].name);
        if (in.ends == 0)
            fault(format("{}: it does not say at its end that it is whole ({}): whoever wrote it was cut short; with --logs the "
                         "logs that there must be are named",
                         name, counted(in.told)));
        else if (in.told.logs != in.said.logs || in.told.lines != in.said.lines)
            fault(format("{}: there are {}, and its end says {}", name, counted(in.told), counted(in.said)));
    }
}

void ReportParts::check_wanted(const ListOfLogs& wanted)
{
    for (const std::string& each : wanted.faults) fault(each);
    std::size_t wanting = 0;
    std::set<std::string_view> names;
    for (const auto& [log, place] : wanted.logs) {
        names.insert(log.name);
        if (logs_.count(log.name) != 0) continue;
        ++wanting;
        fault(format("{}{} is wanting: nothing tells of it", place.empty() ? "" : place + ": ", printable(log.name)));
    }
    std::size_t too_many = 0;
    for (const auto& [name, log] : logs_) {
        if (names.count(name) != 0) continue;
        ++too_many;
        fault(format("{}: {} is too many: it is not among the logs that there must be", place(log.stretches.front()),
                     printable(name)));
    }
    if (wanting + too_many == 0) return;
    if (faults_.size() > most_faults) faults_.pop_back();  // "and so on": it is said how many
    faults_.push_back(
        format("of {} logs that there must be {} are wanting, and {} are too many", wanted.logs.size(), wanting, too_many));
}

void ReportParts::check_codes()
{
    for (const auto& [name, log] : logs_)
        if (log.code_said != log.code)
            fault(format("{}: its lines come to the exit code {}, and its summary says {}: something in them has been changed",
                         printable(name), log.code, log.code_said ? std::to_string(*log.code_said) : "nothing"));
        else if (log.sum_said != hexadecimal(log.sum))
            fault(format("{}: its lines are not as they were written: something in them has been changed", printable(name)));
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

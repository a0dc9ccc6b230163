#include "cli/receipt.hpp"

#include "cli/log_files.hpp"
#include "source/digest.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace hoyle::cli {
namespace {

constexpr std::string_view first_line = "hoyle receipt 1\n";
constexpr std::string_view before_log = "\n==== the log\n", before_ruling = "\n==== the ruling\n", before_end = "\n==== end ";
constexpr std::size_t digits = 16;

std::string digest(std::string_view text) { return hexadecimal(digest_of(text)); }

[[noreturn]] void altered(std::string_view part, std::string_view whole)
{
    throw Refused(fmt::format("this receipt has been altered after it was made: {}; {}", part, whole));
}

/// Reads `name: value` line by line, up to the empty line behind them.
class Heading {
public:
    explicit Heading(std::string_view text) : left_(text) {}

    /// The value, if that is what the next line tells.
    std::optional<std::string_view> if_next(std::string_view name)
    {
        const std::string_view line = left_.substr(0, left_.find('\n'));
        if (!line.starts_with(name) || !line.substr(name.size()).starts_with(": ")) return std::nullopt;
        left_.remove_prefix(std::min(line.size() + 1, left_.size()));
        ++line_;
        return line.substr(name.size() + 2);
    }
    std::string_view wanted(std::string_view name)
    {
        if (const auto value = if_next(name)) return *value;
        if (left_.find('\n') == std::string_view::npos)
            throw Refused("the end of this receipt is missing: it has not even all of its heading");
        throw Refused(fmt::format("line {} of this receipt should begin with `{}: `", line_, name));
    }
    std::size_t number(std::string_view name)
    {
        const std::string_view value = wanted(name);
        std::size_t out = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), out);
        constexpr std::size_t most = std::size_t{1} << 40;
        if (error != std::errc() || out > most || end != value.data() + value.size())
            throw Refused(fmt::format("line {} of this receipt: a number is wanted behind `{}: `", line_ - 1, name));
        return out;
    }
    std::string_view left() const { return left_; }

private:
    std::string_view left_;
    std::size_t line_ = 2;
};

void read_books(Heading& heading, Receipt& receipt)
{
    while (const auto id = heading.if_next("book")) {
        BookTaken book{std::string(*id), std::string(heading.wanted("book digest")), {}, {}};
        if (const auto file = heading.if_next("book file")) book.file = *file;
        while (const auto option = heading.if_next("book option")) {
            const std::size_t equals = std::min(option->find('='), option->size() - 1);
            book.options.emplace_back(option->substr(0, equals), option->substr(equals + 1));
        }
        receipt.books.push_back(std::move(book));
    }
}

struct Sizes {
    std::size_t log = 0, ruling = 0;
    std::string_view log_digest, ruling_digest;
};

Sizes read_heading(Heading& heading, Receipt& receipt)
{
    Sizes sizes;
    receipt.audit = heading.wanted("command") == "audit";
    receipt.version = heading.wanted("version");
    if (const auto build = heading.if_next("build")) receipt.build = *build;
    receipt.log_name = heading.wanted("log");
    sizes.log = heading.number("log bytes");
    sizes.log_digest = heading.wanted("log digest");
    if (const auto laws = heading.if_next("asked laws")) receipt.laws = *laws;
    while (const auto setting = heading.if_next("asked with")) receipt.settings.emplace_back(*setting);
    receipt.explain = heading.wanted("explained") == "yes";
    read_books(heading, receipt);
    receipt.code = static_cast<int>(heading.number("exit code"));
    sizes.ruling = heading.number("ruling bytes");
    sizes.ruling_digest = heading.wanted("ruling digest");
    return sizes;
}

/// The next `size` bytes behind `mark`; nothing where the text ends before them, or something else stands at either end.
std::optional<std::string_view> part(std::string_view& left, std::string_view mark, std::size_t size, std::string_view next)
{
    if (!left.starts_with(mark) || left.size() - mark.size() < size) return std::nullopt;
    const std::string_view found = left.substr(mark.size(), size);
    if (!left.substr(mark.size() + size).starts_with(next)) return std::nullopt;
    left.remove_prefix(mark.size() + size);
    return found;
}

std::string books_written(const Receipt& receipt)
{
    std::string out;
    for (const BookTaken& book : receipt.books) {
        out += fmt::format("book: {}\nbook digest: {}\n", book.id, book.digest);
        if (!book.file.empty()) out += fmt::format("book file: {}\n", book.file);
        for (const auto& [name, value] : book.options) out += fmt::format("book option: {}={}\n", name, value);
    }
    return out;
}

}  // namespace

std::string written(const Receipt& receipt)
{
    std::string out(first_line);
    out += fmt::format("command: {}\nversion: {}\n", receipt.audit ? "audit" : "judge", receipt.version);
    if (!receipt.build.empty()) out += fmt::format("build: {}\n", receipt.build);
    out += fmt::format("log: {}\nlog bytes: {}\nlog digest: {}\n", receipt.log_name, receipt.log.size(), digest(receipt.log));
    if (!receipt.laws.empty()) out += fmt::format("asked laws: {}\n", receipt.laws);
    for (const std::string& setting : receipt.settings) out += fmt::format("asked with: {}\n", setting);
    out += fmt::format("explained: {}\n{}exit code: {}\nruling bytes: {}\nruling digest: {}\n", receipt.explain ? "yes" : "no",
                       books_written(receipt), receipt.code, receipt.ruling.size(), digest(receipt.ruling));
    out.append(before_log).append(receipt.log).append(before_ruling).append(receipt.ruling);
    const std::string whole = digest(out);
    out.append(before_end).append(whole).append("\n");
    return out;
}

Receipt read_receipt(std::string_view text)
{
    if (!text.starts_with(receipt_begins)) throw Refused("this is no receipt; `hoyle judge --receipt FILE LOG` writes one");
    if (!text.starts_with(first_line))
        throw Refused("this receipt is of a form that this hoyle does not know; one that is newer may read it");
    Receipt receipt;
    Heading heading(text.substr(first_line.size()));
    const Sizes sizes = read_heading(heading, receipt);
    std::string_view left = heading.left();
    const std::size_t wanted = text.size() - left.size() + before_log.size() + sizes.log + before_ruling.size() + sizes.ruling +
                               before_end.size() + digits + 1;
    const auto log = part(left, before_log, sizes.log, before_ruling);
    const bool log_whole = log && digest(*log) == sizes.log_digest;
    const std::string_view of_log = log_whole ? "the log in it is as it was, and can be judged again"
                                              : "its log is not whole either";
    if (text.size() < wanted)
        throw Refused(fmt::format("the end of this receipt is missing: it has {} bytes of {}; {}", text.size(), wanted, of_log));
    if (!log) altered("its parts are not as long as it says", "whoever keeps another copy of it has the ruling");
    const auto ruling = part(left, before_ruling, sizes.ruling, before_end);
    const bool ruling_whole = ruling && digest(*ruling) == sizes.ruling_digest;
    if (!log_whole)
        altered("its log is not the one that was ruled on",
                ruling_whole ? "the ruling in it is as it was" : "nor is the ruling in it as it was");
    if (!ruling_whole) altered("the ruling in it is not the one that was given", of_log);
    const std::string_view whole = text.substr(0, text.size() - left.size());
    if (left != fmt::format("{}{}\n", before_end, digest(whole)))
        altered("something stands in it otherwise than it was written", "the log and the ruling in it are as they were");
    receipt.log = *log;
    receipt.ruling = *ruling;
    return receipt;
}

}  // namespace hoyle::cli

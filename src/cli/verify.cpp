// hoyle verify: rules again on the log of a receipt, and shows what is ruled otherwise now.

#include "cli/build.hpp"
#include "cli/commands.hpp"
#include "cli/differences.hpp"
#include "cli/log_files.hpp"
#include "cli/receipt.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>

namespace hoyle::cli {
namespace {

std::string named(const BookTaken& book) { return book.file.empty() ? book.id : book.id + " (" + printable(book.file) + ")"; }

/// A book that was ruled by and is not there now, as the log asks for it: nothing can be verified without it.
void look_for_books(const Receipt& kept, const Receipt& now)
{
    for (const BookTaken& book : kept.books)
        if (std::none_of(now.books.begin(), now.books.end(), [&](const BookTaken& other) { return other.id == book.id; }))
            throw Refused(
                fmt::format("the book {} by which it was ruled is not there any more; put it beside the log ({}), or allow its "
                            "folder with --allow-books",
                            named(book), printable(kept.log_name)));
}

/// One sentence for each of them that is another than it was.
std::string what_is_other(const Receipt& kept, const Receipt& now)
{
    std::string out;
    if (kept.version != now.version)
        out += fmt::format("The receipt was made by hoyle {}; this is hoyle {}.\n", printable(kept.version), now.version);
    else if (kept.build != now.build) out += fmt::format("The receipt was made by another build of hoyle {}.\n", now.version);
    for (const BookTaken& book : kept.books) {
        const auto found = std::find_if(now.books.begin(), now.books.end(),
                                        [&](const BookTaken& other) { return other.id == book.id; });
        if (found != now.books.end() && found->digest != book.digest)
            out += fmt::format("The book {} is not the one it was: its digest was {}, and is {}.\n", named(book),
                               printable(book.digest), found->digest);
    }
    return out;
}

bool same_books(const Receipt& kept, const Receipt& now)
{
    return std::equal(
        kept.books.begin(), kept.books.end(), now.books.begin(), now.books.end(),
        [](const BookTaken& a, const BookTaken& b) { return a.id == b.id && a.digest == b.digest && a.options == b.options; });
}

void show_lines(std::string_view heading, std::size_t first, const std::vector<std::string_view>& lines)
{
    if (lines.empty()) return;
    std::cout << heading
              << (lines.size() == 1 ? fmt::format(", line {}:\n", first)
                                    : fmt::format(", lines {} to {}:\n", first, first + lines.size() - 1));
    for (std::string_view line : lines) {
        const bool ends = line.ends_with('\n');
        std::cout << "    " << line << (ends ? "" : "\n    (the text ends here, within the line)\n");
    }
}

void show(const Difference& difference)
{
    std::cout << '\n';
    show_lines(difference.is.empty() ? "The receipt says, and it is not ruled now" : "The receipt says", difference.was_at,
               difference.was);
    show_lines(difference.was.empty() ? "It is ruled now, and the receipt does not say" : "It is ruled now", difference.is_at,
               difference.is);
}

int compared(const Receipt& kept, const Receipt& now)
{
    std::cout << what_is_other(kept, now);
    const auto found = differences(kept.ruling, now.ruling);
    if (found.empty() && kept.code == now.code) {
        std::cout << fmt::format("The ruling on {} is the same, byte for byte.\n", printable(kept.log_name));
        return same_books(kept, now) ? 0 : 1;
    }
    std::cout << fmt::format("The ruling on {} differs in {}.\n", printable(kept.log_name),
                             found.size() == 1 ? "one place" : fmt::format("{} places", found.size()));
    for (const Difference& each : found) show(each);
    if (kept.code != now.code) std::cout << fmt::format("\nThe exit code was {}, and is {}.\n", kept.code, now.code);
    return 1;
}

}  // namespace

int run_verify(const VerifyRequest& request)
{
    try {
        const Receipt kept = read_receipt(read_whole(*open_log({request.file, shown_name(request.file)})));
        Receipt now = kept;
        now.version = request.version;
        now.build = build_of_program();
        try {
            rule(now, request.allowed);
        } catch (const Refused&) {
            look_for_books(kept, now);  // the better reason
            throw;
        }
        look_for_books(kept, now);
        return compared(kept, now);
    } catch (const NotWritten&) {
        throw;
    } catch (const std::exception& error) {
        return refuse(printable(shown_name(request.file)) + ": " + why_not_read(error));
    }
}

}  // namespace hoyle::cli

#include "pages/printed_page.hpp"

#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace hoyle::pages {
namespace {

namespace fs = std::filesystem;
using fmt::format;

constexpr std::uintmax_t largest = 4 * 1024 * 1024;

/// Anything but letters, signs and the white space of a text, in more than one byte of a hundred.
bool is_binary(std::string_view bytes)
{
    const auto odd = std::count_if(bytes.begin(), bytes.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f') || byte == 0x7f;
    });
    return bytes.find('\0') != std::string_view::npos || static_cast<std::size_t>(odd) * 100 > bytes.size();
}

}  // namespace

ReadText read_text(const std::string& path)
{
    const std::string name = printable(path, 200);
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status)) return {{}, name + ": there is no such file"};
    if (!fs::is_regular_file(status)) return {{}, name + ": this is no file"};
    if (fs::file_size(path, error) > largest)
        return {{}, name + ": too large for the text of a code of laws (4 MiB at the most)"};
    std::ifstream file(path, std::ios::binary);
    ReadText read;
    read.bytes.assign(std::istreambuf_iterator<char>(file), {});
    if (!file.is_open() || file.bad()) return {{}, name + ": cannot be read"};
    if (read.bytes.find_first_not_of(" \t\r\n\f") == std::string::npos) return {{}, name + ": there is nothing in it"};
    if (is_binary(read.bytes)) return {{}, name + ": this is no text"};
    return read;
}

void show_printed(Answer& answer, const lawbook::PrintedCode& printed, const lawbook::Book& book, const lawbook::Law& law)
{
    const auto& words = printed.of(law);
    if (words.text.empty()) {
        answer.errors += format("hoyle: law {} of {} cannot be found in the text\n", law.number, book.id);
        answer.code = std::max(answer.code, 1);
        return;
    }
    answer.output += format("    as printed (line {} of the text):\n", words.line) + wrapped(words.text, 6);
}

void show_where_printed(Answer& answer, const lawbook::PrintedCode& printed, const lawbook::Book& book)
{
    std::vector<std::string_view> missing;
    for (const lawbook::Law& law : book.laws) {
        const auto& words = printed.of(law);
        if (words.text.empty()) missing.push_back(law.number);
        else answer.output += format("{:>6}  line {:<6} {}\n", law.number, words.line, law.heading);
    }
    answer.output += format("{} of {} laws found in the text\n", book.laws.size() - missing.size(), book.laws.size());
    if (missing.empty()) return;
    answer.errors += format("hoyle: not found in the text: {}\n", fmt::join(missing, ", "));
    answer.code = std::max(answer.code, 1);
}

bool reads_like_another(Answer& answer, const lawbook::PrintedCode& printed, const lawbook::Book& book, const std::string& text)
{
    constexpr double clearly = 1.25, a_code_at_all = 0.2;
    for (const lawbook::Book& other : lawbook::shipped()) {
        if (other.id == book.id || other.id == book.extends || !other.extends.empty()) continue;
        if (lawbook::PrintedCode(other, text).fit() < std::max(printed.fit() * clearly, a_code_at_all)) continue;
        answer.errors += format("hoyle: the text reads like {} rather than {}\n", other.id, book.id);
        answer.code = std::max(answer.code, 1);
        return true;
    }
    return false;
}

}  // namespace hoyle::pages

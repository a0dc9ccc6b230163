#include "report/json_document.hpp"

#include "report/json_writer.hpp"

#include <algorithm>
#include <ostream>

namespace hoyle::report {

void JsonDocument::begin(std::string_view file)
{
    if (array_) text_ += files_ == 0 ? "[\n" : ",\n";
    ++files_;
    text_ += '{';
    std::string name;
    JsonWriter(name).value(file);
    text_ += "\"hoyle\":1,\"file\":" + name + ",\n\"deals\":[";
    deals_ = 0;
    for (List& list : lists_) list.text.clear();
}

void JsonDocument::add(std::string_view kind, std::string_view value)
{
    if (kind == "summary") return end(value);
    if (kind == "deal") {
        text_ += deals_++ == 0 ? "\n" : ",\n";
        text_ += value;
        return write(false);
    }
    const auto keep = [&](std::string_view in) {
        std::string& text = std::find_if(lists_.begin(), lists_.end(), [&](const List& list) { return list.kind == in; })->text;
        text += text.empty() ? "\n" : ",\n";
        text += value;
    };
    if (kind != "rubber" || !audits_) return keep(kind);
    keep("as-law-leaves-it");  // a rubber that was played is as it should be, and nobody has written it
    keep("as-it-should-be");
}

void JsonDocument::write_list(std::string_view key, std::string_view kind)
{
    const auto& text = std::find_if(lists_.begin(), lists_.end(), [&](const List& list) { return list.kind == kind; })->text;
    text_ += '"';
    text_ += key;
    text_ += "\":[";
    text_ += text;
    text_ += ']';
}

void JsonDocument::end(std::string_view summary)
{
    text_ += "],\n";
    write_list("findings", "finding");
    text_ += ",\n";
    if (audits_) {
        text_ += "\"rubbers\":{";
        for (const std::string_view account : {"as-written", "as-law-leaves-it", "as-it-should-be"}) {
            write_list(account, account);
            text_ += account == "as-it-should-be" ? "}" : ",\n";
        }
    } else {
        write_list("rubbers", "rubber");
    }
    text_ += ",\n";
    const bool has_blocks = std::any_of(lists_.begin(), lists_.end(),
                                        [](const List& list) { return list.kind == "block" && !list.text.empty(); });
    if (audits_ || has_blocks) {
        write_list("blocks", "block");
        text_ += ",\n";
    }
    write_list("expectations", "expectation");
    text_ += ",\n";
    text_ += summary.substr(1);  // its members, and the bracket that closes the file
    write(true);
}

void JsonDocument::finish()
{
    text_ += !array_ ? "\n" : files_ == 0 ? "[]\n" : "\n]\n";
    write(true);
}

void JsonDocument::write(bool even_little)
{
    if (!even_little && text_.size() < (1 << 16)) return;
    out_ << text_;
    text_.clear();
}

}  // namespace hoyle::report

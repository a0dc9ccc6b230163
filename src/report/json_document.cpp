#include "report/json_document.hpp"

#include "report/json_writer.hpp"

#include <algorithm>
#include <ostream>

namespace hoyle::report {

JsonDocument::JsonDocument(std::ostream& out, Shape shape, Blocks blocks, Keep keep)
    : out_(out), array_(shape == Shape::array), audits_(blocks == Blocks::drawn), lists_{{{"finding", Spool(keep)},
                                                                                          {"rubber", Spool(keep)},
                                                                                          {"block", Spool(keep)},
                                                                                          {"expectation", Spool(keep)},
                                                                                          {"as-written", Spool(keep)},
                                                                                          {"as-law-leaves-it", Spool(keep)},
                                                                                          {"as-it-should-be", Spool(keep)}}}
{}

JsonDocument::List& JsonDocument::list(std::string_view kind)
{
    return *std::find_if(lists_.begin(), lists_.end(), [&](const List& each) { return each.kind == kind; });
}

void JsonDocument::begin(std::string_view file)
{
    if (array_) text_ += files_ == 0 ? "[\n" : ",\n";
    ++files_;
    text_ += '{';
    std::string name;
    JsonWriter(name).value(file);
    text_ += "\"hoyle\":2,\"file\":" + name + ",\n\"deals\":[";
    deals_ = 0;
    for (List& each : lists_) each.text.clear();
}

void JsonDocument::add(std::string_view kind, std::string_view value)
{
    if (kind == "summary") return end(value);
    if (kind == "log") return;  // its summary says the same
    if (kind == "deal") {
        text_ += deals_++ == 0 ? "\n" : ",\n";
        text_ += value;
        return write(false);
    }
    const auto keep = [&](std::string_view in) {
        Spool& text = list(in).text;
        text.add(text.empty() ? "\n" : ",\n");
        text.add(value);
    };
    if (kind != "rubber" || !audits_) return keep(kind);
    keep("as-law-leaves-it");  // a rubber that was played is as it should be, and nobody has written it
    keep("as-it-should-be");
}

void JsonDocument::write_list(std::string_view key, std::string_view kind)
{
    text_ += '"';
    text_ += key;
    text_ += "\":[";
    write(true);
    list(kind).text.write_to(out_);
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
    if (audits_ || !list("block").text.empty()) {
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

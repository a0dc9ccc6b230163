#include "terms/emit.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

namespace hoyle::emit {

std::string enumerator(std::string_view slug)
{
    static constexpr auto keywords = std::to_array<std::string_view>(
        {"alignas",     "alignof",   "and",        "and_eq",    "asm",      "auto",         "bitand",
         "bitor",       "bool",      "break",      "case",      "catch",    "char",         "char8_t",
         "char16_t",    "char32_t",  "class",      "compl",     "concept",  "const",        "consteval",
         "constexpr",   "constinit", "const_cast", "continue",  "co_await", "co_return",    "co_yield",
         "decltype",    "default",   "delete",     "do",        "double",   "dynamic_cast", "else",
         "enum",        "explicit",  "export",     "extern",    "false",    "float",        "for",
         "friend",      "goto",      "if",         "inline",    "int",      "long",         "mutable",
         "namespace",   "new",       "noexcept",   "not",       "not_eq",   "nullptr",      "operator",
         "or",          "or_eq",     "private",    "protected", "public",   "register",     "reinterpret_cast",
         "requires",    "return",    "short",      "signed",    "sizeof",   "static",       "static_assert",
         "static_cast", "struct",    "switch",     "template",  "this",     "thread_local", "throw",
         "true",        "try",       "typedef",    "typeid",    "typename", "union",        "unsigned",
         "using",       "virtual",   "void",       "volatile",  "wchar_t",  "while",        "xor",
         "xor_eq",      "unset"});
    std::string name(slug);
    std::replace(name.begin(), name.end(), '-', '_');
    if (!name.empty() && name[0] >= '0' && name[0] <= '9') return "n" + name;
    if (std::find(keywords.begin(), keywords.end(), name) != keywords.end()) return name + "_";
    return name;
}

std::string literal(std::string_view text)
{
    std::string out = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (c == '\n') out += "\\n";
        else out += c;
    }
    return out + '"';
}

std::string string_literal(std::string_view text) { return literal(text) + "sv"; }

namespace {

std::vector<std::string> each(const std::vector<std::string>& texts, std::string (*in_source)(std::string_view))
{
    std::vector<std::string> items;
    for (const std::string& text : texts) items.push_back(in_source(text));
    return items;
}

}  // namespace

std::string Tables::define(const std::string& type, const std::string& before, const std::vector<std::string>& items,
                           const std::string& behind)
{
    if (items.empty()) return "{}";
    std::string body;
    for (const std::string& item : items) body += (body.empty() ? "" : ", ") + item;
    const auto [at, is_new] = names_.try_emplace(type + before + body, "t" + std::to_string(names_.size()));
    if (is_new) definitions_ += "constexpr " + type + " " + at->second + before + body + behind + ";\n";
    return at->second;
}

std::string Tables::array(std::string_view type, const std::vector<std::string>& items)
{
    return define(std::string(type), "[] = {", items, "}");
}

std::string Tables::counted(std::string_view type, const std::vector<std::string>& items)
{
    const std::string size = std::to_string(items.size());
    return define("Counted<" + std::string(type) + ", " + size + ">", " = {" + size + ", {", items, "}}");
}

std::string Tables::strings(const std::vector<std::string>& texts)
{
    return array("std::string_view", each(texts, string_literal));
}

std::string Tables::counted_strings(const std::vector<std::string>& texts)
{
    return counted("std::string_view", each(texts, string_literal));
}

std::string Tables::literals(const std::vector<std::string>& texts) { return array("Literal", each(texts, literal)); }

std::string Tables::counted_literals(const std::vector<std::string>& texts) { return counted("Literal", each(texts, literal)); }

bool write_file(const std::string& path, const std::string& text)
{
    {
        std::ifstream old(path, std::ios::binary);
        if (old && std::string(std::istreambuf_iterator<char>(old), {}) == text) return true;
    }
    std::ofstream file(path, std::ios::binary);
    file << text;
    return bool(file.flush());
}

}  // namespace hoyle::emit

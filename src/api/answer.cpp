#include "api/answer.hpp"

#include "api/methods.hpp"
#include "report/json_writer.hpp"
#include "source/text.hpp"
#include "terms/nearest.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hoyle::api {
namespace {

using report::JsonWriter;

/// A whole JSON value, without the line break that it ends with.
std::string_view trimmed(std::string_view document) { return document.substr(0, document.find_last_not_of(" \n") + 1); }

std::string json_text(std::string_view text)
{
    std::string out;
    JsonWriter(out).value(text);
    return out;
}

/// The parameters of an example with its method before them.
std::string whole(const Method& method)
{
    const std::string_view inside = method.example.substr(1);
    return fmt::format("{{\"method\": \"{}\"{}{}", method.name, inside == "}" ? "" : ", ", inside);
}

std::string written(std::string_view name, const Reply& reply, const Method& example, bool with_text)
{
    std::string out = fmt::format(R"({{"hoyle":1,"method":{},"exit":{})", name.empty() ? "null" : json_text(name), reply.exit);
    if (!reply.document.empty()) out.append(",\"answer\":").append(trimmed(reply.document));
    if (with_text && !reply.document.empty()) out.append(",\"text\":").append(json_text(reply.text));
    for (const auto& [key, text] : reply.drawn) out.append(",").append(json_text(key)).append(":").append(json_text(text));
    if (!reply.error.empty())
        out.append(fmt::format(R"(,"error":{{"message":{},"example":{}}})", json_text(reply.error), whole(example)));
    return out + "}";
}

/// What is wrong with a request before its method is known.
std::string refused(const std::string& message, std::string_view method = {})
{
    return written(method, {2, {}, {}, message}, methods().front(), false);
}

std::string unknown(const std::string& typed)
{
    std::vector<std::string_view> names;
    for (const Method& method : methods()) names.push_back(method.name);
    const auto near = terms::nearest(typed, names);
    return refused(fmt::format("there is no method `{}`{} (the methods: {})", printable(typed, 40),
                               near.empty() ? "" : fmt::format("; is `{}` meant?", near), fmt::join(names, ", ")));
}

std::string answer_to(std::string_view text)
{
    nlohmann::ordered_json request = read_json(text);
    if (request.is_discarded())
        return refused("a request is one JSON object in UTF-8, nested no deeper than its example, and this is none");
    if (!request.is_object()) return refused("a request is a JSON object, and this is JSON of another form");
    const auto method = request.find("method");
    if (method == request.end() || !method->is_string())
        return refused("a request says in `method`, in double quotes, what is asked");
    const std::string name = method->get<std::string>();
    const Method* const known = find_method(name);
    if (!known) return unknown(name);
    request.erase("method");
    const auto with_text = request.find("text");
    return written(name, answer(*known, request), *known, with_text != request.end() && *with_text == true);
}

}  // namespace

std::string answer(std::string_view request)
{
    try {
        return answer_to(request);
    } catch (const std::exception&) {
        return R"({"hoyle":1,"method":null,"exit":2,"error":{"message":"there is not memory enough for an answer","example":{"method": "laws"}}})";
    }
}

}  // namespace hoyle::api

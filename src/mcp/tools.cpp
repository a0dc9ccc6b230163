// The tools: methods of src/api. What each is for stands there.

#include "mcp/offers.hpp"

#include "api/methods.hpp"

#include <algorithm>
#include <array>

namespace hoyle::mcp {
namespace {

constexpr std::array<std::string_view, 7> offered{"judge", "cite", "law", "reading", "score", "audit", "fmt"};

/// A tool always tells its answer as text too.
Json input_schema(const api::Method& method)
{
    Json schema = api::schema_of(method);
    for (const char* for_pages : {"text", "tables", "as"}) schema["properties"].erase(for_pages);
    return schema;
}

/// The canonical form, and what cannot be read of it.
std::string fmt_in_words(const Json& document)
{
    std::string out = document["log"];
    for (const Json& fault : document["faults"])
        out += "\nline " + std::to_string(fault["line"].get<std::uint64_t>()) + ", column " +
               std::to_string(fault["column"].get<std::uint64_t>()) + ": " + fault["message"].get<std::string>();
    return out;
}

bool tells_text(const api::Method& method)
{
    return std::any_of(method.takes.begin(), method.takes.end(), [](const api::Parameter& each) { return each.name == "text"; });
}

}  // namespace

Json list_tools()
{
    Json tools = Json::array();
    for (const std::string_view name : offered) {
        const api::Method& method = *api::find_method(name);
        tools.push_back({{"name", method.name},
                         {"title", "hoyle " + std::string(method.name)},
                         {"description", method.about},
                         {"inputSchema", input_schema(method)},
                         {"annotations", {{"readOnlyHint", true}, {"idempotentHint", true}, {"openWorldHint", false}}}});
    }
    return {{"tools", std::move(tools)}};
}

Json call_tool(const Json& params)
{
    const std::string name = text_of(params, "name");
    if (std::find(offered.begin(), offered.end(), name) == offered.end())
        throw Refused{invalid_params, "there is no tool `" + name.substr(0, 60) + "`"};
    const api::Method& method = *api::find_method(name);
    Json arguments = params.value("arguments", Json::object());
    if (!arguments.is_object()) throw Refused{invalid_params, "`arguments` is an object"};
    if (tells_text(method)) arguments["text"] = true;
    const api::Reply reply = api::answer(method, arguments);
    const Json document = Json::parse(reply.document.empty() ? "null" : reply.document);
    std::string text = name == "fmt" && document.is_object() ? fmt_in_words(document) : reply.text;
    if (!reply.error.empty()) {
        text += (text.empty() ? "" : "\n") + reply.error;
        if (document.is_null()) text += "\n\nThis works: " + std::string(method.example);
    }
    Json result = {{"content", Json::array({Json{{"type", "text"}, {"text", text}}})}};
    if (document.is_object()) result["structuredContent"] = document;
    result["isError"] = reply.exit == 2;
    return result;
}

}  // namespace hoyle::mcp

#include "mcp/server.hpp"

#include "api/request.hpp"
#include "mcp/offers.hpp"
#include "source/trouble.hpp"

#include <algorithm>
#include <array>

namespace hoyle::mcp {
namespace {

constexpr std::array<std::string_view, 4> protocols{"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};  // newest first

constexpr std::string_view instructions =
    "hoyle settles disputes at the bridge table of 1894-1908 (and at five-point whist) by the printed codes of laws. For a story "
    "with cards in it, read hoyle://language, write the log (the prompt story-to-log says how, without adding to the story), try "
    "it with judge and mend what it cannot read. For a question of law, cite; for a law by its number or topic, law. Every "
    "ruling names its law and the readings it rests on: tell them to those who asked, and what is still theirs to choose. Modern "
    "laws of contract bridge are not known here.";

std::string error(const Json& id, int code, const std::string& message)
{
    return api::write_json({{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", code}, {"message", message}}}});
}

/// The version asked for, if it is spoken here; else the newest: whoever asked may then leave.
Json initialize(const Json& params, const std::string& version)
{
    const std::string asked = text_of(params, "protocolVersion");
    const bool known = std::find(protocols.begin(), protocols.end(), asked) != protocols.end();
    return {{"protocolVersion", known ? asked : protocols.front()},
            {"capabilities",
             {{"tools", {{"listChanged", false}}},
              {"resources", {{"subscribe", false}, {"listChanged", false}}},
              {"prompts", {{"listChanged", false}}}}},
            {"serverInfo", {{"name", "hoyle"}, {"title", "According to Hoyle"}, {"version", version}}},
            {"instructions", instructions}};
}

Json result_of(const std::string& method, const Json& params, const std::string& version)
{
    if (method == "initialize") return initialize(params, version);
    if (method == "ping") return Json::object();
    if (method == "tools/list") return list_tools();
    if (method == "tools/call") return call_tool(params);
    if (method == "resources/list") return list_resources();
    if (method == "resources/templates/list") return list_resource_templates();
    if (method == "resources/read") return read_resource(params);
    if (method == "prompts/list") return list_prompts();
    if (method == "prompts/get") return get_prompt(params);
    throw Refused{no_such_method, "there is no method `" + method.substr(0, 60) + "`"};
}

std::string answer(const Json& request, const Json& id, const std::string& version)
{
    const Json params = request.value("params", Json::object());
    if (!params.is_object()) return error(id, invalid_params, "`params` is an object of parameters by name");
    try {
        return api::write_json({{"jsonrpc", "2.0"}, {"id", id}, {"result", result_of(request["method"], params, version)}});
    } catch (const Refused& refused) {
        return error(id, refused.code, refused.message);
    } catch (const std::exception& thrown) {
        return error(id, internal_error, trouble(thrown));
    }
}

std::optional<std::string> hear_json(std::string_view message, const std::string& version)
{
    const Json request = api::read_json(message);
    if (request.is_discarded()) return error(nullptr, parse_error, "this is no JSON in UTF-8, or is nested too deep");
    if (request.is_array())
        return error(nullptr, invalid_request, "batches are not taken: send each request as a message of its own, on a line");
    if (!request.is_object()) return error(nullptr, invalid_request, "a message is a JSON object");
    const bool answers = !request.contains("method") && (request.contains("result") || request.contains("error"));
    if (answers) return {};  // to something that was never asked
    const Json id = request.value("id", Json());
    if (!id.is_null() && !id.is_string() && !id.is_number()) return error(nullptr, invalid_request, "`id` is text or a number");
    if (request.value("jsonrpc", Json()) != "2.0") return error(id, invalid_request, "a message has \"jsonrpc\": \"2.0\"");
    if (!request.contains("method") || !request["method"].is_string())
        return error(id, invalid_request, "a request says in `method`, in double quotes, what is asked");
    if (!request.contains("id")) return {};  // a notification
    if (id.is_null()) return error(nullptr, invalid_request, "a request has an `id`, text or a number");
    return answer(request, id, version);
}

}  // namespace

std::string text_of(const Json& params, const char* name)
{
    const auto at = params.find(name);
    if (at == params.end() || !at->is_string()) throw Refused{invalid_params, std::string("`") + name + "` is wanted, as text"};
    return at->get<std::string>();
}

std::optional<std::string> Server::hear(std::string_view message) const
{
    if (message.find_first_not_of(" \t\r\n") == std::string_view::npos) return {};
    try {
        return hear_json(message, version_);
    } catch (const std::exception&) {
        return R"({"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"there is not memory enough for an answer"}})";
    }
}

std::string Server::too_long() { return error(nullptr, invalid_request, "a message of more than 32 MiB is not taken"); }

}  // namespace hoyle::mcp

// What the server offers, each list and each thing in the form the protocol gives it.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace hoyle::mcp {

using Json = nlohmann::ordered_json;

/// What a request cannot be answered for: an error of JSON-RPC.
struct Refused {
    int code;
    std::string message;
};

inline constexpr int parse_error = -32700, invalid_request = -32600, no_such_method = -32601, invalid_params = -32602,
                     internal_error = -32603, no_such_resource = -32002;

// Each takes the `params` of the request, an object, and gives its `result`; throws Refused.

Json list_tools();
Json call_tool(const Json& params);

Json list_resources();
Json list_resource_templates();
Json read_resource(const Json& params);

Json list_prompts();
Json get_prompt(const Json& params);

/// A parameter that must be text.
std::string text_of(const Json& params, const char* name);

}  // namespace hoyle::mcp

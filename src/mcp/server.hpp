// A server of the Model Context Protocol, for assistants: messages of JSON-RPC 2.0, one a line, in and out.
//
// Beneath it is src/api alone: the tools are its methods; the resources are the language of logs, the codes of laws with our
// gists, and some cases; a prompt tells how a story becomes a log. docs/assistants.md shows how to put it to use.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::mcp {

class Server {
public:
    /// `version`: of the program, as `hoyle -V` tells it.
    explicit Server(std::string version) : version_(std::move(version)) {}

    /// The answer to one message, without a line break in it; nothing to a notification, an answer or an empty line. Whatever
    /// bytes it is given, it never throws: what is no message is answered with an error of the protocol (-32700 no JSON, -32600
    /// no request, also a batch, -32601 no such method, -32602 wrong parameters, -32002 no such resource). A tool that could not
    /// do all it was asked has a result with `isError`.
    std::optional<std::string> hear(std::string_view message) const;

    /// The answer to a message that is longer than any is taken.
    static std::string too_long();

    static constexpr std::size_t longest_message = 32u << 20;

private:
    std::string version_;
};

}  // namespace hoyle::mcp

// Any bytes as a request, and as a message to the server for assistants: whatever they are, an answer is one JSON object, that of
// the server on one line.

#include "api/answer.hpp"
#include "mcp/server.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace hoyle;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto answer = nlohmann::json::parse(api::answer(bytes), nullptr, false);
    if (!answer.is_object() || answer["hoyle"] != 1) std::abort();
    if (!answer.contains("answer") && !answer.contains("error")) std::abort();
    if (const auto heard = mcp::Server("0").hear(bytes)) {
        if (heard->find('\n') != std::string::npos) std::abort();
        const auto message = nlohmann::json::parse(*heard, nullptr, false);
        if (!message.is_object() || message.contains("result") == message.contains("error")) std::abort();
    }
    return 0;
}

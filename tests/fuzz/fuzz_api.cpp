// Any bytes as a request, as a message to the server for assistants, and as the log that one of them is about, with a book and
// without: whatever they are, an answer is one JSON object, that of the server on one line.

#include "api/answer.hpp"
#include "mcp/server.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <string>

using namespace hoyle;

namespace {

void check_answer(const std::string& request)
{
    const auto answer = nlohmann::json::parse(api::answer(request), nullptr, false);
    if (!answer.is_object() || answer["hoyle"] != 1) std::abort();
    if (!answer.contains("answer") && !answer.contains("error")) std::abort();
}

void check_message(const std::string& bytes)
{
    const auto heard = mcp::Server("0").hear(bytes);
    if (!heard) return;
    if (heard->find('\n') != std::string::npos) std::abort();
    const auto message = nlohmann::json::parse(*heard, nullptr, false);
    if (!message.is_object() || message.contains("result") == message.contains("error")) std::abort();
}

/// What is asked of a log, by the one door or by the other; an error in JSON's own eyes is passed over.
void ask_about(const std::string& log, std::size_t turn)
{
    using nlohmann::json;
    static constexpr const char* methods[] = {"judge", "audit", "fmt", "judge"};
    const std::string method = methods[turn % 4];
    json request{{"log", log}};
    if (method != "fmt" && turn % 3 == 0) request["laws"] = turn % 2 ? "portland-1904" : "whist";
    if (turn % 4 == 3) request["compare"] = {"portland-1904", "american-1907"};
    const auto dumped = [](const json& each) { return each.dump(-1, ' ', false, json::error_handler_t::replace); };
    if (turn % 2) {
        request["method"] = method;
        if (method != "fmt") request["text"] = true;
        return check_answer(dumped(request));
    }
    check_message(dumped(
        {{"jsonrpc", "2.0"}, {"id", 1}, {"method", "tools/call"}, {"params", {{"name", method}, {"arguments", request}}}}));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    check_answer(bytes);
    check_message(bytes);
    ask_about(bytes, std::accumulate(data, data + size, std::size_t{0}));
    return 0;
}

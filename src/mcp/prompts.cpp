// The prompt: how a story becomes a log, and nothing is added to it.

#include "mcp/offers.hpp"

#include "mcp/built_in.hpp"

namespace hoyle::mcp {
namespace {

constexpr const char* prompt_name = "story-to-log";
constexpr const char* prompt_about =
    "Put a story of what happened at the table into a log, add nothing to it, and have it judged.";

}  // namespace

Json list_prompts()
{
    const auto argument = [](const char* called, const char* says, bool wanted) {
        return Json{{"name", called}, {"description", says}, {"required", wanted}};
    };
    const Json prompt{{"name", prompt_name},
                      {"title", "A story, judged"},
                      {"description", prompt_about},
                      {"arguments", Json::array({argument("story", "what happened, as it was told", true),
                                                 argument("laws", "the code the table played by, if it is known", false)})}};
    return {{"prompts", Json::array({prompt})}};
}

Json get_prompt(const Json& params)
{
    if (text_of(params, "name") != prompt_name)
        throw Refused{invalid_params, "there is no such prompt; there is `" + std::string(prompt_name) + "`"};
    const Json arguments = params.value("arguments", Json::object());
    if (!arguments.is_object()) throw Refused{invalid_params, "`arguments` is an object"};
    const std::string story = text_of(arguments, "story");
    const std::string laws = arguments.contains("laws") ? text_of(arguments, "laws") : "";
    std::string text(built_in("src/mcp/story.md"));
    if (!laws.empty()) text += "\nThe table played by: " + laws + "\n";
    text += "\nThe story:\n\n" + story + "\n";
    const Json message{{"role", "user"}, {"content", {{"type", "text"}, {"text", text}}}};
    return {{"description", prompt_about}, {"messages", Json::array({message})}};
}

}  // namespace hoyle::mcp

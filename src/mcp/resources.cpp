// The resources: how a log is written, the codes of laws, cases to learn from.

#include "mcp/offers.hpp"

#include "api/methods.hpp"
#include "mcp/built_in.hpp"

namespace hoyle::mcp {
namespace {

constexpr std::string_view language = "hoyle://language", book = "hoyle://laws/", case_log = "hoyle://case/",
                           law = "hoyle://law/", reading = "hoyle://reading/", topic = "hoyle://topic/";

std::string name_of_case(std::string_view path)
{
    path.remove_prefix(path.find('/') + 1);
    return std::string(path.substr(0, path.rfind('.')));
}

bool is_case(std::string_view path) { return path.starts_with("cases/"); }

/// The first comment or title of a log: what it shows.
std::string first_words(std::string_view log)
{
    const std::size_t from = std::min(log.find("# "), log.find("title \""));
    if (from == std::string_view::npos) return {};
    const bool comment = log[from] == '#';
    const std::size_t begin = from + (comment ? 2 : 7);
    return std::string(log.substr(begin, log.find(comment ? '\n' : '"', begin) - begin));
}

Json books() { return Json::parse(api::answer(*api::find_method("laws"), Json::object()).document)["books"]; }

Json resource(std::string uri, std::string name, std::string about, const char* type)
{
    return {{"uri", uri}, {"name", name}, {"description", about}, {"mimeType", type}};
}

std::string in_full(const Json& of)
{
    std::string out = "# " + of["title"].get<std::string>() + " (" + of["book"].get<std::string>() + ")\n";
    for (const Json& each : of["laws"])
        out += "\n## " + each["citation"].get<std::string>() + ": " + each["heading"].get<std::string>() + "\n\n" +
               each["gist"].get<std::string>() + "\n";
    if (!of["settings"].empty()) out += "\n## What the table may choose\n\n";
    for (const Json& each : of["settings"])
        out += "* `" + each["name"].get<std::string>() + "`: " + each["asks"].get<std::string>() + " (" + each["values"].dump() +
               "; " + each["default"].get<std::string>() + " unless said)\n";
    return out;
}

api::Reply asked(const char* method, Json arguments)
{
    arguments["text"] = true;
    return api::answer(*api::find_method(method), arguments);
}

/// "hoyle://law/portland-1904/90-I"; an address has %20 for a space.
std::string decoded(std::string_view text)
{
    std::string out(text);
    for (std::size_t at; (at = out.find("%20")) != std::string::npos;) out.replace(at, 3, " ");
    return out;
}

std::string page(const api::Reply& reply, const std::string& uri)
{
    if (reply.text.empty()) throw Refused{no_such_resource, "`" + uri.substr(0, 100) + "`: " + reply.error};
    return reply.text;
}

std::string text_at(const std::string& uri)
{
    const auto behind = [&](std::string_view start) { return decoded(std::string_view(uri).substr(start.size())); };
    if (uri == language) return std::string(built_in("docs/log-language.md"));
    if (uri.starts_with(case_log)) {
        for (const BuiltIn& each : built_in())
            if (is_case(each.path) && name_of_case(each.path) == behind(case_log)) return std::string(each.text);
    } else if (uri.starts_with(book)) {
        for (const Json& each : books())
            if (each["book"] == behind(book)) {
                const api::Reply reply = asked("law", {{"what", behind(book)}});
                return in_full(Json::parse(reply.document)["books"][0]);
            }
    } else if (uri.starts_with(law)) {
        const std::string rest = behind(law);
        const auto slash = rest.find('/');
        if (slash != std::string::npos)
            return page(asked("law", {{"what", rest.substr(slash + 1)}, {"laws", rest.substr(0, slash)}}), uri);
    } else if (uri.starts_with(reading)) {
        return page(asked("reading", {{"what", behind(reading)}}), uri);
    } else if (uri.starts_with(topic)) {
        return page(asked("law", {{"what", behind(topic)}}), uri);
    }
    throw Refused{no_such_resource, "there is no resource `" + uri.substr(0, 100) + "`; resources/list tells what there is"};
}

}  // namespace

std::string_view built_in(std::string_view path)
{
    for (const BuiltIn& each : built_in())
        if (each.path == path) return each.text;
    return {};
}

Json list_resources()
{
    Json all = Json::array();
    all.push_back(resource(std::string(language), "the language of a log",
                           "How a session is written down for judge and fmt, with every form. Read it before writing a log.",
                           "text/markdown"));
    for (const Json& each : books())
        all.push_back(resource(std::string(book) + each["book"].get<std::string>(), each["title"].get<std::string>(),
                               "Every law of the code, each in our own words.", "text/markdown"));
    for (const BuiltIn& each : built_in())
        if (is_case(each.path))
            all.push_back(resource(std::string(case_log) + name_of_case(each.path), name_of_case(each.path),
                                   first_words(each.text), "text/plain"));
    return {{"resources", std::move(all)}};
}

Json list_resource_templates()
{
    const auto shape = [](std::string uri, const char* name, const char* about) {
        return Json{{"uriTemplate", uri}, {"name", name}, {"description", about}, {"mimeType", "text/plain"}};
    };
    return {{"resourceTemplates",
             Json::array({shape(std::string(law) + "{book}/{law}", "a law",
                                "A law or clause of one code with its rulings, and the other codes on the same matter: "
                                "hoyle://law/portland-1904/90-I"),
                          shape(std::string(topic) + "{topic}", "a topic",
                                "One matter in all codes side by side: hoyle://topic/revoke-late"),
                          shape(std::string(reading) + "{id}", "a reading",
                                "What is taken where a code is doubtful: hoyle://reading/R27")})}};
}

Json read_resource(const Json& params)
{
    const std::string uri = text_of(params, "uri");
    const std::string text = text_at(uri);
    const bool markdown = uri == language || uri.starts_with(book);
    const Json contents{{"uri", uri}, {"mimeType", markdown ? "text/markdown" : "text/plain"}, {"text", text}};
    return {{"contents", Json::array({contents})}};
}

}  // namespace hoyle::mcp

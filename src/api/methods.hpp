// What can be asked: every method with its parameters, once. Requests are read by it, tools of assistants are made from it.
#pragma once

#include "api/request.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::api {

/// What a method gives back.
struct Reply {
    int exit = 0;
    std::string document;                                           ///< JSON; empty: none
    std::string text;                                               ///< where it was asked for
    std::string error;                                              ///< why not all, or nothing, was answered; empty: all was
    std::vector<std::pair<std::string_view, std::string>> drawn{};  ///< the report in other forms, each with its key
};

struct Method {
    std::string_view name;
    std::string_view about;  ///< when to use it, in a few sentences
    std::vector<Parameter> takes;
    std::string_view example;  ///< the parameters of a request that works: a JSON object
    Reply (*answer)(const Request&);
};

/// All of them, the commonest first. Every method but `fmt` and `laws` can tell it as text too.
std::span<const Method> methods();

/// nullptr: there is none.
const Method* find_method(std::string_view name);

/// The parameters of a method as a JSON schema: an object, nothing else in it.
nlohmann::ordered_json schema_of(const Method& method);

/// Of a method; whatever it throws is an error in the reply.
Reply answer(const Method& method, const nlohmann::ordered_json& parameters);

// The methods, one file a family.
Reply judge(const Request& request);
Reply audit(const Request& request);
Reply fmt(const Request& request);
Reply cite(const Request& request);
Reply law(const Request& request);
Reply reading(const Request& request);
Reply score(const Request& request);
Reply laws(const Request& request);

}  // namespace hoyle::api

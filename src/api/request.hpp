// A request, read: which method, and what it is asked with. The door to nlohmann-json of this module.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace hoyle::api {

/// JSON nested no deeper than any request is; nothing but `discarded` else, or where it is none.
nlohmann::ordered_json read_json(std::string_view text);

/// JSON on one line; what is no UTF-8 becomes U+FFFD, and characters that nobody sees are escaped.
std::string write_json(const nlohmann::ordered_json& json);

/// Why a request is not answered, for people.
struct Refused {
    std::string message;
};

/// A parameter that a method takes.
struct Parameter {
    enum class Type { text, flag, name, names, numbers, settings };

    std::string_view name;
    Type type;
    bool wanted;             ///< must be there
    std::string_view about;  ///< for whoever writes a request
};

/// The parameters of a request by name. Only those that the method takes, each of its type.
class Request {
public:
    /// Throws Refused, with what was wanted, for parameters that the method does not take, lacks or has in another form.
    Request(const nlohmann::ordered_json& parameters, std::string_view method, const std::vector<Parameter>& takes);

    const std::string& text(std::string_view name) const;         ///< of text and name; empty if it is not there
    bool flag(std::string_view name) const;                       ///< false if it is not there
    std::vector<std::string> names(std::string_view name) const;  ///< of names
    /// Of numbers, each 0 or more; nothing if it is not there.
    std::optional<std::vector<std::size_t>> numbers(std::string_view name) const;
    std::vector<std::string> settings(std::string_view name) const;  ///< "name=value" each

private:
    struct Given {
        std::string_view name;
        std::vector<std::string> values;
        bool flag = false;
    };
    const Given* find(std::string_view name) const;
    std::vector<Given> given_;
};

}  // namespace hoyle::api

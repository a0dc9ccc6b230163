// Documents against the schemas of docs/schema, with no key that they do not name. Its library is long in compiling.
#pragma once

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include <fstream>
#include <string>

namespace hoyle::test {

using nlohmann::json;

// For those who read the reports the schema is open, since names may be added; here a name it does not know is a mistake.
inline void close(json& schema)
{
    if (schema.is_object() && schema.contains("properties") && !schema.contains("additionalProperties"))
        schema["additionalProperties"] = false;
    if (schema.is_structured())
        for (const auto& [key, part] : schema.items())
            if (key != "if" && key != "then") close(part);  // a condition is no form
}

inline json read_schema(const std::string& name)
{
    std::ifstream file(HOYLE_ROOT "/docs/schema/" + name);
    return json::parse(file);
}

class Schema {
public:
    explicit Schema(const std::string& name)
    {
        json text = read_schema(name);
        close(text);
        valijson::SchemaParser parser;
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(text), schema_);
    }

    /// What is wrong with DOCUMENT, innermost place last; empty: nothing.
    std::string faults(const json& document) const
    {
        valijson::Validator validator;
        valijson::ValidationResults results;
        if (validator.validate(schema_, valijson::adapters::NlohmannJsonAdapter(document), &results)) return {};
        std::string out;
        for (const auto& error : results) {
            for (const std::string& step : error.context) out += step;
            out += ": " + error.description + "\n";
        }
        return out;
    }

private:
    valijson::Schema schema_;
};

}  // namespace hoyle::test

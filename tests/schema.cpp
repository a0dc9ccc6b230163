#include "schema.hpp"

// long in compiling, and so read here alone
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include <fstream>

namespace hoyle::test {

using nlohmann::json;

namespace {

void close(json& schema)
{
    if (schema.is_object() && schema.contains("properties") && !schema.contains("additionalProperties"))
        schema["additionalProperties"] = false;
    if (schema.is_structured())
        for (const auto& [key, part] : schema.items())
            if (key != "if" && key != "then") close(part);  // a condition is no form
}

}  // namespace

json read_schema(const std::string& name)
{
    std::ifstream file(HOYLE_ROOT "/docs/schema/" + name);
    return json::parse(file);
}

struct Schema::Read {
    valijson::Schema schema;
};

Schema::Schema(const std::string& name) : read_(std::make_unique<Read>())
{
    json text = read_schema(name);
    close(text);
    valijson::SchemaParser parser;
    parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(text), read_->schema);
}

Schema::~Schema() = default;

std::string Schema::faults(const json& document) const
{
    valijson::Validator validator;
    valijson::ValidationResults results;
    if (validator.validate(read_->schema, valijson::adapters::NlohmannJsonAdapter(document), &results)) return {};
    std::string out;
    for (const auto& error : results) {
        for (const std::string& step : error.context) out += step;
        out += ": " + error.description + "\n";
    }
    return out;
}

}  // namespace hoyle::test

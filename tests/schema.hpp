// Documents against the schemas of docs/schema, with no key that they do not name.
#pragma once

#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace hoyle::test {

/// A schema as it stands in docs/schema, for those who read the reports: open, since names may be added.
nlohmann::json read_schema(const std::string& name);

/// The same closed: here a name it does not know is a mistake.
class Schema {
public:
    explicit Schema(const std::string& name);
    ~Schema();

    /// What is wrong with DOCUMENT, innermost place last; empty: nothing.
    std::string faults(const nlohmann::json& document) const;

private:
    struct Read;
    std::unique_ptr<Read> read_;
};

}  // namespace hoyle::test

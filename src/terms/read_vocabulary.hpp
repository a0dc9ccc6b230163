// Reads lawbooks/vocabulary.yaml. Whatever is wrong with it is said at file:line:column, all of it in one run. Private to the
// program that writes terms/words.hpp and words.cpp.
#pragma once

#include "terms/vocabulary.hpp"

#include <yaml-cpp/yaml.h>

#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hoyle::vocabulary {

class Reader {
public:
    Reader(std::string file, const YAML::Node& root) : file_(std::move(file)), root_(root) {}

    Vocabulary read();
    bool failed() const { return failed_; }

private:
    void mistake(const YAML::Node& at, const std::string& message);
    void unknown(const YAML::Node& at, const std::string& word, const std::string& what,
                 const std::vector<std::string_view>& known);

    /// The entries of a map whose keys are slugs, each once.
    std::vector<std::pair<std::string, YAML::Node>> entries(const YAML::Node& map);
    /// The same for a map with a closed list of keys.
    std::map<std::string, YAML::Node> fields(const YAML::Node& map, std::initializer_list<std::string_view> known);
    std::string text(const YAML::Node& node);
    std::vector<std::string> list(const YAML::Node& node);
    std::string game(const std::map<std::string, YAML::Node>& fields);

    std::vector<Said> said(const char* section);
    Atom atom(const std::string& slug, const YAML::Node& node);
    std::vector<Value> values(const YAML::Node& node);
    Attribute attribute(const std::string& slug, const YAML::Node& node);
    void add_attribute(Kind& kind, const std::string& slug, const YAML::Node& node);
    std::vector<std::string> words(const Attribute& attribute, const YAML::Node& node);
    Conditions conditions(const Kind& kind, const YAML::Node& node, std::set<std::string> skip = {});
    void attributes(Kind& kind, std::map<std::string, YAML::Node>& fields);
    Kind kind(const std::string& slug, const YAML::Node& node);
    void points(Vocabulary& vocabulary);
    void traits(Vocabulary& vocabulary);
    void check_names(const Vocabulary& vocabulary);

    std::string file_;
    YAML::Node root_;
    bool failed_ = false;
    std::map<std::string, Attribute> shared_;
    std::map<std::string, std::vector<std::string>> bundles_;
};

}  // namespace hoyle::vocabulary

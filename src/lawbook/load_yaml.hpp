// A YAML file as a tree of lists, maps and words, each knowing where it stands. All of it is text: `yes`, `39` and `on` are words
// here.
#pragma once

#include "lawbook/load.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::lawbook {

struct Node {
    enum class Form { nothing, text, list, map };

    Form form = Form::nothing;
    std::string text;
    std::vector<Node> keys;   ///< of a map, all of them texts, each once; beside them the items
    std::vector<Node> items;  ///< of a list or a map
    std::shared_ptr<const std::string> file;
    int line = 0;    ///< from 1; 0: stands in no file
    int column = 0;  ///< from 1, in characters

    bool is_text() const { return form == Form::text; }
    bool is_list() const { return form == Form::list; }
    bool is_map() const { return form == Form::map; }
    explicit operator bool() const { return form != Form::nothing; }

    /// The value under a key of a map; a node of no form if there is none.
    const Node& operator[](std::string_view key) const;
};

/// Reads a file. What cannot be read at all (see load.hpp) adds one mistake and gives a node of no form; a key written twice adds
/// a mistake too, and its first value counts. Never throws.
Node read_yaml(const std::string& path, std::vector<Mistake>& mistakes);

/// The same from text already in memory.
Node parse_yaml(const std::string& name, std::string_view bytes, std::vector<Mistake>& mistakes);

}  // namespace hoyle::lawbook

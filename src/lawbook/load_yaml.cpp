#include "lawbook/load_yaml.hpp"

#include "lawbook/book_file.hpp"
#include "source/text.hpp"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <fmt/core.h>
#include <istream>
#include <set>
#include <streambuf>

namespace hoyle::lawbook {
namespace {

constexpr std::size_t longest_line = 1 << 16;  // yaml-cpp looks ahead within a line, and takes its time
constexpr std::size_t deepest = 40;
constexpr std::size_t most_nodes = 200'000;  // the longest code has about 6,000

/// A reason not to read on. Thrown through yaml-cpp, and caught in parse_yaml.
struct Refusal {
    Mistake mistake;
};

/// Reads bytes where they are, without a copy.
class Bytes : public std::streambuf {
public:
    explicit Bytes(std::string_view bytes)
    {
        char* begin = const_cast<char*>(bytes.data());  // a get area is never written to
        setg(begin, begin, begin + bytes.size());
    }
};

/// Builds the tree from the parser's events. Anchors are refused as they are met, before anything could be copied by them.
class Builder : public YAML::EventHandler {
public:
    Builder(std::shared_ptr<const std::string> file, std::string_view bytes, std::vector<Mistake>& mistakes)
        : file_(std::move(file)), bytes_(bytes), mistakes_(mistakes)
    {}

    Node root;

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { add(mark, anchor, Node::Form::nothing, {}); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { refuse_anchor(mark); }
    void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor, const std::string& value) override
    {
        add(mark, anchor, Node::Form::text, value);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor, YAML::EmitterStyle::value) override
    {
        open(mark, anchor, Node::Form::list);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor, YAML::EmitterStyle::value) override
    {
        open(mark, anchor, Node::Form::map);
    }
    void OnMapEnd() override { close(); }
    void OnAnchor(const YAML::Mark& mark, const std::string& name) override
    {
        if (!name.empty()) refuse_anchor(mark);
    }

    Mistake mistake(const YAML::Mark& mark, std::string message) const
    {
        const Node at = node(mark, Node::Form::nothing, {});
        return {*file_, at.line, at.column, std::move(message)};
    }

private:
    [[noreturn]] void refuse_anchor(const YAML::Mark& mark) const
    {
        throw Refusal{mistake(mark, "a book has no use for anchors and aliases (`&name`, `*name`); write the thing out")};
    }

    Node node(const YAML::Mark& mark, Node::Form form, std::string text) const
    {
        Node out;
        out.form = form;
        out.text = std::move(text);
        out.file = file_;
        out.line = mark.line + 1;
        // yaml-cpp counts bytes, people count characters; in a line too long to be anyone's, bytes will do
        constexpr std::size_t readable_line = 2000;
        const auto column = static_cast<std::size_t>(std::max(mark.column, 0)),
                   pos = static_cast<std::size_t>(std::max(mark.pos, 0));
        const bool known = column <= pos && pos <= bytes_.size() && column < readable_line;
        out.column = static_cast<int>(known ? characters(bytes_.substr(pos - column, column)) : column) + 1;
        return out;
    }

    void add(const YAML::Mark& mark, YAML::anchor_t anchor, Node::Form form, const std::string& text)
    {
        if (anchor) refuse_anchor(mark);
        if (++nodes_ > most_nodes)
            throw Refusal{mistake(mark, fmt::format("the file has more than {} entries; no book is that long", most_nodes))};
        place(node(mark, form, text));
    }

    void open(const YAML::Mark& mark, YAML::anchor_t anchor, Node::Form form)
    {
        if (anchor) refuse_anchor(mark);
        if (open_.size() == deepest)
            throw Refusal{
                mistake(mark, fmt::format("lists and maps lie more than {} deep in each other; no book needs that", deepest))};
        open_.push_back(node(mark, form, {}));
    }

    void close()
    {
        Node done = std::move(open_.back());
        open_.pop_back();
        drop_repeated(done);
        place(std::move(done));
    }

    /// Of a key that stands twice in a map the first counts.
    void drop_repeated(Node& map)
    {
        std::set<std::string> seen;
        std::vector<Node> keys, items;
        for (std::size_t i = 0; i < map.keys.size(); ++i) {
            Node& key = map.keys[i];
            if (seen.insert(key.text).second) {
                keys.push_back(std::move(key));
                items.push_back(std::move(map.items[i]));
            } else {
                mistakes_.push_back({*file_, key.line, key.column, fmt::format("`{}` stands twice in the same map", key.text)});
            }
        }
        map.keys = std::move(keys);
        if (map.is_map()) map.items = std::move(items);
    }

    void place(Node done)
    {
        if (open_.empty()) {
            root = std::move(done);
        } else if (Node& parent = open_.back(); parent.is_map() && parent.keys.size() == parent.items.size()) {
            if (!done.is_text())
                throw Refusal{{*file_, done.line, done.column, "the key of a map is a word or a few, not a list or a map"}};
            parent.keys.push_back(std::move(done));
        } else {
            parent.items.push_back(std::move(done));
        }
    }

    std::shared_ptr<const std::string> file_;
    std::string_view bytes_;
    std::vector<Mistake>& mistakes_;
    std::vector<Node> open_;
    std::size_t nodes_ = 0;
};

}  // namespace

const Node& Node::operator[](std::string_view key) const
{
    static const Node none;
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (keys[i].text == key) return items[i];
    return none;
}

Node parse_yaml(const std::string& name, std::string_view bytes, std::vector<Mistake>& mistakes)
{
    const auto file = std::make_shared<const std::string>(name);
    if (const auto bad = std::min(find_invalid_utf8(bytes), bytes.find('\0')); bad != std::string_view::npos) {
        const Place place = Text{name, bytes}.place({static_cast<std::uint32_t>(bad), 1});
        mistakes.push_back(
            {name, static_cast<int>(place.line), static_cast<int>(place.column), "this is no text (a book is written in UTF-8)"});
        return {};
    }
    for (std::size_t begin = 0, line = 1; begin < bytes.size(); ++line) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        if (end - begin > longest_line) {
            mistakes.push_back({name, static_cast<int>(line), 1,
                                fmt::format("the line has more than {} characters; no book has such lines", longest_line)});
            return {};
        }
        begin = end + 1;
    }
    Builder builder(file, bytes, mistakes);
    try {
        Bytes buffer(bytes);
        std::istream stream(&buffer);
        YAML::Parser parser(stream);
        parser.HandleNextDocument(builder);
        Builder second(file, bytes, mistakes);
        if (parser.HandleNextDocument(second)) {
            mistakes.push_back({name, 1, 1, "the file holds several documents (`---`); a book is one"});
            return {};
        }
    } catch (const Refusal& refusal) {
        mistakes.push_back(refusal.mistake);
        return {};
    } catch (const YAML::Exception& error) {
        mistakes.push_back(builder.mistake(error.mark, fmt::format("this cannot be read as YAML: {}", error.msg)));
        return {};
    } catch (const std::exception& error) {
        mistakes.push_back({name, 1, 1, fmt::format("this cannot be read as YAML: {}", error.what())});
        return {};
    }
    return std::move(builder.root);
}

Node read_yaml(const std::string& path, std::vector<Mistake>& mistakes)
{
    const auto bytes = read_plain_file(path, mistakes);
    return bytes ? parse_yaml(path, *bytes, mistakes) : Node();
}

}  // namespace hoyle::lawbook

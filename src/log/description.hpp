// The form of a statement in a line for people, `looks at (hand of SEAT | his hand | card NUMBER [CARD] ...)`, with the other
// spellings of its words beside it; or an example of it, `looks at card 14 HK`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::log {

class Description {
public:
    /// The form itself.
    Description() = default;
    /// An example of it: of alternatives the `which`th (or the last), and what may be left out only if `whole`.
    static Description example(std::size_t which, bool whole)
    {
        Description d;
        d.example_ = true;
        d.which_ = which;
        d.whole_ = whole;
        return d;
    }

    const std::string& text() const { return text_; }
    /// "face upwards, face upward for face up"
    const std::vector<std::string>& also() const { return also_; }
    /// Every word or phrase that is read, for the fuzzer's dictionary.
    const std::vector<std::string_view>& spelt() const { return spelt_; }

    void add(std::string_view part)
    {
        if (part.empty()) return;
        if (!text_.empty() && text_.back() != '[' && text_.back() != '(' && part[0] != ',' && part[0] != ':') text_ += ' ';
        text_ += part;
    }
    /// A slot: CARD, such as HK.
    void slot(std::string_view name, std::string_view sample) { add(example_ ? sample : name); }
    /// Words that stand as they are, and what else is read for them.
    template <class Others> void words(std::string_view canonical, const Others& others)
    {
        add(canonical);
        spelt_.push_back(canonical);
        std::string line;
        for (const std::string_view other : others) {
            line += (line.empty() ? "" : ", ") + std::string(other);
            spelt_.push_back(other);
        }
        if (!line.empty()) also_.push_back(line + " for " + std::string(canonical));
    }
    /// [what may be left out]
    template <class Describe> void optional(Describe describe)
    {
        if (example_ && !whole_) return;
        if (!example_) add("[");
        describe(*this);
        if (!example_) text_ += ']';
    }
    /// (this | that)
    template <class... E> void alternatives()
    {
        if (example_) {
            std::size_t n = 0;
            const std::size_t last = sizeof...(E) - 1;
            ((n++ == (which_ < last ? which_ : last) ? E::describe(*this) : void()), ...);
            return;
        }
        const bool bracketed = sizeof...(E) == 1 || (!text_.empty() && text_.back() == '[');
        if (!bracketed) add("(");
        std::size_t n = 0;
        ((n++ == 0 ? void() : add("|"), E::describe(*this)), ...);
        if (!bracketed) text_ += ')';
    }
    /// What is read and never printed: only its words count.
    template <class Describe> void passed_over(Describe describe)
    {
        Description inside;
        describe(inside);
        spelt_.insert(spelt_.end(), inside.spelt_.begin(), inside.spelt_.end());
        if (!example_) also_.push_back("perhaps " + inside.text_);
    }

private:
    std::string text_;
    std::vector<std::string> also_;
    std::vector<std::string_view> spelt_;
    bool example_ = false, whole_ = false;
    std::size_t which_ = 0;
};

}  // namespace hoyle::log

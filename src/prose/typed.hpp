// Lines of a log that somebody has mistyped: near a statement, and no words of a story.
#pragma once

#include "source/language.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

/// Looks each line up once; the lines must outlive it.
class Typed {
public:
    explicit Typed(const Language& language) : language_(language) {}

    const Language& language() const { return language_; }

    /// The statements that a line the grammar refuses is one slip of typing away from (language.hpp). Of many lines those behind
    /// the first `most` are not looked at.
    const std::vector<std::string>& meant(std::string_view line)
    {
        const auto found = meant_.find(line);
        if (found != meant_.end()) return found->second;
        static const std::vector<std::string> none;
        if (meant_.size() == most) return none;
        return meant_.emplace(line, language_.meant(line)).first->second;
    }

private:
    static constexpr std::size_t most = 100;

    const Language& language_;
    std::map<std::string_view, std::vector<std::string>> meant_;
};

}  // namespace hoyle::prose

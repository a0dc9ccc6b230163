// A log that may be a story: read as the reader of everyday words tells it, with what was made of each line.
#pragma once

#include "examine/examination.hpp"
#include "log/section.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hoyle::api {

/// Lives as long as the input that it gives is read.
class Story {
public:
    Story() = default;
    Story(const Story&) = delete;
    Story& operator=(const Story&) = delete;

    /// The log, translated where it is in everyday words (prose/translate.hpp). The same log asked for again, as when it is
    /// judged under one code after another, is not translated anew.
    std::unique_ptr<log::Input> translated(std::unique_ptr<log::Input> log);

    /// Once it has been read: each line of words, so that whoever wrote it can object. Empty for a log in the language.
    std::vector<Understood> understood;

private:
    std::string told_;                        ///< the log last translated
    std::optional<Translation> translation_;  ///< ... and what was made of it
};

}  // namespace hoyle::api

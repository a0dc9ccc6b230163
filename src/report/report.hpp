// Reports of what was found: one file a form, each a Sink that writes as it goes.
#pragma once

#include "examine.hpp"

#include <iosfwd>
#include <memory>
#include <string>

namespace hoyle::report {

/// A report in progress: a Sink for the findings of one file, then `end` with the summary.
class Report : public Sink {
public:
    virtual void begin(const std::string& file) = 0;
    virtual void end(const Summary& summary) = 0;
};

/// For people: findings with the lines they point at, then the score and the settlement. `color`: with terminal colours.
std::unique_ptr<Report> text(std::ostream& out, bool color);

/// The contract of docs/JSON.md: one object for each file, or an array of them when there are several (`begin` is then called once a file).
/// Nothing is written before `finish`.
class Json : public Report {
public:
    virtual void finish() = 0;
};
std::unique_ptr<Json> json(std::ostream& out);

}  // namespace hoyle::report

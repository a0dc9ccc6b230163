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

/// A written block in the text report: only what it comes to, or drawn with its corrections.
enum class Blocks { told, drawn };

/// For people: findings with the lines they point at, then the score and the settlement. `color`: with terminal colours.
std::unique_ptr<Report> text(std::ostream& out, bool color, Blocks blocks = Blocks::told);

/// Pictures: one SVG with every written block of the file below one another, fit to print. Nothing else of the file is shown.
std::unique_ptr<Report> svg(std::ostream& out);

/// The contract of docs/JSON.md: one object for each file, or an array of them when there are several (`begin` is then called once a file).
/// Nothing is written before `finish`.
class Json : public Report {
public:
    virtual void finish() = 0;
};
/// With `drawn`, as `hoyle audit` gives it: the rubbers twice, as the law leaves them and as they should be.
std::unique_ptr<Json> json(std::ostream& out, Blocks blocks = Blocks::told);

}  // namespace hoyle::report

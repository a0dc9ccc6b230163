// One judging told in every form at once: as text, as a document and as lines of JSON, as a picture. For the fuzz targets.
#pragma once

#include "report/counted.hpp"
#include "report/report.hpp"

#include <sstream>
#include <string>
#include <string_view>

class EveryForm final : public hoyle::report::Report {
public:
    explicit EveryForm(hoyle::report::Blocks blocks)
        : text_(hoyle::report::text(text, {.blocks = blocks})),
          json_(hoyle::report::json(json, hoyle::report::Shape::object, blocks)),
          lines_(hoyle::report::json_lines(lines, blocks)), picture_(hoyle::report::svg(picture))
    {}

    void begin(const std::string& file) override
    {
        for (Report* each : all()) each->begin(file);
    }
    void end(const hoyle::Summary& summary) override
    {
        for (Report* each : all()) each->end(summary);
        json_->finish();
        lines_->finish();
    }
    void finding(const hoyle::Finding& finding) override
    {
        for (Report* each : all()) each->finding(finding);
    }
    void deal(const hoyle::DealShown& deal) override
    {
        for (Report* each : all()) each->deal(deal);
    }
    void rubber(const hoyle::RubberShown& rubber) override
    {
        for (Report* each : all()) each->rubber(rubber);
    }
    void block(const hoyle::BlockShown& block) override
    {
        for (Report* each : all()) each->block(block);
    }
    void expected(const hoyle::Expected& expected) override
    {
        for (Report* each : all()) each->expected(expected);
    }

    std::ostringstream text, json, lines, picture;  ///< what was told

private:
    std::array<Report*, 4> all() const { return {text_.get(), json_.get(), lines_.get(), picture_.get()}; }

    std::unique_ptr<hoyle::report::Report> text_;
    std::unique_ptr<hoyle::report::Json> json_, lines_;
    std::unique_ptr<hoyle::report::Report> picture_;
};

/// The log as if nobody had said by which laws the table played.
inline std::string without_laws(std::string_view log)
{
    std::string left;
    while (!log.empty()) {
        const auto line = log.substr(0, log.find('\n') == log.npos ? log.size() : log.find('\n') + 1);
        if (!line.starts_with("laws")) left += line;
        log.remove_prefix(line.size());
    }
    return left;
}

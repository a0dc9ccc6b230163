// The report for programs a line at a time: docs/JSON.md and docs/schema/jsonl.schema.json describe it.

#include "report/json_line.hpp"
#include "report/json_pieces.hpp"

#include <algorithm>
#include <ostream>

namespace hoyle::report {
namespace {

class JsonLines : public JsonPieces {
public:
    JsonLines(std::ostream& out, Blocks blocks, Made made, Detail detail)
        : JsonPieces(blocks, std::move(made), detail), out_(out), blocks_(blocks)
    {}

    void finish() override { out_ << line_of_end(blocks_, end_) << '\n'; }

    void add_told(std::string_view lines, int exit) override
    {
        out_ << lines;
        ++end_.logs;
        end_.lines += static_cast<std::uint64_t>(std::count(lines.begin(), lines.end(), '\n'));
        end_.exit = std::max(end_.exit, exit);
    }

private:
    void begin_file(const std::string& file) override
    {
        line_ = head_of_lines(blocks_, file);
        head_ = line_.size();
        n_ = 0;
        sum_ = 0;
    }

    void piece(std::string_view kind, std::string_view value) override
    {
        line_.resize(head_);
        add_piece(line_, ++n_, kind, value);
        sum_ += sum_of(line_);
        if (kind == "summary") {
            add_sum(line_, sum_);
            ++end_.logs;
            end_.exit = std::max(end_.exit, exit_);
        }
        ++end_.lines;
        line_ += '\n';
        out_.write(line_.data(), static_cast<std::streamsize>(line_.size()));
    }

    std::ostream& out_;
    Blocks blocks_;
    std::string line_;      ///< the last; all of a file begin alike
    std::size_t head_ = 0;  ///< so far
    std::uint64_t n_ = 0;
    std::uint64_t sum_ = 0;  ///< of the lines of this file
    EndOfReport end_;
};

}  // namespace

std::unique_ptr<Json> json_lines(std::ostream& out, Blocks blocks, Made made, Detail detail)
{
    return std::make_unique<JsonLines>(out, blocks, std::move(made), detail);
}

}  // namespace hoyle::report

// The report for programs a line at a time: docs/JSON.md and docs/schema/jsonl.schema.json describe it.

#include "report/json_line.hpp"
#include "report/json_pieces.hpp"

#include <ostream>

namespace hoyle::report {
namespace {

class JsonLines : public JsonPieces {
public:
    JsonLines(std::ostream& out, Blocks blocks) : JsonPieces(blocks), out_(out), blocks_(blocks) {}

    void finish() override {}

private:
    void begin_file(const std::string& file) override
    {
        line_ = head_of_lines(blocks_, file);
        head_ = line_.size();
        n_ = 0;
    }

    void piece(std::string_view kind, std::string_view value) override
    {
        line_.resize(head_);
        add_piece(line_, ++n_, kind, value);
        line_ += '\n';
        out_.write(line_.data(), static_cast<std::streamsize>(line_.size()));
    }

    std::ostream& out_;
    Blocks blocks_;
    std::string line_;      ///< the last; all of a file begin alike
    std::size_t head_ = 0;  ///< so far
    std::uint64_t n_ = 0;
};

}  // namespace

std::unique_ptr<Json> json_lines(std::ostream& out, Blocks blocks) { return std::make_unique<JsonLines>(out, blocks); }

}  // namespace hoyle::report

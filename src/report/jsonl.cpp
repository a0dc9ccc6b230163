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
        file_ = file;
        n_ = 0;
    }

    void piece(std::string_view kind, std::string_view value) override
    {
        out_ << written({blocks_, file_, ++n_, kind, value}) << '\n';
    }

    std::ostream& out_;
    Blocks blocks_;
    std::string file_;
    std::uint64_t n_ = 0;
};

}  // namespace

std::unique_ptr<Json> json_lines(std::ostream& out, Blocks blocks) { return std::make_unique<JsonLines>(out, blocks); }

}  // namespace hoyle::report

// The report for programs as one document. docs/JSON.md and docs/schema/judge.schema.json
// describe it.

#include "report/json_document.hpp"
#include "report/json_pieces.hpp"

namespace hoyle::report {
namespace {

class JsonReport : public JsonPieces {
public:
    JsonReport(std::ostream& out, Shape shape, Blocks blocks, Keep keep, Made made, Detail detail)
        : JsonPieces(blocks, std::move(made), detail), document_(out, shape, blocks, keep)
    {}

    void finish() override { document_.finish(); }

private:
    void begin_file(const std::string& file) override { document_.begin(file); }
    void piece(std::string_view kind, std::string_view value) override { document_.add(kind, value); }

    JsonDocument document_;
};

}  // namespace

std::unique_ptr<Json> json(std::ostream& out, Shape shape, Blocks blocks, Keep keep, Made made, Detail detail)
{
    return std::make_unique<JsonReport>(out, shape, blocks, keep, std::move(made), detail);
}

}  // namespace hoyle::report

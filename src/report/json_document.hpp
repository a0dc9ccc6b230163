// Pieces of JSON put together to one document: an object for each file, each finding, deal and rubber on a line of its own.
#pragma once

#include "report/report.hpp"
#include "report/spool.hpp"

#include <array>
#include <iosfwd>
#include <string>
#include <string_view>

namespace hoyle::report {

/// Deals go out as they come, since they are nearly all there is; what else a file has is kept until its summary.
class JsonDocument {
public:
    JsonDocument(std::ostream& out, Shape shape, Blocks blocks, Keep keep);

    /// A file begins: the one before has had its summary.
    void begin(std::string_view file);

    /// One piece of it, as JsonPieces gives them.
    void add(std::string_view kind, std::string_view value);

    /// The document is at its end.
    void finish();

private:
    struct List {
        std::string_view kind;  ///< of the pieces in it
        Spool text;
    };

    List& list(std::string_view kind);
    void end(std::string_view summary);
    void write_list(std::string_view key, std::string_view kind);
    void write(bool even_little);

    std::ostream& out_;
    bool array_;
    bool audits_;
    std::size_t files_ = 0, deals_ = 0;
    std::string text_;  ///< what is still to be written
    std::array<List, 7> lists_;
};

}  // namespace hoyle::report

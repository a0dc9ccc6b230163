// What is found in a file, as pieces of JSON: one for each thing, and a summary last. The document and the lines are made of the
// same pieces, so that `hoyle merge` can make either of lines.
#pragma once

#include "report/json_writer.hpp"
#include "report/report.hpp"

#include <string>
#include <string_view>

namespace hoyle::report {

/// Kinds of piece: `deal`, `finding`, `rubber`, `block`, `expectation`; under `audit` also a block's accounts, `as-written`,
/// `as-law-leaves-it` and `as-it-should-be`. The last of every file is its `summary`.
class JsonPieces : public Json {
public:
    explicit JsonPieces(Blocks blocks) : audits_(blocks == Blocks::drawn) {}

    void begin(const std::string& file) final;
    void finding(const Finding& finding) final;
    void deal(const DealShown& deal) final;
    void rubber(const RubberShown& rubber) final;
    void block(const BlockShown& block) final;
    void expected(const Expected& expected) final;
    void end(const Summary& summary) final;
    void failed(const std::string& file, const std::string& why) final;

protected:
    /// A file begins; its name is fit to print.
    virtual void begin_file(const std::string& file) = 0;
    /// `value` is a JSON object, compact, good only until this returns.
    virtual void piece(std::string_view kind, std::string_view value) = 0;

private:
    template <class Write> void give(std::string_view kind, Write write);
    void give_finding(const Finding& finding, std::size_t block, std::size_t findings_before);
    void give_summary(const Summary& summary, std::string_view error);

    bool audits_;
    std::string text_;  ///< of one piece; used again
    std::size_t findings_ = 0, blocks_ = 0;
    bool unread_ = false;  ///< a line could not be read
    bool begun_ = false;   ///< a file has begun, and is not yet at its end
};

}  // namespace hoyle::report

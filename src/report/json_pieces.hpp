// What is found in a file, as pieces of JSON: one for each thing, and a summary last. The document and the lines are made of the
// same pieces, so that `hoyle merge` can make either of lines.
#pragma once

#include "report/finding_ids.hpp"
#include "report/json_values.hpp"
#include "report/json_writer.hpp"
#include "report/report.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::report {

/// Kinds of piece: `log`, the book that is judged by from here on; `deal`, `finding`, `rubber`, `block`, `expectation`; under
/// `audit` also a block's accounts, `as-written`, `as-law-leaves-it` and `as-it-should-be`. The last of every file is its
/// `summary`.
class JsonPieces : public Json {
public:
    JsonPieces(Blocks blocks, Made made, Detail detail)
        : audits_(blocks == Blocks::drawn), made_(std::move(made)), detail_(detail)
    {}

    void begin(const std::string& file) final;
    void takes_book(const BookTaken& book) final;
    void finding(const Finding& finding) final;
    void deal(const DealShown& deal) final;
    void rubber(const RubberShown& rubber) final;
    void block(const BlockShown& block) final;
    void expected(const Expected& expected) final;
    void end(const Summary& summary) final;
    void failed(const std::string& file, const std::string& why) final;

protected:
    /// A file begins.
    virtual void begin_file(const std::string& file) = 0;
    /// `value` is a JSON object, compact, good only until this returns.
    virtual void piece(std::string_view kind, std::string_view value) = 0;
    int exit_ = 0;  ///< the code of the file, once its summary is given

private:
    template <class Write> void give(std::string_view kind, Write write);
    void say_book();
    void give_finding(const Finding& finding, const as_json::Named& named);
    std::string why_unread() const;
    void give_summary(const Summary& summary, std::string_view error, bool stopped);

    bool audits_;
    Made made_;
    Detail detail_;
    std::string text_;  ///< of one piece; used again
    std::size_t findings_ = 0, blocks_ = 0;
    std::size_t unread_ = 0;  ///< lines that could not be read
    std::string first_unread_;
    bool begun_ = false;  ///< a file has begun, and is not yet at its end
    std::optional<BookTaken> book_;
    bool book_said_ = true;
    std::vector<as_json::Pointer> pointers_;  ///< of the findings since the last rubber, where tables are wanted
    FindingIds ids_;
    std::vector<std::string> deal_keys_;  ///< of the deals since the last rubber
};

}  // namespace hoyle::report

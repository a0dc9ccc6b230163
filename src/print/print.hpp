// A report to be printed, pinned up, mailed or put into a page: HTML and Markdown, and drawings of a deal alone. The verdict and
// what is to be done stand first; then each deal in which something was found, drawn, with its findings; the score; the laws.
//
// Drawn is only what is known. All that a report needs of a log is kept until its end, so these are for logs of an evening, not
// for archives. The logs are to be examined with ExamineOptions::tables.
#pragma once

#include "report/report.hpp"

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

namespace hoyle::print {

/// Several logs stand below one another. After the last of them `finish` is called, once.
class Printed : public report::Report {
public:
    virtual void finish() = 0;
};

/// A document that stands alone, in which nothing is fetched and nothing runs; or what stands in its body, an `article` of the
/// class `hoyle-report`, to be put into a page that has style().
enum class Whole : std::uint8_t { page, fragment };

struct Style {
    report::Blocks blocks = report::Blocks::told;
    bool explain = false;   ///< how it came to each ruling as well
    std::string deal = {};  ///< the key of a deal: it alone is printed, whatever is found in it; empty: all
};

std::unique_ptr<Printed> html(std::ostream& out, Whole whole, const Style& style = {});
std::unique_ptr<Printed> markdown(std::ostream& out, const Style& style = {});

/// The style sheet of the HTML: light and dark, a phone's width, a sheet of A4.
std::string_view style();

/// A deal alone: its hands around the table, and its tricks in rows as a whist book prints them; in characters for a terminal,
/// or as a picture. Empty where neither a hand nor a trick is known.
std::string deal_text(const DealShown& deal);
/// Its heading: "Deal 3: hearts by North (Archer)"
std::string name_of_deal(const DealShown& deal);
std::string deal_svg(const DealShown& deal);

}  // namespace hoyle::print

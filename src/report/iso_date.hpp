// The date of a log, as its writer has it, in the form that sorts and compares.
#pragma once

#include <string>
#include <string_view>

namespace hoyle::report {

/// ISO 8601, as much as is certain: "1904-11-17", "1904-11", "1904"; empty where it is no date, or may be two. English and
/// figures are read: `17 November 1904`, `Nov. 17th, 1904`, `Thursday, 17 November 1904`, `17.11.1904`, `1904-11-17`. Figures
/// that may be day and month either way (`3/4/1904`) are two dates, and a weekday that the day was not is none.
std::string iso_date(std::string_view written);

/// What is wrong with it, as a sentence; empty: nothing, or there is none.
std::string remark_on_date(std::string_view written);

}  // namespace hoyle::report

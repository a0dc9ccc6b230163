// Money in a form: of a stake, of a bet.
#pragma once

#include "log/slots.hpp"

namespace hoyle::log::forms {

/// In thousandths: 2.5 is 2500.
struct MoneyKind {
    using rule = grammar::amount;
    static constexpr const char* name = "MONEY";
    static constexpr const char* sample = "5";
    static constexpr const char* wanted = "a sum of money is wanted here, such as 5 or 2.50";
    static std::int64_t read(std::string_view written, const Line&)
    {
        std::int64_t thousandths = 0;
        int decimals = -1;
        for (const char c : written) {
            if (c != '.') thousandths = thousandths * 10 + (c - '0');
            if (c == '.' || decimals >= 0) ++decimals;
        }
        for (int i = decimals < 0 ? 0 : decimals; i < 3; ++i) thousandths *= 10;
        return thousandths;
    }
    static std::string text(std::int64_t thousandths)
    {
        std::string text = std::to_string(thousandths / 1000);
        if (const auto rest = thousandths % 1000; rest != 0) {
            std::string decimals = std::to_string(1000 + rest).substr(1);
            while (decimals.ends_with('0')) decimals.pop_back();
            text += '.' + decimals;
        }
        return text;
    }
};
using money = always<&Statement::amount, MoneyKind>;
struct unit : slot<&Statement::word, WordKind> {
    static constexpr const char* wanted = "what the money is counted in is wanted here, such as `shillings`";
    static void describe(Description& d) { d.slot("UNIT", "shillings"); }
};

}  // namespace hoyle::log::forms

#include "log/forms_headings.hpp"
#include "log/forms.hpp"

namespace hoyle::log::forms {

void date_told::print(Printing& p)
{
    const auto text = p.statement.text;
    const bool plain = !text.empty() && text.find_first_of("#\"") == text.npos && text.find("\xe2\x80\x9c") == text.npos &&
                       skip_from(text.data(), text.data() + text.size()) == text.data() &&
                       text.find_last_not_of(" \t.") + 1 == text.size();
    p.word(plain ? std::string(text) : in_quotes(text));
}

const Family headings_family{"Headings", headings::infos, headings::after, read_table<headings::all>};

}  // namespace hoyle::log::forms

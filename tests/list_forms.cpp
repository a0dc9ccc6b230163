// The forms of statements as text: `hoyle_forms list` for docs/log-language.md, `hoyle_forms words` as a dictionary for the
// fuzzer.
#include "log/forms.hpp"

#include <iostream>
#include <string_view>

int main(int argc, char** argv)
{
    using namespace hoyle::log;
    if (argc > 1 && std::string_view(argv[1]) == "words")
        for (const auto& word : forms::dictionary()) std::cout << '"' << word << "\"\n";
    else std::cout << forms::list_of_forms();
}

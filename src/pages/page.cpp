#include "pages/page.hpp"

#include <iostream>

namespace hoyle::pages {

void Answer::refuse(const std::string& message)
{
    errors += "hoyle: " + message + "\n";
    code = 2;
}

int Answer::print() const
{
    std::cout << output;
    std::cout.flush();
    std::cerr << errors;
    return code;
}

}  // namespace hoyle::pages

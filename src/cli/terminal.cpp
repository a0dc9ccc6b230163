#include "cli/terminal.hpp"

#include "cli/commands.hpp"

#include <cstdlib>
#include <iostream>
#include <unistd.h>

namespace hoyle::cli {
namespace {

Doors* open_doors = nullptr;

}  // namespace

Doors::Doors() : out_(std::cout), err_(std::cerr) { open_doors = this; }

Doors::~Doors() { open_doors = nullptr; }

bool wants_color(Color color)
{
    const bool wanted = color == Color::always ||
                        (color == Color::automatic && isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr);
    if (wanted && open_doors) open_doors->out().let_colors_pass();
    return wanted;
}

int refuse(const std::string& message)
{
    std::cout.flush();
    std::cerr << "hoyle: " << message << '\n';
    return 2;
}

int not_written(const std::string& message)
{
    refuse(message);
    return 3;
}

}  // namespace hoyle::cli

#include "cli/terminal.hpp"

#include "cli/commands.hpp"

#include <cstdlib>
#include <iostream>
#include <sys/ioctl.h>
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

std::size_t terminal_width()
{
    constexpr std::size_t of_paper = 80;
    winsize size{};
    const bool known = isatty(STDOUT_FILENO) != 0 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : of_paper;
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

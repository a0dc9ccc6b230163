// hoyle mcp: a server for assistants on standard input and output. Nothing but the protocol goes to standard output.

#include "cli/commands.hpp"
#include "mcp/server.hpp"

#include <iostream>
#include <string>

namespace hoyle::cli {
namespace {

enum class Read { line, too_long, end };

/// A line, of which no more is kept than a message may have.
Read read_line(std::istream& in, std::string& line)
{
    line.clear();
    bool too_long = false;
    for (int c; (c = in.get()) != std::istream::traits_type::eof();) {
        if (c == '\n') return too_long ? Read::too_long : Read::line;
        if (line.size() == mcp::Server::longest_message) too_long = true;
        else line += static_cast<char>(c);
    }
    if (too_long) return Read::too_long;
    return line.empty() ? Read::end : Read::line;
}

}  // namespace

int run_mcp(const std::string& version)
{
    const mcp::Server server(version);
    std::string line;
    for (Read read; (read = read_line(std::cin, line)) != Read::end && std::cout;) {
        const auto answer = read == Read::too_long ? mcp::Server::too_long() : server.hear(line);
        if (answer) std::cout << *answer << '\n' << std::flush;
    }
    return 0;
}

}  // namespace hoyle::cli

// hoyle fmt: prints a log in its canonical form.

#include "cli/commands.hpp"

#include "log/section.hpp"
#include "source/text.hpp"

#include <iostream>
#include <system_error>

namespace hoyle::cli {

int run_fmt(const FmtRequest& request)
{
    int code = 0;
    for (const std::string& file : request.files) {
        try {
            const std::string name = file == "-" ? "standard input" : file;
            log::Reader reader(name, log::open_file(file));
            log::Section section;
            while (reader.next(section)) {
                std::cout << log::print(section);
                for (const log::Fault& fault : section.faults) {
                    const Place place = section.text.place(fault.span);
                    refuse(printable(name) + ":" + std::to_string(place.line) + ":" + std::to_string(place.column) + ": " + fault.message);
                    code = 2;
                }
            }
        } catch (const std::system_error& error) {
            code = refuse(printable(file) + ": " + error.code().message());
        }
    }
    return code;
}

}  // namespace hoyle::cli

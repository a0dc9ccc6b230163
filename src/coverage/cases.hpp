// Cases: logs that say what their ruling must be. Here a folder of them is judged, and every law is given the cases that expect
// it by its number and those that nearly do, its near misses.
//
//   expect revoke by W at 5 under 90-I, 91     both laws are expected, if what the line says is what was found
//   expect no revoke                           a near miss of every law of the book that rules on a revoke
//   deal 2 by W      # the near miss           this deal is a near miss of every law that its file expects under the same book
//   # near miss of 41, 42                      of those laws of the book in use; `# near miss of american-1907 76` of another's
//
// A line that is not met proves nothing and counts for nothing.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace hoyle::coverage {

/// A line of a case, the file as it lies below the folder.
struct Spot {
    std::string file;
    std::uint64_t line = 0;
};

struct Seen {
    std::vector<Spot> expected;   ///< in the order of files and lines; of one file the first line that expects it
    std::vector<Spot> near_miss;  ///< likewise
};

struct CaseFile {
    std::string file;
    std::string title;
    std::vector<std::string> books;  ///< as the log names them, each once
    std::vector<std::string> kinds;  ///< kinds it expects, or expects not, by their slug; each once
    std::size_t met = 0, unmet = 0;
};

struct Cases {
    std::vector<CaseFile> files;        ///< by name
    std::map<std::string, Seen> laws;   ///< by citation without a clause: "portland-1904 91"
    std::vector<std::string> not_read;  ///< what could not be read, one line each, fit to print
};

/// All `*.hoyle` files below a folder, or one file. Nothing throws: what cannot be opened is told in `not_read`. `shelves`: the
/// folders of books that a case may name a book of, besides its own.
Cases read_cases(const std::string& folder, const std::vector<std::string>& shelves);

}  // namespace hoyle::coverage

// Statements made of words, each as the grammar reads it; what they tell is known from then on.
#pragma once

#include "prose/table.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

/// True if the grammar takes a line.
using Reads = bool (*)(std::string_view line);

/// What a line was parsed as.
struct ParseResult {
    std::vector<std::string> statements;
    bool refused = false;  ///< a fact in it was not understood
    bool rest = false;     ///< words of it were not taken, though no fact is told in them
    bool whole() const { return !statements.empty() && !rest && !refused && !said && note.empty(); }
    bool known = false;     ///< it tells what the table of a printed deal has
    bool said = false;      ///< somebody spoke, argued or asked
    bool remark = false;    ///< it is a form of what a log need not hold: `nobody doubled`
    std::string_view note;  ///< what stands behind the statement on its line, and is parsed by itself
};

class Stating {
public:
    Stating(Reads takes, Table& table) : reads_(takes), table_(table) {}

    bool reads(std::string_view line) const { return reads_(line); }

    /// A statement, or several parted by a stroke, put down in `made`, under a heading if there is none. False: one of them is
    /// none, or it is a remark (`# ...`).
    bool state(const std::string& statement, ParseResult& result);

    /// The grammar takes each of those parted by a stroke.
    bool reads_all(std::string_view statement) const;

    /// Play that no deal has been headed for.
    bool needs_deal(std::string_view statement) const;

    /// Its heading: by whom the story says somewhere, or `deal by ?`.
    std::string heading() const;

    /// A first card, and nothing was made, though the story says somewhere what.
    bool wants_make(std::string_view statement) const;

    /// Words of the user's that may be taken as a statement as they stand.
    bool is_statement(std::string_view piece) const;

    /// A demand, or a card without its trick, after a fact that was not understood: its meaning hangs on that.
    bool depends_on_unparsed(std::string_view statement) const;

    /// Said of what was told before: "South dealt" of the deal in hand, "he had won with the queen" of a queen that was played.
    bool is_redundant(std::string_view statement) const;

    /// Of a printed deal: who dealt, what was made and the tricks were told in its table.
    bool is_of_the_table(std::string_view statement) const;

private:
    Reads reads_;
    Table& table_;
};

}  // namespace hoyle::prose

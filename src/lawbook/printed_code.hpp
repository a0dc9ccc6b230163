// The very words of a law in the printed code, for a reader who has it as a text.
//
// The text may be anybody's: numbered at the line's head or in the middle of it, or not numbered at all, with the slips of a
// scanner, page breaks, and a whole book about the game around the laws. Laws come in their order; where each begins is told by
// its number, if it has one there, and by how many of the words of our gist stand in what follows, the rarer the better. Of all
// ways to lay the laws along the text the best as a whole is taken.
#pragma once

#include "lawbook/book.hpp"

#include <string>
#include <vector>

namespace hoyle::lawbook {

class PrintedCode {
public:
    /// The text may be of any size; it is not kept.
    PrintedCode(const Book& book, std::string_view text);

    struct Words {
        std::string text;      ///< white space made single, and fit to print; empty: not found
        std::size_t line = 0;  ///< of the text, from 1
    };
    /// What is printed of a law of the book.
    const Words& of(const Law& law) const { return words_[static_cast<std::size_t>(&law - book_.laws.data())]; }
    /// How well the laws of the book fit the text, all in all: from 0 to 1. The text of another code fits worse than its own.
    double fit() const { return fit_; }

private:
    const Book& book_;
    double fit_ = 0;
    std::vector<Words> words_;  // beside the laws of the book
};

}  // namespace hoyle::lawbook

// Random changes to logs, from a seed that a failing test prints.
#pragma once

#include <cstddef>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::log {

class Mutator {
public:
    explicit Mutator(unsigned seed) : random_(seed) {}

    std::size_t below(std::size_t n) { return n == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

    /// The text with a few bytes changed, put in, taken out, doubled, or a piece of another text spliced in.
    std::string mutated(std::string text, std::string_view other)
    {
        static constexpr std::string_view bits[] = {" ",
                                                    "\t",
                                                    ".",
                                                    ",",
                                                    ":",
                                                    "+",
                                                    "-",
                                                    "?",
                                                    "#",
                                                    "\"",
                                                    "|",
                                                    "=",
                                                    "1",
                                                    "13",
                                                    "SA",
                                                    "N",
                                                    "E:",
                                                    "\n",
                                                    "\r\n",
                                                    "the ",
                                                    "\xe2\x80\x9c",
                                                    "\xe2\x80\x9d",
                                                    "\xe2\x99\xa0"
                                                    "A",
                                                    "x",
                                                    "\x01",
                                                    "\xff",
                                                    " and ",
                                                    " by ",
                                                    "0"};
        for (auto changes = 1 + below(4); changes-- > 0;) {
            const auto at = below(text.size() + 1);
            switch (below(5)) {
            case 0: text.insert(at, bits[below(std::size(bits))]); break;
            case 1: text.erase(at, 1 + below(4)); break;
            case 2:
                if (at < text.size()) text[at] = static_cast<char>(32 + below(95));
                break;
            case 3: {
                const auto from = below(text.size() + 1);
                text.insert(at, text.substr(from, below(20)));
                break;
            }
            default: {
                const auto from = below(other.size() + 1);
                text.insert(at, other.substr(from, below(30)));
            }
            }
        }
        return text;
    }

    /// A canonical deal: its heading, its hands and thirteen tricks, with cards that may even be impossible.
    std::string deal()
    {
        static constexpr std::string_view ranks = "23456789TJQKA", suits = "SHDC", seats = "NESW";
        std::string pack;
        for (const char suit : suits)
            for (const char rank : ranks) pack += {suit, rank};
        for (std::size_t i = 51; i > 0; --i) {
            const auto j = below(i + 1);
            std::swap(pack[2 * i], pack[2 * j]);
            std::swap(pack[2 * i + 1], pack[2 * j + 1]);
        }
        std::string text = "deal " + std::to_string(1 + below(9)) + " by " + seats[below(4)] + "\n  hands " + seats[below(4)] +
                           ":";
        for (std::size_t hand = 0; hand < 4; ++hand) {
            if (hand > 0) text += ' ';
            for (const char suit : suits) {
                if (suit != 'S') text += '.';
                for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank)
                    for (std::size_t i = 13 * hand; i < 13 * hand + 13; ++i)
                        if (pack[2 * i] == suit && pack[2 * i + 1] == *rank) text += *rank;
            }
        }
        text += "\n  N makes hearts\n";
        for (std::size_t trick = 0; trick < 13; ++trick) {
            text += (trick < 9 && below(2) ? "   " : "  ") + std::to_string(trick + 1) + (below(2) ? ". " : ".  ") +
                    seats[below(4)] + ":";
            for (std::size_t i = 0; i < 4; ++i) text += " " + pack.substr(2 * (4 * trick + i), 2);
            text += '\n';
        }
        return text + "  score NS below 24 above 16\n";
    }

private:
    std::mt19937 random_;
};

}  // namespace hoyle::log

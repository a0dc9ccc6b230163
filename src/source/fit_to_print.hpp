// The one door for all that is printed. What comes from a file or a request is made fit where it is put into a message
// (`printable`); whatever that has missed is made fit here, on its way out, so that no command can forget it.
#pragma once

#include <array>
#include <iosfwd>
#include <streambuf>
#include <string>

namespace hoyle {

/// Hands on to another buffer what is written to it: characters that a terminal obeys or that are not seen (source/unseen.hpp;
/// but a tab and the end of a line are what they are), and bytes that are no UTF-8, as U+FFFD. Also where they are written in
/// pieces.
class FitToPrint final : public std::streambuf {
public:
    explicit FitToPrint(std::streambuf* to) : to_(to) { empty(); }
    ~FitToPrint() override;
    FitToPrint(const FitToPrint&) = delete;
    FitToPrint& operator=(const FitToPrint&) = delete;

    /// From now on bold, faint, struck out, and the end of these, as hoyle itself marks words, pass. No other sequence ever does.
    void let_colors_pass() { colors_ = true; }

protected:
    int_type overflow(int_type c) override;
    int sync() override;

private:
    void empty() { setp(waiting_.data() + kept_, waiting_.data() + waiting_.size()); }
    bool hand_on(bool all);
    bool put(const char* from, const char* to);

    std::streambuf* to_;
    std::array<char, 1 << 15> waiting_;
    std::size_t kept_ = 0;  ///< the first bytes of `waiting_`: the head of a character whose rest is not written yet
    bool colors_ = false;
};

/// A stream of this program that goes through the door as long as this lives.
class Door {
public:
    explicit Door(std::ostream& stream);
    ~Door();
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;

    void let_colors_pass() { fit_.let_colors_pass(); }

private:
    std::ostream& stream_;
    std::streambuf* const before_;
    FitToPrint fit_;
};

}  // namespace hoyle

// The words of a text, as whoever looks for people in it wants them: with what stands behind each, and who owns what.
#include "phrases/people_read.hpp"
#include "phrases/people_words.hpp"

#include <algorithm>
#include <utility>

namespace hoyle::phrases {
namespace {

class Cutting {
public:
    explicit Cutting(std::string_view text) : text_(text) {}

    std::vector<Piece> pieces()
    {
        cut();
        mend_owners();
        return std::move(raw_);
    }

private:
    static bool is_letter(char c)
    {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0xc3;
    }

    void cut()
    {
        bool begins = true, quoted = false;
        for (std::size_t at = 0; at < text_.size();) {
            if (!is_letter(text_[at])) {
                if (text_[at] == '"') quoted = !quoted;
                if (text_[at] == '\n') quoted = false;  // in the next line nobody goes on
                stop_at(text_[at++], begins);
                continue;
            }
            Piece piece = piece_at(at);
            piece.begins = std::exchange(begins, false);
            piece.quoted = quoted;
            const bool am = i_am(piece, at);
            raw_.push_back(std::move(piece));
            if (am) raw_.push_back({"am", {static_cast<std::uint32_t>(at), 0}, false, false, false, quoted});
        }
    }

    /// The word that begins at `at`, which is then behind it.
    Piece piece_at(std::size_t& at) const
    {
        const std::size_t begin = at;
        std::string small;
        while (at < text_.size() && (is_letter(text_[at]) || (static_cast<unsigned char>(text_[at]) & 0xc0) == 0x80)) ++at;
        for (char c : text_.substr(begin, at - begin)) small += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        Piece piece{small,
                    {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at - begin)},
                    text_[begin] >= 'A' && text_[begin] <= 'Z'};
        for (std::string_view own : {"'s", "\u2019s"})
            if (text_.substr(at).starts_with(own)) piece.owner = true, at += own.size();
        return piece;
    }

    /// `I'm the dealer`, `im dealer`: two words.
    bool i_am(Piece& piece, std::size_t& at) const
    {
        for (std::string_view am : {"'m", "\u2019m"})
            if (piece.small == "i" && text_.substr(at).starts_with(am)) return at += am.size(), true;
        if (piece.small != "im") return false;
        piece.small = "i";
        piece.span.length = 1;
        return true;
    }

    /// `grandpas deal`: the writer left the apostrophe out.
    void mend_owners()
    {
        for (std::size_t i = 0; i + 1 < raw_.size(); ++i) {
            Piece& piece = raw_[i];
            if (piece.owner || piece.stop != 0 || !piece.small.ends_with('s') || called(piece.small)) continue;
            const std::string one = piece.small.substr(0, piece.small.size() - 1);
            if (!called(one) || !is_any(raw_[i + 1].small, {"deal", "left", "right", "turn", "lead", "partner"})) continue;
            piece.small = one;
            piece.owner = true;
        }
    }

    void stop_at(char c, bool& begins)
    {
        if (raw_.empty() || c == ' ') return;
        char& stop = raw_.back().stop;
        const bool of_title = c == '.' && stop == 0 &&
                              (called(raw_.back().small) || raw_.back().small.size() == 1 || is_any(raw_.back().small, {"st"}));
        if (of_title) return;
        if (std::string_view(".;!?\n").find(c) != std::string_view::npos) {
            begins = true;
            if (c != '\n' || stop == 0) stop = '.';
        } else if (std::string_view(",:-=()/|&").find(c) != std::string_view::npos && stop == 0) {
            stop = c;
        }
    }

    std::string_view text_;
    std::vector<Piece> raw_;
};

}  // namespace

std::vector<Piece> pieces_of(std::string_view text) { return Cutting(text).pieces(); }

}  // namespace hoyle::phrases

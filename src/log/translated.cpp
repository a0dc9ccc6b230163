// A log whose lines in other words are translated before anything else reads it.
#include "log/section.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace hoyle::log {
namespace {

class TranslatedInput final : public Input {
public:
    TranslatedInput(std::unique_ptr<Input> input, Translate translate)
        : input_(std::move(input)), translate_(std::move(translate))
    {}

    std::size_t read(char* buffer, std::size_t size) override
    {
        if (!std::exchange(begun_, true)) begin();
        if (at_ == head_.size()) return input_->read(buffer, size);
        const auto got = std::min(size, head_.size() - at_);
        std::memcpy(buffer, head_.data() + at_, got);
        at_ += got;
        return got;
    }

    std::shared_ptr<const std::vector<WrittenLine>> written() const override { return written_; }

private:
    /// The whole log, if it is short enough; then it is translated if need be.
    void begin()
    {
        char buffer[1 << 14];
        while (head_.size() <= longest_story) {
            const auto got = input_->read(buffer, sizeof buffer);
            if (got == 0) return tell();
            head_.append(buffer, got);
        }
    }

    void tell()
    {
        if (find_invalid_utf8(head_) != std::string::npos || head_.find('\0') != std::string::npos) return;
        const bool marked = head_.starts_with("\xef\xbb\xbf");  // a byte-order mark
        if (reads(std::string_view(head_).substr(marked ? 3 : 0))) return;
        auto translation = translate_(head_, language);
        if (!translation) return;
        head_ = std::move(translation->bytes);
        translation->lines.push_back({});  // behind the last newline
        written_ = std::make_shared<const std::vector<WrittenLine>>(std::move(translation->lines));
    }

    std::unique_ptr<Input> input_;
    Translate translate_;
    std::string head_;
    std::size_t at_ = 0;
    bool begun_ = false;
    std::shared_ptr<const std::vector<WrittenLine>> written_;
};

}  // namespace

std::unique_ptr<Input> translated(std::unique_ptr<Input> input, Translate translate)
{
    return std::make_unique<TranslatedInput>(std::move(input), std::move(translate));
}

}  // namespace hoyle::log

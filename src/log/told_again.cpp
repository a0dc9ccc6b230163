// A log whose lines in other words are told again before anything else reads it.
#include "log/section.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace hoyle::log {
namespace {

class ToldAgain final : public Input {
public:
    ToldAgain(std::unique_ptr<Input> input, Retell retell) : input_(std::move(input)), retell_(std::move(retell)) {}

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
    /// The whole log, if it is short enough; then it is told again if need be.
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
        auto retold = retell_(head_, language);
        if (!retold) return;
        head_ = std::move(retold->bytes);
        retold->lines.push_back({});  // behind the last newline
        written_ = std::make_shared<const std::vector<WrittenLine>>(std::move(retold->lines));
    }

    std::unique_ptr<Input> input_;
    Retell retell_;
    std::string head_;
    std::size_t at_ = 0;
    bool begun_ = false;
    std::shared_ptr<const std::vector<WrittenLine>> written_;
};

}  // namespace

std::unique_ptr<Input> told_again(std::unique_ptr<Input> input, Retell retell)
{
    return std::make_unique<ToldAgain>(std::move(input), std::move(retell));
}

}  // namespace hoyle::log

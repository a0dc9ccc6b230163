#include "cli/digested.hpp"

#include "source/digest.hpp"

#include <exception>

namespace hoyle::cli {
namespace {

class Digested final : public log::Input {
public:
    Digested(std::unique_ptr<log::Input> input, std::optional<std::uint64_t>& to) : input_(std::move(input)), to_(to) {}
    ~Digested() override
    {
        try {
            char rest[1 << 14];
            while (read(rest, sizeof rest) != 0) {}
            to_ = digest_.value();
        } catch (const std::exception&) {  // no more of it can be read: whoever judges it has been told
            to_.reset();
        }
    }
    Digested(const Digested&) = delete;
    Digested& operator=(const Digested&) = delete;

    std::size_t read(char* buffer, std::size_t size) override
    {
        const std::size_t got = input_->read(buffer, size);
        digest_.add({buffer, got});
        return got;
    }

private:
    std::unique_ptr<log::Input> input_;
    std::optional<std::uint64_t>& to_;
    Digest digest_;
};

}  // namespace

std::unique_ptr<log::Input> digested(std::unique_ptr<log::Input> input, std::optional<std::uint64_t>& digest)
{
    return std::make_unique<Digested>(std::move(input), digest);
}

}  // namespace hoyle::cli

#include "phrases/learnt.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <stdexcept>

namespace hoyle::phrases {
namespace {

/// Takes one thing after the other from the bytes.
class LearntReader {
public:
    explicit LearntReader(std::string_view bytes) : rest_(bytes) {}

    std::string_view take(std::size_t count)
    {
        if (count > rest_.size()) throw std::runtime_error("what was learnt breaks off");
        const std::string_view taken = rest_.substr(0, count);
        rest_.remove_prefix(count);
        return taken;
    }
    std::string_view line()
    {
        const std::string_view taken = take(std::min(rest_.find('\n'), rest_.size()));
        take(1);
        return taken;
    }
    std::uint32_t number()
    {
        std::uint32_t out = 0;
        for (unsigned shift = 0; shift < 32; shift += 7) {
            const auto byte = static_cast<unsigned char>(take(1)[0]);
            out |= static_cast<std::uint32_t>(byte & 0x7f) << shift;
            if (byte < 0x80) return out;
        }
        throw std::runtime_error("what was learnt has a number too long");
    }
    /// How many of something follow, a byte each at least.
    std::size_t count()
    {
        const std::size_t out = number();
        if (out > rest_.size()) throw std::runtime_error("what was learnt breaks off");
        return out;
    }
    float real()
    {
        float out = 0;
        std::memcpy(&out, take(sizeof out).data(), sizeof out);
        return out;
    }
    bool at_end() const { return rest_.empty(); }

private:
    std::string_view rest_;
};

std::vector<std::string> read_words(LearntReader& in)
{
    std::vector<std::string> words(in.count());
    std::string last;
    for (std::string& word : words) {
        last.resize(std::min<std::size_t>(in.number(), last.size()));
        last += in.take(in.number());
        word = last;
    }
    return words;
}

ModelData read_model(LearntReader& in, std::size_t features)
{
    ModelData model;
    model.topics.resize(in.count());
    for (std::string& topic : model.topics) topic = in.take(in.number());
    model.unit = in.real() / static_cast<float>(weight_units);
    for (std::size_t i = 0; i < model.topics.size(); ++i) model.bias.push_back(in.real());
    std::uint32_t all = 0;
    for (std::size_t i = 0; i < features; ++i) {
        model.starts.push_back(all);
        all += in.number();
    }
    model.starts.push_back(all);
    model.weights.reserve(std::min<std::size_t>(all, std::size_t{1} << 24));
    for (std::size_t i = 0; i < features; ++i) {
        std::uint32_t topic = 0;
        for (std::uint32_t w = model.starts[i]; w < model.starts[i + 1]; ++w) {
            topic += in.number();
            if (topic >= model.topics.size()) throw std::runtime_error("what was learnt has a weight for a topic that is none");
            model.weights.push_back({static_cast<std::uint16_t>(topic), 0});
        }
    }
    const std::string_view codes = in.take(all);
    for (std::uint32_t w = 0; w < all; ++w) model.weights[w].weight = weight_of_code(static_cast<std::int8_t>(codes[w]));
    return model;
}

}  // namespace

std::uint32_t fingerprint(std::string_view feature)
{
    // FNV-1a, its upper bits mixed once more
    std::uint64_t state = 0xcbf29ce484222325;
    for (const char each : feature) state = (state ^ static_cast<unsigned char>(each)) * 0x100000001b3;
    state ^= state >> 29;
    state *= 0xbf58476d1ce4e5b9;
    return static_cast<std::uint32_t>(state >> 36);
}

std::int8_t weight_code(double share_of_largest)
{
    const double code = std::round(weight_steps * std::sqrt(std::min(1.0, std::abs(share_of_largest))));
    return static_cast<std::int8_t>(share_of_largest < 0 ? -code : code);
}

std::int16_t weight_of_code(std::int8_t code)
{
    const int square = code * code;
    return static_cast<std::int16_t>(code < 0 ? -square : square);
}

LearntData read_learnt(std::string_view bytes)
{
    LearntReader in(bytes);
    if (in.line() != "hoyle-learnt 1") throw std::runtime_error("this is no file of what was learnt");
    LearntData data;
    data.mark = in.line();
    data.words = read_words(in);
    data.features.resize(in.count());
    std::uint32_t last = 0;
    for (std::uint32_t& feature : data.features) feature = last += in.number();
    for (const char step : in.take(data.features.size()))
        data.idf.push_back(static_cast<float>(static_cast<unsigned char>(step)) * idf_step);
    data.topics = read_model(in, data.features.size());
    data.incidents = read_model(in, data.features.size());
    if (!in.at_end()) throw std::runtime_error("what was learnt goes on behind its end");
    return data;
}

const LearntData& learnt()
{
    static const LearntData data = read_learnt(learnt_file());
    return data;
}

Lexicon with_known_words(const Lexicon& lexicon)
{
    static const std::vector<std::string_view> words(learnt().words.begin(), learnt().words.end());
    Lexicon out = lexicon;
    out.known = words;
    return out;
}

}  // namespace hoyle::phrases

#include "learn/write_learnt.hpp"

#include <cmath>
#include <cstring>

namespace hoyle::learn {
namespace {

void number(std::string& out, std::size_t value)
{
    for (; value >= 0x80; value >>= 7) out += static_cast<char>(0x80 | (value & 0x7f));
    out += static_cast<char>(value);
}

void real(std::string& out, float value)
{
    char bytes[sizeof value];
    std::memcpy(bytes, &value, sizeof value);
    out.append(bytes, sizeof value);
}

void write_words(std::string& out, const std::vector<std::string>& words)
{
    number(out, words.size());
    std::string_view last;
    for (const std::string& word : words) {
        std::size_t same = 0;
        while (same < last.size() && same < word.size() && last[same] == word[same]) ++same;
        number(out, same);
        number(out, word.size() - same);
        out += word.substr(same);
        last = word;
    }
}

void write_model(std::string& out, const phrases::ModelData& model)
{
    number(out, model.topics.size());
    for (const std::string& topic : model.topics) {
        number(out, topic.size());
        out += topic;
    }
    real(out, model.unit * static_cast<float>(phrases::weight_units));
    for (const float bias : model.bias) real(out, bias);
    for (std::size_t i = 0; i + 1 < model.starts.size(); ++i) number(out, model.starts[i + 1] - model.starts[i]);
    for (std::size_t i = 0; i + 1 < model.starts.size(); ++i) {
        std::uint16_t last = 0;
        for (std::uint32_t w = model.starts[i]; w < model.starts[i + 1]; last = model.weights[w++].topic)
            number(out, static_cast<std::size_t>(model.weights[w].topic - last));
    }
    for (const auto& each : model.weights)
        out += static_cast<char>(phrases::weight_code(static_cast<double>(each.weight) / phrases::weight_units));
}

}  // namespace

std::string write_learnt(const phrases::LearntData& data)
{
    std::string out = "hoyle-learnt 1\n" + data.mark + "\n";
    write_words(out, data.words);
    number(out, data.features.size());
    std::uint32_t last = 0;
    for (const std::uint32_t feature : data.features) {
        number(out, feature - last);
        last = feature;
    }
    for (const float idf : data.idf) out += static_cast<char>(static_cast<unsigned char>(std::lround(idf / phrases::idf_step)));
    write_model(out, data.topics);
    write_model(out, data.incidents);
    return out;
}

}  // namespace hoyle::learn

// hoyle_learn LAWBOOKS TRAINING FILE: reads the words under LAWBOOKS/phrases and the training text (phrases by topic, labelled
// stories), learns from it, and writes FILE (phrases/learnt.hpp) and FILE.yaml, which says what it was learnt from. Run by `./dev
// learn`. A mistake in the data, or a phrase for a topic that is none, fails it. With --mark as FILE it prints the mark alone.

#include "learn/learn.hpp"

#include "learn/write_learnt.hpp"

#include <fmt/core.h>
#include <fstream>
#include <stdexcept>

namespace {

using namespace hoyle::learn;

void write(const std::string& path, const std::string& text)
{
    std::ofstream out(path, std::ios::binary);
    if (!(out << text << std::flush)) throw std::runtime_error("cannot write " + path);
}

std::string account_of(const Training& training, const hoyle::phrases::LearntData& data, std::size_t bytes)
{
    std::size_t of_stories = 0;
    for (const Example& each : training.examples) of_stories += each.of_story;
    return fmt::format(
        "# Written by ./dev learn, with learnt.bin.\nmark: {}      # of the training text, the words and how they are analysed\n"
        "phrases: {}\nlines-of-stories: {}      # by itself, with one and two beside it, and all of it together\n"
        "words: {}\nfeatures: {}\nweights: {{topics: {}, incidents: {}}}\nbytes: {}\n",
        data.mark, training.examples.size() - of_stories, of_stories, data.words.size(), data.features.size(),
        data.topics.weights.size(), data.incidents.weights.size(), bytes);
}

int run(const std::string& lawbooks, const std::string& folder, const std::string& file)
{
    std::vector<hoyle::lawbook::Mistake> mistakes;
    const Training training = read_all(lawbooks, folder, mistakes);
    for (const auto& mistake : mistakes) fmt::print(stderr, "{}\n", hoyle::lawbook::describe(mistake));
    if (!mistakes.empty()) return 1;
    const Table table = tabulate(training.examples, training.lexicon.view());
    if (file == "--mark") {
        fmt::print("{}\n", table.mark);
        return 0;
    }
    hoyle::phrases::LearntData data = learn(training.examples, table);
    data.words = training.lexicon.known;
    const std::string bytes = write_learnt(data);
    write(file, bytes);
    write(file.substr(0, file.rfind('.')) + ".yaml", account_of(training, data, bytes.size()));
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        fmt::print(stderr, "usage: hoyle_learn LAWBOOKS TRAINING FILE\n");
        return 2;
    }
    try {
        return run(argv[1], argv[2], argv[3]);
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 1;
    }
}

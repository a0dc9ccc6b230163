// How often `cite` finds the right law: hoyle_measure_cite FILE... (tests/cite/seen.yaml, unseen.yaml), with --wrong each description that was not
// answered rightly (only for the half that may be looked at). Prints the table of docs/cite.md.
#include "cite/cite.hpp"
#include "lawbook/load_yaml.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <set>

namespace {

using namespace hoyle;
using lawbook::Node;

/// One description put to one book.
struct Asked {
    std::string text, book;
    std::set<std::string> laws, second;  ///< that answer it; none: the book has no law on it
};

std::vector<Asked> read(const std::string& file)
{
    std::vector<lawbook::Mistake> mistakes;
    std::vector<Asked> all;
    const Node root = lawbook::read_yaml(file, mistakes);
    for (const auto& mistake : mistakes) fmt::print(stderr, "{}\n", lawbook::describe(mistake));
    for (const Node& entry : root.items) {
        const Node& laws = entry["laws"];
        for (std::size_t i = 0; i < laws.keys.size(); ++i) {
            Asked asked{entry["say"].text, laws.keys[i].text, {}, {}};
            for (const Node& law : laws.items[i].items) asked.laws.insert(law.text);
            for (const Node& law : entry["second"][asked.book].items) asked.second.insert(law.text);
            all.push_back(std::move(asked));
        }
    }
    return all;
}

struct Figures {
    int answerable = 0, first = 0, three = 0, sure_wrong = 0, sure = 0;
    int unanswerable = 0, none_said = 0, none_sure_wrong = 0;
    int two = 0, both = 0;
};

bool any_of(const std::vector<std::string>& laws, const std::set<std::string>& right)
{
    return std::any_of(laws.begin(), laws.end(), [&](const std::string& law) { return right.count(law) > 0; });
}

/// The deciding laws of the answers, the first three that differ.
bool among_three(const cite::Citing& citing, const std::set<std::string>& right)
{
    std::vector<std::string> met;
    for (const auto& answer : citing.answers)
        if (!answer.laws.empty() && met.size() < 3 && std::find(met.begin(), met.end(), answer.laws.front()) == met.end()) met.push_back(answer.laws.front());
    return any_of(met, right);
}

void judge(const Asked& asked, const cite::Citing& citing, Figures& figures, bool show)
{
    const bool sure = !citing.sure.empty() && citing.sure.front();
    if (asked.laws.empty()) {
        ++figures.unanswerable;
        figures.none_said += citing.answers.empty();
        figures.none_sure_wrong += !citing.answers.empty() && sure;
        if (show && !citing.answers.empty())
            fmt::print("{} [{}] none; said {}{} ({})\n", asked.text, asked.book, citing.answers.front().laws.front(), sure ? " surely" : "", citing.matters.front().front().understood);
        return;
    }
    ++figures.answerable;
    const bool first = !citing.answers.empty() && !citing.answers.front().laws.empty() && (asked.laws.count(citing.answers.front().laws.front()) || asked.second.count(citing.answers.front().laws.front()));
    const bool wrong = sure && !citing.answers.empty() && !any_of(citing.answers.front().laws, asked.laws) && !any_of(citing.answers.front().laws, asked.second);
    figures.first += first;
    figures.three += among_three(citing, asked.laws);
    figures.sure += sure && !citing.answers.empty();
    figures.sure_wrong += wrong;
    if (!asked.second.empty()) {
        ++figures.two;
        const bool second = std::any_of(citing.answers.begin(), citing.answers.end(), [&](const auto& answer) { return answer.matter > 0 && any_of(answer.laws, asked.second); });
        const bool one = std::any_of(citing.answers.begin(), citing.answers.end(), [&](const auto& answer) { return answer.matter == 0 && any_of(answer.laws, asked.laws); });
        const bool turned = std::any_of(citing.answers.begin(), citing.answers.end(), [&](const auto& answer) { return answer.matter == 0 && any_of(answer.laws, asked.second); }) &&
                            std::any_of(citing.answers.begin(), citing.answers.end(), [&](const auto& answer) { return answer.matter > 0 && any_of(answer.laws, asked.laws); });
        figures.both += (one && second) || turned;
    }
    if (show && !first) {
        std::string meanings;
        for (const auto& matter : citing.matters)
            for (const auto& meaning : matter) meanings += fmt::format(" {}:{:.2f}", meaning.meaning.slug(), meaning.meaning.probability);
        fmt::print("{} [{}] wants", asked.text, asked.book);
        for (const auto& law : asked.laws) fmt::print(" {}", law);
        fmt::print("; got");
        for (std::size_t i = 0; i < std::min<std::size_t>(citing.answers.size(), 1); ++i)
            for (const auto& law : citing.answers[i].laws) fmt::print(" {}", law);
        fmt::print("{} |{} | {}\n", sure ? " surely" : "", meanings, citing.matters.empty() ? "" : citing.matters.front().front().understood);
    }
}

}  // namespace

int main(int argc, char** argv)
{
    bool show = false;
    for (int i = 1; i < argc; ++i) {
        if (std::string(argv[i]) == "--wrong") {
            show = true;
            continue;
        }
        Figures f;
        const auto all = read(argv[i]);
        const auto begin = std::chrono::steady_clock::now();
        for (const Asked& asked : all) {
            const lawbook::Book* book = lawbook::find_shipped(asked.book);
            if (!book) continue;
            judge(asked, cite::cite({asked.text, {book}, {}}), f, show);
        }
        const double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count() / static_cast<double>(all.size());
        const auto percent = [](int part, int whole) { return whole ? 100.0 * part / whole : 0.0; };
        fmt::print("{}: {} asked; right law first {:.1f} %, in the first three {:.1f} %; sure {:.1f} %, surely wrong {:.1f} %; of {} without a law none is named {:.1f} %, one surely {:.1f} %; both of two faults {}/{}; {:.1f} ms\n",
                   argv[i], f.answerable, percent(f.first, f.answerable), percent(f.three, f.answerable), percent(f.sure, f.answerable), percent(f.sure_wrong, f.answerable), f.unanswerable,
                   percent(f.none_said, f.unanswerable), percent(f.none_sure_wrong, f.unanswerable), f.both, f.two, ms);
    }
}

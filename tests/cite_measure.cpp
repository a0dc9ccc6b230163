// How often `cite` finds the right law: hoyle_measure_cite FILE... (tests/cite/seen.yaml, unseen.yaml), with --wrong each
// description that was not answered rightly (only for the half that may be looked at). Prints the table of docs/cite.md.
#include "cite_labels.hpp"

#include <chrono>
#include <fmt/core.h>

namespace {

using namespace hoyle;
using test::Asked;
using test::Figures;

void show(const Asked& asked, const cite::Citing& citing, const test::Counted& counted)
{
    const char* sure = counted.sure ? " surely" : "";
    if (asked.laws.empty()) {
        fmt::print("{} [{}] none; said {}{} ({})\n", asked.text, asked.book, citing.answers.front().laws.front(), sure,
                   citing.matters.front().front().understood);
        return;
    }
    std::string meanings;
    for (const auto& matter : citing.matters)
        for (const auto& meaning : matter)
            meanings += fmt::format(" {}:{:.2f}", meaning.meaning.slug(), meaning.meaning.probability);
    fmt::print("{} [{}] wants", asked.text, asked.book);
    for (const auto& law : asked.laws) fmt::print(" {}", law);
    fmt::print("; got");
    if (!citing.answers.empty())
        for (const auto& law : citing.answers.front().laws) fmt::print(" {}", law);
    fmt::print("{} |{} | {}\n", sure, meanings, citing.matters.empty() ? "" : citing.matters.front().front().understood);
}

}  // namespace

int main(int argc, char** argv)
{
    bool wrong = false;
    for (int i = 1; i < argc; ++i) {
        if (std::string(argv[i]) == "--wrong") {
            wrong = true;
            continue;
        }
        Figures f;
        std::vector<lawbook::Mistake> mistakes;
        const auto all = test::read_labels(argv[i], mistakes);
        for (const auto& mistake : mistakes) fmt::print(stderr, "{}\n", lawbook::describe(mistake));
        const auto begin = std::chrono::steady_clock::now();
        for (const Asked& asked : all) {
            const lawbook::Book* book = lawbook::find_shipped(asked.book);
            if (!book) continue;
            const auto citing = cite::cite({asked.text, {book}, {}});
            const auto counted = test::count(asked, citing, f);
            if (wrong && !counted.first) show(asked, citing, counted);
        }
        const double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count() /
                          static_cast<double>(all.size());
        const auto percent = [](int part, int whole) { return whole ? 100.0 * part / whole : 0.0; };
        fmt::print("{}: {} asked; right law first {:.1f} %, in the first three {:.1f} %; sure {:.1f} %, surely wrong {:.1f} %; "
                   "of {} without a law none is "
                   "named {:.1f} %, one surely {:.1f} %; both of two faults {}/{}; {:.1f} ms\n",
                   argv[i], f.answerable, percent(f.first, f.answerable), percent(f.three, f.answerable),
                   percent(f.sure, f.answerable), percent(f.sure_wrong, f.answerable), f.unanswerable,
                   percent(f.none_said, f.unanswerable), percent(f.none_sure_wrong, f.unanswerable), f.both, f.two, ms);
    }
}

// Descriptions with the laws that answer them (tests/cite/seen.yaml, unseen.yaml, fresh.yaml), and how an answer is counted:
// right, told as sure and wrong. Shared by the test and by the program that prints the table of docs/cite.md.
#pragma once

#include "cite/cite.hpp"
#include "lawbook/load_yaml.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace hoyle::test {

using lawbook::Node;

/// One description put to one book.
struct Asked {
    std::string text, book;
    std::set<std::string> laws, second;  ///< that answer it; none: the book has no law on it
};

inline std::vector<Asked> read_labels(const std::string& file, std::vector<lawbook::Mistake>& mistakes)
{
    std::vector<Asked> all;
    const Node root = lawbook::read_yaml(file, mistakes);
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

inline bool any_of(const std::vector<std::string>& laws, const std::set<std::string>& right)
{
    return std::any_of(laws.begin(), laws.end(), [&](const std::string& law) { return right.count(law) > 0; });
}

/// The deciding laws of the answers, the first three that differ.
inline bool among_three(const cite::Citing& citing, const std::set<std::string>& right)
{
    std::vector<std::string> met;
    for (const auto& answer : citing.answers)
        if (!answer.laws.empty() && met.size() < 3 && std::find(met.begin(), met.end(), answer.laws.front()) == met.end())
            met.push_back(answer.laws.front());
    return any_of(met, right);
}

/// The law of the first answer is right; it is told as sure, and none of its laws is right.
struct Counted {
    bool first = false, sure = false, surely_wrong = false;
};

inline Counted count(const Asked& asked, const cite::Citing& citing, Figures& figures)
{
    Counted counted;
    const bool answered = !citing.answers.empty();
    counted.sure = answered && !citing.sure.empty() && citing.sure.front();
    if (asked.laws.empty()) {
        ++figures.unanswerable;
        figures.none_said += !answered;
        figures.none_sure_wrong += counted.sure;
        counted.first = !answered;
        counted.surely_wrong = counted.sure;
        return counted;
    }
    ++figures.answerable;
    if (answered) {
        const auto& laws = citing.answers.front().laws;
        counted.first = !laws.empty() && (asked.laws.count(laws.front()) || asked.second.count(laws.front()));
        counted.surely_wrong = counted.sure && !any_of(laws, asked.laws) && !any_of(laws, asked.second);
    }
    figures.first += counted.first;
    figures.three += among_three(citing, asked.laws);
    figures.sure += counted.sure;
    figures.sure_wrong += counted.surely_wrong;
    if (!asked.second.empty()) {
        ++figures.two;
        const auto told = [&](bool later, const std::set<std::string>& right) {
            return std::any_of(citing.answers.begin(), citing.answers.end(),
                               [&](const auto& answer) { return (answer.matter > 0) == later && any_of(answer.laws, right); });
        };
        figures.both += (told(false, asked.laws) && told(true, asked.second)) ||
                        (told(false, asked.second) && told(true, asked.laws));
    }
    return counted;
}

}  // namespace hoyle::test

// Forms found in a text, and slips of the pen mended.

#include "phrases/lexicon.hpp"

#include <algorithm>
#include <array>

namespace hoyle::phrases {
namespace {

bool holds(std::span<const std::string_view> sorted, std::string_view word)
{
    return std::binary_search(sorted.begin(), sorted.end(), word);
}

constexpr std::size_t longest_mended = 24;

/// Edits from one word to another, neighbours that changed places counting once; more than `most` is told as `most` + 1.
int distance(std::string_view a, std::string_view b, int most)
{
    std::array<std::array<int, longest_mended + 1>, 3> rows{};
    for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i - 1) % 3];
        const auto& higher = rows[(i + 1) % 3];
        row[0] = static_cast<int>(i);
        int least = row[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] != b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = std::min(row[j], higher[j - 2] + 1);
            least = std::min(least, row[j]);
        }
        if (least > most) return most + 1;
    }
    return std::min(rows[a.size() % 3][b.size()], most + 1);
}

}  // namespace

bool Lexicon::is_idle(std::string_view stem) const { return holds(idle, stem); }

const Lexicon::Form* Lexicon::find(std::string_view stems) const
{
    const auto at = std::lower_bound(forms.begin(), forms.end(), stems,
                                     [](const Form& form, std::string_view wanted) { return form.stems < wanted; });
    return at != forms.end() && at->stems == stems ? &*at : nullptr;
}

std::optional<Concept> Lexicon::find_concept(std::string_view name) const
{
    const auto at = std::find(concepts.begin(), concepts.end(), name);
    if (at == concepts.end()) return std::nullopt;
    return static_cast<Concept>(at - concepts.begin());
}

bool KnownWords::knows(std::string_view word) const { return holds(lexicon_.known, word); }

std::string_view KnownWords::nearest(std::string_view word) const
{
    if (word.empty() || word.size() > longest_mended) return {};
    const int most = word.size() < 7 ? 1 : 2;
    std::string_view best;
    int least = most + 1;
    for (std::string_view each : lexicon_.known) {
        // people rarely miss the first letter
        if (each.size() < 4 || each[0] != word[0] || each.size() > longest_mended) continue;
        if (each.size() + static_cast<std::size_t>(most) < word.size() ||
            word.size() + static_cast<std::size_t>(most) < each.size())
            continue;
        const int edits = distance(word, each, most);
        if (edits < least) least = edits, best = each;
    }
    return best;
}

bool AnalysedText::means(std::uint32_t word, Concept concept_) const
{
    return std::any_of(matches.begin(), matches.end(),
                       [&](const ConceptMatch& match) { return match.first == word && match.concept_ == concept_; });
}

AnalysedText analyse(std::string_view text, const Lexicon& lexicon)
{
    AnalysedText analysed;
    const KnownWords known(lexicon);
    std::string idle;
    bool joins = false, definite = false;
    for (Token& token : tokens(text, &known)) {
        if (lexicon.is_idle(token.stem)) {
            joins = joins || token.stem == "and" || token.stem == "then" || token.stem == "but";
            definite = token.stem == "the";
            if (token.stem != "the" && token.stem != "a" && token.stem != "an") idle = token.stem;
            continue;
        }
        token.before = std::move(idle);
        token.joins = joins;
        token.definite = definite;
        idle.clear();
        joins = definite = false;
        analysed.words.push_back(std::move(token));
    }
    for (std::uint32_t first = 0; first < analysed.words.size(); ++first) {
        std::string stems;
        const std::size_t before = analysed.matches.size();
        for (std::uint32_t count = 1; count <= lexicon.longest && first + count <= analysed.words.size(); ++count) {
            const Token& word = analysed.words[first + count - 1];
            if (word.clause != analysed.words[first].clause) break;
            if (count > 1) stems += ' ';
            stems += word.stem;
            if (const auto* form = lexicon.find(stems))
                for (const Concept concept_ : form->concepts) analysed.matches.push_back({concept_, first, count});
        }
        std::reverse(analysed.matches.begin() + static_cast<std::ptrdiff_t>(before), analysed.matches.end());
    }
    return analysed;
}

std::string form_of(std::string_view words, const Lexicon& lexicon)
{
    std::string all, kept;
    for (const Token& token : tokens(words)) {
        all += (all.empty() ? "" : " ") + token.stem;
        if (!lexicon.is_idle(token.stem)) kept += (kept.empty() ? "" : " ") + token.stem;
    }
    return kept.empty() ? all : kept;
}

}  // namespace hoyle::phrases

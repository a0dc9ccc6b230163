#include "coverage/cases.hpp"

#include "examine.hpp"
#include "lawbook/cited_law.hpp"
#include "lawbook/named_in_log.hpp"
#include "terms/terms.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>
#include <system_error>

namespace fs = std::filesystem;

namespace hoyle::coverage {
namespace {

using log::Expectation;

template <class T> void add_once(std::vector<T>& to, T what)
{
    if (std::find(to.begin(), to.end(), what) == to.end()) to.push_back(std::move(what));
}

void add(std::vector<Spot>& to, const std::string& file, std::uint64_t line)
{
    if (to.empty() || to.back().file != file) to.push_back({file, line});
}

/// Which expectations of a log are met.
class Met : public Sink {
public:
    void expected(const Expected& each) override
    {
        if (!each.looked_at) return;
        looked_at.insert(each.where.place.line);
        if (!each.met) unmet.insert(each.where.place.line);
    }
    bool at(std::uint64_t line) const { return looked_at.contains(line) && !unmet.contains(line); }

    std::set<std::uint64_t> looked_at, unmet;
};

/// One file, read again for what stands on its lines: the book in use, what is expected, what the comments call a near miss.
class CaseReader {
public:
    CaseReader(const lawbook::BookFolders& books, std::string name, const Met& met, Cases& cases)
        : books_(books), name_(std::move(name)), met_(met), cases_(cases)
    {
        about_.file = name_;
        about_.met = met.looked_at.size() - met.unmet.size();
        about_.unmet = met.unmet.size();
    }

    void read(const log::Section& section)
    {
        const bool deal = !section.statements.empty() && section.statements.front().verb == log::Verb::deal;
        bool near = false, kept = true;
        std::uint64_t first = 0;
        for (const log::Statement& statement : section.statements) {
            const std::uint64_t line = section.text.place(statement.span).line;
            if (first == 0) first = line;
            if (statement.verb == log::Verb::laws) use(statement);
            if (statement.verb == log::Verb::title && about_.title.empty()) about_.title = printable(statement.text);
            if (statement.verb == log::Verb::expect) {
                expect(section, statement, line);
                kept = kept && met_.at(line);
            }
            near = comment(section, statement.comment) || near;
        }
        for (const log::Loose& loose : section.loose) near = comment(section, loose.comment) || near;
        if (deal && near && kept && book_) near_.emplace_back(book_->id, first);
    }

    void finish()
    {
        for (const auto& [book, line] : near_)
            for (const std::string& law : expected_[book]) add(cases_.laws[law].near_miss, name_, line);
        cases_.files.push_back(std::move(about_));
    }

private:
    void use(const log::Statement& statement)
    {
        const std::string typed(statement.word.empty() ? statement.text : statement.word);
        found_.push_back(statement.word.empty() ? lawbook::find_named_in_log(typed, books_)
                                                : lawbook::find_book(typed, lawbook::Own::not_read));
        book_ = found_.back().book;
        add_once(about_.books, printable(typed, 60));
    }

    /// "portland-1904 91"; empty if the book has no such law.
    std::string law_of(const lawbook::Book* book, std::string_view typed) const
    {
        const lawbook::Law* law = book ? lawbook::find_cited(*book, typed).law : nullptr;
        return law ? fmt::format("{} {}", law->cited_as, law->number) : std::string();
    }

    void expect(const log::Section& section, const log::Statement& statement, std::uint64_t line)
    {
        const auto all = log::Section::in(section.expectations, statement.list);
        if (all.empty() || !book_) return;
        const Expectation& what = all.front();
        const auto kind = terms::find_kind(what.ref.kind);
        if (kind) add_once(about_.kinds, std::string(terms::info(*kind).slug));
        if (!met_.at(line)) return;
        if (what.what == Expectation::What::no_kind && kind) near_all_that_rule_on(*kind, line);
        if (what.what != Expectation::What::kind) return;
        for (const log::LawRef& ref : log::Section::in(section.laws, what.laws)) {
            if (!ref.book.empty() && ref.book != book_->id && ref.book != book_->extends)
                continue;  // what another code would say
            const std::string law = law_of(book_, ref.law);
            if (law.empty()) continue;
            add(cases_.laws[law].expected, name_, line);
            expected_[std::string(book_->id)].insert(law);
        }
    }

    void near_all_that_rule_on(terms::Kind kind, std::uint64_t line)
    {
        std::set<std::string> laws;
        for (const lawbook::Ruling& ruling : book_->rulings) {
            if (ruling.law == lawbook::Book::no_law ||
                std::find(ruling.kinds.begin(), ruling.kinds.end(), kind) == ruling.kinds.end())
                continue;
            const lawbook::Law& law = book_->laws[ruling.law];
            laws.insert(fmt::format("{} {}", law.cited_as, law.number));
        }
        for (const std::string& law : laws) add(cases_.laws[law].near_miss, name_, line);
    }

    /// Whether a comment calls its deal a near miss. Where it names laws it is a near miss of these.
    bool comment(const log::Section& section, Span span)
    {
        if (span.length == 0) return false;
        const std::string_view text = section.text.at(span);
        const auto at = text.find("near miss");
        if (at == std::string_view::npos) return false;
        constexpr std::string_view of = "near miss of ";
        if (!text.substr(at).starts_with(of) || !book_) return true;
        const auto end = text.find(':', at);
        return !near_laws(text.substr(at + of.size(), end == std::string_view::npos ? end : end - at - of.size()),
                          section.text.place(span).line);
    }

    /// "41, 42", "american-1907 76"; false if no law is named.
    bool near_laws(std::string_view list, std::uint64_t line)
    {
        bool any = false;
        while (!list.empty()) {
            const auto comma = list.find(',');
            std::string one(list.substr(0, comma));
            list = comma == std::string_view::npos ? std::string_view() : list.substr(comma + 1);
            one.erase(0, one.find_first_not_of(' '));
            one.erase(one.find_last_not_of(" .") + 1);
            const lawbook::Book* book = book_;
            if (const auto space = one.find(' '); space != std::string::npos)
                if (const lawbook::Book* other = lawbook::find_shipped(one.substr(0, space))) {
                    book = other;
                    one.erase(0, space + 1);
                }
            const std::string law = law_of(book, one);
            if (!law.empty()) add(cases_.laws[law].near_miss, name_, line);
            any = any || !law.empty();
        }
        return any;
    }

    const lawbook::BookFolders& books_;
    std::string name_;
    const Met& met_;
    Cases& cases_;
    CaseFile about_;
    std::vector<lawbook::FoundBook> found_;
    const lawbook::Book* book_ = nullptr;
    std::map<std::string, std::set<std::string>> expected_;    // by book
    std::vector<std::pair<std::string, std::uint64_t>> near_;  // deals: book and line
};

void read_case(const fs::path& path, const std::string& name, const std::vector<std::string>& shelves, Cases& cases)
{
    Met met;
    log::Reader judged(path.string(), log::open_file(path.string()));
    ExamineOptions options;
    options.file = path.string();
    options.books = {path.has_parent_path() ? path.parent_path().string() : ".", shelves, {}};
    options.working = false;
    examine(judged, options, met);

    CaseReader reader(options.books, name, met, cases);
    log::Reader again(path.string(), log::open_file(path.string()));
    for (log::Section section; again.next(section);) reader.read(section);
    reader.finish();
}

std::vector<fs::path> logs_below(const fs::path& folder, std::vector<std::string>& not_read)
{
    if (fs::is_regular_file(folder)) return {folder};
    std::vector<fs::path> out;
    std::error_code error;
    for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (std::error_code none; it->path().extension() == ".hoyle" && it->is_regular_file(none)) out.push_back(it->path());
    if (error) not_read.push_back(printable(folder.string()) + ": " + error.message());
    std::sort(out.begin(), out.end());
    return out;
}

}  // namespace

Cases read_cases(const std::string& folder, const std::vector<std::string>& shelves)
{
    Cases cases;
    for (const fs::path& path : logs_below(folder, cases.not_read)) {
        const fs::path below = path.lexically_relative(folder);
        const std::string name = printable(below.empty() || below == "." ? path.filename().string() : below.generic_string());
        try {
            read_case(path, name, shelves, cases);
        } catch (const std::system_error& error) {
            cases.not_read.push_back(name + ": " + error.code().message());
        }
    }
    return cases;
}

}  // namespace hoyle::coverage

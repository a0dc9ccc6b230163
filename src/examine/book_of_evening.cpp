// The book the table plays by and its options: chosen by the command line or by the log.

#include "examine/evening.hpp"

#include "lawbook/load.hpp"

#include <algorithm>

namespace hoyle {

void Evening::use(const lawbook::Book* book)
{
    book_ = book;
    summary_.book = std::string(book->id);
    for (const auto& [name, value] : options_.settings) {
        const std::string wrong = set_option(*book, name, value);
        if (wrong.empty()) continue;
        Finding finding;
        finding.family = Family::syntax;
        finding.kind = "syntax";
        finding.message = finding.heading = "--with " + printable(name, 60) + "=" + printable(value, 60) + ": " + wrong;
        add(std::move(finding));
    }
    figures_ = std::make_shared<const scoring::Figures>(scoring::figures_of(*book, settings_));
    docket_.emplace(*book, settings_, [figures = figures_](Strain strain, int doublings) { return scoring::limit_reached(*figures, strain, doublings); });
    begin_rubber();
}

/// Sets an option of a book; empty, or what is wrong with it. Without a value an option is switched on.
std::string Evening::set_option(const lawbook::Book& book, std::string_view name, std::string_view value)
{
    const auto listed = [](const auto& all, auto name_of) {
        std::string list;
        for (const auto& each : all) list += (list.empty() ? "" : ", ") + std::string(name_of(each));
        return list;
    };
    const lawbook::Setting* setting = book.find_setting(name);
    if (!setting) {
        if (!name.empty() && !value.empty() && book.figure(name, "", {}) == value) return {};  // what the book has anyway
        const std::string list = listed(book.settings, [](const lawbook::Setting& each) { return each.name; });
        return "`" + printable(name, 60) + "` is no option of " + std::string(book.id) + (list.empty() ? "" : " (its options: " + list + ")");
    }
    const auto has = [&](std::string_view wanted) { return std::find(setting->values.begin(), setting->values.end(), wanted) != setting->values.end(); };
    if (value.empty()) value = has("on") ? "on" : "yes";
    if (!has(value))
        return "`" + std::string(setting->name) + "` cannot be `" + printable(value, 60) + "`: it is one of " +
               listed(setting->values, [](std::string_view each) { return each; });
    settings_.set(setting->name, value);
    return {};
}

void Evening::choose_book(const log::Section& section, const log::Statement& statement)
{
    const auto complain = [&](Span where, std::string message) {
        Finding finding;
        finding.family = Family::syntax;
        finding.kind = "syntax";
        finding.message = finding.heading = std::move(message);
        finding.where = spot(section, where);
        finding.label = "here";
        add(std::move(finding));
    };
    const lawbook::Book* book = options_.laws.empty() ? nullptr : book_;
    if (!book && !statement.word.empty()) {
        book = lawbook::find_shipped(statement.word);
        if (!book) {
            std::vector<std::string_view> known;
            for (const lawbook::Book& each : lawbook::shipped()) known.push_back(each.id);
            const auto near = terms::nearest(statement.word, known);
            std::string list;
            for (std::string_view id : known) list += (list.empty() ? "" : ", ") + std::string(id);
            complain(statement.span, "`" + printable(statement.word, 60) + "` is no book of laws that hoyle knows" +
                                         (near.empty() ? std::string() : "; is `" + std::string(near) + "` meant?") + " (the books: " + list + ")");
            book_refused_ = true;
            return;
        }
    } else if (!book && !statement.text.empty()) {
        std::string path(statement.text);
        const auto slash = options_.file.rfind('/');
        if (!path.starts_with('/') && slash != std::string::npos) path = options_.file.substr(0, slash + 1) + path;
        lawbook::Loaded loaded = lawbook::load(path);
        for (const lawbook::Mistake& mistake : loaded.mistakes) complain(statement.span, "the book cannot be used: " + lawbook::describe(mistake));
        if (!loaded.book) {
            book_refused_ = true;
            return;
        }
        loaded_.push_back(std::make_shared<const lawbook::Book>(std::move(*loaded.book)));
        book = loaded_.back().get();
    }
    if (!book) return;
    close_rubber();
    settings_ = {};
    for (const log::Option& option : log::Section::in(section.options, statement.list)) {
        if (!options_.laws.empty() && !book->find_setting(option.name)) continue;  // meant for the book that the log names
        const std::string wrong = set_option(*book, option.name, option.value);
        if (!wrong.empty()) complain(option.span, wrong);
    }
    use(book);
}

table::Custom Evening::custom() const
{
    table::Custom custom;
    custom.whist = book_->game == lawbook::Game::whist;
    custom.dummy_waits_for_eldest = book_->rule(terms::ProcedureKey::dummy_down_on) == terms::ProcedureValue::eldest_lead;
    return custom;
}

}  // namespace hoyle

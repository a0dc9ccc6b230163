// src/print: whole documents (tests/print, renewed with HOYLE_ACCEPT=1); that nothing of the text report is missing in them, that
// they are well formed, and that markup in a log is text.
#include "print/print.hpp"

#include "api/answer.hpp"
#include "api/story.hpp"
#include "audit/audit.hpp"
#include "examine.hpp"
#include "report/finding_words.hpp"
#include "report/report.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace hoyle;
namespace fs = std::filesystem;

namespace {

constexpr const char* stored = HOYLE_ROOT "/tests/print/";

std::string read(const fs::path& file)
{
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

void check_stored(const std::string& text, const std::string& name)
{
    INFO(name);
    if (std::getenv("HOYLE_ACCEPT")) std::ofstream(stored + name, std::ios::binary) << text;
    else CHECK(text == read(stored + name));
}

/// Hands on, and keeps the sentences of the findings.
class Sentences : public Sink {
public:
    explicit Sentences(Sink& to) : to_(to) {}
    void takes_book(const BookTaken& book) override { to_.takes_book(book); }
    void finding(const Finding& finding) override
    {
        if (!finding.passed_over) keep(finding);
        to_.finding(finding);
    }
    void deal(const DealShown& deal) override { to_.deal(deal); }
    void rubber(const RubberShown& rubber) override { to_.rubber(rubber); }
    void block(const BlockShown& block) override
    {
        for (const Finding& each : *block.findings)
            if (!each.miscount->cause) keep(each);
        to_.block(block);
    }
    void expected(const Expected& expected) override { to_.expected(expected); }

    std::vector<std::string> all;

private:
    void keep(const Finding& finding)
    {
        all.push_back(report::title_of(finding));
        for (const report::Clause& each : report::now_of(finding)) all.push_back(each.text);
        for (const std::string& each : report::doubts_of(finding)) all.push_back(each);
        for (const std::string& each : report::to_do(finding)) all.push_back(each);
        for (const report::LawSaid& each : report::laws_said(finding)) {
            all.push_back(each.law->law);
            all.push_back(each.part);
            all.push_back(each.law->gist);
        }
        if (finding.where.known()) all.push_back(finding.label);
        if (finding.other.known()) all.push_back(finding.other_label);
    }

    Sink& to_;
};

struct Log {
    fs::path file;
    report::Blocks blocks = report::Blocks::told;
};

/// The report, and the sentences that it must have.
std::string printed(print::Printed& report, std::ostringstream& out, const Log& log,
                    std::vector<std::string>* sentences = nullptr)
{
    ExamineOptions options;
    options.file = log.file.filename().string();
    options.tables = true;
    options.working = false;
    options.books = {log.file.parent_path().string(), {HOYLE_ROOT "/lawbooks"}, {}};
    report.begin(options.file);
    Sentences kept(report);
    api::Story story;
    const std::string text = read(log.file);
    Summary summary = examine(story.translated(log::from_memory(text)), options, kept);
    summary.understood = std::move(story.understood);
    report.end(summary);
    report.finish();
    if (sentences) *sentences = std::move(kept.all);
    return out.str();
}

std::string html_of(const Log& log, print::Whole whole = print::Whole::fragment, std::vector<std::string>* sentences = nullptr)
{
    std::ostringstream out;
    return printed(*print::html(out, whole, {log.blocks, false}), out, log, sentences);
}

std::string markdown_of(const Log& log)
{
    std::ostringstream out;
    return printed(*print::markdown(out, {log.blocks, false}), out, log);
}

std::vector<fs::path> logs(const char* folder)
{
    std::vector<fs::path> found;
    for (const auto& entry : fs::recursive_directory_iterator(std::string(HOYLE_ROOT) + folder))
        if (entry.path().extension() == ".hoyle") found.push_back(entry.path());
    return found;
}

/// Every deal of a log that can be drawn.
class Drawings : public Sink {
public:
    void deal(const DealShown& deal) override
    {
        text += print::deal_text(deal);
        svg += print::deal_svg(deal);
    }
    std::string text, svg;
};

Drawings drawn(const fs::path& file)
{
    Drawings drawings;
    ExamineOptions options;
    options.tables = true;
    const std::string text = read(file);
    examine(log::from_memory(text), options, drawings);
    return drawings;
}

/// Without tags, and with characters in place of entities.
std::string text_in(const std::string& html)
{
    std::string out;
    bool tag = false;
    for (const char c : html) {
        if (c == '<') tag = true;
        else if (c == '>') tag = false;
        else if (!tag) out += c;
    }
    const std::pair<const char*, const char*> entities[] = {
        {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#xFE0E;", ""}, {"&amp;", "&"}};
    for (const auto& [entity, character] : entities)
        for (std::size_t at = 0; (at = out.find(entity, at)) != out.npos; at += std::string(character).size())
            out.replace(at, std::string(entity).size(), character);
    return out;
}

/// Letters and figures alone.
std::string letters(const std::string& text)
{
    std::string out;
    for (const char c : text)
        if (std::isalnum(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) > 0x7f)
            out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

/// The tag that is not closed, or closed and not open; empty: it is well formed.
std::string ill_formed(const std::string& html)
{
    std::vector<std::string> open;
    for (std::size_t at = 0; (at = html.find('<', at)) != html.npos; ++at) {
        const std::size_t end = html.find('>', at);
        if (end == html.npos) return html.substr(at, 20);
        const bool closes = html[at + 1] == '/', alone = html[end - 1] == '/';
        const std::size_t name_at = at + 1 + closes;
        const std::string name = html.substr(name_at, html.find_first_of(" >/\n", name_at) - name_at);
        if (name == "!DOCTYPE" || name == "meta" || name == "br" || alone) continue;
        if (!closes) open.push_back(name);
        else if (open.empty() || open.back() != name) return "</" + name;
        else open.pop_back();
    }
    return open.empty() ? "" : "<" + open.back();
}

}  // namespace

TEST_CASE("printed reports are as they were looked at")
{
    const Log thursday{HOYLE_ROOT "/cases/thursday.hoyle"};
    const Log block{HOYLE_ROOT "/cases/audit/slip-the-fifth-honour-1904.hoyle", report::Blocks::drawn};
    const Log partial{HOYLE_ROOT "/tests/logs/26-partial.hoyle"};
    const Log story{HOYLE_ROOT "/tests/stories/told/last-thursday.hoyle"};
    const Log markup{std::string(stored) + "markup.hoyle"};
    check_stored(html_of(thursday), "thursday.html");
    check_stored(markdown_of(thursday), "thursday.md");
    check_stored(html_of(block), "block.html");
    check_stored(markdown_of(block), "block.md");
    check_stored(markdown_of(partial), "partial.md");
    check_stored(markdown_of(story), "story.md");
    check_stored(html_of(markup), "markup.html");
    check_stored(markdown_of(markup), "markup.md");
}

TEST_CASE("a deal is drawn alone, as far as it is known")
{
    check_stored(drawn(HOYLE_ROOT "/cases/printed/foster-whist-long-suits.hoyle").text, "whist.txt");
    check_stored(drawn(HOYLE_ROOT "/tests/logs/26-partial.hoyle").text, "partial.txt");
    check_stored(drawn(HOYLE_ROOT "/tests/logs/26-partial.hoyle").svg, "partial.svg");
    CHECK(drawn(HOYLE_ROOT "/cases/printed/rubber-one-1897.hoyle").text.empty());  // no hand and no trick is told
}

TEST_CASE("whatever the text report says of a finding stands in the printed one")
{
    for (const char* folder : {"/cases", "/tests/logs"})
        for (const fs::path& file : logs(folder)) {
            INFO(file);
            std::vector<std::string> sentences;
            const std::string html = html_of({file}, print::Whole::fragment, &sentences);
            const std::string in_html = letters(text_in(html)), in_markdown = letters(markdown_of({file}));
            for (const std::string& each : sentences) {
                INFO(each);
                CHECK(in_html.find(letters(each)) != in_html.npos);
                CHECK(in_markdown.find(letters(each)) != in_markdown.npos);
            }
            CHECK(ill_formed(html) == "");
        }
}

TEST_CASE("a page holds the fragment, and fetches and runs nothing")
{
    const Log thursday{HOYLE_ROOT "/cases/thursday.hoyle"};
    const std::string page = html_of(thursday, print::Whole::page);
    CHECK(page.find(html_of(thursday)) != page.npos);
    CHECK(page.find(print::style()) != page.npos);
    CHECK(ill_formed(page) == "");
    for (const char* out : {"http:", "https:", "<script", "<link", "<img", "url(", "@import", "javascript:"}) {
        INFO(out);
        CHECK(page.find(out) == page.npos);
    }
}

TEST_CASE("markup in a log is text")
{
    for (const char* name : {"markup.hoyle", "markup-block.hoyle"}) {
        const Log log{std::string(stored) + name, report::Blocks::drawn};
        const std::string html = html_of(log, print::Whole::page), markdown = markdown_of(log), svg = drawn(log.file).svg;
        INFO(name);
        for (const std::string* text : {&html, &svg})
            for (const char* tag : {"<script", "<img", "<b>Al", "<i>really", "</text><script", "onerror=\""})
                CHECK(text->find(tag) == text->npos);
        CHECK(html.find("&lt;script&gt;") != html.npos);
        CHECK(ill_formed(html) == "");
        // in a fence markup is text already, and no line of ours ends one
        bool fence = false;
        std::istringstream lines(markdown);
        for (std::string line; std::getline(lines, line);) {
            if (line == "```") fence = !fence;
            if (fence) continue;
            INFO(line);
            CHECK(line.find("<b>") == line.npos);
            CHECK(line.find("<script>") == line.npos);
        }
        CHECK_FALSE(fence);
    }
}

TEST_CASE("the library gives the same")
{
    const std::string log = read(HOYLE_ROOT "/cases/thursday.hoyle");
    const auto asked = [&](const char* as) {
        return nlohmann::json::parse(
            api::answer(nlohmann::json{{"method", "judge"}, {"log", log}, {"name", "thursday.hoyle"}, {"as", as}}.dump()));
    };
    CHECK(asked("html")["html"] == html_of({HOYLE_ROOT "/cases/thursday.hoyle"}));
    CHECK(asked("html")["css"] == print::style());
    CHECK(asked("md")["md"] == markdown_of({HOYLE_ROOT "/cases/thursday.hoyle"}));
    CHECK(asked("pdf")["error"]["message"] == "`as` is \"html\" or \"md\"");
}

// A log in everyday words, told again: which statements become of a line, and what stays as it is. Each ends in whole lines
// compared.
#include "prose/retell.hpp"

#include "log/section.hpp"
#include "prose/forms.hpp"

#include <catch2/catch.hpp>

#include <chrono>

namespace {

using namespace hoyle;

/// The statements that became of `text`, without the writer's words behind them, and without what is told by its name alone.
std::string told(std::string_view text)
{
    const auto retold = prose::retell(text, log::reads);
    if (!retold) return "as it stands";
    std::string out;
    std::string_view bytes = retold->bytes;
    while (!bytes.empty()) {
        const auto end = bytes.find('\n');
        auto line = bytes.substr(0, end);
        bytes.remove_prefix(end + 1);
        if (line.starts_with("told ")) continue;
        if (!line.starts_with("# ")) line = line.substr(0, line.find("  # "));
        out += std::string(line) + '\n';
    }
    return out;
}

/// What becomes of one line at a table where East has been asked for leave to lead; its lines joined by " / ".
std::string line(const std::string& words)
{
    const std::string before = "laws portland-1904\ntable N: Oram, E: Pell, S: Quin, W: Rudd\ndeal 1 by S\n";
    auto all = told(before + words + "\n");
    if (all == "as it stands") return all;
    all = all.substr(before.size());
    all.pop_back();
    for (std::size_t at = 0; (at = all.find('\n', at)) != all.npos; at += 3) all.replace(at, 1, " / ");
    return all;
}

}  // namespace

TEST_CASE("a log in the language is left alone, slips of the pen and all")
{
    CHECK(told("laws portland-1904\ndeal 1 by S\nS makes hearts\n") == "as it stands");
    CHECK(told("title \"x\"\nlaws portland-1904\ndeal 1 by S\nS said hearts, and W doubled\n") == "as it stands");
    CHECK(told("deal 1 by S\nS said hearts, and W doubled\nexpect nothing\n") == "as it stands");
    for (const char* slip :
         {"S maks hearts", "W asks to leed", "S claimz the rest", "Q plays S3", "1. W: S7 S1 SK S3", "S calls HK"})
        CHECK(line(slip) == "as it stands");
}

TEST_CASE("the code, the table and the deal in other words")
{
    CHECK(told("american laws 1907\n") == "laws american-1907\n");
    CHECK(told("Code: Portland.\n") == "laws portland-1904\n");
    CHECK(told("whist club of new york, 1897\n") == "laws whist-club-1897\n");
    CHECK(told("laws whist five point\n") == "laws short-whist\n");
    CHECK(told("N Usher E Varley S Wick W Yates\n") == "table N: Usher, E: Varley, S: Wick, W: Yates\n");
    CHECK(told("Sitting: Amory N, Birch E, Castle S, Drew W\n") == "table N: Amory, E: Birch, S: Castle, W: Drew\n");
    CHECK(told("North Mr. Endicott, East Mr. Fuller, South Mr. Gorham, West Mr. Hazard.\n") ==
          "table N: Mr. Endicott, E: Mr. Fuller, S: Mr. Gorham, W: Mr. Hazard\n");
    CHECK(told("N = Priya, E = Tom, S = me, W = Olga\n") == "table N: Priya, E: Tom, S: I, W: Olga\n");
    CHECK(told("portland rules\nThe Vicar sat North, Miss Hill East, myself South and Dr. Lumley West.\n") ==
          "laws portland-1904\ntable N: Vicar, E: Miss Hill, S: I, W: Dr. Lumley\n");
    CHECK(told("portland rules\nIt rained, so Capt. Reeve (N) & Mrs. Toller (S) played Dr. Ames (E) & self (W).\nI dealt\n")
              .starts_with("table N: Capt. Reeve, E: Dr. Ames, S: Mrs. Toller, W: I\n"));
    // the writer is I, and his partner his; in another's mouth I is that other
    const std::string mine = "laws portland-1904\ntable N: Oram, E: Pell, S: I, W: Rudd\ndeal 1 by S\n";
    CHECK(told(mine + "I went hearts\n") == mine + "S makes hearts\n");
    CHECK(told(mine + "my partner went hearts\n") == mine + "N makes hearts\n");
    CHECK(told(mine + "S makes hearts\nPell: I double\n") == mine + "S makes hearts\nE doubles\n");
    CHECK(line("deal 2 dealer E") == "deal 2 by E");
    CHECK(line("deal 3 by E: E makes diamonds, N asks to lead") == "deal 3 by E / E makes diamonds / N asks to lead");
}

TEST_CASE("what was said, and what was done, in other words")
{
    CHECK(line("Pell: I double") == "E doubles");
    CHECK(line("Quin: I do not let that double stand") == "S refuses the double");
    CHECK(line("Rudd led the king of diamonds, Oram the four, Pell the deuce") == "W leads DK / N plays D4 / E plays D2");
    CHECK(line("S requires W to lead a club") == "S calls clubs from W");
    CHECK(line("1. W leads HK, N H3, E the seven, S H4") == "1. W: HK N: H3 E: H7 S: H4");
    CHECK(line("South leaves it to Oram, who makes hearts") == "S passes / N makes hearts");
    CHECK(line("Pell drops the five of diamonds") == "E drops D5");
    CHECK(line("N-S made but five tricks") == "result NS 5");
}

TEST_CASE("a remark is kept as one; a fact that is not understood is not lost in it")
{
    CHECK(line("W says one moment, it is too late for that") == "# W says one moment, it is too late for that");
    CHECK(line("who is right?") == "# who is right?");
    CHECK(line("at trick 4 West threw a spade on a club, having one") == "as it stands");
}

TEST_CASE("nothing is guessed")
{
    CHECK(line("if E had doubled, S would have made clubs") == "# if E had doubled, S would have made clubs");
    CHECK(line("E did not double, I am quite sure of it") == "as it stands");
    CHECK(line("E doubled before W had asked anything") == "as it stands");
    CHECK(line("N says that W led the king of hearts") == "# N says that W led the king of hearts");
}

TEST_CASE("what is told by its name alone is named: surely, or perhaps")
{
    const auto named = [](std::string_view text) {
        const auto retold = prose::retell(text, log::reads);
        if (!retold) return std::string("as it stands");
        std::string out;
        for (std::size_t at = 0; at < retold->bytes.size();) {
            const auto end = retold->bytes.find('\n', at);
            if (const auto line = retold->bytes.substr(at, end - at); line.starts_with("told ")) out += line + '\n';
            at = end + 1;
        }
        return out;
    };
    const std::string head = "laws portland-1904\ntable N: Oram, E: Pell, S: Quin, W: Rudd\ndeal 1 by S\n";
    CHECK(named("portland rules\nSouth dealt. The dealer touched a card of dummy's, and did not say that he was arranging\n")
              .find("dealer-touches-or-names") != std::string::npos);
    CHECK(named(head + "what a lovely evening it was, and how the rain came down\n").empty());
    CHECK(named(head + "S makes hearts\nW asks to leed\nE says yes\n") == "as it stands");
    CHECK(named("laws portland-1904\ndeal 1 by S\n  S mkaes hearts\n") == "as it stands");
    // in no sentence by itself: who doubled, that he had not been asked
    CHECK(named("London laws are played in this house.\nMr. Todd was third hand. He called out that he doubled.\n"
                "His partner had not asked him anything.\n") == "told double-before-question\n");
    // who has followed is told behind the lead: what was followed before it was another trick
    CHECK(
        named("London laws. All had followed to the ace.\nThen East led out of turn, a small club, though it was West's lead.\n")
            .find("followed-by") == std::string::npos);
    CHECK(named("London laws.\nEast led out of turn, a small club, though it was West's lead. The second player had played to it "
                "already.\n")
              .find("followed-by=1") != std::string::npos);
    // the tricks that somebody claims are not tricks that were played
    CHECK(named("London laws.\nWest revoked in the second round of diamonds. South wants three tricks for it.\n")
              .find("side-played-on") == std::string::npos);
    // a circumstance that one sentence tells and another denies is left open; so is one that is only denied
    const std::string revoked = "portland rules\nEast revoked in the third round of diamonds, and found the card later.\n";
    CHECK(named(revoked + "The trick had been turned and quitted by then.\n").ends_with(" quitted=yes\n"));
    CHECK(named(revoked + "The trick had not been turned.\n").find("quitted") == std::string::npos);
    CHECK(
        named(revoked + "The trick had been turned, says East. The trick had not been quitted, says South.\n").find("quitted") ==
        std::string::npos);
}

TEST_CASE("the work grows with the length of a story, no faster")
{
    for (const std::string& words :
         {std::string("West revoked and the dealer led out of turn, and "), std::string("the king of hearts "),
          std::string("a ( \" : ; "), std::string("N: S: W: E says yes, ")}) {
        std::string story = "portland laws\n";
        while (story.size() < 60000) {
            for (std::string line; line.size() < 900;) story += words, line += words;
            story += '\n';
        }
        const auto begin = std::chrono::steady_clock::now();
        CHECK_NOTHROW(prose::retell(story, log::reads));
        CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(60));
    }
    std::string megabyte;
    while (megabyte.size() < (1u << 20)) megabyte += "West revoked, and the dealer led out of dummy by mistake.\n";
    const auto log = log::told_again(log::from_memory(megabyte), prose::retell);  // too long to be told again: it passes as it is
    std::string passed(megabyte.size() + 1, '\0');
    std::size_t size = 0;
    while (const auto got = log->read(passed.data() + size, passed.size() - size)) size += got;
    CHECK(size == megabyte.size());
    CHECK_FALSE(log->written());
}

TEST_CASE("anything may be given")
{
    for (const char* odd : {",,;", "(", "deal 3 by S )", "\"", "\xe2\x99\xa0\xe2\x80\x99s 10", "trick", "trick 99999999999",
                            "1. ", "'s", "N:", "N says", "\xe2\x99"})
        CHECK_NOTHROW(line(odd));
    CHECK(told(std::string(3000, 'a') + "\n") == "as it stands");
}

TEST_CASE("places are those of the writer's own lines")
{
    const std::string text = "american 1907\n\ndeal 1 dealer E\n  E goes no trumps and S doubles him\n";
    log::Reader reader("story", log::told_again(log::from_memory(text), prose::retell));
    log::Section section;
    REQUIRE(reader.next(section));
    REQUIRE(reader.next(section));
    REQUIRE(section.statements.size() >= 2);
    const Place place = section.text.place(section.statements[1].span);
    CHECK(place.line == 4);
    CHECK(place.column == 3);
    CHECK(section.text.line(section.statements[1].span) == "  E goes no trumps and S doubles him");
}

TEST_CASE("every way of saying a statement has a form that the grammar reads")
{
    for (const auto& form : prose::forms()) {
        std::string statement(form.form);
        for (const auto& [slot, value] : {std::pair{"{who}", "N"},
                                          {"{whom}", "E"},
                                          {"{partner}", "S"},
                                          {"{dealer}", "N"},
                                          {"{his-side}", "NS"},
                                          {"{side}", "NS"},
                                          {"{card}", "HK"},
                                          {"{suit}", "hearts"},
                                          {"{strain}", "hearts"},
                                          {"{number}", "7"},
                                          {"{trick}", "3"},
                                          {"{other-side}", "EW"},
                                          {"{other-card}", "D3"},
                                          {"{last}", "D3"},
                                          {"{asked}", "N"},
                                          {"{other-number}", "8"}})
            for (std::size_t at = 0; (at = statement.find(slot, at)) != statement.npos;)
                statement.replace(at, std::string_view(slot).size(), value);
        INFO(form.form << ": " << form.way);
        for (std::size_t stroke = 0; (stroke = statement.find(" / ")) != statement.npos; statement = statement.substr(stroke + 3))
            CHECK(log::reads(statement.substr(0, stroke)));
        CHECK(log::reads(statement));
    }
}

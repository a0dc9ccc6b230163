// The session language: what is read, what is said when it cannot be read, the canonical form, and the Reader.
#include "log/forms.hpp"
#include "log_mutations.hpp"
#include "log_record.hpp"
#include "rounds.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

using namespace hoyle;
using namespace hoyle::log;

namespace {

std::string contents(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::filesystem::path> logs()
{
    std::vector<std::filesystem::path> all;
    for (const auto& entry : std::filesystem::directory_iterator(HOYLE_ROOT "/tests/logs")) all.push_back(entry.path());
    std::sort(all.begin(), all.end());
    return all;
}

Section parsed(std::string_view text)
{
    Section section;
    parse({"test", text, 1}, section);
    return section;
}

/// Prints and reads again: the same record, and the same print.
void check_round_trip(const std::string& text)
{
    const auto first = parsed(text);
    const auto printed = print(first);
    const auto second = parsed(printed);
    INFO("log:\n" << text << "\nprinted:\n" << printed);
    CHECK(record(second) == record(first));
    CHECK(print(second) == printed);
}

}  // namespace

TEST_CASE("every log is read without fault, prints canonically, and its print reads the same")
{
    const auto all = logs();
    REQUIRE(all.size() == 44);
    for (const auto& file : all) {
        DYNAMIC_SECTION(file.filename().string())
        {
            const auto text = contents(file);
            const auto section = parsed(text);
            CHECK(section.faults.empty());
            for (const auto& fault : section.faults) UNSCOPED_INFO(section.text.place(fault.span).line << ": " << fault.message);
            check_round_trip(text);
        }
    }
}

TEST_CASE("lines and their canonical form")
{
    struct Row {
        const char *line, *canonical;
    };
    const auto row = GENERATE(values<Row>({
        // play
        {"5. N: D4 DK D2 S3", "5. N: D4 DK D2 S3"},
        {"  5.  N : d4, kd ; ", ""},
        {"1. w: s7 2s SK ♠3", "1. W: S7 S2 SK S3"},
        {"2. East: ♦4 Q♦️ c10 10H", "2. E: D4 DQ CT HT"},
        {"5. N: D4, W S3, E DK, S D2", "5. N: D4 W: S3 E: DK S: D2"},
        {"6) W: HK x -, H4.", "6. W: HK ? - H4"},
        {"1. W: H2 H5+H3 H4", "1. W: H2 H5+H3 H4"},
        {"6. E: S? Sx SQ S2", "6. E: S? S? SQ S2"},
        {"E: DK S D2", "E: DK S: D2"},
        {"W plays S3+S4", "W plays S3+S4"},
        {"Bob plays H3", "Bob plays H3"},
        {"Mary leads HK", "Mary leads HK"},
        {"East leads HK", "E leads HK"},
        {"7 - 9 . ?", "7-9. ?"},
        {"5. ?", "5. ?"},
        // headings
        {"title “He said \"no\"”", "title “He said \"no\"”"},
        {"laws portland-1904 with doubling-limit 100, limit-mode = clamp, spade-convention",
         "laws portland-1904 with doubling-limit=100, limit-mode=clamp, spade-convention"},
        {"laws \"house.yaml\"", "laws \"house.yaml\""},
        {"stakes 2.50 pence per 10 points", "stakes 2.5 pence per 10"},
        {"stakes 1 shilling per point", "stakes 1 shilling per point"},
        {"stakes none", "stakes none"},
        {"date \"14 March 1905\"", "date 14 March 1905"},
        {"date \"the 2nd of May\"", "date \"the 2nd of May\""},
        {"table S: C, W \"Mrs. B\" N A E \"E\"", "table N: A, E: \"E\", S: C, W: \"Mrs. B\""},
        {"deal 2 by W with the blue pack", "deal 2 by W with blue pack"},
        {"deal by ?", "deal by ?"},
        {"hands N:AK62.KQ4.J973.85 QJ10.1098.AQ2.KJ73 ? -", "hands N:AK62.KQ4.J973.85 QJT.T98.AQ2.KJ73 ? -"},
        {"hands E: ... xx.?.a. AKQJT98765432...", ""},
        {"hands E: ... xx.?.a. AKQJT98765432... ?", "hands E:... ??.?.A. AKQJT98765432... ?"},
        {"hands n:a.at.akqj98.kj83 ? ? ?", "hands N:A.AT.AKQJ98.KJ83 ? ? ?"},  // no article
        {"block", "block"},
        {"game 2", "game 2"},
        // the evening
        {"cut for partners: A H5 + S9, B DK of the red pack", "cut for partners: A S9+H5, B DK of red pack"},
        {"recut A H6", "recut: A H6"},
        {"bystander X bets bystander Y 1 pound on the odd trick for NS",
         "bystander X bets bystander Y 1 pound on the odd trick for NS"},
        {"A, B & \"C D\" arrive", "A, B, \"C D\" arrive"},
        {"C chooses seat South and the red pack", "C chooses seat S and red pack"},
        {"D plays for B with consent of A and C", "D plays for B with consent of A, C"},
        {"A has played 1 rubber", "A has played 1 rubber"},
        {"\"and\" arrives", "\"and\" arrives"},
        {"\"deal\" asks to join", "\"deal\" declares in"},
        // marks and facts
        {"E cuts the pack for W at 3 showing C9 with confusion in doubt",
         "pack cut by E for W at 3 showing C9 with confusion in doubt"},
        {"? cuts", "pack cut by ?"},
        {"Bob cuts the pack", "Bob cuts the pack"},
        {"pack has C7 faced at card 50", "pack has C7 faced at card 50"},
        {"W gathers the trick", "gathered by W"},
        {"N, E quit the trick", "N, E quit the trick"},
        {"turned and quitted", "quitted"},
        {"score agreed", "agreed"},
        {"result N-S by 3", "result NS by 3"},
        {"result AB ?", "result AB ?"},
        {"honors NS 5 with 4 in one hand", "honours NS 5 with 4 in one hand"},
        {"chicane N", "chicane N"},
        {"score NS below 24, above 16, EW honors 8 in deal 2", "score NS below 24 above 16, EW honours 8 in deal 2"},
        {"carried NS 96|62, EW 40 | 38", "carried NS 96 | 62, EW 40 | 38"},
        {"won by ?", "won by ?"},
        // acts
        {"S passes.", "S passes"},
        {"S passes it to his partner", "S passes"},
        {"N passes it back", "N passes"},
        {"S passes the make", "S passes"},
        {"N, E, S and W throw down their cards", "all throw down their hands"},
        {"W and E are satisfied", "EW are satisfied"},
        {"N, E claim the rest \"with trumps\"", "N, E claim the rest \"with trumps\""},
        {"S says I leave it to you, partner", "S passes"},
        {"S says hearts", "S makes hearts"},
        {"W drops SK and HK and snatches it back", "W drops SK HK and snatches it back"},
        {"W exposes SK, HK to E", "W shows SK HK to E"},
        {"W drops ?", "W drops ?"},
        {"W drops HK face upwards", "W drops HK face up"},
        {"N/S claim the rest", "NS claim the rest"},
        {"E/W 24 | 8", "EW 24 | 8"},
        {"W says \"May I lead?\"", "W asks to lead"},
        {"N says I redouble", "N redoubles"},
        {"S says \"I have the rest\"", "S claims the rest"},
        {"S claims a new deal", "S demands new deal"},
        {"deal 1 by Cat", "deal 1 by Cat"},
        {"West says no", "W says no"},
        {"E goes over again", "E redoubles"},
        {"E doubles back", "E redoubles"},
        {"E over again", "E redoubles"},
        {"E over", "E doubles"},
        {"W asks may I lead?", "W asks to lead"},
        {"E asks \"Shall I play?\"", "E asks to lead"},
        {"E held 12 cards", "E took up 12"},
        {"W says \"No spades, partner?\"", "W asks E about spades"},
        {"W asks E \"having no heart?\"", "W asks E about hearts"},
        {"E says \"no spades\"", "E says none"},
        {"E demands sight of the trump card", "E demands sight of the trump card"},
        {"W asks \"May I lead, partner?\"", "W asks to lead"},
        {"W asks E \"No diamonds, partner?\"", "W asks E about diamonds"},
        {"W asks E \"Why?\"", "W asks E \"Why?\""},
        {"S makes Hearts", "S makes hearts"},
        {"S makes it No Trumps", "S makes no trumps"},
        {"S MAKES HEARTS", ""},
        {"W asks E about Diamonds", "W asks E about diamonds"},
        {"E asks W no diamonds?", "E asks W about diamonds"},
        {"N takes HK H4 back", "N takes back HK H4"},
        {"? drops a ♥K below the table and snatches it back", "? drops HK on the floor and snatches it back"},
        {"S deals cards 23+24+25 to E", "S deals cards 23+24+25 to E"},
        {"bystander \"Mr. X\" points out revoke by W at trick 5 in deal 1",
         "bystander \"Mr. X\" points out revoke by W at 5 in deal 1"},
        {"Alice makes it sans atout", "Alice makes no trumps"},
        {"all take back", "all take back"},
        // penalties
        {"S calls on E to play HK for card-exposed by E", "S calls on E to play HK for card-exposed by E"},
        {"S calls the lowest of trumps from E", "S calls lowest trump from E"},
        {"S calls on W to lose at trick 5", "S calls on W not to win at 5"},
        {"E calls on S not to play CJ", "E bars CJ from S"},
        {"E and W consult about option", "EW consult about option"},
        {"E consults with W", "E consults W"},
        {"NS deduct three tricks from their score", "NS deduct three"},
        {"NS deduct three tricks from the offenders' score", "NS deduct three"},
        {"NS add three tricks to their own score", "NS add three"},
        {"S claims all the remaining tricks", "S claims the rest"},
        {"W says it is our trick", "W says it is ours"},
        {"S counts the cards", "S counts the dealt cards"},
        {"W admits the revoke", "W admits the claim"},
        {"EW concede the revoke", "EW admit the claim"},
        {"W throws his hand face up", "W throws down his hand"},
        {"S calls on W not to lead hearts", "S bars hearts from W"},
        {"NS elect to take 3 tricks for revoke by W", "NS take three for revoke by W"},
        {"N lets the redouble stand by E", "N accepts the redouble by E"},
        {"W refuses the double", "W refuses the double"},
        {"S ignores the make", "S ignores the make"},
        {"W demands a fresh deal", "W demands new deal"},
        {"W demands deal by W with blue pack", "W demands deal by W with blue pack"},
        {"S demands stakes from \"Mr. X\"", "S demands stakes from \"Mr. X\""},
        {"E lets it stand", "E lets it stand"},
        {"W suggests call hearts from S for revoke by S", "W suggests call hearts from S for revoke by S"},
        {"bystander X decides for N and S by agreement", "bystander X decides for NS by agreement"},
        {"disputed W, E versus N: E says none", "disputed EW v N: E says none"},
        {"disputed: quitted", "disputed: quitted"},
        // blocks
        {"AB 84 | 40 40", "AB 84 | 40 40"},
        {"AB -24 | 8, CD |", "AB -24 | 8, CD | 0"},
        {"from spades redoubled, result CD by 3, chicane E, They add three",
         "from spades doubled twice, result CD by 3, chicane E, They add three"},
        {"noticed after agreement", "noticed after agreement"},
        // expect
        {"expect if so revoke by W at 5 exacted status=lapsed under law 44-III, portland-1904 91, S II",
         "expect if so revoke by W at 5 under 44-III, portland-1904 91, S II lapsed"},
        {"expect revoke entitled N, S offering take three, call HK from E for revoke by E best take three in portland-1904 "
         "until=pack-cut",
         "expect revoke entitled NS offering take three, call HK from E for revoke by E best take three in portland-1904 "
         "until=pack-cut"},
        {"expect slip NS below 18 for 24", "expect slip NS below 18 for 24"},
        {"expect rubber won by NS", "expect rubber won by NS"},
        {"expect no revoke by ?", "expect no revoke by ?"},
        // comments
        {"S passes # to his partner", "S passes                        # to his partner"},
    }));
    const auto section = parsed(row.line);
    if (*row.canonical == '\0') {
        CHECK(section.faults.size() == 1);
        return;
    }
    INFO(row.line);
    for (const auto& fault : section.faults) UNSCOPED_INFO(section.text.place(fault.span).column << ": " << fault.message);
    CHECK(print(section) == std::string(row.canonical) + "\n");
    check_round_trip(row.line);
}

TEST_CASE("what is said of a line that cannot be read")
{
    struct Row {
        const char* line;
        std::uint32_t column, length;  // length 0 of a fault is shown as 1
        const char* message;
    };
    const auto row = GENERATE(values<Row>({
        {"S claimz the rest", 3, 6, "`claimz` is no verb a log knows: `claims`?"},
        {"S kwyjibo", 3, 7, "`kwyjibo` is no verb a log knows"},
        {"titel \"x\"", 1, 5, "a line of a log does not begin with `titel`: `title`?"},
        {"Deal 2 by W", 1, 4, "a line of a log does not begin with `Deal`: `deal`?"},
        {"rubbr 2", 1, 5, "a line of a log does not begin with `rubbr`: `rubber`?"},
        {"  passes", 3, 6, "who did it is wanted before `passes`: N, E, S, W, or a player's name"},
        {"N", 2, 1, "what he did is wanted here, such as `passes` or `drops HK`"},
        {"(?)", 1, 1,
         "no line of a log begins so: it begins with who did it, with the number of a trick, or with a word such as `deal`"},
        {"1. W: S7 S2 SK S3 S4", 19, 2, "a trick has four cards; this is a fifth"},
        {"1. W: S7 S1 SK S3", 10, 2, "a card such as SA or H10 is wanted here"},
        {"1. W: S7 S2 N", 14, 1, "a card such as SA or H10 is wanted here"},
        {"1. W: S7 S2,  # one missing", 13, 1, "a card such as SA or H10 is wanted here"},
        {"1 W: S7", 3, 1, "a full stop is wanted after the number of a trick: `5. N: D4 DK D2 S3`"},
        {"W D4", 3, 2,
         "a card played stands behind its seat and a colon: `W: D4`; one dropped or shown behind a verb: `W drops D4`"},
        {"Miss Cole passes", 6, 4, "a name of several words stands in quotes before a verb: `\"Mr. Dan\" passes`"},
        {"Mr. Ames passes", 3, 1, "a name of several words stands in quotes before a verb: `\"Mr. Dan\" passes`"},
        {"N, S play H3", 1, 4, "the seat that played is wanted here, one only: N, E, S or W"},
        {"1. A: S7 S2 SK S3", 4, 1,
         "the seat that led is wanted here: N, E, S or W; or ? if the trick is not known (a player's name stands for his seat "
         "only where a line begins and "
         "after `deal by`)"},
        {"S calls clubs from B", 20, 1,
         "a seat is wanted here: N, E, S or W (a player's name stands for his seat only where a line begins and after `deal "
         "by`); a log has it so: "
         "`S calls clubs from E`"},
        {"deal 5 by Major Pendennis", 17, 9,
         "nothing more is wanted on this line (a name of several words stands in quotes); until this line is put right, what "
         "stands under it is not judged"},
        {"from hearts, CD by 4, honours CD 3", 17, 2,
         "what is elected is wanted here: take three, deduct three or add three; a log has it so: `from hearts doubled, result "
         "AB by 4, honours AB 3 divided`"},
        {"difference 26", 1, 10, "a block ends with the difference as its result: `result AB 216`"},
        {"stakes $1 per 100", 8, 2,
         "the stakes are wanted here: `1 shilling per 100`, or `none`; a log has it so: `stakes 1 dollar per 100`"},
        {"S calls HK", 11, 1, "`from` is wanted here"},
        {"S calls HK from", 16, 1, "a seat is wanted here: N, E, S or W"},
        {"E arrives", 1, 1, "`E` is a seat; a player so called is written in quotes: \"E\""},
        {"A, B claim the rest", 1, 4, "at the cards several players are told by their seats: `N, S` or `NS`"},
        {"title \"é", 7, 2, "these quotes are not closed before the line ends"},
        {"\"A\x1b[1m\" arrives", 3, 1, "a character that cannot be seen stands here inside the quotes; leave it out"},
        {"title \"a\xe2\x80\x8b\"", 9, 2, "a character that cannot be seen stands here inside the quotes; leave it out"},
        {"W says \"it\xd8\x9c was mine\"", 11, 1, "a character that cannot be seen stands here inside the quotes; leave it out"},
        {"hands N:AK62.KQ4.J973.85 ? ?", 29, 1,
         "a hand is wanted here, spades.hearts.diamonds.clubs: AK62.KQ4.J973.85; ? if it is not known (there are four, "
         "clockwise)"},
        {"hands N:AKAA... ? ? ?", 12, 1, "the ace of spades stands three times in this hand"},
        {"S drops ♥K HK", 12, 2, "the king of hearts is named twice"},
        {"N, S, E drop SK", 1, 7, "a card was in one hand: whose it was is wanted here, N, E, S or W"},
        {"deal 0 by S", 6, 1,
         "the number of a deal is wanted here, from 1 on; until this line is put right, what stands under it is not judged"},
        {"deal 12345678901 by S", 6, 11,
         "the number of a deal is wanted here, from 1 on; until this line is put right, what stands under it is not judged"},
        {"table N: A, N: B, S: C, W: D", 13, 1, "North has a player already on this line"},
        {"S claims revoke by W at 140", 25, 3, "the number of a trick is wanted here, 1 to 13"},
        {"expect revoke by W exactd", 20, 6,
         "`exactd` is nothing a ruling can be held to: `under 91`, `entitled NS`, `offering take three`, `best take three`, `in "
         "portland-1904`, `exacted`; was `exacted` meant?"},
        {"S passes passes", 10, 6, "nothing more is wanted on this line; `passes` stands there twice"},
        {"S makes harts", 9, 5,
         "what is made trumps is wanted here: spades, clubs, diamonds, hearts or no trumps; was `hearts` meant?"},
        {"lawsportland-1904", 18, 1,
         "what he did is wanted here, such as `passes` or `drops HK`; was `laws portland-1904` meant?"},
        {"deal 1 b S", 8, 1,
         "`by` is wanted here; until this line is put right, what stands under it is not judged; was `by` meant?"},
        {"disputed E says none", 12, 4, "a colon is wanted here, or `v` and the other party: `disputed W v N: E says none`"},
        {"S passes twice", 10, 5, "nothing more is wanted on this line"},
        {"W discards H4", 3, 8,
         "`discards` is no verb a log knows; a log has it so: a card put down behind its seat: `W: H4`; or the whole trick, `2. "
         "E: CA C8 H4 C3`"},
    }));
    const auto section = parsed(row.line);
    INFO(row.line);
    REQUIRE(section.faults.size() == 1);
    CHECK(section.statements.empty());
    CHECK(section.faults[0].message == row.message);
    const auto place = section.text.place(section.faults[0].span);
    CHECK(place.column == row.column);
    CHECK(place.length == row.length);
    check_round_trip(row.line);
}

TEST_CASE("every mistake in a log is told once, at its line, and nothing else is")
{
    const std::string text = "laws portland-1904\r\n"
                             "\r\n"
                             "deal 1 for X\r\n"
                             "  S makez hearts\r\n"
                             "\t1. W: S7 S2 SK S3 S4\r\n"
                             "  2. E: D4 DQ C3 D2\r\n"
                             "  E asks W abut diamonds   # a slip\r\n"
                             "  S passes\r\n"
                             "  S claims revoke by\r\n";
    const auto section = parsed(text);
    std::string told;
    for (const auto& fault : section.faults) told += std::to_string(section.text.place(fault.span).line) + " ";
    CHECK(told == "3 4 5 7 9 ");
    CHECK(section.statements.size() == 3);
    CHECK(section.plays.size() == 4);  // nothing of a faulty line is left behind
    CHECK(print(section) == "laws portland-1904\n\ndeal 1 for X\n  S makez hearts\n\t1. W: S7 S2 SK S3 S4\n2. E: D4 DQ C3 D2\n"
                            "  E asks W abut diamonds   # a slip\nS passes\n  S claims revoke by\n");
    check_round_trip(text);
}

TEST_CASE("a byte-order mark, tabs, carriage returns and no-break spaces are passed over")
{
    const auto section = parsed("\xef\xbb\xbf"
                                "deal\t1 by S\r\n\t S\xc2\xa0passes \r\n");
    CHECK(section.faults.empty());
    CHECK(print(section) == "deal 1 by S\n  S passes\n");
    CHECK(parsed("\xef\xbb\xbfX\n").text.place({0, 1}).column == 1);
}

TEST_CASE("who plays a card that names no seat: the next to the left that has played none on the line")
{
    const auto section = parsed("2. S: DK N: D5 D9 DT\n");
    std::string seats;
    for (const auto& play : section.plays) seats += letter_of(play.seat);
    CHECK(seats == "SNEW");
}

TEST_CASE("a line of enormous length is refused, and the next is read")
{
    const auto section = parsed("S passes\nS says \"" + std::string(Reader::longest_line, 'x') + "\"\nN passes\n");
    CHECK(section.statements.size() == 2);
    REQUIRE(section.faults.size() == 1);
    CHECK(section.faults[0].message == "line 2 is longer than 65536 bytes: no log has such a line");
    // A long line that is allowed takes no more time than its length.
    std::string names = "A";
    while (names.size() < Reader::longest_line - 20) names += ", A";
    CHECK(parsed(names + " arrive").faults.empty());
    CHECK(parsed(std::string(Reader::longest_line, '(')).faults.size() == 1);
}

TEST_CASE("a player called No, None or Nobody is written in quotes, for a line that begins so tells of nobody")
{
    const std::string log =
        "table N: None, E: Bird, S: No, W: Dow\n\ndeal 1 by S\n  S makes hearts\n  Dow doubles\n  \"None\" redoubles\n";
    CHECK(print(parsed(log)).find("  \"None\" redoubles\n") != std::string::npos);
    CHECK(parsed("deal 1 by S\nnobody doubles\n").faults.size() == 1);
    CHECK(parsed("deal 1 by S\nNorris doubles\n").faults.empty());
}

TEST_CASE("what nobody sees is spelt out in comments, and is part of no name")
{
    CHECK(print(parsed("# a \xe2\x80\xaelie\x1b[31m\ndeal 1 by S  # \xe2\x80\x8fhere\n")) ==
          "# a <U+202E>lie<U+001B>[31m\ndeal 1 by S                     # <U+200F>here\n");
    CHECK(parsed("# a \xe2\x80\xaelie\n").faults.empty());
    for (const char* unseen : {"\x1b[31m", "\x7f", "\xc2\x9b", "\xc2\xad", "\xe2\x80\x8b", "\xe2\x80\xae", "\xd8\x9c",
                               "\xe3\x85\xa4", "\xf3\xa0\x81\x81"})
        for (const char* line :
             {"Bob@by arrives", "\"Bob@by\" arrives", "title \"Bob@by\"",
              "title \xe2\x80\x9c"
              "Bob@by\xe2\x80\x9d",
              "date 14 Mar@ch", "agreed \"we@\"", "stakes 1 shil@ling per 100", "table N: An@n, E: Bob, S: Cat, W: Dan",
              "laws port@land", "laws \"house@.yaml\"", "laws portland-1904 with tak@e=1", "told rev@oke"}) {
            std::string text(line);
            text.replace(text.find('@'), 1, unseen);
            INFO(text);
            CHECK(parsed(text).faults.size() == 1);
        }
}

TEST_CASE("logs with random mistakes: what is printed reads the same")
{
    std::vector<std::string> texts;
    for (const auto& file : logs()) texts.push_back(contents(file));
    Mutator mutator(20240817);
    for (std::size_t i = 0; i < rounds(2000); ++i) {
        auto text = mutator.below(3) == 0 ? mutator.deal() : texts[mutator.below(texts.size())];
        if (mutator.below(8) != 0) text = mutator.mutated(text, texts[mutator.below(texts.size())]);
        check_round_trip(text);
    }
}

// ---- the manual

namespace {

/// The text between single backquotes that a table's cell begins with, and the next cell.
struct TableRow {
    std::string line, cell;
};

std::vector<TableRow> table_under(const std::string& manual, const std::string& heading)
{
    std::vector<TableRow> rows;
    std::istringstream in(manual.substr(manual.find(heading)));
    for (std::string line; std::getline(in, line) && !(line.starts_with("## ") && line.find(heading) == line.npos);) {
        if (!line.starts_with("| `")) continue;
        const auto end = line.find("` | ");
        rows.push_back({line.substr(3, end - 3), line.substr(end + 4, line.size() - end - 6)});
    }
    return rows;
}

}  // namespace

TEST_CASE("every example in the manual is read without fault, and its tables tell the truth")
{
    const auto manual = contents(HOYLE_ROOT "/docs/log-language.md");
    std::size_t blocks = 0;
    for (auto at = manual.find("```log\n"); at != manual.npos; at = manual.find("```log\n", at + 1)) {
        const auto begin = at + 7;
        const auto text = manual.substr(begin, manual.find("```", begin) - begin);
        const auto section = parsed(text);
        for (const auto& fault : section.faults) UNSCOPED_INFO(section.text.line(fault.span) << ": " << fault.message);
        CHECK(section.faults.empty());
        check_round_trip(text);
        ++blocks;
    }
    CHECK(blocks >= 19);

    const auto canonical = table_under(manual, "## The canonical form");
    CHECK(canonical.size() == 9);
    for (const auto& row : canonical) CHECK("`" + print(parsed(row.line)) == row.cell.substr(0, row.cell.size() - 1) + "\n");

    const auto messages = table_under(manual, "## When a line cannot be read");
    CHECK(messages.size() == 15);
    for (const auto& row : messages) {
        const auto section = parsed(row.line);
        INFO(row.line);
        REQUIRE(section.faults.size() == 1);
        CHECK(section.faults[0].message == row.cell);
    }
}

TEST_CASE("the manual's list of forms is the one the program reads by")
{
    const auto manual = contents(HOYLE_ROOT "/docs/log-language.md");
    const std::string mark = "<!-- made by `hoyle_forms list` -->\n";
    const auto at = manual.find(mark);
    REQUIRE(at != manual.npos);
    CHECK((manual.substr(at + mark.size()) == forms::list_of_forms()));  // else: build/tests/hoyle_forms list
}

// ---- the Reader

namespace {

/// Gives `step` bytes at a time.
class Drip final : public Input {
public:
    Drip(std::string_view text, std::size_t step) : left_(text), step_(step) {}
    std::size_t read(char* buffer, std::size_t size) override
    {
        const auto got = left_.substr(0, std::min(size, step_)).copy(buffer, size);
        left_.remove_prefix(got);
        return got;
    }

private:
    std::string_view left_;
    std::size_t step_;
};

struct Sections {
    std::vector<std::string> records;
    std::string statements;  // of all sections
    std::string faults;      // line:column message
};

Sections all_of(std::unique_ptr<Input> input)
{
    Sections all;
    Reader reader("test", std::move(input));
    Section section;
    while (reader.next(section)) {
        all.records.push_back(record(section));
        for (const auto& statement : section.statements) all.statements += record(section, statement) + "\n";
        for (const auto& fault : section.faults) {
            const auto place = section.text.place(fault.span);
            all.faults += std::to_string(place.line) + ":" + std::to_string(place.column) + " " + fault.message + "\n";
        }
    }
    CHECK_FALSE(reader.next(section));
    return all;
}

}  // namespace

TEST_CASE("the same sections whatever the chunks they come in")
{
    Mutator mutator(7);
    std::string text = "\xef\xbb\xbf# a long evening\nlaws portland-1904\n";
    std::size_t headings = 0;
    while (text.size() < 700'000) {
        text += mutator.deal();
        ++headings;
        if (headings % 50 == 0) text += "  deal void\n";
    }
    text += "block \"the last\"\n  AB 24 | 8";
    const auto whole = all_of(from_memory(text));
    CHECK(whole.records.size() == headings + 2);
    CHECK(whole.faults.empty());
    for (const std::size_t step : {1u, 7u, 4096u, 300'000u})
        CHECK((all_of(std::make_unique<Drip>(text, step)).records == whole.records));

    const auto at_once = parsed(text);
    std::string statements;
    for (const auto& statement : at_once.statements) statements += record(at_once, statement) + "\n";
    CHECK((whole.statements == statements));  // in brackets: on failure Catch need not print a megabyte twice
}

TEST_CASE("lines are counted through all sections")
{
    const auto all = all_of(
        from_memory("laws portland-1904\ndeal 1 by S\n  S pases\n\ndeal 2 by W\n  W passes\n  N clames the rest\n"));
    CHECK(all.records.size() == 3);
    CHECK(all.faults == "3:5 `pases` is no verb a log knows: `passes`?\n7:5 `clames` is no verb a log knows: `claims`?\n");
}

TEST_CASE("what is no text ends the reading")
{
    const std::string good = "deal 1 by S\n  S passes\n";
    const auto latin = all_of(from_memory(good + "  S says \"\xe9t\xe9\"\ndeal 2 by W\n"));
    CHECK(latin.records.size() == 1);
    CHECK(latin.faults == "3:11 this file is not text: line 3 holds a byte that is no letter (a log is saved as UTF-8)\n");
    const auto binary = all_of(from_memory(std::string_view("\x7f"
                                                            "ELF\0\0\0\1",
                                                            8)));
    CHECK(binary.faults == "1:5 this file is not text: line 1 holds a byte that is no letter (a log is saved as UTF-8)\n");
    const auto later = all_of(from_memory(good + good + std::string(1, '\0')));
    CHECK(later.records.size() == 2);
    CHECK(later.faults.starts_with("5:1 this file is not text"));
    CHECK(all_of(from_memory(good + "  S says \"été à Bath ♠\"\n")).faults.empty());
}

TEST_CASE("a line or a deal too long ends the reading")
{
    const std::string good = "deal 1 by S\n  S passes\n";
    for (const std::size_t length : {65'537u, 65'541u, 70'000u, 3'000'000u})
        for (const char* rest : {"", "\ndeal 2 by W\n"})
            for (const char* letter : {"x", "\u00e9"}) {
                std::string line;
                while (line.size() < length) line += letter;
                const auto all = all_of(from_memory(good + line + rest));
                CHECK(all.records.size() == 1);
                CHECK(all.faults == "3:1 line 3 is longer than 65536 bytes: no log has such a line\n");
            }
    std::string many = good + "deal 2 by W\n";
    for (std::size_t i = 1; i < Reader::most_statements; ++i) many += "  W passes\n";
    CHECK(all_of(from_memory(many + good)).faults.empty());
    const auto too_many = all_of(from_memory(many + "  W passes\n" + good));
    CHECK(too_many.records.size() == 2);
    CHECK(too_many.faults == "5003:1 a deal, or a block, has more than 5000 lines here: no log has so long a one, and from line "
                             "5003 on nothing is read\n");
    std::string endless = good + "deal 2 by W\n";
    while (endless.size() < 2 * Reader::longest_section + 1000) endless += std::string(60'000, '#') + "\n";
    const auto all = all_of(from_memory(endless));
    CHECK(all.records.size() == 2);
    CHECK(all.faults.starts_with("3:1 from here on there is no new deal for more than"));
}

TEST_CASE("an empty log has no sections; a missing one cannot be opened")
{
    CHECK(all_of(from_memory("")).records.empty());
    CHECK(all_of(from_memory("\n")).records.size() == 1);
    CHECK_THROWS_AS(open_file("/no/such/log.hoyle"), std::system_error);
    CHECK_THROWS_AS(open_file(HOYLE_ROOT), std::system_error);
    CHECK(all_of(open_file(HOYLE_ROOT "/tests/logs/07-revoke.hoyle")).records.size() == 7);
}

TEST_CASE("a section stays good while the reader goes on")
{
    Mutator mutator(3);
    std::string text;
    while (text.size() < 600'000) text += mutator.deal();
    Reader reader("test", from_memory(text));
    Section first, other;
    REQUIRE(reader.next(first));
    const auto before = record(first);
    while (reader.next(other)) {}
    CHECK(record(first) == before);
}

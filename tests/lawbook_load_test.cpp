// Bad books, and what is said of them: whole messages, with their places.
#include "lawbook_files.hpp"

#include "lawbook/load.hpp"
#include "lawbook/named_in_log.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace hoyle;
using namespace hoyle::lawbook;
using Lines = std::vector<std::string>;

namespace {

/// A club's book that extends Portland 1904 and has one ruling under law H1, to be written by the test.
std::string ruling(const std::string& text)
{
    return "book: club\nextends: portland-1904\nlaws:\n- law: H1\n  heading: ours\n  gist: Ours.\n  rulings:\n  - " + text + "\n";
}

Lines said(const std::string& text)
{
    test::Folder folder;
    const auto loaded = load(folder.write("club.yaml", text));
    CHECK_FALSE(loaded.book);
    return folder.shown(loaded);
}

}  // namespace

TEST_CASE("words that no list knows")
{
    CHECK(said(ruling("{incident: revok, point: penalty, fair: no}")) ==
          Lines{"club.yaml:8:16: `revok` is no kind of incident that a book can rule on; is `revoke` meant?"});
    CHECK(said(ruling("{incident: revoke, point: penalyt, fair: why}")) ==
          Lines{"club.yaml:8:31: `penalyt` is no point; is `penalty` meant?"});
    CHECK(said(ruling("{incident: revoke, point: doubling, fair: why}")) ==
          Lines{"club.yaml:8:31: `revoke` has no point `doubling`; it has established, penalty, score or right"});
    CHECK(said(ruling("{incident: revoke, point: penalty, when: {rol: dummy}, fair: why}")) ==
          Lines{"club.yaml:8:47: `rol` is no attribute of `revoke`; is `role` meant?"});
    CHECK(said(ruling("{incident: revoke, point: penalty, when: {role: dumy}, fair: why}")) ==
          Lines{"club.yaml:8:53: `dumy` is no value of `role` for `revoke`; is `dummy` meant?"});
    CHECK(said(ruling("{incident: revoke, point: penalty, whne: {role: dummy}, fair: why}")) ==
          Lines{"club.yaml:8:40: `whne` is no field of a ruling; is `when` meant?"});
    CHECK(said(ruling("{incident: winners-run, may: [{win: offendr}], entitled: dealer, until: partner-plays}")) ==
          Lines{"club.yaml:8:41: `offendr` is no player or side; is `offender` meant?"});
    CHECK(said(ruling("{incident: winners-run, may: [new-dael], entitled: dealer, until: partner-play}")) ==
          Lines{"club.yaml:8:35: `new-dael` is no thing that can be done; is `new-deal` meant?",
                "club.yaml:8:71: `partner-play` is no mark of time; is `partner-plays` meant?"});
    CHECK(said(ruling("{incident: winners-run, under: {take-limt: notional}, fair: why}")) ==
          Lines{"club.yaml:8:37: `take-limt` is no setting of this book; is `take-limit` meant?"});
    CHECK(said(ruling("{incident: winners-run, under: {take-limit: nominal}, fair: why}")) ==
          Lines{"club.yaml:8:49: `nominal` is no value of the setting `take-limit`; is `notional` meant?"});
    CHECK(said(ruling("{incident: third-hand-leads, point: penalty, fair: why}")) ==
          Lines{"club.yaml:8:16: `third-hand-leads` is an older name; write `lead-out-of-turn` and `when: {role: third, opening: "
                "yes}`"});
    CHECK(said(ruling("{incident: honours-not-called, fair: why}")) ==
          Lines{"club.yaml:8:16: `honours-not-called` cannot happen at bridge"});
    CHECK(said(ruling("{incident: revoke, point: penalty, when: {abandoned: yes}, fair: why}")) ==
          Lines{"club.yaml:8:47: `abandoned` is no attribute of `revoke`; it may be role, side-played-on, quitted, question, "
                "established or other-side"});
}

TEST_CASE("where nothing is near, all that is known is listed")
{
    const Lines lines = said(ruling("{incident: winners-run, may: [new-deal], entitled: dealer, until: xyzzy}"));
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].starts_with("club.yaml:8:71: `xyzzy` is no mark of time; it may be third-card, pack-cut, "));
    CHECK(lines[0].ends_with(" or rubber-over"));
}

TEST_CASE("an end that goes by a setting")
{
    const std::string head = "{incident: winners-run, may: [new-deal], entitled: dealer, until: ";
    CHECK(said(ruling(head + "{take-limit: hand-over}}")) ==
          Lines{"club.yaml:8:71: one setting is wanted here, with a mark for each of its values"});
    CHECK(said(ruling(head + "{take-limit: {nominal: hand-over}}}")) ==
          Lines{"club.yaml:8:85: `nominal` is no value of the setting `take-limit`; is `notional` meant?"});
}

TEST_CASE("rulings that say too little, or two things")
{
    CHECK(
        said(ruling("{incident: winners-run, when: {role: dealer}}")) ==
        Lines{
            "club.yaml:8:5: this has no verb: one of may, must, lose, void, fair, grant, cite, is or as says what the law does"});
    CHECK(said(ruling("{incident: winners-run, fair: why, lose: [lose-penalty]}")) ==
          Lines{"club.yaml:8:35: a ruling has one verb; this has `lose` and `fair`"});
    CHECK(said(ruling("{fair: why}")) == Lines{"club.yaml:8:5: this does not say which `incident` it rules on"});
    CHECK(said(ruling("{incident: revoke, fair: why}")) ==
          Lines{"club.yaml:8:5: `revoke` raises several questions; say which `point`: established, penalty, score or right"});
    CHECK(said(ruling("{incident: winners-run, may: [{win: offender}], until: partner-plays}")) ==
          Lines{"club.yaml:8:5: `may` gives a right, but nobody is `entitled` to it"});
    CHECK(said(ruling("{incident: winners-run, may: [{win: offender}], entitled: dealer}")) ==
          Lines{"club.yaml:8:5: this does not say `until` when it may be claimed"});
    CHECK(said(ruling("{incident: misdealt-count, must: [new-deal], entitled: any-player}")) ==
          Lines{"club.yaml:8:5: this does not say `until` when it may be claimed"});
    CHECK(said(ruling("{incident: winners-run, fair: why, until: hand-over}")) ==
          Lines{"club.yaml:8:47: `until` says nothing beside `fair`"});
    CHECK(
        said(ruling("{incident: winners-run, must: [new-deal], until: hand-over}")) ==
        Lines{
            "club.yaml:8:54: nobody is `entitled` to this, so that it happens at once and there is nothing for `until` to end"});
    CHECK(said(ruling("{incident: winners-run, may: [call-suit], entitled: dealer, until: hand-over}")) ==
          Lines{"club.yaml:8:35: `call-suit` wants to know which hand: write `{call-suit: ...}`"});
    CHECK(said(ruling("{incident: winners-run, may: [{new-deal: dealer}], entitled: dealer, until: hand-over}")) ==
          Lines{"club.yaml:8:46: `new-deal` takes nothing behind it"});
    CHECK(said(ruling("{incident: winners-run, may: [{call-card: packs}], entitled: dealer, until: hand-over}")) ==
          Lines{"club.yaml:8:47: `packs` is no card; it may be that-card, those-cards, the-rest, card-led or highest-trump"});
    CHECK(said(ruling("{incident: winners-run, may: [{win: offender, lowest: offender}], entitled: dealer, until: hand-over}")) ==
          Lines{"club.yaml:8:51: `win` and `lowest` are two things; put each in a place of its own in the list"});
    CHECK(said(ruling("{incident: winners-run, may: [new-deal], entitled: dealer, from: hand-ovr, until: hand-over}")) ==
          Lines{"club.yaml:8:70: `hand-ovr` is no mark of time; is `hand-over` meant?"});
    CHECK(said(ruling("{incident: winners-run, lose: [lose-penalty], from: hand-over}")) ==
          Lines{"club.yaml:8:57: `from` says nothing beside `lose`"});
    CHECK(said(ruling("{incident: winners-run, is: yes}")) ==
          Lines{"club.yaml:8:33: `is` answers only a point of law, and `penalty` of `winners-run` is none"});
    CHECK(
        said(ruling("{incident: winners-run, silent: nothing said}")) ==
        Lines{
            "club.yaml:8:5: this has no verb: one of may, must, lose, void, fair, grant, cite, is or as says what the law does",
            "club.yaml:8:29: `silent` is no field of a ruling; it may be incident, point, clause, part, when, under, may, must, "
            "lose, void, fair, grant, cite, is, as, entitled, consult, from, until, otherwise, upon, with, reading, note or "
            "overrides"});
    CHECK(said(ruling("{incident: winners-run, as: {facts: {role: dealer}}}")) ==
          Lines{"club.yaml:8:33: this does not say as which `kind` it is treated"});
    CHECK(said(ruling("{incident: winners-run, when: {role: {not: [dealer, dummy, partner, eldest, third]}}, fair: why}")) ==
          Lines{"club.yaml:8:36: this asks for no value that `role` can have"});
}

TEST_CASE("citations of what there is not")
{
    CHECK(said(ruling("{incident: winners-run, fair: why, with: {120: no such law}}")) ==
          Lines{"club.yaml:8:47: `120` is no law of this book"});
    CHECK(said(ruling("{incident: winners-run, fair: why, with: {80: words, with a comma}}")) ==
          Lines{"club.yaml:8:58: this does not say how that law bears on the ruling (put words with a comma in quotes)"});
    CHECK(said(ruling("{incident: winners-run, fair: why, overrides: H7}")) ==
          Lines{"club.yaml:8:51: `H7` is no law of this book"});
    CHECK(said(ruling("{incident: winners-run, fair: why, reading: 21}")) ==
          Lines{"club.yaml:8:49: `21` is no reading; they are numbered R1, R2 ..."});
}

TEST_CASE("the book as a whole")
{
    CHECK(said("book: club\nextends: portland-1094\nlaws: []\n") ==
          Lines{"club.yaml:2:10: there is no book `portland-1094`, neither among the printed codes nor beside this one; is "
                "`portland-1904` meant?"});
    CHECK(said("title: ours\nextends: portland-1904\nlaws: []\n") == Lines{"club.yaml:1:1: a book has no `book`"});
    CHECK(said("book: club\ngame: whsit\nlaws: []\n") == Lines{"club.yaml:2:7: `whsit` is no game; is `whist` meant?"});
    CHECK(said("book: club\nextends: portland-1904\nlawz: []\n") ==
          Lines{"club.yaml:3:1: `lawz` is no field of a book; is `laws` meant?"});
    CHECK(said("book: club\nextends: portland-1904\nlaws:\n- {law: '80', gist: One.}\n- {law: '80', gist: Two.}\n") ==
          Lines{"club.yaml:5:9: law 80 stands twice in this book"});
    CHECK(said("book: club\nextends: portland-1904\nlaws:\n- {law: H1, gist: One.}\n") ==
          Lines{"club.yaml:4:3: law H1 has no `heading`"});
    CHECK(said("book: club\nextends: portland-1904\nlaws:\n- {law: H1, heading: ours, gist: One., after: '810'}\n") ==
          Lines{"club.yaml:4:47: `810` is no law of this book that stands before"});
    CHECK(said("book: club\nextends: portland-1904\nlaws:\n- {law: H1, heading: ours, gist: One., procedure: {consult: alowed, "
               "time: reasonable}}\n"
               "- {law: H2, heading: ours, gist: Two., procedure: {time: reasonable}}\n") ==
          Lines{"club.yaml:4:61: `alowed` is no value of `consult`; is `allowed` meant?",
                "club.yaml:5:52: `time` is answered twice in this book"});
    CHECK(said("book: club\nextends: portland-1904\nwithout: {'800': gone}\n") ==
          Lines{"club.yaml:3:11: `800` is no law of `portland-1904`"});
    CHECK(said("book: club\nextends: portland-1904\nsilent:\n- {incident: winners-run}\n") ==
          Lines{"club.yaml:4:3: the entry has no `reason`"});
    CHECK(said("book: club\nextends: portland-1904\nfigures: {trik: {law: '4', value: 3}}\n") ==
          Lines{"club.yaml:3:11: `trik` is no figure that is counted with; is `trick` meant?"});
    CHECK(said("book: club\nextends: portland-1904\nfigures:\n  target: {law: '2', value: 3}\n  book: {value: 6}\n  target: "
               "{law: '2', value: 2}\n") == Lines{"club.yaml:5:9: a figure says the `law` (or the `reading`) it comes from",
                                                  "club.yaml:6:3: `target` stands twice in the same map"});
    CHECK(said("book: club\nextends: portland-1904\nsettings: {to: {values: ['5', '7'], default: '6', asks: How many}}\n"
               "figures: {target: {law: '2', by: {to: {'5': 5}}}}\n") ==
          Lines{"club.yaml:3:46: `6` is no value of the setting; is `5` meant?", "club.yaml:4:35: nothing is said for `to: 7`"});
}

namespace {

/// A club's book with one figure of its own.
Lines figure(const std::string& text) { return said("book: club\nextends: portland-1904\nfigures:\n  " + text + "\n"); }

/// A club's book that takes laws out of another.
lawbook::Loaded without(const std::string& base, const std::string& laws, const std::string& more = "")
{
    test::Folder folder;
    return load(folder.write("club.yaml", "book: club\nextends: " + base + "\nwithout: {" + laws + "}\n" + more));
}

}  // namespace

TEST_CASE("figures that cannot be counted with")
{
    const std::string suits = "no-trump: 12, hearts: 8, diamonds: 6, clubs: 4";
    CHECK(figure("trick: {law: '4', unit: points, value: {" + suits + ", spade: 2}}") ==
          Lines{"club.yaml:4:91: `spade` is no part of the figure `trick`; is `spades` meant?"});
    CHECK(figure("trick: {law: '4', unit: points, value: {" + suits + "}}") ==
          Lines{"club.yaml:4:3: `trick` does not say `spades`"});
    CHECK(figure("trick: {law: '4', unit: points, value: {" + suits + ", spades: two}}") ==
          Lines{"club.yaml:4:99: `two` cannot be counted with: a whole number from 0 to 1000 is wanted here"});
    CHECK(figure("trick: {law: '4', unit: pints, value: {" + suits + ", spades: 2}}") ==
          Lines{"club.yaml:4:27: `pints`: `trick` is counted in points"});
    CHECK(
        figure("chicane: {law: '8', unit: undoubled-tricks, value: banana}") ==
        Lines{"club.yaml:4:54: the parts of `chicane` are wanted here: own-side-has-honours, others-have-honours or both-void"});
    CHECK(figure("chicane: {law: '8', value: {both-void: {to: owns, times: 4}}}") ==
          Lines{"club.yaml:4:47: `owns` cannot be counted with: own or others is wanted here; is `own` meant?"});
    CHECK(figure("chicane: {law: '8', value: {both-void: {to: own}}}") ==
          Lines{"club.yaml:4:3: `chicane` does not say `both-void.times`"});
    CHECK(figure("revoke: {law: '90', value: {tricks: 2, options: [take, take], worth: doubled}}") ==
          Lines{"club.yaml:4:58: `take` stands twice in `revoke.options`"});
    CHECK(figure("revoke: {law: '90', value: {tricks: 2, options: [take, lend], worth: doubled}}") ==
          Lines{"club.yaml:4:58: `lend` cannot be counted with: take, deduct, add or above is wanted here"});
    CHECK(figure("revoke: {law: '90', value: {tricks: 2, options: take, worth: doubled}}") ==
          Lines{"club.yaml:4:51: a list is wanted here, such as `[take]`"});
    CHECK(figure("order: {reading: R3, value: [tricks, penalty, ceiling, above]}") ==
          Lines{"club.yaml:4:31: no other order can be counted in than [penalty, tricks, ceiling, above]"});
    CHECK(figure("rubber: {law: '1', value: {best-of: 4, bonus: 100, loser: difference}}") ==
          Lines{"club.yaml:4:39: `4` cannot be counted with: 1, 3, 5 or 7 is wanted here"});
    CHECK(figure("target: {law: '2', value: [30]}") == Lines{"club.yaml:4:29: a whole number from 1 to 1000 is wanted here"});
    CHECK(figure("slam: {law: '9', value: {grand: 40, little: {is: 20}}}") ==
          Lines{"club.yaml:4:47: a whole number from 0 to 1000 is wanted here"});
}

TEST_CASE("a figure goes with its law")
{
    const auto portland = without("portland-1904", "'8': not with us");
    REQUIRE(portland.book);
    CHECK_FALSE(portland.book->find_figure("chicane"));
    CHECK(portland.book->figure("chicane", "both-void.times", {}).empty());
    CHECK(portland.book->figure("slam", "grand", {}) == "40");
    CHECK(portland.book->find_figure("doubling")->laws.size() == 2);  // of 53, 6 and 8

    const auto american = without("american-1905", "'7': not with us");
    REQUIRE(american.book);
    CHECK(american.book->figure("slam", "grand", {}).empty());
    CHECK(american.book->figure("slam", "little", {}) == "20");

    const auto anew = without("portland-1904", "'8': not with us",
                              "figures: {chicane: {reading: R1, value: {both-void: {to: own, times: 3}}}}\n");
    REQUIRE(anew.book);
    CHECK(anew.book->figure("chicane", "both-void.times", {}) == "3");
    CHECK(anew.book->figure("chicane", "own-side-has-honours.times", {}).empty());

    CHECK(said("book: club\nextends: portland-1904\nwithout: {'2': not with us}\n") ==
          Lines{"club.yaml:3:11: no score can be cast without `target`, which law 2 gives: say it under `figures:`"});
}

TEST_CASE("all mistakes in one run, in the order of the file")
{
    const auto lines = said(
        "book: club\nextends: portland-1904\nlaws:\n- law: H1\n  heading: ours\n  gist: Ours.\n  see: ['500']\n  rulings:\n"
        "  - {incident: revok, fair: why}\n  - {incident: winners-run, fiar: why}\n- law: H2\n  heading: ours\n"
        "silent:\n- {incident: rvoke, reason: why}\n");
    CHECK(
        lines ==
        Lines{
            "club.yaml:7:9: `500` is no law of this book",
            "club.yaml:9:16: `revok` is no kind of incident that a book can rule on; is `revoke` meant?",
            "club.yaml:10:5: this has no verb: one of may, must, lose, void, fair, grant, cite, is or as says what the law does",
            "club.yaml:10:29: `fiar` is no field of a ruling; is `fair` meant?", "club.yaml:11:3: law H2 has no `gist`",
            "club.yaml:14:14: `rvoke` is no kind of incident that a book can rule on; is `revoke` meant?"});
}

TEST_CASE("files that are refused")
{
    test::Folder folder;
    CHECK(folder.shown(load(folder.path("none.yaml"))) == Lines{"none.yaml: there is no such file"});
    std::filesystem::create_directory(folder.path("empty"));
    CHECK(folder.shown(load(folder.path("empty"))) == Lines{"empty: this folder holds no book: there is no book.yaml in it"});
    CHECK(said("") == Lines{"club.yaml:1:1: this is no book; it should begin with `book: ` and its name"});
    CHECK(said("just words\n") == Lines{"club.yaml:1:1: this is no book; it should begin with `book: ` and its name"});
    CHECK(said(std::string("book: a\nx: \x01\x00\xff", 15)).size() == 1);
    CHECK(said("book: a\ntitle: caf\xe9\n") == Lines{"club.yaml:2:11: this is no text (a book is written in UTF-8)"});
    CHECK(said("book: a\nbook: b\ngame: bridge\n") == Lines{"club.yaml:2:1: `book` stands twice in the same map"});
    CHECK(said("book: a\n---\nbook: b\n") == Lines{"club.yaml:1:1: the file holds several documents (`---`); a book is one"});
    CHECK(said("book: a\n? [a, b]\n: c\n") == Lines{"club.yaml:2:3: the key of a map is a word or a few, not a list or a map"});
    CHECK(said("book: [a\n").size() == 1);
    CHECK(said("book: " + std::string(100000, 'x')) ==
          Lines{"club.yaml:1:1: the line has more than 65536 characters; no book has such lines"});
    CHECK(said(std::string(5u << 20, 'x')) == Lines{"club.yaml: the file has more than 4 MiB; no book is that long"});
    for (const char* open : {"[", "{", "- ", "? ", "{a: ", "[a, "}) {
        std::string deep = "book:\n  ";
        for (int i = 0; i < 10000; ++i) deep += open;
        CHECK(said(deep).back().find("lists and maps lie more than 40 deep in each other") != std::string::npos);
    }
    std::string many = "book: [";
    for (int i = 0; i < 300000; ++i) many += i % 100 ? "x," : "x,\n ";
    CHECK(said(many + "]").front().find("more than 200000 entries") != std::string::npos);
}

TEST_CASE("of a file that is no book nothing is shown")
{
    const std::string not_a_book = "club.yaml:1:1: this is no book; it should begin with `book: ` and its name";
    for (const char* text :
         {"root:$6$salt$hash:19000:0:99999:7:::\nbook:x:1000:1000::/home/book:/bin/sh\n", "secret: 7\n", "secret:\n- 7\n",
          "&secret x\n", "*secret\n", "secret: 1\nsecret: 2\n", "\"\\q\"\n", "[secret\n", "%secret\n", "!secret x\n",
          " book: a\n", "title: a\nsource: secret\nextends: other\n", "caf\xe9\n", "#book: a\n", "a\n---\nb\n"}) {
        INFO(text);
        CHECK(said(text) == Lines{not_a_book});
    }
    for (const char* text : {"{book: a, secret: 7}\n", "# a comment\nbook: a\nsecret: 7\n",
                             "\xef\xbb\xbf"
                             "book: a\nsecret: 7\n",
                             "\"book\": a\nsecret: 7\n", "book:\nsecret: 7\n", "laws: []\nsecret: 7\n",
                             "extends: portland-1904\nfigures: {}\nsecret: 7\n"}) {
        INFO(text);
        const auto lines = said(text);
        CHECK(std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
            return line.find("`secret` is no field of a book; it may be ") != std::string::npos;
        }));
    }
}

TEST_CASE("a book that a log names stands in folders that books are in")
{
    namespace fs = std::filesystem;
    test::Folder folder;
    const std::string book = "book: club\ntitle: The club\nextends: portland-1904\n";
    for (const char* name : {"logs/club.yaml", "logs/below/club.yaml", "logs/dir/book.yaml", "shelf/house.yaml", "away/club.yaml",
                             "shelf/base.yaml"})
        folder.write(name, book);
    folder.write("logs/own-base.yaml", "book: own\ntitle: Own\nextends: base\n");
    folder.write("logs/base-below.yaml", "book: own\ntitle: Own\nextends: linked\n");
    fs::create_symlink("../away/club.yaml", folder.path("logs/linked.yaml"));
    fs::create_symlink("../shelf/house.yaml", folder.path("logs/to-the-shelf.yaml"));
    fs::create_symlink("../shelf", folder.path("logs/shelved"));
    fs::create_symlink("loop.yaml", folder.path("logs/loop.yaml"));
    const BookFolders folders{folder.path("logs"), {folder.path("shelf")}, {}};
    const auto why = [&](const std::string& name, const BookFolders& where) {
        const FoundBook found = find_named_in_log(name, where);
        CHECK((found.book == nullptr) == !found.why.empty());
        std::string text = found.why.empty() ? "" : found.why.front();
        for (std::size_t at; (at = text.find(folder.path() + "/")) != std::string::npos;)
            text.erase(at, folder.path().size() + 1);
        return text;
    };
    for (const char* name : {"club.yaml", "below/club.yaml", "./club.yaml", "dir", "dir/", "house.yaml", "to-the-shelf.yaml",
                             "shelved/house.yaml"}) {
        INFO(name);
        CHECK(why(name, folders).empty());
    }
    CHECK(why("linked.yaml", folders) == "the book cannot be used: logs/linked.yaml: this leads out of the folder it stands in");
    CHECK(why("own-base.yaml", folders) ==
          "the book cannot be used: logs/own-base.yaml:3:10: there is no book `base`, neither among the printed "
          "codes nor beside this one");
    CHECK(why("base-below.yaml", folders) ==
          "the book cannot be used: logs/linked.yaml: this leads out of the folder it stands in");
    for (const char* name : {"none.yaml", "loop.yaml", ".", "below", "club.yaml/", "club.yaml/x"}) {
        INFO(name);
        CHECK(why(name, folders) ==
              "`" + std::string(name) + "`: there is no such book beside the log, nor in the folder of books (`shelf`)");
    }
    const std::string not_looked_for =
        ": it is not looked for: a book that a log names stands beside the log, or in the folder of books (`shelf`); "
        "--allow-books FOLDER lets logs name those of another";
    for (const std::string name : {"../away/club.yaml", "../shelf/house.yaml", "below/../club.yaml", "..", "/dev/zero", "/"}) {
        INFO(name);
        CHECK(why(name, folders) == "`" + name + "`" + not_looked_for);
    }
    CHECK(why(folder.path("logs/club.yaml"), folders) == "`logs/club.yaml`" + not_looked_for);

    const BookFolders allowed{folder.path("logs"), {folder.path("shelf")}, {folder.path("away") + "/"}};
    for (const std::string& name : {std::string("../away/club.yaml"), folder.path("away/club.yaml"), std::string("linked.yaml"),
                                    folder.path("away/../away/club.yaml")}) {
        INFO(name);
        CHECK(why(name, allowed).empty());
    }
    CHECK(why("../shelf/house.yaml", allowed) == "`../shelf/house.yaml`: it is not looked for: a book that a log names stands "
                                                 "beside the log, or in the folder of books (`shelf`), or in "
                                                 "`away/`; --allow-books FOLDER lets logs name those of another");
    CHECK(why(folder.path("logs/club.yaml"), BookFolders{folder.path("logs"), {}, {"/"}}).empty());
    CHECK(why("club.yaml", {}) ==
          "a club's own book is a file, and no files are read here; `laws portland-1904` names a printed code");
}

TEST_CASE("anchors and aliases are refused before anything grows by them")
{
    CHECK(said("book: &a club\ntitle: *a\n") ==
          Lines{"club.yaml:1:7: a book has no use for anchors and aliases (`&name`, `*name`); write the thing out"});
    std::string bomb = "book: b\na: &a [x,x,x,x,x,x,x,x,x]\n";
    for (char c = 'b'; c <= 'z'; ++c) {
        bomb += std::string(1, c) + ": &" + c + " [";
        for (int i = 0; i < 9; ++i) bomb += std::string(i ? "," : "") + "*" + static_cast<char>(c - 1);
        bomb += "]\n";
    }
    CHECK(said(bomb) ==
          Lines{"club.yaml:2:4: a book has no use for anchors and aliases (`&name`, `*name`); write the thing out"});
}

TEST_CASE("books that extend each other in a circle")
{
    test::Folder folder;
    folder.write("one.yaml", "book: one\nextends: two\n");
    folder.write("two.yaml", "book: two\nextends: three\n");
    folder.write("three/book.yaml", "book: three\nextends: one\n");
    CHECK(folder.shown(load(folder.path("one.yaml"))) ==
          Lines{"one.yaml: a book cannot extend itself: one extends two extends three extends one"});
    folder.write("self.yaml", "book: self\nextends: self\n");
    CHECK(folder.shown(load(folder.path("self.yaml"))) == Lines{"self.yaml: a book cannot extend itself: self extends self"});
    CHECK(folder.shown(load(folder.write("up.yaml", "book: up\nextends: ../up\n"))) ==
          Lines{"up.yaml:2:10: the name of a book is wanted here; a book of your own must stand beside this one"});
}

TEST_CASE("what nobody sees has no place in a book")
{
    const std::string head = "book: club\nextends: portland-1904\n", message = "a character that cannot be seen stands in this (";
    CHECK(said(head + "title: The \xe2\x80\xae"
                      "club\n") == Lines{"club.yaml:3:8: " + message + "U+202E); leave it out"});
    CHECK(said(head + "title: \"The \\e[31mclub\"\n") == Lines{"club.yaml:3:8: " + message + "U+001B); leave it out"});
    CHECK(said(head + "\"ti\\x9btle\": The club\n").back() == "club.yaml:3:1: " + message + "U+009B); leave it out");
    CHECK(said(head + "laws:\n- law: H1\n  heading: ours\n  gist: With\xc2\xad us.\n  cite_only: why\n") ==
          Lines{"club.yaml:6:9: " + message + "U+00AD); leave it out"});
    test::Folder folder;
    CHECK(load(folder.write("club.yaml", "\xef\xbb\xbf# \xe2\x80\xae in a comment\n" + head + "title: |\n  The\n  club\n")).book);
}

TEST_CASE("no message carries what a terminal would obey")
{
    const auto lines = said("book: club\nextends: portland-1904\n\"\\e[31mlaws\\a\": []\n");
    CHECK(lines.size() == 2);
    for (const std::string& line : lines) CHECK(line.find_first_of("\x1b\x07") == std::string::npos);
}

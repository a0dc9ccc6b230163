#include "phrases/people_words.hpp"

namespace hoyle::phrases {

/// He (1), she (2) or not known (0), of somebody with this title or so related; nothing: it is no such word.
std::optional<int> called(std::string_view word)
{
    if (is_any(word, {"mr",      "sir",     "lord",    "father",   "uncle",      "monsieur",  "herr",    "grandpa", "grandfather",
                      "husband", "brother", "son",     "papa",     "dad",        "nephew",    "colonel", "col",     "major",
                      "captain", "capt",    "general", "admiral",  "vicar",      "rector",    "curate",  "parson",  "canon",
                      "squire",  "host",    "rev",     "reverend", "lieutenant", "commander", "sergeant"}))
        return 1;
    if (is_any(word, {"mrs",     "miss", "lady",   "aunt",   "madame",   "frau", "mme",   "mlle", "grandmother", "granny",
                      "grandma", "wife", "mother", "sister", "daughter", "mama", "mamma", "mum",  "niece",       "hostess"}))
        return 2;
    if (is_any(word, {"dr", "doctor", "cousin", "judge", "professor", "friend", "neighbour"})) return 0;
    return std::nullopt;
}

bool is_given_name(std::string_view word)
{
    return is_any(word,
                  {"ada",       "albert",   "alfred",    "alice",     "amelia",   "amy",      "andrew",    "ann",      "anna",
                   "anne",      "annie",    "archie",    "arthur",    "augusta",  "bea",      "beatrice",  "ben",      "benjamin",
                   "bernard",   "bert",     "bertha",    "bertie",    "betsy",    "betty",    "bill",      "bob",      "carrie",
                   "cecil",     "charles",  "charlie",   "charlotte", "clara",    "clarence", "connie",    "cyril",    "daisy",
                   "dan",       "daniel",   "david",     "dick",      "dolly",    "donald",   "dora",      "doris",    "dorothy",
                   "edgar",     "edith",    "edmund",    "edna",      "edward",   "edwin",    "effie",     "eleanor",  "eliza",
                   "elizabeth", "ella",     "ellen",     "elsie",     "emily",    "emma",     "eric",      "ernest",   "ethel",
                   "eva",       "evelyn",   "fanny",     "flora",     "florence", "frances",  "francis",   "frank",    "fred",
                   "frederick", "geoffrey", "george",    "gerald",    "gertrude", "gilbert",  "gladys",    "grace",    "guy",
                   "hannah",    "harold",   "harriet",   "harry",     "hattie",   "helen",    "henry",     "herbert",  "hester",
                   "hilda",     "horace",   "howard",    "hubert",    "hugh",     "ida",      "irene",     "isabel",   "ivy",
                   "james",     "jane",     "janet",     "jean",      "jennie",   "jessie",   "jim",       "joan",     "joe",
                   "john",      "joseph",   "josephine", "joyce",     "julia",    "kate",     "katherine", "kathleen", "kitty",
                   "laura",     "lawrence", "leonard",   "leslie",    "lewis",    "lily",     "lionel",    "lizzie",   "lottie",
                   "louis",     "louisa",   "lucy",      "mabel",     "madge",    "maggie",   "margaret",  "maria",    "marie",
                   "marion",    "martha",   "mary",      "maud",      "maurice",  "mildred",  "millicent", "millie",   "minnie",
                   "molly",     "muriel",   "nancy",     "ned",       "nell",     "nellie",   "nora",      "norman",   "oliver",
                   "olive",     "oscar",    "oswald",    "patrick",   "paul",     "peggy",    "percy",     "peter",    "phil",
                   "philip",    "phyllis",  "polly",     "rachel",    "ralph",    "raymond",  "reginald",  "reggie",   "richard",
                   "robert",    "robin",    "roger",     "roland",    "ronald",   "rose",     "rupert",    "ruth",     "sally",
                   "sam",       "samuel",   "sarah",     "sidney",    "simon",    "sophie",   "stanley",   "stella",   "stephen",
                   "susan",     "susie",    "sybil",     "ted",       "thomas",   "tom",      "tommy",     "victor",   "vincent",
                   "violet",    "walter",   "wilfred",   "will",      "william",  "willie",   "winifred"});
}

/// Words with a capital that name nobody.
bool names_nobody(std::string_view word)
{
    return is_any(word,
                  {"i",        "heart",    "hearts",   "spade",     "spades",  "diamond",  "diamonds", "club",    "clubs",
                   "ace",      "king",     "queen",    "knave",     "jack",    "no",       "trump",    "trumps",  "bridge",
                   "whist",    "portland", "turf",     "american",  "english", "french",   "german",   "laws",    "law",
                   "rule",     "rules",    "code",     "new",       "york",    "london",   "god",      "hotel",   "hon",
                   "honours",  "dummy",    "dealer",   "declarer",  "eldest",  "partner",  "monday",   "tuesday", "wednesday",
                   "thursday", "friday",   "saturday", "sunday",    "january", "february", "march",    "april",   "may",
                   "june",     "july",     "august",   "september", "october", "november", "december", "short",   "please",
                   "north",    "east",     "south",    "west",      "hall",    "house",    "street",   "n",       "e",
                   "s",        "w"});
}

/// What players do: a word at the head of a sentence that does so is a name.
bool is_act(std::string_view word)
{
    return is_any(word, {"dealt",   "deals", "dealing", "led",     "leads",  "played", "plays", "declared", "declares", "made",
                         "makes",   "said",  "says",    "was",     "had",    "has",    "is",    "passed",   "left",     "doubled",
                         "revoked", "and",   "sat",     "claimed", "claims", "wants",  "asked", "took",     "put"});
}

/// What a sentence may begin with before a seat: "Then East led".
bool joins_clauses(std::string_view word)
{
    return is_any(word, {"then",  "when",  "and",     "but", "so",   "if",   "as",   "at",      "on",   "in",   "for",  "before",
                         "after", "while", "because", "now", "here", "that", "this", "against", "both", "only", "also", "dealt"});
}

bool is_seat(std::string_view word) { return is_any(word, {"north", "east", "south", "west"}); }

}  // namespace hoyle::phrases

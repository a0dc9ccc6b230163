#include "phrases/people_words.hpp"

#include <string>

namespace hoyle::phrases {

/// He (1), she (2) or not known (0), of somebody with this title or so related; nothing: it is no such word.
std::optional<int> called(std::string_view word)
{
    if (is_any(word,
               {"mr",          "sir",      "lord",      "father",       "uncle",     "monsieur",     "herr",       "grandpa",
                "grandfather", "husband",  "brother",   "son",          "papa",      "dad",          "nephew",     "colonel",
                "col",         "major",    "captain",   "capt",         "general",   "admiral",      "vicar",      "rector",
                "curate",      "parson",   "canon",     "squire",       "host",      "rev",          "reverend",   "lieutenant",
                "commander",   "sergeant", "grandson",  "churchwarden", "bishop",    "archdeacon",   "dean",       "deacon",
                "chaplain",    "steward",  "purser",    "adjutant",     "subaltern", "schoolmaster", "stepfather", "godfather",
                "grandad",     "granddad", "boyfriend", "landlord",     "earl",      "baron",        "duke",       "viscount"}))
        return 1;
    if (is_any(word, {"mrs",      "miss",        "lady",       "aunt",      "madame",     "frau",     "mme",
                      "mlle",     "grandmother", "granny",     "grandma",   "wife",       "mother",   "sister",
                      "daughter", "mama",        "mamma",      "mum",       "niece",      "hostess",  "granddaughter",
                      "gran",     "auntie",      "stepmother", "godmother", "girlfriend", "landlady", "governess",
                      "matron",   "dowager",     "widow",      "countess",  "baroness",   "duchess"}))
        return 2;
    if (is_any(word, {"dr",        "doctor",    "cousin", "judge",   "professor", "friend",   "neighbour", "secretary",
                      "treasurer", "lodger",    "guest",  "visitor", "novice",    "beginner", "student",   "colleague",
                      "solicitor", "barrister", "lawyer", "banker",  "surgeon",   "organist", "bursar"}))
        return 0;
    return std::nullopt;
}

// The commonest names that are given; each between blanks.
constexpr std::string_view of_her =
    " "
    "ada adela agatha agnes alice amelia amy ann anna anne annie augusta bea beatrice bertha bessie betsy betty blanche "
    "carrie cecilia charlotte cissie clara connie constance daisy dolly dora doris dorothy edith edna effie eleanor eliza "
    "elizabeth ella ellen elsie emily emma enid ethel eva fanny flora florence frances geraldine gertrude gladys grace "
    "gwen gwendolen hannah harriet hattie helen hester hetty hilda ida irene iris isabel ivy jane janet jemima jennie "
    "jenny jessie joan josephine joyce judith julia kat kate katherine kathleen kitty laura lavinia lena lily lizzie lorna "
    "lottie louisa lucy lydia mabel madge maggie margaret maria marian marie marjorie martha mary matilda maud mavis "
    "mildred millicent millie minnie molly muriel nan nancy naomi nell nellie nina nora norah olive pauline peggy phoebe "
    "phyllis polly queenie rachel rosa rosamond rose ruth sally sarah sophie stella susan susie sybil theresa tilly una "
    "ursula vera violet wanda winifred winnie ";
constexpr std::string_view of_him =
    " "
    "albert alfred algernon algy ambrose andrew archibald archie arthur augustus basil ben benjamin bernard bernie bert "
    "bill bob cecil charles charley charlie clarence claude clive cuthbert cyril dan daniel david denis dick donald dudley "
    "edgar edmund edward edwin eric ernest ernie eustace felix fergus francis frank fred frederick geoffrey george georgie "
    "gerald gilbert giles godfrey gus guy harold harry hector henry herbert horace howard hubert hugh hugo ivor jack james "
    "jasper jim jimmy john johnny jonathan joseph jude lance larry lawrence leo leonard lew lewis lionel louis maurice max "
    "mick miles monty ned neville nigel noel norman oliver oscar oswald otto owen patrick paul percy peregrine pete peter "
    "philip quentin ralph randolph raymond reggie reginald rex richard robert roderick rodney roger roland ronald ronnie "
    "rufus rupert samuel silas simeon simon stan stanley stephen steve ted teddy theo theodore thomas tim timothy toby tom "
    "tommy vernon victor vincent walter wilf wilfred william zachary ";
constexpr std::string_view of_either =
    " bertie connie evelyn jean joe kit leslie marion phil robin sam sidney vivian will willie ";

std::optional<int> given_name(std::string_view word)
{
    const std::string name = " " + std::string(word) + " ";
    if (of_her.find(name) != of_her.npos) return 2;
    if (of_him.find(name) != of_him.npos) return 1;
    return of_either.find(name) != of_either.npos ? std::optional(0) : std::nullopt;
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

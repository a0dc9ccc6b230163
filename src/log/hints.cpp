// The words of the laws that no line of a log has, and the form it has for them.
#include "log/hints.hpp"

#include "log/own_words.hpp"

namespace hoyle::log {
namespace {

struct Hint {
    std::string_view words;  ///< all of these, in this order: parted by `*`; a blank stands for the end of a word too, `^` for
                             ///< the line's begin
    std::string_view form;
};

/// The first that fits is said.
constexpr Hint hints[] = {
    {"^ from ", "`from hearts doubled, result AB by 4, honours AB 4 divided`"},
    {"^ stakes */", "`stakes 1 shilling per point`, `stakes 2.5 shillings per 100`"},
    {"^ stakes $", "`stakes 1 dollar per 100`"},
    {"^ stakes £", "`stakes 1 pound per 100`"},
    {" object", "what is not agreed is told so: `disputed W v N: E says none`, and of a claim `W denies the claim`"},
    {" points out * lead out of turn ", "`W points out lead-out-of-turn by E`"},
    {" claim* honours ", "`NS call honours`"},
    {" claim* for the revoke ", "`NS take three`"},
    {" claim* for a revoke ", "`NS take three`"},
    {" claim* three tricks ", "for a revoke `NS take three`; of the tricks still to come `S claims 3 tricks`"},
    {"^ bystander says ", "`bystander X says \"West revoked\"`, or of an offence `bystander X points out revoke by W at 5`"},
    {" revoke against ", "`S claims revoke by E at 5`"},
    {" claim* revoke* in trick ", "`S claims revoke by E at 5`"},
    {" claim* that * revoked ", "`S claims revoke by E at 5`"},
    {" says * revoked ", "`S claims revoke by E at 5`"},
    {" remarks that * revoked ", "`E points out revoke by S at 5`"},
    {" want* three tricks ", "`NS take three`"},
    {" pay* three tricks ", "what the other side does: its letters, and `take three`"},
    {" exact* three tricks ", "`NS take three`"},
    {" score* three tricks ", "`NS take three`, or to the score `NS add three`"},
    {" revoke penalty ", "`NS take three`"},
    {" waive* the ", "`S waives`, or of one of several `S waives lead-out-of-turn by E at 4`"},
    {" gives up the ", "`S waives`, or of one of several `S waives lead-out-of-turn by E at 4`"},
    {" forgives ", "`S waives`, or of one of several `S waives lead-out-of-turn by E at 4`"},
    {" lets the double ", "`S accepts the double`"},
    {" lets ", "`S lets it stand`, or of one of several `S lets it stand lead-out-of-turn by E at 4`"},
    {" refuse* the penalty ", "of one from whom it is asked `E disobeys`; of one who lets it go `S waives`"},
    {" refuse* to obey ", "`E disobeys`"},
    {" refuse* to play ", "`E disobeys`"},
    {" yields ", "`E obeys`"},
    {" claims the trick ", "`E says it is ours`"},
    {" claims the last trick ", "`E says it is ours`"},
    {" claim* game ", "`game won by NS`"},
    {" claim* the game ", "`game won by NS`"},
    {" claim* chicane ", "`chicane S`"},
    {" claim* his deal ", "`S demands deal by S`"},
    {" claim* the deal ", "`S demands deal by S`"},
    {" concede* the trick ", "`N concedes 1 trick`"},
    {" concede* the claim ", "`E, W admit the claim`"},
    {" accept* the claim ", "`E, W admit the claim`"},
    {" agree* to the claim ", "`E, W admit the claim`"},
    {" grant* the claim ", "`E, W admit the claim`"},
    {" admit* it ", "`E, W admit the claim`"},
    {" denies the revoke ", "`W denies the claim`"},
    {" disputes the claim ", "`W denies the claim`"},
    {" rejects the claim ", "`W denies the claim`"},
    {" demands that * win ", "`S calls on W to win`"},
    {" demands that * lose ", "`S calls on W to lose`"},
    {" demand* highest ", "`S calls highest diamond from W`"},
    {" demand* lowest ", "`S calls lowest diamond from W`"},
    {" asks for * highest ", "`S calls highest diamond from W`"},
    {" asks for * lowest ", "`S calls lowest diamond from W`"},
    {" demands that * play ", "`S calls HK from E`"},
    {" calls a lead ", "`S calls hearts from W`; where the suit is not told, `S says \"I call a lead\"`"},
    {" insists on * lead ", "`S calls hearts from W`"},
    {" will have * from ", "`S calls hearts from W`"},
    {" elect* from ", "`S calls hearts from W`"},
    {" to call a suit ", "of one who tells another to `N suggests call hearts from W`; whose right it is calls the suit himself"},
    {" must lead ", "what is asked of him: `S calls diamonds from E`"},
    {" chooses to call ", "`S calls HK from E`"},
    {" treats * as exposed ", "`S calls HK from E`"},
    {" suggests calling ", "`N suggests call hearts from W`"},
    {" informs * may ", "`N informs S of the penalty`"},
    {" draws attention to ", "`N points out revoke by E at 2`"},
    {" see the last trick ", "`W looks at the last trick`"},
    {" redeal ", "`E demands new deal`"},
    {" fresh deal ", "`E demands new deal`"},
    {" insists on a new deal ", "`E demands new deal`"},
    {" demand* new pack ", "`W calls for one new pack`"},
    {" demand* new cards ", "`W calls for new cards`"},
    {" demands a cut ", "`E demands recut`"},
    {" play out ", "`E demands play out`"},
    {" hand face up ", "`E demands hand down`"},
    {" to lay down his hand ", "`E demands hand down`"},
    {" lays his hand on the table ", "`S lays down hand`"},
    {" demands payment ", "`S demands stakes from X`"},
    {" challenges the score ", "the figure: `E challenges NS below 24 in deal 1`"},
    {" corrects the score ", "the figures: `N corrects NS below 18 to 24 in deal 1`"},
    {" bystander decides ", "`bystander X decides for W by agreement`"},
    {" to a bystander ", "what he said: `bystander X decides for W by agreement`"},
    {" claims * tricks ", "how many in figures: `W claims 2 tricks`"},
    {" for * lead out of turn ", "`S calls diamonds from W for lead-out-of-turn by E at 4`"},
    {" require* not to lead ", "`S bars hearts from W`"},
    {" ask* not to lead ", "`S bars hearts from W`"},
    {" must not lead ", "`S bars hearts from W`"},
    {" forbid* to lead *", "`S bars hearts from W`"},
    {" require* to lead *", "`S calls diamonds from E`"},
    {" demand* lead of *", "`S calls spades from W`"},
    {" require* not to win ", "`S calls on W not to win`"},
    {" require* to win ", "`S calls on W to win`"},
    {" require* highest ", "`S calls highest diamond from W`"},
    {" require* to lose ", "`S calls on W to lose`"},
    {" require* lowest ", "`S calls lowest diamond from W`"},
    {" require* not to play *", "`E bars CJ from S`"},
    {" require* to play *", "`S calls HK from E`"},
    {" call* on *to play *highest ", "`S calls highest diamond from W`"},
    {" call* on *to play *lowest ", "`S calls lowest diamond from W`"},
    {" call* on *to win *", "`S calls on W to win`"},
    {" call* on *to lose *", "`S calls on W to lose`"},
    {" call* highest ", "`S calls highest diamond from W`"},
    {" ask* highest ", "`S calls highest diamond from W`"},
    {" ask* lowest ", "`S calls lowest diamond from W`"},
    {" call* lowest ", "`S calls lowest diamond from W`"},
    {" call* exposed card ", "the card by its name: `S calls HK from E`"},
    {" say* may i ", "`W asks to lead`"},
    {" say* i make it ", "`N makes hearts`"},
    {" says hearts ", "`N makes hearts`"},
    {" says spades ", "`N makes spades`"},
    {" says diamonds ", "`N makes diamonds`"},
    {" says clubs ", "`N makes clubs`"},
    {" say* no trump", "`N makes no trumps`"},
    {" say* make it ", "of one who leaves it to his partner `N passes`; of one who makes it `N makes hearts`"},
    {" say* redouble ", "`S redoubles`"},
    {" say* double ", "`E doubles`"},
    {" say* the rest ", "`S claims the rest`"},
    {" leaves it to ", "`S leaves it`"},
    {" leave it to ", "`S leaves it`"},
    {" passes the ", "`S passes`"},
    {" passes to ", "`S passes`"},
    {" follows ", "a card put down behind its seat: `S: C8`; or the whole trick, `2. E: CA C8 C5 C3`"},
    {" discards ", "a card put down behind its seat: `W: H4`; or the whole trick, `2. E: CA C8 H4 C3`"},
    {" trumps with ", "a card put down behind its seat: `N: H3`; or the whole trick, `2. E: CA C8 C5 H3`"},
    {" ruffs ", "a card put down behind its seat: `N: H3`; or the whole trick, `2. E: CA C8 C5 H3`"},
    {" dummy plays ", "the card behind dummy's seat: `N: D4`"},
    {" takes up * cards ", "`W looks at his hand`, where it matters that he has seen it"},
    {" last card face up ", "`S deals card 52 HK to S face up`"},
    {" allows the double ", "`S accepts the double`"},
    {" consents ", "`S allows E to double`"},
    {" cannot remember ", "`S forgets the trump card`"},
    {" pack is cut ", "`pack cut by E`"},
    {" trick turned ", "`turned and quitted`"},
    {" trick is turned ", "`turned and quitted`"},
    {" if he has no *", "`N asks S about diamonds`"},
    {" no *partner ", "`E asks W about diamonds`"},
    {" won * tricks ", "`result NS 8`"},
    {" win * tricks ", "`result NS 8`"},
    {" wins * tricks ", "`result NS 8`"},
    {" by cards ", "`result NS by 2`"},
    {" win the game ", "`game won by NS`"},
    {" won the game ", "`game won by NS`"},
    {" win the rubber ", "`rubber won by NS`"},
    {" won the rubber ", "`rubber won by NS`"},
    {" finds * of *pack ", "`W holds C2 of blue pack`"},
    {" revokes ", "the cards show it; what is said of it is `S claims revoke by W at 2`"},
    {" drops a card ", "the card by its name, `W drops HK`, or `W drops ?` if nobody could name it"},
    {"^ trick *", "a trick by its number: `1. W: D5 D6 D7 D8`"},
    {"^ hands *-", "in a hand a void is left empty: `QJ97..Q987.AK42`"},
    {" take one ", "`NS take three`: the penalty is taken whole"},
    {" takes one ", "`NS take three`: the penalty is taken whole"},
    {"^ result ", "`result NS 9`, or `result NS by 3`"},
    {"^ score * below ", "`score NS below 24 above 16`"},
    {" score * below ", "`score NS below 24 above 16`"},
    {"^ score * above ", "`score NS below 24 above 16`"},
    {" score two ", "`W takes two`"},
    {" scores two ", "`W takes two`"},
    {"^ honours ", "`honours NS 3`, or `honours EW 4 in one hand`"},
    {"^ game ", "`game won by NS`"},
    {"^ rubber ", "`rubber won by NS`"},
    {" have * honours ", "`honours NS 3`"},
    {" hold * honours ", "`honours NS 3`"},
    {" had no trumps ", "`chicane N`"},
    {" made * tricks ", "`result NS 9`"},
    {" make * tricks ", "`result NS 9`"},
    {" while dealing ", "`E deals card 12 H4 to N face up`; which card it was may be left out, `E shows H4` and then `dealt`"},
    {" in dealing ", "`E deals card 12 H4 to N face up`; which card it was may be left out, `E shows H4` and then `dealt`"},
    {" deals card * face up ",
     "with the hand it comes to: `S deals card 12 H4 to N face up`; nobody remembers which: `S shows H4` and then `dealt`"},
    {" last card face down ", "`S deals card 52 to S face down`"},
    {" trump card face down ", "`S deals card 52 to S face down`"},
    {" deals again ", "`deal void`, and then the heading of the new deal"},
    {" deal lost ", "`deal void`"},
    {"^ misdeal ", "`W demands misdeal`, and `deal void`"},
    {" calls attention to the score ", "`bystander X points out score`"},
    {" calls attention to ", "`N points out revoke by E at 2`"},
    {" points out that ", "`W points out revoke by N at 3`"},
    {" agrees to the double ", "`S accepts the double`"},
    {" without asking ", "`lead not asked`, and then the lead"},
    {" from dummy ", "the card behind dummy's seat: `2. N: D4`"},
    {" overs ", "`E goes over`"},
    {" over ", "`E goes over`"},
    {" bids ", "`N makes hearts`"},
    {" chooses spades ", "`S makes spades`"},
    {" chooses hearts ", "`S makes hearts`"},
    {" chooses diamonds ", "`S makes diamonds`"},
    {" chooses clubs ", "`S makes clubs`"},
    {" calls spades * from ", "`S calls spades from E`"},
    {" calls hearts * from ", "`S calls hearts from E`"},
    {" calls diamonds * from ", "`S calls diamonds from E`"},
    {" calls clubs * from ", "`S calls clubs from E`"},
    {" calls spades ", "`S makes spades`, or of an adversary `S calls spades from E`"},
    {" calls hearts ", "`S makes hearts`, or of an adversary `S calls hearts from E`"},
    {" calls diamonds ", "`S makes diamonds`, or of an adversary `S calls diamonds from E`"},
    {" calls clubs ", "`S makes clubs`, or of an adversary `S calls clubs from E`"},
    {" calls no trump", "`S makes no trumps`"},
    {" asks * may i ", "`W asks to lead`"},
    {" asks may i ", "`W asks to lead`"},
    {" asks * to lead ", "`W asks to lead`"},
    {" says lead ", "`E says yes`"},
    {" answers ", "`E says yes`, `E says no`"},
    {" shows a card ", "the card by its name: `W shows HK`"},
    {" the penalty ", "which one: `S calls HK from E`, `NS take three`, `W demands new deal`"},
    {" chooses * pack ", "a player by his name, before the cards: `C chooses blue pack`; in a deal it need not be told"},
    {" doubles *", "the double alone: `E doubles`"},
    {" asks * no ", "`N asks S about hearts`"},
    {" joins ", "`B joins the table`"},
    {" deals two cards ", "`W deals cards 23+24 to N`, and when all are dealt `dealt`"},
    {" plays no trump", "`N makes no trumps`"},
    {" plays sans atout ", "`N makes no trumps`"},
    {" deals ", "`S deals card 14 to N`; and when all are dealt `dealt`"},
    {" ignores the double ", "`S refuses the double`"},
    {"^ disputed * v ", "`disputed W v N: W asks E about diamonds`, the parties by their seats"},
    {" goes down ", "`dummy down`"},
    {" enough ", "`W says satisfied`"},
    {" may i ", "`W asks to lead`"},
    {" honours ", "`NS call 3 honours`, `honours NS 3`"},
    {"^ laws 1897 ", "`laws whist-club-1897`"},
    {"^ laws 1904 ", "`laws portland-1904`"},
    {"^ laws 1905 ", "`laws american-1905`"},
    {"^ laws 1907 ", "`laws american-1907`"},
    {"^ laws whist ", "`laws short-whist`"},
    {"^ laws portland ", "`laws portland-1904`"},
    {"^ laws portland 1904 ", "`laws portland-1904`"},
    {"^ laws american 1905 ", "`laws american-1905`"},
    {"^ laws american 1907 ", "`laws american-1907`"},
    {"^ laws short whist ", "`laws short-whist`"},
    {" calls from ", "what is called, by its name: `S calls hearts from E`; where that is not told, `S says \"I call a suit\"`"},
    {" takes back ", "`E takes back HK`, and of a card not known `E takes back`"},
    {" draws ", "`S draws HK`, and of a card not known `S draws ?`"},
    {"^ cut for ", "`cut for partners: A H5, B DK`, each card in full; draws of which that is not told stand behind `#`"},
    {"^ recut ", "`recut: A H7, B H8`, each card in full; draws of which that is not told stand behind `#`"},
    {" penalty ", "which one: `S calls HK from E`, `NS take three`, `W demands new deal`"},
    {" forbids ", "`S bars hearts from W`"},
    {" make* it ", "`S makes hearts`"},
    {" a small ", "a card of which only the suit is known by its letter: `W plays C?`"},
    {" ha* cards ", "`W held 12 cards`"},
    {" score * agreed ", "`score agreed`"},
    {"^ laws whist club 1897 ", "`laws whist-club-1897`"},
};

/// In small letters, with one blank between the words and at either end; signs that end a word are left out, save a dash.
std::string plain(std::string_view line)
{
    std::string text = " ";
    for (char c : line) {
        if (c == '#') break;
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
        if (c == '?' || c == '.' || c == '"' || c == '!' || c == ':' || c == ',' || c == '\t') c = ' ';
        if (c != ' ' || text.back() != ' ') text += c;
    }
    if (text.back() != ' ') text += ' ';
    return text;
}

bool fits(std::string_view text, std::string_view words)
{
    if (words.starts_with('^')) {
        words.remove_prefix(1);
        if (!text.starts_with(words.substr(0, words.find('*')))) return false;
    }
    std::size_t at = 0;
    for (;;) {
        const auto star = words.find('*');
        const auto part = words.substr(0, star);
        // the blank that ends one part may begin the next
        at = text.find(part, at != 0 && text[at - 1] == ' ' ? at - 1 : at);
        if (at == text.npos) return false;
        at += part.size();
        if (star == words.npos) return true;
        words.remove_prefix(star + 1);
        if (words.empty()) return true;
    }
}

}  // namespace

std::string hint(std::string_view line)
{
    constexpr std::size_t longest = 200;  // no such line is longer
    const std::string text = plain(line.substr(0, longest));
    for (const Hint& each : hints)
        if (fits(text, each.words)) return "; a log has it so: " + printable(in_own_words(each.form, line));
    return {};
}

}  // namespace hoyle::log

#include "sheet/read.hpp"

#include "lawbook/book.hpp"
#include "sheet/page.hpp"
#include "sheet/partners.hpp"
#include "sheet/question.hpp"
#include "sheet/search.hpp"
#include "sheet/write.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace hoyle::sheet {
namespace {

constexpr std::size_t longest_line = 1000, longest_sheet = 300;
constexpr std::string_view code_of_bridge = "portland-1904", code_of_whist = "short-whist";

/// Statements of the language that head a sheet as well as a log, and stay as they are.
bool is_heading(std::string_view words)
{
    static constexpr std::string_view heads[] = {"laws", "table", "stakes", "date"};
    return std::find(std::begin(heads), std::end(heads), words.substr(0, words.find(' '))) != std::end(heads);
}

/// How many numbers stand on a line.
std::size_t numbers_on(std::string_view line)
{
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    std::size_t count = 0;
    for (std::size_t at = 0; at < line.size(); ++at) count += is_digit(line[at]) && (at == 0 || !is_digit(line[at - 1]));
    return count;
}

/// Words of the play of the cards on a line; of a row of figures, in which dummy may have made the trump, none.
std::size_t verbs_of_play(std::string_view line)
{
    constexpr std::size_t row = 3;
    if (numbers_on(line) >= row) return 0;
    static constexpr std::string_view of_play[] = {"led",   "leads",   "lead",   "follows", "followed",
                                                   "dummy", "trumped", "ruffed", "revoked", "revoke"};
    const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    std::string small;
    for (const char c : line) small += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    std::size_t count = 0;
    for (const auto verb : of_play) {
        const auto found = small.find(verb);
        if (found == small.npos) continue;
        const auto behind = found + verb.size();
        count += (found == 0 || !is_letter(small[found - 1])) && (behind >= small.size() || !is_letter(small[behind]));
    }
    return count;
}

bool is_suit(std::string_view letters)
{
    static constexpr std::string_view suits[] = {"C", "D", "H", "S", "c", "d", "h", "s", "♣", "♦", "♥", "♠"};
    return std::find(std::begin(suits), std::end(suits), letters) != std::end(suits);
}

bool is_rank(std::string_view word)
{
    return word == "10" || (word.size() == 1 && std::string_view("AKQJTakqjt23456789").find(word) != std::string_view::npos);
}

/// `S4`, `4s`, `♣K`, with a mark behind it: a card.
bool is_card(std::string_view word)
{
    while (!word.empty() && std::string_view(",.;:*!?").find(word.back()) != std::string_view::npos) word.remove_suffix(1);
    for (const std::size_t suit : {std::size_t{1}, std::string_view("♣").size()}) {
        if (word.size() <= suit) continue;
        if (is_suit(word.substr(0, suit)) && is_rank(word.substr(suit))) return true;
        if (is_suit(word.substr(word.size() - suit)) && is_rank(word.substr(0, word.size() - suit))) return true;
    }
    return false;
}

/// `W:CK`, `W♠A`: without the seat.
std::string_view without_seat(std::string_view word)
{
    if (word.size() < 3 || std::string_view("NESWnesw").find(word[0]) == std::string_view::npos) return word;
    const bool parted = word[1] == ':', signed_so = !parted && static_cast<unsigned char>(word[1]) >= 0x80;
    return parted || signed_so ? word.substr(parted ? 2 : 1) : word;
}

/// `N  ♠85  ♥Q42  ♦AKQ7  ♣J864`: the four suits with cards behind each.
bool tells_hand(std::string_view line)
{
    static constexpr std::array<std::string_view, 4> signs{"♠", "♥", "♦", "♣"};
    return std::all_of(signs.begin(), signs.end(), [&](std::string_view sign) {
        const auto at = line.find(sign);
        return at != line.npos && at + sign.size() < line.size() &&
               std::string_view("AKQJT0123456789-").find(line[at + sign.size()]) != std::string_view::npos;
    });
}

/// Three cards or more, a court card among them: sums of money, `6d 2s 4d`, have none.
bool tells_cards_played(std::string_view line)
{
    constexpr std::size_t fewest = 3;
    std::size_t cards = 0;
    bool court = false;
    for (std::size_t at = 0; at < line.size();) {
        const auto end = std::min(line.find_first_of(" \t/,", at), line.size());
        const auto word = line.substr(at, end - at);
        at = end + 1;
        if (!is_card(without_seat(word))) continue;
        ++cards;
        court = court || word.find_first_of("AKQJakqj") != word.npos;
    }
    return cards >= fewest && court;
}

std::vector<std::string> small_words(std::string_view line)
{
    std::vector<std::string> out(1);
    for (const char c : line) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            out.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!out.back().empty()) out.emplace_back();
    }
    if (out.back().empty()) out.pop_back();
    return out;
}

bool is_honour(std::string_view word)
{
    return is_card_named(word) || (word.size() == 1 && std::string_view("akqj").find(word) != std::string_view::npos);
}
bool tells_rank(std::string_view word)
{
    const int number = number_in_words(word);
    return is_honour(word) || is_rank(word) || (number >= 2 && number <= 10);
}
bool tells_suit(std::string_view word)
{
    static constexpr std::array<std::string_view, 4> suits{"spade", "heart", "diamond", "club"};
    return std::any_of(suits.begin(), suits.end(), [&](std::string_view suit) {
        return word.starts_with(suit) && (word.size() == suit.size() || word.substr(suit.size()) == "s");
    });
}

/// `East diamond Q / South diamond 3 / West diamond 4`, `EAST CLUB THREE SOUTH CLUB KING`: three such cards or more, one an
/// honour; `4 of diamonds, queen of diamonds`. Of one suit each: `hearts A K Q` tells how honours lay.
bool tells_cards_in_words(std::string_view line)
{
    constexpr std::size_t fewest = 3;
    const auto words = small_words(line);
    std::size_t cards = 0;
    bool court = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!tells_suit(words[i])) continue;
        const bool behind_rank = i > 1 && words[i - 1] == "of" && tells_rank(words[i - 2]);
        const bool before_rank = words[i].back() != 's' && i + 1 < words.size() && tells_rank(words[i + 1]);
        if (!behind_rank && !before_rank) continue;
        ++cards;
        court = court || is_honour(words[behind_rank ? i - 2 : i + 1]);
    }
    return cards >= fewest && court;
}

/// Does the text tell of play, or is it a block as the language has it?
bool is_log(std::string_view text, const Known& known)
{
    static constexpr std::string_view of_blocks[] = {"block", "game", "total", "column", "from", "noticed", "entry"};
    std::size_t lines = 0, read = 0, play = 0, verbs = 0, block = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        auto line = text.substr(at, end - at);
        at = end + 1;
        const auto first = line.find_first_not_of(" \t\r");
        if (first == line.npos) continue;
        line = line.substr(first, line.find_last_not_of(" \t\r") + 1 - first);
        if (line.size() > longest_line || ++lines > longest_sheet) return true;
        const auto word = line.substr(0, line.find_first_of(" :\t"));
        const bool reads = !is_heading(line) && known.reads(line);
        // `deal  trumps  tricks` heads columns
        if (word == "expect" || word == "title" || word == "hands" || (word == "deal" && reads)) return true;
        read += reads;
        // `4. N: H3 H5 HK H2`
        play += tells_cards_played(line) || tells_cards_in_words(line) || tells_hand(line);
        play += reads && line[0] >= '0' && line[0] <= '9' && line.find(':') < std::string_view("13. N:").size();
        block += reads && std::find(std::begin(of_blocks), std::end(of_blocks), word) != std::end(of_blocks) && word != "game";
        verbs += verbs_of_play(line);
    }
    constexpr std::size_t lines_to_a_verb = 10;  // in talk beside a long sheet
    return play + (verbs * lines_to_a_verb > lines ? verbs : 0) > 1 || (block > 0 && read * 10 >= lines * 6);
}

/// Figures enough for the score of a rubber, in digits or in words.
bool has_figures(std::string_view text)
{
    constexpr std::size_t fewest_digits = 5, fewest_words = 8, least = 8;
    std::size_t digits = 0, words = 0;
    std::string word;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const char c = i < text.size() ? text[i] : ' ';
        digits += c >= '0' && c <= '9';
        if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            continue;
        }
        words += !word.empty() && number_in_words(word) >= static_cast<int>(least);
        word.clear();
    }
    return digits >= fewest_digits || words >= fewest_words;
}

/// Is the reading good enough to be taken for what the sheet says?
bool fits(const Reading& reading)
{
    std::size_t figures = 0, left_out = 0;
    for (const Unit& unit : reading.units)
        for (const std::size_t at : unit.numbers) figures += !unit.marks[at].in_words;
    for (const Step& step : reading.steps) {
        const Unit& unit = reading.units[step.unit];
        for (std::size_t i = 0; i < step.roles.size(); ++i) {
            const Mark* mark = i < unit.numbers.size() ? &unit.marks[unit.numbers[i]] : nullptr;
            left_out += step.roles[i].role == Role::left_out && !(mark && (mark->term || mark->names));
        }
    }
    constexpr double a_figure = 4.2, a_sheet = 14;
    // two figures somewhere in a letter that agree with nothing are no score
    const bool entered = reading.end.entries > 2 || (reading.end.entries == 2 && reading.end.proofs > 0);
    return entered && reading.cost <= a_figure * static_cast<double>(figures) + a_sheet && left_out * 3 <= figures + 3;
}

/// The book that the sheet names, if it is a shipped one.
const lawbook::Book* named_by(std::string_view laws)
{
    constexpr std::string_view verb = "laws ";
    if (!laws.starts_with(verb)) return nullptr;
    laws.remove_prefix(verb.size());
    return lawbook::find_shipped(laws.substr(0, laws.find(' ')));
}

HandTable table_of(std::string_view code, const lawbook::Book* named)
{
    const lawbook::Book& usual = *lawbook::find_shipped(code);
    return HandTable(scoring::figures_of(named && named->game == usual.game ? *named : usual, {}));
}

/// A sheet on which the partners stay the same.
std::optional<Translation> read_one(std::string_view text, const Known& known)
{
    const lawbook::Book* named = named_by(known.laws);
    // the whist drive, the whist-room had a table of bridge, as its figures tell; a line `laws` is believed
    const bool said = text.starts_with("laws ") || text.find("\nlaws ") != text.npos;
    if (named && !said && named->game == lawbook::Game::whist) named = nullptr;
    const HandTable bridge = table_of(code_of_bridge, named), whist = table_of(code_of_whist, named);
    const auto game = named ? std::optional(named->game == lawbook::Game::whist) : std::nullopt;
    const auto readings = search(text, bridge, whist, game);
    if (readings.empty() || !fits(readings.front())) return std::nullopt;
    const Reading& best = readings.front();
    const std::string laws = named ? std::string(known.laws) : "laws " + std::string(best.whist ? code_of_whist : code_of_bridge);
    const MoneyTold money = find_money_in(text);
    const HandTable& table = best.whist ? whist : bridge;
    auto out = write(best, table, text, {laws, money, question_of(readings, money, table)});
    // what the language does not take is a fault of the writer above: then the text is left to others
    for (std::size_t at = 0; at < out.bytes.size();) {
        const auto end = out.bytes.find('\n', at);
        const std::string_view line = std::string_view(out.bytes).substr(at, end - at);
        at = end + 1;
        if (!line.empty() && line[0] != '#' && line.find_first_not_of(" \t\r") != line.npos && !known.reads(line))
            return std::nullopt;
    }
    return out;
}

/// What the lines of another part of the text became, behind what the first became.
void append(Translation& all, const Translation& part, std::size_t lines_before)
{
    auto written = part.lines.begin();
    for (const std::string_view statement : split_lines(part.bytes)) {
        const WrittenLine& line = *written++;
        if (statement.starts_with("laws ") || line.number <= lines_before) continue;  // told before
        (all.bytes += statement) += '\n';
        all.lines.push_back(line);
    }
}

/// Lines that are no part of a sheet, as remarks.
void append_remarks(Translation& all, std::string_view text, std::size_t number)
{
    for (const std::string_view line : split_lines(text)) {
        const auto from = std::min(line.find_first_not_of(" \t"), line.size());
        all.bytes += "# " + std::string(line.substr(from)) + '\n';
        all.lines.push_back({number++, std::string(line.substr(from)), static_cast<std::uint32_t>(from)});
    }
}

/// Each part by itself; nothing, if one of them is no sheet.
std::optional<Translation> read_parts(std::string_view text, const PartnerChanges& changes, const Known& known)
{
    std::optional<Translation> all;
    std::size_t from = 0;
    const auto lines_before = [&](std::size_t at) {
        return static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    };
    for (std::size_t k = 0; k <= changes.begins.size(); ++k) {
        const std::size_t to = k < changes.begins.size() ? changes.begins[k] : changes.end;
        // its lines have the numbers they have in the whole
        const auto part = read_one(std::string(lines_before(from), '\n') + std::string(text.substr(from, to - from)), known);
        if (!part) return std::nullopt;
        if (!all) all = part;
        else append(*all, *part, lines_before(from));
        from = to;
    }
    append_remarks(*all, text.substr(from), lines_before(from) + 1);
    return all;
}

}  // namespace

std::optional<Translation> read_as_kept(std::string_view text, const Known& known)
{
    if (!has_figures(text) || is_log(text, known)) return std::nullopt;
    if (const PartnerChanges changes = changes_of_partners(text); !changes.begins.empty())
        if (auto parts = read_parts(text, changes, known)) return parts;
    return read_one(text, known);
}

}  // namespace hoyle::sheet

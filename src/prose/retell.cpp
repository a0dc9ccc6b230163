#include "prose/retell.hpp"

#include "prose/forms.hpp"
#include "prose/headings.hpp"
#include "prose/told.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

namespace hoyle::prose {
namespace {

using Kind = Word::Kind;

constexpr std::size_t longest_line = 1000;
constexpr std::size_t longest_stretch = 16;  ///< words of one statement
constexpr std::size_t shortest_remark = 5;   ///< words of a line that may be one though a statement begins so

template <std::size_t N> bool among(std::string_view word, const std::array<std::string_view, N>& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Stems that tell a fact of play.
constexpr auto playing = std::to_array<std::string_view>(
    {"lead", "play", "revok",  "renounc", "discard", "drop",  "expos", "deal",  "redeal", "misdeal", "doubl",  "redoubl", "trump",
     "ruff", "cut",  "shuffl", "turn",    "trick",   "show",  "stake", "throw", "follow", "make",    "declar", "pass",    "call",
     "win",  "won",  "score",  "honour",  "honor",   "below", "abov",  "game",  "rubber", "odd",     "card",   "hand"});

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == text.npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

enum class Written {
    in_the_language,  ///< it has a title, or says what it expects: its faults are to be mended, not understood
    mostly,  ///< four lines in five are read as they stand: of the others those wholly understood are told again, and sentences
             ///< kept
    in_words,
};

Written written_how(std::string_view text, bool (*reads)(std::string_view))
{
    constexpr std::size_t fewest = 5, in_five = 4;
    std::size_t lines = 0, read = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const auto line = trimmed(text.substr(at, end - at));
        at = end + 1;
        if (line.starts_with("expect ") || line.starts_with("title ") || line.starts_with("block"))
            return Written::in_the_language;
        if (line.empty() || line[0] == '#') continue;
        ++lines;
        read += line.size() <= longest_line && reads(line);
    }
    return lines >= fewest && read * 5 >= lines * in_five ? Written::mostly : Written::in_words;
}

class Telling {
public:
    Telling(bool (*reads)(std::string_view), Written how) : reads_(reads), how_(how) {}

    /// `laws`: said in passing, wherever it was.
    Retold tell(std::string_view text, const std::optional<LawsMentioned>& laws)
    {
        if (laws) {
            changed = true;
            table_.heard(laws->statement);
            append(laws->statement, {laws->line + 1, laws->statement, 0});
        }
        for (std::size_t at = 0; at < text.size(); ++number_) {
            const auto end = std::min(text.find('\n', at), text.size());
            line(text.substr(at, end - at));
            at = end + 1;
        }
        tell_by_name();
        if (!deal_begun_) laws_in_time = table_.laws;
        return std::move(out_);
    }

    bool changed = false;
    bool laws_in_time = false;  ///< the code was said before the first deal

private:
    struct Made {
        std::vector<std::string> statements;
        bool refused = false;  ///< a fact in it was not understood
        bool said = false;     ///< somebody spoke, argued or asked
        void add(std::string statement) { statements.push_back(std::move(statement)); }
    };

    void put(std::string_view bytes, std::string_view written, std::uint32_t indent)
    {
        if (trimmed(bytes).starts_with("deal ")) {
            if (deal_begun_) tell_by_name();
            if (!deal_begun_) laws_in_time = table_.laws;
            deal_begun_ = true;
            Table then = table_;
            then.heard(trimmed(bytes));
            dealer_ = then.dealer;
        }
        append(bytes, {number_, std::string(written), indent});
    }

    void append(std::string_view bytes, WrittenLine line)
    {
        out_.bytes += bytes;
        out_.bytes += '\n';
        out_.lines.push_back(std::move(line));
    }

    /// What the words since the last deal tell by its name alone.
    void tell_by_name()
    {
        constexpr std::size_t lines_to_one = 3;
        const bool story = changed || free_lines_ * lines_to_one >= written_;
        Table then = table_;
        then.dealer = dealer_;
        for (const Named& named : story ? named_in(free_, then) : std::vector<Named>())
            if (reads_(named.statement)) {
                changed = true;
                append(named.statement, {named.line->number, std::string(named.line->words), named.line->indent});
            }
        free_.clear();
        written_ = free_lines_ = 0;
    }

    void as_it_is(std::string_view whole)
    {
        put(whole, {}, 0);
        if (reads_(whole)) table_.heard(whole);
    }

    void line(std::string_view whole)
    {
        const auto words = trimmed(whole);
        if (words.empty() || words.size() > longest_line || words[0] == '#') return put(whole, {}, 0);
        ++written_;
        const auto laws = table_.laws ? std::nullopt
                                      : told_laws(words);  // "portland 1904" might be a figure of a side called portland
        if (laws && !words.starts_with("laws ")) {
            changed = true;
            put(*laws + "  # " + std::string(words), words, 0);
            return table_.heard(*laws);
        }
        if (reads_(whole)) {
            if (const auto comment = words.find("# "); comment != words.npos)
                free_.push_back({words.substr(comment + 2), number_, 0});
            if (told_before(words)) return changed = true, put("# " + std::string(words), words, 0);
            if (needs_deal(words)) put("deal by ?", words, 0), table_.heard("deal by ?"), changed = true;
            return as_it_is(whole);
        }
        const auto indent = static_cast<std::uint32_t>(
            characters(whole.substr(0, static_cast<std::size_t>(words.data() - whole.data()))));
        ++free_lines_;
        Made made;
        who_.reset();
        side_.reset();
        speaking_.reset();
        tell_line(words, made);
        const bool remark = made.said || !near_miss(words);
        if (made.statements.empty() || made.refused) free_.push_back({words, number_, indent});
        const bool sentence = split(words).size() >= shortest_remark;
        if (how_ == Written::mostly && (made.refused || (made.statements.empty() && !sentence))) return as_it_is(whole);
        if (made.statements.empty() && (made.refused || !remark)) return as_it_is(whole);
        changed = true;
        std::string comment = "# " + std::string(words);
        for (const auto& statement : made.statements) {
            put(statement + (&statement == &made.statements.front() ? "  " + comment : ""), words, indent);
        }
        if (made.statements.empty()) put(comment, words, indent);
        if (made.refused) put(whole, {}, 0);
    }

    /// A trick that has been told with all its cards is told again, as it stood in the end.
    bool told_before(std::string_view line) const
    {
        return table_.told != 0 && std::isdigit(static_cast<unsigned char>(line[0])) != 0 &&
               std::atoi(std::string(line.substr(0, 2)).c_str()) == table_.told;
    }

    /// What is a demand, or a card without its trick, means nothing sure once a fact before it was not understood.
    bool hangs(std::string_view statement) const
    {
        if (!table_.gap) return statement.starts_with("standing ") && table_.acted;  // said of what was before
        const auto words = split(statement);
        static constexpr auto verbs = std::to_array<std::string_view>({"calls", "demands", "bars", "take", "add", "deduct",
                                                                       "plays", "leads", "takes", "changes", "drops", "doubles",
                                                                       "redoubles"});
        return words.size() > 1 && among(words[1], verbs);
    }

    /// A line that is headed as a statement is, or a short one that begins as one does, is rather a slip of the pen than a
    /// remark; so is a word by itself that is no sentence.
    static bool near_miss(std::string_view line)
    {
        static constexpr auto headings = std::to_array<std::string_view>({"laws", "table", "hands", "stakes", "standing"});
        static constexpr auto starts = std::to_array<std::string_view>(
            {"deal", "rubber", "result", "honours", "score", "pack", "won", "game", "games", "tricks", "dealt", "cut", "agreed"});
        const auto words = split(line);
        if (words.empty()) return false;
        const auto first = words[0];
        if (among(first, headings)) return true;
        if (words.size() == 1) return std::isalnum(static_cast<unsigned char>(first.back())) != 0;
        if (words.size() >= shortest_remark) return false;
        return first.size() == 1 || seat_of(first) || among(first, starts) ||
               std::isdigit(static_cast<unsigned char>(first[0])) != 0;
    }

    /// A statement made of the line, as the grammar reads it; several are parted by a stroke.
    bool state(const std::string& statement, Made& made)
    {
        if (const auto stroke = statement.find(" / "); stroke != std::string::npos)
            return state(statement.substr(0, stroke), made) && state(statement.substr(stroke + 3), made);
        if (!reads_(statement)) return false;
        if (statement[0] == '#') return made.said = true;
        if (needs_deal(statement)) {
            made.add("deal by ?");
            table_.heard(made.statements.back());
        }
        table_.heard(statement);
        made.add(statement);
        return true;
    }

    bool reads_all(std::string_view statement) const
    {
        for (auto stroke = statement.find(" / "); stroke != statement.npos; stroke = statement.find(" / ")) {
            if (!reads_(statement.substr(0, stroke))) return false;
            statement.remove_prefix(stroke + 3);
        }
        return reads_(statement);
    }

    /// Play that no deal has been headed for.
    bool needs_deal(std::string_view statement) const
    {
        if (table_.dealt) return false;
        const auto words = split(statement);
        if (words.empty()) return false;
        if (std::isdigit(static_cast<unsigned char>(words[0][0])) != 0) return true;
        static constexpr auto verbs = std::to_array<std::string_view>({"makes", "leads", "plays", "doubles", "redoubles",
                                                                       "passes", "asks", "drops", "shows", "deals", "calls",
                                                                       "takes", "says", "throws", "held"});
        return words[0] == "result" || words[0] == "hands" || (seat_of(words[0]) && words.size() > 1 && among(words[1], verbs));
    }

    void tell_line(std::string_view words, Made& made)
    {
        if (trick_line(words, made) || tidied(words, made)) return;
        if (!table_.laws)
            if (const auto laws = told_laws(words); laws && state(*laws, made)) return;
        if (!table_.seated)
            if (const auto table = told_table(words); table && state(*table, made)) return;
        std::string_view rest;
        if (const auto deal = told_deal(words, table_, rest); deal && state(*deal, made)) {
            if (!rest.empty()) tell_line(rest, made);
            return;
        }
        sentences(words, made);
    }

    /// A trick by its number with words between: "1. W leads HK, N H3", "Trick 2: South the jack of clubs, West the three".
    bool trick_line(std::string_view line, Made& made)
    {
        const auto first = split(line);
        if (first.empty()) return false;
        const bool named = first.size() > 2 && (first[0] == "trick" || first[0] == "Trick");
        const std::string number = std::string(first[named ? 1 : 0]);
        if (number.empty() || number.size() > 2 || number.find_first_not_of("0123456789") != std::string::npos || number == "0")
            return false;
        const auto begin = static_cast<std::size_t>(first[named ? 1 : 0].data() + number.size() - line.data());
        table_.led.reset();
        Table fresh = table_;
        std::string out = number + ".";
        bool seat = false;
        int cards = 0;
        for (const Word& word : hear(line.substr(begin), table_, {})) {
            static constexpr auto filling = std::to_array<std::string_view>(
                {"lead", "play", "follow", "throw", "discard", "ruff", "trump", "put", "with", "win", "low"});
            if (word.kind == Kind::seat && word.before.empty() && !seat) {
                out += std::string(" ") + letter_of(word.seat) + ":";
                seat = true;
            } else if (word.kind == Kind::card || (word.kind == Kind::rank && table_.led)) {
                const Card card = word.kind == Kind::card ? word.card : Card(*table_.led, word.rank);
                if (cards++ == 0 && !seat) return false;
                if (cards == 1) table_.led = card.suit();
                out += " " + spelling(card);
                seat = false;
            } else if (word.kind != Kind::plain || !among(word.stem, filling) || word.stem == "low") {
                return table_ = fresh, false;
            }
        }
        if (cards == 0 || seat) return table_ = fresh, false;
        return state(out, made) || (table_ = fresh, false);
    }

    /// A statement with something behind it that is none of it: a note in brackets, an arrow, dots.
    bool tidied(std::string_view words, Made& made)
    {
        for (const std::string_view sign : {"<-", "(", "[", "--", "...", "…", ";", " - "}) {
            const auto at = words.find(sign);
            if (at == words.npos || at == 0) continue;
            const auto head = trimmed(words.substr(0, at));
            if (head.size() > 3 && may_stand(head) && reads_(head)) {
                state(std::string(head), made);
                return true;
            }
        }
        return false;
    }

    /// Words of the user's that may be taken as a statement as they stand.
    bool may_stand(std::string_view piece) const
    {
        const auto words = split(piece);
        if (words.size() < 2 || (words[1] == "says" && !table_.asked)) return false;
        if (words[1].find_first_not_of("0123456789|-") == words[1].npos) return false;  // an entry of a block: "NS 24"
        static constexpr auto starts = std::to_array<std::string_view>({"deal", "result", "score", "honours", "pack", "gathered",
                                                                        "quitted", "turned", "stakes", "rubber", "standing",
                                                                        "table", "laws", "hands"});
        return among(words[0], starts) || seat_of(words[0]) || table_.find(words[0]) ||
               (std::isdigit(static_cast<unsigned char>(words[0][0])) != 0 && words[0].size() <= 2 && words.size() > 2);
    }

    void sentences(std::string_view words, Made& made)
    {
        std::size_t begin = 0;
        bool quoted = false;
        for (std::size_t at = 0; at <= words.size(); ++at) {
            const bool end = at == words.size();
            const char c = end ? '.' : words[at];
            if (c == '"') quoted = !quoted;
            const bool stop = (c == '.' && (end || at + 1 == words.size() || words[at + 1] == ' ') &&
                               !abbreviates(words.substr(0, at))) ||
                              c == ';' || c == '(' || c == ')' || c == '!' || c == '?';
            if (!end && (quoted || !stop)) continue;
            const auto piece = trimmed(words.substr(begin, at - begin));
            if (!piece.empty()) sentence(piece, c == '?', made);
            begin = at + 1;
        }
    }

    /// Mr. and 1. end no sentence.
    static bool abbreviates(std::string_view before)
    {
        const auto blank = before.find_last_of(" \t\"(");
        const auto word = before.substr(blank == before.npos ? 0 : blank + 1);
        static constexpr auto titles = std::to_array<std::string_view>(
            {"Mr", "Mrs", "Dr", "Maj", "Capt", "Col", "Gen", "Rev", "Sen", "v", "dia", "w"});
        return among(word, titles) ||
               (!word.empty() && word.size() <= 2 && std::isdigit(static_cast<unsigned char>(word[0])) != 0) ||
               (word.size() == 1 && std::isupper(static_cast<unsigned char>(word[0])) != 0);
    }

    void sentence(std::string_view text, bool question, Made& made)
    {
        if (may_stand(text) && reads_(text)) return void(state(std::string(text), made));
        if (!table_.laws)
            if (const auto laws = told_laws(text); laws && state(*laws, made)) return;
        if (!table_.seated)
            if (const auto table = told_table(text); table && state(*table, made)) return;
        if (!table_.laws) laws_within(text, made);
        const auto words = hear(text, table_, {});
        if (words.empty()) return;
        if (words.size() == 1 && words[0].kind == Kind::seat && words[0].end < text.size() && text[words[0].end] == ':')
            made.said = true;
        if (const std::size_t head = speech_head(words); head != 0) return speech(text, words, head, made);
        const bool acts = words[0].kind == Kind::plain && text[words[0].end - 1] == 's';  // "takes up H6": no words of his
        if (speaking_ && words[0].kind != Kind::seat && words[0].kind != Kind::side && !acts) {
            stretches(text, hear(text, table_, speaking_), {true, speaking_, {}}, made, false, false);
            return;
        }
        speaking_.reset();
        if (question) return void(made.said = true);
        static constexpr auto conditional = std::to_array<std::string_view>({"if", "suppos", "were", "should", "had"});
        const auto first = split(text).front();
        if (among(words[0].stem, conditional) || first == "Had" || first == "had" || first == "Were") return refuse(words, made);
        narrative(text, words, made);
    }

    /// "London rules, we always do": the code in a longer sentence, as it stands beside a word for laws.
    void laws_within(std::string_view text, Made& made)
    {
        const auto words = split(text);
        constexpr std::size_t widest = 8;
        static constexpr auto laws = std::to_array<std::string_view>(
            {"laws", "rules", "code", "law", "Laws", "Rules", "Code", "LAWS", "RULES", "CODE", "book"});
        if (words.size() > 60 ||
            std::none_of(words.begin(), words.end(), [](std::string_view word) { return among(word, laws); }))
            return;
        for (std::size_t width = std::min(widest, words.size()); width > 1; --width)
            for (std::size_t at = 0; at + width <= words.size(); ++at) {
                const auto& last = words[at + width - 1];
                const auto window = text.substr(static_cast<std::size_t>(words[at].data() - text.data()),
                                                static_cast<std::size_t>(last.data() + last.size() - words[at].data()));
                const auto has = [](std::string_view word) { return among(word, laws); };
                if (std::none_of(words.begin() + static_cast<std::ptrdiff_t>(at),
                                 words.begin() + static_cast<std::ptrdiff_t>(at + width), has))
                    continue;
                if (const auto told = told_laws(window); told && state(*told, made)) return;
            }
    }

    /// How many words stand before what somebody says: "Drew:", "Drew said", "W asks E". 0: nobody speaks.
    std::size_t speech_head(const std::vector<Word>& words) const
    {
        if (words.size() < 2 || (words[0].kind != Kind::seat && words[0].kind != Kind::side)) return 0;
        if (!words[0].before.empty()) return 0;
        if (words[1].stop == ':') return 1;
        static constexpr auto verbs = std::to_array<std::string_view>({"say", "cri", "answer", "repli", "remark", "argu",
                                                                       "contend", "exclaim", "object", "insist", "maintain",
                                                                       "shout", "announc", "observ", "protest"});
        std::size_t at = 1;
        while (at < words.size() && at < 4 && words[at].kind == Kind::plain &&
               (words[at].stem == "then" || words[at].stem == "again" || words[at].stem == "still"))
            ++at;
        if (at < words.size() && words[at].kind == Kind::plain && among(words[at].stem, verbs)) return at + 1;
        for (std::size_t i = 1; i < std::min<std::size_t>(words.size(), 5); ++i) {
            if (words[i].stop == ':' || words[i].stop == '"') return i;
            if (words[i].kind == Kind::plain && !is_saying(words[i].stem)) return 0;
        }
        return 0;
    }

    void speech(std::string_view text, const std::vector<Word>& head, std::size_t count, Made& made)
    {
        made.said = true;
        if (head[0].kind != Kind::seat || count >= head.size()) return;
        const Seat who = head[0].seat;
        const auto begin = head[count].begin;
        std::size_t end = text.size();  // or where the next one speaks: "W: may I play, E: play"
        for (std::size_t i = count + 1; i + 1 < head.size() && end == text.size(); ++i)
            if (head[i].kind == Kind::seat && head[i].stop == ',' && head[i + 1].stop == ':') end = head[i].begin;
        auto body = text.substr(begin, end - begin);
        const auto words = hear(body, table_, who);
        const std::size_t before = made.statements.size();
        const bool reported = count > 1 && head[count].stop != ':' && head[count].stop != '"' && head[count].stop != ',';
        stretches(body, words, {true, who, {}}, made, false, reported);
        if (made.statements.size() == before) table_.speaker = who;
        who_ = speaking_ = who;
        if (end < text.size()) sentence(text.substr(end), false, made);
    }

    void narrative(std::string_view text, const std::vector<Word>& words, Made& made)
    {
        stretches(text, words, {false, who_, side_}, made, true, false);
    }

    /// The longest stretches that mean something, from the left; what lies between is a remark, or a fact not understood.
    void stretches(std::string_view text, const std::vector<Word>& words, Spoken spoken, Made& made, bool facts, bool first_only)
    {
        std::size_t at = 0;
        while (at < words.size()) {
            const std::size_t taken = one_stretch(text, words, at, spoken, made);
            if (taken != 0) {
                at += taken;
                if (first_only) return;
                continue;
            }
            std::size_t next = at + 1;
            while (next < words.size() && words[next].stop == 0) ++next;
            const std::vector<Word> left(words.begin() + static_cast<std::ptrdiff_t>(at),
                                         words.begin() + static_cast<std::ptrdiff_t>(next));
            if (facts) {
                refuse(left, made);
                // what somebody thought or said goes on to the end of the sentence
                static constexpr auto times = std::to_array<std::string_view>(
                    {"befor", "after", "when", "while", "as", "until", "till"});
                const auto says = [](const Word& word) { return word.kind == Kind::plain && is_saying(word.stem); };
                if (std::any_of(left.begin(), left.end(), says) && !among(left[0].stem, times)) return;
            }
            for (const Word& word : left)
                if (!spoken.speech && word.before.empty()) spoken_of(word, spoken);
            at = next;
        }
    }

    void spoken_of(const Word& word, Spoken& spoken)
    {
        if (word.kind == Kind::seat) who_ = spoken.who = word.seat;
        if (word.kind == Kind::side) side_ = spoken.side = word.side;
    }

    /// "before anybody spoke", "without thinking": words behind an act that tell nothing of the play and name nobody.
    static bool may_be_left(const std::vector<Word>& words, std::size_t at)
    {
        static constexpr auto beginnings = std::to_array<std::string_view>(
            {"befor", "without", "becaus", "though", "although", "as", "while", "sinc", "until", "thinking", "quit", "rather"});
        if (words[at].kind != Kind::plain || !among(words[at].stem, beginnings)) return false;
        for (; at < words.size() && (among(words[at].stem, beginnings) || words[at].stop == 0); ++at)
            if (words[at].kind != Kind::plain || among(words[at].stem, playing) || is_saying(words[at].stem)) return false;
        return true;
    }

    std::size_t one_stretch(std::string_view text, const std::vector<Word>& words, std::size_t at, Spoken& spoken, Made& made)
    {
        for (std::size_t end = std::min(words.size(), at + longest_stretch); end > at; --end) {
            if (end < words.size() && words[end].stop == 0 && !may_be_left(words, end)) continue;
            const std::span<const Word> part(words.data() + at, end - at);
            const auto raw = text.substr(part.front().begin, part.back().end - part.front().begin);
            const auto stops = std::count_if(part.begin() + 1, part.end(),
                                             [](const Word& word) { return word.stop != 0 && word.stop != ':'; });
            if (!spoken.speech && stops <= 1 && may_stand(raw) && reads_(raw) && state(std::string(raw), made)) return end - at;
            auto found = meanings(part, spoken, table_);
            // "W says he has no club and leads SQ": the second half was done, not said
            const bool third = part[0].kind == Kind::plain && text[part[0].end - 1] == 's';
            if (found.empty() && spoken.speech && part[0].kind == Kind::plain &&
                (part[0].stop == '&' || (part[0].stop == ',' && third)))
                found = meanings(part, {false, spoken.who, {}}, table_);
            std::erase_if(found, [&](const std::string& statement) { return !reads_all(statement) || hangs(statement); });
            if (found.size() != 1) continue;
            if (found[0].starts_with("deal ") && !new_deal(found[0])) return end - at;
            state(found[0], made);
            if (!spoken.speech)
                for (const Word& word : part)
                    if (word.before.empty()) {
                        spoken_of(word, spoken);
                        if (word.kind == Kind::seat) break;
                    }
            return end - at;
        }
        return 0;
    }

    /// "South dealt" said of the deal in hand is no new one.
    bool new_deal(std::string_view heading) const
    {
        const auto words = split(heading);
        return !table_.dealt || table_.acted || !table_.dealer || seat_of(words.back()) != table_.dealer;
    }

    /// What was not understood: a remark, unless a fact of play is told in it.
    void refuse(const std::vector<Word>& words, Made& made)
    {
        bool said = false, fact = false;
        for (const Word& word : words) {
            said |= !fact && word.kind == Kind::plain && is_saying(word.stem);
            fact |= word.kind == Kind::card || word.kind == Kind::rank || word.kind == Kind::trick || word.kind == Kind::strain ||
                    (word.kind == Kind::plain && among(word.stem, playing));
        }
        if (!fact || said) return;
        made.refused = table_.gap = true;
        table_.led.reset();  // it may have been a lead
    }

    bool (*reads_)(std::string_view);
    Written how_;
    Table table_;
    Retold out_;
    std::vector<FreeLine> free_;                ///< since the last deal
    std::size_t written_ = 0, free_lines_ = 0;  ///< lines since then, and those of them that the grammar does not take
    bool deal_begun_ = false;
    std::optional<Seat> dealer_;  ///< of the deal that free_ is of
    std::uint64_t number_ = 1;
    std::optional<Seat> who_;       ///< who was spoken of last on this line
    std::optional<Side> side_;      ///< and which side
    std::optional<Seat> speaking_;  ///< whose words the sentence goes on with, until somebody else is spoken of
};

}  // namespace

std::optional<Retold> retell(std::string_view text, bool (*reads)(std::string_view))
{
    const Written how = written_how(text, reads);
    if (how == Written::in_the_language) return std::nullopt;
    Telling telling(reads, how);
    auto out = telling.tell(text, std::nullopt);
    if (!telling.changed) return std::nullopt;
    if (telling.laws_in_time) return out;
    const auto laws = laws_mentioned(text);
    return laws ? Telling(reads, how).tell(text, laws) : std::move(out);
}

}  // namespace hoyle::prose

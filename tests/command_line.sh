#!/bin/sh
# The command line itself: command_line.sh HOYLE LOG. What is typed wrongly, and what cannot be read, ends with 2 and one sentence, what cannot be written with 3.
hoyle=$1 log=$2 failed=0

# expect CODE WORDS -- COMMAND...: the exit code, and what its complaint holds
expect() {
    code=$1 words=$2
    shift 3
    said=$("$@" 2>&1 >/dev/null)
    got=$?
    case $said in *"$words"*) ;; *) got="$got, but says: $said" ;; esac
    if [ "$got" != "$code" ]; then
        echo "$*: $got; wanted $code and: $words"
        failed=1
    fi
}

# same WHAT A B: two texts that must be one
same() {
    if [ "$2" != "$3" ]; then
        printf '%s: not\n%s\nbut\n%s\n' "$1" "$3" "$2"
        failed=1
    fi
}
# a sentence that is laid out on several lines, in one
joined() { tr -s '\n ' ' '; }
last() { tail -n 1; }
told=$("$hoyle" judge "$log" | last)

expect 0 "" -- "$hoyle" --help
expect 0 "" -- "$hoyle" judge --help
expect 0 "" -- "$hoyle" --version
expect 0 "" -- "$hoyle" -V
expect 0 "" -- "$hoyle" fmt "$log"
expect 0 "" -- "$hoyle" score hearts, nine tricks
expect 2 "a command is wanted first" -- "$hoyle"
expect 2 "a command is wanted first" -- "$hoyle" --wrong
expect 2 "there is no command \`frob\`" -- "$hoyle" frob "$log"
expect 2 "standard input: there is nothing in it to judge" -- sh -c "'$hoyle' judge </dev/null"
expect 2 "--wrong" -- "$hoyle" judge --wrong "$log"
expect 2 "an option is written name=value" -- "$hoyle" judge --with take-limit "$log"
expect 2 "an option is written name=value" -- "$hoyle" judge --with =notional "$log"
expect 2 "an option is written name=value" -- "$hoyle" judge --with take-limit= "$log"
expect 2 "No such file" -- "$hoyle" judge "$log.not"
for command in "judge --laws" "audit --laws" "score hearts --laws" "law 91 --laws" "law portland 91 --text" "cite --from" "laws coverage --cases"; do
    expect 2 "a name is wanted" -- "$hoyle" $command ""
done

# what a story leaves open is asked, the answers become lines; asked of standard input they could not be read
story=$(dirname "$0")/stories/told/two-points.hoyle
answered=$(printf '9\n1\nno\nb\nno\nyes\nq\n' | "$hoyle" judge --ask "$story" | grep '^  told')
if [ "$answered" != "  told cut-omitted raised-by=adversary
  told revoke role=eldest side-played-on=yes" ]; then
    echo "judge --ask: $answered"
    failed=1
fi
# so is what its cards and acts seem to show; an answer is not asked for again
seen=$(dirname "$0")/stories/told/led-from-the-wrong-hand.hoyle
same "judge --ask yes" "$(printf 'yes\n' | "$hoyle" judge --ask "$seen" | grep -E '^(Was it so|Deal 1, trick 2: North|  told lead)' | sed 's/   .*//')" \
    "Was it so: lead out of turn by North at trick 2?
Deal 1, trick 2: North (Mrs. Abbot) led out of turn
  told lead-out-of-turn by N"
same "judge --ask no" "$(printf 'no\n' | "$hoyle" judge --ask "$seen" | grep -E '^(Perhaps|Nothing)')" \
    "Nothing found in what was understood in 1 deal, under Portland 1904."
expect 2 "--ask wants one log in a file" -- sh -c "'$hoyle' judge --ask <'$story'"

# a book is found in one way by every command, a law in every form that reports print and people type
for law in "portland-1904 91" "portland 90-I" "portland-1904:80" "london 90 I" "90-I --laws portland-1904" "89-98 portland" "S II" "D IV" R27 revoke \
    "portland revoke" "american 1907 62-g" readings topics advice ""; do
    expect 0 "" -- sh -c "'$hoyle' law $law"
done
expect 0 "" -- "$hoyle" score --laws london hearts, nine tricks
expect 0 "" -- "$hoyle" laws check whist
expect 0 "" -- "$hoyle" laws list
expect 0 "" -- "$hoyle" laws diff portland "american 1907"
unknown="\`nowhere\` is no book of laws that hoyle knows"
expect 2 "$unknown" -- "$hoyle" law --laws nowhere 91
expect 2 "$unknown" -- "$hoyle" judge --laws nowhere "$log"
expect 2 "$unknown" -- "$hoyle" audit --laws nowhere "$log"
expect 2 "$unknown" -- "$hoyle" score --laws nowhere hearts, nine tricks
expect 2 "$unknown" -- "$hoyle" laws diff portland nowhere
expect 2 "is \`portland-1904\` meant?" -- "$hoyle" law portlnd 91
expect 2 "portland-1904 has no law 300" -- "$hoyle" law portland-1904 300
expect 2 "nothing was asked" -- "$hoyle" law ""
expect 2 "books" -- "$hoyle" laws diff portland
expect 2 "there is no such file" -- "$hoyle" law portland 91 --text "$log.none"
expect 1 "cannot be found in the text" -- "$hoyle" law portland 91 --text "$log"

expect 0 "" -- "$hoyle" law --format json portland 91
expect 2 "portland-1904 has no law 300" -- "$hoyle" law --format json portland-1904 300
expect 0 "" -- sh -c "'$hoyle' mcp </dev/null"
expect 0 "" -- sh -c "echo frob | '$hoyle' mcp"
expect 1 "" -- sh -c "'$hoyle' tell </dev/null"
expect 0 "" -- sh -c "echo q | '$hoyle' tell"

expect 0 "" -- "$hoyle" cite dealer led from the wrong hand
expect 0 "" -- "$hoyle" cite --laws portland,american-1907 --format json he revoked
expect 0 "" -- sh -c "echo he revoked | '$hoyle' cite -"
expect 1 "" -- "$hoyle" cite the cat sat on the mat
expect 1 "" -- sh -c "'$hoyle' cite --ask --laws portland he revoked </dev/null"
expect 0 "" -- sh -c "echo q | '$hoyle' cite --ask --laws portland he revoked"
expect 2 "tell what happened, or ask" -- "$hoyle" cite
expect 0 "" -- sh -c "echo he revoked | '$hoyle' cite --from - --format jsonl"
expect 2 "a line for each description" -- "$hoyle" cite --from -
expect 2 "tell what happened, or ask" -- "$hoyle" cite " "
expect 2 "that is no text" -- sh -c "printf 'led \\000 out' | '$hoyle' cite -"
expect 2 "--wrong" -- "$hoyle" cite --wrong he revoked
expect 2 "$unknown" -- "$hoyle" cite --laws nowhere he revoked
expect 2 "no-such" -- "$hoyle" cite --with no-such=yes he revoked

# an option takes one value, and leaves the next word
expect 0 "" -- "$hoyle" score --with take-limit=notional hearts, nine tricks
expect 2 "an option is written name=value" -- "$hoyle" judge --with spade-convention "$log"
expect 2 "take-limit" -- "$hoyle" score --with take-limit hearts, nine tricks

# files, folders, standard input
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
mkdir -p "$here/logs/b" "$here/none" "$here/two"
cp "$log" "$here/logs/z.hoyle"
cp "$log" "$here/logs/b/a.hoyle"
cp "$log" "$here/two/z.hoyle"
echo notes >"$here/logs/notes.txt"
printf 'laws portland-1904\ndeal 1 by S\n   S makes hearts\n' >"$here/rough"
printf 'laws portland-1904\ndeal 1 by S\n   S makse hearts\n' >"$here/unread"

same "an option misspelt" "$("$hoyle" judge --with take-limt=held "$log" 2>/dev/null | joined | grep -c 'is `take-limit` meant?')" 1
same "judge < log" "$("$hoyle" judge <"$log" | last)" "$told"
same "judge -" "$("$hoyle" judge - <"$log" | last)" "$told"
same "judge FOLDER" "$(cd "$here" && "$hoyle" judge logs)" "$(cd "$here" && "$hoyle" judge logs/b/a.hoyle logs/z.hoyle)"
expect 1 "" -- "$hoyle" judge "$here/logs"
expect 2 "none: a folder without a log: their names end in .hoyle" -- "$hoyle" judge "$here/none"

# a log names a book beside it or in the folder of books, and no other file; nothing of a file that is no book is shown
club=$here/club
mkdir -p "$club/logs/below" "$club/lawbooks/further" "$club/away" "$club/logs/folder"
house='book: thursday
title: Thursday
extends: portland-1904'
for name in logs/house.yaml logs/below/house.yaml lawbooks/club.yaml lawbooks/further/club.yaml away/away.yaml house.yaml; do printf '%s\n' "$house" >"$club/$name"; done
printf 'root:$6$secret:19000:0:99999:7:::\nsecret: secret\n- secret\n' >"$club/logs/secret"
cp "$club/logs/secret" "$club/logs/secret.yaml"
cp "$club/logs/secret" "$club/away/secret"
ln -s ../away/away.yaml "$club/logs/link.yaml"
ln -s ../away "$club/logs/linked"
ln -s ../../away/secret "$club/logs/folder/laws.yaml"
printf '%s\n' "$house" >"$club/logs/folder/book.yaml"
printf 'book: thursday\nextends: away\n' >"$club/logs/extends.yaml"
ln -s ../away/away.yaml "$club/logs/away.yaml"
mkfifo "$club/logs/fifo.yaml"
# named NAME COMMAND...: what the log club/logs/a.hoyle is told of the book that it names so
named() {
    printf 'laws "%s"\ndeal 1 by S\n  S makes hearts\n  result NS 8\n' "$1" >"$club/logs/a.hoyle"
    shift
    (cd "$club" && timeout 20 "$hoyle" "$@" 2>&1)
}
for name in house.yaml below/house.yaml ./house.yaml club.yaml further/club.yaml; do
    same "laws \"$name\"" "$(named $name judge logs/a.hoyle | last)" "Nothing found in 1 deal, under Thursday."
done
same "a log by standard input" "$(named house.yaml judge <"$club/logs/a.hoyle" | last)" "Nothing found in 1 deal, under Thursday."
away="it is not looked for: a book that a log names stands beside the log, or in the folder of books (\`lawbooks\`); --allow-books FOLDER lets logs name those of another"
for name in ../house.yaml ../away/away.yaml /etc/shadow "$club/logs/house.yaml" ../../../../../etc/shadow below/../house.yaml .. / /dev/zero; do
    same "laws \"$name\"" "$(named "$name" judge logs/a.hoyle | sed -n '/^  Log/,/^$/p' | joined | sed -n 's/^[^`]*\(`.*another\).*$/\1/p')" "\`$name\`: $away"
done
none="there is no such book beside the log, nor in the folder of books (\`lawbooks\`)"
for name in none.yaml below/none.yaml away/away.yaml below fifo.yaml .; do
    case $(named "$name" judge logs/a.hoyle | joined) in *"\`$name\`: $none"*) ;; *) echo "laws \"$name\": $(named "$name" judge logs/a.hoyle)"; failed=1 ;; esac
done
for name in link.yaml linked/away.yaml away.yaml; do
    case $(named $name judge logs/a.hoyle | joined) in *"he book cannot be used: logs/$name: this leads out of the folder it stands in"*) ;; *) echo "laws \"$name\": $(named $name judge logs/a.hoyle)"; failed=1 ;; esac
done
for name in folder extends.yaml; do
    case $(named $name judge logs/a.hoyle | joined) in *"this leads out of the folder it stands in"*) ;; *) echo "laws \"$name\": $(named $name judge logs/a.hoyle)"; failed=1 ;; esac
done
for name in secret secret.yaml folder linked/secret ../away/secret "$club/logs/secret"; do
    for command in judge "judge --format json" "judge --format jsonl" "judge --compare portland,american-1907" "judge --ask" "judge -j 2" audit "audit --format svg" "audit --allow-books /" "judge --allow-books $club" \
        "fmt" "laws coverage --cases"; do
        case $(named "$name" $command logs/a.hoyle | grep -v '^ *laws "' | grep -v '\^\|^ *|') in *'$6$'* | *"secret: secret"* | *19000* | *"- secret"*) echo "$command shows what stands in $name"; failed=1 ;; esac
    done
done
for command in "laws check" "laws diff portland" "law --laws" "judge --laws" "score hearts, nine tricks --laws" "cite he revoked --laws" "audit --laws" "laws coverage"; do
    for name in secret secret.yaml; do
        case $(cd "$club" && "$hoyle" $command logs/$name $([ "$command" = "judge --laws" ] && echo logs/a.hoyle) </dev/null 2>&1) in
        *'$6$'* | *"secret: "* | *19000* | *"- secret"*) echo "$command shows what stands in $name"; failed=1 ;; esac
    done
done
same "laws check FILE" "$(cd "$club" && "$hoyle" laws check logs/secret 2>&1)" "Line 1 cannot be read
  --> logs/secret:1:1
  Book  This is no book; it should begin with \`book: \` and its name."
# what is wrong with a book is drawn as what is wrong with a log
printf 'book: odd\ntitle: Odd\ncited-as: Odd\nextends: portland-1904\nlaws:\n- law: "90"\n  gist: Dear.\n  on: revok\n' >"$club/odd.yaml"
same "laws check, a mistake" "$(cd "$club" && "$hoyle" laws check odd.yaml 2>&1)" "Line 8 cannot be read
  --> odd.yaml:8:3
     |
   8 |   on: revok
     |   ^^
  Book  \`on\` is no field of a law; it may be law, heading, gist, see, cite_only,
        after, rulings, common or procedure."
same "laws check --format json" "$(cd "$club" && "$hoyle" laws check --format json odd.yaml | tr ',' '\n' | grep -E '^("family"|"kind"|"where"|"exit")')" '"family":"book"
"kind":"mistake"
"where":{"line":8
"exit":2'
# --allow-books FOLDER: those of that folder too, by whatever way they are named; what the command line names is free
same "--allow-books" "$(named away.yaml judge --allow-books away logs/a.hoyle | last)" "Nothing found in 1 deal, under Thursday."
same "--allow-books, by a link" "$(named linked/away.yaml judge --allow-books away logs/a.hoyle | last)" "Nothing found in 1 deal, under Thursday."
same "--allow-books, ../" "$(named ../away/away.yaml judge --allow-books away logs/a.hoyle | last)" "Nothing found in 1 deal, under Thursday."
same "--allow-books, a path" "$(named "$club/away/away.yaml" audit --allow-books / logs | last)" "Nothing found in 1 deal, under Thursday."
same "--allow-books, further" "$(named ../house.yaml judge --allow-books away logs/a.hoyle | joined | grep -c "it is not looked for")" 1
same "--laws FILE" "$(named /etc/shadow judge --laws away/away.yaml logs/a.hoyle | last)" "Nothing found in 1 deal, under Thursday."
expect 2 "--allow-books: there is no folder" -- "$hoyle" judge --allow-books "$club/none" "$log"

# what tell is to write is tried before a question is asked, which leaves no file; what cannot be written at the end is shown
told_deal() { printf '1\n3\n7\n1\n' | "$hoyle" tell "$@" 2>&1; }
same "tell --write where nothing can be written" "$(told_deal --write "$log/none")" "hoyle: $log/none: the log could not be written there: Not a directory"
expect 2 "$here/none: the log could not be written there: Is a directory" -- "$hoyle" tell --write "$here/none"
expect 2 "a name is wanted" -- "$hoyle" tell --write ""
same "tell, and nothing kept" "$(echo q | "$hoyle" tell --write "$here/quit" >/dev/null && ls "$here/quit" 2>/dev/null)" ""
echo kept >"$here/quit"
same "tell, and what was there" "$(echo q | "$hoyle" tell --write "$here/quit" >/dev/null && cat "$here/quit")" kept
rm "$here/quit"
if [ -w /dev/full ]; then
    expect 2 "/dev/full: the log could not be written there; here it is" -- sh -c "printf '1\\n3\\n7\\n1\\n' | '$hoyle' tell --write /dev/full"
    same "tell --write, and no room" "$(told_deal --write /dev/full | grep -c '^laws ')" 1
fi

# folders that may not be read are told, each, and take nothing else with them
reader=
[ "$(id -u)" != 0 ] || reader="setpriv --reuid=12345 --regid=23456 --clear-groups"
if $reader "$hoyle" --version >/dev/null 2>&1; then
    mkdir -p "$here/shut/a" "$here/shut/b/deeper" "$here/shut/c/deeper" "$here/shut/d"
    for each in a b/deeper c c/deeper d; do cp "$log" "$here/shut/$each/log.hoyle"; done
    ln -s nowhere "$here/shut/d/link.hoyle"
    ln -s . "$here/shut/d/again"
    chmod 755 "$here" "$here/shut" "$here/shut/d"
    chmod 000 "$here/shut/a" "$here/shut/b"
    chmod 444 "$here/shut/c"
    for command in judge audit "fmt --check" "judge -j 2" "judge --format json"; do
        expect 2 "" -- $reader "$hoyle" $command "$here/shut"
        same "$command of folders shut" "$($reader "$hoyle" $command "$here/shut" 2>&1 >/dev/null)" "hoyle: $here/shut/d/again: a link to a folder is not followed: name that folder itself if its logs are meant
hoyle: $here/shut/a: Permission denied
hoyle: $here/shut/b: Permission denied
hoyle: $here/shut/c/deeper: Permission denied
hoyle: $here/shut/c/log.hoyle: Permission denied
hoyle: $here/shut/d/link.hoyle: No such file or directory"
    done
    same "what is beside folders shut" "$($reader "$hoyle" judge "$here/shut" 2>/dev/null)" "$("$hoyle" judge "$here/shut/d/log.hoyle")"
    expect 2 "$here/shut/a: Permission denied" -- $reader "$hoyle" judge "$here/shut/a"
    chmod 755 "$here/shut/a" "$here/shut/b" "$here/shut/c"
fi

# what is no log is named, once
printf '[Event "Club"]\n[Site "?"]\n' >"$here/deals.pbn"
printf '%% PBN 2.1\r\n' >"$here/head.pbn"
iconv -f UTF-8 -t UTF-16 "$log" >"$here/utf16"
iconv -f UTF-8 -t UTF-16BE "$log" >"$here/utf16be"
pbn="this is PBN, which tells deals of later bridge, and no session log (docs/log-language.md tells how one is written)"
iconv -f UTF-8 -t UTF-32 "$log" >"$here/utf32"
printf '%%PDF-1.4\n' >"$here/pdf"
gzip -c "$log" | gzip -c >"$here/gz"      # once packed it is read
same "UTF-32" "$("$hoyle" judge "$here/utf32" 2>&1 >/dev/null)" "hoyle: $here/utf32: this is text in UTF-32: save it as UTF-8"
same "PDF" "$("$hoyle" fmt "$here/pdf" 2>&1 >/dev/null)" "hoyle: $here/pdf: this is a PDF: save what it says as plain text (UTF-8)"
tr '\n' '\r' <"$log" >"$here/cr"
same "CR" "$("$hoyle" judge "$here/cr" 2>&1 >/dev/null)" "hoyle: $here/cr: the lines of this file end as they did on old machines (CR alone): save it with the line ends of today"
same "gzip" "$("$hoyle" audit "$here/gz" 2>&1 >/dev/null)" "hoyle: $here/gz: this is a packed file (gzip): unpack it first"
utf16="this is text in UTF-16, as some editors save it: save it as UTF-8"
for command in judge audit "judge --format jsonl" fmt; do
    expect 2 "" -- "$hoyle" $command "$here/deals.pbn"
    same "$command PBN" "$("$hoyle" $command "$here/deals.pbn" 2>&1 >/dev/null)" "hoyle: $here/deals.pbn: $pbn"
    same "$command PBN" "$("$hoyle" $command "$here/head.pbn" 2>&1 >/dev/null)" "hoyle: $here/head.pbn: $pbn"
    same "$command UTF-16" "$("$hoyle" $command "$here/utf16" 2>&1 >/dev/null)" "hoyle: $here/utf16: $utf16"
    same "$command UTF-16" "$("$hoyle" $command "$here/utf16be" 2>&1 >/dev/null)" "hoyle: $here/utf16be: $utf16"
done
{ printf '\357\273\277' && cat "$log"; } >"$here/marked"      # a byte order mark of UTF-8 is no other format
same "UTF-8 with a mark" "$("$hoyle" judge "$here/marked" | last)" "$told"

# a log whose code nobody names, or knows, is told so in every form, and takes no other log with it
mkdir "$here/unnamed"
printf 'deal 1 by N\n  N makes hearts\n  E doubles\n  result NS 8\n' >"$here/unnamed/a.hoyle"
{ echo 'laws nonesuch' && cat "$here/unnamed/a.hoyle"; } >"$here/unnamed/b.hoyle"
cp "$log" "$here/unnamed/c.hoyle"
for command in judge "judge --format json" "judge --format jsonl" audit "audit --format json" "audit --format svg" "judge -j 2"; do
    for each in a b; do expect 2 "" -- "$hoyle" $command "$here/unnamed/$each.hoyle"; done
done
for command in "judge --format jsonl" "judge --format jsonl -j 2" "audit --format jsonl"; do
    expect 2 "" -- "$hoyle" $command "$here/unnamed"
    same "$command of logs without a code" "$("$hoyle" $command "$here/unnamed" 2>/dev/null | grep -c '"kind":"summary"')" 3
done
same "mcp of a log without a code" "$(printf '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"audit","arguments":{"log":"deal 1 by N\\n  N makes hearts\\n  E doubles\\n  result NS 8\\n"}}}\n{"jsonrpc":"2.0","id":2,"method":"ping"}\n' |
    "$hoyle" mcp | grep -c '"result":')" 2

# what a machine has not: threads, memory. (A program under the sanitizers cannot live within limits.)
program=$(($(wc -c <"$hoyle") / 1024))
limited() { (ulimit -v $((program + $1)) && shift && "$@"); }      # so many KB beside the program itself
if limited 8000 "$hoyle" --version >/dev/null 2>&1 && (ulimit -s 1000000) 2>/dev/null; then
    few() { (ulimit -s 1000000 && limited 600000 "$@"); }      # there is no place for the stack of a second thread
    for command in judge "judge --format jsonl" "audit --format json"; do
        same "$command -j 4 without threads" "$(few "$hoyle" $command -j 4 "$(dirname "$log")/revoke" 2>&1)" "$("$hoyle" $command "$(dirname "$log")/revoke" 2>&1)"
    done

    mkdir "$here/large"      # the second has a deal of 15 MB, most of it remarks
    cp "$log" "$here/large/a.hoyle"
    { cat "$log" && yes '   # and nothing more was said' | head -n 500000; } >"$here/large/b.hoyle"
    cp "$log" "$here/large/c.hoyle"
    large="hoyle: $here/large/b.hoyle: there is not memory enough for it"
    for command in judge "judge -j 2" audit fmt; do
        same "$command of a log too large" "$(limited 22000 "$hoyle" $command "$here/large" 2>&1 >/dev/null)" "$large"
        same "$command of those beside it" "$(limited 22000 "$hoyle" $command "$here/large" 2>/dev/null | tail -n 3)" "$("$hoyle" $command "$here/large/c.hoyle" | tail -n 3)"
    done
    for command in "judge --format jsonl" "judge --format jsonl -j 2" "judge --format json"; do
        same "$command of a log too large" "$(limited 22000 "$hoyle" $command "$here/large" 2>&1 >/dev/null)" "$large"
        same "$command of those beside it" "$(limited 22000 "$hoyle" $command "$here/large" 2>/dev/null | grep -c '"error":null,"unread":0,"exit":1')" 2
        same "$command of what was too large" "$(limited 22000 "$hoyle" $command "$here/large" 2>/dev/null | grep -c '"error":"there is not memory enough for it","unread":null,"exit":2')" 1
    done
    # a server that has not memory enough for one answer gives the next
    { printf '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"judge","arguments":{"log":"laws portland-1904\\ndeal 1 by S\\n' &&
        yes '  # and nothing more was said\n' | head -n 400000 | tr -d '\n' && printf '"}}}\n{"jsonrpc":"2.0","id":2,"method":"ping"}\n'; } >"$here/messages"
    same "mcp of a log too large" "$(limited 46000 "$hoyle" mcp <"$here/messages" | cut -c 1-160)" \
        '{"jsonrpc":"2.0","id":null,"error":{"code":-32603,"message":"there is not memory enough for an answer"}}
{"jsonrpc":"2.0","id":2,"result":{}}'

    # each deal a rubber of its own: what a document has of them at its end does not lie in memory until then
    { echo 'laws portland-1904' && yes 'rubber
deal 1 by N
  N makes hearts
  result NS 9' | head -n 240000; } >"$here/rubbers"
    same "JSON of many rubbers" "$(limited 22000 "$hoyle" judge --format json "$here/rubbers" | cksum)" "$("$hoyle" judge --format json "$here/rubbers" | cksum)"
    "$hoyle" judge --format jsonl "$here/rubbers" >"$here/rubbers.jsonl"
    same "merge of many rubbers" "$(limited 22000 "$hoyle" merge --format json "$here/rubbers.jsonl" | cksum)" "$("$hoyle" merge --format json "$here/rubbers.jsonl" | cksum)"
    same "--compare" "$(limited 22000 "$hoyle" judge --compare portland,american-1907 "$here/large" 2>&1 >/dev/null)" "$large"
fi

# what has no end is not waited for, nor kept
endless() {
    wanted=$1 words=$2
    shift 2
    said=$(timeout 20 "$hoyle" "$@" 2>&1 >/dev/null </dev/zero)
    got=$?
    if [ "$got" != "$wanted" ] || [ "$said" != "$words" ]; then
        echo "$* </dev/zero: $got; $said"
        failed=1
    fi
}
if [ -r /dev/zero ]; then
    mkdir "$here/spool"
    long="1: a line of more than 64 MB: that is no report that hoyle judge --format jsonl has written"
    endless 2 "hoyle: /dev/zero:$long
hoyle: nothing is put together" merge /dev/zero
    export TMPDIR="$here/spool"
    endless 2 "hoyle: standard input:$long
hoyle: nothing is put together" merge
    expect 2 "and so on" -- timeout 20 sh -c "yes | '$hoyle' merge"
    (printf 'x\n' && sleep 2) | "$hoyle" merge >/dev/null 2>&1 &      # while it waits for more
    sleep 1
    same "what merge has put by" "$(ls "$here/spool")" ""
    wait
    unset TMPDIR
    same "what merge put by" "$(ls "$here/spool")" ""
    endless 2 "hoyle: /dev/zero: it is longer than 1 MB, and is wanted whole here" judge --ask /dev/zero
    endless 2 "hoyle: /dev/zero: it is longer than 256 MB, and is wanted whole here" judge --compare portland,american-1907 /dev/zero
    endless 2 "hoyle: /dev/zero: it is longer than 256 MB, and is wanted whole here" fmt --check /dev/zero
    endless 2 "hoyle: standard input:1: this line has no end: nothing more is read" cite --from - --format jsonl
    endless 1 "" cite --ask --laws portland he revoked
    endless 1 "" judge --ask "$story"
    endless 1 "" tell
fi

# JSON of one log is its object, of a folder an array; a file that cannot be read has a place in either
# without what the program says of itself
without_made() { sed 's/"build":"[0-9a-f]*"/"build":"..."/; s/"sum":"[0-9a-f]*"/"sum":"..."/'; }
of_none='"unread":null,"exit":2,"laws":null,"book_digest":null,"book_file":null,"options":{},"title":null,"date":null,"date_iso":null,"log_digest":null,"made":{"version":"0.1.0","build":"...","laws":null,"with":{}},"settlement":{"stakes":null,"rubbers":[],"ledger":[]}'
same "JSON" "$("$hoyle" judge --format json "$here/not" 2>/dev/null | tr -d '\n' | without_made)" \
    "{\"hoyle\":2,\"file\":\"$here/not\",\"deals\":[],\"findings\":[],\"rubbers\":[],\"expectations\":[],\"error\":\"No such file or directory\",$of_none}"
expect 2 "" -- "$hoyle" judge --format json "$here/not" "$log"
same "JSON of two" "$("$hoyle" judge --format json "$here/not" "$log" 2>/dev/null | grep -c '^{"hoyle":2,"file":')" 2
same "JSON by lines" "$("$hoyle" judge --format jsonl "$here/not" 2>/dev/null | without_made)" \
    "{\"hoyle\":2,\"command\":\"judge\",\"file\":\"$here/not\",\"n\":1,\"kind\":\"summary\",\"summary\":{\"error\":\"No such file or directory\",$of_none},\"sum\":\"...\"}
{\"hoyle\":2,\"command\":\"judge\",\"file\":null,\"n\":null,\"kind\":\"end\",\"end\":{\"logs\":1,\"lines\":1,\"exit\":2},\"sum\":\"...\"}"

# pictures: of one log, or a file each
block=$(dirname "$log")/audit/printed-rubber-two-1897.hoyle
cp "$block" "$here/two/y.hoyle"
cp "$block" "$here/two/x.hoyle"
expect 1 "" -- "$hoyle" audit --format svg "$block"
expect 2 "a picture is of one log: with --output FOLDER those of several are written there, a file each" -- "$hoyle" audit --format svg "$block" "$block"
expect 1 "" -- "$hoyle" audit --format svg --output "$here/pictures" "$here/two"
same "pictures" "$(cd "$here/pictures" && echo *)" "x.svg y.svg"
same "a picture" "$(cat "$here/pictures/x.svg")" "$("$hoyle" audit --format svg "$block")"
expect 2 "x.svg has been written for another log of that name" -- "$hoyle" audit --format svg --output "$here/pictures" "$here/two/x.hoyle" "$here/two/x.hoyle"
expect 2 "excludes" -- "$hoyle" judge --compare portland,american-1907 --output "$here/none" "$log"
expect 2 "excludes" -- "$hoyle" judge --logs "$here/no-list" "$log"
expect 2 "no-list: No such file or directory" -- "$hoyle" judge --logs "$here/no-list"
expect 3 "two: the report could not be written there: this is a folder" -- "$hoyle" audit --format json --output "$here/two" "$log"
expect 2 "a name is wanted" -- "$hoyle" audit --format svg --output "" "$block"
expect 3 "x.svg cannot be written" -- "$hoyle" audit --format svg --output "$log/x" "$here/two/x.hoyle"

# reports to print: whole, and the same in a file; a deal drawn; a browser asked, or none there
expect 1 "" -- "$hoyle" judge --format html "$log"
expect 1 "" -- "$hoyle" judge --format md "$log" "$log"
expect 1 "" -- "$hoyle" audit --format html --output "$here/report.html" "$block"
same "a printed report in a file" "$(cat "$here/report.html")" "$("$hoyle" audit --format html "$block")"
same "two in one page" "$("$hoyle" judge --format html "$log" "$block" | grep -c '<article\|<!DOCTYPE')" 3
expect 2 "--compare tells what codes differ in as text or as json" -- "$hoyle" judge --compare portland,american-1907 --format html "$log"
expect 2 "--tables is said of --format json or jsonl" -- "$hoyle" judge --tables "$log"
expect 0 "" -- "$hoyle" show "$log"
expect 0 "" -- "$hoyle" show --deal 2 --format svg "$log"
expect 2 "a picture is of one deal: say which with --deal N (3 can be drawn)" -- "$hoyle" show --format svg "$log"
expect 2 "it has no deal 9" -- "$hoyle" show --deal 9 "$log"
expect 2 "no deal is told in it" -- "$hoyle" show "$block"
same "a deal without laws" "$(printf 'deal 1 by S\nS makes hearts\n1. W: CK C3 C2 C4\n' | "$hoyle" show - | head -n 1)" "Deal 1: hearts by South"
mkdir "$here/browser" "$here/temporary"
printf '#!/bin/sh\ncp "$1" "%s/seen"\n' "$here/browser" >"$here/browser/xdg-open"
chmod +x "$here/browser/xdg-open"
same "view" "$(TMPDIR=$here/temporary PATH=$here/browser:$PATH "$hoyle" view "$log" 2>&1 | sed 's/hoyle-....../hoyle-/')" "The report is $here/temporary/hoyle-.html"
same "what a browser is given" "$(grep -c '<article' "$here/browser/seen")" 1
expect 1 "nothing here opens it" -- env TMPDIR="$here/temporary" PATH=/nowhere "$hoyle" view "$log"
expect 3 "No such file or directory" -- env TMPDIR="$here/nowhere" "$hoyle" view "$log"

# fmt keeps logs apart; --check, --in-place
formatted=$("$hoyle" fmt "$here/rough")
same "fmt a b" "$("$hoyle" fmt "$here/rough" "$here/rough")" "# $here/rough

$formatted

# $here/rough

$formatted"
expect 1 "" -- "$hoyle" fmt --check "$here/rough"
same "fmt --check" "$("$hoyle" fmt --check "$here/rough" "$here/unread" 2>/dev/null)" "$here/rough"
expect 2 "unread:3:6: " -- "$hoyle" fmt --check "$here/unread"
printf 'laws portland-1904\n\0\377\n' >"$here/bytes"
same "fmt of what is no text" "$("$hoyle" fmt "$here/bytes" 2>/dev/null)" "laws portland-1904"
expect 2 "left as it is, since not all of it can be read" -- "$hoyle" fmt --in-place "$here/unread"
same "an unread log" "$(cat "$here/unread")" "$(printf 'laws portland-1904\ndeal 1 by S\n   S makse hearts\n')"
expect 2 "what comes by standard input has no place to be written to" -- sh -c "'$hoyle' fmt --in-place <'$log'"
expect 2 "excludes" -- "$hoyle" fmt --in-place --check "$here/rough"
# only what is named one by one is written to, and nothing before every name was looked at
mkdir -p "$here/evening/below"
cp "$here/rough" "$here/evening/a.hoyle"
cp "$here/rough" "$here/evening/below/b.hoyle"
for each in "evening" "evening/" "evening/a.hoyle evening" "evening evening/a.hoyle" "evening/a.hoyle evening/below/" "evening/a.hoyle ." "evening/a.hoyle none.hoyle" "evening/a.hoyle /dev/null" \
    "evening/a.hoyle -"; do
    same "fmt --in-place $each" "$(cd "$here" && "$hoyle" fmt --in-place $each 2>&1 </dev/null | last)" "hoyle: nothing was written"
    same "after fmt --in-place $each" "$(cat "$here/evening/a.hoyle" "$here/evening/below/b.hoyle")" "$(cat "$here/rough" "$here/rough")"
done
(cd "$here" && expect 2 "evening/: this is a folder, and --in-place writes only to logs that are named one by one: hoyle fmt --in-place evening/*.hoyle" -- "$hoyle" fmt --in-place evening/ && exit $failed) || failed=1
expect 0 "" -- "$hoyle" fmt --in-place "$here"/evening/*.hoyle
same "fmt --in-place FOLDER/*.hoyle" "$(cat "$here/evening/a.hoyle")" "$formatted"
chmod 640 "$here/rough"
ln -s rough "$here/link"
expect 0 "" -- "$hoyle" fmt --in-place "$here/link"
same "fmt --in-place" "$(cat "$here/rough")" "$formatted"
same "its rights" "$(stat -c %a "$here/rough") $(readlink "$here/link")" "640 rough"
expect 0 "" -- "$hoyle" fmt --check "$here/rough"
same "nothing beside it" "$(cd "$here" && ls -d rough*)" rough

# whatever else a log is stays: its other names, its owner and attributes; a folder that may not be written to, a disk that is full or
# an interruption leaves the old text or the new, and nothing beside it
mkdir "$here/kept"
chmod 755 "$here" "$here/kept"
kept="$here/kept/log.hoyle"
rough() { printf 'laws portland-1904\ndeal 1 by S\n%sS makes hearts\n' "$1" >"$kept"; }
# put_right WHAT: it is in its form, and alone in its folder
put_right() {
    same "fmt --in-place, $1" "$(cat "$kept")" "$formatted"
    same "beside it, $1" "$(ls -A "$here/kept")" log.hoyle
}
rough ' '
formatted=$("$hoyle" fmt "$kept")
ln "$kept" "$here/other-name"
expect 0 "" -- "$hoyle" fmt --in-place "$kept"
put_right "of two names"
same "its other name" "$(cat "$here/other-name")" "$formatted"
rm "$here/other-name"
rough ' '
chmod 400 "$kept"
[ "$(id -u)" = 0 ] || expect 2 "Permission denied" -- "$hoyle" fmt --in-place "$kept"
chmod 644 "$kept"
if [ "$(id -u)" = 0 ]; then
    chown 12345:23456 "$kept"
    expect 0 "" -- "$hoyle" fmt --in-place "$kept"
    put_right "of another owner"
    same "its owner" "$(stat -c %u:%g "$kept")" 12345:23456
fi
rough ' '
if python3 -c "import os, sys; os.setxattr(sys.argv[1], 'user.table', b'two')" "$kept" 2>/dev/null; then
    expect 0 "" -- "$hoyle" fmt --in-place "$kept"
    put_right "with attributes"
    same "its attributes" "$(python3 -c "import os, sys; print(os.getxattr(sys.argv[1], 'user.table').decode())" "$kept")" two
fi
if [ "$(id -u)" != 0 ] || setpriv --reuid=12345 --regid=23456 --clear-groups "$hoyle" --version >/dev/null 2>&1; then
    rough ' '
    as=
    [ "$(id -u)" != 0 ] || as="setpriv --reuid=12345 --regid=23456 --clear-groups"
    chmod 555 "$here/kept"
    expect 0 "" -- $as "$hoyle" fmt --in-place "$kept"
    chmod 755 "$here/kept"
    put_right "in a folder that may not be written to"
fi
# no file may be longer than 512 bytes: half a kilobyte of remarks that fmt moves to the right
{ cat "$kept"; for line in 1 2 3 4 5 6 7 8 9 10; do printf 'N: hA # a remark of this evening, number %s\n' $line; done; } >"$here/long"
cp "$here/long" "$kept"
expect 2 "File too large" -- sh -c "ulimit -f 1; '$hoyle' fmt --in-place '$kept'"
same "what found no room" "$(cat "$kept")" "$(cat "$here/long")"
same "beside what found no room" "$(ls -A "$here/kept")" log.hoyle
{ cat "$here/long"; yes ' # nothing' | head -n 200000; } >"$here/longer"
"$hoyle" fmt "$here/longer" >"$here/formatted"
for moment in 0.01 0.02 0.03 0.04 0.05 0.06 0.08 0.10; do
    for signal in INT TERM; do
        cp "$here/longer" "$kept"
        timeout -s $signal $moment "$hoyle" fmt --in-place "$kept"
        cmp -s "$kept" "$here/longer" || cmp "$kept" "$here/formatted" || failed=1
        same "beside what was interrupted" "$(ls -A "$here/kept")" log.hoyle
    done
done

if [ -w /dev/full ]; then      # a disk that is full
    for command in "judge $log" "judge --format json $log" "judge --format jsonl $log" "audit $log" "fmt $log" "score hearts, nine tricks" "law portland-1904 91" "cite he revoked" laws "laws check" --help; do
        expect 3 "could not be written" -- sh -c "'$hoyle' $command >/dev/full"
    done
fi
exit $failed

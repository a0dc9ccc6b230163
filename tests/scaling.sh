#!/bin/sh
# An archive judged in parts and put together is the single run, byte for byte, and what is not whole is refused: scaling.sh HOYLE CASES. The commands of
# docs/scaling.md, with what is here: xargs, and GNU parallel if it is installed. Other engines: scaling_engines.sh.
hoyle=$1 cases=$2 failed=0
here=$(mktemp -d)
trap 'chmod -R u+rwx "$here"; rm -rf "$here"' EXIT
cp -r "$cases" "$here/archive"
cd "$here" || exit 2
echo >archive/empty.hoyle
printf '[Event "?"]\n' >archive/no-log.hoyle
cp archive/thursday.hoyle 'archive/a "quoted" name.hoyle'
gzip -c archive/thursday.hoyle >archive/packed.hoyle.gz
cp archive/thursday.hoyle "$(printf 'archive/latin\351.hoyle')" && cp archive/thursday.hoyle "$(printf 'archive/latin\350.hoyle')"
names() { find archive/ -type f \( -name '*.hoyle' -o -name '*.hoyle.gz' \) "$@"; }

# same WHAT FILE: that it is the single run in FILE, standard error and exit code with it
same() {
    for part in out err code; do
        if ! cmp -s "got.$part" "$2.$part"; then
            echo "$1: not the single run ($part)"
            failed=1
        fi
    done
}
# got COMMAND...: what it writes, and its code
got() {
    "$@" >got.out 2>got.err
    echo $? >got.code
}
keep() { for part in out err code; do mv "got.$part" "$1.$part"; done; }
# says WHAT WORDS: nothing was written, the code is 2, and it is said why
says() {
    : >nothing
    if ! grep -qF -- "$2" got.err || ! cmp -s got.out nothing || [ "$(cat got.code)" != 2 ]; then
        echo "$1: $(cat got.code), says:"
        cat got.err
        failed=1
    fi
}
# is WHAT A B: two texts that must be one
is() {
    if [ "$2" != "$3" ]; then
        printf '%s: not\n%s\nbut\n%s\n' "$1" "$3" "$2"
        failed=1
    fi
}

for command in judge audit; do
    for format in jsonl json; do
        got "$hoyle" $command --format $format archive
        keep "$command-$format"
    done
    got "$hoyle" $command --format jsonl -j 2 archive
    same "$command with two threads" $command-jsonl
done
lines=$(wc -l <judge-jsonl.out)
[ "$lines" -gt 3000 ] || { echo "only $lines lines: this tests little"; failed=1; }

# a process takes three logs at a time; each part goes to a file of its own, whole or not at all
names -print0 >list
xargs -0 -r -P 4 -n 3 sh -c '"$0" judge --format jsonl --output "$(mktemp part-XXXXXX.jsonl)" "$@" 2>/dev/null; [ $? -le 2 ]' "$hoyle" <list ||
    { echo "the recipe for xargs ended with $?"; failed=1; }
got "$hoyle" merge --logs list part-*.jsonl
same "xargs" judge-jsonl
got "$hoyle" merge --logs archive part-*.jsonl
same "xargs, against the folder" judge-jsonl
got "$hoyle" merge part-*.jsonl
same "xargs, against nothing" judge-jsonl
got "$hoyle" merge --format json part-*.jsonl
same "xargs, as a document" judge-json
got "$hoyle" merge --output merged.jsonl part-*.jsonl
[ -s got.out ] && { echo "merge --output writes elsewhere too"; failed=1; }
mv merged.jsonl got.out
same "merge --output" judge-jsonl
gzip -c judge-jsonl.out >packed.jsonl.gz
got "$hoyle" merge packed.jsonl.gz
same "packed" judge-jsonl
got sh -c "'$hoyle' merge - <packed.jsonl.gz"
same "packed, by a pipe" judge-jsonl
head -c 3000 packed.jsonl.gz >cut.jsonl.gz
got "$hoyle" merge cut.jsonl.gz
says "packed and cut off" "hoyle: cut.jsonl.gz: it is packed (gzip), and its end is missing"

# shares of a list, as an array of jobs takes them
names >shares
for share in 0 1 2 3 4; do
    awk -v share=$share 'NR % 5 == share' shares | tr '\n' '\0' | xargs -0 -r "$hoyle" audit --format jsonl >"share-$share.jsonl" 2>/dev/null
done
got "$hoyle" merge share-*.jsonl
same "shares" audit-jsonl
got sh -c "cat share-3.jsonl share-1.jsonl share-0.jsonl share-4.jsonl share-2.jsonl | '$hoyle' merge --format json -"
same "shares by a pipe, as a document" audit-json
: >none.jsonl
got "$hoyle" merge --logs shares none.jsonl share-*.jsonl
same "with a share that had no log" audit-jsonl

# lines in no order, as an engine that keeps none may leave them
sort -k 3 -t , -r judge-jsonl.out >jumbled
got "$hoyle" merge jumbled
same "lines in no order" judge-jsonl

# by a list, as it is, or from a pipe
got "$hoyle" judge --format jsonl --logs list
sort got.out >got.sorted && sort judge-jsonl.out | cmp -s - got.sorted || { echo "judge --logs: not the single run"; failed=1; }
got sh -c "split -n r/3 --filter='\"$hoyle\" judge --format jsonl --logs - 2>/dev/null; [ \$? -le 2 ]' shares >filtered.jsonl; '$hoyle' merge --logs shares filtered.jsonl"
same "judge --logs from a pipe" judge-jsonl
got "$hoyle" judge --format jsonl --logs none.jsonl
is "judge of no log" "$(cat got.code; sed 's/,"sum.*//' got.out)" '0
{"hoyle":2,"command":"judge","file":null,"n":null,"kind":"end","end":{"logs":0,"lines":0,"exit":0}'

if command -v parallel >/dev/null; then
    parallel --will-cite -0 -j 2 -n 50 "'$hoyle' judge --format jsonl {}; [ \$? -le 2 ]" <list >parallel.jsonl 2>/dev/null ||
        { echo "the recipe for parallel ended with $?"; failed=1; }
    got "$hoyle" merge --logs list parallel.jsonl
    same "parallel" judge-jsonl
else
    echo "GNU parallel is not here: left out"
fi

# --- what is not whole
# a process that is killed, or finds the disk full, ends the recipe with 123, and what is left of it is missed
mkdir lost
printf '#!/bin/sh\n[ -e done ] || { : >done; kill -9 $$; }\nexec "%s" "$@"\n' "$hoyle" >killed-once
printf '#!/bin/sh\nulimit -f 8\nexec "%s" "$@"\n' "$hoyle" >no-room
chmod +x killed-once no-room
for fault in killed-once no-room; do
    xargs -0 -r -P 4 -n 100 sh -c '"$0" judge --format jsonl --output "$(mktemp lost/part-XXXXXX.jsonl)" "$@" 2>/dev/null; [ $? -le 2 ]' "./$fault" <list
    is "xargs, $fault" $? 123
    got "$hoyle" merge --logs list lost/part-*.jsonl
    says "xargs, $fault, by the list" "is wanting: nothing tells of it"
    got "$hoyle" merge lost/part-*.jsonl
    says "xargs, $fault, by its parts" "it does not say at its end that it is whole (0 logs in 0 lines)"
    rm lost/part-*
done
ls part-*.jsonl >parts
gone=$(sed -n 3p parts)
mv "$gone" away
got "$hoyle" merge --logs list part-*.jsonl
says "a part gone" "is wanting: nothing tells of it"
grep -q "of $(names | wc -l) logs that there must be 3 are wanting, and 0 are too many" got.err || { echo "a part gone: $(cat got.err)"; failed=1; }
got "$hoyle" merge --logs archive part-*.jsonl
says "a part gone, by the folder" "is wanting: nothing tells of it"
: >"$gone"
got "$hoyle" merge part-*.jsonl
says "a part empty" "$gone: it does not say at its end that it is whole (0 logs in 0 lines)"
last=$(grep -n '"kind":"summary"' away | sed -n 2p | cut -d: -f1)
head -n "$last" away >"$gone"
got "$hoyle" merge part-*.jsonl
says "cut behind a summary" "$gone: it does not say at its end that it is whole (2 logs in $last lines)"
got "$hoyle" merge --logs list part-*.jsonl
says "cut behind a summary, by the list" "is wanting: nothing tells of it"
{ head -n "$last" away && tail -n 1 away; } >"$gone"
got "$hoyle" merge part-*.jsonl
says "a log taken out" "$gone: there are 2 logs in $last lines, and its end says 3 logs in $(($(wc -l <away) - 1)) lines"
cp away "$gone"
cp away again.jsonl
got "$hoyle" merge part-*.jsonl again.jsonl
says "the same again" "hoyle: again.jsonl is $gone again"
names | sed 1d >short
got "$hoyle" merge --logs short part-*.jsonl
says "one too many" "is too many: it is not among the logs that there must be"
{ names && names | head -n 1; } >twice
got "$hoyle" merge --logs twice part-*.jsonl
says "a list with a name twice" "hoyle: twice:$(wc -l <twice): $(head -n 1 twice) stands there twice: twice:1 as well"

# refused WHAT WORDS: these alone are said, and nothing is written
refused() {
    printf '%s\n' "$2" "hoyle: nothing is put together" >wanted
    if ! cmp -s got.err wanted; then
        echo "$1: says:"
        cat got.err
        failed=1
    fi
    says "$1" "nothing is put together"
}
"$hoyle" judge --format jsonl archive/thursday.hoyle archive/empty.hoyle 2>/dev/null >small.jsonl
size=$(wc -l <small.jsonl)
got "$hoyle" merge small.jsonl small.jsonl
refused "twice" "hoyle: small.jsonl is small.jsonl again
hoyle: archive/empty.hoyle: its line 1 is there twice: small.jsonl:$((size - 1)), small.jsonl:$((size - 1))
hoyle: archive/thursday.hoyle: its lines 1 to $((size - 2)) are there twice: small.jsonl:1, small.jsonl:1"
sed 5,6d small.jsonl >gap.jsonl
got "$hoyle" merge gap.jsonl
refused "a gap" "hoyle: archive/thursday.hoyle: its lines 5 to 6 are missing"
head -n 4 small.jsonl >torn.jsonl
got "$hoyle" merge torn.jsonl
refused "no end" "hoyle: archive/thursday.hoyle: it has no end: no summary stands behind its line 4"
{ echo '{"hoyle":2}' && head -c 1200 small.jsonl; } >foreign.jsonl
whole=$(head -c 1200 small.jsonl | wc -l)
got "$hoyle" merge foreign.jsonl
refused "foreign lines" "hoyle: foreign.jsonl:1: this is no line of a report that hoyle judge --format jsonl has written, or it is damaged
hoyle: foreign.jsonl:$((whole + 2)): this is no line of a report that hoyle judge --format jsonl has written, or it is damaged
hoyle: archive/thursday.hoyle: it has no end: no summary stands behind its line $whole"
sed 's/"hoyle":2/"hoyle":1/' small.jsonl >older.jsonl
got "$hoyle" merge older.jsonl
says "of an older form" "hoyle: older.jsonl:1: this report is of an older hoyle, in another form: judge its logs again"
sed '3s/"heading":"\(.\)/"heading":"\1\1/;3s/"laws":"p/"laws":"q/;3s/"text":"\(.\)/"text":"\1\1/' small.jsonl >letter.jsonl
cmp -s small.jsonl letter.jsonl && { echo "no letter was changed"; failed=1; }
got "$hoyle" merge letter.jsonl
refused "a letter changed" "hoyle: archive/thursday.hoyle: its lines are not as they were written: something in them has been changed"
sed '$s/"exit":2/"exit":1/' small.jsonl >letter.jsonl
got "$hoyle" merge letter.jsonl
refused "a letter of the end changed" "hoyle: letter.jsonl:$size: this end of a report is not as it was written"
"$hoyle" audit --format jsonl archive/revoke >audit.jsonl
got "$hoyle" merge small.jsonl audit.jsonl
says "judge and audit together" "they make no one report"
# the exit code is that of the lines: a summary that says another is not believed
forged() {
    got "$hoyle" merge forged.jsonl
    refused "$1" "hoyle: $2: its lines come to the exit code $4, and its summary says $3: something in them has been changed"
}
"$hoyle" judge --format jsonl archive/syntax/misspelt-words.hoyle >unread.jsonl
sed '/"kind":"summary"/s/"exit":1/"exit":0/' small.jsonl >forged.jsonl
forged "found, and 0" archive/thursday.hoyle 0 1
sed '/"kind":"summary"/s/"exit":1/"exit":2/' small.jsonl >forged.jsonl
forged "found, and 2" archive/thursday.hoyle 2 1
sed '/"kind":"summary"/s/"exit":2/"exit":0/' small.jsonl >forged.jsonl
forged "nothing in it, and 0" archive/empty.hoyle 0 2
sed '/"kind":"summary"/s/"exit":2/"exit":1/' unread.jsonl >forged.jsonl
forged "not read, and 1" archive/syntax/misspelt-words.hoyle 1 2
sed '/"kind":"summary"/s/"exit":1,//' small.jsonl >forged.jsonl
forged "found, and no code" archive/thursday.hoyle nothing 1
got "$hoyle" merge not-there.jsonl
[ "$(cat got.code) $(cat got.err)" = "2 hoyle: not-there.jsonl: No such file or directory" ] || { echo "not there: $(cat got.err)"; failed=1; }

# parts that were not made alike: by another book or option, another program, another text of a club's own book
"$hoyle" judge --format jsonl archive/thursday.hoyle >one.jsonl
"$hoyle" judge --format jsonl --laws american-1907 archive/revoke/claimed-in-time.hoyle >two.jsonl
got "$hoyle" merge one.jsonl two.jsonl
says "under another book" "two.jsonl:$(grep -n '"kind":"summary"' two.jsonl | cut -d: -f1): made by {"
"$hoyle" judge --format jsonl --with take-limit=notional archive/revoke/claimed-in-time.hoyle >two.jsonl
got "$hoyle" merge one.jsonl two.jsonl
says "with another option" "they make no one report"
mkdir club
printf 'book: club\nextends: portland-1904\ntitle: Ours\n' >club/house.yaml
for log in a b; do printf 'laws "house.yaml"\ndeal 1 by S\n  S makes hearts\n  result NS 9\n' >club/$log.hoyle; done
"$hoyle" judge --format jsonl club/a.hoyle >a.jsonl
printf 'book: club\nextends: portland-1904\ntitle: Ours anew\n' >club/house.yaml
"$hoyle" judge --format jsonl club/b.hoyle >b.jsonl
got "$hoyle" merge a.jsonl b.jsonl
says "a club's book changed between" "the book club (club/house.yaml) is "

# a log that was changed: the later part counts, if that is asked for
cp a.jsonl older.jsonl && echo '# changed' >>club/a.hoyle
"$hoyle" judge --format jsonl club/a.hoyle >newer.jsonl
"$hoyle" judge --format jsonl club >club.jsonl
"$hoyle" judge --format jsonl club/b.hoyle club/a.hoyle >before.jsonl
sed 's/# changed/# changed again/' club/a.hoyle >changed && cp changed club/a.hoyle
"$hoyle" judge --format jsonl club/a.hoyle >newer.jsonl
got "$hoyle" merge before.jsonl newer.jsonl
says "a log changed between" "between them the log was changed: with --later the later file counts"
got "$hoyle" judge --format jsonl club
keep club
got "$hoyle" merge --later before.jsonl newer.jsonl
same "a log changed, the later" club
got "$hoyle" merge --later newer.jsonl before.jsonl
cmp -s got.out club.out && { echo "--later: the order of the files says nothing"; failed=1; }

# what a folder holds that cannot be judged is told
mkdir odd odd/sub && cp archive/thursday.hoyle odd/a.hoyle && ln -s nowhere odd/gone.hoyle && ln -s ../archive odd/linked && mkfifo odd/pipe.hoyle
got "$hoyle" judge --format jsonl odd
is "a link that leads nowhere, one to a folder, and what is no file" "$(cat got.code; sort got.err)" "2
hoyle: odd/gone.hoyle: No such file or directory
hoyle: odd/linked: a link to a folder is not followed: name that folder itself if its logs are meant
hoyle: odd/pipe.hoyle: this is no file"
is "two names that differ in a byte" "$(grep -o '"file":"archive/latin[^"]*"' judge-jsonl.out | sort -u)" '"file":"archive/latin\\xe8.hoyle"
"file":"archive/latin\\xe9.hoyle"'
cp "$(printf 'archive/latin\351.hoyle')" "$(printf 'archive/none\351')" 2>/dev/null
"$hoyle" judge "$(printf 'archive/not\351.hoyle')" 2>&1 | grep -qF 'archive/not\xe9.hoyle: No such file' || { echo "a name that is not UTF-8 is not told as it is"; failed=1; }

# a report goes to its file whole, or not at all
echo before >kept.jsonl
got "$hoyle" judge --format jsonl --output kept.jsonl archive/thursday.hoyle
is "--output" "$(cat got.code; cat kept.jsonl)" "1
$("$hoyle" judge --format jsonl archive/thursday.hoyle)"
echo before >kept.jsonl
(ulimit -f 8; "$hoyle" judge --format jsonl --output kept.jsonl archive 2>err; echo $? >code)
is "--output, and no room" "$(cat code; tail -n 1 err; cat kept.jsonl; ls -A | grep -c kept)" "3
hoyle: kept.jsonl: the report could not be written there: File too large
before
1"
"$hoyle" judge --format jsonl --output kept.jsonl - <archive/thursday.hoyle >/dev/null 2>&1
mkfifo slow && { "$hoyle" judge --format jsonl --output slow.jsonl slow 2>/dev/null & pid=$!; } && exec 7>slow && cat archive/thursday.hoyle >&7 && sleep 0.2 && kill -9 $pid && exec 7>&-
wait $pid 2>/dev/null
is "--output of a process that is killed" "$(ls -A | grep -c slow)" 1
got "$hoyle" judge --output archive archive/thursday.hoyle
is "--output to a folder" "$(cat got.code got.err)" "3
hoyle: archive: the report could not be written there: this is a folder"
got "$hoyle" merge --output none/there.jsonl one.jsonl
is "--output to no folder" "$(cat got.code got.err)" "3
hoyle: none/there.jsonl: the report could not be written there: No such file or directory"
if [ -w /dev/full ]; then
    for command in "judge --format jsonl archive" "judge archive" "merge one.jsonl"; do
        sh -c "'$hoyle' $command >/dev/full" 2>/dev/null
        is "$command to a disk that is full" $? 3
    done
fi

# packed logs
got "$hoyle" judge archive/packed.hoyle.gz
is "a packed log" "$(tail -n 8 got.out)" "$("$hoyle" judge archive/thursday.hoyle | tail -n 8)"
is "its digest is that of what is packed" "$(grep -o '"log_digest":"[^"]*"' judge-jsonl.out | sort | uniq -d | head -n 1)" "$("$hoyle" judge --format jsonl archive/packed.hoyle.gz | grep -o '"log_digest":"[^"]*"')"
head -c 300 archive/packed.hoyle.gz >cut.hoyle.gz
got "$hoyle" judge cut.hoyle.gz
is "a packed log without its end" "$(cat got.code; tail -n 1 got.err)" "2
hoyle: cut.hoyle.gz: it is packed (gzip), and its end is missing"
got "$hoyle" fmt --in-place archive/packed.hoyle.gz
is "fmt --in-place of a packed log" "$(cat got.code got.err)" "2
hoyle: archive/packed.hoyle.gz: it is packed (gzip): unpack it first
hoyle: nothing was written"
exit $failed

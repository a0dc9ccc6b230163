#!/bin/sh
# An archive judged in parts and put together is the single run, byte for byte: scaling.sh HOYLE CASES. The commands of docs/scaling.md, with what is here: xargs,
# and GNU parallel if it is installed.
hoyle=$1 cases=$2 failed=0
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cp -r "$cases" "$here/archive"
cd "$here" || exit 2
echo >archive/empty.hoyle
printf '[Event "?"]\n' >archive/no-log.hoyle
cp archive/thursday.hoyle 'archive/a "quoted" name.hoyle'

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

for command in judge audit; do
    for format in jsonl json; do
        got "$hoyle" $command --format $format archive
        keep "$command-$format"
    done
done
lines=$(wc -l <judge-jsonl.out)
[ "$lines" -gt 3000 ] || { echo "only $lines lines: this tests little"; failed=1; }

# a process takes three logs at a time; whole reports reach the pipe in any order, so each goes to a file of its own
find archive -name '*.hoyle' -print0 | xargs -0 -P 4 -n 3 sh -c '"$0" judge --format jsonl "$@" 2>/dev/null >"$(mktemp part-XXXXXX.jsonl)" || true' "$hoyle"
got "$hoyle" merge part-*.jsonl
same "xargs" judge-jsonl
got "$hoyle" merge --format json part-*.jsonl
same "xargs, as a document" judge-json

# shares of a list, as an array of jobs takes them
find archive -name '*.hoyle' >list
for share in 0 1 2 3 4; do
    awk -v share=$share 'NR % 5 == share' list | tr '\n' '\0' | xargs -0 "$hoyle" audit --format jsonl >"share-$share.jsonl" 2>/dev/null
done
got "$hoyle" merge share-*.jsonl
same "shares" audit-jsonl
got sh -c "cat share-3.jsonl share-1.jsonl share-0.jsonl share-4.jsonl share-2.jsonl | '$hoyle' merge --format json -"
same "shares by a pipe, as a document" audit-json
: >none.jsonl
got "$hoyle" merge none.jsonl share-*.jsonl
same "with a share that had no log" audit-jsonl

# lines in no order, as an engine that keeps none may leave them
sort -k 3 -t , -r judge-jsonl.out >jumbled
got "$hoyle" merge jumbled
same "lines in no order" judge-jsonl

if command -v parallel >/dev/null; then
    parallel --will-cite -j 2 -n 5 "$hoyle" judge --format jsonl <list >parallel.jsonl 2>/dev/null
    got "$hoyle" merge parallel.jsonl
    same "parallel" judge-jsonl
else
    echo "GNU parallel is not here: left out"
fi

# what keeps parts from being a whole is said, and nothing is written
refused() {
    printf '%s\n' "$2" "hoyle: nothing is put together" >wanted
    : >nothing
    if ! cmp -s got.err wanted || ! cmp -s got.out nothing || [ "$(cat got.code)" != 2 ]; then
        echo "$1: $(cat got.code), says:"
        cat got.err
        failed=1
    fi
}
"$hoyle" judge --format jsonl archive/thursday.hoyle archive/empty.hoyle 2>/dev/null >small.jsonl
size=$(wc -l <small.jsonl)
got "$hoyle" merge small.jsonl small.jsonl
refused "twice" "hoyle: archive/empty.hoyle: its line 1 is there twice: small.jsonl:$size, small.jsonl:$size
hoyle: archive/thursday.hoyle: its lines 1 to $((size - 1)) are there twice: small.jsonl:1, small.jsonl:1"
sed 5,6d small.jsonl >gap.jsonl
got "$hoyle" merge gap.jsonl
refused "a gap" "hoyle: archive/thursday.hoyle: its lines 5 to 6 are missing"
head -n 4 small.jsonl >torn.jsonl
got "$hoyle" merge torn.jsonl
refused "no end" "hoyle: archive/thursday.hoyle: it has no end: no summary stands behind its line 4"
{ echo '{"hoyle":1}' && head -c 700 small.jsonl; } >foreign.jsonl
got "$hoyle" merge foreign.jsonl
refused "foreign lines" "hoyle: foreign.jsonl:1: this is no line of a report that hoyle judge --format jsonl has written, or it is damaged
hoyle: foreign.jsonl:$(($(head -c 700 small.jsonl | wc -l) + 2)): this is no line of a report that hoyle judge --format jsonl has written, or it is damaged
hoyle: archive/thursday.hoyle: it has no end: no summary stands behind its line $(head -c 700 small.jsonl | wc -l)"
"$hoyle" audit --format jsonl archive/revoke >audit.jsonl
got "$hoyle" merge small.jsonl audit.jsonl
tail -n 1 got.err >last && mv last got.err
printf 'hoyle: nothing is put together\n' | cmp -s - got.err || { echo "judge and audit together: $(cat got.err)"; failed=1; }
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
got "$hoyle" merge none.jsonl
[ "$(cat got.code) $(cat got.err)" = "2 hoyle: there is nothing in it to put together" ] || { echo "nothing: $(cat got.err)"; failed=1; }
got "$hoyle" merge not-there.jsonl
[ "$(cat got.code) $(cat got.err)" = "2 hoyle: not-there.jsonl: No such file or directory" ] || { echo "not there: $(cat got.err)"; failed=1; }
exit $failed

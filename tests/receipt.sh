#!/bin/sh
# A ruling that is kept and verified: receipt.sh HOYLE CASES. Every message whole; a log or a receipt is never the worse for it.
hoyle=$1 cases=$2 failed=0
here=$(mktemp -d) || exit 1
trap 'rm -rf "$here"' EXIT
cd "$here" || exit 1
cp "$cases/thursday.hoyle" thursday.hoyle

# says WHAT CODE WORDS -- COMMAND...: the exit code, and all that it says but the report
says() {
    what=$1 code=$2 words=$3
    shift 4
    said=$("$@" 2>&1)
    got=$?
    if [ "$got" != "$code" ] || [ "$said" != "$words" ]; then
        printf '%s: %s\n%s\nwanted: %s\n%s\n' "$what" "$got" "$said" "$code" "$words"
        failed=1
    fi
}
# refuses WHAT CODE WORDS -- COMMAND...: the same of standard error alone
refuses() {
    what=$1 code=$2 words=$3
    shift 4
    says "$what" "$code" "$words" -- sh -c '"$@" 2>&1 >/dev/null' sh "$@"
}
same_file() { cmp -s "$2" "$3" || { echo "$1: $2 and $3 differ"; failed=1; }; }

same='The ruling on thursday.hoyle is the same, byte for byte.'
refuses "kept" 1 "" -- "$hoyle" judge --receipt kept thursday.hoyle
says "verified" 0 "$same" -- "$hoyle" verify kept
says "from standard input" 0 "$same" -- sh -c "'$hoyle' verify - <kept"
# nothing hangs on the hour, the threads, or how the report was shown
refuses "kept again" 1 "" -- "$hoyle" judge -j 2 --format json --receipt again --output report thursday.hoyle
same_file "kept twice" kept again
mv thursday.hoyle away
says "the log is in it" 0 "$same" -- "$hoyle" verify kept
mv away thursday.hoyle
# with all that was asked
refuses "audit" 1 "" -- "$hoyle" audit --explain --laws american-1907 --with take-limit=notional --receipt audited thursday.hoyle
says "audit verified" 0 "$same" -- "$hoyle" verify audited

# what was altered shows
sed 's/^rubber 1/rubber 2/' kept >other
says "the log" 2 "hoyle: other: this receipt has been altered after it was made: its log is not the one that was ruled on; the ruling in it is as it was" -- "$hoyle" verify other
sed 's/North and South choose/North and South chose /' kept >other
says "the ruling" 2 "hoyle: other: this receipt has been altered after it was made: the ruling in it is not the one that was given; the log in it is as it was, and can be judged again" -- "$hoyle" verify other
sed 's/^version: /version: 9/' kept >other
says "the heading" 2 "hoyle: other: this receipt has been altered after it was made: something stands in it otherwise than it was written; the log and the ruling in it are as they were" -- "$hoyle" verify other
sed 's/^book digest: /digest: /' kept >other
says "a line of the heading" 2 "hoyle: other: line 10 of this receipt should begin with \`book digest: \`" -- "$hoyle" verify other
sed 's/^log bytes: .*/log bytes: many/' kept >other
says "a number" 2 "hoyle: other: line 6 of this receipt: a number is wanted behind \`log bytes: \`" -- "$hoyle" verify other
cat kept kept >other
says "twice" 2 "hoyle: other: this receipt has been altered after it was made: something stands in it otherwise than it was written; the log and the ruling in it are as they were" -- "$hoyle" verify other

# what is not whole
size=$(wc -c <kept)
head -c $((size - 40)) kept >other
says "the end" 2 "hoyle: other: the end of this receipt is missing: it has $((size - 40)) bytes of $size; the log in it is as it was, and can be judged again" -- "$hoyle" verify other
head -c 1000 kept >other
says "the middle" 2 "hoyle: other: the end of this receipt is missing: it has 1000 bytes of $size; its log is not whole either" -- "$hoyle" verify other
head -c 60 kept >other
says "the heading alone" 2 "hoyle: other: the end of this receipt is missing: it has not even all of its heading" -- "$hoyle" verify other
# what is none
says "a log" 2 "hoyle: thursday.hoyle: this is no receipt; \`hoyle judge --receipt FILE LOG\` writes one" -- "$hoyle" verify thursday.hoyle
sed '1s/1/2/' kept >other
says "of another form" 2 "hoyle: other: this receipt is of a form that this hoyle does not know; one that is newer may read it" -- "$hoyle" verify other
: >other
says "nothing" 2 "hoyle: other: this is no receipt; \`hoyle judge --receipt FILE LOG\` writes one" -- "$hoyle" verify other
says "no such file" 2 "hoyle: not-there: No such file or directory" -- "$hoyle" verify not-there

# forge FROM TO FIELD...: a receipt as it would have been written, had the field been so
forge() {
    python3 - "$@" <<'EOF'
import re, subprocess, sys
source, target, *changes = sys.argv[1:]
data = open(source, "rb").read()
data = data[: data.rindex(b"\n==== end ")]
for change in changes:
    name, old, new = change.encode().split(b"|")
    data = data.replace(name + b": " + old, name + b": " + new) if name else data.replace(old, new)
head, rest = data.split(b"\n==== the log\n", 1)
ruling = rest.rsplit(b"\n==== the ruling\n", 1)[1]
digest = lambda text: subprocess.run(["xxhsum", "-H64"], input=text, capture_output=True).stdout.split()[0]
head = re.sub(rb"ruling bytes: \d+", b"ruling bytes: %d" % len(ruling), head)
head = re.sub(rb"ruling digest: \w+", b"ruling digest: " + digest(ruling), head)
data = head + b"\n==== the log\n" + rest
open(target, "wb").write(data + b"\n==== end " + digest(data) + b"\n")
EOF
}
if command -v xxhsum >/dev/null; then
    forge kept other
    same_file "forged as it was" kept other
    version=$("$hoyle" --version | sed 's/hoyle //')
    forge kept other "version|$version|0.0.9"
    says "another version, the same ruling" 0 "The receipt was made by hoyle 0.0.9; this is hoyle $version.
$same" -- "$hoyle" verify other
    digest=$(sed -n 's/^book digest: //p' kept)
    forge kept other "book digest|$digest|0123456789abcdef"
    says "another text of the book, the same ruling" 1 "The book portland-1904 is not the one it was: its digest was 0123456789abcdef, and is $digest.
$same" -- "$hoyle" verify other
    forge kept other "|3 findings in 3 deals|4 findings in 3 deals"
    line=$("$hoyle" judge thursday.hoyle | grep -n '^3 findings' | cut -d: -f1)
    says "another ruling" 1 "The ruling on thursday.hoyle differs in one place.

The receipt says, line $line:
    4 findings in 3 deals, under Portland 1904; 6 of 6 expectations met.
It is ruled now, line $line:
    3 findings in 3 deals, under Portland 1904; 6 of 6 expectations met." -- "$hoyle" verify other
    forge kept other "exit code|1|0"
    says "another code" 1 "The ruling on thursday.hoyle differs in 0 places.

The exit code was 0, and is 1." -- "$hoyle" verify other
fi

# a club's own book: altered, and gone
mkdir club
printf 'book: club\ntitle: The club\nextends: portland-1904\n' >club/club.yaml
sed 's/^laws .*/laws "club.yaml"/' thursday.hoyle >club/evening.hoyle
refuses "a club's book kept" 1 "" -- "$hoyle" judge --receipt ours club/evening.hoyle
same='The ruling on club/evening.hoyle is the same, byte for byte.'
says "a club's book" 0 "$same" -- "$hoyle" verify ours
was=$(sed -n 's/^book digest: //p' ours)
printf '# read once more\n' >>club/club.yaml
refuses "a club's book kept anew" 1 "" -- "$hoyle" judge --receipt anew club/evening.hoyle
is=$(sed -n 's/^book digest: //p' anew)
says "a club's book that was altered" 1 "The book club (club/club.yaml) is not the one it was: its digest was $was, and is $is.
$same" -- "$hoyle" verify ours
mkdir moved
mv club/club.yaml moved/club.yaml
gone="hoyle: ours: the book club (club/club.yaml) by which it was ruled is not there any more; put it beside the log (club/evening.hoyle), or allow its folder with --allow-books"
says "a club's book that is gone" 2 "$gone" -- "$hoyle" verify ours
says "a club's book elsewhere" 1 "The book club (club/club.yaml) is not the one it was: its digest was $was, and is $is.
$same" -- "$hoyle" verify --allow-books moved ours
refuses "asked for" 1 "" -- "$hoyle" judge --laws moved/club.yaml --receipt asked thursday.hoyle
rm moved/club.yaml
said=$("$hoyle" verify asked 2>&1)
got=$?
case $got$said in "2hoyle: asked: the book asked for is not to be had: "*moved/club.yaml*) ;; *) echo "a book asked for that is gone: $got $said"; failed=1 ;; esac

# where none can be kept, nothing is lost
cp thursday.hoyle before
refuses "over the log" 2 "hoyle: thursday.hoyle: this is there already, and is no receipt; it is left as it is" -- "$hoyle" judge --receipt thursday.hoyle thursday.hoyle
same_file "the log" thursday.hoyle before
refuses "over a folder" 2 "hoyle: club: this is there already, and is no receipt; it is left as it is" -- "$hoyle" judge --receipt club thursday.hoyle
refuses "two logs" 2 "hoyle: --receipt wants one log in a file" -- "$hoyle" judge --receipt none thursday.hoyle before
refuses "standard input" 2 "hoyle: --receipt wants one log in a file" -- sh -c "'$hoyle' judge --receipt none <thursday.hoyle"
refuses "the report's own file" 2 "hoyle: --receipt and --output name the same file" -- "$hoyle" judge --receipt none --output none thursday.hoyle
grep -v '^laws' thursday.hoyle >lawless
refuses "no book" 2 "hoyle: no receipt was written: the log names no book of laws; \`--laws BOOK\` says by which it is ruled" -- "$hoyle" judge --receipt none lawless
refuses "no such folder" 3 "hoyle: not/there: the report could not be written there: No such file or directory" -- "$hoyle" judge --receipt not/there thursday.hoyle
[ ! -e none ] || { echo "a receipt that was refused is there"; failed=1; }
exit $failed

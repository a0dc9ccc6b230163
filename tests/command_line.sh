#!/bin/sh
# The command line itself: command_line.sh HOYLE LOG. What is typed wrongly, and what cannot be written, ends with 2 and one sentence.
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

expect 0 "" -- "$hoyle" --help
expect 0 "" -- "$hoyle" judge --help
expect 0 "" -- "$hoyle" --version
expect 0 "" -- "$hoyle" fmt "$log"
expect 0 "" -- "$hoyle" score hearts, nine tricks
expect 2 "a command is wanted first" -- "$hoyle"
expect 2 "a command is wanted first" -- "$hoyle" --wrong
expect 2 "there is no command \`frob\`" -- "$hoyle" frob "$log"
expect 2 "file is required" -- "$hoyle" judge
expect 2 "--wrong" -- "$hoyle" judge --wrong "$log"
expect 2 "an option is written name=value" -- "$hoyle" judge --with take-limit "$log"
expect 2 "an option is written name=value" -- "$hoyle" judge --with =notional "$log"
expect 2 "an option is written name=value" -- "$hoyle" judge --with take-limit= "$log"
expect 2 "No such file" -- "$hoyle" judge "$log.not"

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

expect 0 "" -- "$hoyle" cite dealer led from the wrong hand
expect 0 "" -- "$hoyle" cite --laws portland,american-1907 --format json he revoked
expect 0 "" -- sh -c "echo he revoked | '$hoyle' cite -"
expect 1 "" -- "$hoyle" cite the cat sat on the mat
expect 1 "" -- sh -c "'$hoyle' cite --ask --laws portland he revoked </dev/null"
expect 0 "" -- sh -c "echo q | '$hoyle' cite --ask --laws portland he revoked"
expect 2 "words is required" -- "$hoyle" cite
expect 2 "tell what happened, or ask" -- "$hoyle" cite " "
expect 2 "that is no text" -- sh -c "printf 'led \\000 out' | '$hoyle' cite -"
expect 2 "--wrong" -- "$hoyle" cite --wrong he revoked
expect 2 "$unknown" -- "$hoyle" cite --laws nowhere he revoked
expect 2 "no-such" -- "$hoyle" cite --with no-such=yes he revoked

if [ -w /dev/full ]; then      # a disk that is full
    for command in "judge $log" "judge --format json $log" "audit $log" "fmt $log" "score hearts, nine tricks" "law portland-1904 91" "cite he revoked" laws "laws check" --help; do
        expect 2 "could not be written" -- sh -c "'$hoyle' $command >/dev/full"
    done
fi
exit $failed

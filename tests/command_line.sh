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

if [ -w /dev/full ]; then      # a disk that is full
    for command in "judge $log" "judge --format json $log" "audit $log" "fmt $log" "score hearts, nine tricks" "law portland-1904 91" laws "laws check" --help; do
        expect 2 "could not be written" -- sh -c "'$hoyle' $command >/dev/full"
    done
fi
exit $failed

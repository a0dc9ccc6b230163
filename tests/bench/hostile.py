#!/usr/bin/env python3
"""Logs that nobody plays, each in one size and in twice that: what is twice as long may take twice as long, not four times.

hostile.py BUILD       Counts instructions (valgrind), so it does not matter what else the machine does.
"""
import pathlib, re, subprocess, sys, tempfile

hoyle = pathlib.Path(sys.argv[1]) / "hoyle"
goal = 2.5
HANDS = "  hands N:AK62.KQ4.J973.85 QJT.T98.AQ2.KJ73 985.AJ3.K865.Q64 743.7652.T4.AT92\n"


def acts(n):
    verbs = ["passes", "doubles", "redoubles", "is satisfied", "asks to lead", "says yes", "drops HK", "consults E about the penalty"]
    return "laws portland-1904\ndeal 1 by N\n" + HANDS + "".join(f"  {'NESW'[i * 7 % 4]} {verbs[i * 5 % len(verbs)]}\n" for i in range(n))


def disputes(n):
    return "laws portland-1904\ndeal 1 by N\n" + HANDS + "  N makes hearts\n" + "".join(
        f"  disputed E v N: {'NESW'[i % 4]} drops {'SHDC'[i % 4]}{'AKQJT98765432'[i % 13]}\n" for i in range(n))


def bare_entries(n):
    return 'laws portland-1904\nblock "bare"\n' + "".join(f"  NS {8 * (1 + i % 3)} | {16 * (i % 4)}\n" for i in range(n))


def endless_rubber(n):
    return "laws portland-1904\nrubber\n" + "".join(f"deal {i + 1} by {'NESW'[i % 4]}\n  {'NESW'[i % 4]} makes hearts\n  result NS ?\n  score NS below 8\n" for i in range(n))


def malformed(n):
    return "laws portland-1904\ndeal 1 by N\n" + "".join(f"  S pases {'x' * (i % 20)}\n" for i in range(n))


def story(n):
    return "laws portland-1904\n" + "".join("We played on. " + "West revoked at the third trick and East said nothing. " * 2 + "\n" for i in range(n))


def run_on_sentence(n):
    return "Portland rules. " + "my partner told Tom and my partner told Ann and the dealer told me and " * n + "\nThe dealer revoked.\n"


kinds = [(story, 15), (run_on_sentence, 25), (acts, 2450), (disputes, 150), (bare_entries, 100), (endless_rubber, 2000), (malformed, 2400)]


def instructions(log):
    with tempfile.NamedTemporaryFile("w", suffix=".hoyle") as file:
        file.write(log)
        file.flush()
        told = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", hoyle, "judge", file.name], capture_output=True, text=True)
    return int(re.search(r"Collected : (\d+)", told.stderr)[1])


start = instructions("laws portland-1904\n")
failed = False
for make, size in kinds:
    once, twice = (instructions(make(n)) - start for n in (size, 2 * size))
    failed = failed or twice > goal * once
    print(f"{make.__name__:16} {size:5} {once / 1e6:8.0f} M   {2 * size:5} {twice / 1e6:8.0f} M   {twice / once:5.2f}   goal <= {goal}  {'held' if twice <= goal * once else 'NOT HELD'}")
sys.exit(failed)

#!/usr/bin/env python3
"""Mutants of the cases, through every command that reads a log: mutants.py HOYLE [MUTANTS] [--seed N] [--keep FOLDER] [--only WORD]

A mutant is a log of cases/, tests/logs, tests/stories/told or tests/fuzz/seeds-plain in which lines or bytes were dropped, doubled, swapped or changed, and whose
`laws` line may be gone, or name a book that nobody knows. Folders of them go through `judge` as text, as JSON and as lines, `audit`,
`fmt`, and each through one and the same server of `hoyle mcp`. Wanted is that the program ends by itself, in seconds, with the exit code
that the documents tell (0, 1, 2, and that of the lines' summaries), that JSON is whole with every log in it, that the server answers every
message, and that neither a sanitizer nor hoyle itself complains. Whatever fails is judged once more alone and named, and kept in FOLDER.

mutants.py --check-itself    tries the same on programs that crash, hang, complain or forget a log: each must be found out.
"""
import argparse
import json
import os
import pathlib
import random
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMANDS = (["judge"], ["judge", "--format", "json"], ["judge", "--format", "jsonl"], ["judge", "--laws", "american-1907"],
            ["judge", "-j", "2", "--format", "jsonl"], ["judge", "--compare", "portland-1904,whist-club-1897"],
            ["audit"], ["audit", "--format", "json"], ["fmt"])
TOOLS = ("judge", "audit", "fmt")
BATCH = 200          # logs in a folder
SECONDS_ALONE = 30   # of processor time, and for a batch a tenth of that each: it finds what hangs, on any machine
CLOCK = 6            # and so many times that by the clock: the machine may be busy
COMPLAINTS = (b"hoyle itself is at fault", b"Sanitizer", b"runtime error:", b"terminate called", b"Assertion")
LETTERS = "NESWnesw23456789TJQKAakqjtSHDCshdc.:,-|/#\"'()?*= \t\r\n0123456789xy".encode()
ODD_BYTES = (b"\0", b"\xff", b"\xc3\xa9", b"\xe2\x80\xae", b"\x1b[31m", b"\xef\xbb\xbf", b"\x7f", b"\xc2\x85")
LAWS = (b"laws nonesuch", b"laws", b'laws "none.yaml"', b"laws portland-1904 with take-limit nothing", b"laws whist-club-1897",
        b"laws american-1907", b"laws short-whist", b"laws dummy-bridge-1905")


def sources():
    folders = ("cases", "tests/logs", "tests/stories/told", "tests/fuzz/seeds-plain")
    logs = {folder: [path.read_bytes() for path in sorted((ROOT / folder).rglob("*.hoyle"))] for folder in folders}
    # of plain deals, which are judged in a way of their own, there are few logs and many in the world
    return [log for folder in folders for log in logs[folder] * (30 if folder.endswith("plain") else 1)]


def with_other_laws(rng, lines):
    """The book of a log: mostly kept, else gone, or another, or one that is none."""
    turn = rng.random()
    if turn < 0.4:
        return lines
    left = [line for line in lines if not line.lstrip().startswith(b"laws")]
    return left if turn < 0.7 else [rng.choice(LAWS) + b"\n"] + left


def change_line(rng, lines, others):
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    kind = rng.randrange(9)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, lines[at])
    elif kind == 2:
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == 3:
        lines.insert(other, lines.pop(at))
    elif kind == 4:
        lines.insert(at, rng.choice(rng.choice(others).splitlines(keepends=True) or [b"\n"]))
    elif kind == 5:
        lines[at] = lines[at].rstrip(b"\n")             # and so two lines are one
    elif kind == 6:
        lines[at] = b"  " + lines[at] if rng.random() < 0.5 else lines[at].lstrip()
    elif kind == 7:
        del lines[at + 1:]                              # cut short
    else:
        lines[at] = b"disputed: " + lines[at].lstrip()


def change_byte(rng, log):
    if not log:
        return
    at, kind = rng.randrange(len(log)), rng.randrange(6)
    if kind == 0:
        del log[at]
    elif kind == 1:
        log.insert(at, log[at])
    elif kind == 2:
        log[at - 1], log[at] = log[at], log[at - 1]
    elif kind == 3:
        log[at] = rng.choice(LETTERS)
    elif kind == 4:
        log.insert(at, rng.choice(LETTERS))
    elif rng.random() < 0.1:                            # most logs stay text, else little of them is judged
        log[at:at] = rng.choice(ODD_BYTES)
    else:                                               # a number, made large
        log[at:at] = rng.choice((b"0", b"99", b"4294967295", b"-1", b"18446744073709551616"))


def change_word(rng, log, others):
    words, theirs = bytes(log).split(b" "), rng.choice(others).split()
    if theirs:
        words[rng.randrange(len(words))] = rng.choice(theirs)
    log[:] = b" ".join(words)


def mutant(rng, logs):
    lines = with_other_laws(rng, rng.choice(logs).splitlines(keepends=True))
    for _ in range(rng.randrange(4)):
        if lines:
            change_line(rng, lines, logs)
    log = bytearray(b"".join(lines))
    for _ in range(rng.randrange(4)):
        if rng.random() < 0.3:
            change_word(rng, log, logs)
        else:
            change_byte(rng, log)
    return bytes(log)


class Failed(Exception):
    pass


def run(program, command, seconds):
    limit = int(seconds) + 1
    try:
        done = subprocess.run([*program, *command], stdin=subprocess.DEVNULL, capture_output=True, timeout=CLOCK * seconds,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit)))
    except subprocess.TimeoutExpired:
        raise Failed(f"not done after {CLOCK * seconds:.0f} seconds")
    if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        raise Failed(f"not done after {limit} seconds of processor time")
    if done.returncode not in (0, 1, 2):
        raise Failed(f"exit code {done.returncode}")
    for word in COMPLAINTS:
        if word in done.stderr or word in done.stdout:
            raise Failed(f"complains of itself: {done.stderr.decode('utf-8', 'replace').strip().splitlines()[-1:]}")
    return done


def exit_codes(command, done):
    """What a report says of each of its logs; None: text says nothing."""
    if "jsonl" in command:
        lines = [json.loads(line) for line in done.stdout.splitlines()]
        return [line["summary"]["exit"] for line in lines if line["kind"] == "summary"]
    if "json" in command:
        return [log["exit"] for log in json.loads(done.stdout)]
    return None


def check(program, command, folder, count, seconds):
    done = run(program, [*command, str(folder)], seconds)
    try:
        codes = exit_codes(command, done)
    except (ValueError, KeyError) as error:
        raise Failed(f"its JSON is broken: {error}")
    if codes is None:
        return
    if len(codes) != count:
        raise Failed(f"{len(codes)} of {count} logs are in its report")
    if max(codes) != done.returncode:
        raise Failed(f"exit code {done.returncode}, and its logs say {max(codes)}")


def processor_seconds(process):
    """What a running process has used so far."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """`hoyle mcp`, one for as long as it lives."""

    def __init__(self, program):
        self.program = program
        self.process = None
        self.count = 0

    def start(self):
        self.process = subprocess.Popen([*self.program, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def end(self):
        process, self.process = self.process, None
        process.stdin.close()
        told = process.stderr.read()
        if process.wait() not in (0,) or any(word in told for word in COMPLAINTS):
            raise Failed(f"the server ended with {process.returncode}: {told[-300:].decode('utf-8', 'replace')}")

    def ask(self, tool, log):
        if self.process is None:
            self.start()
        self.count += 1
        asked = {"jsonrpc": "2.0", "id": self.count, "method": "tools/call",
                 "params": {"name": tool, "arguments": {"log": log.decode("utf-8", "replace")}}}
        used = processor_seconds(self.process)
        watch = threading.Timer(CLOCK * SECONDS_ALONE, self.process.kill)
        watch.start()
        try:
            self.process.stdin.write(json.dumps(asked).encode() + b"\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = b""
        watch.cancel()
        if not answer:
            code = self.process.wait()
            self.process = None
            raise Failed(f"the server ended with {code}")
        if processor_seconds(self.process) - used > SECONDS_ALONE:
            raise Failed(f"the server took more than {SECONDS_ALONE} seconds of processor time")
        answer = json.loads(answer)
        if answer.get("id") != self.count or "result" not in answer:
            raise Failed(f"the server answered {str(answer)[:300]}")


class Mutants:
    def __init__(self, program, seed, keep, only=""):
        self.program, self.seed, self.keep = program, seed, keep
        self.commands = [command for command in COMMANDS if only in " ".join(command)]
        self.tools = TOOLS if only in "mcp" else ()
        self.server = Server(program)
        self.inputs = 0
        self.failures = []

    def failed(self, what, log, name, why):
        print(f"{what}: {name} of seed {self.seed}: {why}", flush=True)
        self.failures.append((what, name))
        if self.keep:
            self.keep.mkdir(parents=True, exist_ok=True)
            (self.keep / name).write_bytes(log)

    def alone(self, command, logs, why):
        """Which of a folder it was."""
        with tempfile.TemporaryDirectory() as work:
            folder, found = pathlib.Path(work), False
            for name, log in logs.items():
                path = folder / name
                path.write_bytes(log)
                try:
                    check(self.program, command, folder, 1, SECONDS_ALONE)
                except Failed as failure:
                    self.failed(" ".join(command), log, name, failure)
                    found = True
                path.unlink()
            if not found:
                print(f"{' '.join(command)}: none alone, but all of {next(iter(logs))} to {name}: {why}", flush=True)
                self.failures.append((" ".join(command), "all"))

    def batch(self, logs):
        with tempfile.TemporaryDirectory() as work:
            for name, log in logs.items():
                (pathlib.Path(work) / name).write_bytes(log)
            for command in self.commands:
                self.inputs += len(logs)
                try:
                    check(self.program, command, work, len(logs), SECONDS_ALONE * (1 + len(logs) / 10))
                except Failed as failure:
                    self.alone(command, logs, failure)
        for name, log in logs.items():
            for tool in self.tools:
                self.inputs += 1
                try:
                    self.server.ask(tool, log)
                except Failed as failure:
                    self.failed(f"mcp {tool}", log, name, failure)

    def run(self, mutants):
        rng, logs = random.Random(self.seed), sources()
        for first in range(0, mutants, BATCH):
            self.batch({f"{at:06}.hoyle": mutant(rng, logs) for at in range(first, min(first + BATCH, mutants))})
        if self.server.process:
            try:
                self.server.end()
            except Failed as failure:
                self.failed("mcp", b"", "the-end", failure)
        return self.failures


STUB = '''
import json, os, pathlib, signal, sys, time
how, arguments = sys.argv[1], sys.argv[2:]
bad = "000002.hoyle"
def fail():
    if how.startswith("crash"): os.kill(os.getpid(), signal.SIGSEGV)
    if how == "hang": time.sleep(60)
    while how == "spin": pass
    if how == "code": sys.exit(7)
    if how == "complain": sys.stderr.write("AddressSanitizer: heap-use-after-free\\n")
if arguments[0] == "mcp":
    for n, line in enumerate(sys.stdin):
        if n == 2 * 3: fail()
        print(json.dumps({"id": json.loads(line)["id"], "result": {}}), flush=True)
    sys.exit(0)
logs = sorted(each.name for each in pathlib.Path(arguments[-1]).iterdir())
if bad in logs: fail()
if how == "forget": logs = [each for each in logs if each != bad]
if "jsonl" in arguments:
    for log in logs: print(json.dumps({"kind": "summary", "summary": {"exit": 1 if how == "lie" and log == bad else 0}}))
elif "json" in arguments:
    print("[" if how == "torn" and bad in logs else json.dumps([{"exit": 0} for log in logs]))
'''


def check_itself():
    global SECONDS_ALONE, CLOCK
    SECONDS_ALONE, CLOCK = 1, 2
    # what it does; the commands that are tried; those by which it must be found out
    wanted = (("well", "", ""), ("crash", "", "judge audit fmt mcp"), ("hang", "jsonl", "judge"), ("hang", "mcp", "mcp"), ("spin", "fmt", "fmt"), ("code", "fmt", "fmt"),
              ("complain", "audit", "audit"), ("complain", "mcp", "mcp"), ("forget", "json", "judge audit"), ("lie", "jsonl", "judge"),
              ("torn", "audit", "audit"))
    wrong = 0
    with tempfile.TemporaryDirectory() as work:
        stub, kept = pathlib.Path(work) / "stub.py", pathlib.Path(work) / "kept"
        stub.write_text(STUB)
        for how, only, by in wanted:
            found = Mutants([sys.executable, "-S", "-E", str(stub), how], 1, kept, only).run(4)
            of = {what.split()[0] for what, _ in found}
            names = {name for _, name in found} - {"the-end"}
            if of != set(by.split()) or not names <= {"000002.hoyle"}:
                print(f"a program that does {how}: found {sorted(found)}")
                wrong += 1
        if sorted(path.name for path in kept.iterdir()) != ["000002.hoyle", "the-end"]:
            print(f"kept: {sorted(kept.iterdir())}")
            wrong += 1
    print("it finds what it should" if not wrong else "it does not find what it should")
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?")
    parser.add_argument("mutants", nargs="?", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1904)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--only", default="", help="the commands that have this in them, or mcp")
    parser.add_argument("--check-itself", action="store_true")
    args = parser.parse_args()
    if args.check_itself:
        sys.exit(1 if check_itself() else 0)
    if not args.program:
        parser.error("which program?")
    began = time.monotonic()
    mutants = Mutants([os.path.abspath(args.program)], args.seed, args.keep, args.only)
    failures = mutants.run(args.mutants * int(os.environ.get("HOYLE_ROUNDS", 100)) // 100)
    print(f"seed {args.seed}: {mutants.inputs} inputs, {len(failures)} failed, {time.monotonic() - began:.0f} s")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Whether two builds of hoyle answer alike: same.py REFERENCE HOYLE [--show N] [--only WORD].

Both are run over every log of cases/ and tests/logs (as text, JSON, lines, audit and fmt), every story and sheet of tests/stories,
every description of tests/cite, and some pages of the books. Standard output, standard error and the exit code are compared byte
for byte, but for the mark of the build itself. Prints how many answers were compared, group by group, and of those that differ the
first N (10), each with the command and its first differing lines. Exit code 0: all the same.
"""
import argparse
import concurrent.futures
import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOG_COMMANDS = (["judge"], ["judge", "--format", "json"], ["judge", "--format", "jsonl"], ["audit"], ["fmt"])
PAGES = (["laws"], ["laws", "check"], ["law", "revoke"], ["law", "portland", "90"], ["law", "american-1907", "--format", "json", "70"],
         ["laws", "diff", "portland", "whist-club"], ["score", "hearts, nine tricks, doubled, four honours in one hand"])


def logs():
    for folder in ("cases", "tests/logs"):
        for path in sorted((ROOT / folder).rglob("*.hoyle")):
            for command in LOG_COMMANDS:
                yield folder, [*command, str(path.relative_to(ROOT))]


def stories(work):
    for path in sorted((ROOT / "tests/stories").glob("*.yaml")):
        for number, story in enumerate(yaml.safe_load(path.read_text(encoding="utf-8"))):
            name = os.path.join(work, f"{path.stem}-{number}.hoyle")
            pathlib.Path(name).write_text(story.get("story") or story.get("sheet"), encoding="utf-8")
            for command in (["judge"], ["judge", "--format", "json"], ["fmt"]):
                yield f"stories {path.stem}", [*command, name]


def descriptions(work):
    for path in sorted((ROOT / "tests/cite").glob("*.yaml")):
        name = os.path.join(work, f"cite-{path.stem}.txt")
        asked = [row["say"]
                 for row in yaml.safe_load(path.read_text(encoding="utf-8"))]
        pathlib.Path(name).write_text("\n".join(" ".join(each.split()) for each in asked) + "\n", encoding="utf-8")
        yield f"cite {path.stem}", ["cite", "--from", name, "--format", "jsonl"]


def answer(program, command):
    done = subprocess.run([program, *command], capture_output=True, cwd=ROOT, timeout=300)
    return re.sub(rb'"build": *"[0-9a-f]+"', b'"build":"..."', done.stdout), done.stderr, done.returncode


def first_difference(one, two):
    lines = [part.decode("utf-8", "replace").splitlines() for part in (one, two)]
    told = [line for line in difflib.unified_diff(*lines, "reference", "now", lineterm="", n=0)]
    return "\n".join("    " + line[:200] for line in told[2:10])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("reference")
    parser.add_argument("program")
    parser.add_argument("--show", type=int, default=10)
    parser.add_argument("--only", default="")
    args = parser.parse_args()
    programs = [os.path.abspath(args.reference), os.path.abspath(args.program)]
    with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        asked = [("pages", page) for page in PAGES] + [*logs(), *stories(work), *descriptions(work)]
        asked = [each for each in asked if args.only in each[0]]
        counts, different, shown = {}, {}, 0
        for (group, command), (old, new) in zip(asked, pool.map(lambda each: [answer(p, each[1]) for p in programs], asked)):
            counts[group] = counts.get(group, 0) + 1
            if old == new:
                continue
            different[group] = different.get(group, 0) + 1
            if shown < args.show:
                shown += 1
                print("hoyle", *command, f"(exit code {old[2]}, now {new[2]})")
                print(first_difference(old[0] + old[1], new[0] + new[1]))
    for group, count in counts.items():
        print(f"{group}: {count} answers, {different.get(group, 0)} different")
    sys.exit(1 if different else 0)


main()

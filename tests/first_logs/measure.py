#!/usr/bin/env python3
"""How well a newcomer's first log is judged: measure.py HOYLE [--each] [--aside | --all] [--least N].

Each log of this folder is judged as it stands and held against truth.yaml. It is right if everything that is to be found is found (the
kind, who, at which trick), nothing else is laid to anybody, the points of every deal and the rubber are the laws', and no line is
refused. `silent`: something is wrong, or missing, and neither the exit code nor a line of the report says so.
"""
import json
import pathlib
import subprocess
import sys

import yaml

HERE = pathlib.Path(__file__).parent
SIDES = ("NS", "EW")


def judged(hoyle, path):
    answer = subprocess.run([hoyle, "judge", "--format", "json", path], capture_output=True, text=True, timeout=60)
    return answer.returncode, json.loads(answer.stdout)


def meets(finding, wanted):
    by, at = wanted.get("by"), wanted.get("at")
    return (finding["kind"] in (wanted["kind"], *([] if wanted["kind"] != "score-error" else ["assertion"])) and (finding["family"] != "perhaps" or wanted["kind"] == "miswritten")
            and ("taken" not in wanted or finding["status"] == "exacted")
            and (at is None or finding.get("trick") in (None, at))
            and (by is None or len(by) > 1 or finding.get("offender") in (None, by)))


def wrongs(report, truth):
    """What is not as it should be, a line each."""
    out = []
    findings = report["findings"]
    for wanted in truth["found"]:
        if not any(meets(each, wanted) for each in findings):
            out.append(f"not found: {wanted['what']}")
    allowed = {"assertion" if each["kind"] == "score-error" else "" for each in truth["found"]} | {each["kind"] for each in truth["found"]} | set(truth.get("also", ()))
    for each in findings:
        if each["family"] == "syntax":
            out.append(f"line {each['where']['line']} not read: {each['heading']}")
        elif each["kind"] not in allowed:
            out.append(f"beside it: {each['family']} {each['heading']}")
    for column in ("below", "above"):
        for deal, points in zip(report["deals"], truth.get(column, ())):
            told = [deal[column][side] for side in SIDES] if deal["scored"] else None
            if told != points:
                out.append(f"deal {deal['deal']} {column}: {told} for {points}")
    if "rubber" in truth:
        side, points = truth["rubber"].split(" by ")
        rubber = report["rubbers"][0] if report["rubbers"] else {}
        if (rubber.get("winner"), str(rubber.get("points"))) != (side.replace("-", ""), points):
            out.append(f"the rubber: {rubber.get('winner')} by {rubber.get('points')}")
    return out


def main():
    hoyle = sys.argv[1]
    truths = yaml.safe_load((HERE / "truth.yaml").read_text())["logs"]
    right = silent = count = 0
    for name, truth in truths.items():
        if "--all" not in sys.argv and bool(truth.get("aside")) != ("--aside" in sys.argv):
            continue
        count += 1
        code, report = judged(hoyle, HERE / f"{name}.hoyle")
        wrong = wrongs(report, truth)
        right += not wrong
        silent += bool(wrong) and code == 0
        if "--each" in sys.argv:
            print(f"{'right' if not wrong else 'WRONG'} {name} (exit {code})")
            for each in wrong:
                print("      " + each)
    print(f"{right} of {count} right at the first try, {silent} silent")
    if "--least" in sys.argv:
        sys.exit(right < int(sys.argv[sys.argv.index("--least") + 1]) or silent > 0)


main()

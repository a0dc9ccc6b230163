#!/usr/bin/env python3
"""Score sheets as people keep them, against their truth: judge.py HOYLE [--list]

Each folder has sheets and truth.jsonl, one object a sheet: its verdict (right, wrong, ask), the slip with its line, the net. A sheet is
`right` where its verdict is told and the net with it; `asked` where a question is put in place of a verdict; `silent` where nothing is
found and a slip is there, or the net is another; `accused` where something is found that is not the slip. FLOOR holds how many are
right in each folder at the least; nobody may be accused, and nothing silent. Where HOYLE_ROUNDS is set (a program
under the sanitizers is thirty times as slow) every twenty-fourth sheet is judged, and no floor held.
"""
import collections, json, os, pathlib, re, subprocess, sys
from concurrent.futures import ThreadPoolExecutor

HERE = pathlib.Path(__file__).resolve().parent
FLOOR = {"A": 10, "AA": 13, "B": 10, "BB": 12, "C": 6, "CC": 14, "D": 28, "DD": 14, "E": 5, "EE": 14, "FF": 12, "GG": 8, "F": 11, "G": 10, "H": 11, "I": 9, "J": 11, "K": 9, "L": 8, "M": 10, "N": 9, "O": 9, "P": 5, "Q": 5, "R": 18, "S": 5, "T": 14, "U": 14, "V": 11, "W": 12, "X": 12, "Y": 15, "Z": 16}


def judged(hoyle, sheet):
    run = subprocess.run([hoyle, "audit", "--format", "json", str(sheet)], capture_output=True, text=True, timeout=120)
    report = json.loads(run.stdout)
    report = report[0] if isinstance(report, list) else report
    rubbers = report["rubbers"].get("as-it-should-be", []) if isinstance(report["rubbers"], dict) else report["rubbers"]
    return report, [rubber["difference"]["points"] for rubber in rubbers if rubber.get("difference")]


def told(nets, truth):
    # a page of several rubbers is told rubber by rubber
    want = (truth.get("net_right") or {}).get("points")
    return want is None or want in nets[-1:] or len(truth.get("rubbers", [])) == len(nets) > 1


def graded(hoyle, folder, truth):
    report, nets = judged(hoyle, folder / (truth["id"] + ".txt"))
    roots = [each for each in report["findings"] if each["family"] == "miscount" and each.get("cause") is None]
    if not report["blocks"] or any(each["family"] in ("syntax", "impossible") for each in report["findings"]): return "asked"
    if truth["verdict"] == "ask": return "told"
    if not roots:
        return "right" if truth["verdict"] == "right" and told(nets, truth) else "silent"
    if truth["verdict"] == "right": return "accused"
    slip, first = truth["slip"], roots[0]
    same = (first.get("written"), first.get("computed")) == (slip.get("written"), slip.get("right"))
    # points of the rubber that were left out are wanting in the sum and in the difference
    left_out = slip["kind"] in ("rubber-left-out", "rubber-forgotten", "rubber-bonus")
    same = same or (left_out and abs(first.get("computed", 0) - first.get("written", 0)) == 100)
    # a line drawn late is shown where it is drawn, and says where it belongs
    named = first["kind"] == "game-missed" and re.search(rf"\bline {slip.get('line')}\b", first.get("message", "")) is not None
    # a part of a hand's figure is shown with the hand
    def delta(each, to): return each[to] - each["written"] if all(isinstance(each.get(k), int) for k in (to, "written")) else 0
    part = first["kind"] != "game-missed" and delta(first, "computed") == delta(slip, "right") != 0 and abs(first["where"]["line"] - slip.get("line", 0)) <= 2
    return "right" if same or named or part or first["where"]["line"] == slip.get("line") else "accused"


def main():
    hoyle, failed = sys.argv[1], False
    for folder in sorted(each for each in HERE.iterdir() if each.is_dir()):
        truths = [json.loads(line) for line in (folder / "truth.jsonl").read_text().splitlines() if line.strip()]
        few = "HOYLE_ROUNDS" in os.environ
        if few: truths = truths[::24]
        with ThreadPoolExecutor(2) as pool: grades = list(pool.map(lambda truth: graded(hoyle, folder, truth), truths))
        counted = collections.Counter(grades)
        print(f"{folder.name}: " + ", ".join(f"{grade} {count}" for grade, count in sorted(counted.items())))
        for truth, grade in zip(truths, grades):
            if "--list" in sys.argv: print("   ", truth["id"], truth["verdict"], grade)
            bad = grade in ("accused", "silent")
            if bad: print(f"  {folder.name}/{truth['id']} is {grade}")
            failed |= bad
        if not few and counted["right"] < FLOOR[folder.name]: print(f"  {FLOOR[folder.name]} of {folder.name} were right before"); failed = True
    return failed


sys.exit(main())

#!/usr/bin/env python3
"""How well stories in everyday words are read and ruled on: measure.py HOYLE FILE... [--each] [--only PREFIX].

FILE: tests/stories/seen.yaml, unseen.yaml: stories with the findings a referee would make. For each file:
  lines      not blank; `taken` became statements, `remark` was kept as one, `refused` is neither
  understood taken, and remarks of those stories that were ruled rightly (in others a remark may hold the fact that is missing)
  whole      stories without a line refused
  ruled      stories whose labelled findings are all found (kind, and one of the laws), and nothing else than what is labelled or allowed
  laws, table, deal  stories in which the code, the players, a deal were understood
  asked      stories not ruled, of which each labelled finding is found or asked about (`perhaps`): the right law stands in the report
  false      accusations (irregularities, and what is told by its name) that are neither labelled nor allowed, of all accusations
  doubted    findings asked about that are neither labelled nor allowed, of all that are asked about
--each prints a line a story; only for the half that may be looked at.
"""
import json
import os
import subprocess
import sys
import tempfile

import yaml


def run(program, command, path):
    return subprocess.run([program, *command, path], capture_output=True, text=True, timeout=60).stdout


def numbers(laws):
    """'portland-1904 80', '90-I' or '80' as the number alone."""
    return {law.split()[-1].split("-")[0] for law in laws}


def kinds():
    """The kinds of incident of the vocabulary: what is told of a topic that is none accuses nobody."""
    with open(os.path.join(os.path.dirname(__file__), "../../lawbooks/vocabulary.yaml"), encoding="utf-8") as file:
        return set(yaml.safe_load(file)["incidents"])


def same(label, found):
    if label["kind"] == "miscount" and found.get("kind") == "score-error":
        return True
    if label["kind"].removeprefix("topic:") != found.get("kind") and not (label["kind"] == "miscount" and found.get("family") == "miscount"):
        return False
    if found.get("family") == "miscount":
        return True
    laws = {ref["law"].split("-")[0] for ref in found.get("laws", []) if "law" in ref}
    return not label["laws"] or not laws or bool(laws & numbers(label["laws"]))


def measure(program, story):
    text = story.get("story") or story.get("sheet")
    with tempfile.NamedTemporaryFile("w", suffix=".hoyle") as file:
        file.write(text)
        file.flush()
        report = json.loads(run(program, ["judge", "--format", "json"], file.name))
        told = run(program, ["fmt"], file.name).splitlines()
    report = report["reports"][0] if "reports" in report else report
    findings = report.get("findings", [])
    for block in report.get("blocks", []):
        findings += block.get("findings", [])
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    heard = [each["as"] or "" for each in report.get("understood") or []]
    refused = {f["where"]["line"] for f in findings if f.get("family") == "syntax" and "where" in f}
    remarks = sum(1 for line in told if line.strip().startswith("# ") and line.strip()[2:].strip() in lines)
    allowed = {kind.removeprefix("topic:") for kind in (story.get("may_also") or []) + [f["kind"] for f in story["findings"]]}
    if "miscount" in allowed:
        allowed.add("score-error")
    all_found = [f for f in findings if f.get("family") != "syntax"]
    asked = [f for f in all_found if f.get("family") == "perhaps"]
    found = [f for f in all_found if f.get("family") != "perhaps"]
    accused = [f for f in found if f.get("family") == "irregularity" or (f.get("family") == "told" and f.get("kind") in KINDS)]
    false = [f for f in accused if f.get("kind") not in allowed]
    extra = [f for f in found if f.get("kind", f.get("family")) not in allowed and f.get("family") not in allowed]
    right = all(any(same(label, f) for f in found) for label in story["findings"]) and not extra
    if not story["findings"] and refused:
        right = False  # nothing to be found: only where everything was read does that say anything
    near = not right and bool(story["findings"]) and all(any(same(label, f) for f in all_found) for label in story["findings"])
    doubted = [f for f in asked if f.get("kind") not in allowed]
    return {"asked": near, "doubts": len(asked), "doubted": len(doubted), "lines": len(lines), "refused": len(refused), "remarks": remarks, "right": right, "accused": len(accused), "false": len(false),
            "falsely": [f.get("kind") for f in extra], "missing": [label["kind"] for label in story["findings"] if not any(same(label, f) for f in found)],
            "refused_lines": sorted(refused), **{word: any(line.strip().startswith(word + " ") for line in told + heard) for word in ("laws", "table", "deal")}}


KINDS = kinds()


def main():
    each = "--each" in sys.argv
    prefix = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else ""
    args = [a for a in sys.argv[1:] if not a.startswith("--") and a != prefix]
    for path in args[1:]:
        with open(path, encoding="utf-8") as file:
            stories = yaml.safe_load(file)
        for group in ([prefix] if prefix else ["c-", "a-", "b-", "cs", "as", "bs", ""]):
            all_of = [(s, measure(args[0], s)) for s in stories if s["id"].startswith(group)]
            if each:
                for story, m in all_of:
                    print(story["id"], "right" if m["right"] else f"missing {m['missing']} extra {m['falsely']}", "refused", m["refused_lines"])
            total = lambda key: sum(m[key] for _, m in all_of)
            lines, refused, remarks = total("lines"), total("refused"), total("remarks")
            proved = lines - refused - sum(m["remarks"] for _, m in all_of if not m["right"])
            percent = lambda part, of: f"{100 * part / of:.1f} %" if of else "-"
            print(f"{path} {group or 'all'}: {len(all_of)} told, {lines} lines: taken {percent(lines - refused - remarks, lines)}, remark "
                  f"{percent(remarks, lines)}, refused {percent(refused, lines)}; understood {percent(proved, lines)}; whole "
                  f"{percent(sum(m['refused'] == 0 for _, m in all_of), len(all_of))}; ruled {total('right')} = {percent(total('right'), len(all_of))}; "
                  f"asked {total('asked')} = {percent(total('asked'), len(all_of))}; "
                  f"false {total('false')} of {total('accused')}; doubted {total('doubted')} of {total('doubts')}; laws {total('laws')}, table {total('table')}, deal {total('deal')}")
        sys.stdout.flush()


main()

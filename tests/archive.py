#!/usr/bin/env python3
"""The questions of docs/archive.md, asked of the cases: archive.py HOYLE [--write]. Every tool that is here must give the answers that stand there."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HOYLE = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/archive.md"


def blocks(text):
    """The stretches that are set in by four blanks, without these."""
    return [re.sub(r"^ {4}", "", block, flags=re.M).rstrip("\n") for block in re.findall(r"(?:^ {4}.*\n)+", text, re.M)]


def ask(command, work, text=None):
    done = subprocess.run(command, cwd=work, input=text, capture_output=True, text=True)
    return done.stdout.rstrip("\n") if done.returncode == 0 else f"{done.returncode}: {done.stderr}"


page = PAGE.read_text(encoding="utf-8")
head, *questions = re.split(r"^(?=### \d+\. )", page.split("\n## Held")[0], flags=re.M)
sqlite_load, duckdb_load, tables = [block for block in blocks(head) if "create table" in block]
wrong = []
with tempfile.TemporaryDirectory() as work:
    judged = subprocess.run([HOYLE, "judge", "--format", "jsonl", "--output", f"{work}/archive.jsonl", "cases/"], cwd=ROOT, capture_output=True)
    if judged.returncode not in (0, 1, 2):
        sys.exit(f"cases/ cannot be judged: {judged.stderr.decode()}")
    tools = {}
    if shutil.which("sqlite3"):
        ask(["sqlite3", "archive.db"], work, f"{sqlite_load}\n{tables}\n")
        tools["SQLite"] = lambda sql, _: ask(["sqlite3", "-list", "archive.db", sql], work)
    if shutil.which("duckdb"):
        ask(["duckdb", "archive.duckdb"], work, f"{duckdb_load}\n{tables}\n")
        tools["DuckDB"] = lambda sql, _: ask(["duckdb", "-list", "-noheader", "archive.duckdb", sql], work)
    if shutil.which("jq"):
        tools["jq"] = lambda _, jq: ask(["sh", "-c", jq], work)
    print("asked:", ", ".join(tools) or "nothing is installed")
    for question in questions:
        sql, jq, answer = blocks(question)
        if "--write" in sys.argv:
            told = tools["SQLite"](sql, jq)
            page = page.replace(question, question.rsplit("Answer:", 1)[0] + "Answer:\n\n" + "".join(f"    {line}\n" for line in told.splitlines()) + "\n")
            continue
        for name, tool in tools.items():
            if (got := tool(sql, jq)) != answer:
                wrong.append(f"{question.splitlines()[0]}\n{name} answers\n{got}\nand the page has\n{answer}")
if "--write" in sys.argv:
    PAGE.write_text(re.sub(r"\n{3,}", "\n\n", page), encoding="utf-8")
if wrong:
    print("\n\n".join(wrong), "\n`cmake --build build --target documents` puts down the answers anew")
sys.exit(1 if wrong else 0)

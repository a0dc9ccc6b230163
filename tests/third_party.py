#!/usr/bin/env python3
"""docs/THIRD-PARTY.md has the notice of every library that is linked, as its package has it, and goes where the program goes: third_party.py ROOT BUILD"""
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT, BUILD = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
WORDS_OF_CMAKE = {"PUBLIC", "PRIVATE", "INTERFACE"}
wrong = []


def linked():
    """The libraries of others that src/CMakeLists.txt names."""
    text = re.sub(r"#.*", "", (ROOT / "src/CMakeLists.txt").read_text())
    calls = re.findall(r"target_link_libraries\(\S+([^)]*)\)", text) + re.findall(r"hoyle_module\([^)]*LINKS([^)]*)\)", text)
    words = {word for call in calls for word in call.split()} - WORDS_OF_CMAKE
    return {word for word in words if not word.startswith(("hoyle_", "-", "${"))}


def flat(text):
    return " ".join(text.split())


def copyrights(package):
    """Whose the package is, where its notice is on this machine and tells it in fields."""
    notice = pathlib.Path("/usr/share/doc") / package / "copyright"
    stanza = re.search(r"^Files:\s*\*\n(?:.*\n)*?Copyright:((?:.*\n)(?:[ \t]+.*\n)*)", notice.read_text(), re.M) if notice.exists() else None
    return [flat(line) for line in stanza[1].splitlines() if line.strip()] if stanza else []


text = (ROOT / "docs" / "THIRD-PARTY.md").read_text()
rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|`]+) \| [^|]+ \|$", text, re.M)[1:]      # without its heading
sections = {title: body for title, body in re.findall(r"^## (.*)\n([\s\S]*?)(?=^## |\Z)", text, re.M)}
told = {name for _, names, _ in rows for name in re.findall(r"`([^`]+)`", names)}
if linked() - told:
    wrong.append(f"linked, without a notice: {sorted(linked() - told)}")
if told - linked():
    wrong.append(f"with a notice, but not linked: {sorted(told - linked())}")
packages = re.search(r"^packages=\((.*)\)$", (ROOT / "dev").read_text(), re.M)[1].split()
for package in packages:
    if package.endswith("-dev") and package not in {row[2] for row in rows}:
        wrong.append(f"./dev builds with {package}, which has no notice")
for title, _, package in rows:
    body = flat(sections.get(title, ""))
    if "Copyright" not in body or not re.search("permission|permitted", body, re.I):
        wrong.append(f"{title}: no notice of it")
    wrong += [f"{title}: {package} also says: {line}" for line in copyrights(package) if line not in body]
with tempfile.TemporaryDirectory() as prefix:
    subprocess.run(["cmake", "--install", BUILD, "--prefix", prefix], check=True, capture_output=True)
    installed = {path.name for path in pathlib.Path(prefix).rglob("*")}
    wrong += [f"{name} is not installed" for name in ("hoyle", "LICENSE", "THIRD-PARTY.md") if name not in installed]
print("\n".join(wrong))
sys.exit(1 if wrong else 0)

#!/usr/bin/env python3
"""Speed as ratios within one run: hoyle judge against `wc -w` and pgn-extract, each on its own file of the same size, every row with its goal.

ratios.py BUILD [MEGABYTES [KIND...]]       (default 100, and every kind of log that make_log knows; the files are made in BUILD and used again)
"""
import os, pathlib, shutil, statistics, subprocess, sys, time

build = pathlib.Path(sys.argv[1])
megabytes = float(sys.argv[2]) if len(sys.argv) > 2 else 100
hoyle = build / "hoyle"
rounds = 5

# kind of log, how many times as fast as `wc -w` on as many bytes it is to be judged
goals = {"different": 1.2, "broken-off": 0.7, "claimed": 0.7, "canonical": 1.3, "told": 1.2, "spelt": 0.8, "malformed": 1.0, "incident-69": 0.9, "incident-6": 0.4, "results": 0.5}
kinds = sys.argv[3:] or list(goals)
lines = "judge --format jsonl, results"
goals[lines] = 0.18


def made(name, size, write):
    """A file in BUILD, made again if it is not of this size, or older than what makes it."""
    file = build / name
    maker = build / "tests/bench/make_log"
    if not file.exists() or abs(file.stat().st_size / 1e6 - size) > 1 or file.stat().st_mtime < maker.stat().st_mtime:
        write(file)
    return file


def log(kind, size=megabytes):
    def write(file):
        with open(file, "wb") as out:
            subprocess.run([build / "tests/bench/make_log", str(size), kind], stdout=out, check=True)
    return made(f"big-{kind}{'' if size == megabytes else '-' + str(int(size))}.hoyle", size, write)


def chess():
    game = '[Event "?"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7\n11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 1-0\n\n'
    return made("big.pgn", megabytes, lambda file: file.write_text(game * int(megabytes * 1e6 / len(game))))


def peak_of(process):
    """The peak of its memory so far in KB. (What the kernel tells at its end would have this script's own in it.)"""
    try:
        for line in open(f"/proc/{process.pid}/status"):
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
    except OSError:
        pass
    return 0


def run(command):
    """Processor seconds, seconds by the clock, and the peak of memory in MB, looked at every few milliseconds."""
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C.UTF-8"})
    peak = ended = 0
    while not ended:
        peak = max(peak, peak_of(process))
        time.sleep(0.002)
        ended, status, usage = os.wait4(process.pid, os.WNOHANG)
    if os.waitstatus_to_exitcode(status) not in (0, 1, 2):
        sys.exit(f"{command} ended with {status}")
    return usage.ru_utime + usage.ru_stime, time.perf_counter() - began, peak / 1024


def start_up(command, times=50):
    """The middle of the wall times of a few dozen runs, in milliseconds."""
    took = []
    for _ in range(times):
        before = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL)
        took.append((time.perf_counter() - before) * 1000)
    return statistics.median(took)


def small_logs(count=10000):
    """A folder of logs of a rubber each, as people keep them."""
    folder = build / "small-logs"
    if len(list(folder.glob("*.hoyle"))) != count:
        folder.mkdir(exist_ok=True)
        rubbers = log("claimed", max(20, count * 0.0021)).read_text().split("\nrubber\n")[1:]
        for i in range(count):
            (folder / f"{i:06}.hoyle").write_text("laws portland-1904\ntable N: Anna, E: Ben, S: Cora, W: Dan\nrubber\n" + rubbers[i] + "\n")
    return folder


judge = [hoyle, "judge"]
commands = {"wc -w": ["wc", "-w", log("canonical")]}
for kind in kinds:
    commands[f"judge, {kind}"] = [*judge, log(kind)]
commands["judge -j 2, canonical"] = [*judge, "-j", "2", log("canonical")]
json_megabytes = min(megabytes, 10)
if "claimed" in kinds:
    commands["judge -j 2, claimed"] = [*judge, "-j", "2", log("claimed")]
small = small_logs()
commands["cat, small files"] = ["sh", "-c", f"cat {small}/*"]
commands["judge, small files"] = [*judge, small]
commands["judge --format json"] = [*judge, "--format", "json", log("canonical", json_megabytes)]
commands[lines] = [*judge, "--format", "jsonl", log("results", json_megabytes)]
extract = shutil.which("pgn-extract", path=os.environ["PATH"] + ":/usr/games")      # where Debian puts it
if extract:
    commands["pgn-extract -s -r"] = [extract, "-s", "-r", str(chess())]

# In turn, so that what else the machine does falls on all alike; of each the middle one.
runs = {name: [] for name in commands}
for turn in range(rounds):
    for name, command in commands.items():
        if name.startswith("pgn") and turn > 2:
            continue
        runs[name].append(run(command))
cpu = {name: statistics.median(each[0] for each in runs[name]) for name in runs}
wall = {name: statistics.median(each[1] for each in runs[name]) for name in runs}
peak = {name: max(each[2] for each in runs[name]) for name in runs}

failed = []


def held(name, value, goal, least=True):
    if (value >= goal) if least else (value <= goal):
        return "held"
    failed.append(name)
    return "NOT HELD"


deals = sum(line.startswith(b"deal ") for line in open(log("canonical"), "rb"))
words = cpu["wc -w"]
print(f"{megabytes:.0f} MB each, {deals} deals in the canonical log, processor seconds, the middle of {rounds} runs in turn")
print(f"{'':29} {'s':>8} {'MB/s':>8} {'peak MB':>8} {'x wc -w':>8} {'goal':>8}")
for name in commands:
    if "small" in name:
        continue
    size = json_megabytes if "json" in name else megabytes
    seconds = wall[name] if "-j 2" in name else cpu[name]
    ratio = words / seconds * size / megabytes
    line = f"{name:29} {seconds:8.2f} {size / seconds:8.1f} {peak[name]:8.1f} {ratio:8.2f}"
    goal = goals.get(name.removeprefix("judge, "))
    print(line + (f" {goal:8.2f}  {held(name, ratio, goal)}" if goal else ""))

print()
rows = []
count = len(list(small.glob("*.hoyle")))
print(f"{count} small logs, {sum(each.stat().st_size for each in small.glob('*.hoyle')) / 1e6:.0f} MB: "
      f"{count / wall['judge, small files']:.0f} logs a second by the clock; `cat` of them {count / wall['cat, small files']:.0f}\n")
if "judge, claimed" in cpu:
    rows.append(("two threads against one, claimed", wall["judge, claimed"] / wall["judge -j 2, claimed"], 1.85, True))
if "judge, canonical" in cpu:
    rows.append(("two threads against one, by the clock", wall["judge, canonical"] / wall["judge -j 2, canonical"], 1.85, True))
    if extract:
        rows.append(("against pgn-extract", cpu["pgn-extract -s -r"] / cpu["judge, canonical"], 20, True))
    rows.append(("peak memory, MB", peak["judge, canonical"], 9, False))
    rows.append(("... with two threads", peak["judge -j 2, canonical"], 9, False))
    rows.append(("... on ten times as much", run([*judge, log("canonical", 10 * megabytes)])[2], 9, False))
rows.append(("JSON, MB/s", json_megabytes / cpu["judge --format json"], 60, True))
rows.append(("one short log, ms", start_up([hoyle, "judge", "cases/thursday.hoyle"]), 1.5, False))
for name, value, goal, least in rows:
    print(f"{name:40} {value:8.2f}   goal {'>=' if least else '<='} {goal:<6} {held(name, value, goal, least)}")
print(f"(`true`, from start to end: {start_up(['true']):.1f} ms)")
print("all held" if not failed else "not held: " + ", ".join(failed))

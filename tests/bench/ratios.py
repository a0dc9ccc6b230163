#!/usr/bin/env python3
"""Speed as ratios within one run: hoyle judge against `wc -w` and pgn-extract, each on its own file of the same size.

ratios.py BUILD [MEGABYTES [FORM...]]       (default 100, and the log canonical, spelt otherwise, malformed; the files are made in BUILD and used again)
"""
import os, pathlib, shutil, statistics, subprocess, sys, time

build = pathlib.Path(sys.argv[1])
megabytes = float(sys.argv[2]) if len(sys.argv) > 2 else 100


def stale(file):
    return not file.exists() or abs(file.stat().st_size / 1e6 - megabytes) > 1


def log(form):
    file = build / f"big-{form}.hoyle"
    if stale(file):
        with open(file, "wb") as out:
            subprocess.run([build / "tests/bench/make_log", str(megabytes), form], stdout=out, check=True)
    return file


def chess():
    file = build / "big.pgn"
    game = '[Event "?"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7\n11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 1-0\n\n'
    if stale(file):
        file.write_text(game * int(megabytes * 1e6 / len(game)))
    return file


def peak_of(process):
    """The peak of its memory so far in KB. (What the kernel tells at its end would have this script's own in it.)"""
    try:
        for line in open(f"/proc/{process.pid}/status"):
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
    except OSError:
        pass
    return 0


def run(command, times=3):
    """The best of a few runs: processor seconds, and the peak of memory in MB, looked at every few milliseconds."""
    best = None
    for _ in range(times):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C.UTF-8"})
        peak = ended = 0
        while not ended:
            peak = max(peak, peak_of(process))
            time.sleep(0.005)
            ended, status, usage = os.wait4(process.pid, os.WNOHANG)
        if os.waitstatus_to_exitcode(status) not in (0, 1, 2):
            sys.exit(f"{command} ended with {status}")
        cpu = usage.ru_utime + usage.ru_stime
        if best is None or cpu < best[0]:
            best = (cpu, peak / 1024)
    return best


def start_up(command, times=50):
    """The middle of the wall times of a few dozen runs, in milliseconds."""
    took = []
    for _ in range(times):
        before = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL)
        took.append((time.perf_counter() - before) * 1000)
    return statistics.median(took)


hoyle = build / "hoyle"
canonical = log("canonical")
deals = sum(line.startswith(b"deal ") for line in open(canonical, "rb"))
rows = [("wc -w", run(["wc", "-w", canonical]))]
for form in sys.argv[3:] or ("canonical", "spelt", "malformed"):
    rows.append((f"hoyle judge, {form}", run([hoyle, "judge", log(form)])))
extract = shutil.which("pgn-extract", path=os.environ["PATH"] + ":/usr/games")      # where Debian puts it
if extract:
    rows.append(("pgn-extract -s -r", run([extract, "-s", "-r", str(chess())])))
words, judge = rows[0][1][0], rows[1][1][0]
print(f"{megabytes:.0f} MB each, {deals} deals, one thread, processor seconds, best of three")
print(f"{'':24} {'s':>8} {'MB/s':>8} {'peak MB':>8} {'against wc -w':>14}")
for name, (cpu, peak) in rows:
    print(f"{name:24} {cpu:8.2f} {megabytes / cpu:8.1f} {peak:8.1f} {words / cpu:14.3f}")
print(f"{deals / judge:.0f} deals a second; one deal, from start to end: {start_up([hoyle, 'judge', 'cases/thursday.hoyle']):.1f} ms (`true`: {start_up(['true']):.1f} ms)")

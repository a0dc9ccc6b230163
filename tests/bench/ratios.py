#!/usr/bin/env python3
"""Speed as ratios within one run: hoyle judge against `wc -w` and pgn-extract, each on its own file of the same size.

ratios.py BUILD [MEGABYTES]       (default 100; the files are made in BUILD and used again)
"""
import os, pathlib, resource, shutil, subprocess, sys, time

build = pathlib.Path(sys.argv[1])
megabytes = float(sys.argv[2]) if len(sys.argv) > 2 else 100
log, games = build / "big.hoyle", build / "big.pgn"
if not log.exists() or abs(log.stat().st_size / 1e6 - megabytes) > 1:
    with open(log, "wb") as out:
        subprocess.run([build / "tests/bench/make_log", str(megabytes)], stdout=out, check=True)
if not games.exists() or abs(games.stat().st_size / 1e6 - megabytes) > 1:
    game = '[Event "?"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7\n11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 1-0\n\n'
    games.write_text(game * int(megabytes * 1e6 / len(game)))


def run(command, env=None):
    best = None
    for _ in range(3):
        before = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **(env or {})})
        _, _, usage = os.wait4(process.pid, 0)
        took = time.perf_counter() - before
        cpu = usage.ru_utime + usage.ru_stime
        if best is None or cpu < best[1]:
            best = (took, cpu, usage.ru_maxrss / 1024)
    return best


rows = [("wc -w", run(["wc", "-w", log], {"LC_ALL": "C.UTF-8"})), ("hoyle judge", run([build / "hoyle", "judge", log]))]
if shutil.which("pgn-extract"):
    rows.append(("pgn-extract -s -r", run(["pgn-extract", "-s", "-r", str(games)])))
words = rows[0][1][1]
print(f"{megabytes:.0f} MB, one thread, processor seconds, best of three")
print(f"{'':20} {'s':>8} {'MB/s':>8} {'peak MB':>8} {'against wc -w':>14}")
for name, (took, cpu, rss) in rows:
    print(f"{name:20} {cpu:8.2f} {megabytes / cpu:8.1f} {rss:8.1f} {words / cpu:14.3f}")

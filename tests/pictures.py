#!/usr/bin/env python3
"""The pictures of printed reports in the documents, made from the real thing: pictures.py HOYLE FOLDER (Debian's chromium is wanted).

Each is a log, judged, as a browser shows it; FOLDER is docs/pictures, or any other.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PICTURES = {  # name: command, log, width, height
    "report.webp": ("judge", "cases/thursday.hoyle", 820, 1080),
    "block.webp": ("audit", "cases/audit/printed-rubber-two-1897.hoyle", 820, 900),
}


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    hoyle, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    chromium = shutil.which("chromium")
    if not chromium:
        sys.exit("chromium is wanted: apt-get install chromium")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        page = pathlib.Path(temporary, "report.html")
        for name, (command, log, width, height) in PICTURES.items():
            page.write_bytes(subprocess.run([hoyle, command, "--format", "html", log], capture_output=True, cwd=ROOT).stdout)
            subprocess.run([chromium, "--headless", "--no-sandbox", "--hide-scrollbars", "--blink-settings=preferredColorScheme=1",
                            f"--user-data-dir={temporary}/profile", f"--screenshot={temporary}/{name}", f"--window-size={width},{height}",
                            page.as_uri()], check=True, capture_output=True)
            shutil.move(f"{temporary}/{name}", folder / name)
            print(folder / name)


if __name__ == "__main__":
    main()

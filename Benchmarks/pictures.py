"""A folder of phone pictures, recorded and gated, beside programs that compare two folders.

1 000 pictures of 1179 × 2556 pixels were approved. Then the folder is recorded again: with the same bytes, with one picture
in fifty changed, and with all others encoded anew besides. `galley record --gate` compares with what was approved, explains, writes its run
and judges it; the others compare the two folders pixel by pixel. Seconds are those of the wall; megabytes the largest resident set.
"""

import argparse
import json
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys

from differs import BLAZEDIFF_FOLDERS, once

CHANGED_SHARE, SIZE = 50, (1179, 2556)
# Wall time over the best peer's; the goals of the project.
GOALS = {"the same bytes": 0.1, "one in fifty changed": 0.25, "encoded anew, one in fifty changed": 0.25}
MOST_MEGABYTES = 60

IMAGE_CHOPS = (
    "import os, sys; from PIL import Image, ImageChops; from concurrent.futures import ProcessPoolExecutor; a, b = sys.argv[1:]\n"
    "def pair(name):\n"
    "    x, y = (Image.open(f'{side}/{name}').convert('RGBA') for side in (a, b))\n"
    "    return ImageChops.difference(x, y).getbbox(alpha_only=False)\n"
    "list(ProcessPoolExecutor(os.cpu_count()).map(pair, sorted(os.listdir(a)), chunksize=20))")


def draw(number, is_changed=False):
    """A screen with a bar, cards and rows that stand for words; another one for each number."""
    from PIL import Image, ImageDraw

    pick = random.Random(number)
    image = Image.new("RGB", SIZE, (242, 242, 247))
    canvas = ImageDraw.Draw(image)
    canvas.rectangle((0, 0, SIZE[0], 260), fill=(250, 250, 252))
    canvas.text((48, 180), f"Screen {number}", fill=(0, 0, 0), font_size=68)
    for row in range(12):
        top = 300 + row * 180
        canvas.rounded_rectangle((36, top, SIZE[0] - 36, top + 160), 30, fill=(255, 255, 255))
        color = tuple(pick.randrange(256) for _ in range(3))
        canvas.ellipse((66, top + 30, 166, top + 130), fill=(0, 122, 255) if is_changed and row == 5 else color)
        words = " ".join(pick.choice(["oat", "plum", "rye", "sage", "thyme"]) for _ in range(6))
        canvas.text((200, top + 50), words, fill=(40, 40, 40), font_size=44)
    return image


def fill(folder, old, count, changed, anew):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    from PIL import Image

    for number in range(count):
        name = f"{number:04}.png"
        if number % CHANGED_SHARE == 0 and changed:
            draw(number, True).save(folder / name)
        elif anew:
            Image.open(old / name).save(folder / name, compress_level=1)
        else:
            shutil.copyfile(old / name, folder / name)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--galley", required=True, help="the program")
    parser.add_argument("--output", type=pathlib.Path, required=True)
    parser.add_argument("--count", type=int, default=1000, help="the number of pictures")
    parser.add_argument("--rounds", type=int, default=3, help="the number of times that each program runs")
    options = parser.parse_args()
    project = options.output / "pictures"
    shutil.rmtree(project, ignore_errors=True)
    # Drawn once for all runs of the benchmark.
    old, new = options.output / f"drawn-{options.count}", project / "new"
    project.mkdir(parents=True)
    (project / "Galley.json").write_text("{}\n")
    os.chdir(project)
    if not old.exists():
        drawing = old.with_suffix(".part")
        shutil.rmtree(drawing, ignore_errors=True)
        drawing.mkdir()
        for number in range(options.count):
            draw(number).save(drawing / f"{number:04}.png")
        drawing.rename(old)
    fill(new, old, options.count, False, False)
    galley = options.galley
    subprocess.run([galley, "record", "new"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([galley, "approve", "--all", "--reason", "the first pictures"], check=True, stdout=subprocess.DEVNULL)
    programs = {"galley record --gate": ([galley, "record", "new", "--gate"], {})}
    try:
        import blazediff  # noqa: F401
        command = [sys.executable, "-c", BLAZEDIFF_FOLDERS, str(old), str(new)]
        programs["blazediff"] = (command, {})
        programs["blazediff, own codec"] = (command, {"BLAZEDIFF_PNG_ENABLED": "1"})
    except ImportError:
        print("pictures: blazediff is not found, so left out", file=sys.stderr)
    programs["ImageChops"] = ([sys.executable, "-c", IMAGE_CHOPS, str(old), str(new)], {})
    odiff = shutil.which("odiff")
    if odiff:
        loop = f"for f in *.png; do {odiff} $f ../new/$f >/dev/null; done; true"
        programs["odiff in a loop"] = (["sh", "-c", f"cd {old} && {loop}"], {})
    else:
        print("pictures: odiff is not found, so left out", file=sys.stderr)
    rows, missed = [], False
    for name, goal in GOALS.items():
        fill(new, old, options.count, "changed" in name, "anew" in name)
        runs = {program: [once(*command) for _ in range(options.rounds)] for program, command in programs.items()}
        seconds = {program: statistics.median(run[0] for run in all_runs) / 1000 for program, all_runs in runs.items()}
        ours = seconds.pop("galley record --gate")
        ratio = ours / min(seconds.values())
        memory = statistics.median(run[2] for run in runs["galley record --gate"])
        missed = missed or ratio > goal or memory > MOST_MEGABYTES
        rows.append({"folder": name, "galley s": round(ours, 2), "MB": round(memory, 1), "ratio": round(ratio, 3), "goal": goal,
                     **{program: round(value, 2) for program, value in seconds.items()}})
        print(json.dumps(rows[-1]))
    (options.output / "pictures.json").write_text(json.dumps(rows, indent=2))
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()

"""Runs the benchmarks: ours and Skia's side by side in one run, in rounds that take turns.

    bench.py --program PROGRAM --output FOLDER [--only PART]...

Writes results.md, results.json and, for the part `quality`, pictures: ours, Skia's, and their difference times 16. Without
skia-python it runs what is ours and says so. Times are medians of all repetitions of all rounds, in milliseconds.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Peers"))
try:
    import numpy
    import skia

    import skia_peer
except ImportError as error:
    skia_peer = None
    WHY = str(error)

ROUNDS = 7
# How often a thing is done in a round: about a third of a second's worth.
COUNTS = {"raster": 30, "fresh": 30, "threads1": 30, "threads2": 30, "encode": 3, "damage": 30, "check": 15, "tall": 1}


class Program:
    """Our side: answers one request a line."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *words):
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("bench: the program ended while asked for " + " ".join(map(str, words)))
        return json.loads(line)


class Peer:
    """Skia's side, with the same names."""

    def __init__(self, folder):
        self.scenes = {}
        self.folder = folder

    def scene(self, name):
        if name not in self.scenes:
            self.scenes[name] = skia_peer.Scene(self.folder, name)
            self.scenes[name].draw()
        return self.scenes[name]

    def times(self, task, count):
        part, name = task.split(".")
        if part == "raster":
            return self.scene(name).times(count)
        if part == "encode":
            return self.scene(name).encode_times(count)[0]
        return None

    def facts(self, task):
        part, name = task.split(".")
        return {"bytes": self.scene(name).encode_times(1)[1]} if part == "encode" else {}


def measure(program, peer, tasks):
    """All tasks in rounds; in each, ours and Skia's right after each other."""
    ours, theirs = {task: [] for task in tasks}, {task: [] for task in tasks}
    for task in tasks:
        program.ask("time", task, 2)
    for _ in range(ROUNDS):
        for task in tasks:
            count = COUNTS[task.split(".")[0]]
            ours[task] += program.ask("time", task, count)
            if peer:
                theirs[task] += peer.times(task, count) or []
    results = []
    for task in tasks:
        result = {"task": task, "ms": round(statistics.median(ours[task]), 3), "runs": len(ours[task])}
        result["least"] = round(min(ours[task]), 3)
        result.update({key: round(value, 3) for key, value in program.ask("facts", task).items()})
        if theirs[task]:
            result["skia ms"] = round(statistics.median(theirs[task]), 3)
            result["ratio"] = round(result["ms"] / result["skia ms"], 3)
            for key, value in peer.facts(task).items():
                result["skia " + key] = value
        results.append(result)
    return results


def quality(folder, pictures, names):
    """How far our pixels are from Skia's: with its glyph masks, and with its glyphs drawn as outlines."""
    os.makedirs(pictures, exist_ok=True)
    results = []
    for name in names:
        plain = skia_peer.Scene(folder, name, text="none")
        outlined = skia_peer.Scene(folder, name, text="paths")
        masked = skia_peer.Scene(folder, name)
        size = (masked.height, masked.width, 4)
        mine = numpy.fromfile(os.path.join(folder, name + ".rgba"), dtype=numpy.uint8).reshape(size)
        theirs = numpy.asarray(masked.pixels())
        # Pixels that Skia's text touches, in either form, count as glyphs.
        without = numpy.asarray(plain.pixels())
        outlines = numpy.asarray(outlined.pixels())
        glyphs = (without != theirs).any(2) | (without != outlines).any(2)
        difference = numpy.abs(mine.astype(int) - theirs)
        drawn = numpy.abs(mine.astype(int) - outlines)
        result = {
            "scene": name,
            "mean outside glyphs": round(float(difference[~glyphs][:, :3].mean()), 4),
            "glyph pixels": round(float(glyphs.mean()), 4),
        }
        if glyphs.any():
            result["mean in glyphs, as outlines"] = round(float(drawn[glyphs][:, :3].mean()), 2)
            result["mean in glyphs, as masks"] = round(float(difference[glyphs][:, :3].mean()), 2)
            # How much text there is in all: places of glyphs cancel out, and what remains is how dark they are.
            ink = [float(numpy.abs(picture.astype(int) - without)[glyphs][:, :3].sum())
                   for picture in (mine, outlines, theirs)]
            result["ink against outlines"] = round(ink[0] / ink[1], 4)
            result["ink against masks"] = round(ink[0] / ink[2], 4)
        results.append(result)
        strip = numpy.concatenate(
            [mine[..., :3], theirs[..., :3], numpy.minimum(255, difference[..., :3] * 16).astype(numpy.uint8)], axis=1)
        opaque = numpy.full(strip.shape[:2] + (1,), 255, dtype=numpy.uint8)
        image = skia.Image.fromarray(
            numpy.ascontiguousarray(numpy.concatenate([strip, opaque], axis=2)), colorType=skia.kRGBA_8888_ColorType)
        image.save(os.path.join(pictures, name + ".png"), skia.kPNG)
    return results


def table(rows):
    """Rows as a Markdown table; a column is there when any row has it."""
    columns = list(dict.fromkeys(key for row in rows for key in row))
    lines = [" | ".join(columns), " | ".join("---" for _ in columns)]
    lines += [" | ".join(str(row.get(column, "")) for column in columns) for row in rows]
    return "\n".join("| " + line + " |" for line in lines)


def machine():
    with open("/proc/cpuinfo") as file:
        names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--only", action="append", default=[])
    arguments = parser.parse_args()
    os.makedirs(arguments.output, exist_ok=True)
    if skia_peer is None:
        print(f"bench: no skia-python ({WHY}), so only our side is measured", file=sys.stderr)

    program = Program(arguments.program)
    report = {"machine": machine(), "skia": skia.__version__ if skia_peer else None}
    with tempfile.TemporaryDirectory() as folder:
        names = program.ask("export", folder)
        peer = Peer(folder) if skia_peer else None
        wanted = [
            task for task in program.ask("list")
            if not arguments.only or any(task == only or task.startswith(only) for only in arguments.only)
        ]
        if wanted:
            report["times"] = measure(program, peer, wanted)
        if skia_peer and (not arguments.only or "quality" in arguments.only):
            report["quality"] = quality(folder, os.path.join(arguments.output, "pictures"), names)

    text = f"{report['machine']}; skia-python {report['skia'] or 'not there'}\n"
    for part in ("times", "quality"):
        if part in report:
            text += f"\n{table(report[part])}\n"
    print(text)
    with open(os.path.join(arguments.output, "results.md"), "w") as file:
        file.write(text)
    with open(os.path.join(arguments.output, "results.json"), "w") as file:
        json.dump(report, file, indent=2)


main()

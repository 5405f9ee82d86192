"""Runs the benchmarks: ours and its peer's side by side in one run, in rounds that take turns.

    bench.py --program PROGRAM --output FOLDER [--galley GALLEY] [--only PART]...

Writes results.md, results.json and, for the part `quality`, pictures: ours, Skia's, and their difference times 16. Without
skia-python it leaves Skia out and says so. Times are medians of all repetitions of all rounds, in milliseconds.
It ends with 1 if a goal was missed, or could not be measured against all that it is measured against.
"""

import argparse
import json
import math
import os
import platform
import statistics
import subprocess
import sys
import tempfile

import differs
import gates
import goals
import layouts
import typecheck

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Peers"))
try:
    import skia

    import quality
    import skia_peer
except ImportError as error:
    skia_peer = None
    WHY = str(error)

ROUNDS = 7
# How often a thing is done in a round: about a third of a second's worth; 1 for what takes longer.
COUNTS = {"raster": 30, "fresh": 30, "threads1": 30, "threads2": 30, "encode": 3, "damage": 30, "check": 15, "tall": 1,
          "pages": 60, "queries": 5, "voiceOver": 20, "device": 30, "lists": 5, "snapshots": 2, "previews": 1, "views": 2, "symbols": 60,
          "audit": 20, "tunnel": 5}
FEW = {"screen": 15, "palette": 15}
# What takes memory of its own is measured in a process each.
MEMORY = ["nothing", "pass screen", "pass page", "pass palette", "pass photo", "decode page", "bands 1000",
          "bands 100000", "list 1000", "list 100000", "devices 1000"]


class Program:
    """Our side: answers one request a line."""

    def __init__(self, path):
        self.path = path
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *words):
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("bench: the program ended while asked for " + " ".join(map(str, words)))
        return json.loads(line)

    def peak(self, *words):
        """The most memory a process of its own takes, in MB."""
        return float(subprocess.run([self.path, "peak", *words], check=True, capture_output=True, text=True).stdout)


class SkiaPeer:
    """Skia's side of drawing and encoding."""

    name = "Skia"

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
        return self.scene(name).encode_times(count)[0]

    def facts(self, task):
        part, name = task.split(".")
        return {"bytes": self.scene(name).encode_times(1)[1]} if part == "encode" else {}


class LibraryPeer:
    """The system's libpng, which is in our program."""

    name = "libpng"

    def __init__(self, program):
        self.program = program

    def times(self, task, count):
        return self.program.ask("time", "libpng." + task, count)

    def facts(self, task):
        return {}


def measure(program, peers, tasks):
    """All tasks in rounds; in each, ours and the peer's right after each other."""
    ours, theirs = {task: [] for task in tasks}, {task: [] for task in tasks}
    for task in tasks:
        program.ask("time", task, 2)
        if peers.get(part(task)):
            peers[part(task)].times(task, 1)
    for _ in range(ROUNDS):
        for task in tasks:
            count = COUNTS.get(part(task)) or FEW.get(task.split(".")[1], 1)
            ours[task] += program.ask("time", task, count)
            if peers.get(part(task)):
                theirs[task] += peers[part(task)].times(task, count)
    return [result(program, peers.get(part(task)), task, ours[task], theirs[task]) for task in tasks]


def part(task):
    return task.split(".")[0]


def result(program, peer, task, ours, theirs):
    row = {"task": task, "ms": round(statistics.median(ours), 3), "least": round(min(ours), 3), "runs": len(ours)}
    row.update({key: round(value, 3) for key, value in program.ask("facts", task).items()})
    if peer:
        row["peer"] = peer.name
        row["peer ms"] = round(statistics.median(theirs), 3)
        row["peer least"] = round(min(theirs), 3)
        row["ratio"] = round(row["ms"] / row["peer ms"], 3)
        row["ratio of least"] = round(row["least"] / row["peer least"], 3)
        for key, value in peer.facts(task).items():
            row["peer " + key] = value
            row[key + " ratio"] = round(row[key] / value, 3)
    return row


def growth(times):
    """By which power of the number of elements the time of a task grows, between neighbouring sizes and over all."""
    sizes = {}
    for row in times:
        kind, _, count = row["task"].rpartition(".")
        if count.isdigit():
            sizes.setdefault(kind, []).append((int(count), row["least"]))
    rows = []
    for kind, measured in sizes.items():
        def exponent(first, last):
            return round(math.log(last[1] / first[1]) / math.log(last[0] / first[0]), 2)
        row = {"task": kind, "exponent": exponent(measured[0], measured[-1])}
        for first, last in zip(measured, measured[1:]):
            row[f"to {last[0]}"] = exponent(first, last)
        rows.append(row)
    return rows


def memory(program, folder):
    """Peaks of processes, each of which does one thing."""
    files = program.ask("files", folder)
    rows = []
    for task in MEMORY:
        kind, _, argument = task.partition(" ")
        rows.append({"task": task, "peak MB": round(program.peak(kind, *[files.get(argument, argument)]), 1)})
    for row in rows:
        row["above nothing"] = round(row["peak MB"] - rows[0]["peak MB"], 1)
    return rows


def opened(program, count):
    """A report opened in Chromium; nothing where there is none."""
    result = subprocess.run([program.path, "report", str(count), "7"], capture_output=True, text=True)
    if result.returncode:
        print(f"bench: the report is left out: {result.stderr.strip()[-300:]}", file=sys.stderr)
        return None
    return json.loads(result.stdout)


def explained(program, pairs):
    """The pairs of screens that the corpus's tests wrote, explained."""
    return json.loads(subprocess.run([program.path, "explain", pairs], check=True, capture_output=True, text=True).stdout)


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


def run(program, only, pictures, modules, galley, pairs):
    """The whole report."""
    def wanted(name):
        return not only or any(name == word or name.startswith(word) for word in only)

    report = {
        "format": 1, "machine": machine(), "skia": skia.__version__ if skia_peer else None,
        "load": {"before": [round(load, 2) for load in os.getloadavg()]},
    }
    with tempfile.TemporaryDirectory() as folder:
        names = program.ask("export", folder)
        library, drawing = LibraryPeer(program), SkiaPeer(folder) if skia_peer else None
        peers = {"pass": library, "decode": library, "raster": drawing, "encode": drawing}
        tasks = [task for task in program.ask("list") if part(task) != "libpng" and wanted(task)]
        if tasks:
            report["times"] = measure(program, peers, tasks)
            report["growth"] = growth(report["times"])
        if wanted("memory"):
            report["memory"] = memory(program, folder)
        if skia_peer and wanted("quality"):
            report["quality"] = quality.compare(folder, pictures, names)
        if galley and wanted("diff"):
            root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
            report.update(differs.measure(program, galley, folder, os.path.join(root, "Baselines")))
    if wanted("report"):
        rows = [opened(program, count) for count in (100, 1000)]
        report["reports"] = [row for row in rows if row]
    if pairs and wanted("explain"):
        report["explained"] = explained(program, pairs)
    if modules and wanted("layouts"):
        report["layouts"] = [layouts.measure(modules)]
    if modules and wanted("typecheck"):
        report["typechecks"] = typecheck.measure(modules)
    if galley and wanted("gate"):
        report["gates"] = gates.measure(program.path, galley)
    report["load"]["after"] = [round(load, 2) for load in os.getloadavg()]
    report["goals"] = goals.judge(report)
    return report


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--modules", help="the modules of a build, to compile layouts and samples against")
    parser.add_argument("--galley")
    parser.add_argument("--pairs", help="pairs of screens to explain, as the corpus's tests write them")
    parser.add_argument("--only", action="append", default=[])
    arguments = parser.parse_args()
    os.makedirs(arguments.output, exist_ok=True)
    if skia_peer is None:
        print(f"bench: no skia-python ({WHY}), so Skia is left out", file=sys.stderr)

    report = run(Program(arguments.program), arguments.only, os.path.join(arguments.output, "pictures"), arguments.modules,
                 arguments.galley, arguments.pairs)
    text = f"{report['machine']}; skia-python {report['skia'] or 'not there'}\n"
    text += f"Load average before {report['load']['before']}, after {report['load']['after']}\n"
    if report.get("missing peers"):
        text += "Not there, so not compared with: " + ", ".join(report["missing peers"]) + "\n"
    for name in ("goals", "times", "growth", "layouts", "typechecks", "gates", "memory", "quality", "starts", "pairs", "smoothing",
                 "folders", "reports", "explained"):
        if report.get(name):
            text += f"\n{table(report[name])}\n"
    print(text)
    with open(os.path.join(arguments.output, "results.md"), "w") as file:
        file.write(text)
    with open(os.path.join(arguments.output, "results.json"), "w") as file:
        json.dump(report, file, indent=2)
    missed = [row["goal"] for row in report["goals"] if row["met"] != "yes"]
    if missed:
        sys.exit(f"bench: {len(missed)} goals are not reached or were not measured: " + "; ".join(missed))


main()

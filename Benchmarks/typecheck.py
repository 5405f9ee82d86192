"""Takes the time in which the compiler checks the types of the samples' views, against Galley and against Apple's signatures alone.

    typecheck.py --modules FOLDER [--signatures FOLDER] [--rounds 7]

FOLDER holds the modules of a build, such as .build/debug/Modules, beside which `GalleyMacros-tool` is. The signatures are a folder with
the sources of `Combine` and of `SwiftUI`; those of the tests have the names that Recipes uses. A sample with a name that the signatures
lack is left out. Each sample is checked as a whole module, by both in turn. Seconds are those of processors, medians of all rounds.
"""

import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

import layouts

ROOT = pathlib.Path(__file__).resolve().parent.parent
SIGNATURES = ROOT / "Tests/SwiftUITests/AppleSignatures"
SAMPLES = ["Recipes", "Bookshop", "Gallery", "Newsroom", "Welcome"]
# An expression is slow if it takes more than the first with Galley, and less than the second with the signatures, in ms.
SLOW, QUICK = 1000, 200
# What is quicker is not reported.
LEAST = 5
EXPRESSION = re.compile(r"^(.+:\d+:\d+): warning: expression took (\d+)ms", re.M)


class Side:
    """What sources are checked against: the options by which the compiler finds it."""

    def __init__(self, options, macros):
        self.options = ["-load-plugin-executable", f"{macros}#GalleyMacros", *options]

    def command(self, name, files, *more):
        words = ["swiftc", "-wmo", "-swift-version", "6", "-parse-as-library", "-module-name", name]
        return [*words, "-package-name", "samples", *self.options, *more, *map(str, files)]

    def accepts(self, name, files):
        return subprocess.run(self.command(name, files, "-typecheck"), capture_output=True).returncode == 0

    def seconds(self, name, files):
        before = layouts.processor_time()
        subprocess.run(self.command(name, files, "-typecheck"), check=True, capture_output=True)
        return layouts.processor_time() - before

    def expressions(self, name, files):
        """The time of each expression in ms, by its place."""
        timing = ["-Xfrontend", f"-warn-long-expression-type-checking={LEAST}", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
        result = subprocess.run(self.command(name, files, "-typecheck", *timing), check=True, capture_output=True, text=True)
        times = {}
        for place, time in EXPRESSION.findall(result.stderr):
            times[place] = max(times.get(place, 0), int(time))
        return times


def built(modules, macros):
    """Galley's modules, with the maps that SwiftPM wrote for those of C."""
    maps = [word for file in sorted(modules.parent.glob("*.build/module.modulemap")) for word in ("-Xcc", f"-fmodule-map-file={file}")]
    return Side([*layouts.search_paths(str(modules)), *maps], macros)


def compiled(signatures, folder, macros):
    """The modules of the signatures, compiled into a folder."""
    side = Side(["-I", str(folder)], macros)
    for name in ("Combine", "SwiftUI"):
        output = ["-emit-module", "-o", str(folder / f"{name}.swiftmodule")]
        subprocess.run(side.command(name, sorted((signatures / name).rglob("*.swift")), *output), check=True)
    return side


def row(task, files, ours, theirs, rounds):
    """The medians of a task by both sides, which take turns."""
    times = [(ours.seconds(task, files), theirs.seconds(task, files)) for _ in range(rounds)]
    mine, its = (statistics.median(column) for column in zip(*times))
    return {"task": task, "files": len(files), "s": round(mine, 2), "signatures s": round(its, 2), "ratio": round(mine / its, 2)}


def slowest(row, files, ours, theirs):
    """The row with the slowest expression, and with the number of those that only Galley makes slow."""
    mine, its = ours.expressions(row["task"], files), theirs.expressions(row["task"], files)
    row["slowest ms"], row["its slowest ms"] = (max(times.values(), default=0) for times in (mine, its))
    row["slow expressions"] = sum(time > SLOW and its.get(place, 0) < QUICK for place, time in mine.items())
    return row


def measure(modules, signatures=SIGNATURES, rounds=7):
    """A row for an import alone, one for each sample, and one for all samples."""
    modules = pathlib.Path(modules).resolve()
    macros = modules.parent / "GalleyMacros-tool"
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        ours, theirs = built(modules, macros), compiled(pathlib.Path(signatures), folder, macros)
        empty = folder / "Import.swift"
        empty.write_text("import SwiftUI\n")
        sources = {sample: sorted((ROOT / "Sources/Samples" / sample).rglob("*.swift")) for sample in SAMPLES}
        taken = {sample: files for sample, files in sources.items() if theirs.accepts(sample, files)}
        left = [sample for sample in SAMPLES if sample not in taken]
        if left:
            print(f"typecheck: left out for names that {signatures} lacks: {', '.join(left)}", file=sys.stderr)
        rows = [row("Import", [empty], ours, theirs, rounds)]
        rows += [slowest(row(sample, files, ours, theirs, rounds), files, ours, theirs) for sample, files in taken.items()]
    samples = rows[1:]
    if not samples:
        sys.exit(f"typecheck: no sample has only names that are in {signatures}")
    total = {"task": "all", **{key: sum(row[key] for row in samples) for key in ("files", "s", "signatures s")}}
    total = {key: round(value, 2) if isinstance(value, float) else value for key, value in total.items()}
    total["ratio"] = round(total["s"] / total["signatures s"], 2)
    total.update({key: max(row[key] for row in samples) for key in ("slowest ms", "its slowest ms")})
    total["slow expressions"] = sum(row["slow expressions"] for row in samples)
    return [*rows, total]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--modules", required=True)
    parser.add_argument("--signatures", default=SIGNATURES)
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.modules, arguments.signatures, arguments.rounds), indent=2))


if __name__ == "__main__":
    main()

"""The inner loop of a user: from an empty folder to the first verdict, and from an edited view to its verdict and its picture.

Each step runs twice, against the installed libraries and against Galley's sources as a dependency, in one run on one machine. The first
step against the sources compiles Galley. Seconds are those of processors, of the command and all that it starts, and of the wall.

Beside it, an empty folder's first verdict of swift-snapshot-testing: its package resolved and built, one snapshot of a text. It needs
the network; git's `url.….insteadOf` names other places of its repositories.
"""

import argparse
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import time

# Processor seconds against the installation over those against the sources; the goals of the project.
GOALS = {"first verdict": 0.04, "edited view, verdict": 0.37, "edited view, picture": 0.3}
# The same for the peer's first verdict.
PEER_GOAL = 1
PEER_MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Hello",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", exact: "1.18.9")],
  targets: [
    .testTarget(
      name: "HelloTests", dependencies: [.product(name: "SnapshotTesting", package: "swift-snapshot-testing")])
  ])
"""
PEER_TEST = """import SnapshotTesting
import Testing

@Test func hello() { assertSnapshot(of: "Hello", as: .lines) }
"""
EDITS = ["Say Hello", "Say Hi", "Greet", "Say Hello"]


def run(words, folder, environment, codes=(0,)):
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    result = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if result.returncode not in codes:
        sys.exit(f"loop: {' '.join(words)} ended with {result.returncode}\n{result.stdout}{result.stderr}")
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {"processor": round(processor, 2), "wall": round(time.monotonic() - began, 2)}


def least(measures):
    return min(measures, key=lambda measure: measure["processor"])


def measure(galley, dependency, folder):
    """The three steps in a new package that depends on `dependency`."""
    shutil.rmtree(folder, ignore_errors=True)
    package = folder / "hello"
    package.mkdir(parents=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GALLEY_") and name != "CI"}
    subprocess.run(["git", "init", "-q"], cwd=package, check=True)
    run([galley, "init"], package, environment)
    manifest = package / "Package.swift"
    manifest.write_text(re.sub(r'\.package\(path: ".*?"\)', f'.package(name: "galley", path: "{dependency}")', manifest.read_text()))
    # Exit code 3: nobody has approved the picture yet.
    results = {"first verdict": run([galley, "test"], package, environment, codes=(3,))}
    view = package / "Sources/Hello/HelloApp.swift"
    render = [galley, "render", "Hello.GreetingView"]
    run(render, package, environment)
    steps = {"edited view, verdict": ([galley, "test"], (3,)), "edited view, picture": (render, (0,))}
    for name, (words, codes) in steps.items():
        measures = []
        for old, new in zip(EDITS, EDITS[1:]):
            view.write_text(view.read_text().replace(f'"{old}"', f'"{new}"'))
            measures.append(run(words, package, environment, codes))
        results[name] = least(measures)
    return results


def peer(folder):
    """The first verdict of swift-snapshot-testing in a new package, without what SwiftPM keeps between packages; none without a network."""
    shutil.rmtree(folder, ignore_errors=True)
    tests = folder / "hello/Tests/HelloTests"
    tests.mkdir(parents=True)
    (folder / "hello/Package.swift").write_text(PEER_MANIFEST)
    (tests / "HelloTests.swift").write_text(PEER_TEST)
    words = ["swift", "test", "--cache-path", str(folder / "cache")]
    try:
        # Exit code 1: the first run records the snapshot and fails.
        result = run(words, folder / "hello", dict(os.environ), codes=(1,))
    except SystemExit as problem:
        print(f"swift-snapshot-testing is left out: {problem}", file=sys.stderr)
        return None
    return result if list(tests.glob("__Snapshots__/**/*.txt")) else None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prefix", type=pathlib.Path, required=True, help="where Galley is installed")
    parser.add_argument("--sources", type=pathlib.Path, required=True, help="the folder of Galley's sources")
    parser.add_argument("--output", type=pathlib.Path, required=True)
    options = parser.parse_args()
    galley = str(options.prefix / "bin/galley")
    installed = measure(galley, options.prefix / "share/galley", options.output / "installed-loop")
    sources = measure(galley, options.sources, options.output / "sources-loop")
    missed = False
    print(f"{'step':24} {'installed':>20} {'sources':>20} {'ratio':>8} {'goal':>6}")
    for name, goal in GOALS.items():
        ours, theirs = installed[name], sources[name]
        ratio = ours["processor"] / theirs["processor"]
        missed = missed or ratio > goal
        cells = [f"{m['processor']:.1f} s ({m['wall']:.1f} s wall)" for m in (ours, theirs)]
        print(f"{name:24} {cells[0]:>20} {cells[1]:>20} {ratio:8.3f} {goal:6}{' missed' if ratio > goal else ''}")
    beside = peer(options.output / "peer-loop")
    if beside:
        ours = installed["first verdict"]
        ratio = ours["processor"] / beside["processor"]
        missed = missed or ratio >= PEER_GOAL
        cells = [f"{m['processor']:.1f} s ({m['wall']:.1f} s wall)" for m in (ours, beside)]
        print(f"{'':24} {'installed':>20} {'snapshot-testing':>20}")
        print(f"{'first verdict':24} {cells[0]:>20} {cells[1]:>20} {ratio:8.3f} {PEER_GOAL:6}{' missed' if ratio >= PEER_GOAL else ''}")
    results = {"installed": installed, "sources": sources, "peer": beside}
    (options.output / "loop.json").write_text(json.dumps(results, indent=2))
    sys.exit(1 if missed else 0)


main()

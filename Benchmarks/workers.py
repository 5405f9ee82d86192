"""Ten tests of an app on the simulated device, each of which takes 3 s of a processor, run by `galley test` on two processors.

    workers.py --prefix FOLDER --output FOLDER

They are in ten suites, which workers share, and in one, which one process runs. Each test notes the time of its end; the log of
`galley test` is read as it comes, for the time when it reports that end, and for the longest time without a line of progress.
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

TESTS, SECONDS, PROCESSORS = 10, 3, 2
# The most seconds: of all tests, from a test's end to its report, and between two lines of progress.
ALL, REPORT, SILENCE = 20, 2, 2
ENDS = "ENDS_OF_TESTS"

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Desk",
  dependencies: [.package(name: "galley", path: "{galley}")],
  targets: [
    .target(name: "Desk", dependencies: [.product(name: "SwiftUI", package: "galley")]),
    .testTarget(name: "TenSuites", dependencies: ["Desk", .product(name: "Galley", package: "galley")]),
    .testTarget(name: "OneSuite", dependencies: ["Desk", .product(name: "Galley", package: "galley")]),
  ])
"""

APP = """import Foundation
import SwiftUI

public struct DeskApp: App {
  @State private var done = 0

  public init() {}

  public var body: some Scene {
    WindowGroup {
      Button("Done \\(done)") {
        work()
        done += 1
      }
      .accessibilityIdentifier("work")
    }
  }
}

/// Uses a tenth of a second of a processor, however long that takes.
private func work() {
  let end = seconds() + 0.1
  while seconds() < end {}
}

private func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
"""

WORK = """import Desk
import Foundation
import Galley

struct DeskPage: Layout {
  let work = Button("work")
  var body: Blueprint { Required { work } }
}

/// Taps as often as the test has tenths of a second, and notes the end.
func work(_ test: String) throws {
  let page = try Page<DeskPage>(on: Application.launch(DeskApp.self))
  for _ in 1...(@SECONDS@ * 10) { try page.work.tap() }
  guard let path = ProcessInfo.processInfo.environment["@ENDS@"], let file = fopen(path, "a") else { return }
  fputs("\\(test) \\(Date().timeIntervalSince1970)\\n", file)
  fclose(file)
}
"""

REPORTED = re.compile(r"✔ Test (work\d+)\(\) passed")
PROGRESS = re.compile(r"Testing \d|[◇✔✘] Test work\d+\(\)")


def write(folder, galley):
    """The package: an app, and its tests in ten suites and in one."""
    def test(number):
        return f'  @Test func work{number}() throws {{ try work("work{number}") }}\n'

    work = WORK.replace("@SECONDS@", str(SECONDS)).replace("@ENDS@", ENDS)
    files = {
        "Package.swift": MANIFEST.replace("{galley}", str(galley)),
        "Sources/Desk/DeskApp.swift": APP,
        "Tests/TenSuites/Work.swift": work,
        "Tests/OneSuite/Work.swift": work,
        "Tests/TenSuites/Suites.swift": "import Testing\n\n" + "\n".join(
            f"@Suite struct Suite{number} {{\n{test(number)}}}\n" for number in range(1, TESTS + 1)),
        "Tests/OneSuite/Suite.swift": "import Testing\n\n@Suite struct Suite {\n"
        + "\n".join(test(number) for number in range(1, TESTS + 1)) + "}\n",
    }
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)


def processors():
    """The seconds of processors of all programs that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def measure(galley, package, target, environment):
    """One run of a target's tests: when each end was and when it was reported, in seconds from the start."""
    path = package / "ends.txt"
    path.unlink(missing_ok=True)
    began, used = time.time(), processors()
    words = [galley, "test", "--", "--skip-build", "--filter", f"^{target}\\."]
    process = subprocess.Popen(
        words, cwd=package, env=environment | {ENDS: str(path)}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    reported, progress, log = {}, [], []
    for line in process.stdout:
        now = time.time() - began
        log.append(f"{now:6.2f}  {line}")
        if PROGRESS.search(line):
            progress.append(now)
        if match := REPORTED.search(line):
            reported[match[1]] = now
    process.wait()
    seconds, used = time.time() - began, processors() - used
    (package / f"{target}.log").write_text("".join(log))
    lines = path.read_text().splitlines() if path.exists() else []
    ended = {name: float(at) - began for name, at in (line.split() for line in lines)}
    if len(ended) != TESTS or len(reported) != TESTS:
        sys.exit(f"workers: {len(ended)} tests ended and {len(reported)} were reported, not {TESTS}:\n{''.join(log)}")
    last = max(ended.values())
    moments = [moment for moment in progress if moment < last] + [last]
    return {
        "s": round(seconds, 1),
        "s of processors": round(used, 1),
        "ended": {name: round(at, 1) for name, at in sorted(ended.items(), key=lambda end: end[1])},
        "reported": {name: round(at, 1) for name, at in sorted(reported.items(), key=lambda end: end[1])},
        "latest report": round(max(reported[name] - ended[name] for name in ended), 1),
        "longest silence": round(max(b - a for a, b in zip(moments, moments[1:])), 1),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prefix", type=pathlib.Path, required=True, help="where Galley is installed")
    parser.add_argument("--output", type=pathlib.Path, required=True)
    options = parser.parse_args()
    # As on a machine with two processors; what is started has the same.
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:PROCESSORS])
    package = options.output / "workers"
    write(package, options.prefix.resolve() / "share/galley")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GALLEY_") and name != "CI"}
    subprocess.run(["swift", "build", "--build-tests"], cwd=package, env=environment, check=True, stdout=subprocess.DEVNULL)
    results, missed = {}, False
    print(f"| {TESTS} tests of {SECONDS} s | s | at most | of processors | latest report after an end, s | at most | longest silence, s | at most | reported at |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    # One process takes as long as all tests together.
    for target, most in (("TenSuites", ALL), ("OneSuite", None)):
        result = measure(str(options.prefix.resolve() / "bin/galley"), package, target, environment)
        results[target] = result
        figures = [(result["s"], most), (result["latest report"], REPORT), (result["longest silence"], SILENCE)]
        missed = missed or any(most is not None and figure > most for figure, most in figures)
        cells = [f"{figure} | {'' if most is None else most}" for figure, most in figures]
        cells.insert(1, str(result["s of processors"]))
        print(f"| {target} | {' | '.join(cells)} | {', '.join(map(str, result['reported'].values()))} |")
    (options.output / "workers.json").write_text(json.dumps(results, indent=2))
    sys.exit(1 if missed else 0)


main()

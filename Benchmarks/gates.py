"""Takes the time of `galley gate` on a project of 10 000 checks, made of this repository's baselines.

    gates.py --program PROGRAM --galley GALLEY [--runs 5]

Cold is the first gate after a checkout, which decodes every picture; warm is every later one. Times are medians.
"""

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import tempfile
import time

CHECKS, CHANGED = 10_000, 300
GOALS = {"nothing changed": 2.0, "300 changed, with the report": 20.0}


def timed(words, folder):
    before, used = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    end = subprocess.run(words, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime
    return time.monotonic() - before, processor, end.returncode


def row(name, words, folder, runs, code, prepare=lambda: None):
    times = []
    for _ in range(runs):
        prepare()
        seconds, processor, status = timed(words, folder)
        if status != code:
            raise SystemExit(f"bench: {name}: {' '.join(words)} ended with {status}, not with {code}")
        times.append((seconds, processor))
    return {
        "gate of 10 000 checks": name, "s": round(statistics.median(t[0] for t in times), 2),
        "s of processors": round(statistics.median(t[1] for t in times), 2), "at most s": GOALS.get(name, ""),
    }


def measure(program, galley, runs=5):
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        project, report = os.path.join(folder, "project"), os.path.join(folder, "report")
        note = os.path.join(project, ".galley", "verified")

        def forget():
            if os.path.exists(note):
                os.remove(note)

        for changed in (0, CHANGED):
            shutil.rmtree(project, ignore_errors=True)
            os.mkdir(project)
            subprocess.run([program, "gate", root, project, str(CHECKS), str(changed)], check=True)
            time.sleep(3)  # what was written within two seconds is not noted
            if changed:
                subprocess.run([galley, "gate"], cwd=project, stdout=subprocess.DEVNULL, check=False)
                rows.append(row("300 changed, with the report", [galley, "gate", "--html", report], project, runs, 1))
            else:
                rows.append(row("nothing changed, first gate", [galley, "gate"], project, 3, 0, forget))
                rows.append(row("nothing changed", [galley, "gate"], project, runs, 0))
    return rows


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--galley", required=True)
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()
    for line in measure(arguments.program, arguments.galley, arguments.runs):
        print(line)

"""Takes the time of `galley gate` and `galley approve` on a project of 10 000 checks, made of this repository's baselines.

    gates.py --program PROGRAM --galley GALLEY [--runs 5]

The first gate after a checkout decodes every picture, with an empty cache; later ones know what they read. Times are medians.
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
FIRST, LATER = "nothing changed, first gate of a checkout", "nothing changed, later"
BASE = "nothing changed, later, with --base"
RED, APPROVED = "300 changed, with the report", "approving the 300"
GOALS = {FIRST: 20.0, LATER: 2.0, RED: 12.0, APPROVED: 1.5}


def timed(words, folder, environment):
    before, used = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    end = subprocess.run(
        words, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime
    return time.monotonic() - before, processor, end.returncode


def row(name, words, folder, environment, runs, code, prepare=lambda: None):
    times = []
    for _ in range(runs):
        prepare()
        seconds, processor, status = timed(words, folder, environment)
        if status != code:
            raise SystemExit(f"bench: {name}: {' '.join(words)} ended with {status}, not with {code}")
        times.append((seconds, processor))
    return {
        "gate of 10 000 checks": name, "s": round(statistics.median(t[0] for t in times), 2),
        "s of processors": round(statistics.median(t[1] for t in times), 2), "at most s": GOALS.get(name, ""),
    }


def commit(project):
    """Makes a project a repository whose branch `change` is at its branch `main`."""
    git = ["git", "-c", "user.name=bench", "-c", "user.email=bench@example.org", "-C", project]
    for words in ["init -q -b main", "add Galley.json Baselines", "commit -q -m baselines", "switch -q -c change"]:
        subprocess.run([*git, *words.split()], check=True)


def measure(program, galley, runs=5):
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        project, report = os.path.join(folder, "project"), os.path.join(folder, "report")
        cache = os.path.join(folder, "cache")
        environment = {key: value for key, value in os.environ.items() if key != "CI"} | {"GALLEY_CACHE": cache}

        def take(name, words, runs, code, prepare=lambda: None):
            rows.append(row(name, [galley, *words], project, environment, runs, code, prepare))

        def make(changed):
            shutil.rmtree(project, ignore_errors=True)
            os.mkdir(project)
            subprocess.run([program, "gate", root, project, str(CHECKS), str(changed)], env=environment, check=True)
            os.sync()
            time.sleep(3)  # the stamp of what was written within two seconds is not believed

        make(0)
        take(FIRST, ["gate"], 3, 0, lambda: shutil.rmtree(cache, ignore_errors=True))
        take(LATER, ["gate"], runs, 0)
        commit(project)
        take(BASE, ["gate", "--base", "main"], runs, 0)
        make(CHANGED)
        subprocess.run([galley, "gate"], cwd=project, env=environment, stdout=subprocess.DEVNULL, check=False)
        take(RED, ["gate", "--html", report], runs, 1)
        approved = []

        def take_back():
            # The first time the last decision is that of the whole store.
            if approved:
                subprocess.run([galley, "undo"], cwd=project, env=environment, stdout=subprocess.DEVNULL, check=True)
            approved.append(True)

        take(APPROVED, ["approve", "--all"], runs, 0, take_back)
    return rows


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--galley", required=True)
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()
    paths = [os.path.abspath(path) for path in (arguments.program, arguments.galley)]
    for line in measure(*paths, arguments.runs):
        print(line)

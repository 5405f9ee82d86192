#!/usr/bin/env python3
"""Measures baselines of which a clone has pointers of Git LFS alone: `galley approve`, `record --gate` and `--fetch`.

Everything is made in a temporary folder, with the server in a folder of the same disk, so the times leave out the network.

    python3 Benchmarks/reference_store.py --galley .build/release/galley --pictures 20000 --changed 30
"""

import argparse
import json
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

from large_store import Store, folder_bytes, png


class References(Store):
    """A store of approved pictures, and a clone of its pointers in which a job of CI judges."""

    def galley(self, folder, *words, code=0, environment=None):
        start = time.monotonic()
        result = subprocess.run(
            [self.options.galley, *words],
            cwd=folder,
            env=dict(self.environment, **(environment or {})),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if result.returncode != code:
            sys.exit(f"galley {' '.join(words)} ended with {result.returncode}, not {code}: {result.stdout[-800:]}")
        return round(time.monotonic() - start, 2)

    def shots(self, folder, version=lambda index: 0):
        for index in range(self.options.pictures):
            file = folder / f"shots/Suite{index // 100:03}/screen{index % 100:02}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(png(f"{index}-{version(index)}", self.options.bytes))

    def measure(self):
        main, clone, results = self.main, self.place / "clone", self.results
        self.run(None, "git", "init", "-q", "--bare", str(self.origin))
        self.run(None, "git", "init", "-q", str(main))
        self.run(main, "git", "remote", "add", "origin", self.origin.as_uri())
        (main / ".gitattributes").write_text("Baselines/**/*.png filter=lfs diff=lfs merge=lfs -text\n")
        (main / ".gitignore").write_text(".galley/\nshots/\n")
        (main / "Galley.json").write_text("{}\n")
        self.shots(main)
        results["record all, new"] = self.galley(main, "record", "shots")
        results["approve all"] = self.galley(main, "approve", "--all", "--reason", "the first pictures")
        self.run(main, "git", "add", "-A")
        self.run(main, "git", "commit", "-q", "-m", "Approve all")
        self.run(main, "git", "push", "-q", "origin", "main")

        def pointers():
            self.run(None, "git", "clone", "-q", "--depth", "1", self.origin.as_uri(), "clone", GIT_LFS_SKIP_SMUDGE="1")

        self.timed("clone with pointers", pointers)
        self.run(clone, "git", "lfs", "install", "--local", "--skip-smudge")
        results["that clone, .git, MB"] = round(folder_bytes(clone / ".git") / 1e6, 1)
        shutil.copytree(main / "shots", clone / "shots")
        judging = ["record", "shots", "--gate", "--fetch"]
        results["record --gate --fetch, nothing changed"] = self.galley(clone, *judging)
        results["the same again"] = self.galley(clone, *judging)
        step = self.options.pictures // self.options.changed
        self.shots(clone, lambda index: 1 if index % step == 0 else 0)
        results[f"record --gate --fetch, {self.options.changed} changed"] = self.galley(clone, *judging, code=1)
        results["that clone then, .git, MB"] = round(folder_bytes(clone / ".git") / 1e6, 1)
        results["approve them"] = self.galley(clone, "approve", "--all", "--reason", "a change")

        def commit():
            self.run(clone, "git", "add", "-A")
            self.run(clone, "git", "commit", "-q", "-m", "Approve the change")

        self.timed("add and commit them", commit)
        results["record --gate --fetch then"] = self.galley(clone, *judging)
        return results


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--galley", required=True, help="the program")
    parser.add_argument("--pictures", type=int, default=20000, help="a multiple of 100")
    parser.add_argument("--bytes", type=int, default=20000, help="of a picture")
    parser.add_argument("--changed", type=int, default=30)
    options = parser.parse_args()
    options.galley = str(pathlib.Path(options.galley).resolve())
    place = tempfile.mkdtemp(prefix="galley-references-")
    try:
        results = References("lfs", options, place).measure()
    finally:
        shutil.rmtree(place, ignore_errors=True)
    results["the largest process, MB"] = round(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024, 1)
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()

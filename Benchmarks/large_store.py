#!/usr/bin/env python3
"""Measures stores for many small pictures: plain git, Git LFS and git-annex.

Everything is made in a temporary folder, with remotes in folders of the same disk, so the times leave out the network; the bytes
that a remote sends decide there. A store whose program is missing is left out and named.

    python3 Benchmarks/large_store.py --pictures 20000 --commits 30 --changed 30
"""

import argparse
import json
import os
import pathlib
import platform
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib


def png(seed, size):
    """A PNG file of about `size` bytes whose pixels no compression shortens, as those of a compressed screenshot."""
    width = 64
    height = max(1, size // (width * 3 + 1))
    noise = random.Random(seed)
    rows = b"".join(b"\0" + noise.randbytes(width * 3) for _ in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 0)) + chunk(b"IEND", b"")


def folder_bytes(folder):
    return sum(
        entry.lstat().st_size for entry in pathlib.Path(folder).rglob("*") if entry.is_file() and not entry.is_symlink()
    )


class Store:
    """One way to keep pictures beside or outside of git, with the steps of a team."""

    def __init__(self, kind, options, place):
        self.kind, self.options, self.place = kind, options, pathlib.Path(place) / kind
        self.place.mkdir()
        self.origin, self.main = self.place / "origin.git", self.place / "main"
        self.results = {}
        home = self.place / "home"
        home.mkdir()
        self.environment = dict(
            os.environ,
            HOME=str(home),
            GIT_CONFIG_NOSYSTEM="1",
            GIT_TERMINAL_PROMPT="0",
            GIT_AUTHOR_NAME="A",
            GIT_AUTHOR_EMAIL="a@example.com",
            GIT_COMMITTER_NAME="A",
            GIT_COMMITTER_EMAIL="a@example.com",
        )
        self.run(None, "git", "config", "--global", "init.defaultBranch", "main")
        self.run(None, "git", "config", "--global", "protocol.file.allow", "always")
        self.run(None, "git", "config", "--global", "gc.auto", "0")
        if kind == "lfs":
            self.run(None, "git", "lfs", "install", "--skip-repo")

    def run(self, folder, *command, **environment):
        result = subprocess.run(
            command,
            cwd=folder or self.place,
            env=dict(self.environment, **environment),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if result.returncode != 0:
            sys.exit(f"{self.kind}: {' '.join(command[:6])} ended with {result.returncode}: {result.stdout[-600:]}")
        return result.stdout

    def timed(self, name, steps):
        start = time.monotonic()
        steps()
        self.results[name] = round(time.monotonic() - start, 2)

    def path(self, index):
        return f"Baselines/Suite{index // 100:03}/screen{index % 100:02}.png"

    def write(self, folder, index, version):
        file = folder / self.path(index)
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.is_symlink():
            file.unlink()
        file.write_bytes(png(f"{index}-{version}", self.options.bytes))

    def add(self, folder, paths):
        self.run(folder, "git", *(["annex"] if self.kind == "annex" else []), "add", "--", *paths)

    def push(self, folder):
        branches = ["main"]
        if self.kind == "annex":
            # All versions, or annex refuses to drop those of which it knows no copy.
            self.run(folder, "git", "annex", "copy", "--to", "origin", "--jobs=2", "--fast", "--all")
            self.run(folder, "git", "fetch", "-q", "origin")
            self.run(folder, "git", "annex", "merge", "-q")
            branches.append("git-annex")
        self.run(folder, "git", "push", "-q", "origin", *branches)

    def measure(self):
        options = self.options
        self.run(None, "git", "init", "-q", "--bare", str(self.origin))
        self.run(None, "git", "init", "-q", str(self.main))
        # git-annex copies files to a path, and needs a shell program for an address.
        self.run(self.main, "git", "remote", "add", "origin", str(self.origin) if self.kind == "annex" else self.origin.as_uri())
        if self.kind == "annex":
            self.run(self.origin, "git", "annex", "init", "-q", "origin")
            self.run(self.main, "git", "annex", "init", "-q", "main")
        if self.kind == "lfs":
            (self.main / ".gitattributes").write_text("*.png filter=lfs diff=lfs merge=lfs -text\n")
        for index in range(options.pictures):
            self.write(self.main, index, 0)
        if self.kind == "lfs":
            self.add(self.main, [".gitattributes"])

        def first():
            self.add(self.main, ["Baselines"])
            self.run(self.main, "git", "commit", "-q", "-m", "Approve all")

        self.timed("add and commit all", first)
        self.timed("push all", lambda: self.push(self.main))
        self.results["origin after the first push, MB"] = round(folder_bytes(self.origin) / 1e6, 1)
        self.history()
        self.clones()
        self.prune()
        return self.results

    def history(self):
        """One commit for each pull request, of different days, so that pruning has old ones."""
        options, choice = self.options, random.Random(1)
        times = []
        for commit in range(1, options.commits + 1):
            changed = choice.sample(range(options.pictures), options.changed)
            for index in changed:
                self.write(self.main, index, commit)
            date = f"2026-01-{commit:02}T12:00:00Z" if commit < 29 else f"2026-02-{commit - 28:02}T12:00:00Z"
            start = time.monotonic()
            self.add(self.main, [self.path(index) for index in changed])
            self.run(
                self.main, "git", "commit", "-q", "-m", f"Approve {commit}", GIT_COMMITTER_DATE=date, GIT_AUTHOR_DATE=date
            )
            times.append(time.monotonic() - start)
        self.results[f"add and commit {options.changed}, median"] = round(sorted(times)[len(times) // 2], 2)
        self.timed(f"push {options.commits} such commits", lambda: self.push(self.main))
        self.results["origin after them, MB"] = round(folder_bytes(self.origin) / 1e6, 1)

    def clones(self):
        url, options = self.origin.as_uri(), self.options
        part = [f"Baselines/Suite{index:03}" for index in range(max(1, options.pictures // 100 // 20))]
        self.run(self.origin, "git", "config", "uploadpack.allowFilter", "true")
        self.run(self.origin, "git", "config", "uploadpack.allowAnySHA1InWant", "true")

        def whole():
            self.run(None, "git", "clone", "-q", url, "whole")
            self.content(self.place / "whole", ["Baselines"])

        self.timed("clone with all pictures", whole)
        self.results["that clone, .git, MB"] = round(folder_bytes(self.place / "whole" / ".git") / 1e6, 1)
        self.expect(self.place / "whole", options.pictures)

        def pointers():
            self.run(None, "git", "clone", "-q", "--depth", "1", url, "pointers", GIT_LFS_SKIP_SMUDGE="1")

        if self.kind != "git":
            self.timed("shallow clone without pictures", pointers)
            self.results["that clone, .git, MB (pointers)"] = round(folder_bytes(self.place / "pointers" / ".git") / 1e6, 1)
            if self.kind == "lfs":
                self.timed("git lfs pull there", lambda: self.run(self.place / "pointers", "git", "lfs", "pull"))
                self.expect(self.place / "pointers", options.pictures)

        def sparse():
            filters = ["--depth", "1", "--filter=blob:none", "--no-checkout"]
            self.run(None, "git", "clone", "-q", *filters, url, "sparse")
            clone = self.place / "sparse"
            self.run(clone, "git", "sparse-checkout", "set", *part)
            self.run(clone, "git", "checkout", "-q", "main")
            if self.kind == "annex":
                self.run(clone, "git", "fetch", "-q", "--no-filter", "origin", "git-annex:refs/remotes/origin/git-annex")
            self.content(clone, part)

        self.timed("sparse shallow clone of a twentieth", sparse)
        self.results["that clone, .git, MB (sparse)"] = round(folder_bytes(self.place / "sparse" / ".git") / 1e6, 1)
        self.expect(self.place / "sparse", len(part) * 100)

    def content(self, clone, paths):
        if self.kind == "annex":
            self.run(clone, "git", "remote", "set-url", "origin", str(self.origin))
            self.run(clone, "git", "annex", "init", "-q", clone.name)
            self.run(clone, "git", "annex", "get", "-q", "--jobs=2", *paths)

    def expect(self, clone, count):
        """Ends where a clone lacks pictures: a time without them would mean nothing."""
        found = sum(
            1 for file in pathlib.Path(clone, "Baselines").rglob("*.png") if file.exists() and file.read_bytes()[:4] == b"\x89PNG"
        )
        if found != count:
            sys.exit(f"{self.kind}: {clone.name} has {found} pictures in place of {count}")

    def prune(self):
        git = self.main / ".git"
        self.results[".git of the author before pruning, MB"] = round(folder_bytes(git) / 1e6, 1)
        if self.kind == "lfs":
            self.timed("git lfs prune", lambda: self.run(self.main, "git", "lfs", "prune"))
        elif self.kind == "annex":

            def drop():
                self.run(self.main, "git", "annex", "unused", "-q")
                self.run(self.main, "git", "annex", "dropunused", "-q", "all")

            self.timed("git annex unused, dropunused", drop)
        else:
            self.timed("git gc", lambda: self.run(self.main, "git", "gc", "-q", "--prune=now"))
        self.results[".git of the author after pruning, MB"] = round(folder_bytes(git) / 1e6, 1)
        self.results["origin at the end, MB"] = round(folder_bytes(self.origin) / 1e6, 1)


def version(*command):
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout.split("\n")[0]
    except (OSError, subprocess.CalledProcessError):
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pictures", type=int, default=20000, help="a multiple of 100")
    parser.add_argument("--bytes", type=int, default=20000, help="of a picture")
    parser.add_argument("--commits", type=int, default=30)
    parser.add_argument("--changed", type=int, default=30, help="pictures of a commit")
    parser.add_argument("--stores", nargs="+", default=["git", "lfs"], choices=["git", "lfs", "annex"])
    parser.add_argument("--json", help="a file for the results")
    options = parser.parse_args()
    programs = {
        "git": version("git", "version"),
        "lfs": version("git", "lfs", "version"),
        "annex": version("git", "annex", "version"),
    }
    results = {"machine": f"{platform.machine()}, {os.cpu_count()} cores", "programs": programs}
    for kind in options.stores:
        if programs[kind] is None:
            print(f"{kind}: not measured, its program is missing", file=sys.stderr)
            continue
        place = tempfile.mkdtemp(prefix="galley-store-")
        try:
            results[kind] = Store(kind, options, place).measure()
        finally:
            subprocess.run(["chmod", "-R", "u+w", place])
            shutil.rmtree(place, ignore_errors=True)
        print(json.dumps({kind: results[kind]}, indent=2), flush=True)
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()

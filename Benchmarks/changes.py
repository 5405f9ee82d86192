#!/usr/bin/env python3
"""Plants small changes in a page, and has Playwright's comparator and Galley's checks judge them in the same Chromium.

Each change is one of `Benchmarks/Changes/changes.txt`, seen at 1x and at 2x. Playwright compares its own screenshots as `toHaveScreenshot`
does without options, except that pictures at 2x have all their pixels (`scale: "device"`). Galley's checks take pictures by its browser
driver. The tables are printed, and written into `changes.md`.

    python3 Benchmarks/changes.py --galley .build/release/browser-bench --output .build/bench [PATTERN]

The environment needs the package playwright of PyPI, chromium and chromedriver. It ends with 1 if a change is not seen, if a cause is not
the planted one, or if the goal for the time is missed.
"""

import argparse
import http.server
import json
import mimetypes
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import threading

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Corpora" / "Web"))

from web import Plant, Verdict  # noqa: E402

PLANTS = HERE / "Changes" / "changes.txt"
PAGE = HERE / "Changes" / "shop.html"
WINDOW = {"width": 1024, "height": 768}
SCALES = (1, 2)
ROUNDS = 5
# As many pairs are decided for the time, and at most this share of Playwright's time may pass.
PAIRS, GOAL = 10, 0.3


class Program:
    """A process that answers each line by a line."""

    def __init__(self, command, **environment):
        self.process = subprocess.Popen(
            list(map(str, command)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, **environment})
        self.greeting = self.read()

    def read(self):
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"changes: {self.process.args[0]} ended with {self.process.wait()}")
        return line.strip()

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.read()

    def end(self):
        self.process.stdin.close()
        self.process.wait()


class Server:
    """Serves texts by their names, of which some may change; `index.html` is the page."""

    def __init__(self):
        self.files = {}
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                name = self.path.strip("/") or "index.html"
                data = server.files.get(name, "").encode()
                self.send_response(200 if data else 404)
                self.send_header("Content-Type", f"{mimetypes.guess_type(name)[0] or 'text/plain'}; charset=utf-8")
                self.send_header("Content-Length", str(len(data)))
                self.send_header("Cache-Control", "no-store")
                self.end_headers()
                try:
                    self.wfile.write(data)
                except ConnectionError:
                    pass

            def log_message(self, *_):
                pass

        listener = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=listener.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{listener.server_address[1]}/"


class Playwright:
    """Screenshots as `toHaveScreenshot` takes them, and the comparator that judges them."""

    def __init__(self):
        import playwright
        from playwright.sync_api import sync_playwright

        driver = pathlib.Path(playwright.__file__).parent / "driver"
        self.comparator = Program([driver / "node", HERE / "Peers" / "playwright_comparator.js", driver / "package"])
        self.version = json.loads(self.comparator.greeting)
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(executable_path="/usr/bin/chromium")
        self.chromium = self.browser.version

    def shots(self, server, sources, scale, folder):
        """Takes the page with each source."""
        folder.mkdir(parents=True)
        context = self.browser.new_context(viewport=WINDOW, device_scale_factor=scale)
        page = context.new_page()
        files = []
        for number, source in enumerate(sources):
            server.files = {"index.html": source}
            page.goto(server.address)
            files.append(folder / f"{number}.png")
            page.screenshot(path=files[-1], animations="disabled", caret="hide", scale="device")
        context.close()
        return files

    def compare(self, pairs):
        answer = json.loads(self.comparator.ask(json.dumps([[str(file) for file in pair] for pair in pairs])))
        return answer["milliseconds"], answer["messages"]

    def end(self):
        self.browser.close()
        self.playwright.stop()
        self.comparator.end()


def pixels(message):
    """The number of pixels that Playwright says to differ."""
    found = re.search(r"(\d+) pixels", message or "")
    return int(found[1]) if found else 0


def visits(galley, address, scale, window, project, count, show):
    """Records a page as often as said, then checks it as often; returns the records of the checks by their number.

    `show(mode, number)` has the server serve what is recorded or checked next.
    """
    shutil.rmtree(project, ignore_errors=True)
    project.mkdir(parents=True)
    (project / "Galley.json").write_text("{}\n")
    for run, mode in (("before", "record"), ("after", "check")):
        show("record", 0)
        program = Program([galley, "changes", project, address, scale, *window], GALLEY_RUN=run,
                          GALLEY_RECORD_ON_CI="the page before its changes")
        for number in range(count):
            show(mode, number)
            program.ask(f"{mode} {number:02}")
        program.end()
    records = {}
    for path in (project / ".galley" / "runs" / "after" / "records").glob("*.json"):
        record = json.loads(path.read_text())
        records[int(record["key"]["name"])] = record
    return [records[number] for number in range(count)]


def check(galley, server, sources, scale, project):
    """Checks the page with each source against the first one; returns the records of the run by their number."""
    def show(mode, number):
        server.files = {"index.html": sources[0] if mode == "record" else sources[number]}

    return visits(galley, server.address, scale, WINDOW.values(), project, len(sources), show)


def times(galley, playwright, project, names, folder):
    """Decides pairs by both, in rounds that take turns; medians in milliseconds."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    program = Program([galley, "decisions", project, "after", folder, *names])
    equal = [folder / f"equal-{number}.png" for number in range(len(names))]
    changed = [folder / f"changed-{number}.png" for number in range(len(names))]
    pairs = {"equal": list(zip(equal, equal)), "changed": list(zip(equal, changed))}
    taken = {kind: {"playwright": [], "decided": [], "kept": []} for kind in pairs}
    parts = {"decode": [], "compare": []}
    for _ in range(ROUNDS):
        for kind in pairs:
            add(taken[kind], ("decided", "kept"), program.ask(kind))
            taken[kind]["playwright"].append(playwright.compare(pairs[kind])[0])
        add(parts, ("decode", "compare"), program.ask("parts"))
    program.end()
    taken["changed"].update(parts)
    return {kind: {name: statistics.median(values) for name, values in lists.items()} for kind, lists in taken.items()}


def add(lists, names, answer):
    for name, word in zip(names, answer.split()):
        lists[name].append(float(word))


class Row:
    """A change with the verdicts on it, by scale."""

    def __init__(self, plant):
        self.plant, self.seen, self.records, self.verdicts = plant, {}, {}, {}

    def add(self, scale, message, record):
        self.seen[scale] = pixels(message)
        self.records[scale] = record
        self.verdicts[scale] = Verdict(self.plant, record.get("comparison"))

    def differing(self, scale):
        """The pixels that differ for Galley; 0 if the check passes."""
        record = self.records[scale]
        return record["comparison"]["differingPixels"] if record["status"] == "mismatch" else 0

    def causes(self):
        """The causes at the first scale, with those of other scales where they differ."""
        texts = {scale: "; ".join(cause["sentence"] for cause in verdict.causes) for scale, verdict in self.verdicts.items()}
        # Numbers of pixels differ between scales.
        if len({re.sub(r"\d+ px", "px", text) for text in texts.values()}) == 1:
            return next(iter(texts.values()))
        return " / ".join(f"{scale}x: {text}" for scale, text in texts.items())

    def verdict(self):
        names = {scale: verdict.name for scale, verdict in self.verdicts.items()}
        if len(set(names.values())) == 1:
            return next(iter(names.values()))
        return ", ".join(f"{scale}x {name}" for scale, name in names.items())

    def fails(self):
        return any(record["status"] != "mismatch" for record in self.records.values()) or any(
            verdict.name in ("missed", "untrue") for verdict in self.verdicts.values())

    def cells(self):
        words = {"exact": "yes", "noisy": "yes, and more", "missed": "no", "untrue": "no"}
        told = words.get(self.verdict(), self.verdict())
        numbers = [self.seen[1] or "–", self.differing(1) or "–", self.seen[2] or "–", self.differing(2) or "–"]
        return [self.plant.title, *numbers, self.causes().replace("|", "\\|"), told]


def report(rows, measured, playwright):
    """The tables for the documentation."""
    lines = [
        f"Chromium {playwright.chromium}, the comparator of playwright-core {playwright.version}, a window of "
        f"{WINDOW['width']} × {WINDOW['height']} CSS pixels. Numbers are pixels that differ; – is a pass.", "",
        "| change | Playwright 1x | Galley 1x | Playwright 2x | Galley 2x | Galley's causes | planted cause |",
        "| --- | ---: | ---: | ---: | ---: | --- | --- |"]
    lines += ["| " + " | ".join(map(str, row.cells())) + " |" for row in rows]
    counts = {
        "seen by Playwright's comparator": lambda row, scale: row.seen[scale] > 0,
        "seen by Galley": lambda row, scale: row.differing(scale) > 0,
        "with the planted cause": lambda row, scale: row.verdicts[scale].name in ("exact", "noisy"),
        "with it, and with nothing else": lambda row, scale: row.verdicts[scale].name == "exact",
    }
    lines += ["", f"| of {len(rows)} changes | 1x | 2x |", "| --- | ---: | ---: |"]
    lines += [f"| {name} | " + " | ".join(str(sum(test(row, scale) for row in rows)) for scale in SCALES) + " |"
              for name, test in counts.items()]
    if measured:
        lines += ["", f"| {PAIRS} pairs | Playwright, ms | Galley decides, ms | ratio | and keeps what differs, ms | ratio |",
                  "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for scale, kinds in measured.items():
        lines += [f"| {kind}, {scale}x | {row['playwright']:.0f} | {row['decided']:.0f} | {row['decided'] / row['playwright']:.3f} | "
                  f"{row['kept']:.0f} | {row['kept'] / row['playwright']:.3f} |" for kind, row in kinds.items()]
    for scale, kinds in measured.items():
        row = kinds["changed"]
        lines += ["", f"Of deciding changed pairs at {scale}x, decoding both pictures takes {row['decode']:.0f} ms, and comparing and "
                  f"explaining them {row['compare']:.0f} ms."]
    return "\n".join(lines) + "\n"


def tell_failures(rows):
    """Prints the changes that Galley does not see, or explains by another cause."""
    for row in filter(Row.fails, rows):
        print(f"\n{row.verdict()}: {row.plant.title}", file=sys.stderr)
        for scale, verdict in row.verdicts.items():
            print(f"  {scale}x {row.records[scale]['status']} {row.records[scale].get('fault') or ''}", file=sys.stderr)
            for words, elements in verdict.missed:
                print(f"    not told: {' or '.join(words)} of {' or '.join(elements)}", file=sys.stderr)
            for cause in verdict.causes:
                print(f"    {cause['kind']} {cause['property']}: {cause['sentence']}", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--galley", required=True, help="the program browser-bench")
    parser.add_argument("--output", type=pathlib.Path, required=True)
    parser.add_argument("--page", type=pathlib.Path, default=PAGE, help="another page")
    parser.add_argument("--plants", type=pathlib.Path, default=PLANTS, help="the changes of another page")
    parser.add_argument("pattern", nargs="?", default="", help="only changes whose title contains this, without times")
    options = parser.parse_args()
    plants = [plant for plant in Plant.read(options.plants) if options.pattern in plant.title]
    page = options.page.read_text()
    sources = [page] + [plant.apply(page) for plant in plants]
    folder = options.output.resolve() / "changes"
    shutil.rmtree(folder, ignore_errors=True)
    server, playwright = Server(), Playwright()
    rows, measured = [Row(plant) for plant in plants], {}
    for scale in SCALES:
        # The page without a change comes last again: nobody may see one in it.
        files = playwright.shots(server, sources + [page], scale, folder / f"playwright-{scale}x")
        _, messages = playwright.compare([(files[0], file) for file in files])
        project = folder / f"{scale}x"
        records = check(options.galley, server, sources + [page], scale, project)
        for number in (0, -1):
            if messages[number] or records[number]["status"] != "match":
                sys.exit(f"changes: the page without a change differs: {messages[number]}, {records[number]['status']}")
        for row, message, record in zip(rows, messages[1:], records[1:]):
            row.add(scale, message, record)
        if not options.pattern:
            step = len(plants) / PAIRS
            names = [f"{1 + int(number * step):02}" for number in range(PAIRS)]
            measured[scale] = times(options.galley, playwright, project, names, folder / f"pairs-{scale}x")
    text = report(rows, measured, playwright)
    playwright.end()
    print(text)
    tell_failures(rows)
    (options.output / "changes.md").write_text(text)
    (options.output / "changes.json").write_text(json.dumps({
        "changes": [{"title": row.plant.title, "playwright": row.seen, "status": {s: row.records[s]["status"] for s in SCALES},
                     "comparison": {s: row.records[s].get("comparison") for s in SCALES},
                     "verdict": {s: row.verdicts[s].name for s in SCALES}} for row in rows],
        "times": measured}, indent=1) + "\n")
    slow = any(row["decided"] > GOAL * row["playwright"] for kinds in measured.values() for row in kinds.values())
    sys.exit(1 if slow or any(row.fails() for row in rows) else 0)


if __name__ == "__main__":
    main()

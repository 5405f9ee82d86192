"""Judges Galley's explanations of web pages: planted changes, rendered by Chromium, recorded with their trees.

    web.py --galley PROGRAM --output FOLDER [--plants FILE] [--least SHARE] [--list] [PATTERN]

Each plant is a check: its page before is the baseline, its page after the new picture. The causes that Galley gives are held
against those that the plant expects. It ends with 1 if fewer than --least are exact, or if a cause is untrue.
"""

import argparse
import base64
import collections
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
WIDTH, HEIGHT = 960, 900

# The answers that an expectation accepts, as (kind, property); a style by its name in CSS or by Galley's own.
STYLES = {
    "color": ["text colour", "colour", "color"],
    "background": ["background", "colour", "background-color", "background-image"],
    "font-size": ["font size", "font-size", "font"],
    "font-weight": ["font weight", "font-weight", "font"],
    "font-style": ["font-style", "font"],
    "radius": ["corner radius", "border-radius"],
    "border": ["border", *(f"border-{part}" for part in ("color", "style", "width", "top", "right", "bottom", "left")),
               *(f"border-{side}-{part}" for side in ("top", "right", "bottom", "left") for part in ("color", "style", "width"))],
    "opacity": ["opacity"],
    "shadow": ["box-shadow", "shadow"],
    "image": ["picture", "src", "image"],
    "shape": ["drawing"],
    "style": ["style", "class", "background", "background-color", "colour", "text colour", "color"],
    "decoration": ["text-decoration", "text-decoration-line"],
    "letter-spacing": ["letter-spacing", "letter spacing"],
    "text-transform": ["text-transform", "text case"],
    "line-height": ["line-height", "line height", "font"],
    "display": ["display"],
    "visibility": ["visibility"],
}
ANSWERS = {
    "text": [("text", "label"), ("text", "text")],
    "value": [("value", "value")],
    "placeholder": [("text", "placeholder")],
    "enabled": [("state", "enabled")],
    "selected": [("state", "selected"), ("value", "value")],
    "appeared": [("appeared", "")],
    "vanished": [("vanished", "")],
    "reordered": [("reordered", "order")],
    "truncated": [("truncated", "truncated")],
    "padding": [("moved", "padding"), ("resized", "height"), ("resized", "size"), ("moved", "content insets")],
    "margin": [("moved", "margin"), ("moved", "spacing"), ("moved", "position")],
    "gap": [("moved", "spacing"), ("moved", "gap")],
    "alignment": [("moved", "alignment"), ("moved", "content position"), ("moved", "content insets"), ("moved", "position"),
                  ("restyled", "alignment"), ("moved", "text-align"), ("moved", "justify-content")],
    "moved": [("moved", "position")],
    "width": [("resized", "width"), ("resized", "size")],
    "height": [("resized", "height"), ("resized", "size")],
    "size": [("resized", "size"), ("resized", "width"), ("resized", "height")],
}
# Causes that say of an element that somebody changed it; others only say that it lies or looks otherwise.
CLAIMS = {"text", "value", "appeared", "vanished", "reordered", "restyled", "state", "renamed"}


class Plant:
    """One planted change with the causes that a reviewer would give."""

    def __init__(self, lines):
        head = re.match(r"(\w+) (.*)", lines[0])
        self.page, self.title = head[1], head[2]
        self.edits, self.expected, self.allowed = [], [], []
        for line in lines[1:]:
            mark, text = line[:1], line[2:]
            if mark == "-":
                self.edits.append([text, None])
            elif mark == "+":
                self.edits[-1][1] = text
            elif mark in "=~":
                words, elements = text.split(" | ")
                causes = self.expected if mark == "=" else self.allowed
                causes.append((words.split(", "), [name.strip().lower() for name in elements.split(", ")]))
            else:
                sys.exit(f"web: {lines[0]}: no line of a plant: {line}")

    def apply(self, source):
        for before, after in self.edits:
            if source.count(before) != 1:
                sys.exit(f"web: {self.page} {self.title}: {source.count(before)} places have {before!r}")
            source = source.replace(before, after)
        return source

    @staticmethod
    def read(path):
        blocks, lines = [], []
        for line in path.read_text().splitlines() + [""]:
            if line.startswith("#"):
                continue
            if line:
                lines.append(line)
            elif lines:
                blocks.append(Plant(lines))
                lines = []
        return blocks


class Verdict:
    """The causes of one comparison beside the expected ones."""

    def __init__(self, plant, comparison):
        self.plant, self.comparison = plant, comparison
        self.causes = comparison["causes"] if comparison else []
        rest, self.missed = list(self.causes), []
        for words, elements in plant.expected:
            met = next((cause for cause in rest if self.meets(cause, words, elements)), None)
            if met:
                rest.remove(met)
            else:
                self.missed.append((words, elements))
        for words, elements in plant.allowed:
            rest = [cause for cause in rest if not self.meets(cause, words, elements)]
        self.untrue = [cause for cause in rest if self.is_claim(cause)]
        self.noise = [cause for cause in rest if not self.is_claim(cause)]
        unexplained = comparison["unexplainedPixels"] if comparison else 0
        if self.untrue:
            self.name = "untrue"
        elif self.missed:
            self.name = "missed"
        else:
            self.name = "noisy" if self.noise or unexplained else "exact"

    @staticmethod
    def answers(word):
        found = list(ANSWERS.get(word, []))
        found += [("restyled", name) for name in STYLES.get(word, [])]
        return found

    @classmethod
    def meets(cls, cause, words, elements):
        told = (cause["element"] + " " + cause["sentence"]).lower()
        if not any(name in told for name in elements):
            return False
        kind, name = cause["kind"], cause["property"]
        for word in words:
            if (kind, name) in cls.answers(word):
                return True
            # A property of CSS by its own name, or the longhand of it.
            if name == word or (word in CSS_GROUPS and name in CSS_GROUPS[word]):
                return True
        return False

    def is_claim(self, cause):
        if cause["kind"] not in CLAIMS:
            return False
        # The same thing said of one more element is no other claim.
        return not any(cause["property"] and (cause["kind"], cause["property"]) in self.answers(word)
                       for words, _ in self.plant.expected for word in words)


CSS_GROUPS = {
    "padding": ["padding", "padding-top", "padding-bottom", "padding-left", "padding-right"],
    "margin": ["margin", "margin-top", "margin-bottom", "margin-left", "margin-right"],
    "gap": ["gap", "row-gap", "column-gap"],
    "alignment": ["text-align", "justify-content", "align-items"],
    "width": ["width", "max-width", "min-width"],
    "height": ["height", "min-height", "max-height"],
    "size": ["width", "height", "size"],
}


class Browser:
    """Chromium, driven by chromedriver over HTTP, with a font configuration of its own."""

    def __init__(self, folder, program):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        fonts = folder / "fonts.conf"
        fonts.write_text(
            "<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'><fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir>"
            f"<cachedir>{folder}/fonts</cachedir><match target='font'><edit name='hinting' mode='assign'><bool>false</bool></edit>"
            "<edit name='antialias' mode='assign'><bool>true</bool></edit><edit name='rgba' mode='assign'><const>none</const></edit>"
            "</match></fontconfig>")
        self.process = subprocess.Popen(
            ["chromedriver", f"--port={self.port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "FONTCONFIG_FILE": str(fonts)})
        self.script = "return " + subprocess.run([program, "tree-script"], check=True, capture_output=True, text=True).stdout
        for attempt in range(100):
            try:
                self.call("GET", "/status")
                break
            except OSError:
                time.sleep(0.1)
        arguments = ["--headless=new", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=1", "--disable-gpu",
                     f"--window-size={WIDTH},{HEIGHT}", "--disable-lcd-text", f"--user-data-dir={folder}/profile"]
        options = {"goog:chromeOptions": {"args": arguments}, "browserName": "chrome"}
        self.session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": options}})["sessionId"]
        self.command("window/rect", {"width": WIDTH, "height": HEIGHT})

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]

    def command(self, path, body=None):
        return self.call("GET" if body is None else "POST", f"/session/{self.session}/{path}", body)

    def take(self, page, stem):
        """Shows a page, and writes its picture and its tree."""
        self.command("url", {"url": page.as_uri()})
        self.command("execute/async", {"args": [], "script":
                     "const done = arguments[0]; Promise.all([document.fonts.ready, ...[...document.images].map(i => i.decode())])"
                     ".then(() => requestAnimationFrame(() => done(1)))"})
        stem.with_suffix(".png").write_bytes(base64.b64decode(self.command("screenshot")))
        tree = self.command("execute/sync", {"script": self.script, "args": []})
        stem.with_name(stem.name + ".tree.json").write_text(tree)

    def end(self):
        try:
            self.call("DELETE", f"/session/{self.session}")
        finally:
            self.process.terminate()
            self.process.wait()


def copy(stem, other):
    for end in (".png", ".tree.json"):
        shutil.copyfile(stem.with_name(stem.name + end), other.with_name(other.name + end))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--galley", required=True, help="the program")
    parser.add_argument("--output", type=pathlib.Path, required=True)
    parser.add_argument("--plants", type=pathlib.Path, default=HERE / "plants.txt")
    parser.add_argument("--least", type=float, default=0.9, help="the share of plants that must be exact")
    parser.add_argument("--list", action="store_true", help="list the causes of all plants, not of those alone that are not exact")
    parser.add_argument("pattern", nargs="?", default="", help="only plants whose title contains this")
    options = parser.parse_args()
    plants = [plant for plant in Plant.read(options.plants) if options.pattern in f"{plant.page} {plant.title}"]
    galley = str(pathlib.Path(options.galley).resolve())
    project = options.output.resolve() / "web"
    shutil.rmtree(project, ignore_errors=True)
    shots, pages, before = project / "shots", project / "pages", project / "before"
    for folder in (shots, before):
        folder.mkdir(parents=True)
    shutil.copytree(HERE / "pages", pages)
    (project / "Galley.json").write_text("{}\n")
    browser = Browser(project, galley)
    try:
        for name in sorted({plant.page for plant in plants}):
            browser.take(pages / f"{name}.html", before / name)
        for number, plant in enumerate(plants):
            copy(before / plant.page, shots / f"plant-{number:03}")
        run(galley, project, "record", "shots")
        run(galley, project, "approve", "--all", "--reason", "the pages before")
        for number, plant in enumerate(plants):
            page = pages / f"changed-{number:03}.html"
            page.write_text(plant.apply((HERE / "pages" / f"{plant.page}.html").read_text()))
            browser.take(page, shots / f"plant-{number:03}")
    finally:
        browser.end()
    subprocess.run([galley, "record", "shots"], cwd=project, check=True, stdout=subprocess.DEVNULL)
    subprocess.run([galley, "gate"], cwd=project, stdout=(project / "gate.txt").open("w"))
    status = json.loads(subprocess.run(
        [galley, "status", "--json"], cwd=project, capture_output=True, text=True).stdout)["data"]
    (project / "status.json").write_text(json.dumps(status, indent=1))
    comparisons = {item["key"]["name"]: item.get("comparison") for item in status["checks"]}
    sys.exit(judge(plants, comparisons, options))


def run(galley, project, *words):
    subprocess.run([galley, *words], cwd=project, check=True, stdout=subprocess.DEVNULL)


def judge(plants, comparisons, options):
    table = collections.defaultdict(collections.Counter)
    for number, plant in enumerate(plants):
        verdict = Verdict(plant, comparisons.get(f"plant-{number:03}"))
        rows = [plant.page, "two edits" if len(plant.expected) > 1 else "one edit", "all"]
        for row in rows:
            table[row][verdict.name] += 1
        if verdict.name == "exact" and not options.list:
            continue
        print(f"{verdict.name}: {number:03} {plant.page} {plant.title}")
        for words, elements in verdict.missed:
            print(f"    not told: {' or '.join(words)} of {' or '.join(elements)}")
        for cause in verdict.causes:
            mark = "!" if cause in verdict.untrue else "+" if cause in verdict.noise else " "
            print(f"  {mark} {cause['kind']} {cause['property']}: {cause['sentence']}")
    names = ["exact", "noisy", "missed", "untrue"]
    print("\n| plants | number | " + " | ".join(names) + " | exact, % |\n|---|---:|" + "---:|" * (len(names) + 1))
    for row in [*sorted({plant.page for plant in plants}), "one edit", "two edits", "all"]:
        count = sum(table[row].values())
        if count:
            print(f"| {row} | {count} | " + " | ".join(str(table[row][name]) for name in names)
                  + f" | {100 * table[row]['exact'] / count:.1f} |")
    total = table["all"]
    return 0 if total["exact"] >= options.least * sum(total.values()) and not total["untrue"] else 1


if __name__ == "__main__":
    main()

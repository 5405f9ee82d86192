#!/usr/bin/env python3
"""Plants changes in the style sheets and the markup of a page, and judges the causes that Galley's checks name for them.

The page, the 40 plants and their causes in `Corpora/Web/observatory` were written from knowledge of CSS alone, by somebody who had seen
neither the explanation nor its tests. Checks take pictures and trees by Galley's browser driver, in a window of 1280 × 900 pixels. The
verdicts are printed, and written into `sheets.md`.

    python3 Benchmarks/sheets.py --galley .build/release/browser-bench --output .build/bench [PATTERN]

A plant is exact if each expected cause is named, and nothing else; noisy if something else is named as well; missed otherwise. It ends
with 1 if fewer than 85 % are exact.
"""

import argparse
import json
import pathlib
import sys

from changes import Server, visits

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Corpora" / "Web" / "observatory"
WINDOW = (1280, 900)
LEAST = 0.85


class Site(Server):
    """Serves the files of the page, of which some may be changed."""

    def __init__(self):
        super().__init__()
        self.original = {path.name: path.read_text() for path in FOLDER.iterdir() if path.suffix in (".html", ".css")}
        self.files = dict(self.original)

    def plant(self, edits):
        self.files = dict(self.original)
        for edit in edits:
            text = self.files[edit["file"]]
            if text.count(edit["find"]) != 1:
                sys.exit(f"sheets: {edit['find']!r} is not once in {edit['file']}")
            self.files[edit["file"]] = text.replace(edit["find"], edit["replace"])


def check(galley, site, plants, project):
    """Checks the page with each plant against the page without one; returns the records by the plants' numbers."""
    def show(mode, number):
        site.plant(plants[number]["edits"] if mode == "check" else [])

    return visits(galley, site.address, 1, WINDOW, project, len(plants), show)


def verdict(plant, causes):
    """The verdict on the causes of a plant, with the expectations that none of them meets and the causes that meet none."""
    def meets(cause, expected):
        return (cause.get("property") or cause["kind"]) in expected["properties"] and any(
            word in cause["sentence"] for word in expected["words"])

    missed = [expected for expected in plant["expected"] if not any(meets(cause, expected) for cause in causes)]
    further = [cause for cause in causes if not any(meets(cause, expected) for expected in plant["expected"])]
    return "missed" if missed else "noisy" if further else "exact", missed, further


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--galley", required=True, help="the program browser-bench")
    parser.add_argument("--output", type=pathlib.Path, required=True)
    parser.add_argument("pattern", nargs="?", default="", help="only plants whose title contains this")
    options = parser.parse_args()
    plants = [plant for plant in json.loads((FOLDER / "plants.json").read_text()) if options.pattern in plant["title"]]
    unchanged = {"title": "the page without a change", "edits": [], "expected": []}
    records = check(options.galley, Site(), plants + [unchanged], options.output.resolve() / "sheets")
    if records.pop()["status"] != "match":
        sys.exit("sheets: the page without a change differs")
    lines = ["| planted | causes | verdict |", "| --- | --- | --- |"]
    counts = {"exact": 0, "noisy": 0, "missed": 0}
    for plant, record in zip(plants, records):
        causes = (record.get("comparison") or {}).get("causes", [])
        name, missed, further = verdict(plant, causes)
        counts[name] += 1
        sentences = "; ".join(cause["sentence"] for cause in causes).replace("|", "\\|")
        lines.append(f"| {plant['title']} | {sentences} | {name} |")
        for expected in missed:
            print(f"{plant['title']}: not named: {expected['property']} of {expected['element']}", file=sys.stderr)
        for cause in further:
            print(f"{plant['title']}: named as well: {cause['sentence']}", file=sys.stderr)
    summary = ", ".join(f"{count} {name}" for name, count in counts.items())
    text = "\n".join(lines) + f"\n\nOf {len(plants)} plants: {summary}.\n"
    print(text)
    (options.output / "sheets.md").write_text(text)
    sys.exit(0 if counts["exact"] >= LEAST * len(plants) else 1)


if __name__ == "__main__":
    main()

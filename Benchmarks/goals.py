"""What is to be reached, and whether one run's results reach it.

A goal against the best of several tools is *not measured* where one of them was missing: what is not there cannot be the best.
"""

import differs
import gates

# Goal, bound, and where the figure is: a part of the results, a row's name, a column.
GOALS = [
    ("phone screen against Skia", "1.0", "times", "raster.phone", "ratio"),
    ("text page against Skia", "1.0", "times", "raster.text", "ratio"),
    ("gradients and shadows against Skia", "1.0", "times", "raster.light", "ratio"),
    ("curves and strokes against Skia", "1.0", "times", "raster.shapes", "ratio"),
    ("PNG encoding time against Skia", "0.1", "times", "encode.phone", "ratio"),
    ("PNG size against Skia", "1.0", "times", "encode.phone", "bytes ratio"),
    ("decoding a screen, bands, against libpng", "1/3", "times", "pass.screen", "ratio"),
    ("decoding a long page, bands, against libpng", "1/3", "times", "pass.page", "ratio"),
    ("decoding a palette page, bands, against libpng", "1/3", "times", "pass.palette", "ratio"),
    ("decoding a photograph, bands, against libpng", "1/2", "times", "pass.photo", "ratio"),
    ("a passing check, ms", "8", "times", "check.whole", "ms"),
    ("100 previews in three variants, ms", "3000", "times", "previews.300", "ms"),
    ("a page of 20 elements on 1 000, ms", "0.1", "times", "pages.loaded", "ms"),
    ("the same on a new screen, ms", "0.1", "times", "pages.new", "ms"),
    ("a failed load with its report, ms", "2", "times", "pages.failing", "ms"),
    ("the same with 50 screens on the way, ms", "2", "times", "pages.changing", "ms"),
    ("ordering a screen of 10 000 elements with its texts, ms", "20", "times", "queries.index.10000", "ms"),
    ("1000 look-ups on it, ms", "20", "times", "queries.lookUp1000.10000", "ms"),
    ("a failed wait of 30 s on it, ms", "1", "times", "queries.wait.10000", "ms"),
    ("the same on a screen that is not in order yet, ms", "1", "times", "queries.firstWait.10000", "ms"),
    ("what VoiceOver says of 1 000 elements, ms", "5", "times", "voiceOver.walk.1000", "ms"),
    ("a device's snapshot of 10 000 elements, in order, ms", "20", "times", "snapshots.device.10000", "ms"),
    ("starting Recipes, ms", "5", "times", "device.launch", "ms"),
    ("a tap on a tab with all that it moves, ms", "1", "times", "device.tap", "ms"),
    ("a failed wait of 30 s in Recipes, ms", "1", "times", "device.wait", "ms"),
    ("growth of starting an app with the rows of its list", "1.05", "growth", "lists.open", "exponent"),
    ("growth of a tap with the rows of its list", "1.05", "growth", "lists.tap", "exponent"),
    ("memory of 1 000 devices with Recipes, MB", "1000", "memory", "devices 1000", "peak MB"),
    ("a phone screen of 40 symbols and 60 texts redrawn, ms", "1.2", "times", "symbols.redraw", "ms"),
    ("an audit of a phone screen at 3 pixels a point, ms", "15", "times", "audit.phone", "ms"),
    ("1000 beeps to an app, ms", "5", "times", "tunnel.beep1000", "ms"),
    ("1000 commands in an app, ms", "5", "times", "tunnel.command1000", "ms"),
    ("1000 requests that a stub answers, ms", "20", "times", "tunnel.stub1000", "ms"),
    ("100 commands over HTTP, ms", "100", "times", "tunnel.http100", "ms"),
    ("one @State in a window of 1 000 views, ms", "0.3", "times", "views.change.1000", "ms"),
    ("the same of 10 000 views, ms", "0.5", "times", "views.change.10000", "ms"),
    ("the first layout of 1 000 texts, 3 450 nodes, ms", "3", "times", "views.first.1000", "ms"),
    ("growth of a column with its texts", "1.05", "growth", "views.column", "exponent"),
    ("growth of ordering with elements", "1.05", "growth", "queries.index", "exponent"),
    ("growth of a device's snapshot with elements", "1.05", "growth", "snapshots.device", "exponent"),
    ("compiling 100 layouts of 17 elements, s", "10", "layouts", "layouts", "compile s"),
    ("checking the types of the samples' views, against Apple's signatures alone", "1.3", "typechecks", "all", "ratio"),
    ("expressions above 1 s that take below 0.2 s there", "0", "typechecks", "all", "slow expressions"),
    ("memory of a pass over a long page, MB", "20", "memory", "pass page", "peak MB"),
    ("memory of a pass over a photograph, MB", "20", "memory", "pass photo", "peak MB"),
    ("comparing a phone screen, 1 % changed, against the best", "0.25", "pairs", "phone 1 %", "ratio"),
    ("its memory, MB", "20", "pairs", "phone 1 %", "galley MB"),
    ("comparing a component of 438 × 412 pixels", "0.5", "pairs", "component", "ratio"),
    ("the same with a picture", "0.5", "pairs", "component, drawn", "ratio"),
    ("comparing a real phone pair", "0.35", "pairs", "real phone", "ratio"),
    ("comparing a long page", "0.2", "pairs", "long page", "ratio"),
    ("its memory, MB", "30", "pairs", "long page", "galley MB"),
    ("comparing a palette page", "0.2", "pairs", "palette page", "ratio"),
    ("comparing a photograph 4K", "0.35", "pairs", "photograph 4K", "ratio"),
    ("files with the same bytes, 1.4 MB, ms", "1.8", "pairs", "equal, 1.4 MB", "galley"),
    ("the same, 3.9 MB", "2.2", "pairs", "equal, 3.9 MB", "galley"),
    ("the same, 17.2 MB", "5.4", "pairs", "equal, 17.2 MB", "galley"),
    ("starting galley, ms", "1.5", "starts", "galley", "ms"),
    ("with a picture, phone screen", "0.4", "pairs", "phone 1 %, drawn", "ratio"),
    ("with a picture, long page", "0.4", "pairs", "long page, drawn", "ratio"),
    ("with a picture, photograph", "0.4", "pairs", "photograph 4K, drawn", "ratio"),
    ("1 000 phone pairs, nine in ten encoded anew, against the best", "0.4", "folders",
     "1000 pairs, nine in ten encoded anew", "ratio"),
    ("opening a report of 1 000 checks of 3 megapixels, ms", "2000", "reports", "report of 1000", "usable ms"),
    ("a frame of its list, scrolled, ms", "17", "reports", "report of 1000", "frame 95 % ms"),
    ("a frame of its wall of changed screens, scrolled, ms", "17", "reports", "report of 1000", "wall frame 95 % ms"),
    ("explaining two phone screens, 95 of 100, ms", "5", "explained", "explain phone", "95 of 100 ms"),
    ("the picture's size", "0.1", "pairs", "phone 1 %, drawn", "size ratio"),
] + [
    (f"{scene} with --aa, time of processors", "0.5", "smoothing", f"{scene}, aa", "ratio")
    for scene in differs.SMOOTHED
] + [
    (f"{scene}, strict, ms of processors", "400", "smoothing", f"{scene}, aa", "galley, strict")
    for scene in ("palette page", "photograph 4K")
] + [
    (f"{scene}, strict, MB", "30", "smoothing", f"{scene}, aa", "galley, strict MB")
    for scene in ("palette page", "photograph 4K")
] + [
    (f"gate of 10 000 checks: {name}, s", f"{bound:g}", "gates", name, "s") for name, bound in gates.GOALS.items()
] + [
    (f"{scene} from Skia outside glyphs", "1", "quality", scene, "mean outside glyphs")
    for scene in ("phone", "text", "light", "shapes", "corners")
]


def number(bound):
    above, _, below = bound.partition("/")
    return float(above) / float(below or 1)


def judge(report):
    """A row for each goal of the parts that were run."""
    rows = []
    missing = report.get("missing peers", [])
    for goal, bound, part, name, column in GOALS:
        if part not in report or (part in ("times", "growth") and not is_asked(report, name)):
            continue
        row = next((row for row in report[part] if name in row.values()), {})
        measured = row.get(column, "")
        if column not in row:
            met = "not measured"
        elif missing and part in ("pairs", "smoothing", "folders") and "ratio" in column:
            met = "not measured: without " + ", ".join(missing)
        else:
            met = "yes" if measured <= number(bound) else "no"
        rows.append({"goal": goal, "at most": bound, "measured": measured, "met": met})
    return rows


def is_asked(report, name):
    """Whether any task of the same part was run: `make bench ONLY=raster` measures one."""
    kind = name.split(".")[0]
    return any(row["task"].split(".")[0] == kind for row in report["times"])

"""Comparing two files: `galley` and its peers as whole processes, side by side in one run.

Peers are looked for on the PATH (odiff, blazediff) and in this script's own Python (blazediff, pyvips, pixelmatch's C++
port); what is not found is said. Scenes are made of the program's sample files with Pillow.
"""

import functools
import json
import os
import shutil
import statistics
import subprocess
import sys

ROUNDS = 9
# The sizes of files that have the same bytes, in MB.
EQUAL = (1.4, 3.9, 17.2)
# What Python peers run: the files, and where a picture of the difference goes or nothing.
PYTHON = {
    "blazediff": "import sys, blazediff; r = blazediff.compare(*sys.argv[1:], threshold=0.1, antialiasing=False)",
    "pyvips (exact)": (
        "import sys, pyvips; a, b = (pyvips.Image.new_from_file(p, access='sequential') for p in sys.argv[1:3]); "
        "(a != b).max()"),
    "pybind11_pixelmatch": (
        "import sys; from pybind11_pixelmatch import read_image, pixelmatch, Options; "
        "a, b = read_image(sys.argv[1]), read_image(sys.argv[2]); "
        "pixelmatch(a[0], b[0], width=a[1], height=a[2], options=Options())"),
}
MODULES = {"blazediff": "blazediff", "pyvips (exact)": "pyvips", "pybind11_pixelmatch": "pybind11_pixelmatch"}
# With the rule for smoothed edges, these run; the others have none, or another one.
SMOOTHING = ("odiff", "blazediff", "blazediff, own codec")
# The scenes that are compared by that rule, and those of which a picture of the difference is drawn.
SMOOTHED = ("component", "phone 1 %", "real phone", "long page", "palette page", "photograph 4K")
DRAWN = ("component", "phone 1 %", "long page", "photograph 4K")
# Only these can draw.
DRAWING = ("galley", "odiff", "blazediff", "blazediff, own codec")


def peers():
    """The peers that are there, as functions from files to a command line, and the names of the others.

    A function takes both files, where a picture of the difference goes or nothing, and whether smoothed edges are tolerated.
    """
    found, missing = {}, []
    odiff = shutil.which("odiff")
    if odiff:
        found["odiff"] = lambda a, b, out, smooth=False: (
            [odiff, a, b] + ([out] if out else []) + (["--antialiasing"] if smooth else []), {})
    else:
        missing.append("odiff")
    for name, program in PYTHON.items():
        if subprocess.run([sys.executable, "-c", f"import {MODULES[name]}"], capture_output=True).returncode:
            missing.append(name)
            continue

        def command(a, b, out, smooth=False, program=program):
            if smooth:
                program = program.replace("antialiasing=False", "antialiasing=True")
            return [sys.executable, "-c", program, a, b] + ([out] if out else []), {}

        found[name] = command
        if name == "blazediff":
            found["blazediff, own codec"] = lambda a, b, out, smooth=False, command=command: (
                command(a, b, out, smooth)[0], {"BLAZEDIFF_PNG_ENABLED": "1"})
    return found, missing


class Spawner:
    """Runs processes from one that is small; see spawner.py."""

    def __init__(self):
        path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "spawner.py")
        self.process = subprocess.Popen(
            [sys.executable, "-S", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self, command, extra):
        self.process.stdin.write(json.dumps([command, extra]) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


@functools.cache
def spawner():
    """The one that is used."""
    return Spawner()


def once(command, extra):
    """One process: its time in milliseconds, that of processors, and its peak in MB."""
    elapsed, processor, peak, code = spawner().run(command, extra)
    if code not in (0, 1, 21, 22):
        sys.exit(f"bench: {' '.join(command)} ended with {code}")
    return elapsed, processor, peak


def scenes(program, folder, baselines):
    """Pairs of files by name."""
    import numpy
    from PIL import Image

    Image.MAX_IMAGE_PIXELS = None
    files = program.ask("files", folder)
    random = numpy.random.default_rng(5)
    pairs = {}

    def write(name, before, after, palette=None):
        paths = []
        for side, pixels in (("a", before), ("b", after)):
            path = os.path.join(folder, f"{name}-{side}.png")
            picture = Image.fromarray(pixels)
            if palette:
                picture.putpalette(palette)
            picture.save(path)
            paths.append(path)
        pairs[name] = tuple(paths)

    def pixels(name, mode):
        return numpy.array(Image.open(files[name]).convert(mode))

    screen = pixels("screen", "RGBA")
    changed = screen.copy()
    # One percent: a title of another colour, and a line.
    height, width = screen.shape[:2]
    changed[height // 2:height // 2 + height * width // 100 // 600, 100:700, :3] ^= 48
    write("phone 1 %", screen, changed)
    # The size of a component's picture, with a line that changed.
    component = numpy.ascontiguousarray(screen[300:712, 100:538])
    changed = component.copy()
    changed[200:208, 40:400, :3] ^= 48
    write("component", component, changed)
    copies = [os.path.join(folder, f"copy-{side}.png") for side in "ab"]
    for copy in copies:
        shutil.copyfile(pairs["phone 1 %"][0], copy)
    pairs["phone, same bytes"] = tuple(copies)
    pairs["real phone"] = tuple(os.path.join(baselines, name) for name in (
        "RecipePageTests/deletingAsksFirst/swiped.iphone-x-light.png",
        "RecipePageTests/deletingAsksFirst/without-banana-bread-c3ed25c7.iphone-x-light.png"))
    page = pixels("page", "RGBA")
    changed = page.copy()
    changed[5000:5400, 300:1500, :3] ^= 32
    changed[9000:9050, :, 1] ^= 16
    write("long page", page, changed)
    copies = [os.path.join(folder, f"long-copy-{side}.png") for side in "ab"]
    for copy in copies:
        shutil.copyfile(pairs["long page"][0], copy)
    pairs["long page, same bytes"] = tuple(copies)
    indexed = Image.fromarray(page[..., :3]).resize((3000, 13904)).quantize(256)
    entries = numpy.array(indexed)
    other = entries.copy()
    # As a quantizer leaves it: one pixel in five is a neighbouring entry.
    mask = random.random(entries.shape) < 0.2
    other[mask] ^= 1
    write("palette page", entries, other, indexed.getpalette())
    whole = pixels("photo", "RGB")
    photo = whole[:2160, :3840]
    noise = numpy.rint(random.normal(0, 1.2, photo.shape)).astype(numpy.int16)
    other = (photo.astype(numpy.int16) + noise).clip(0, 255).astype(numpy.uint8)
    other[800:1200, 1500:2100] = other[800:1200, 1500:2100] // 2 + 60
    write("photograph 4K", photo, other)
    bytes_a_pixel = os.path.getsize(pairs["photograph 4K"][0]) / photo[..., 0].size
    for megabytes in EQUAL:
        path = os.path.join(folder, f"equal-{megabytes}.png")
        Image.fromarray(whole[:int(megabytes * 1e6 / bytes_a_pixel / whole.shape[1])]).save(path)
        copy = os.path.join(folder, f"equal-{megabytes}-copy.png")
        shutil.copyfile(path, copy)
        pairs[f"equal, {megabytes} MB"] = (path, copy)
    return pairs


def pair_rows(galley, pairs, found, folder):
    """A row for each scene and way: ours against each peer, in rounds that take turns."""
    ways = [(scene, None) for scene in pairs]
    ways += [(scene, os.path.join(folder, "difference")) for scene in DRAWN]
    rows = []
    for scene, out in ways:
        a, b = pairs[scene]
        commands = {"galley": lambda a, b, out: ([galley, "diff", a, b, "-t", "0.1"] + (["-o", out] if out else []), {})}
        if not out:
            commands["galley, exact verdict"] = lambda a, b, out: ([galley, "diff", a, b, "--verdict"], {})
        commands.update(found)
        results = {name: [] for name in commands if not out or name in DRAWING}
        sizes = {}
        for round_number in range(ROUNDS + 1):
            for place, name in enumerate(results):
                path = f"{out}-{place}.png" if out else None
                result = once(*commands[name](a, b, path))
                if round_number:
                    results[name].append(result)
                if path:
                    sizes[name] = os.path.getsize(path)
        row = {"scene": scene + (", drawn" if out else "")}
        times = {name: statistics.median(run[0] for run in runs) for name, runs in results.items()}
        for name, runs in results.items():
            row[name] = round(times[name], 1)
            row[name + " MB"] = round(statistics.median(run[2] for run in runs), 1)
            if name in sizes:
                row[name + " kB"] = round(sizes[name] / 1000, 1)
        rivals = [name for name in times if not name.startswith("galley")]
        if rivals:
            best = min(rivals, key=times.get)
            row["best peer"] = best
            row["ratio"] = round(times["galley"] / times[best], 3)
            if out:
                row["size ratio"] = round(sizes["galley"] / min(sizes[name] for name in rivals), 4)
        rows.append(row)
    return rows


def smoothing_rows(galley, pairs, found):
    """With the rule for smoothed edges, and by the engine strict: the time of processors."""
    rows = []
    for scene in SMOOTHED:
        a, b = pairs[scene]
        commands = {
            "galley": ([galley, "diff", a, b, "--aa"], {}),
            "galley, strict": ([galley, "diff", a, b, "--engine", "strict"], {}),
        }
        commands.update({name: found[name](a, b, None, True) for name in SMOOTHING if name in found})
        results = {name: [] for name in commands}
        for _ in range(ROUNDS):
            for name, command in commands.items():
                results[name].append(once(*command))
        times = {name: statistics.median(run[1] for run in runs) for name, runs in results.items()}
        row = {"scene": scene + ", aa"}
        for name in commands:
            row[name] = round(times[name], 1)
            row[name + " MB"] = round(statistics.median(run[2] for run in results[name]), 1)
        rivals = [name for name in times if not name.startswith("galley")]
        if rivals:
            best = min(rivals, key=times.get)
            row["best peer"] = best
            row["ratio"] = round(times["galley"] / times[best], 3)
        rows.append(row)
    return rows


# A folder's pairs in as many threads as there are cores, as a program that uses the library would.
BLAZEDIFF_FOLDERS = (
    "import os, sys, blazediff; from concurrent.futures import ThreadPoolExecutor; a, b = sys.argv[1:]; "
    "pair = lambda name: blazediff.compare(f'{a}/{name}', f'{b}/{name}', threshold=0.1, antialiasing=False); "
    "list(ThreadPoolExecutor(os.cpu_count()).map(pair, sorted(os.listdir(a))))")


def folder_rows(galley, pair, found, folder, count=1000):
    """`galley compare` over many pairs: of which none, a tenth or all differ, and of which most are encoded anew.

    BlazeDiff is run on the last of them; odiff compares two files at a time.
    """
    from PIL import Image

    sides = [os.path.join(folder, f"many-{side}") for side in "ab"]
    for side in sides:
        os.makedirs(side)
        for number in range(count):
            shutil.copyfile(pair[0], os.path.join(side, f"{number}.png"))
    anew = os.path.join(folder, "anew.png")
    Image.open(pair[0]).save(anew)

    def put(path, numbers):
        for number in numbers:
            shutil.copyfile(path, os.path.join(sides[1], f"{number}.png"))

    def row(name):
        commands = {"galley": ([galley, "compare", *sides, "-t", "0.1"], {})}
        if "encoded anew" in name and "blazediff" in found:
            command = [sys.executable, "-c", BLAZEDIFF_FOLDERS, *sides]
            commands["blazediff"] = (command, {})
            commands["blazediff, own codec"] = (command, {"BLAZEDIFF_PNG_ENABLED": "1"})
        results = {name: [] for name in commands}
        for _ in range(5):
            for peer, command in commands.items():
                results[peer].append(once(*command))
        times = {peer: statistics.median(run[0] for run in runs) for peer, runs in results.items()}
        result = {"folders": f"{count} pairs, {name}", "ms": round(times["galley"], 1),
                  "ms a pair": round(times["galley"] / count, 3),
                  "MB": round(statistics.median(run[2] for run in results["galley"]), 1)}
        for peer in times:
            if peer != "galley":
                result[peer] = round(times[peer], 1)
                result[peer + " MB"] = round(statistics.median(run[2] for run in results[peer]), 1)
        rivals = [peer for peer in times if peer != "galley"]
        if rivals:
            result["ratio"] = round(times["galley"] / min(times[peer] for peer in rivals), 3)
        return result

    rows = [row("all equal")]
    put(anew, range(count // 10, count))
    rows.append(row("nine in ten encoded anew"))
    put(pair[0], range(count // 10, count))
    put(pair[1], range(count // 10))
    rows.append(row("a tenth differs"))
    put(pair[1], range(count // 10, count))
    rows.append(row("all differ"))
    return rows


def starts(galley, found):
    """What starting costs each program before it does anything."""
    rows = []
    programs = {"galley": [galley, "--version"], "nothing": ["true"]}
    for name, module in MODULES.items():
        if name in found:
            programs[name] = [sys.executable, "-c", f"import {module}"]
    for name, command in programs.items():
        runs = [once(command, {}) for _ in range(15)]
        rows.append({"start of": name, "ms": round(statistics.median(run[0] for run in runs), 2),
                     "MB": round(statistics.median(run[2] for run in runs), 1)})
    return rows


def measure(program, galley, folder, baselines):
    """All tables of this part, and what was not found."""
    found, missing = peers()
    if missing:
        print("bench: not found, so left out: " + ", ".join(missing), file=sys.stderr)
    pairs = scenes(program, folder, baselines)
    return {
        "starts": starts(galley, found), "pairs": pair_rows(galley, pairs, found, folder),
        "smoothing": smoothing_rows(galley, pairs, found),
        "folders": folder_rows(galley, pairs["real phone"], found, folder), "missing peers": missing,
    }

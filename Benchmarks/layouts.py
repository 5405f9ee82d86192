"""Takes the time that the compiler needs for 100 layouts of 17 elements.

    layouts.py --modules FOLDER [--layouts 100] [--runs 3]

FOLDER holds the modules of a build, such as .build/debug/Modules. The goal is 10 s for compiling without optimisation.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import tempfile
import time

ELEMENTS = [
    ("Label", ""), ("Label", ""), ("Field", ""), ("SecureField", ""), ("Button", ""), ("Button", ", opens: Page{next}.self"),
    ("Button", ", opens: OneOf<Page{next}, Page{other}>.self"), ("Link", ", opens: Page{next}.self"), ("Toggle", ""),
    ("Slider", ""), ("Stepper", ""), ("Picker", ""), ("SegmentedControl", ""), ("Image", ""),
    ("Cell", ", opens: MayBeThere<Page{next}>.self"),
]

ROW = """struct Row: Layout {
  let title = Label("row.title")
  var body: Blueprint { Required { title } }
}
"""


def layout(number, count):
    names = {"next": (number + 1) % count, "other": (number + 2) % count}
    lines = [f"struct Page{number}: Layout {{", "  enum Checkpoints: String, CheckpointName { case resting }"]
    for index, (kind, opens) in enumerate(ELEMENTS):
        locator = f'"page{number}.e{index}"' if index % 3 else f'.label("Element {index}").inside("page{number}").at(0)'
        lines.append(f"  let e{index} = {kind}({locator}{opens.format(**names)})")
    lines += [
        f'  let rows = Rows("page{number}.row", of: Row.self, key: \\.title)',
        f'  let folder = Family {{ (name: String) in Button("folder.\\(name)", opens: Page{names["next"]}.self) }}',
        "  var body: Blueprint {",
        "    Required {",
        *[f"      e{index}" for index in range(10)],
        "      rows.atLeast(2)",
        "    }",
        "    Absent { e10 }",
        "    Optionally {",
        *[f"      e{index}" for index in range(11, 15)],
        "    }",
        "    When(.regular) { Required { e11.enabled } }",
        "    Checkpoint(Checkpoints.resting) { e13 }",
        "  }",
        "}",
        f"extension Page<Page{number}> {{",
        f"  func go() throws -> Page<Page{names['next']}> {{",
        '    try self.e2.type("text")',
        "    return try self.e5.tap()",
        "  }",
        "}",
    ]
    return "\n".join(lines)


def search_paths(modules):
    """The modules of a build, and those of the system libraries, whose maps are in their folders or in `include`."""
    system = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Sources", "System")
    paths = ["-I", modules]
    for name in sorted(os.listdir(system)):
        for folder in (os.path.join(system, name), os.path.join(system, name, "include")):
            paths += ["-I", folder, "-Xcc", "-I" + folder]
    return paths


def processor_time():
    """What all compilers so far took of the processor: what counts where others work on the machine."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def measure(modules, count=100, runs=3):
    """Median times of checking the types of one file, and of compiling it without optimisation."""
    text = "import GalleyPages\n\n" + ROW + "\n".join(layout(number, count) for number in range(count)) + "\n"
    report = {"task": "layouts", "layouts": count, "elements": len(ELEMENTS) + 2}
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Layouts.swift")
        with open(path, "w") as file:
            file.write(text)
        common = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Layouts", "-parse-as-library"]
        common += search_paths(modules)
        steps = {"type-check s": ["-typecheck"], "compile s": ["-Onone", "-c", "-o", os.path.join(folder, "Layouts.o")]}
        for name, options in steps.items():
            times, work = [], []
            for _ in range(runs):
                start, before = time.monotonic(), processor_time()
                subprocess.run([*common, *options, path], check=True)
                times.append(time.monotonic() - start)
                work.append(processor_time() - before)
            report[name] = round(statistics.median(times), 2)
            report[name + " of processor"] = round(statistics.median(work), 2)
    return report


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--modules", required=True)
    parser.add_argument("--layouts", type=int, default=100)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.modules, arguments.layouts, arguments.runs)))


if __name__ == "__main__":
    main()

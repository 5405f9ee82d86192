#!/usr/bin/env python3
"""Measures Galley's pages in a browser beside Playwright for Python and Selenium, on the same Chromium.

Each contestant is a process that keeps its browser; all take turns in rounds, and times are medians in milliseconds.

    python3 Benchmarks/browser.py --galley .build/release/browser-bench --output .build/bench

The environment needs the packages playwright and selenium of PyPI, chromium and chromedriver.
"""

import argparse
import http.server
import json
import os
import pathlib
import statistics
import subprocess
import sys
import threading
import time

BOARD = """<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width">
<title>Board</title><style>body { font: 16px sans-serif } li { padding: 8px } button { padding: 6px 12px }</style>
<h1 data-testid=title>Board</h1><ul>%s</ul><script>
for (const row of document.querySelectorAll("li")) {
  row.querySelector("button").addEventListener("click", () => {
    setTimeout(() => { row.querySelector("output").textContent = "Done " + row.dataset.number }, 20)
  })
}
</script>""" % "".join(
    f'<li data-testid=task data-number={n}><span data-testid=name>Task {n}</span> <button data-testid=act>Act</button> '
    f"<output data-testid=state>Open</output></li>"
    for n in range(12)
)

# 20 000 nodes, as a long table has them.
NODES = "<!doctype html><html lang=en><meta charset=utf-8><title>Nodes</title><h1 data-testid=title>Nodes</h1><table>%s</table>" % "".join(
    f"<tr><td>Row {n}</td><td>{n * 7}</td><td><button>Open {n}</button></td></tr>" for n in range(4000)
)

STEPS = {
    "act": ("board", "goto and 12 × (find, act, wait for text)"),
    "screenshot": ("board", "a screenshot of 780 × 1688 pixels"),
    "checks": ("board", "200 checks of one page"),
    "tree": ("nodes", "the tree of 20 000 nodes"),
}

# The most that Galley may take: of Playwright's time and of Selenium's.
GOALS = {"act": (0.7, 0.3), "screenshot": (0.7, None), "checks": (0.02, None), "tree": (0.2, None), "start": (0.8, None), "memory": (0.5, None)}


class Contestant:
    """A process that does the steps which it reads."""

    def __init__(self, name, command):
        self.name = name
        start = time.monotonic()
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        if self.process.stdout.readline().strip() != "ready":
            sys.exit(f"browser: {name} did not start")
        self.start = (time.monotonic() - start) * 1000

    def step(self, name):
        self.process.stdin.write(name + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"browser: {self.name} ended in the step {name}")
        return float(answer)

    def memory(self):
        """The megabytes of the test's process and of those of its driver, without the browser's."""
        total = 0
        for process in descendants(self.process.pid):
            try:
                name = pathlib.Path(f"/proc/{process}/comm").read_text().strip()
                if name.startswith("chrom") and name != "chromedriver":
                    continue
                total += pss(process)
            except OSError:
                continue
        return total

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def descendants(root):
    parents = {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rsplit(") ", 1)[1].split()[1])
            except OSError:
                continue
    found = [root]
    for process in found:
        found += [child for child, parent in parents.items() if parent == process]
    return found


def pss(process):
    for line in pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0


def playwright_worker(board, nodes, script):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        context = browser.new_context(
            viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True
        )
        page = context.new_page()

        def act():
            page.goto(board)
            for n in range(12):
                row = page.get_by_test_id("task").filter(has=page.get_by_text(f"Task {n}", exact=True))
                row.get_by_test_id("act").tap()
                row.get_by_text(f"Done {n}", exact=True).wait_for()

        def checks():
            title = page.get_by_test_id("title")
            for _ in range(200):
                assert title.inner_text() == "Board"

        serve(
            {
                "board": lambda: page.goto(board),
                "nodes": lambda: page.goto(nodes),
                "act": act,
                "screenshot": lambda: page.screenshot(animations="disabled"),
                "checks": checks,
                "tree": lambda: page.locator("body").aria_snapshot(),
                "script": lambda: page.evaluate(script),
            },
            lambda: (page.goto(board), page.get_by_test_id("title").inner_text()),
        )
        browser.close()


def selenium_chromium(**settings):
    """Chromium without a window, by Selenium; `settings` are options of ChromeDriver."""
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    options.add_argument("--headless=new")
    if os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    for name, value in settings.items():
        options.add_experimental_option(name, value)
    return webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))


def selenium_worker(board, nodes, script):
    from selenium.webdriver.common.by import By
    from selenium.webdriver.support.ui import WebDriverWait

    driver = selenium_chromium(mobileEmulation={"deviceMetrics": {"width": 390, "height": 844, "pixelRatio": 2.0}})

    def act():
        driver.get(board)
        for n in range(12):
            row = driver.find_element(By.XPATH, f"//li[span[.='Task {n}']]")
            row.find_element(By.CSS_SELECTOR, "[data-testid=act]").click()
            WebDriverWait(driver, 5, poll_frequency=0.05).until(
                lambda _: row.find_element(By.CSS_SELECTOR, "[data-testid=state]").text == f"Done {n}"
            )

    def checks():
        for _ in range(200):
            assert driver.find_element(By.CSS_SELECTOR, "[data-testid=title]").text == "Board"

    serve(
        {
            "board": lambda: driver.get(board),
            "nodes": lambda: driver.get(nodes),
            "act": act,
            "screenshot": driver.get_screenshot_as_png,
            "checks": checks,
            "script": lambda: driver.execute_script("return " + script),
        },
        lambda: (driver.get(board), driver.find_element(By.CSS_SELECTOR, "[data-testid=title]").text),
    )
    driver.quit()


def serve(steps, first):
    first()
    print("ready", flush=True)
    for line in sys.stdin:
        start = time.monotonic()
        steps.get(line.strip(), lambda: None)()
        print((time.monotonic() - start) * 1000, flush=True)


class Pages(http.server.BaseHTTPRequestHandler):
    """Serves pages by their paths."""

    protocol_version = "HTTP/1.1"
    pages = {"/board": BOARD, "/nodes": NODES}

    def do_GET(self):
        body = self.pages.get(self.path.split("?")[0])
        data = (body or "").encode()
        self.send_response(200 if body else 404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--galley", help="the program browser-bench")
    parser.add_argument("--tree-script", help="a file with the script of `galley tree-script`")
    parser.add_argument("--output", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--worker", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("kind", nargs="?", help=argparse.SUPPRESS)
    options = parser.parse_args()
    script = pathlib.Path(options.tree_script).read_text().strip().rstrip(";") if options.tree_script else "1"
    if options.kind:
        return {"playwright": playwright_worker, "selenium": selenium_worker}[options.kind](*options.worker, script)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pages)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_address[1]}"
    pages = [f"{base}/board", f"{base}/nodes"]
    own = [sys.executable, __file__, "--worker", *pages]
    if options.tree_script:
        own += ["--tree-script", options.tree_script]
    commands = {
        "galley": [options.galley, *pages],
        "playwright": [*own, "playwright"],
        "selenium": [*own, "selenium"],
    }
    results = {name: {} for name in commands}
    starts = {name: [] for name in commands}
    for _ in range(3):
        for name, command in commands.items():
            contestant = Contestant(name, command)
            starts[name].append(contestant.start)
            contestant.end()
    contestants = [Contestant(name, command) for name, command in commands.items()]
    for contestant in contestants:
        results[contestant.name]["start"] = statistics.median(starts[contestant.name] + [contestant.start])
    steps = {**STEPS, **({"script": ("nodes", "the same script by evaluate")} if options.tree_script else {})}
    for step, (page, _) in steps.items():
        able = [c for c in contestants if not (step == "tree" and c.name == "selenium" or step == "script" and c.name == "galley")]
        for contestant in able:
            contestant.step(page)
        times = {contestant.name: [] for contestant in able}
        for _ in range(options.rounds):
            for contestant in able:
                times[contestant.name].append(contestant.step(step))
        for name, values in times.items():
            results[name][step] = statistics.median(values)
    for contestant in contestants:
        results[contestant.name]["memory"] = contestant.memory()
        contestant.end()
    report(results, options)


def report(results, options):
    missed = False
    for step, goals in GOALS.items():
        ours = results["galley"][step]
        row = {"step": STEPS[step][1] if step in STEPS else step, "galley": round(ours, 1)}
        for peer, goal in zip(("playwright", "selenium"), goals):
            if step not in results[peer]:
                continue
            row[peer] = round(results[peer][step], 1)
            row[f"of {peer}"] = round(ours / results[peer][step], 3)
            if goal is not None:
                row[f"goal of {peer}"] = goal
                missed = missed or ours / results[peer][step] > goal
        print(json.dumps(row, ensure_ascii=False), flush=True)
    if "script" in results["playwright"]:
        ratio = results["galley"]["tree"] / results["playwright"]["script"]
        missed = missed or ratio > 1
        print(json.dumps({"step": "the tree, of Playwright's evaluate of the same script", "of playwright": round(ratio, 3), "goal": 1.0}))
    if options.output:
        options.output.mkdir(parents=True, exist_ok=True)
        (options.output / "browser.json").write_text(json.dumps(results, indent=2) + "\n")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures Galley's server for clients of Appium: commands, sessions, and a scenario beside the same one in Chromium.

The scenario is 20 × (find, tap, wait for the effect): an app on the device's virtual clock by Appium's Python client, and a web page by
Selenium. Each effect comes after 250 ms, as where a server answers. Both take turns in rounds; times are medians in milliseconds.

    python3 Benchmarks/appium_clients.py --server .build/release/appium-bench --output .build/bench

The environment needs the package Appium-Python-Client of PyPI, chromium and chromedriver. It ends with 1 if a goal is missed.
"""

import argparse
import http.server
import json
import pathlib
import socket
import statistics
import subprocess
import sys
import threading
import time
import urllib.parse

from appium import webdriver
from appium.options.ios import XCUITestOptions
from appium.webdriver.common.appiumby import AppiumBy
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from browser import Pages, descendants, pss, selenium_chromium

TASKS, ROUNDS, COMMANDS, SESSIONS = 20, 5, 1000, 20
# The share of Chromium's time, the milliseconds of a command, and the megabytes of all sessions.
GOALS = {"scenario": 0.1, "command": 1.0, "sessions": 600}

BOARD = """<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width">
<title>Board</title><h1 data-testid=title>Board</h1><ul>%s</ul><script>
for (const row of document.querySelectorAll("li")) {
  row.querySelector("button").addEventListener("click", () => {
    setTimeout(() => { row.querySelector("output").textContent = "Done " + row.dataset.number }, 250)
  })
}
</script>""" % "".join(
    f'<li data-number={n}><button data-testid="act.{n}">Task {n}</button> <output data-testid="state.{n}">Open</output></li>'
    for n in range(TASKS)
)


class Page(Pages):
    pages = {"/": BOARD}


def milliseconds(work):
    start = time.monotonic()
    work()
    return (time.monotonic() - start) * 1000


def session(url):
    return webdriver.Remote(url, options=XCUITestOptions().load_capabilities(
        {"platformName": "iOS", "appium:automationName": "XCUITest", "appium:bundleId": "org.galley.bench.Board"}))


def on_device(driver):
    wait = WebDriverWait(driver, 5, poll_frequency=0.001)
    for n in range(TASKS):
        driver.find_element(AppiumBy.ACCESSIBILITY_ID, f"Task {n}").click()
        wait.until(lambda _: driver.find_element(AppiumBy.ACCESSIBILITY_ID, f"state.{n}").text == f"Done {n}")


def in_chromium(driver):
    wait = WebDriverWait(driver, 5, poll_frequency=0.05)
    for n in range(TASKS):
        driver.find_element(By.CSS_SELECTOR, f"[data-testid='act.{n}']").click()
        wait.until(lambda _: driver.find_element(By.CSS_SELECTOR, f"[data-testid='state.{n}']").text == f"Done {n}")


def scenarios(url):
    """The scenario on the device and in Chromium."""
    listener = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=listener.serve_forever, daemon=True).start()
    browser, times = selenium_chromium(), {"galley": [], "chromium": []}
    for _ in range(ROUNDS):
        device = session(url)
        times["galley"].append(milliseconds(lambda: on_device(device)))
        device.quit()
        browser.get(f"http://127.0.0.1:{listener.server_address[1]}/")
        times["chromium"].append(milliseconds(lambda: in_chromium(browser)))
    browser.quit()
    return {name: statistics.median(values) for name, values in times.items()}


def request(connection, message):
    """Sends a request, and reads the whole answer."""
    connection.sendall(message)
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(65536)
    head, body = answer.split(b"\r\n\r\n", 1)
    if not head.startswith(b"HTTP/1.1 200"):
        sys.exit(f"{message!r} was answered by {answer!r}")
    length = int(next(line.split(b":")[1] for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")))
    while len(body) < length:
        body += connection.recv(65536)


def commands_at_server(url):
    """The median of the same five kinds by a bare socket, without the time of the client itself."""
    driver = session(url)
    element = driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Task 3").id
    address, path = urllib.parse.urlsplit(url), f"/session/{driver.session_id}"

    def message(method, route, body=None):
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path}{route} HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Length: {len(data)}\r\n"
        return (head + "Content-Type: application/json\r\n\r\n").encode() + data

    kinds = [
        message("POST", "/element", {"using": "accessibility id", "value": "Task 3"}),
        message("POST", "/element", {"using": "-ios predicate string", "value": "label == 'Task 7'"}),
        message("GET", f"/element/{element}/text"), message("GET", f"/element/{element}/rect"),
        message("GET", f"/element/{element}/attribute/label"),
    ]
    with socket.create_connection((address.hostname, address.port)) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        times = [
            milliseconds(lambda: request(connection, kinds[number % len(kinds)])) for number in range(COMMANDS)
        ]
    driver.quit()
    return statistics.median(times)


def commands(url):
    """Commands of five kinds, as the client sees them."""
    driver = session(url)
    element = driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Task 3")
    kinds = [
        lambda: driver.find_element(AppiumBy.ACCESSIBILITY_ID, "Task 3"),
        lambda: driver.find_element(AppiumBy.IOS_PREDICATE, "label == 'Task 7'"),
        lambda: element.text, lambda: element.rect, lambda: element.get_attribute("label"),
    ]
    times = [milliseconds(kinds[number % len(kinds)]) for number in range(COMMANDS)]
    driver.quit()
    return {"median": statistics.median(times), "p95": statistics.quantiles(times, n=20)[-1]}


def sessions(url, process):
    """The megabytes of the server and of all its sessions."""
    drivers = [session(url) for _ in range(SESSIONS)]
    for driver in drivers:
        driver.get_screenshot_as_png()
    total = sum(pss(child) for child in descendants(process))
    for driver in drivers:
        driver.quit()
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="the program appium-bench")
    parser.add_argument("--output", type=pathlib.Path, required=True)
    options = parser.parse_args()
    server = subprocess.Popen([options.server], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        url = server.stdout.readline().strip()
        scenario, command = scenarios(url), commands(url)
        at_server = commands_at_server(url)
        memory = sessions(url, server.pid)
    finally:
        server.terminate()
    share = scenario["galley"] / scenario["chromium"]
    rows = [
        ("a scenario of 60 steps, ms", f"{scenario['galley']:.0f}; in Chromium {scenario['chromium']:.0f}: {share:.3f}",
         f"{GOALS['scenario']} of Chromium's", share <= GOALS["scenario"]),
        (f"a command of {COMMANDS} at the server, ms",
         f"{at_server:.2f}; by the client {command['median']:.2f} (p95 {command['p95']:.2f})",
         f"{GOALS['command']}", at_server <= GOALS["command"]),
        (f"memory of {SESSIONS} sessions, MB", f"{memory:.0f}", f"{GOALS['sessions']}", memory <= GOALS["sessions"]),
    ]
    text = "| figure | measured | goal | |\n| --- | ---: | ---: | --- |\n"
    text += "".join(f"| {name} | {value} | {goal} | {'met' if met else '**missed**'} |\n" for name, value, goal, met in rows)
    print(text)
    options.output.mkdir(parents=True, exist_ok=True)
    (options.output / "appium.md").write_text(text)
    (options.output / "appium.json").write_text(
        json.dumps({"scenario": scenario, "command": command, "server": at_server, "sessions": memory}, indent=1) + "\n")
    sys.exit(0 if all(row[3] for row in rows) else 1)


if __name__ == "__main__":
    main()

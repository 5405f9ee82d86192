#!/bin/bash
# Playwright's wait_for_function never looks a second time at a page whose policy switches its scripts off by `sandbox`.
#
# Versions: playwright 1.65.2 (PyPI), Chromium 156 (Debian 12's chromium), Python 3.11.
# Guess written down before: nothing changes, since Playwright's own scripts run in a world of their own, which no policy of the page reaches.
# Found: with the header `Content-Security-Policy: sandbox` evaluate, text_content, click and screenshots work, and a condition that is
# true at once is met. One that becomes true at the third look ends with TimeoutError, whether `polling` is "raf" or a number, since
# Chromium runs neither timers nor animation frames of the page's world there. Under `img-src 'none'` the same calls succeed.
# Meaning: wait with locators on such pages. Galley waits by a signal, which Chromium sends there as well.
set -euo pipefail
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
echo "$("$chromium" --version 2> /dev/null)"
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
python3 -m venv venv && venv/bin/pip install --quiet --disable-pip-version-check playwright==1.65.2
CHROMIUM=$chromium venv/bin/python - << 'PY'
import http.server, os, threading
from playwright.sync_api import TimeoutError, sync_playwright

POLICIES = {"/none": "img-src 'none'", "/sandbox": "sandbox"}


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        page = b"<!doctype html><title>Teas</title><p>Teas</p><a href='/none'>More</a>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Security-Policy", POLICIES.get(self.path, "default-src 'none'"))
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_):
        pass


def outcome(call):
    try:
        call()
        return "met"
    except TimeoutError:
        return "TimeoutError"


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
third = "(window.looks = (window.looks || 0) + 1) > 2"
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"])
    results = {}
    for path in POLICIES:
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}{path}")
        assert page.locator("p").text_content() == "Teas" and page.evaluate("1 + 1") == 2 and page.screenshot()
        results[path] = [
            outcome(lambda: page.wait_for_function("document.title === 'Teas'", timeout=3000)),
            outcome(lambda: page.wait_for_function(third, timeout=3000)),
            outcome(lambda: page.wait_for_function(third.replace("looks", "later"), timeout=3000, polling=50)),
        ]
        page.get_by_role("link").click(timeout=3000)
        print(f"{POLICIES[path]}: at once {results[path][0]}, third look by frames {results[path][1]}, by 50 ms {results[path][2]}, click works")
    browser.close()
assert results["/none"] == ["met", "met", "met"], results
assert results["/sandbox"] == ["met", "TimeoutError", "TimeoutError"], results
PY

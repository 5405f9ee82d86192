#!/bin/bash
# A new profile of Chromium takes back the font size that DevTools has set for its first page.
#
# Versions: selenium 4.51.0 (PyPI), Chromium and ChromeDriver 156 (Debian 12), Python 3.11.
# Guess written down before: `Page.setFontSizes` holds for every later page of its tab, as emulated media features do.
# Found: where ChromeDriver gets a folder of its own by `--user-data-dir` and the size is set before the first page, that page ends with
# 16 px in most sessions, whatever its first scripts have read; later pages have the size. Without `--user-data-dir` it holds. With the
# preference `webkit.webprefs.default_font_size` alone the first page ends with the right size, and its first scripts often read 16.
# Meaning: set both. Galley does.
set -euo pipefail
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
driver=$(command -v chromedriver)
echo "$("$chromium" --version 2> /dev/null)"
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
python3 -m venv venv && venv/bin/pip install --quiet --disable-pip-version-check selenium==4.51.0
CHROMIUM=$chromium DRIVER=$driver venv/bin/python - << 'PY'
import http.server, os, tempfile, threading
from selenium import webdriver

SIZE = "getComputedStyle(document.documentElement).fontSize"
ROUNDS = 10


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        page = f"<!doctype html><title></title><p>Teas</p><script>document.title = {SIZE}</script>".encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}/"


def sizes(folder, by_preference, by_devtools):
    """The sizes that the first page's script read, that the first page has, and that the second page has."""
    options = webdriver.ChromeOptions()
    options.binary_location = os.environ["CHROMIUM"]
    options.add_argument("--headless=new")
    options.add_argument("--no-sandbox")
    if folder:
        options.add_argument(f"--user-data-dir={folder}")
    if by_preference:
        options.add_experimental_option("prefs", {"webkit.webprefs.default_font_size": 26})
    browser = webdriver.Chrome(options=options, service=webdriver.ChromeService(os.environ["DRIVER"]))
    try:
        if by_devtools:
            browser.execute_cdp_cmd("Page.setFontSizes", {"fontSizes": {"standard": 26}})
        browser.get(address)
        first = [browser.title, browser.execute_script(f"return {SIZE}")]
        browser.get(address)
        return first + [browser.execute_script(f"return {SIZE}")]
    finally:
        browser.quit()


def counted(name, has_folder, by_preference, by_devtools):
    found = [0, 0, 0]
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            for place, size in enumerate(sizes(folder if has_folder else None, by_preference, by_devtools)):
                found[place] += size == "26px"
    print(f"{name}: of {ROUNDS} the script read 26 px in {found[0]}, the first page has it in {found[1]}, the second in {found[2]}")
    return found


assert counted("DevTools, the driver's profile", False, False, True) == [ROUNDS] * 3
lost = counted("DevTools, a new profile", True, False, True)
assert lost[1] < ROUNDS and lost[2] == ROUNDS, lost
late = counted("preference, a new profile", True, True, False)
assert late[0] < ROUNDS and late[1:] == [ROUNDS] * 2, late
assert counted("both, a new profile", True, True, True) == [ROUNDS] * 3
PY

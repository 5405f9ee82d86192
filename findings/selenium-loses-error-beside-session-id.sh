#!/bin/bash
# Selenium's Python client raises the bare WebDriverException for an error whose answer has a session id beside the value.
#
# Versions: selenium 4.51.0 (PyPI), Python 3.11.
# Guess written down before: the client takes the error from "value" and reads over other members, as older servers and WebDriverAgent send
# `sessionId` with every answer.
# Found: with `{"value": …}` the error is SessionNotCreatedException or NoSuchElementException. With `"sessionId"` beside it, null or the
# session's own, it is WebDriverException: the client unwraps the value only where it is the one member.
# Meaning: `except NoSuchElementException` and explicit waits end at servers that answer so. Galley's server names no session in errors, but
# for clients that speak WebDriverAgent's dialect.
set -euo pipefail
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
python3 -m venv venv && venv/bin/pip install --quiet --disable-pip-version-check selenium==4.51.0
venv/bin/python - << 'PY'
import http.server, json, threading
from selenium import webdriver
from selenium.common.exceptions import WebDriverException

BESIDE = [{}, {"sessionId": None}, {"sessionId": "tea"}]
beside, opens = {}, False


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.path == "/session" and opens:
            return self.answer(200, {"value": {"sessionId": "tea", "capabilities": {"browserName": "kettle"}}})
        kind = "session not created" if self.path == "/session" else "no such element"
        self.answer(404, {"value": {"error": kind, "message": "No tea.", "stacktrace": ""}, **beside})

    def answer(self, status, members):
        body = json.dumps(members).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
url = f"http://127.0.0.1:{server.server_address[1]}"


def raised(work):
    try:
        work()
    except WebDriverException as error:
        return type(error).__name__


def connect():
    return webdriver.Remote(url, options=webdriver.ChromeOptions())


seen = []
for beside in BESIDE:
    opens = False
    refused = raised(connect)
    opens = True
    driver = connect()
    seen.append((refused, raised(lambda: driver.find_element("id", "tea"))))
    print(beside, *seen[-1])
bare = ("WebDriverException", "WebDriverException")
assert seen == [("SessionNotCreatedException", "NoSuchElementException"), bare, bare], seen
PY
echo "As found."

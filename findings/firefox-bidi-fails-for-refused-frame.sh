#!/bin/bash
# Firefox answers browsingContext.navigate with an error where a page is loaded, and one of its frames refuses to be a frame.
#
# Versions: Firefox 153.8.0 ESR (Debian 12's firefox-esr), websocket-client 1.9.0 (PyPI), Python 3.11.
# Guess written down before: the navigation succeeds, as in Chromium, and the frame alone shows the browser's words.
# Found: where the frame's answer has `X-Frame-Options: DENY`, the navigation with `wait: "complete"` ends with “unknown error: Error: Address
# rejected”, before the page is loaded. The page is there all the same, and is loaded a moment later; without a frame it is no error.
# Meaning: after this error look whether the page's document is that of the address, and wait for its load. Galley does.
set -euo pipefail
firefox=$(command -v firefox-esr || command -v firefox)
"$firefox" --version
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
python3 -m venv venv && venv/bin/pip install --quiet --disable-pip-version-check websocket-client==1.9.0
HOME=$work FIREFOX=$firefox venv/bin/python - << 'PY'
import http.server, json, os, re, subprocess, threading, websocket

PAGES = {"/plain": "<title>Plain</title>", "/framed": "<title>Framed</title><iframe src=/frame></iframe>", "/frame": "Frame"}


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        page = PAGES.get(self.path, "").encode()
        self.send_response(200 if page else 404)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        if self.path == "/frame":
            self.send_header("X-Frame-Options", "DENY")
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
browser = subprocess.Popen(
    [os.environ["FIREFOX"], "--headless", "--no-remote", "--profile", os.getcwd(), "--remote-debugging-port", "0"],
    stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
try:
    for line in browser.stderr:
        if found := re.search(r"WebDriver BiDi listening on (\S+)", line):
            break
    threading.Thread(target=browser.stderr.read, daemon=True).start()
    socket = websocket.create_connection(found[1] + "/session", suppress_origin=True, timeout=120)
    number = 0

    def send(method, **parameters):
        global number
        number += 1
        socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (answer := json.loads(socket.recv())).get("id") != number:
            pass
        return answer

    send("session.new", capabilities={})
    window = send("browsingContext.getTree")["result"]["contexts"][0]["context"]
    results = {}
    for path in ["/plain", "/framed"]:
        answer = send("browsingContext.navigate", context=window, url=f"http://127.0.0.1:{server.server_port}{path}", wait="complete")
        loaded = "new Promise((done) => document.readyState === 'complete' ? done(document.title) : addEventListener('load', () => done(document.title)))"
        title = send("script.evaluate", expression=loaded, target={"context": window}, awaitPromise=True)["result"]["result"]["value"]
        results[path] = (answer["type"], answer.get("message"), title)
        print(path, results[path])
    assert results["/plain"] == ("success", None, "Plain"), results
    assert results["/framed"] == ("error", "Error: Address rejected", "Framed"), results
finally:
    browser.kill()
    browser.wait()
PY

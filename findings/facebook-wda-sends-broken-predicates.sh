#!/bin/bash
# facebook-wda escapes an apostrophe in a name but not in a label, and sends the bare word `false` for `visible=False`.
#
# Versions: facebook-wda 1.5.4 (PyPI), Python 3.11.
# Guess written down before: `label=`, `value=` and `text=` put the text into the predicate with its apostrophes escaped, and `visible=False`
# becomes `visible == false`.
# Found: `text="Don't Allow"` is escaped. With `label`, `labelContains`, `value` and `valueContains` the predicate ends within the text, as in
# label == 'Don't Allow', which no server can parse. A backslash is escaped nowhere. `visible=True` is `visible == true`, but `visible=False`
# and `enabled=False` become the word `false` alone, which Apple's grammar has as a value to compare with, and not as a predicate.
# Meaning: for such a search send a predicate of your own (`predicate=`), which goes out as it is.
set -euo pipefail
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
python3 -m venv venv && venv/bin/pip install --quiet --disable-pip-version-check facebook-wda==1.5.4
venv/bin/python - << 'PY'
import http.server, json, threading
import wda

sent = []


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.answer({"ready": True})

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or b"{}")
        if self.path.endswith("/elements"):
            sent.append((body["using"], body["value"]))
            return self.answer([])
        self.answer({"sessionId": "tea", "capabilities": {}})

    def answer(self, value):
        body = json.dumps({"value": value, "sessionId": "tea"}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
client = wda.Client(f"http://127.0.0.1:{server.server_port}")


def chain(predicate):
    return ("class chain", f"**/XCUIElementTypeAny[`{predicate}`]")


text = "Don't Allow"
for query, expected in [
    ({"text": text}, chain(r"name == 'Don\'t Allow'")),
    ({"label": text}, chain("label == 'Don't Allow'")),
    ({"labelContains": text}, chain("label CONTAINS 'Don't Allow'")),
    ({"value": text}, chain("value == 'Don't Allow'")),
    ({"valueContains": text}, chain("value CONTAINS 'Don't Allow'")),
    ({"text": "C:\\tea"}, chain(r"name == 'C:\tea'")),
    ({"label": "Tea", "visible": True}, chain("label == 'Tea' AND visible == true")),
    ({"label": "Tea", "visible": False}, chain("label == 'Tea' AND false")),
    ({"label": "Tea", "enabled": False}, chain("label == 'Tea' AND false")),
    ({"predicate": 'label == "Don\'t Allow"'}, ("predicate string", 'label == "Don\'t Allow"')),
]:
    sent.clear()
    client(**query).find_element_ids()
    print(query, "->", sent[0][1])
    assert sent == [expected], sent
PY
echo "As found."

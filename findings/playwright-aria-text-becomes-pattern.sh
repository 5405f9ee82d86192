#!/bin/bash
# An aria snapshot that Playwright writes of a text between slashes is a regular expression when Playwright reads it.
#
# Versions: playwright 1.65.2 (PyPI), Chromium 156 (Debian 12's chromium), Python 3.11.
# Guess written down before: what `aria_snapshot` writes is literal, so it matches the page that it was taken of and no other text; texts with
# slashes, colons or brackets are put in quotes where YAML or the matcher would read something else into them.
# Found: so it is for names ("/a.c/" in quotes) and for all signs of YAML. A text, the value of a field and the address of a link are written
# bare: `- paragraph: /a.c/`. The matcher takes that for a pattern, which any text with three such letters meets, so the page may change
# unseen. Quotes of YAML around it change nothing.
# Meaning: an approved snapshot of a screen that shows a path such as /v1/ proves less than it says. Galley reads texts as they are.
set -euo pipefail
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
echo "$("$chromium" --version 2> /dev/null)"
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
python3 -m venv venv && venv/bin/pip install --quiet --disable-pip-version-check playwright==1.65.2
CHROMIUM=$chromium venv/bin/python - << 'PY'
import os
from playwright.sync_api import expect, sync_playwright

# The page, and whether a snapshot of it with the first text matches the page with the second.
PAGES = {
    "name of a button": ("<button>{}</button>", False),
    "name of a heading": ("<h2>{}</h2>", False),
    "paragraph": ("<p>{}</p>", True),
    "row of a list": ("<ul><li>{}</li></ul>", True),
    "text beside a button": ("<div>{}<button>Pour</button></div>", True),
    "value of a field": ("<input aria-label=Path value='{}'>", True),
    "address of a link": ("<a href='{}'>Open</a>", True),
}
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"])
    body = (page := browser.new_page()).locator("body")

    def matches(markup, snapshot):
        page.set_content(markup)
        try:
            expect(body).to_match_aria_snapshot(snapshot, timeout=300)
            return True
        except AssertionError:
            return False

    def snapshot(markup):
        page.set_content(markup)
        return body.aria_snapshot()

    for name, (markup, expected) in PAGES.items():
        taken = snapshot(markup.format("/a.c/"))
        found = matches(markup.format("xabcx"), taken)
        print(f"{name}: {taken!r} {'matches' if found else 'does not match'} xabcx")
        assert matches(markup.format("/a.c/"), taken), name
        assert not matches(markup.format("tea"), taken), name
        assert found == expected, name
        # Without slashes the same signs are literal.
        assert not matches(markup.format("xabcx"), snapshot(markup.format("a.c"))), name
    for text in ["a: b", "- a", "[checked]", '"a"', "'a", "# a", "{a}", "12", "null", "*", "a/b/"]:
        markup = f"<p>{text}</p>"
        assert matches(markup, snapshot(markup)) and not matches("<p>tea</p>", snapshot(markup)), text
    assert matches("<p>xabcx</p>", '- paragraph: "/a.c/"') and not matches("<p>/a.c/</p>", '- paragraph: "/a.d/"')
    browser.close()
PY
echo "As found."

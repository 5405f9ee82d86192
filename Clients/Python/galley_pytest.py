"""Visual checks in pytest: the fixture `galley`, and the options of the program of that name.

Copy this file beside `conftest.py`, and name it there: `pytest_plugins = ["galley_pytest"]`.

    def test_cart(galley, page):
        page.goto("http://localhost:8000/cart")
        galley.check("cart", page)

The guide is Documentation/Python.md of Galley. Python 3.9 and pytest 7 are the oldest that it works with.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import inspect
import io
import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import types
from pathlib import Path

import pytest

# The longest time that one comparison may take, in seconds.
LONGEST = 300
# What reports carry from the processes of pytest-xdist.
PROPERTY = "galley"
UNDECIDED = ("new", "recorded")


# --- Options and the run


def pytest_addoption(parser):
    group = parser.getgroup("galley", "visual checks by Galley")
    group.addoption(
        "--galley-update", nargs="?", const="changed", type=_mode, metavar="MODE",
        help="let checks write baselines: missing, changed (the default mode) or all")
    group.addoption("--galley-device", metavar="NAME", help="name the device of the pictures")
    group.addoption(
        "--galley-parameter", action="append", default=[], metavar="NAME=VALUE",
        help="add a parameter to the configuration of the pictures")


def _mode(word):
    if word in ("missing", "changed", "all"):
        return word
    raise argparse.ArgumentTypeError(
        f'needs missing, changed or all, not "{word}"; write --galley-update=changed before the names of tests')


def pytest_configure(config):
    config.pluginmanager.register(_Session(config), "galley-session")


class _Session:
    """The run of this session, and the results of its checks."""

    def __init__(self, config):
        self.config = config
        worker = getattr(config, "workerinput", None)
        self.is_worker = worker is not None
        self.run = (worker or {}).get("galley_run") or os.environ.get("GALLEY_RUN") or _fresh_run()
        self.results = {}
        self._tree_script = None

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node):
        node.workerinput["galley_run"] = self.run

    def pytest_runtest_logreport(self, report):
        if report.when == "teardown":
            found = [value for name, value in report.user_properties if name == PROPERTY]
            if found:
                self.results.setdefault(report.nodeid, []).extend(found)

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_call(self, item):
        # Follows the call of the test, unless that has failed.
        __tracebackhide__ = True
        undecided = getattr(item, "_galley_undecided", [])
        if undecided:
            _raise_together(undecided)

    def pytest_terminal_summary(self, terminalreporter):
        if self.is_worker or not self.results:
            return
        ends = [value.split(" ", 1)[0] for values in self.results.values() for value in values]
        words = [("match", "as approved"), ("tolerated", "tolerated"), ("mismatch", "differ"), ("new", "without baseline"),
                 ("recorded", "recorded")]
        counts = [(ends.count(status), word) for status, word in words]
        others = len(ends) - sum(count for count, _ in counts)
        counts.append((others, "not comparable"))
        text = ", ".join(f"{count} {word}" for count, word in counts if count)
        terminalreporter.write_sep("-", "galley")
        terminalreporter.write_line(f"{len(ends)} {'check' if len(ends) == 1 else 'checks'} in the run {self.run}: {text}")
        if any(end not in ("match", "tolerated") for end in ends):
            terminalreporter.write_line(
                "Look at them and decide with: galley review. Approve them all with: galley approve --all")

    def program(self):
        named = os.environ.get("GALLEY") or "galley"
        found = shutil.which(named)
        if found is None:
            pytest.fail(
                f'there is no program "{named}": install Galley, or set GALLEY to the path of the program', pytrace=False)
        return found

    def call(self, words, given=None, attempt=1):
        """Runs the program in the root of the tests."""
        environment = dict(os.environ, GALLEY_RUN=self.run)
        if attempt > 1:
            environment["GALLEY_ATTEMPT"] = str(attempt)
        try:
            return subprocess.run(
                [self.program()] + words, input=given or b"", capture_output=True, timeout=LONGEST,
                cwd=str(self.config.rootpath), env=environment)
        except subprocess.TimeoutExpired:
            pytest.fail(f"galley {words[0]} takes longer than {LONGEST} seconds", pytrace=False)

    def tree_script(self):
        """The script that makes a tree of a page, or nothing where the program has none."""
        if self._tree_script is None:
            done = self.call(["tree-script"])
            self._tree_script = done.stdout.decode() if done.returncode == 0 else ""
        return self._tree_script


def _fresh_run():
    now = datetime.datetime.now(datetime.timezone.utc)
    return f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"


# --- Fixtures


@pytest.fixture(scope="session")
def galley_parameters():
    """The parameters of the configuration of all pictures; override it in conftest.py."""
    return {}


@pytest.fixture
def galley(request, galley_parameters):
    """Compares pictures with their baselines."""
    session = request.config.pluginmanager.get_plugin("galley-session")
    session.program()
    parameters = dict(galley_parameters)
    argument = _argument(request.node)
    # The plugin of Playwright names the browser by a fixture, and in the name of the test where there are several.
    if "browser_name" in request.fixturenames and "browser" not in parameters:
        browser = str(request.getfixturevalue("browser_name"))
        parameters["browser"] = browser
        if "browser_name" in getattr(getattr(request.node, "callspec", None), "params", {}):
            argument = _without(argument, browser)
    for pair in request.config.getoption("--galley-parameter"):
        name, sign, value = pair.partition("=")
        if not name or not sign:
            pytest.fail(
                f'--galley-parameter needs a name and a value such as browser=chromium, not "{pair}"', pytrace=False)
        parameters[name] = value
    return Galley(session, request.node, argument, parameters)


def _argument(item):
    callspec = getattr(item, "callspec", None)
    return callspec.id if callspec is not None else None


def _without(argument, part):
    if argument == part:
        return None
    if argument.startswith(part + "-"):
        return argument[len(part) + 1:]
    return argument[:-len(part) - 1] if argument.endswith("-" + part) else argument


class Galley:
    """The checks of one test."""

    def __init__(self, session, item, argument, parameters):
        self._session = session
        self._item = item
        self._names = set()
        path, *classes = item.nodeid.split("[", 1)[0].split("::")
        self._words = []
        for suite in str(Path(path).with_suffix("").as_posix()).split("/") + classes[:-1]:
            self._words += ["--suite", suite]
        self._words += ["--test", getattr(item, "originalname", None) or item.name]
        if argument:
            self._words += ["--argument", argument]
        device = session.config.getoption("--galley-device")
        if device:
            self._words += ["--device", device]
        for name, value in parameters.items():
            self._words += ["--parameter", f"{name}={value}"]
        mode = session.config.getoption("--galley-update")
        if mode:
            self._words += [f"--update-snapshots={mode}"]

    def check(self, name, picture, *, tree=None, level=None, ignore=(), max_diff_pixels=None, scale=None, **screenshot):
        """Compares a picture with its baseline, and fails the test if they differ.

        picture: bytes, a path, a picture of Pillow, a Page or Locator of Playwright, a WebDriver or WebElement of Selenium.
        tree: a path, or the elements themselves; those of a page are read by default. False leaves them out.
        ignore: rectangles as "x,y,width,height" or four numbers, names of elements, Locators or WebElements.
        screenshot: arguments of Playwright's screenshot(), such as full_page=True.

        A picture without a baseline fails the test at its end, so that one run has all pictures of the test.
        """
        __tracebackhide__ = True
        if name in self._names:
            raise ValueError(f'this test has made a check "{name}" before; give each check of a test a name of its own')
        self._names.add(name)
        frame = _caller()
        if isinstance(ignore, (str, bytes)):
            raise TypeError(f"ignore is a list of regions, such as [{ignore!r}]")
        source = _Source.of(picture, screenshot)
        words = ["check", *self._words, "--at", f"{frame.f_code.co_filename}:{frame.f_lineno}", "--json"]
        if level is not None:
            words += ["--level", str(level)]
        if max_diff_pixels is not None:
            words += ["--max-diff-pixels", str(max_diff_pixels)]
        scale = source.scale() if scale is None else scale
        if scale is not None:
            words += ["--scale", f"{scale:g}"]
        for region in ignore:
            words += ["--ignore", source.region(region)]
        with contextlib.ExitStack() as files:
            if tree is None:
                tree = source.tree(self._session)
            if tree is not None and tree is not False:
                words += ["--tree", _tree_file(tree, files)]
            path, data = source.picture()
            words += ["--picture", path, "--", name]
            done = self._session.call(words, data, attempt=getattr(self._item, "execution_count", 1))
        status, message = _result(done)
        self._item.user_properties.append((PROPERTY, f"{status} {name}"))
        if done.returncode == 0:
            return
        failure = pytest.fail.Exception(message, pytrace=True)
        if status in UNDECIDED:
            failure = failure.with_traceback(types.TracebackType(None, frame, frame.f_lasti, frame.f_lineno))
            place = f"{os.path.basename(frame.f_code.co_filename)}:{frame.f_lineno}"
            kept = self._item.__dict__.setdefault("_galley_undecided", [])
            kept.append((place, message, failure))
            return
        raise failure


def _caller():
    """The frame of the line that checks; helpers hide themselves as pytest documents it."""
    frame = sys._getframe(2)
    while frame.f_locals.get("__tracebackhide__") is True and frame.f_back is not None:
        frame = frame.f_back
    return frame


def _raise_together(undecided):
    __tracebackhide__ = True
    _, message, failure = undecided[0]
    kept = failure.__traceback__
    others = [f"{place}: {text}" for place, text, _ in undecided[1:]]
    raise pytest.fail.Exception("\n".join([message, *others]), pytrace=True).with_traceback(kept)


def _result(done):
    """The status and the message of a check."""
    out, err = (text.decode(errors="replace").strip() for text in (done.stdout, done.stderr))
    document = {}
    with contextlib.suppress(ValueError, AttributeError):
        whole = json.loads(out)
        document = whole.get("data") or whole.get("error") or {}
    status = document.get("status") or ("match" if done.returncode == 0 else "unusable")
    message = document.get("message") or err.replace("galley: ", "", 1) or out
    notes = "".join(f"\nNote: {note}." for note in document.get("notes") or [])
    return status, (message or f"galley check ended with {done.returncode}") + notes


def _tree_file(tree, files):
    if isinstance(tree, os.PathLike) or (isinstance(tree, str) and "\n" not in tree and os.path.exists(tree)):
        return os.path.abspath(tree)
    text = tree if isinstance(tree, (str, bytes)) else json.dumps(tree)
    folder = files.enter_context(tempfile.TemporaryDirectory(prefix="galley-"))
    path = os.path.join(folder, "tree")
    with open(path, "wb") as file:
        file.write(text.encode() if isinstance(text, str) else text)
    return path


# --- Pictures


class _Source:
    """A picture in a file or in memory."""

    def __init__(self, value, options):
        self.value = value
        self.options = options

    @staticmethod
    def of(value, options):
        kind = type(value)
        if inspect.isawaitable(value):
            close = getattr(value, "close", lambda: None)
            close()
            raise TypeError("this picture is not there yet: write await before it")
        if hasattr(kind, "get_screenshot_as_png"):
            source = _Driver
        elif hasattr(kind, "screenshot_as_png"):
            source = _DriverElement
        elif callable(getattr(kind, "screenshot", None)):
            if inspect.iscoroutinefunction(kind.screenshot):
                raise TypeError("give the picture of an asynchronous page: await page.screenshot(animations=\"disabled\")")
            source = _Page if hasattr(kind, "goto") else _Locator
        else:
            source = _Source
        if options and source not in (_Page, _Locator):
            raise TypeError(f"only pictures of Playwright take {', '.join(sorted(options))}")
        return source(value, options)

    def picture(self):
        """The path and the bytes of the picture."""
        value = self.value
        if isinstance(value, (bytes, bytearray, memoryview)):
            return "-", bytes(value)
        if isinstance(value, (str, os.PathLike)):
            return os.path.abspath(value), None
        if hasattr(value, "save") and hasattr(value, "getbands"):
            data = io.BytesIO()
            value.save(data, format="PNG")
            return "-", data.getvalue()
        raise TypeError(
            f"{type(value).__name__} is no picture: give bytes, a path, a picture of Pillow, "
            "or a page or element of Playwright or Selenium")

    def scale(self):
        return None

    def tree(self, session):
        return None

    def origin(self):
        """The place of the picture in the page."""
        return 0, 0

    def region(self, region):
        if isinstance(region, str):
            return region
        if callable(getattr(type(region), "bounding_box", None)):
            box = region.bounding_box()
            if box is None:
                raise ValueError(f"the region {region} is not on the page")
            region = (box["x"], box["y"], box["width"], box["height"])
        elif hasattr(type(region), "screenshot_as_png"):
            region = _box(region)
        else:
            return ",".join(f"{number:g}" for number in region)
        left, top = self.origin()
        x, y, width, height = region
        return ",".join(f"{number:.10g}" for number in (x - left, y - top, width, height))


class _Page(_Source):
    """A page of Playwright."""

    def page(self):
        return self.value

    def picture(self):
        # Moving parts are at their ends.
        return "-", self.value.screenshot(**{"animations": "disabled", **self.options})

    def scale(self):
        if self.options.get("scale") == "css":
            return None
        return self.page().evaluate("window.devicePixelRatio")

    def origin(self):
        if self.options.get("full_page"):
            left, top = self.value.evaluate("[window.scrollX, window.scrollY]")
            return -left, -top
        clip = self.options.get("clip") or {"x": 0, "y": 0}
        return clip["x"], clip["y"]

    def tree(self, session):
        # Elements have their places in the window.
        if self.options.get("full_page") or self.options.get("clip"):
            return None
        script = session.tree_script()
        return self.value.evaluate(script) if script else None


class _Locator(_Page):
    """An element of Playwright."""

    def page(self):
        return self.value.page

    def origin(self):
        box = self.value.bounding_box() or {"x": 0, "y": 0}
        return box["x"], box["y"]

    def tree(self, session):
        return None


class _Driver(_Source):
    """A browser of Selenium."""

    def driver(self):
        return self.value

    def picture(self):
        return "-", self.value.get_screenshot_as_png()

    def scale(self):
        return self.driver().execute_script("return window.devicePixelRatio")

    def tree(self, session):
        script = session.tree_script().strip().rstrip(";")
        if not script:
            return None
        return self.value.execute_script(f"const made = (\n{script}\n); return typeof made === 'function' ? made() : made")


class _DriverElement(_Driver):
    """An element of Selenium."""

    def driver(self):
        return self.value.parent

    def picture(self):
        return "-", self.value.screenshot_as_png

    def origin(self):
        return _box(self.value)[:2]

    def tree(self, session):
        return None


def _box(element):
    return element.parent.execute_script(
        "const box = arguments[0].getBoundingClientRect(); return [box.x, box.y, box.width, box.height]", element)

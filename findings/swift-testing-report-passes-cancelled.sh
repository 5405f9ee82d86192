#!/bin/bash
# A test that cancels itself is a passed test in the xUnit report of Swift Testing.
#
# Versions: Swift 6.3.1 for Linux, with the Swift Testing of its toolchain; Python 3 without packages.
# Guess written down before: none for the plain test, which another trial had shown; that a test of which all arguments are cancelled is like it,
# and that a trait's cancellation skips. The console shows a cancelled test with the arrow of skipped ones, and cancellation (ST-0016) is
# meant for tests that find out late that they do not apply.
# Found: the test case has neither `skipped` nor a reason, so every reader of the format counts it as passed. So it is for a test of which
# each argument was cancelled, which the console calls passed as well. A trait that cancels before the body skips, with its reason. In the
# head, `tests` leaves out skipped tests, which stand in the list, and `skipped` leaves out cancelled ones. The event stream has the events
# `testCancelled` and `testCaseCancelled`, whose reason version 6.3 of it lacks.
# Meaning: a suite on a machine without a browser or a device may cancel everything and look green. Read the event stream. Galley does, and
# counts a test as skipped of which one argument was cancelled.
set -euo pipefail
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT && cd "$work"
version=$(swiftc --version 2> /dev/null | head -n 1)
echo "$version"
[[ $version = *"Swift version 6.3.1 "* ]] || { echo "This was found in Swift 6.3.1; look at it anew." >&2; exit 1; }
mkdir -p Tests/TeaTests
cat > Package.swift << 'SWIFT'
// swift-tools-version: 6.3
import PackageDescription

let package = Package(name: "Tea", targets: [.testTarget(name: "TeaTests")])
SWIFT
cat > Tests/TeaTests/TeaTests.swift << 'SWIFT'
import Testing

struct NoKettle: TestTrait {
  func prepare(for test: Test) async throws { try Test.cancel("no kettle") }
}

@Test func passes() {}
@Test(.disabled("closed")) func disabled() {}
@Test func cancelled() throws { try Test.cancel("no tea") }
@Test(arguments: 1...2) func oneOfTwo(_ cup: Int) throws {
  if cup == 1 { try Test.cancel("no first cup") }
}
@Test(arguments: 1...2) func bothOfTwo(_ cup: Int) throws { try Test.cancel("no cup \(cup)") }
@Test(NoKettle()) func cancelledByTrait() {}
SWIFT
options=(--disable-xctest --xunit-output report.xml --event-stream-output-path events.jsonl --event-stream-version 6.3)
swift test "${options[@]}" > log 2>&1 || { cat log; exit 1; }
grep -E '(cancelled|passed) after' log
python3 - << 'PY'
import glob, json
import xml.etree.ElementTree

report = next(iter(glob.glob("report-swift-testing.xml") or glob.glob("report.xml")))
suite = xml.etree.ElementTree.parse(report).find("testsuite")
head = {name: int(suite.get(name)) for name in ("tests", "failures", "skipped")}
cases = {case.get("name"): (case.find("skipped").text if case.find("skipped") is not None else "passed") for case in suite}
print(head, cases)
assert cases == {
    "passes()": "passed", "disabled()": "closed", "cancelled()": "passed", "oneOfTwo(_:)": "passed", "bothOfTwo(_:)": "passed",
    "cancelledByTrait()": "no kettle",
}
assert head == {"tests": 4, "failures": 0, "skipped": 2}
events = [record["payload"] for record in map(json.loads, open("events.jsonl")) if record["kind"] == "event"]
cancelled = [event for event in events if event["kind"] in ("testCancelled", "testCaseCancelled")]
print("events:", sorted((event["kind"], event["testID"].split("/")[0]) for event in cancelled))
assert len(cancelled) == 5, cancelled
assert not any(event.get("comments") or event["messages"] for event in cancelled), cancelled
PY
echo "As found."

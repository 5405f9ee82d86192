import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

/// A package of test suites with one test each, and a fake `swift`: a shell script that lists the tests, selects as
/// `swift test` does, and writes the files of the test process.
struct FakeSwiftPackage {
  let sandbox: Sandbox

  /// The behaviour of a suite's test.
  enum Behaviour {
    /// What was approved.
    case same
    /// Something else, every time.
    case changed
    /// Something else, the first time.
    case flaky
    /// What has no baseline.
    case new
    /// What was approved, and it fails for another reason the first time.
    case shaky
    /// Nothing: it does not check.
    case silent
  }

  /// The key of a suite's only check.
  static func key(_ suite: String) -> CheckKey { Samples.key("start", test: "looks", suite: [suite]) }

  /// Makes the package.
  init(_ suites: KeyValuePairs<String, Behaviour>, settings: String? = nil) throws {
    sandbox = try Sandbox()
    for (suite, behaviour) in suites {
      let approved = Sandbox.Check(Self.key(suite))
      let other = Sandbox.Check(Self.key(suite), Screen().button("Remove"))
      if behaviour != .new, behaviour != .silent { try sandbox.makeBaselines(approved) }
      let first: [Sandbox.Check] =
        switch behaviour {
        case .same, .new, .shaky: [approved]
        case .changed, .flaky: [other]
        case .silent: []
        }
      let place = "M/\(suite).swift:10:5"
      let failures: [TestFailures.Reason] =
        switch behaviour {
        case .changed, .flaky: [.issue(place)]
        case .new: [.newIssue(place)]
        case .same, .shaky, .silent: []
        }
      try leave(first, failures, "templates/1/\(suite)", attempt: 1)
      let later = behaviour == .flaky ? [approved] : first
      try leave(later, behaviour == .flaky ? [] : failures, "templates/2/\(suite)", attempt: 2)
      if [.changed, .flaky, .new, .shaky].contains(behaviour) {
        try sandbox.write(place, to: "fails/1/\(suite)")
      }
      if [.changed, .new].contains(behaviour) { try sandbox.write(place, to: "fails/2/\(suite)") }
    }
    try sandbox.write(suites.map { "M.\($0.key)/looks()\n" }.joined(), to: "tests")
    if let settings { try sandbox.write(settings, to: "Galley.json") }
    try sandbox.write(Self.script, to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.url("bin/swift").path)
  }

  /// Writes the files of a process that runs one test.
  private func leave(
    _ checks: [Sandbox.Check], _ failures: [TestFailures.Reason], _ path: String, attempt: Int
  ) throws {
    let environment = [RunName.variable: "template", RunAttempt.variable: "\(attempt)"]
    let recorder = try RunRecorder.open(sandbox.project, environment: environment)
    let runner = CheckRunner(store: sandbox.store, recorder: recorder)
    for check in checks {
      _ = runner.run(check.capture())
    }
    for failure in failures { recorder.noteFailure(failure) }
    try recorder.close()
    // The files get other names than their process gave them.
    try sandbox.forgetDigests("template")
    let target = sandbox.url(path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: sandbox.url(".galley/runs/template"), to: target)
  }

  /// The calls of `swift test`, one a line, without those that list tests.
  func calls() throws -> [String] {
    (try? sandbox.text("calls"))?.split(separator: "\n").map(String.init) ?? []
  }

  /// Runs the tool in a process of its own, with the fake `swift` on its path.
  ///
  /// `stack`: the size of its stack in KiB, if it is not the usual one.
  func galley(_ words: [String], _ environment: [String: String] = [:], stack: Int? = nil) throws
    -> ToolResult
  {
    let process = Process()
    let limited = stack.map { ["/bin/bash"] + Binary.words(withStack: $0) } ?? []
    let line = limited + [Binary.path] + words
    process.executableURL = URL(fileURLWithPath: line[0])
    process.arguments = Array(line.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    process.environment = self.environment.merging(environment) { $1 }
    let printed = UUID().uuidString
    let (out, err) = (sandbox.url("printed/\(printed).out"), sandbox.url("printed/\(printed).err"))
    try sandbox.write("", to: "printed/\(printed).out")
    try sandbox.write("", to: "printed/\(printed).err")
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    let code = try #require(ExitCode(rawValue: process.terminationStatus))
    return ToolResult(
      code: code, out: try String(contentsOf: out, encoding: .utf8),
      err: try String(contentsOf: err, encoding: .utf8).replacing("Build complete!\n", with: ""))
  }

  /// The environment in which the fake `swift` is found.
  var environment: [String: String] {
    ["PATH": sandbox.url("bin").path + ":/usr/bin:/bin", "USER": "ada", "HOME": sandbox.root]
  }

  private static let script = #"""
    #!/bin/sh
    # A fake swift: the package's folder is the working folder.
    [ "$2" = list ] && { echo "Build complete!" >&2; cat tests; exit 0; }
    echo "${GALLEY_ATTEMPT:-1} $*" >> calls
    dir=.galley/runs/$GALLEY_RUN
    [ -n "$GALLEY_INSPECT" ] && cp tests "$GALLEY_INSPECT.tests"
    sel=$(mktemp -d)
    : > "$sel/filters"; : > "$sel/skips"
    shift
    while [ $# -gt 0 ]; do
      case "$1" in
        --event-stream-output-path) events=$2; shift ;;
        --filter) printf '%s\n' "$2" >> "$sel/filters"; shift ;;
        --filter=*) printf '%s\n' "${1#*=}" >> "$sel/filters" ;;
        --skip=*) printf '%s\n' "${1#*=}" >> "$sel/skips" ;;
        --skip) printf '%s\n' "$2" >> "$sel/skips"; shift ;;
      esac
      shift
    done
    say() { printf '{"version":0,"kind":"event","payload":{%s}}\n' "$1" >> "$events"; }
    say '"kind":"runStarted"'
    status=0
    cat tests > "$sel/tests"
    if [ -s "$sel/filters" ]; then grep -E -f "$sel/filters" tests > "$sel/tests"; fi
    if [ -s "$sel/skips" ]; then grep -v -E -f "$sel/skips" "$sel/tests" > "$sel/kept"; mv "$sel/kept" "$sel/tests"; fi
    while read -r test; do
      suite=${test#M.}; suite=${suite%%/*}
      attempt=${GALLEY_ATTEMPT:-1}; [ "$attempt" -gt 2 ] && attempt=2
      from=templates/$attempt/$suite
      for file in $(cd "$from" && find . -type f); do
        mkdir -p "$dir/$(dirname "$file")"
        case "$file" in
          ./process-*) to=./process-$suite-$attempt.json ;;
          ./records/*) to=./records/$suite-$attempt-${file##*-} ;;
          *) to=$file ;;
        esac
        cp "$from/$file" "$dir/$to"
      done
      id="\"testID\":\"$test/$suite.swift:1:2\""
      say "\"kind\":\"testStarted\",$id"
      if [ -f "fails/$attempt/$suite" ]; then
        status=1
        say "\"kind\":\"issueRecorded\",$id,\"issue\":{\"isKnown\":false,\"sourceLocation\":{\"fileID\":\"M/$suite.swift\",\"line\":10,\"column\":5}}"
      fi
      say "\"kind\":\"testEnded\",$id"
    done < "$sel/tests"
    say '"kind":"runEnded"'
    rm -r "$sel"
    exit $status

    """#
}

import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GoldenFiles
import Testing

@testable import GalleyCommands

/// Parts of a suite, and failed tests that are run again, by the real commands with a fake `swift`.
@Suite(.serialized, .timeLimit(.minutes(2))) struct ShardTestCommandTests {
  private func run(_ suite: FakeSwiftPackage) throws -> Run { try Run(nil, in: suite.sandbox.project) }

  @Test func aRunIsOneStartOfSwiftAndKeepsTheListOfTests() throws {
    let suite = try FakeSwiftPackage(["Alpha": .same, "Beta": .same])
    #expect(try suite.galley(["test", "--", "-c", "release"]).code == .clean)
    let run = try run(suite)
    #expect(run.list?.tests.map(\.specifier) == ["M.Alpha/looks()", "M.Beta/looks()"])
    let events = try Run.issuesPath(of: run.name, in: suite.sandbox.project)
    #expect(
      try suite.calls() == ["1 test --event-stream-output-path \(events) -c release"])
    #expect(run.launch?.tool == "0.1.0")
    #expect(run.launch?.settings == suite.sandbox.project.settingsDigest)
    #expect(run.results.first?.map(\.end) == [.passed, .passed])
  }

  @Test func aPartIsListedBeforeItIsRun() throws {
    let suite = try FakeSwiftPackage(["Alpha": .same, "Beta": .same])
    #expect(try suite.galley(["test", "--shard", "1/2"]).code == .clean)
    #expect(try suite.calls().map { $0.hasPrefix("1 test --event-stream-output-path ") } == [true])
    #expect(try suite.calls()[0].contains(" --skip-build --filter "))
    #expect(try run(suite).list?.tests.count == 2)
    #expect(!suite.sandbox.files(".galley").contains { $0.hasSuffix(".tests") })
  }

  @Test func anOrphanIsOneForAReason() throws {
    let suite = try FakeSwiftPackage(["Alpha": .same, "Beta": .same])
    try suite.sandbox.makeBaselines(
      .init(Samples.key("old", test: "looks", suite: ["Alpha"])),
      .init(Samples.key("resting", test: nil, suite: ["FeedPage"])),
      .init(Samples.key("start", test: "went", suite: ["Beta"])))
    let whole = try suite.galley(["test", "--fail-on-orphans"])
    #expect(whole.code == .orphans)
    #expect(
      whole.out.hasPrefix(
        """
        orphan  Alpha/looks / old @ iphone-x-light: its test ended without it
        orphan  Beta/went / start @ iphone-x-light: its test is gone
        orphan  FeedPage / resting @ iphone-x-light: all tests ended without it

        """), "\(whole.out)")
    // Of a part of the suite only what is known of its tests is told.
    let part = try suite.galley(["test", "--fail-on-orphans", "--", "--filter", "Beta"])
    #expect(
      part.out.hasPrefix(
        """
        orphan  Beta/went / start @ iphone-x-light: its test is gone
        not used  3 baselines were not used, but a test may still use them: tests did not run, failed or \
        compared nothing, or the run has no list of tests, as "galley test" makes one.

        """), "\(part.out)")
  }

  @Test func aPartRunsItsOwnTestsOnly() throws {
    let suite = try FakeSwiftPackage([
      "Alpha": .same, "Beta": .same, "Delta": .same, "Gamma": .same, "Omega": .same,
    ])
    var seen: [CheckKey] = []
    for number in 1...2 {
      let result = try suite.galley(["test"], ["GALLEY_SHARD": "\(number)/2"])
      #expect(result.code == .clean)
      let run = try run(suite)
      #expect(run.launch?.shard?.text == "\(number)/2")
      #expect(run.launch?.shard?.tests == (number == 1 ? 3 : 2))
      #expect(result.out.contains("shard \(number)/2\n"))
      seen += run.records.map(\.key)
    }
    #expect(seen.sorted() == ["Alpha", "Beta", "Delta", "Gamma", "Omega"].map(FakeSwiftPackage.key).sorted())
  }

  @Test func aPartKeepsToTheUsersSelection() throws {
    let suite = try FakeSwiftPackage(["Alpha": .same, "Beta": .same, "Delta": .same, "Gamma": .same])
    var seen: [CheckKey] = []
    for number in 1...2 {
      let words = ["--filter", "a/looks", "--skip=Delta", "--filter", "nothing"]
      #expect(try suite.galley(["test", "--shard", "\(number)/2", "--"] + words).code == .clean)
      seen += try run(suite).records.map(\.key)
    }
    #expect(seen.sorted() == ["Alpha", "Beta", "Gamma"].map(FakeSwiftPackage.key))
  }

  @Test func anEmptyPartSaysSoAndIsNotClean() throws {
    let suite = try FakeSwiftPackage(["Alpha": .same], settings: "{ expect: 1 }")
    let result = try suite.galley(["test", "--shard", "2/2"])
    #expect(result.code == .notComparable)
    #expect(result.out.hasPrefix("Shard 2/2 has no tests.\n"))
    #expect(
      result.out.contains(
        "incomplete  shard 2/2 compared nothing: none of its tests makes a check; divide the suite into fewer shards, "
          + "or make sure that its tests run.\n"), "\(result.out)")
    #expect(try suite.calls().isEmpty)
    // All parts together must have compared something.
    #expect(try suite.galley(["merge", try run(suite).name, "-o", "half"]).code == .notComparable)
    #expect(try suite.galley(["gate", "--run", "half"]).code == .notComparable)
  }

  @Test func aPartWithoutChecksIsNotClean() throws {
    let suite = try FakeSwiftPackage(["Alpha": .same, "Beta": .silent])
    #expect(try suite.galley(["test", "--shard", "2/2"]).out.contains("shard 2/2 compared nothing"))
    #expect(try suite.galley(["gate"]).code == .notComparable)
    try suite.sandbox.write("", to: "fails/1/Beta")
    #expect(try suite.galley(["test", "--shard", "2/2"]).code == .notComparable)
    #expect(try suite.galley(["test"]).code == .differences)
  }

  @Test func withoutAListThereAreNoParts() throws {
    let suite = try FakeSwiftPackage(["Alpha": .same])
    try suite.sandbox.write("Alpha and others\n", to: "tests")
    #expect(
      try suite.galley(["test", "--shard", "1/2"])
        == ToolResult(
          code: .notComparable, out: "",
          err:
            "galley: \"swift test list\" printed no list of tests, so the tests of shard 1/2 are not known; "
            + "see that it lists them with the arguments after --.\n"))
    expectGolden(try suite.galley(["test"], ["GALLEY_SHARD": "3/2"]).err)
  }

  @Test func failedTestsAreRunAgain() throws {
    let suite = try FakeSwiftPackage(
      ["Alpha": .same, "Beta": .flaky, "Gamma": .shaky], settings: "{ retries: 1 }")
    let result = try suite.galley(["test", "--", "--skip", "nothing"])
    #expect(result.code == .clean)
    #expect(result.out.hasPrefix("Running 2 failed tests again: attempt 2 of 2.\n"))
    #expect(
      result.out.contains(
        """
        flaky  Beta/looks: passed on attempt 2; failed before: Beta/looks / start @ iphone-x-light
        flaky  Gamma/looks: passed on attempt 2

        """), "\(result.out)")
    let calls = try suite.calls()
    #expect(calls.count == 2)
    #expect(
      calls[1].hasSuffix(" --filter ^M\\.Beta/looks\\(\\)(/|$) --filter ^M\\.Gamma/looks\\(\\)(/|$)"))
    #expect(calls[1].hasPrefix("2 test --skip-build --event-stream-output-path "))
    #expect(!calls[1].contains("--skip nothing"))
    #expect(try suite.galley(["test", "--fail-on-flaky"]).code == .flaky)
    #expect(try suite.galley(["gate", "--fail-on-flaky"]).code == .flaky)
    #expect(try suite.galley(["test", "--retries", "0"]).code == .differences)
  }

  @Test func whatOnlyLacksABaselineIsNotRunAgain() throws {
    let suite = try FakeSwiftPackage(["Alpha": .new, "Beta": .flaky])
    #expect(try suite.galley(["test", "--retries=3"]).code == .new)
    let calls = try suite.calls()
    #expect(calls.count == 2)
    #expect(!calls[1].contains("Alpha"))
  }

  @Test func whatKeepsFailingIsRunNoMoreThanAllowed() throws {
    let suite = try FakeSwiftPackage(["Alpha": .changed, "Beta": .same])
    #expect(try suite.galley(["test", "--retries", "3"]).code == .differences)
    #expect(try suite.calls().count == 4)
  }

  @Test func batchAndCommitAreKnown() throws {
    let suite = try FakeSwiftPackage(
      ["Alpha": .same], settings: "{ batchName: 'Nightly', batchProperties: { team: 'feed' } }")
    let root = suite.sandbox.root
    for words in [["init", "-q", "-b", "main"], ["add", "Package.swift"], ["commit", "-q", "-m", "x"]] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/git")
      git.arguments = ["-C", root, "-c", "user.name=Ada", "-c", "user.email=ada@example.com"] + words
      git.environment = ["HOME": root, "PATH": "/usr/bin:/bin"]
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
    }
    try suite.sandbox.write("// changed\n", to: "Package.swift")
    let result = try suite.galley(["test"], ["APPLITOOLS_BATCH_ID": "4711"])
    let launch = try #require(try run(suite).launch)
    #expect(launch.batch == BatchInfo("Nightly", id: "4711", properties: ["team": "feed"]))
    let commit = try #require(launch.git?.commit)
    #expect(commit.count == 40)
    #expect(launch.git == GitState(commit: commit, branch: "main", isDirty: true))
    #expect(
      result.out.contains("batch Nightly (4711), commit \(commit.prefix(10)) on main, with changes\n"),
      "\(result.out)")
    let json = try suite.galley(["gate", "--json"]).out
    #expect(json.contains("\"batch\": {") && json.contains(commit))
  }
}

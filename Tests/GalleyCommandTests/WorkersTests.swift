import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

/// `galley test --workers`: several processes that share the tests of a package.
@Suite struct WorkersTests {
  private static let tests = ["M.Calm/rests()", "M.Quick/runs()", "M.Short/ends()", "M.Slow/waits()"]

  /// The suites that each worker ran, in order.
  private func suites(_ fake: FakeBundle) throws -> [[String]] {
    try fake.calls().filter { $0.hasSuffix("swift-testing") }.map { call in
      call.matches(of: #/\^M\\.(\w+)/#).map { String($0.1) }
    }.sorted { $0.count < $1.count }
  }

  /// Keeps a run that recorded the seconds of each test.
  private func keepRun(in project: Project, _ seconds: (String) -> Double) throws {
    var stream = IssueStream()
    (stream.hasBegun, stream.hasEnded) = (true, true)
    stream.tests = try Self.tests.map { name in
      TestResult(try #require(TestName(name)), .passed, duration: seconds(name))
    }
    let name = RunName.fresh()
    try Run.begin(name, in: project, RunLaunch(started: Date(), command: [], process: .current))
    try Run.end(name, in: project, RunSummary(ended: Date(), status: 0, issues: stream))
  }

  @Test func `suites with long tests go first, by the seconds of earlier runs`() throws {
    let fake = try FakeBundle(testing: Self.tests)
    try keepRun(in: fake.sandbox.project) { $0.contains("Slow") ? 9 : 1 }
    _ = try fake.galley(["test", "--workers", "2"])
    #expect(try suites(fake) == [["Slow"], ["Calm", "Quick", "Short"]])
    #expect(fake.sandbox.files(".galley").allSatisfy { !$0.contains("swift-testing") })
  }

  @Test func `suites of no known length are shared equally, as are those that the user selects`() throws {
    let fake = try FakeBundle(testing: Self.tests)
    _ = try fake.galley(["test", "--workers", "2"])
    #expect(try suites(fake).map(\.count) == [2, 2])
    try FileManager.default.removeItem(atPath: fake.sandbox.root + "/calls")
    _ = try fake.galley(["test", "--workers", "3", "--", "--skip", "Quick"])
    #expect(try fake.calls().count { $0.hasPrefix("tests - --skip Quick --skip ^M") } == 3)
  }

  @Test(
    arguments: [
      (0.5, nil, [], 1), (3, nil, [], 3), (3, 1, [], 1), (60, nil, [], 4),
      (60, nil, ["--filter", "Slow"], 1),
    ] as [(Double, Int?, [String], Int)])
  func `without a number there are as many as the length of the tests is worth`(
    _ seconds: Double, _ chosen: Int?, _ words: [String], _ expected: Int
  ) throws {
    let sandbox = try Sandbox()
    try keepRun(in: sandbox.project) { _ in seconds }
    let run = RunName.fresh()
    try Run.begin(run, in: sandbox.project, RunLaunch(started: Date(), command: [], process: .current))
    let crew = Workers(chosen: chosen, run: run, project: sandbox.project, processors: 4)
    defer { crew.end() }
    let arguments = SwiftTestArguments(words)
    let all =
      ["tests", "--event-stream-output-path", "events"] + words + ["--testing-library", "swift-testing"]
    let divided = try crew.dividing(
      [all], arguments, TestBundle.Listing(xctest: [], swiftTesting: Self.tests))
    #expect(divided.workers == expected)
    #expect((divided.commands == [all]) == (expected == 1))
  }

  @Test(arguments: ["Suites that nobody has timed", "Tests that run one after another"])
  func `ten tests are worth two processes unless parallel tests are off`(_ kind: String) throws {
    try withKnownIssue("this machine has one processor, so nothing is divided") {
      try #require(ProcessInfo.processInfo.activeProcessorCount > 1)
      let fake = try FakeBundle(testing: (0..<10).map { "M.Suite\($0)/test()" })
      let isOff = kind.contains("one after another")
      _ = try fake.galley(["test"] + (isOff ? ["--", "--no-parallel"] : []))
      #expect(
        try fake.calls().count { $0.hasPrefix("tests") && $0.hasSuffix("swift-testing") } == (isOff ? 1 : 2))
    } when: {
      ProcessInfo.processInfo.activeProcessorCount < 2
    }
  }

  @Test(arguments: [("0", 0), ("1", 1), ("69", 0)])
  func `the worst worker decides`(_ ended: String, _ status: Int32) throws {
    let fake = try FakeBundle(xctest: ["M.Cart/testAdds"], testing: Self.tests)
    try fake.sandbox.write(ended, to: "testing-status")
    _ = try fake.galley(["test", "--workers", "4"])
    #expect(try fake.calls().count == 6)
    #expect(try Run(nil, in: fake.sandbox.project).summary?.status == status)
  }

  /// The classes of XCTest of a package, and the tests of each worker by what the user says.
  private static let classes = [
    "M.Cart/testAdds", "M.Cart/testRemoves", "M.Login/testEnters", "M.Search/testFinds",
  ]

  @Test(
    arguments: [
      (["--workers", "2"], ["M.Cart/testAdds,M.Cart/testRemoves", "M.Login/testEnters,M.Search/testFinds"]),
      (
        ["--workers", "9"],
        ["M.Cart/testAdds,M.Cart/testRemoves", "M.Login/testEnters", "M.Search/testFinds"]
      ),
      (["--workers", "2", "--", "--skip", "Login|Adds"], ["M.Cart/testRemoves", "M.Search/testFinds"]),
      (["--workers", "2", "--", "--filter", "Search"], ["M.Search/testFinds"]),
      (["--workers", "1"], [""]), ([], [""]),
    ])
  func `classes of XCTest are shared where the user says so`(_ words: [String], _ expected: [String]) throws {
    let fake = try FakeBundle(xctest: Self.classes)
    _ = try fake.galley(["test"] + words)
    let calls = try fake.calls().filter { $0.hasPrefix("tests") }
    #expect(calls.map { String($0.dropFirst("tests".count).drop { $0 == " " }) }.sorted() == expected)
    #expect(fake.sandbox.files(".galley").allSatisfy { !$0.contains(".sh") })
  }

  @Test func `the worst worker of XCTest decides`() throws {
    let fake = try FakeBundle(xctest: Self.classes, testing: Self.tests)
    try fake.sandbox.write("1", to: "xctest-status")
    _ = try fake.galley(["test", "--workers", "2"])
    #expect(try Run(nil, in: fake.sandbox.project).summary?.status == 1)
  }

  @Test func `a worker that a signal ends is a crash`() throws {
    let fake = try FakeBundle(testing: Self.tests)
    try fake.sandbox.write("kill -SEGV $PPID", to: "testing-script")
    let result = try fake.galley(["test", "--workers", "2"])
    #expect(result.err.contains("Exited with unexpected signal code 11"))
  }

  @Test(arguments: ["0", "65", "many"]) func `their number is limited`(_ number: String) throws {
    let result = try FakeBundle(testing: Self.tests).galley(["test", "--workers", number])
    #expect(result.code == .usage)
    #expect(result.err.contains("--workers"))
  }

  @Test func `arguments that only swift test knows are an error`() throws {
    let fake = try FakeBundle(testing: Self.tests)
    let result = try fake.galley(["test", "--workers", "2", "--", "-c", "release"])
    #expect(result.err.contains("workers cannot share the tests with the arguments after --"))
    #expect(try !fake.calls().contains { $0.hasPrefix("tests") })
  }
}

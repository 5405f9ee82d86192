import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleySystem
import Glibc
import Testing

@testable import GalleyCommands

/// `galley watch` in real processes, with a `swift` and a program of tests that keep what they are asked.
@Suite(.serialized, .timeLimit(.minutes(5))) struct WatchCommandTests {
  private static let ready = "Waiting for changes.\n"

  /// A package with two test targets.
  private func package() throws -> FakeBundle {
    let fake = try FakeBundle(testing: ["ShopTests.CartTests/adds()", "MailTests.InboxTests/opens()"])
    for file in ["Sources/Shop/Cart.swift", "Sources/Mail/Inbox.swift", "Sources/Base/Text.swift"] {
      try fake.sandbox.write("", to: file)
    }
    try fake.sandbox.write("@Test func adds() {}\n", to: "Tests/ShopTests/CartTests.swift")
    return fake
  }

  private func save(_ path: String, _ text: String = "// saved\n", in fake: FakeBundle) throws {
    try text.write(toFile: "\(fake.sandbox.root)/\(path)", atomically: true, encoding: .utf8)
  }

  private func isRunning(_ pid: pid_t) -> Bool { ProcessTable.entry(pid).map { !$0.hasEnded } ?? false }

  @Test func `every save runs what it reaches`() throws {
    let fake = try package()
    let watch = try WatchProcess([], in: fake)
    try watch.wait(for: "Testing\n")
    let page = "file://\(fake.sandbox.root)/.build/galley-watch/index.html"
    try watch.wait(for: "Page: \(page)\n")
    try save("Sources/Shop/Cart.swift", in: fake)
    try watch.wait(for: "Testing: Sources/Shop/Cart.swift changed\n")
    #expect(!(try watch.wait(for: Self.ready)).contains("Page: "))
    try save("Tests/ShopTests/CartTests.swift", "@Test func adds() { }\n", in: fake)
    try watch.wait(for: Self.ready)
    try save("Sources/Base/Text.swift", in: fake)
    try watch.wait(for: Self.ready)
    #expect(watch.end(SIGTERM).status == 143)
    let tests = "tests -"
    let end = "--testing-library swift-testing"
    let build = "swift build --build-tests"
    #expect(
      try fake.calls() == [
        build, "\(tests) \(end)", build, "\(tests) --filter ^ShopTests\\. \(end)", build,
        "\(tests) --filter ^ShopTests\\..*/CartTests\\.swift: \(end)", build, "\(tests) \(end)",
      ])
    let text = try fake.sandbox.text(".build/galley-watch/index.html")
    #expect(text.contains("http-equiv=\"refresh\"") && text.contains("Waiting for changes."))
  }

  @Test func `what no test reaches is said, and nothing runs`() throws {
    let fake = try package()
    let watch = try WatchProcess([], in: fake)
    try watch.wait(for: Self.ready)
    let calls = try fake.calls()
    try fake.sandbox.write("", to: "Sources/Tool/main.swift")
    try watch.wait(for: "Sources/Tool/main.swift changed, which no test reaches.\n")
    #expect(watch.end(SIGINT).status == 130)
    #expect(try fake.calls() == calls)
  }

  @Test func `a newer save ends a round with all that it has started`() throws {
    let fake = try package()
    // The first round does not end by itself, and does not want to end.
    try fake.sandbox.write(
      "[ -e over ] && exit; trap '' TERM; echo $$ > first.pid; touch begun; while :; do sleep 0.05; done",
      to: "testing-script")
    let watch = try WatchProcess([], in: fake)
    while !FileManager.default.fileExists(atPath: fake.sandbox.url("begun").path), watch.process.isRunning {
      sched_yield()
    }
    let first = try #require(
      pid_t(try fake.sandbox.text("first.pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(isRunning(first))
    try fake.sandbox.write("", to: "over")
    try save("Sources/Shop/Cart.swift", in: fake)
    let text = try watch.wait(for: Self.ready)
    #expect(text.contains("Testing: Sources/Shop/Cart.swift changed\n"), "\(text)")
    #expect(!isRunning(first))
    // The tests that the ended round has not run are run by the next one.
    #expect(try fake.calls().last == "tests - --testing-library swift-testing")
    #expect(watch.end(SIGTERM).status == 143)
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal leaves nothing behind`(_ signal: Int32, _ code: Int32) throws {
    let fake = try package()
    try fake.sandbox.write(
      "trap '' INT TERM HUP; echo $$ > test.pid; touch begun; while :; do sleep 0.05; done",
      to: "testing-script")
    let watch = try WatchProcess([], in: fake)
    while !FileManager.default.fileExists(atPath: fake.sandbox.url("begun").path), watch.process.isRunning {
      sched_yield()
    }
    let pid = try #require(
      pid_t(try fake.sandbox.text("test.pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(watch.end(signal).status == code)
    #expect(!isRunning(pid))
  }

  @Test func `an error of the compiler is shown once, and the watch goes on`() throws {
    let fake = try package()
    let error = "\(fake.sandbox.root)/Sources/Shop/Cart.swift:1:2: error: expected declaration"
    try fake.sandbox.write("\(error)\n1 | x\n  | `- error: expected declaration\n", to: "swift-messages")
    try fake.sandbox.write("1", to: "swift-status")
    let watch = try WatchProcess([], in: fake)
    #expect(
      try watch.wait(for: Self.ready) == """
        Testing
        Sources/Shop/Cart.swift:1:2: error: expected declaration
        1 | x
          | `- error: expected declaration
        Not built. Waiting for changes.

        """)
    try fake.sandbox.write("", to: "swift-messages")
    try fake.sandbox.write("0", to: "swift-status")
    try save("Sources/Shop/Cart.swift", in: fake)
    try watch.wait(for: Self.ready)
    #expect(try fake.calls().last?.hasPrefix("tests - ") == true)
    #expect(watch.end(SIGTERM).status == 143)
  }

  @Test func `tests and targets that are named limit every round`() throws {
    let fake = try package()
    for (words, filter) in [
      (["--test", "adds"], "--filter adds"), (["MailTests"], "--filter ^MailTests\\."),
      (["Shop"], "--filter ^ShopTests\\."), (["--", "--filter", "x"], "--filter x"),
    ] {
      let watch = try WatchProcess(words, in: fake)
      try watch.wait(for: Self.ready)
      try save("Sources/Base/Text.swift", in: fake)
      try watch.wait(for: Self.ready)
      #expect(watch.end(SIGTERM).status == 143)
      let calls = try fake.calls().suffix(4).filter { $0.hasPrefix("tests ") }
      #expect(
        calls == Array(repeating: "tests - \(filter) --testing-library swift-testing", count: 2), "\(words)")
    }
  }

  @Test func `a package is watched by one process`() throws {
    let fake = try package()
    let first = try WatchProcess([], in: fake)
    try first.wait(for: Self.ready)
    let second = try WatchProcess([], in: fake).end()
    #expect(second.status == 2)
    #expect(
      second.rest
        == "galley: this package is watched already by process \(first.process.processIdentifier); use that terminal, or end it first.\n"
    )
    #expect(first.end(SIGTERM).status == 143)
  }

  @Test func `a package that is removed ends the watch`() throws {
    let fake = try package()
    let watch = try WatchProcess([], in: fake)
    try watch.wait(for: Self.ready)
    try FileManager.default.removeItem(atPath: fake.sandbox.root)
    let end = watch.end()
    #expect(end.status == 2)
    #expect(
      end.rest.hasSuffix(
        "galley: \(fake.sandbox.root) was removed or moved; start \"galley watch\" again in the package's folder.\n"
      ),
      "\(end.rest)")
  }

  @Test(
    arguments: [
      (["--render", "Card"], 2), (["--test", "("], 64), (["--render", "Shop.Card", "--all"], 64),
      (["--render", "Shop.Card", "Shop"], 64), (["--scale", "2"], 64), (["Shep"], 2), (["--json"], 64),
    ] as [([String], Int32)])
  func `a command line that is wrong starts nothing`(_ words: [String], _ code: Int32) throws {
    let fake = try package()
    #expect(try fake.galley(["watch"] + words).code.rawValue == code)
    #expect(try fake.calls() == [])
  }
}

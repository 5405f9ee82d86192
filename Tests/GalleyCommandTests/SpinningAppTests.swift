import BaselineFixtures
import Foundation
import Galley
import GalleyDecisions
import GalleyViews
import Glibc
import Testing

@testable import GalleyCommands

/// An app whose `body` does not come to an end.
private struct SpinningApp: App {
  var body: some Scene {
    WindowGroup { Text(spin()) }
  }

  private func spin() -> String {
    while true { sched_yield() }
  }
}

/// A real test of an app on the simulated device that does not end, as `galley test` ends it.
@Suite struct SpinningAppTests {
  /// Tells the test that it runs in the process that `galley test` has started.
  private static let mark = "SPINNING_APP"

  /// The program of the package that `galley test` runs is this one, with this test alone.
  @Test func anAppWhoseBodySpinsIsEndedInItsLaunch() throws {
    if ProcessInfo.processInfo.environment[Self.mark] != nil {
      _ = try Application.launch(SpinningApp.self)
      return
    }
    let test = "SpinningAppTests/anAppWhoseBodySpinsIsEndedInItsLaunch"
    let fake = try FakeBundle(testing: ["GalleyCommandTests.\(test)()"])
    try fake.sandbox.write("{ testSeconds: 1 }", to: "Galley.json")
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
    try fake.sandbox.write(
      "\(Self.mark)=1 exec '\(program)' --testing-library swift-testing --filter SpinningAppTests",
      to: "testing-script")
    let result = try fake.galley(["test"])
    #expect(result.code == .notComparable)
    let line = try #require(
      result.err.split(separator: "\n").first { $0.contains("Galley ended") }, "\(result.err.suffix(2000))")
    let bundle = SpinningApp.bundleIdentifier
    #expect(
      line
        == "error: Galley ended \(test) after 1 s without an end (testSeconds), in its last step: Launch \(bundle)"
    )
  }
}

import Foundation
import GalleyBaselines
import GalleyTree
import GalleyViews
import Testing
import XCUIAutomation

@testable import Galley
@testable import GalleyChecks

private struct FaintApp: App {
  static let bundleIdentifier = "org.example.Faint"
  var body: some Scene {
    WindowGroup {
      VStack(spacing: 40) {
        Text("Faint words").foregroundStyle(Color(hex: 0xAAAAAA)).accessibilityIdentifier("faint")
        Text("Pale words").foregroundStyle(Color(hex: 0xBBBBBB)).accessibilityIdentifier("pale")
      }
    }
  }
}

/// Audits by Apple's names, in a project made for the test.
@MainActor @Suite(.serialized) struct ApplicationAuditTests {
  private let sandbox: TestSandbox

  init() throws {
    sandbox = try TestSandbox()
  }

  /// Audits the app; the messages of failures, and what the handler got.
  private func audit(knowing issues: String) throws -> (messages: [String], handled: Int) {
    try "{ knownIssues: \(issues) }".write(
      toFile: sandbox.root + "/Galley.json", atomically: true, encoding: .utf8)
    let application = try Application.launch(FaintApp.self)
    XCUIContext.begin(
      automator: application.automator, defaultBundleIdentifier: FaintApp.bundleIdentifier)
    var messages: [String] = []
    XCUIContext.failureReporter = { messages.append($0.message) }
    defer {
      XCUIContext.failureReporter = { XCUIContext.recordWithXCTest($0) }
      XCUIContext.end()
    }
    var handled = 0
    try sandbox.run {
      try XCUIApplication().performAccessibilityAudit(for: .contrast) { _ in
        handled += 1
        return false
      }
    }
    return (messages, handled)
  }

  @Test func knownIssuesFailNothingAndAreListed() throws {
    let found = try audit(
      knowing: "{ 'org.example.Faint': ['contrast faint', 'contrast elsewhere'], Other: ['contrast pale'] }")
    #expect(found.handled == 1 && found.messages.count == 1, "\(found)")
    #expect(
      found.messages.first?.hasPrefix("Contrast failed (\"Pale words\" StaticText): ") == true, "\(found)")
    #expect(
      found.messages.first?.hasSuffix(
        """

            To put up with it for now: "knownIssues": { "org.example.Faint": ["contrast pale"] } in Galley.json
        """) == true, "\(found)")
    let audit = try Run(nil, in: Project.open(root: sandbox.root)).evidence().first?.audit
    #expect(audit?.known.map(\.identity) == ["contrast faint"])
    #expect(audit?.new.map(\.identity) == ["contrast pale"])
    // Of an app that is known to have more screens, what is not on this one is not gone.
    #expect(audit?.gone == [])
  }

  @Test func settingsThatCannotBeReadStopTheAudit() throws {
    #expect(throws: (any Error).self) { try audit(knowing: "{ 'org.example.Faint': ['contrst faint'] }") }
  }
}

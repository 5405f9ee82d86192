import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GoldenFiles
import Testing

@testable import GalleyCommands

/// A required element that a test no longer finds, as the commands print it.
@Suite struct MissingElementTests {
  /// Failures with the first lines that pages give them (`LoadReportTextTests`), and lines of the report below.
  private static let failures = [
    """
    Inbox did not load within 5 seconds (4 looks): compose (button "inbox.compose") and 2 other required elements \
    are missing
      missing 3 of 4 required:
        ✗ compose — button "inbox.compose", required at MailPages.swift:12
    """,
    """
    neither Inbox nor TwoFactor loaded within 2 seconds (2 looks): title of Inbox (staticText "inbox.title") is \
    missing; code of TwoFactor (textField "two-factor.code") is missing
      Inbox
        missing 1 of 4 required:
    """,
  ]

  @Test func gateAndStatusNameIt() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    try sandbox.endTests(
      "r", try Sandbox.failed("M.MailTests/inbox()", Self.failures[0], line: 7),
      try Sandbox.failed("M.MailTests/signIn()", Self.failures[1], line: 9), status: 1)
    let tool = Tool(sandbox: sandbox)
    let (gate, status) = (tool("gate"), tool("status"))
    #expect(gate.code == .differences)
    for (_, text) in [("gate", gate.out), ("status", status.out)] {
      #expect(text.contains(#"compose (button "inbox.compose")"#))
      #expect(text.contains(#"code of TwoFactor (textField "two-factor.code") is missing"#))
    }
    expectGolden([("gate", gate.out), ("status", status.out)])
  }
}

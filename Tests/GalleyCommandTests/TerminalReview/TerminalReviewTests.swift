import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import Glibc
import GoldenFiles
import Testing

@testable import GalleyCommands

/// The real tool in a real terminal.
@Suite struct TerminalReviewTests {
  private static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  private func open(
    _ words: [String] = [], columns: UInt16 = 80, environment: [String: String] = [:]
  ) throws -> (Sandbox, PseudoTerminal) {
    let (sandbox, _) = try ReviewDeckTests.service()
    let terminal = try PseudoTerminal(
      ["review", "--terminal"] + words, in: sandbox, columns: columns, environment: environment)
    return (sandbox, terminal)
  }

  @Test func keysBecomeDecisions() throws {
    let (sandbox, terminal) = try open()
    let lines = try sandbox.store.journal.records().count
    let verdict = try sandbox.verdict("r")
    let chosen = try #require(verdict.checks(.mismatch).first?.outcome.comparison?.causes.map(\.id))
    let more = try #require(verdict.checks.first { $0.key.name == "more" }?.outcome.comparison?.causes)
    let others = more.filter { !chosen.contains($0.id) }
    let count = others.count == 1 ? "another cause" : "\(others.count) other causes"
    let held = "it also differs for \(count): \(others[0].sentence)"
    try terminal.wait(for: "Reviewing 1/4")
    #expect(!terminal.isRestored)
    try terminal.wait(for: "\u{1B}[?2026l")
    terminal.type("y")
    try terminal.wait(for: "1 approved")
    terminal.type("z")
    try terminal.wait(for: "Undone: 1 check.")
    terminal.type("g")
    try terminal.wait(for: "all 2 checks with these causes; 1 more would be held back")
    terminal.type("y")
    try terminal.wait(for: "Held back: 1 check, chosen together with others")
    try terminal.wait(for: "any key closes this")
    terminal.type(" ")
    try terminal.wait(for: "2 approved")
    terminal.type("ntoo w\u{7F}wide")
    try terminal.wait(for: "because: ")
    try terminal.wait(for: "too wide")
    terminal.type("\r")
    try terminal.wait(for: "1 rejected")
    terminal.type("q")
    let end = terminal.end()
    #expect(end.status == 0 && end.reason == .exit)
    #expect(terminal.isRestored)
    #expect(terminal.rest.contains(Self.leave))
    #expect(
      terminal.rest.hasSuffix(
        """
        approved  (2 checks)
          RecipesTests/testDetails / details @ iphone-x-dark
          RecipesTests/testDetails / details @ iphone-x-light
        rejected  (1 check)
          RecipesTests/testDetails / fresh @ iphone-x-light
        held back  RecipesTests/testDetails / more @ iphone-x-light: \(held)
        1 check left. Undo the last decision with: galley undo

        """.replacingOccurrences(of: "\n", with: "\r\n")))
    let records = try sandbox.store.journal.records().dropFirst(lines)
    #expect(records.map(\.action) == [.approve, .undo, .approve, .approve, .reject])
    #expect(records.last?.reason == "too wide" && records.last?.by == "ada")
    let after = try sandbox.verdict("r")
    #expect(after.checks(.match).count == 2)
    #expect(after.checks(.new).first?.decision?.action == .reject)
  }

  @Test func theWidestScopeDecidesAllThatAreLeft() throws {
    let (sandbox, terminal) = try open()
    try terminal.wait(for: "Reviewing 1/4")
    try terminal.wait(for: "\u{1B}[?2026l")
    terminal.type("gg")
    try terminal.wait(for: "all 4 checks that are left")
    terminal.type("y")
    #expect(terminal.end().status == 0)
    #expect(terminal.rest.contains("Nothing left to decide. Undo the last decision with: galley undo"))
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func theTerminalIsGivenBackHoweverItEnds() throws {
    for (keys, signal, status) in [
      ("\u{03}", nil, Int32(130)), ("q", nil, 0), ("", SIGTERM, SIGTERM), ("", SIGHUP, SIGHUP),
    ]
      as [(String, Int32?, Int32)]
    {
      let (sandbox, terminal) = try open()
      try terminal.wait(for: "Reviewing 1/4")
      try terminal.wait(for: "\u{1B}[?2026l")
      if let signal { kill(terminal.process.processIdentifier, signal) } else { terminal.type(keys) }
      let end = terminal.end()
      #expect(end.status == status && end.reason == (signal == nil ? .exit : .uncaughtSignal))
      #expect(terminal.isRestored)
      #expect(terminal.rest.contains(Self.leave))
      #expect(try sandbox.verdict("r").checks(.match).isEmpty)
    }
  }

  @Test func anotherSizeIsAnotherFrame() throws {
    let (_, terminal) = try open()
    try terminal.wait(for: "Reviewing 1/4")
    try terminal.wait(for: " left")
    try terminal.wait(for: "\u{1B}[?2026l")
    terminal.resize(columns: 30, rows: 10)
    let frame = try terminal.wait(for: "\u{1B}[?2026l")
    #expect(frame.contains("Reviewing 1/4") && !frame.contains(" left"))
    terminal.type("q")
    #expect(terminal.end().status == 0)
  }

  @Test func picturesAreDrawnAsTheTerminalAnswers() throws {
    let (_, terminal) = try open(environment: ["GALLEY_IMAGES": ""])
    try terminal.wait(for: "\u{1B}[c")
    terminal.type("\u{1B}[?62;4;22c")
    try terminal.wait(for: "\u{1B}P0;1;0q")
    terminal.type("q")
    #expect(terminal.end().status == 0)
    let (_, kitty) = try open(["--images", "kitty"])
    try kitty.wait(for: "\u{1B}_Ga=T,f=100,q=2,C=1,")
    kitty.type("q")
    #expect(kitty.end().status == 0)
    let (_, blocks) = try open()
    try blocks.wait(for: "▀")
    blocks.type("q")
    #expect(blocks.end().status == 0)
  }

  @Test func withoutColoursThereAreWordsAlone() throws {
    let (_, terminal) = try open(environment: ["NO_COLOR": "1", "GALLEY_IMAGES": ""])
    let frame = try terminal.wait(for: "Q quit")
    #expect(frame.contains("@@ -"))
    #expect(!frame.contains("▀") && !frame.contains("\u{1B}[3") && !frame.contains("\u{1B}[c"))
    terminal.type("q")
    #expect(terminal.end().status == 0)
  }

  @Test func withNothingToReviewTheTerminalIsLeftAlone() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    let terminal = try PseudoTerminal(["review", "--terminal"], in: sandbox)
    #expect(terminal.end().status == 0)
    expectGolden(terminal.rest)
  }
}

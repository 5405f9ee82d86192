import BaselineFixtures
import GalleyBaselines
import GalleyDecisions
import GoldenFiles
import Testing

@testable import GalleyCommands

/// Every way to get a command line wrong ends with 64, and says what is meant.
@Suite struct UsageTests {
  private static let wrong: [[String]] = [
    [],
    ["aprove"],
    ["frobnicate"],
    ["help", "gat"],
    ["\u{1B}[31m"],
    ["approve", "--al"],
    ["gate", "--colour"],
    ["test", "--filter"],
    ["test", "Recipes"],
    ["gate", "r1"],
    ["gate", "--run"],
    ["gate", "--run", ""],
    ["test", "--update-snapshots=al"],
    ["gate", "--run="],
    ["gate", "--run", "--expect"],
    ["gate", "--run", "a", "--run=b"],
    ["gate", "--json=yes"],
    ["gate", "--expect", "many"],
    ["gate", "--expect=-1"],
    ["test", "--shard", "6/5"],
    ["test", "--shard", "0/5"],
    ["test", "--shard=two"],
    ["test", "--shard=1/1001"],
    ["test", "--shard"],
    ["test", "--retries", "-1"],
    ["test", "--seed", "-1"],
    ["test", "--retries", "20"],
    ["merge"],
    ["merge", "a", "-o"],
    ["diff", "a.png"],
    ["diff", "a", "b", "c", "d"],
    ["approve"],
    ["reject"],
    ["reject", "--all"],
    ["approve", "--device", "iPhone Y"],
    ["status", "--locale", "tlh"],
    ["approve", "details", "--changed"],
    ["approve", "--id", "0123"],
    ["review", "details"],
    ["review", "--images", "kitty"],
    ["review", "--terminal", "--port", "80"],
    ["review", "--terminal", "--images", "cat"],
    ["review", "--port", "65536"],
    ["review", "--terminal"],
    ["approve", "detials"],
    ["approve", "--cause", "zzzz"],
  ]

  @Test func isExplained() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init())
    expectGolden(
      Self.wrong.map { words in
        let result = Tool(sandbox: sandbox).run(words)
        #expect(result.code == .usage && result.out == "", "\(words)")
        let shown = words.map { $0.isEmpty || $0.contains(" ") ? "'\($0)'" : $0 }
        return ((["galley"] + shown).joined(separator: " "), result.err)
      })
  }

  @Test func badNumbersAreFoundBeforeAnythingIsLookedFor() throws {
    let result = Tool(sandbox: try Sandbox())("gate", "--expect", "-1")
    #expect(result.code == .usage)
  }

  @Test func underJSONHelpIsJSONToo() throws {
    for words in [["help", "--json", "gate"], ["help", "gate", "--json"], ["gate", "--help", "--json"]] {
      let result = Tool(sandbox: try Sandbox()).run(words)
      #expect(result.code == .clean)
      #expect(result.out.hasPrefix("{\n  \"data\": {\n    \"help\": \"Judge a run"), "\(words)")
    }
  }

  @Test func aSentenceEndsWithOneFullStop() throws {
    let sandbox = try Sandbox()
    try sandbox.write("no picture", to: "a.png")
    let result = Tool(sandbox: sandbox)("diff", "a.png", "a.png")
    #expect(result.code == .notComparable)
    #expect(result.err.hasSuffix(".\n") && !result.err.hasSuffix("..\n"))
  }

  @Test func underJSONTheErrorIsJSON() throws {
    let result = Tool(sandbox: try Sandbox())("gate", "--colour", "--json")
    #expect(result.code == .usage)
    expectGolden([
      ("result.out", result.out),
      ("result.err", result.err),
    ])
  }

  @Test func aProjectIsNeeded() throws {
    let sandbox = try Sandbox()
    let tool = Tool(sandbox: sandbox)
    #expect(
      tool("gate")
        == ToolResult(
          code: .notComparable, out: "", err: "galley: there is no run yet; \"galley test\" makes one.\n"))
    try sandbox.write("{ nope: 1 }", to: "Galley.json")
    #expect(
      tool("gate").err
        == "galley: Galley.json has no field \"nope\"; there are baselines, keepRuns, expect, failOnOrphans, "
        + "failOnFlaky, retries, level, batchName, batchID, batchProperties, matrix, approvalsFrom, forbid, sign, allowedSigners, approvers, "
        + "knownIssues, pictures, repository, testSeconds, testMegabytes, outputMegabytes, "
        + "maxDiffPixels, maxDiffPixelRatio, precision, perceptualPrecision, minimumClusterSize (in \(sandbox.root)).\n"
    )
    #expect(tool("gate").code == .notComparable)
  }
}

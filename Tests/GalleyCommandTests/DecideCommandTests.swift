import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct DecideCommandTests {
  private let changed = Screen().button("Remove")
  private let dark = Samples.key(appearance: .dark)

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(dark))
    try sandbox.run("r", .init(Samples.key(), changed), .init(dark, changed), .init(Samples.key("fresh")))
    return sandbox
  }

  private func queue(_ tool: Tool) throws -> [[String: Any]] {
    let result = tool("status", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let data = try #require(object?["data"] as? [String: Any])
    return try #require(data["queue"] as? [[String: Any]])
  }

  @Test func aProgramDecidesByWhatTheQueueSays() throws {
    let sandbox = try sandbox()
    let tool = Tool(sandbox: sandbox)
    let ids = try queue(tool).map { try #require($0["id"] as? String) }
    #expect(ids.count == 3)
    try sandbox.write(
      """
      {"format":1,"run":"r","decisions":[{"id":"\(ids[0])","action":"approve"},
      {"id":"\(ids[1])","action":"reject","reason":"too wide"},{"id":"0000000000000000","action":"approve"}]}
      """, to: "decisions.json")
    let words = [
      "galley: 0000000000000000 was not decided: no check of the run r has this change; "
        + "\"galley status --json\" lists the waiting checks with their ids.\n"
    ]
    #expect(
      tool("decide", "decisions.json", "--dry-run")
        == ToolResult(code: .notComparable, out: "Would apply 2 decisions.\n", err: words[0]))
    #expect(try sandbox.verdict("r").checks(.mismatch).count == 2)
    let result = tool("decide", "decisions.json", "--reason", "as planned")
    #expect(
      result
        == ToolResult(
          code: .notComparable,
          out: """
            Applied 2 decisions.
              approved   RecipesTests/testDetails / details @ iphone-x-dark
              rejected   RecipesTests/testDetails / details @ iphone-x-light

            """, err: words[0]))
    let records = try sandbox.store.journal.records().suffix(2)
    #expect(records.map(\.reason) == ["as planned", "too wide"])
    #expect(Set(records.map(\.decision)).count == 1)
    let left = try queue(tool)
    #expect(left.map { $0["status"] as? String } == ["rejected", "waiting"])
    #expect(tool("gate").out.contains("  rejected by ada: too wide\n"))
    #expect(tool("gate").code == .differences)
  }

  @Test func anotherRunOrABadFileDecidesNothing() throws {
    let sandbox = try sandbox()
    var tool = Tool(sandbox: sandbox)
    try sandbox.write(#"{"format":1,"run":"old","decisions":[]}"#, to: "other.json")
    #expect(
      tool("decide", "other.json")
        == ToolResult(
          code: .notComparable, out: "",
          err: "galley: the decisions are about the run old, and the run decided on is r; "
            + "look at that one, or name the run with --run.\n"))
    let missing = tool("decide", "nowhere.json")
    #expect(missing.code == .notComparable)
    #expect(
      missing.err.hasSuffix("it does not exist; check the path.\n"))
    tool.input = "{}"
    expectGolden(tool("decide", "-").err)
    #expect(tool("decide").code == .notComparable)
    tool.input = #"{"format":1,"run":"r","decisions":[]}"#
    #expect(tool("decide") == ToolResult(code: .clean, out: "Applied 0 decisions.\n", err: ""))
  }

  @Test func aRejectionIsKeptAndSaidEverywhere() throws {
    let sandbox = try sandbox()
    let tool = Tool(sandbox: sandbox)
    expectGolden(
      tool("reject", "details", "--appearance", "dark", "--reason", "too \u{1B}[31mwide").out,
      "tool(\"reject\", \"details\", \"--appearance\", \"dark\", \"--reason\", \"too \\u{1B}[31mwide\").out")
    let status = tool("status").out
    #expect(
      status.contains(
        """
        rejected  (1 check)
          RecipesTests/testDetails / details @ iphone-x-dark: rejected by ada: too �[31mwide
          approve anyway: galley approve --rejected

        """), "\(status)")
    #expect(status.hasSuffix("2 of 3 checks wait for a decision; 1 rejected.\n"))
    let all = tool("approve", "--all")
    expectGolden(all.out, "all.out")
    #expect(tool("gate").code == .differences)
    #expect(tool("approve", "--rejected").out.hasPrefix("Approved 1 baseline (1 changed)"))
    #expect(tool("gate").code == .clean)
  }

  @Test func aRenamedCheckIsApprovedAndItsOldNameRemovedAtOnce() throws {
    let sandbox = try sandbox()
    try sandbox.makeBaselines(.init(Samples.key("old", suite: ["OldTests"]), Screen().rows(2)))
    let renamed = Samples.key("old", suite: ["NewTests"])
    try sandbox.run("s", all: [.init(), .init(dark), .init(renamed, Screen().rows(2))], failures: [.check])
    try sandbox.endAllTests("s")
    let tool = Tool(sandbox: sandbox)
    #expect(
      tool("status").out.hasPrefix(
        """
        renamed  (1 check)
          OldTests/testDetails / old @ iphone-x-light is now NewTests/testDetails / old @ iphone-x-light
          approve: galley approve --renames

        """), "\(tool("status").out)")
    expectGolden(tool("approve", "--renames").out)
    let gate = Gate(countsOrphans: true)
    #expect(try sandbox.verdict("s", gate).exitCode == .clean)
    let records = try sandbox.store.journal.records().suffix(2)
    #expect(records.map(\.action) == [.approve, .remove])
    #expect(Set(records.map(\.decision)).count == 1)
    // One undo takes both back.
    _ = try sandbox.store.undo(nil, Signature(by: "Ada", at: Date()))
    let verdict = try sandbox.verdict("s", gate)
    #expect(verdict.checks(.new).map(\.key) == [renamed])
    #expect(verdict.renames.map(\.from.suite) == [["OldTests"]])
  }

  @Test func theProgramForThePageIsLookedForBesideGalleyFirst() throws {
    let places = SiblingProgram.review.candidates(["PATH": "/usr/bin::relative:/opt/x"])
    #expect(places.count == 3)
    #expect(places.dropFirst() == ["/usr/bin/galley-review", "/opt/x/galley-review"])
    #expect(places[0].hasSuffix("/galley-review") && places[0].hasPrefix("/"))
    expectGolden("\(SiblingProgramError(program: .review, places: []))")
  }
}

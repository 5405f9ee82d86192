import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct ApproveCommandTests {
  private let changed = Screen().button("Remove")
  private let dark = Samples.key(appearance: .dark)

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(dark))
    try sandbox.run("r", .init(Samples.key(), changed), .init(dark, changed), .init(Samples.key("fresh")))
    return sandbox
  }

  @Test func aDryRunSaysWhatItWouldDoAndDoesNothing() throws {
    let sandbox = try sandbox()
    let before = sandbox.files("Baselines")
    let result = Tool(sandbox: sandbox)("approve", "--all", "--dry-run")
    #expect(
      result
        == ToolResult(
          code: .clean,
          out: """
            Would approve 3 baselines (1 new, 2 changed) in 1 suite and 2 environments.
              changed  RecipesTests/testDetails / details @ iphone-x-dark
              changed  RecipesTests/testDetails / details @ iphone-x-light
              new      RecipesTests/testDetails / fresh @ iphone-x-light

            """, err: ""))
    #expect(sandbox.files("Baselines") == before)
    #expect(try sandbox.verdict("r").exitCode == .differences)
  }

  @Test func whatCouldNotBeComparedCannotBeApproved() throws {
    let sandbox = try sandbox()
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    try recorder.refuse(
      Refusal(
        of: Samples.key("feed"), because: "the screen was still busy after 5 s: Loading",
        at: Samples.place(30)))
    try recorder.close()
    let tool = Tool(sandbox: sandbox)
    let remark = """
      galley: RecipesTests/testDetails / feed @ iphone-x-light cannot be approved, as it could not be compared: \
      the screen was still busy after 5 s: Loading (Tests/RecipesTests.swift:30).

      """
    let named = tool("approve", "feed")
    #expect(named.code == .notComparable)
    #expect(named.err == remark && named.out == "Approved 0 baselines.\n")
    // Who approves all that waits gets it, and is told what did not wait.
    let all = tool("approve", "--all")
    #expect(all.code == .clean && all.err == remark)
    #expect(all.out.hasPrefix("Approved 3 baselines"))
    let gate = tool("gate")
    #expect(gate.code == .notComparable)
    #expect(gate.out.hasSuffix("Look at it with: galley report.\n"), "\(gate.out)")
  }

  @Test func anApprovalThatCouldApproveNothingFails() throws {
    let sandbox = try sandbox()
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "s"])
    try recorder.refuse(
      Refusal(
        of: Samples.key("feed"), because: "the screen was still busy after 5 s: Loading",
        at: Samples.place(30)))
    try recorder.close()
    let result = Tool(sandbox: sandbox)("approve", "--all")
    #expect(result.code == .notComparable, "\(result)")
  }

  @Test func approvingTurnsTheGateClean() throws {
    let sandbox = try sandbox()
    let tool = Tool(sandbox: sandbox)
    #expect(tool("gate").code == .differences)
    let cause = try #require(try sandbox.verdict("r").causes.first?.cause.id)
    expectGolden(tool("approve", "--cause", cause, "--reason", "new wording").out)
    #expect(tool("gate").code == .new)
    #expect(tool("approve", "fresh").code == .clean)
    #expect(tool("gate").code == .clean)
    #expect(
      tool("approve", "--all") == ToolResult(code: .clean, out: "Nothing waits for a decision.\n", err: ""))
    let records = try sandbox.store.journal.records()
    #expect(records.count == 5)
    #expect(records.dropFirst(2).map(\.by) == ["ada", "ada", "ada"])
    #expect(records[2].reason == "new wording")
  }

  @Test func whatMovedIsRefusedAndSaid() throws {
    let sandbox = try sandbox()
    try sandbox.run("theirs", .init(Samples.key(), Screen().button("Finished")))
    try sandbox.approve("theirs")
    let result = Tool(sandbox: sandbox)("approve", "--changed", "--run", "r")
    #expect(result.code == .notComparable)
    #expect(result.out.hasPrefix("Approved 1 baseline (1 changed) in 1 suite and 1 environment.\n"))
    #expect(
      result.err.hasPrefix(
        "galley: RecipesTests/testDetails / details @ iphone-x-light was not approved: "
          + "the baseline changed since the run: it was "))
  }

  @Test func aCheckWithAnotherCauseIsHeldBack() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(dark))
    try sandbox.run("r", .init(Samples.key(), changed), .init(dark, changed.rows(4)))
    let verdict = try sandbox.verdict("r")
    let first = try #require(verdict.causes.first).cause
    let (shared, taken) = (first.id, first.sentence)
    let second = try #require(verdict.checks.first { $0.key == dark }?.outcome.comparison?.causes)
    let sentence = try #require(second.first { $0.id != shared }?.sentence)
    let count = verdict.causes.count == 2 ? "another cause" : "\(verdict.causes.count - 1) other causes"
    let others = verdict.causes.dropFirst().map(\.cause.id).sorted().map { "--cause \($0)" }.joined(
      separator: " ")
    #expect(
      Tool(sandbox: sandbox)("approve", "--cause", shared).out == """
        Approved 1 baseline (1 changed) in 1 suite and 1 environment.
          cause    \(taken)  [\(shared)]
          changed  RecipesTests/testDetails / details @ iphone-x-light
          held back  RecipesTests/testDetails / details @ iphone-x-dark: it also differs for \(count): \
        \(sentence); add \(others)

        """)
  }

  @Test func aChangeWhereNoElementIsIsNotApprovedByAnotherCause() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(dark))
    var stray = Sandbox.Check(dark, changed)
    for y in 4..<8 { for x in 110..<116 { stray.snapshot.picture[x, y] = RGBA(0, 90, 0) } }
    try sandbox.run("r", .init(Samples.key(), changed), stray)
    let verdict = try sandbox.verdict("r")
    let first = try #require(verdict.causes.first).cause
    let (shared, taken) = (first.id, first.sentence)
    let place = try #require(verdict.causes.first { $0.keys == [dark] }).cause
    let id = try #require(verdict.checks.first { $0.key == dark }).transition.id
    let tool = Tool(sandbox: sandbox)
    #expect(
      tool("approve", "--cause", shared).out == """
        Approved 1 baseline (1 changed) in 1 suite and 1 environment.
          cause    \(taken)  [\(shared)]
          changed  RecipesTests/testDetails / details @ iphone-x-light
          held back  RecipesTests/testDetails / details @ iphone-x-dark: it also differs for another cause: \
        \(place.sentence); add --cause \(place.id)

        """)
    #expect(tool("gate").code == .differences)
    #expect(tool("approve", "--id", id).code == .clean)
    #expect(tool("gate").code == .clean)
  }

  @Test func onCIADecisionWantsAReasonForIt() throws {
    let sandbox = try sandbox()
    try sandbox.write("{\"format\":2,\"run\":\"r\",\"decisions\":[]}", to: "decisions.json")
    var tool = Tool(sandbox: sandbox)
    tool.environment["CI"] = "true"
    let files = sandbox.files("Baselines")
    let commands = [
      ["approve", "--all"], ["approve", "--known"], ["reject", "--all", "--reason", "no"], ["undo"],
      ["prune"],
    ]
    for words in commands + commands.map({ $0 + ["--on-ci", " "] }) {
      let result = tool.run(words)
      #expect(result.code == .usage, "\(words)")
      #expect(
        result.err == """
          galley: deciding is refused on CI (CI is "true"), where nobody looks at the pictures; \
          decide on your own machine, or give the reason: --on-ci <reason>.

          """, "\(words)")
    }
    #expect(sandbox.files("Baselines") == files)
    #expect(tool("approve", "--all", "--dry-run").code == .clean)
    #expect(tool("decide", "decisions.json").code == .clean, "nothing is decided")
    tool.environment["CI"] = "false"
    #expect(tool("approve", "--all").code == .clean)
    #expect(tool("undo").code == .clean)
    tool.environment["CI"] = "1"
    #expect(tool("approve", "--all", "--on-ci", "fonts", "--reason", "as designed").code == .clean)
    expectGolden(try sandbox.store.journal.records().last?.reason)
    #expect(tool("undo", "--on-ci", "by mistake").code == .clean)
    #expect(try sandbox.store.journal.records().last?.reason == "on CI: by mistake")
  }

  @Test func underJSONEverythingIsData() throws {
    let sandbox = try sandbox()
    let result = Tool(sandbox: sandbox)("approve", "--new", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(object["data"] as? [String: Any])
    #expect(data["chosen"] as? [String] == ["RecipesTests/testDetails / fresh @ iphone-x-light"])
    #expect((data["approved"] as? [[String: Any]])?.count == 1)
    #expect(data["dryRun"] as? Bool == false)
  }

  @Test func statusListsWhatWaits() throws {
    let sandbox = try sandbox()
    let result = Tool(sandbox: sandbox)("status")
    #expect(result.code == .clean)
    #expect(result.out.contains("(2 checks)\n"))
    #expect(result.out.contains("approve: galley approve --new\n"))
  }
}

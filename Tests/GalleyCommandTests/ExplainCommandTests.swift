import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct ExplainCommandTests {
  @Test func aDifferenceIsExplainedFromItsKeyToTheNextStep() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key(appearance: .dark)))
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    let text = Tool(sandbox: sandbox)("explain", Samples.key().text).out
    #expect(text.hasPrefix("RecipesTests/testDetails / details @ iphone-x-light\n\nOutcome\n  differs\n"))
    for line in [
      "  at level Exact, the default\n",
      "  without a budget: no pixel that counts may differ\n",
      "  Baselines/RecipesTests/testDetails/details.iphone-x-light.png\n  chosen by the key alone; it is ",
      "  approved by Ada on 2026-07-25: as designed, from the run approved-",
      "Other baselines of this check\n  iphone-x-dark, which is compared with itself only\n",
      "  at Tests/RecipesTests.swift:10\n",
      "Next\n  look at it: galley report\n  approve: galley approve 'RecipesTests/testDetails / details @ iphone-x-light'\n",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test func thatTheSymbolsOfAnOldBaselineAreNotKnownIsSaid() throws {
    let sandbox = try Sandbox()
    var old = Samples.fingerprint
    old.fonts["bootstrap-icons"] = "6c950d549477b3f97738e9a93e9f546b"
    var now = Samples.fingerprint
    now.symbols = ["trash": "11"]
    try sandbox.makeBaselines(.init(fingerprint: old), .init(Samples.key("same"), fingerprint: old))
    try sandbox.run(
      "r", .init(Samples.key(), Screen().button("Remove"), fingerprint: now),
      .init(Samples.key("same"), fingerprint: now))
    let word =
      "  symbols: the baseline notes icon sets as a whole, so whether their drawings are the same is not known\n"
    let changed = Tool(sandbox: sandbox)("explain", "details").out
    // It is no other environment: what differs is shown.
    #expect(changed.contains("Outcome\n  differs\n") && changed.contains(word), "\(changed)")
    let same = Tool(sandbox: sandbox)("explain", "same").out
    #expect(same.contains("Outcome\n  matches\n") && !same.contains(word), "\(same)")
  }

  @Test func aMatchAMissingBaselineAndAnOrphanAreExplained() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("unused")))
    try sandbox.run("r", .init(), .init(Samples.key("fresh")))
    let tool = Tool(sandbox: sandbox)
    #expect(tool("explain", "details").out.contains("Outcome\n  matches\n  it equals the approved one\n"))
    #expect(tool("explain", "details").out.contains("Next\n  nothing: it passes\n"))
    #expect(tool("explain", "fresh").out.contains("  there is no such file; the key alone chooses it\n"))
    let unused = tool("explain", "unused").out
    #expect(unused.contains("Outcome\n  it has a baseline, but the run did not make it\n"))
    #expect(
      unused.contains("Baselines/RecipesTests/testDetails/unused.iphone-x-light.png\n  approved by Ada"))
  }

  @Test func aPatternMeansOneCheck() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init(), .init(Samples.key("second")))
    let tool = Tool(sandbox: sandbox)
    let several = tool("explain", "*")
    #expect(several.code == .usage)
    expectGolden([
      ("several.err", several.err),
      ("tool(\"explain\", \"detials\").err", tool("explain", "detials").err),
    ])
    let json = tool("explain", "second", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any]
    #expect((object?["data"] as? [String: Any])?["status"] as? String == "new")
  }
}

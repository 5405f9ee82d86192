import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct DecisionPlanTests {
  private let other = Samples.key("other")
  private let edited = Screen().button("Remove")

  @Test func bytesArePromotedAsTheyAre() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init())
    // Other bytes for the same pixels: what is approved is the file, not a new rendering of it.
    let bytes = [UInt8](try PNG.encode(Screen().picture, effort: .fast))
    try sandbox.write(bytes, to: ".galley/runs/r/pictures/\(Screen().picture.digest).png")
    #expect(try sandbox.approve("r").approved.count == 1)
    #expect(try sandbox.bytes(Sandbox.baseline + ".png") == bytes)
  }

  @Test func theJournalTellsTheTransition() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), edited))
    try sandbox.approve("r")
    let records = try sandbox.store.journal.records()
    #expect(records.count == 2)
    #expect(records[1].from == records[0].to)
    #expect(records[1].to?.pixels == edited.picture.digest)
    #expect(records[1].by == "Ada")
    #expect(records[1].reason == "as designed")
    #expect(records[1].run == "r")
  }

  @Test func whatMovedSinceTheRunIsRefused() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("mine", .init(Samples.key(), edited))
    try sandbox.run("theirs", .init(Samples.key(), Screen().button("Finished")))
    try sandbox.approve("theirs")
    let result = try sandbox.approve("mine")
    #expect(result.approved.isEmpty)
    let seen = ContentDigest(pixels: Screen().picture.digest, tree: try ContentDigest.tree(of: Screen().tree))
    let done = Screen().button("Finished")
    let now = ContentDigest(pixels: done.picture.digest, tree: try ContentDigest.tree(of: done.tree))
    #expect(
      result.refused.map { "\($0.fault)" } == [
        "the baseline changed since the run: it was \(seen.short) then and is \(now.short) now; "
          + "run the tests again and look anew"
      ])
  }

  @Test func kindsAndPatternsChoose() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(other))
    let new = Samples.key("fresh", suite: ["InboxTests"])
    try sandbox.run("r", .init(Samples.key(), edited), .init(other), .init(new))
    let verdict = try sandbox.verdict("r")
    func chosen(_ selection: Selection) -> [CheckKey] {
      ApprovalPlan(selection, in: verdict).chosen.map(\.key)
    }
    #expect(chosen(Selection(all: true)) == [new, Samples.key()])
    #expect(chosen(Selection(new: true)) == [new])
    #expect(chosen(Selection(changed: true)) == [Samples.key()])
    #expect(chosen(Selection(patterns: ["Inbox*"])) == [new])
    #expect(chosen(Selection(patterns: ["details"])) == [Samples.key()])
    #expect(chosen(Selection(new: true, patterns: ["RecipesTests"])) == [])
    #expect(
      ApprovalPlan(Selection(patterns: ["nope", "fresh"]), in: verdict).unmatched.map(\.word) == ["nope"])
    #expect(ApprovalPlan(Selection(causes: ["zzz"]), in: verdict).unmatched.map(\.word) == ["zzz"])
    #expect(Selection().isEmpty)
  }

  @Test func aCauseTakesOnlyChecksThatHaveNoOther() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(other))
    try sandbox.run("r", .init(Samples.key(), edited), .init(other, edited.rows(4)))
    let verdict = try sandbox.verdict("r")
    let shared = try #require(verdict.causes.first { $0.keys.count == 2 })
    let plan = ApprovalPlan(Selection(causes: [shared.cause.id]), in: verdict)
    #expect(plan.chosen.map(\.key) == [Samples.key()])
    #expect(plan.held.map(\.key) == [other])
    let others = try #require(plan.held.first?.otherCauses)
    #expect(!others.isEmpty && !others.contains(shared.cause.id))
    let both = ApprovalPlan(Selection(causes: [shared.cause.id] + others), in: verdict)
    #expect(both.chosen.count == 2)
    #expect(both.held.isEmpty)
  }

  @Test(arguments: [
    ("*", true), ("details", true), ("detail", false), ("det*", true), ("?etails", true),
    ("RecipesTests", true),
    ("RecipesTests/testDetails", true), ("RecipesTests/*", true), ("*dark*", false), ("iphone-x-light", true),
    ("RecipesTests/testDetails / details @ iphone-x-light", true),
    ("RecipesTests/testDetails / details", true),
    ("*a*i*s", true), ("", false), ("**", true), ("DETAILS", false),
  ])
  func patterns(_ pattern: String, _ isMeant: Bool) {
    #expect(Selection.matches(pattern, Samples.key()) == isMeant)
  }
}

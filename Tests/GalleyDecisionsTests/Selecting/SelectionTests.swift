import BaselineFixtures
import Foundation
import GalleyText
import GalleyTree
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct SelectionTests {
  private let edited = Screen().button("Remove")
  private let dark = Samples.key(appearance: .dark)
  private let other = Samples.key("other", test: "testOther", suite: ["InboxTests", "Nested"])

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(dark), .init(other))
    try sandbox.run(
      "r", .init(Samples.key(), edited), .init(dark, edited.rows(4)), .init(other, edited),
      .init(Samples.key("fresh")), .init(Samples.key("fresh", appearance: .dark)),
      .init(Samples.key("fresh", test: "testOther")))
    return sandbox
  }

  private func scope(_ dimension: Selection.Dimension, _ words: String...) -> Selection {
    var selection = Selection()
    selection.scope[dimension] = words
    return selection
  }

  @Test func everyDimensionNarrows() throws {
    let verdict = try sandbox().verdict("r")
    func count(_ selection: Selection) -> Int { ApprovalPlan(selection, in: verdict).chosen.count }
    #expect(count(scope(.suite, "InboxTests")) == 1)
    #expect(count(scope(.suite, "nested")) == 1)
    #expect(count(scope(.suite, "InboxTests/*")) == 1)
    #expect(count(scope(.test, "testOther")) == 2)
    #expect(count(scope(.device, "iphone x")) == 6)
    #expect(count(scope(.device, "iPhone-X")) == 6)
    #expect(count(scope(.appearance, "dark")) == 2)
    #expect(count(scope(.appearance, "dark", "light")) == 6)
    #expect(count(scope(.locale, "en*")) == 6)
    #expect(count(scope(.textSize, "large")) == 6)
    #expect(count(scope(.orientation, "portrait")) == 6)
    var both = scope(.appearance, "dark")
    both.new = true
    #expect(count(both) == 1)
    both.patterns = ["details"]
    #expect(count(both) == 0)
  }

  @Test func aTextHasNoDevice() {
    #expect(!Selection.Dimension.device.matches("*", Samples.textKey()))
    #expect(!Selection.Dimension.appearance.matches("light", Samples.textKey()))
    #expect(Selection.Dimension.suite.matches("RecipesTests", Samples.textKey()))
  }

  @Test func whatIsUnknownIsSaidWithWhatThereIs() throws {
    let verdict = try sandbox().verdict("r")
    let unmatched = ApprovalPlan(scope(.appearance, "drak", "light"), in: verdict).unmatched
    #expect(unmatched == [.init(option: "--appearance", word: "drak", known: ["dark", "light"])])
    #expect(SpellingSuggestion.nearest(to: "drak", in: unmatched[0].known) == "dark")
  }

  @Test func likeMeansTheSameCausesOrTheSameCheckElsewhere() throws {
    let verdict = try sandbox().verdict("r")
    func plan(_ word: String) -> ApprovalPlan {
      var selection = Selection()
      selection.like = [word]
      return ApprovalPlan(selection, in: verdict)
    }
    // The dark one has more rows, too, so it does not differ in the same way.
    #expect(plan("details @ *").chosen.isEmpty)
    #expect(plan(Samples.key().text).chosen.map(\.key) == [other, Samples.key()])
    #expect(plan(dark.text).chosen.map(\.key) == [dark])
    #expect(
      plan(Samples.key("fresh").text).chosen.map(\.key)
        == [Samples.key("fresh", appearance: .dark), Samples.key("fresh")])
    #expect(plan("details").unmatched.map(\.ways) == [2])
    #expect(plan("nothing").unmatched.map(\.ways) == [0])
  }

  @Test func anIDMeansOneChangeAndNoOther() throws {
    let sandbox = try sandbox()
    let verdict = try sandbox.verdict("r")
    let check = try #require(verdict.checks.first { $0.key == dark })
    var selection = Selection()
    selection.ids = [check.transition.id]
    #expect(ApprovalPlan(selection, in: verdict).chosen.map(\.key) == [dark])
    selection.ids = [String(check.transition.id.prefix(8))]
    let plan = ApprovalPlan(selection, in: verdict)
    #expect(plan.chosen.isEmpty && plan.unmatched.map(\.option) == ["--id"])
  }

  @Test func whatWasRejectedIsLeftOutUnlessItIsAskedFor() throws {
    let sandbox = try sandbox()
    let run = try Run("r", in: sandbox.project)
    let service = DecisionService(run: run, store: sandbox.store)
    let first = ApprovalPlan(scope(.appearance, "dark"), in: try sandbox.verdict("r"))
    let later = Signature(by: "Ada", at: Samples.signature.at.addingTimeInterval(60), reason: "too wide")
    let result = service.reject(first, later)
    #expect(result.rejected.map(\.action) == [.reject, .reject] && result.refused.isEmpty)
    let verdict = try sandbox.verdict("r")
    let all = ApprovalPlan(Selection(all: true), in: verdict)
    #expect(all.chosen.count == 4)
    #expect(all.held.map(\.key) == first.chosen.map(\.key))
    #expect(all.held.allSatisfy { $0.rejection?.by == "Ada" })
    var selection = Selection()
    selection.rejected = true
    #expect(ApprovalPlan(selection, in: verdict).chosen.map(\.key) == first.chosen.map(\.key))
    selection.all = true
    #expect(ApprovalPlan(selection, in: verdict).chosen.count == 6)
    #expect(service.approve(ApprovalPlan(selection, in: verdict), Samples.signature).refused.isEmpty)
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }
}

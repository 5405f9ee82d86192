import BaselineFixtures
import Foundation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct DecisionServiceTests {
  private let other = Samples.key("other")
  private let edited = Screen().button("Remove")

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(other))
    try sandbox.run("r", .init(Samples.key(), edited), .init(other, edited), .init(Samples.key("fresh")))
    return sandbox
  }

  private func service(_ sandbox: Sandbox, _ run: String = "r") throws -> DecisionService {
    DecisionService(run: try Run(run, in: sandbox.project), store: sandbox.store)
  }

  @Test func theQueueTellsAllThatIsNeededToDecide() throws {
    let sandbox = try sandbox()
    let queue = try service(sandbox).queue()
    #expect(queue.map(\.key) == [Samples.key(), Samples.key("fresh"), other])
    #expect(queue.map(\.outcome) == [.mismatch, .new, .mismatch])
    #expect(queue.allSatisfy { $0.status == .waiting && $0.comments.isEmpty && $0.ruling == nil })
    #expect(queue[0].causes.map(\.id) == queue[2].causes.map(\.id))
    #expect(queue[0].causes[0].sentence.contains("Remove"))
    #expect(queue[1].from == nil && queue[1].causes.isEmpty && queue[1].baseline == nil)
    // The files are there, and are what was compared.
    for item in queue {
      #expect(try PNGBytes.digest(sandbox.bytes(item.candidate)) == item.to.pixels)
      if let baseline = item.baseline {
        #expect(try PNGBytes.digest(sandbox.bytes(baseline)) == item.from?.pixels)
      }
    }
    #expect(Set(queue.map(\.id)).count == 3)
  }

  @Test func aCheckWithATwinIsNotApprovedByItself() throws {
    let sandbox = try Sandbox()
    let twin = Samples.key("Fresh")
    // Of two processes, none of which could see the other's.
    try sandbox.attempt(1, of: "r", .init(Samples.key("fresh")))
    try sandbox.attempt(1, of: "r", .init(twin, edited))
    let id = Transition(
      key: twin, from: nil, to: try #require(Run("r", in: sandbox.project).records.last).candidate
    ).id
    let result = try service(sandbox).carryOut(
      [DecisionRequest(id: id, action: .approve)], Samples.signature)
    #expect(result.records.isEmpty)
    #expect(result.refused.map(\.id) == [id])
    #expect(sandbox.files("Baselines").isEmpty)
  }

  @Test func everyDecisionLeavesItsLineAndAllHaveOneNumber() throws {
    let sandbox = try sandbox()
    let service = try service(sandbox)
    let queue = service.queue()
    let result = service.carryOut(
      [
        DecisionRequest(id: queue[0].id, action: .approve),
        DecisionRequest(id: queue[1].id, action: .reject, reason: "no such screen"),
        DecisionRequest(id: queue[2].id, action: .comment, reason: "is this meant?"),
      ], Samples.signature)
    #expect(result.refused.isEmpty)
    #expect(result.records.map(\.action) == [.comment, .approve, .reject])
    #expect(result.records.map(\.reason) == ["is this meant?", "as designed", "no such screen"])
    #expect(Set(result.records.map(\.decision)).count == 1)
    #expect(Array(try sandbox.store.journal.records().suffix(3)) == result.records)
    let after = service.queue()
    #expect(after.map(\.key) == [Samples.key("fresh"), other])
    #expect(after.map(\.status) == [.rejected, .waiting])
    #expect(after[0].ruling?.reason == "no such screen")
    #expect(after[1].comments.map(\.reason) == ["is this meant?"])
    // A rejection stops the gate as before.
    #expect(try sandbox.verdict("r").exitCode == .differences)
  }

  @Test func approvingIsTheLaterWord() throws {
    let sandbox = try sandbox()
    let service = try service(sandbox)
    let id = service.queue()[0].id
    #expect(service.carryOut([.init(id: id, action: .reject)], Samples.signature).refused.isEmpty)
    #expect(service.carryOut([.init(id: id, action: .approve)], Samples.signature).refused.isEmpty)
    #expect(try sandbox.verdict("r").checks(.match).map(\.key) == [Samples.key()])
  }

  @Test func whatMovedOrIsUnknownIsRefusedAndTheRestDone() throws {
    let sandbox = try sandbox()
    let service = try service(sandbox)
    let queue = service.queue()
    try sandbox.run("theirs", .init(Samples.key(), Screen().button("Finished")))
    try sandbox.approve("theirs")
    let result = service.carryOut(
      [
        .init(id: queue[0].id, action: .approve), .init(id: "0123456789abcdef", action: .approve),
        .init(id: queue[1].id, action: .approve), .init(id: queue[1].id, action: .reject),
        .init(id: queue[2].id, action: .undo), .init(id: queue[2].id, action: .comment, reason: "  "),
        .init(id: queue[2].id, action: .reject, reason: String(repeating: "x", count: 4001)),
      ], Samples.signature)
    #expect(result.records.map(\.key) == [Samples.key("fresh")])
    let done = Screen().button("Finished")
    let now = ContentDigest(pixels: done.picture.digest, tree: try ContentDigest.tree(of: done.tree))
    #expect(
      result.refused.map(\.reason) == [
        "a comment needs a reason, which holds its words",
        "the baseline of RecipesTests/testDetails / details @ iphone-x-light has changed (\(now.short)); "
          + "look anew, then decide",
        "no check of the run r has this change; \"galley status --json\" lists the waiting checks with their ids",
        "RecipesTests/testDetails / fresh @ iphone-x-light was decided on twice at once; the first decision holds",
        "\"undo\" is no action; use approve, reject or comment",
        "the reason has 4001 characters, and no more than 4000 are kept",
      ])
    // Asked again, it is the baseline already.
    let again = service.carryOut([.init(id: queue[1].id, action: .approve)], Samples.signature)
    #expect(
      again.refused.map(\.reason) == [
        "the candidate of RecipesTests/testDetails / fresh @ iphone-x-light is its baseline already"
      ])
    // What is shown against the present baseline can be decided.
    let shown = try #require(service.queue().first { $0.key == Samples.key() })
    #expect(shown.id != queue[0].id)
    #expect(service.carryOut([.init(id: shown.id, action: .approve)], Samples.signature).refused.isEmpty)
  }

  @Test func whatHasTwoAnswersIsNotDecided() throws {
    let sandbox = try sandbox()
    let service = try service(sandbox)
    let id = service.queue()[0].id
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    try recorder.refuse(Refusal(of: Samples.key(), because: "it was busy", at: Samples.place(30)))
    try recorder.close()
    let result = try self.service(sandbox).carryOut([.init(id: id, action: .approve)], Samples.signature)
    #expect(result.records.isEmpty)
    #expect(
      result.refused.map(\.reason) == [
        "RecipesTests/testDetails / details @ iphone-x-light could not be compared: it was made at "
          + "Tests/RecipesTests.swift:10, and could not be made at Tests/RecipesTests.swift:30: it was busy; "
          + "a check has one answer in a run, so run the tests again"
      ])
  }
}

import BaselineFixtures
import Foundation
import GalleyDecisions
import Testing

@testable import GalleyBaselines

/// Names that differ in nothing but case, and keys that are checked twice, are told in every process and across them.
@Suite struct CaseCollisionTests {
  private let small = Samples.key("details")
  private let large = Samples.key("Details")

  @Test func twoOfOneProcessAreRefusedWhenTheyAreRecorded() throws {
    let sandbox = try Sandbox()
    let outcomes = try sandbox.run("r", .init(small), .init(large), .init(Samples.key("other")))
    let fault = RunError.caseCollision(large, small, first: Samples.place(10), second: Samples.place(11))
    #expect(outcomes == [.new, .unusable(.run(fault)), .new])
    let verdict = try sandbox.verdict("r")
    #expect(verdict.exitCode == .notComparable)
    #expect(verdict.checks.map(\.outcome.status) == [.unusable, .unusable, .new])
    // Neither can be approved.
    #expect(try sandbox.approve("r").approved.map(\.key) == [Samples.key("other")])
  }

  @Test(arguments: [("Straße", "STRASSE"), ("É", "e\u{301}")])
  func otherScriptsToo(_ first: String, _ second: String) throws {
    let (a, b) = (Samples.key(first), Samples.key(second))
    // Swift lowers the sharp s to itself; what differs in more than case is another name.
    #expect((a.caseFolded == b.caseFolded) == (first == "É"))
  }

  @Test func twoOfSeveralProcessesAreRefusedByTheGate() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init(small))
    try sandbox.run("r", .init(large))
    let verdict = try sandbox.verdict("r")
    #expect(verdict.checks.map(\.outcome.status) == [.unusable, .unusable])
    guard case .unusable(.run(.caseCollision(let key, let other, _, _))) = verdict.checks[0].outcome else {
      Issue.record("\(verdict.checks[0].outcome)")
      return
    }
    #expect(Set([key, other]) == [small, large])
  }

  @Test func keysThatAreComposedInAnotherWayAreOne() throws {
    let sandbox = try Sandbox()
    let (composed, apart) = (Samples.key("caf\u{E9}"), Samples.key("cafe\u{301}"))
    #expect(composed == apart && composed.slug == apart.slug && composed.caseFolded == apart.caseFolded)
    let outcomes = try sandbox.run("r", .init(composed), .init(apart, .variant(1)))
    guard case .unusable(.run(.doubled)) = outcomes[1] else {
      Issue.record("\(outcomes[1])")
      return
    }
  }

  @Test func theSameKeyTwiceInSeveralProcessesMustSeeTheSame() throws {
    let sandbox = try Sandbox()
    try sandbox.run("same", .init())
    try sandbox.run("same", .init())
    #expect(try sandbox.verdict("same").checks.map(\.outcome.status) == [.new])
    try sandbox.run("r", .init())
    try sandbox.run("r", .init(Samples.key(), .variant(1)))
    guard
      case .unusable(.run(.doubled(Samples.key(), _, _)))? = try sandbox.verdict("r").checks.first?.outcome
    else {
      Issue.record("two pictures of one key passed")
      return
    }
  }
}

import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyReport
import RawHTTPClient
import SeededCases
import Testing
import galley_review

@testable import GalleyCommands

/// Page, terminal and commands decide by one rule: nothing is decided on that has a cause which was not chosen.
@Suite(.timeLimit(.minutes(20))) struct OneRuleTests {
  /// What a person does: looks at one of the checks, chooses a scope, and decides.
  private struct Act: CustomStringConvertible {
    var shown: Int
    var scope: ReviewModel.Scope
    var action: DecisionRecord.Action

    init(_ generator: inout SeededGenerator, of count: Int) {
      shown = Int.random(in: 0..<count, using: &generator)
      scope = ReviewModel.Scope.allCases.randomElement(using: &generator)!
      action = [.approve, .approve, .reject].randomElement(using: &generator)!
    }

    var description: String { "\(action) \(scope) at \(shown)" }

    /// The keys in a terminal, up to the request that comes of them; nothing if the scope is not there.
    func requests(in terminal: inout ReviewModel) -> [DecisionRequest]? {
      for _ in 0..<shown { _ = terminal.press(.character("j")) }
      for _ in 0..<3 where terminal.scope != scope { _ = terminal.press(.character("g")) }
      guard terminal.scope == scope else { return nil }
      guard case .decide(let requests) = terminal.press(.character(action == .approve ? "y" : "n")) else {
        return nil
      }
      return requests
    }

    /// The same in words for the command line.
    func words(_ shown: Verdict.JudgedCheck) -> [String] {
      let id = ["--id", shown.transition.id]
      let choice: [String]
      switch scope {
      case .check: choice = id
      case .listed: choice = ["--all"]
      case .alike:
        let causes = Set(shown.outcome.comparison?.causes.map(\.id) ?? []).sorted()
        choice = id + (causes.isEmpty ? ["--like", shown.key.text] : causes.flatMap { ["--cause", $0] })
      }
      return [action.rawValue] + choice + ["--reason", "as designed"]
    }

    /// What must come of it, told by the causes alone.
    func meant(_ shown: Verdict.JudgedCheck, _ waiting: [Verdict.JudgedCheck]) -> Set<CheckKey> {
      func causes(_ check: Verdict.JudgedCheck) -> Set<String> {
        Set(check.outcome.comparison?.causes.map(\.id) ?? [])
      }
      let others = waiting.filter { other in
        guard other.key != shown.key, other.decision?.action != .reject else { return false }
        guard !causes(shown).isEmpty else { return other.similarityKey == shown.similarityKey }
        return !causes(other).isEmpty && causes(other).isSubset(of: causes(shown))
          && other.outcome.comparison?.unexplainedPixels == 0
      }
      switch scope {
      case .check: return [shown.key]
      case .alike: return Set([shown.key] + others.map(\.key))
      case .listed: return Set(waiting.filter { $0.decision?.action != .reject }.map(\.key))
      }
    }
  }

  /// The ways in which the same is asked for.
  private enum Way: CaseIterable {
    /// Keys in a terminal.
    case terminal
    /// The page's request to a server.
    case page
    /// A document for `galley decide`.
    case document
    /// `galley approve` and `galley reject`.
    case command
  }

  /// Asks, and returns what was held back.
  private static func ask(
    _ way: Way, _ act: Act, _ requests: [DecisionRequest], _ shown: Verdict.JudgedCheck,
    _ project: ChoiceProject
  ) throws -> Set<String> {
    let document = String(
      decoding: try StableJSON.document(DecisionDocument(run: "r", decisions: requests)), as: UTF8.self)
    switch way {
    case .terminal:
      var terminal = project.terminal()
      let result = project.service.carryOut(requests, Samples.signature)
      _ = terminal.note(result)
      #expect((terminal.overlay == nil) == result.held.isEmpty)
      let lines = terminal.overlay?.lines ?? []
      #expect(result.held.allSatisfy { held in lines.contains("\(held.key.text): \(held)") })
      return Set(result.held.map(\.key.text))
    case .page:
      let review = try ReviewFixture(project.sandbox)
      defer { review.server.stop() }
      let answer = review.client("POST /api/decisions", review.headers, body: document)
      let held = answer?.object["held"] as? [[String: Any]] ?? []
      #expect(answer?.status == 200)
      #expect(held.allSatisfy { ($0["reason"] as? String)?.isEmpty == false })
      return Set(held.compactMap { $0["key"] as? String })
    case .document:
      return try run(["decide", "--json"], project, input: document)
    case .command:
      return try run(act.words(shown) + ["--json"], project)
    }
  }

  private static func run(_ words: [String], _ project: ChoiceProject, input: String = "") throws -> Set<
    String
  > {
    final class Output: @unchecked Sendable { var text = "" }
    let output = Output()
    var context = CommandContext(
      folder: project.sandbox.root, environment: ["USER": "Ada"], out: { output.text += $0 }, err: { _ in })
    context.input = { _ in Array(input.utf8) }
    _ = CommandLineTool.run(words, in: context)
    let object = try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any]
    let data = object?["data"] as? [String: Any]
    let held = try #require(data?["held"] as? [[String: Any]], "\(words): \(output.text)")
    return Set(held.compactMap { $0["key"] as? String })
  }

  @Test(arguments: Soak.seeds(24)) func allDecideTheSameAndNothingThatWasNotChosen(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &* 977)
    let first = try ChoiceProject(seed: seed)
    let waiting = first.waiting()
    guard !waiting.isEmpty else { return }
    let act = Act(&generator, of: waiting.count)
    var terminal = first.terminal()
    let requests = act.requests(in: &terminal)
    let shown = terminal.entry.check
    guard let requests else {
      #expect(act.scope == .alike || shown.decision != nil)
      return
    }
    let before = first.outcome()
    let meant = act.meant(shown, waiting)
    var heldBack: [Set<String>] = []
    for way in Way.allCases {
      let project = try ChoiceProject(seed: seed)
      #expect(project.waiting().map(\.transition.id) == waiting.map(\.transition.id))
      heldBack.append(try Self.ask(way, act, requests, shown, project))
      let after = project.outcome()
      if act.action == .approve {
        #expect(after.approved.subtracting(before.approved) == meant, "\(way): \(act)")
      } else {
        #expect(after.approved == before.approved, "\(way): \(act)")
        #expect(after.rejected == before.rejected.union(meant), "\(way): \(act)")
      }
    }
    #expect(Set(heldBack).count == 1, "\(act): \(heldBack)")
    // What was asked for is decided on or listed, never forgotten.
    let asked = Set(requests.map(\.id))
    let texts = Set(
      waiting.filter { asked.contains($0.transition.id) && !meant.contains($0.key) }.map(\.key.text))
    #expect(heldBack[0] == texts, "\(act)")
  }
}

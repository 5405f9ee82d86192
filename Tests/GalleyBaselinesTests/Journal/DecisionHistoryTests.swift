import BaselineFixtures
import Foundation
import GalleyDecisions
import SeededCases
import Testing

@testable import GalleyBaselines

@Suite struct DecisionHistoryTests {
  private let key = Samples.key()
  private static let proofs = ["a", "b", "c"].map { ContentDigest(text: $0) }

  private func record(
    _ action: DecisionRecord.Action, _ from: Int?, _ to: Int?, at second: Double, undoes: String? = nil
  ) -> DecisionRecord {
    DecisionRecord(
      action, Signature(by: "Ada", at: Date(timeIntervalSince1970: second)), run: nil, key: key,
      from: from.map { Self.proofs[$0] }, to: to.map { Self.proofs[$0] }, undoes: undoes)
  }

  private func transition(_ from: Int?, _ to: Int) -> Transition {
    Transition(key: key, from: from.map { Self.proofs[$0] }, to: Self.proofs[to])
  }

  @Test func onlyTheLatestLineCounts() {
    let lines = [record(.approve, 0, 1, at: 1), record(.approve, 1, 0, at: 2)]
    let decisionHistory = DecisionHistory(lines.reversed())
    #expect(decisionHistory.decision(on: transition(0, 1)) == nil)
    #expect(decisionHistory.decision(on: transition(1, 0)) == lines[1])
  }

  @Test func aRejectionAfterAnApprovalHolds() {
    let lines = [record(.approve, 0, 1, at: 1), record(.reject, 0, 1, at: 2)]
    #expect(DecisionHistory(lines).decision(on: transition(0, 1))?.action == .reject)
    #expect(
      DecisionHistory([record(.reject, 0, 1, at: 1), record(.approve, 0, 1, at: 2)]).decision(
        on: transition(0, 1))?
        .action == .approve)
  }

  @Test func whatIsTakenBackHasNoSayNorWhatStoodBefore() {
    let first = record(.approve, 0, 1, at: 1)
    let second = record(.approve, 1, 2, at: 5)
    for second_ in [0.5, 3, 9] {
      let undo = record(.undo, 2, 1, at: second_, undoes: second.id)
      let decisionHistory = DecisionHistory([undo, second, first])
      #expect(decisionHistory.decision(on: transition(0, 1)) == nil, "\(second_)")
      #expect(decisionHistory.decision(on: transition(1, 2)) == nil)
    }
  }

  @Test func aRemovalTakesAllBack() {
    let decisionHistory = DecisionHistory([record(.approve, nil, 0, at: 1), record(.remove, 0, nil, at: 2)])
    #expect(decisionHistory.decision(on: transition(nil, 0)) == nil)
  }

  /// Whatever was decided in whatever order, an approval rules only if it is the last line about its check, and was not
  /// taken back.
  @Test(arguments: 0..<200) func noStaleApprovalRules(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var lines: [DecisionRecord] = []
    for second in 0..<Int.random(in: 1...8, using: &random) {
      let (from, to) = (Int.random(in: 0..<3, using: &random), Int.random(in: 0..<3, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2: lines.append(record(.approve, from, to, at: Double(second)))
      case 3: lines.append(record(.reject, from, to, at: Double(second)))
      case 4: lines.append(record(.remove, from, nil, at: Double(second)))
      default:
        guard let undone = lines.last(where: { $0.action == .approve }) else { continue }
        lines.append(record(.undo, to, from, at: Double(second), undoes: undone.id))
      }
    }
    let decisionHistory = DecisionHistory(lines.shuffled(using: &random))
    let undone = Set(lines.compactMap(\.undoes))
    for from in 0..<3 {
      for to in 0..<3 {
        let decision = decisionHistory.decision(on: transition(from, to))
        guard decision?.action == .approve else { continue }
        let last = lines.last { !undone.contains($0.id) }
        #expect(last == decision, "\(lines)")
        #expect(decision?.transition == transition(from, to))
      }
    }
  }
}

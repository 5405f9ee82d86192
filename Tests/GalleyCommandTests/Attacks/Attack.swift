import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import SeededCases
import Testing

@testable import GalleyCommands

/// One attempt to pass a visible change, and what stops it or tells it.
struct Attack: Sendable, CustomTestStringConvertible {
  /// The end that the attempt must come to.
  enum End: Sendable {
    /// The gate ends with this code, and says this.
    case stopped(ExitCode, String)
    /// Passing is right, since somebody may want it; the summary says this.
    case told(String)
  }

  /// What is changed, in a few words.
  let name: String
  /// What must come of it.
  let end: End
  /// More words for `galley gate`.
  let words: [String]
  /// Does it.
  let body: @Sendable (AttackScene) throws -> Void

  init(
    _ name: String, _ end: End, _ words: String..., body: @escaping @Sendable (AttackScene) throws -> Void
  ) {
    self.init(name, end, words: words, body: body)
  }

  init(
    _ name: String, _ end: End, words: [String], body: @escaping @Sendable (AttackScene) throws -> Void
  ) {
    self.name = name
    self.end = end
    self.words = words
    self.body = body
  }

  var testDescription: String { name }

  /// All attempts.
  static let all =
    store + journal + picture + run + records + seals + intents + caches + settings + suite + branches + tags
    + history + signatures + digests + borrowed + rules + copies + tolerances + vanishing + committed + untrue
    + bases
}

@Suite struct AttackTests {
  /// Without an attack the change is stopped, and after an approval it passes.
  @Test func theChangeIsStoppedAndAnApprovalPassesIt() throws {
    let scene = try AttackScene()
    try scene.see()
    #expect(scene.gate().code == .differences)
    let tool = Tool(sandbox: scene.sandbox)
    #expect(tool("approve", "--run", "r", "--all", "--reason", "as designed").code == .clean)
    let result = scene.gate()
    #expect(result.code == .clean, "\(result.err)")
  }

  /// Every attempt, in a store that the gate has looked at before and in a fresh one.
  private static let attempts = Attack.all.enumerated().flatMap { index, attack in
    (index % 2 == 0 ? [false, true] : [true, false]).map { (attack, $0) }
  }

  /// A usual run makes each attempt once, by turns in one and in the other.
  @Test(arguments: Soak.slice(of: attempts, oneIn: 2))
  func isStoppedOrTold(_ attack: Attack, afterACleanGate: Bool) throws {
    let scene = try AttackScene()
    if afterACleanGate {
      // Whatever the gate keeps between two looks is there.
      try scene.see(AttackScene.approved, as: "before")
      #expect(Tool(sandbox: scene.sandbox)("gate", "--run", "before").code == .clean)
    }
    try attack.body(scene)
    if !FileManager.default.fileExists(atPath: scene.sandbox.url(AttackScene.run).path) { try scene.see() }
    for look in ["first", "second"] {
      let result = scene.gate(attack.words)
      let text = result.out + result.err
      switch attack.end {
      case .stopped(let code, let sentence):
        #expect(result.code == code, "\(look) look: \(text)")
        #expect(text.contains(sentence), "\(look) look: \(text)")
      case .told(let sentence):
        #expect(result.code == .clean, "\(look) look: \(text)")
        #expect(text.contains(sentence), "\(look) look: \(text)")
      }
    }
  }

  @Test func theListIsLongAndNamesAreUnique() {
    #expect(Attack.all.count >= 100)
    #expect(Set(Attack.all.map(\.name)).count == Attack.all.count)
  }
}

import BaselineFixtures
import Foundation
import GalleyTree
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

extension Attack {
  /// Changes of baselines that seem to have been cut short, so that whoever looks next would finish them.
  static let intents: [Attack] = [
    Attack("an intent of another checkout", .stopped(.notComparable, AttackScene.intent)) { scene in
      try scene.plantIntent()
    },
    Attack("an intent of another checkout, committed", .stopped(.notComparable, AttackScene.intent)) {
      scene in
      try scene.plantIntent()
      try scene.sandbox.git("add", "-A", "-f")
      try scene.sandbox.git("commit", "-q", "-m", "Update screenshots")
    },
    Attack(
      "an intent of this checkout, committed",
      .stopped(.notComparable, "is a change of a baseline that git keeps")
    ) { scene in
      try scene.plantIntent(ofHere: true)
      try scene.sandbox.git("add", "-A", "-f", "Baselines")
      try scene.sandbox.git("commit", "-q", "-m", "Update screenshots")
    },
    Attack(
      "an intent of this checkout under a base",
      .stopped(.notComparable, "complete it with \"galley optimise\""),
      "--base", "main"
    ) { scene in
      try scene.plantIntent(ofHere: true)
    },
    Attack("an intent in the place of another check", .stopped(.notComparable, "other")) { scene in
      try scene.plantIntent()
      let place = "Baselines/RecipesTests/testDetails/.other.iphone-x-light"
      try scene.move(AttackScene.intent, to: place + ".intent")
    },
    Attack("an intent of the first format", .stopped(.notComparable, AttackScene.intent)) { scene in
      try scene.plantIntent()
      let line = try scene.forged().line.trimmingCharacters(in: .whitespacesAndNewlines)
      try scene.sandbox.write("{\"format\":1,\"approval\":\(line)}", to: AttackScene.intent)
    },
    Attack("an intent that nobody can read", .stopped(.notComparable, AttackScene.intent)) { scene in
      try scene.sandbox.write("{", to: AttackScene.intent)
    },
    Attack("an intent that is a link", .stopped(.notComparable, AttackScene.intent)) { scene in
      try scene.plantIntent()
      try scene.move(AttackScene.intent, to: "else")
      try scene.link(AttackScene.intent, to: scene.sandbox.url("else").path)
    },
    Attack("an intent that removes", .stopped(.notComparable, AttackScene.intent)) { scene in
      try scene.plantIntent()
      let text = try scene.sandbox.text(AttackScene.intent)
        .replacing(/"change" ?: ?"\w+"/, with: "\"change\" : \"remove\"")
        .replacing(/"removes" ?: ?\[[^\]]*\]/, with: "\"removes\" : [\"png\", \"json\"]")
        .replacing(/"places" ?: ?\[[^\]]*\]/, with: "\"places\" : []")
      try scene.sandbox.write(text, to: AttackScene.intent)
    },
    Attack("staged files without an intent", .stopped(.differences, "details")) { scene in
      try scene.plantIntent()
      try scene.sandbox.remove(AttackScene.intent)
    },
  ]
}

/// What readers must leave alone.
extension AttackScene {
  private static let folder = "Baselines/RecipesTests/testDetails/"
  /// The name of the target's intent file.
  static let intent = folder + ".details.iphone-x-light.intent"

  /// Puts an intent and its staged files beside the target's baseline, as an approval of the changed screen elsewhere
  /// would have left them; `ofHere`: whether the intent has the number of this checkout.
  func plantIntent(ofHere: Bool = false) throws {
    let other = try Sandbox()
    try other.makeBaselines(.init(Self.target, Self.approved), .init(Self.other))
    try other.run("r", .init(Self.target, Self.changed))
    let run = try Run("r", in: other.project)
    let seen = try #require(run.records.first)
    var loader = CandidateLoader([seen], of: run)
    let candidate = try loader.candidate(of: seen)
    let record = DecisionRecord(
      .approve, Samples.signature, run: "r", key: Self.target, from: seen.baseline,
      to: candidate.digest)
    let files = BaselineFiles(Self.target, in: other.project.baselines)
    let change = try StoreChange(with: candidate, record)
    for step in [WriteStep.keepOld, .stageContent, .stageSidecar, .stageIntent, .writeIntent] {
      try other.store.perform(step, change, files)
    }
    for path in other.files("Baselines") where path.contains("/.") {
      try sandbox.write(try other.bytes(path), to: path)
    }
    guard ofHere else { return }
    var intent = try #require(StoreIntent.read(try sandbox.bytes(Self.intent)))
    intent.checkout = sandbox.store.checkout
    try sandbox.write(try StableJSON.document(intent), to: Self.intent)
  }

  /// Moves a file.
  func move(_ path: String, to place: String) throws {
    let bytes = try sandbox.bytes(path)
    try sandbox.remove(path)
    try sandbox.write(bytes, to: place)
  }
}

import BaselineFixtures
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import SeededCases

@testable import GalleyCommands

/// A project with random checks and causes, the same for the same seed, some of them rejected already.
struct ChoiceProject {
  let sandbox: Sandbox
  let service: DecisionService

  /// What may be different about a screen, so that sets of causes overlap.
  private struct Difference {
    var button: String?
    var rows: Int?
    var top: Double?
    var hasStray = false
    var isNew = false
    var hasOtherFonts = false

    init(_ generator: inout SeededGenerator) {
      func perhaps<Value>(_ values: [Value]) -> Value? {
        Int.random(in: 0..<3, using: &generator) == 0 ? values.randomElement(using: &generator) : nil
      }
      button = perhaps(["Remove", "Finished"])
      rows = perhaps([2, 4])
      top = perhaps([44])
      hasStray = Int.random(in: 0..<6, using: &generator) == 0
      isNew = Int.random(in: 0..<8, using: &generator) == 0
      hasOtherFonts = Int.random(in: 0..<10, using: &generator) == 0
    }

    func check(_ key: CheckKey) -> Sandbox.Check {
      var screen = Screen()
      if let button { screen = screen.button(button) }
      if let rows { screen = screen.rows(rows) }
      if let top { screen = screen.buttonTop(top) }
      var check = Sandbox.Check(
        key, screen, fingerprint: hasOtherFonts ? Samples.otherFingerprint : Samples.fingerprint)
      if hasStray {
        // Beside all elements, so that no cause accounts for it.
        var picture = check.snapshot.picture
        for y in 4..<8 { for x in 110..<116 { picture[x, y] = RGBA(0, 90, 0) } }
        check.snapshot = ScreenSnapshot(picture: picture, tree: screen.tree, scale: Double(screen.scale))
      }
      return check
    }
  }

  init(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    sandbox = try Sandbox(inMemory: true)
    let count = Int.random(in: 4...12, using: &generator)
    let keys = (0..<count).map { number in
      Samples.key("check-\(number / 2)", appearance: number % 2 == 0 ? .light : .dark)
    }
    let differences = keys.map { _ in Difference(&generator) }
    let old = zip(keys, differences).filter { !$0.1.isNew }.map { Sandbox.Check($0.0) }
    try sandbox.run("before", all: old)
    try sandbox.approve("before")
    try sandbox.remove(".galley/runs/before")
    try sandbox.run("r", all: zip(keys, differences).map { $1.check($0) })
    service = DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store)
    let rejected = service.queue().filter { _ in Int.random(in: 0..<5, using: &generator) == 0 }
    let requests = rejected.map { DecisionRequest(id: $0.id, action: .reject, reason: "no") }
    _ = service.carryOut(requests, Signature(by: "Bo", at: Samples.signature.at))
  }

  /// The checks that wait.
  func waiting() -> [Verdict.JudgedCheck] {
    Gate().verdict(on: service.run, against: service.store).checks.filter(\.awaitsDecision)
  }

  /// A terminal that shows them, in its order.
  func terminal() -> ReviewModel {
    let checks = Dictionary(uniqueKeysWithValues: waiting().map { ($0.key, $0) })
    return ReviewModel(
      service.queue().compactMap { item in checks[item.key].map { ReviewModel.Entry(item: item, check: $0) }
      },
      reason: "as designed")
  }

  /// The checks whose baseline is what they saw, and those that are rejected.
  func outcome() -> (approved: Set<CheckKey>, rejected: Set<CheckKey>) {
    let checks = Gate().verdict(on: service.run, against: service.store).checks
    return (
      Set(checks.filter { $0.outcome == .match }.map(\.key)),
      Set(checks.filter { $0.decision?.action == .reject }.map(\.key))
    )
  }
}

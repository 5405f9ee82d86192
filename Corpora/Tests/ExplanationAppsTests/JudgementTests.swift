import Testing

@testable import GalleyExplanation

/// The judge: it accepts a cause that is true, and none that says something else.
@Suite struct JudgementTests {
  /// A case of one change of a text, which is told by one cause.
  private static func textCase() throws -> PlantedCase {
    let camera = ScreenCamera()
    let banking = Corpus.apps.filter { $0.name == "Banking" }
    for seed in 0..<500 {
      let planted = try PlantedCase(UInt64(seed), from: banking, of: [.label], camera)
      if let planted, planted.changes.count == 1, planted.screen == "transaction" { return planted }
    }
    throw MissingCase()
  }

  private struct MissingCase: Error {}

  @Test func `one true cause for one change is exact`() throws {
    let judgement = Judgement(try Self.textCase())
    #expect(judgement.isExact && judgement.falseCauses.isEmpty && judgement.isTold(0))
  }

  @Test func `a cause that says something else is false, and a change that nobody tells is missing`() throws {
    var planted = try Self.textCase()
    let other = planted.app.changes.firstIndex { $0.kind == .icon && $0.expectations[planted.screen] != nil }
    planted.changes = [try #require(other)]
    let judgement = Judgement(planted)
    #expect(!judgement.isExact && judgement.falseCauses.count == 1 && !judgement.isTold(0))
  }

  @Test func `one cause is not enough for two changes`() throws {
    var planted = try Self.textCase()
    planted.changes += planted.changes
    let judgement = Judgement(planted)
    #expect(!judgement.isExact && judgement.falseCauses.isEmpty)
  }

  @Test func `a case is the same whenever it is planted`() throws {
    let (first, second) = (try Self.textCase(), try Self.textCase())
    #expect(first.changes == second.changes && first.setting == second.setting)
    #expect(first.after.picture == second.after.picture)
  }
}

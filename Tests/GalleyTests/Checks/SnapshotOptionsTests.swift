import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree
import Testing

@testable import Galley
@testable import GalleyChecks

private let corner = CGRect(x: 0, y: 0, width: 4, height: 4)

/// Traits of suites and tests, and blocks: what is stated inside wins, part by part.
@Suite(.snapshots(record: RecordMode.none, level: .strict, regions: [.ignore(corner)]))
struct SnapshotOptionsTests {
  private var current: SnapshotOptions { .current }

  @Test func aTestHasWhatItsSuiteStates() {
    #expect(current.record == RecordMode.none && current.level == .strict && current.budget == nil)
    #expect(current.layer.regions.map(\.title) == ["ignore of Rectangle (0, 0, 4, 4)"])
  }

  @Test(.snapshots(budget: try DifferenceBudget(maxDiffPixels: 20)))
  func whatATestLeavesOutStaysAsItIs() throws {
    #expect(current.record == RecordMode.none && current.level == .strict)
    #expect(try current.budget == DifferenceBudget(maxDiffPixels: 20))
  }

  @Suite(.snapshots(level: .layout, regions: [.strict(corner)])) struct Inner {
    @Test func theInnermostWins() {
      let current = SnapshotOptions.current
      #expect(current.record == RecordMode.none && current.level == .layout)
      #expect(current.layer.regions.map(\.kind) == [.ignore, .level(.strict)], "regions add up")
    }

    @Test(.snapshots(record: RecordMode.none, level: .exact)) func alsoInATest() async {
      #expect(SnapshotOptions.current.record == RecordMode.none)
      #expect(SnapshotOptions.current.level == .exact)
      await withSnapshots(level: .dynamic) {
        await Task.yield()
        #expect(SnapshotOptions.current.level == .dynamic)
      }
    }
  }

  @Test func aBlockIsTheInnermost() throws {
    let half = try DifferenceBudget(precision: 0.5)
    withSnapshots(record: .all, budget: half) {
      #expect(current.record == .all && current.level == .strict)
      let level = withSnapshots(level: .ignoreColors) {
        #expect(current.record == .all && current.budget != nil)
        return current.level
      }
      #expect(level == .ignoreColors)
    }
    #expect(current.record == RecordMode.none && current.budget == nil)
  }

  @Test func aNumberThatIsNoBudgetIsThrownByTheTrait() {
    let trait = SnapshotsTrait.snapshots(budget: try DifferenceBudget(maxDiffPixels: -1))
    #expect(throws: BudgetError.negative(.maxDiffPixels, -1)) { try trait.options() }
  }

  @Test func levelAndBudgetAreInheritedEachForItself() throws {
    let (few, many) = (try DifferenceBudget(maxDiffPixels: 1), try DifferenceBudget(maxDiffPixels: 9))
    func merged(_ layers: MatchLayer...) -> (settings: MatchSettings, origins: MatchOrigins) {
      MatchLayer.merged(layers, regions: [])
    }
    let nothing = merged(.project(Settings()), MatchLayer(origin: .test), .check(nil, nil, []))
    #expect(nothing.settings == .exact && nothing.origins == MatchOrigins())
    let project = MatchLayer.project(Settings(level: .strict, budget: few))
    let test = MatchLayer(origin: .test, budget: many)
    let checkpoint = MatchLayer(origin: .checkpoint, level: .layout)
    let mixed = merged(project, test, checkpoint, .check(nil, nil, []))
    #expect(mixed.settings == MatchSettings(level: .layout, budget: many))
    #expect(mixed.origins == MatchOrigins(level: .checkpoint, budget: .test))
    let own = merged(project, test, checkpoint, .check(.exact, DifferenceBudget.none, []))
    #expect(own.settings == .exact)
    #expect(own.origins == MatchOrigins(level: .check, budget: .check))
  }
}

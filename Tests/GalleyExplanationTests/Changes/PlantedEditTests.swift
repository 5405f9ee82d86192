import GalleyDiff
import GalleyExplanation
import GalleyTree
import SeededCases
import Testing

/// Screens with planted edits: what was planted is found, and nothing else.
@Suite struct PlantedEditTests {
  private func check(_ seed: UInt64, edits: Int, scale: Double) {
    var generator = SeededGenerator(seed: seed)
    let edit = PlantedEdit(&generator, edits: edits)
    let comparison = Comparator.compare(
      baseline: edit.before.snapshot(scale: scale), candidate: edit.after.snapshot(scale: scale))
    let found = comparison.causes.map {
      PlantedEdit.Expectation(kind: $0.kind, element: $0.element, property: $0.property)
    }
    let facts = Comment(
      rawValue: "planted \(edit.kinds):\n\(edit.before.tree())became\n\(edit.after.tree())told as\n"
        + comparison.causes.map(\.sentence).joined(separator: "\n"))
    #expect(Set(found) == edit.expected && found.count == edit.expected.count, facts)
    #expect(comparison.unexplainedPixels == 0, facts)
    #expect(comparison.causes.reduce(0) { $0 + $1.pixels } == comparison.differingPixels, facts)
    #expect(comparison.causes.allSatisfy { !$0.sentence.contains("\n") })
  }

  @Test(arguments: 1...300)
  func oneEditIsOneCause(_ seed: UInt64) {
    check(seed, edits: 1, scale: 1)
  }

  @Test(arguments: 1...300)
  func twoEditsAreTwoCauses(_ seed: UInt64) {
    check(1000 + seed, edits: 2, scale: 1)
  }

  @Test(arguments: 1...60)
  func threeEditsAtAnotherScaleAreThreeCauses(_ seed: UInt64) {
    check(2000 + seed, edits: 3, scale: 2)
  }

  @Test(arguments: 1...100)
  func theWayBackHasAsManyCausesAndPixels(_ seed: UInt64) {
    var generator = SeededGenerator(seed: 3000 + seed)
    let edit = PlantedEdit(&generator, edits: 1)
    let (before, after) = (edit.before.snapshot(), edit.after.snapshot())
    let there = Comparator.compare(baseline: before, candidate: after)
    let back = Comparator.compare(baseline: after, candidate: before)
    #expect(there.causes.count == back.causes.count)
    #expect(there.differingPixels == back.differingPixels)
    #expect(there.regions == back.regions)
  }

  @Test(arguments: 1...50)
  func anUntouchedScreenHasNoCauses(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let snapshot = PlantedEdit(&generator, edits: 1).before.snapshot()
    #expect(Comparator.compare(baseline: snapshot, candidate: snapshot).isEqual)
  }
}

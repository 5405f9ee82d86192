import GalleyDecisions
import GoldenFiles
import Testing

@testable import galley_review

@Suite struct ReviewSummaryTests {
  private func text(_ states: [ReviewItem.State], _ code: ExitCode) -> String {
    ReviewSummary(states.map { ReviewItem.Facts(id: "", status: $0, comments: []) }, code).text
  }

  /// That nothing is left to decide is said, and beside it what a decision cannot change.
  @Test func nothingLeftIsNoVerdict() {
    let rest = "; \"galley gate\" explains why the run is not clean."
    expectGolden(text([.approved, .approved], .clean), "text([.approved, .approved], .clean)")
    #expect(text([.approved, .approved], .differences) == "2 approved, nothing left\(rest)")
    #expect(text([.approved, .rejected], .differences) == "1 approved, 1 rejected, nothing left\(rest)")
    expectGolden(text([.approved, .waiting], .differences), "text([.approved, .waiting], .differences)")
    expectGolden(text([], .clean), "text([], .clean)")
    #expect(text([], .differences) == "Nothing to review: no check waits for a decision\(rest)")
  }
}

import GalleyDiff
import GalleyExplanation
import GalleyTree

/// The sum of what the comparisons of a run tolerated and ignored.
package struct ToleranceSum: Sendable, Hashable, Codable {
  /// The number of comparisons that forgave or ignored anything.
  package var checks = 0
  /// The number of pixels that changed and passed all the same.
  package var forgivenPixels = 0
  /// The number of changes that did not count.
  package var forgivenChanges = 0
  /// The number of pixels that were not compared.
  package var ignoredPixels = 0
  /// The number of of that these differ.
  package var ignoredDifferences = 0

  /// Creates a sum in which nothing was forgiven or ignored.
  package init() {}

  /// Creates the sum of what one comparison forgave and ignored.
  package init(_ comparison: Comparison) {
    let account = comparison.tolerance
    // Where the whole passes, every pixel that differs was forgiven, also by a level that asks for none.
    forgivenPixels =
      comparison.passes ? max(comparison.differingPixels, account.forgivenPixels) : account.forgivenPixels
    forgivenChanges = comparison.forgiven.count
    ignoredPixels = account.ignoredPixels
    ignoredDifferences = account.ignoredDifferences
    checks = isNothing ? 0 : 1
  }

  /// Whether nothing was forgiven or ignored.
  package var isNothing: Bool { forgivenPixels == 0 && forgivenChanges == 0 && ignoredPixels == 0 }

  /// Adds what another comparison forgave.
  package mutating func add(_ other: ToleranceSum) {
    checks += other.checks
    forgivenPixels += other.forgivenPixels
    forgivenChanges += other.forgivenChanges
    ignoredPixels += other.ignoredPixels
    ignoredDifferences += other.ignoredDifferences
  }
}

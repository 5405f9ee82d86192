import GalleyDiff
import GalleyTree

/// What all comparisons of a run forgave and ignored together.
public struct ToleranceSum: Sendable, Hashable, Codable {
  /// How many comparisons forgave or ignored anything.
  public var checks = 0
  /// How many pixels changed and passed all the same.
  public var forgivenPixels = 0
  /// How many changes did not count.
  public var forgivenChanges = 0
  /// How many pixels were not compared.
  public var ignoredPixels = 0
  /// How many of these differ.
  public var ignoredDifferences = 0

  /// Nothing was forgiven or ignored.
  public init() {}

  /// What one comparison forgave and ignored.
  ///
  /// - Parameter comparison: The comparison.
  public init(_ comparison: Comparison) {
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
  public var isNothing: Bool { forgivenPixels == 0 && forgivenChanges == 0 && ignoredPixels == 0 }

  /// Adds what another comparison forgave.
  package mutating func add(_ other: ToleranceSum) {
    checks += other.checks
    forgivenPixels += other.forgivenPixels
    forgivenChanges += other.forgivenChanges
    ignoredPixels += other.ignoredPixels
    ignoredDifferences += other.ignoredDifferences
  }
}

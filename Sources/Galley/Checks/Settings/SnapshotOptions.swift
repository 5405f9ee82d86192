import GalleyBaselines
import GalleyDiff
import GalleyTree

/// What suites, tests and blocks state for the checks within.
struct SnapshotOptions: Sendable {
  /// What holds for the code that is running.
  @TaskLocal static var current = SnapshotOptions()

  /// Whether checks may write baselines.
  var record: RecordMode?
  /// How closely checks compare.
  var level: MatchLevel?
  /// How many pixels may differ.
  var budget: DifferenceBudget?
  /// What is compared otherwise, made anew for each check; those from the outside first.
  var regions: [@Sendable () -> [CheckRegion]] = []

  /// What holds inside, where some of it is stated anew.
  ///
  /// - Parameter inner: What is stated inside; what it leaves open stays as it is.
  /// - Returns: What holds there.
  func stating(_ inner: SnapshotOptions) -> SnapshotOptions {
    SnapshotOptions(
      record: inner.record ?? record, level: inner.level ?? level, budget: inner.budget ?? budget,
      regions: regions + inner.regions)
  }

  /// The same for a check.
  var layer: MatchLayer {
    MatchLayer(origin: .test, level: level, budget: budget, regions: regions.flatMap { $0() })
  }
}

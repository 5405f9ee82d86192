import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// The settings that suites, tests and blocks state for the checks within.
struct SnapshotOptions: Sendable {
  /// The settings for the code that is running.
  @TaskLocal static var current = SnapshotOptions()

  /// Whether checks may write baselines.
  var record: RecordMode?
  /// The level at which checks compare.
  var level: MatchLevel?
  /// The number of pixels that may differ.
  var budget: DifferenceBudget?
  /// The parts that are compared otherwise, made anew for each check; those from the outside first.
  var regions: [@Sendable () -> [CheckRegion]] = []
  /// Whether checks are to show a busy screen.
  var allowsBusy = false
  /// Whether checks compare nothing.
  var isIgnored = false

  /// The settings inside of a scope, where some are stated anew and the rest stays as it is.
  func stating(_ inner: SnapshotOptions) -> SnapshotOptions {
    SnapshotOptions(
      record: inner.record ?? record, level: inner.level ?? level, budget: inner.budget ?? budget,
      regions: regions + inner.regions, allowsBusy: allowsBusy || inner.allowsBusy,
      isIgnored: isIgnored || inner.isIgnored)
  }

  /// The same for a check.
  var layer: MatchLayer {
    MatchLayer(origin: .test, level: level, budget: budget, regions: regions.flatMap { $0() })
  }
}

/// Allows checks of a busy screen, for pictures that are meant to show it, such as a page that loads.
///
/// ```swift
/// try whileBusy { try page.check(.loading) }
/// ```
///
/// Anywhere else, a screen that still shows something busy, such as an activity indicator, fails its check:
/// most often the content has not arrived yet, and somebody would approve a picture of the waiting by
/// mistake. Once a picture that shows the element busy is approved, `whileBusy` changes nothing any more; it
/// may stay for readers.
///
/// The screen still has to come to rest. On the simulated device, indicators stand still in pictures; hold
/// back the answer that would end the waiting, for example with a server that does not reply.
public func whileBusy<Result>(_ checks: () throws -> Result) rethrows -> Result {
  try SnapshotOptions.$current.withValue(
    SnapshotOptions.current.stating(SnapshotOptions(allowsBusy: true)), operation: checks)
}

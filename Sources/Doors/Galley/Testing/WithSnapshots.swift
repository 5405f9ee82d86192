import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// Sets how the checks within a block record and compare: for a part of a test, or for all tests of an XCTest class.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshots(level: .strict) { super.invokeTest() }
/// }
/// ```
///
/// What is left out stays as it is around the block. A check states its own level and budget over these.
///
/// - Parameters:
///   - record: Whether checks may write baselines; whatever is recorded fails its test.
///   - level: The level at which checks compare.
///   - budget: The number of pixels that may differ.
///   - regions: The parts that are compared otherwise, in addition; made anew for each check.
///   - body: The checks that this holds for.
public func withSnapshots<Result>(
  record: RecordMode? = nil, level: MatchLevel? = nil,
  budget: DifferenceBudget? = nil,
  regions: @autoclosure @escaping @Sendable () -> [CheckRegion] = [], _ body: () throws -> Result
) rethrows -> Result {
  let options = SnapshotOptions(record: record, level: level, budget: budget, regions: [regions])
  return try SnapshotOptions.$current.withValue(SnapshotOptions.current.stating(options), operation: body)
}

/// Sets how the checks within an asynchronous block record and compare.
public func withSnapshots<Result>(
  record: RecordMode? = nil, level: MatchLevel? = nil,
  budget: DifferenceBudget? = nil,
  regions: @autoclosure @escaping @Sendable () -> [CheckRegion] = [],
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  let options = SnapshotOptions(record: record, level: level, budget: budget, regions: [regions])
  return try await SnapshotOptions.$current.withValue(
    SnapshotOptions.current.stating(options), operation: body, isolation: isolation)
}

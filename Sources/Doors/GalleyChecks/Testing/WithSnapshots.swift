import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// Sets the recording and the comparison of the checks within a block: for a part of a test, or for all tests
/// of an XCTest class.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshots(level: .strict) { super.invokeTest() }
/// }
/// ```
///
/// Omitted settings stay as they are around the block. The level and the budget of a check take precedence.
///
/// - Parameters:
///   - record: Whether checks may write baselines; a check that records fails its test.
///   - level: The level at which checks compare.
///   - budget: The number of pixels that may differ.
///   - regions: The parts that are compared in another way, added to those around the block; created anew for
///     each check.
///   - body: The checks that this holds for.
public func withSnapshots<Result>(
  record: RecordMode? = nil, level: MatchLevel? = nil,
  budget: DifferenceBudget? = nil,
  regions: @autoclosure @escaping @Sendable () -> [CheckRegion] = [], _ body: () throws -> Result
) rethrows -> Result {
  let options = SnapshotOptions(record: record, level: level, budget: budget, regions: [regions])
  return try SnapshotOptions.$current.withValue(SnapshotOptions.current.stating(options), operation: body)
}

/// Sets the recording and the comparison of the checks within an asynchronous block.
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

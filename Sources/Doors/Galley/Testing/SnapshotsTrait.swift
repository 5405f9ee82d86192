import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree
import Testing

/// A trait that sets how the checks of a test or a suite record and compare.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let options: @Sendable () throws -> SnapshotOptions

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the options set; what the trait leaves out stays as the suite around it says.
  ///
  /// - Throws: `RecordModeError` if recording is refused here, `BudgetError` for a number that is no budget, and what the
  ///   test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var inner = try options()
    inner.record = try inner.record?.allowed()
    try await SnapshotOptions.$current.withValue(
      SnapshotOptions.current.stating(inner), operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets how the checks of a test or a suite record and compare.
  ///
  /// ```swift
  /// @Suite(.snapshots(level: .strict)) struct FeedTests {
  ///   @Test(.snapshots(budget: try DifferenceBudget(maxDiffPixels: 20))) func scrolls() throws { … }
  /// }
  /// ```
  ///
  /// What is left out stays as it is around: a test in a suite, a suite in a suite, all in `Galley.json`. A checkpoint of
  /// a layout, and a check, state their own level over these.
  ///
  /// - Parameters:
  ///   - record: Whether checks may write baselines; whatever is recorded fails its test.
  ///   - level: The level at which checks compare.
  ///   - budget: The number of pixels that may differ.
  ///   - regions: The parts that are compared otherwise, in addition to those that are stated around; made anew for each
  ///     check.
  public static func snapshots(
    record: RecordMode? = nil, level: MatchLevel? = nil,
    budget: @autoclosure @escaping @Sendable () throws -> DifferenceBudget? = nil,
    regions: @autoclosure @escaping @Sendable () -> [CheckRegion] = []
  ) -> SnapshotsTrait {
    SnapshotsTrait {
      SnapshotOptions(record: record, level: level, budget: try budget(), regions: [regions])
    }
  }
}

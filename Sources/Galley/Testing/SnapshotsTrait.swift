import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree
import Testing

/// Sets how the checks of a test or a suite record and compare.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let options: @Sendable () throws -> SnapshotOptions

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the options set; what the trait leaves out stays as the suite around it says.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Which argument of the test.
  ///   - function: Runs it.
  /// - Throws: `RecordModeFault` if recording is refused here, `BudgetError` for a number that is no budget, and what the
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
  ///   - level: How closely checks compare.
  ///   - budget: How many pixels may differ.
  ///   - regions: What is compared otherwise, in addition to what is stated around; made anew for each check.
  /// - Returns: The trait.
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

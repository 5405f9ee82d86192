import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree
import Testing

/// A trait that sets the recording and the comparison of the checks of a test or a suite.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let options: @Sendable () throws -> SnapshotOptions

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the options set; settings that the trait omits come from the suite around it.
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
  /// Sets the recording and the comparison of the checks of a test or a suite.
  ///
  /// ```swift
  /// @Suite(.snapshots(level: .strict)) struct FeedTests {
  ///   @Test(.snapshots(budget: try DifferenceBudget(maxDiffPixels: 20))) func scrolls() throws { … }
  /// }
  /// ```
  ///
  /// Omitted settings come from the suite around the test, then from the suite around that one, then from
  /// `Galley.json`. The level of a layout's checkpoint or of a check takes precedence.
  ///
  /// - Parameters:
  ///   - record: Whether checks may write baselines; a check that records fails its test.
  ///   - level: The level at which checks compare.
  ///   - budget: The number of pixels that may differ.
  ///   - regions: The parts that are compared in another way, added to those of the suites around; created
  ///     anew for each check.
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

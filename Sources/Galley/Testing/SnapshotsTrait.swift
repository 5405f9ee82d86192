import GalleyBaselines
import Testing

/// Sets how the checks of a test or a suite record.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal static var mode: RecordMode?

  let record: RecordMode

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the mode set.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Which argument of the test.
  ///   - function: Runs it.
  /// - Throws: `RecordModeFault` if recording is refused here, and what the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let mode = try record.allowed()
    try await Self.$mode.withValue(mode, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets how the checks of a test or a suite record.
  ///
  /// - Parameter record: Whether checks may write baselines; whatever is recorded fails its test.
  /// - Returns: The trait.
  public static func snapshots(record: RecordMode) -> SnapshotsTrait {
    SnapshotsTrait(record: record)
  }
}

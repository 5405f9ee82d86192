import Foundation
import GalleyBaselines
import Testing

/// A trait that turns off the comparisons of a test or a suite.
///
/// A check still waits for its page and for the screen to come to rest. It leaves no record, so a run that
/// ignores all checks has compared nothing, and no gate passes it.
public struct IgnoreSnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate let isIgnoring: Bool

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test without comparisons.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard isIgnoring else { return try await function() }
    Self.note(RunningTest.owner(fileID: "", function: test.name))
    try await SnapshotOptions.$current.withValue(
      SnapshotOptions.current.stating(SnapshotOptions(isIgnored: true)), operation: function)
  }

  /// Tells the run of `galley test` that a test compares nothing, so that its end proves no baseline unused.
  static func note(_ test: TestOwner) {
    guard ProcessInfo.processInfo.environment[RunName.variable]?.isEmpty == false else { return }
    let runner = try? CheckContext.runner(forTestAt: CheckContext.packagePath)
    runner?.recorder.noteIgnoring(test)
  }
}

extension Trait where Self == IgnoreSnapshotsTrait {
  /// Turns off the comparisons of a test or a suite, for tests with another purpose, such as a suite on a
  /// slow device.
  ///
  /// - Reference: [Playwright's `ignoreSnapshots`](https://playwright.dev/docs/api/class-testconfig#test-config-ignore-snapshots).
  public static var ignoreSnapshots: IgnoreSnapshotsTrait { IgnoreSnapshotsTrait(isIgnoring: true) }

  /// Turns off the comparisons of a test or a suite under a condition, for suites whose screens have
  /// baselines on one device, and that run on others to show that the app works there.
  ///
  /// - Parameter isIgnoring: Whether comparisons are off.
  public static func ignoreSnapshots(_ isIgnoring: Bool) -> IgnoreSnapshotsTrait {
    IgnoreSnapshotsTrait(isIgnoring: isIgnoring)
  }
}

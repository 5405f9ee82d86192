import GalleyAutomation
import Testing

/// A trait that sets what the actions of a test or a suite do about alerts that come up over their elements.
public struct InterruptionsTrait: TestTrait, SuiteTrait, TestScoping {
  let policy: InterruptionPolicy

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test whose devices have the policy from their start.
  ///
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await InterruptionPolicy.$current.withValue(policy, operation: function)
  }
}

extension Trait where Self == InterruptionsTrait {
  /// Sets what the actions of a test or a suite do about alerts that come up over their elements.
  ///
  /// ```swift
  /// @Suite(.interruptions(.fail)) struct CheckoutTests { … }
  /// ```
  ///
  /// Without it they are answered, as Apple's are; what was answered is in the log, in later failures, and
  /// named by `galley gate` and its report. A device can be told another policy at any time by its automator's `interruptionPolicy`.
  ///
  /// - Parameter policy: What is done.
  public static func interruptions(_ policy: InterruptionPolicy) -> InterruptionsTrait {
    InterruptionsTrait(policy: policy)
  }
}

import GalleyAutomation
import Testing

/// A trait that sets the policy for alerts that come up over the elements of actions, in a test or a suite.
public struct InterruptionsTrait: TestTrait, SuiteTrait, TestScoping {
  let policy: InterruptionPolicy

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test whose devices have the policy from their start.
  ///
  /// - Throws: The error of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await InterruptionPolicy.$current.withValue(policy, operation: function)
  }
}

extension Trait where Self == InterruptionsTrait {
  /// Sets the policy for alerts that come up over the elements of actions, in a test or a suite.
  ///
  /// ```swift
  /// @Suite(.interruptions(.fail)) struct CheckoutTests { … }
  /// ```
  ///
  /// Without it, alerts are answered, as by Apple's framework; the log, later failures, `galley gate` and its
  /// report name them. To change the policy of a device later, set its automator's `interruptionPolicy`.
  ///
  /// - Parameter policy: The policy.
  public static func interruptions(_ policy: InterruptionPolicy) -> InterruptionsTrait {
    InterruptionsTrait(policy: policy)
  }
}

import GalleyAutomation
import Testing

/// A trait that sets the way in which the actions of a test or a suite reach their elements.
public struct InputMethodTrait: TestTrait, SuiteTrait, TestScoping {
  let method: InputMethod

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test whose devices have the method from their start.
  ///
  /// - Throws: The error of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await InputMethod.$current.withValue(method, operation: function)
  }
}

extension Trait where Self == InputMethodTrait {
  /// Performs the actions of a test or a suite as a person with VoiceOver does: with its cursor, and by
  /// activating elements.
  ///
  /// ```swift
  /// @Suite(.throughVoiceOver) struct CheckoutByEar { … }
  /// ```
  ///
  /// An action on an element that VoiceOver does not reach fails with the reason. For a single page, use its
  /// `throughVoiceOver`; for a device, its automator's `inputMethod`.
  public static var throughVoiceOver: InputMethodTrait { InputMethodTrait(method: .voiceOver) }
}

import GalleyAutomation
import Testing

/// A trait that sets the way in which the actions of a test or a suite reach their elements.
public struct InputMethodTrait: TestTrait, SuiteTrait, TestScoping {
  let method: InputMethod

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test whose devices have the method from their start.
  ///
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await InputMethod.$current.withValue(method, operation: function)
  }
}

extension Trait where Self == InputMethodTrait {
  /// Has the actions of a test or a suite done as a person with VoiceOver does them: by its cursor, and by activating elements.
  ///
  /// ```swift
  /// @Suite(.throughVoiceOver) struct CheckoutByEar { … }
  /// ```
  ///
  /// What VoiceOver does not reach, an action does not, and says why. A single page is asked so by its `throughVoiceOver`, a device by
  /// its automator's `inputMethod`.
  public static var throughVoiceOver: InputMethodTrait { InputMethodTrait(method: .voiceOver) }
}

import Foundation

/// Members that Foundation's objects have on Apple's platforms, and elements inherit.
extension XCUIElement {
  /// The name that is read aloud; `nil` if there is none.
  @MainActor @preconcurrency @_disfavoredOverload
  public var accessibilityLabel: String? { label.isEmpty ? nil : label }

  /// The name given by the app's author for tests; `nil` if there is none.
  @MainActor @preconcurrency @_disfavoredOverload
  public var accessibilityIdentifier: String? { identifier.isEmpty ? nil : identifier }

  /// The value as text; `nil` if there is none.
  @MainActor @preconcurrency @_disfavoredOverload
  public var accessibilityValue: String? { value.map { "\($0)" } }

  /// The frame of the element, in points of the screen.
  @MainActor @preconcurrency @_disfavoredOverload
  public var accessibilityFrame: CGRect { frame }
}

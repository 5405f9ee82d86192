/// The technologies that help people to use a device.
///
/// - Reference: [SwiftUI's `AccessibilityTechnologies`](https://developer.apple.com/documentation/swiftui/accessibilitytechnologies).
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// One bit a technology.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// The control by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

/// A property wrapper for which element assistive technology looks at.
///
/// As on a device on which none runs, no element ever has that focus, and setting it does nothing.
///
/// - Reference: [SwiftUI's `AccessibilityFocusState`](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate).
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and write the value from another view.
  @propertyWrapper
  public struct Binding {
    fileprivate let none: Value

    /// The value; none, whatever is set.
    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value

  /// Tells whether one element is looked at.
  public init() where Value == Bool { none = false }

  /// Tells which of several elements is looked at.
  public init<Element: Hashable>() where Value == Element? { none = nil }

  /// Tells whether one element is looked at by some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }

  /// Tells which of several elements is looked at by some technologies.
  public init<Element: Hashable>(for technologies: AccessibilityTechnologies) where Value == Element? {
    none = nil
  }

  /// The value; none, whatever is set.
  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }

  /// A way to tie elements to the value.
  public var projectedValue: Binding { Binding(none: none) }
}

nonisolated extension View {
  /// Ties this view's element to a value of a focus state.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Ties this view's element to a focus state.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}

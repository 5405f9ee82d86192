import Foundation
import GalleyTree

/// Words for assistive technology under a condition; without it the view keeps its own.
nonisolated extension View {
  /// Sets the words that are read aloud for the view, if a condition holds.
  ///
  /// - Parameters:
  ///   - label: The words.
  ///   - isEnabled: Whether the condition holds.
  /// - Returns: The view.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    words(label, isEnabled: isEnabled) { $0.label = $1 }
  }

  /// Sets the words that are read aloud for the view, if a condition holds.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the words that are read aloud for the view, if a condition holds.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the view's value in words, if a condition holds.
  ///
  /// - Parameters:
  ///   - value: The words.
  ///   - isEnabled: Whether the condition holds.
  /// - Returns: The view.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    words(value, isEnabled: isEnabled) { $0.value = .text($1) }
  }

  /// Sets the view's value in words, if a condition holds.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the view's value in words, if a condition holds.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Describes the result of using the view, if a condition holds.
  ///
  /// - Parameters:
  ///   - hint: The words.
  ///   - isEnabled: Whether the condition holds.
  /// - Returns: The view.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modified(by: SemanticsModifier(semantics: .hint(hint), isEnabled: isEnabled))
  }

  /// Describes the result of using the view, if a condition holds.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Describes the result of using the view, if a condition holds.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets the view's identifier for tests, if a condition holds.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modified(by: AccessibilityModifier { if isEnabled { $0.identify(identifier) } })
  }
}

import Foundation

/// Additional information about an element.
///
/// - Reference: [Accessibility's `AXCustomContent`](https://developer.apple.com/documentation/accessibility/axcustomcontent).
public enum AXCustomContent {
  /// The moment at which the content is read aloud.
  ///
  /// - Reference: [Accessibility's `AXCustomContent.Importance`](https://developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum).
  public enum Importance: UInt, Hashable, Sendable {
    /// The content is read on request.
    case `default`
    /// With the element.
    case high
  }
}

nonisolated extension View {
  /// Adds information about the view.
  ///
  /// - Reference: [SwiftUI's `accessibilityCustomContent(_:_:importance:)`](https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)).
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    semantics(.customContent(label, value, isImportant: importance == .high))
  }

  /// Adds information about the view.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds information about the view.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds information about the view.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: Value, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}

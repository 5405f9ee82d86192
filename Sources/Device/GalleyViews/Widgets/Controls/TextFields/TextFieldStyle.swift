// The names with underscores are SwiftUI's: apps conform to this protocol, although Apple does not document it.
/// A style of text fields.
///
/// - Reference: [SwiftUI's `TextFieldStyle`](https://developer.apple.com/documentation/swiftui/textfieldstyle).
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of the styled view.
  associatedtype _Body: View

  /// The label of the field to show.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view of a field.
  ///
  /// - Parameter configuration: The field, with the style that is set further out.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style shows.
nonisolated public struct _TextFieldStyleLabel: View, StylePart {
  public typealias Body = Never

  let content: any View
}

/// The view of a style for a field.
nonisolated struct TextFieldStyleBody<Style: TextFieldStyle>: View {
  let style: StyleProperty<Style>
  let field: TextField<_TextFieldStyleLabel>

  @MainActor var body: some View { style.style._body(configuration: field) }
}

/// The default style of text fields: the text alone.
///
/// - Reference: [SwiftUI's `DefaultTextFieldStyle`](https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle).
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}

  /// The field without a border.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modified(by: EnvironmentModifier { $0.textFieldStyles.replace(by: self) })
  }
}

/// Only the text.
///
/// - Reference: [SwiftUI's `PlainTextFieldStyle`](https://developer.apple.com/documentation/swiftui/plaintextfieldstyle).
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}

  /// The field without a border.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modified(by: EnvironmentModifier { $0.textFieldStyles.replace(by: self) })
  }
}

/// The text within a border with round corners.
///
/// - Reference: [SwiftUI's `RoundedBorderTextFieldStyle`](https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle).
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}

  /// The field with a border.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modified(by: EnvironmentModifier { $0.textFieldStyles.replace(by: self) })
  }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style for the field's place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Only the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text within a border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  /// Sets the style of text fields.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `textFieldStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)).
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    modified(by: EnvironmentModifier { $0.textFieldStyles.push(style) })
  }
}

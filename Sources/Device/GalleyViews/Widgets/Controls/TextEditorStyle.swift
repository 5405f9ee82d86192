/// A style of text editors; apps cannot define custom ones.
///
/// - Reference: [SwiftUI's `TextEditorStyle`](https://developer.apple.com/documentation/swiftui/texteditorstyle).
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The default style of text editors.
///
/// - Reference: [SwiftUI's `AutomaticTextEditorStyle`](https://developer.apple.com/documentation/swiftui/automatictexteditorstyle).
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

/// Text without decoration, which is the default style on iOS.
///
/// - Reference: [SwiftUI's `PlainTextEditorStyle`](https://developer.apple.com/documentation/swiftui/plaintexteditorstyle).
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Text without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
  /// Sets the style of text editors inside; on iOS all styles look the same.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `textEditorStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/texteditorstyle(_:)).
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}

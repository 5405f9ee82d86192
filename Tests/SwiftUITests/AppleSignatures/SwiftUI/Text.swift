import Foundation

/// developer.apple.com/documentation/swiftui/text.
public struct Text: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:).
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}

  /// developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4.
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {}

  /// developer.apple.com/documentation/swiftui/text/init(verbatim:).
  public init(verbatim content: String) {}
}

extension Text: View {
  /// developer.apple.com/documentation/swiftui/text/body.
  public typealias Body = Never
}

extension Text {
  /// developer.apple.com/documentation/swiftui/text/font(_:).
  nonisolated public func font(_ font: Font?) -> Text { self }

  /// developer.apple.com/documentation/swiftui/text/bold().
  nonisolated public func bold() -> Text { self }

  /// developer.apple.com/documentation/swiftui/text/strikethrough(_:color:).
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// developer.apple.com/documentation/swiftui/text/foregroundstyle(_:).
  nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }

  /// developer.apple.com/documentation/swiftui/text/accessibilitylabel(_:).
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }
}

/// developer.apple.com/documentation/swiftui/localizedstringkey.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// developer.apple.com/documentation/swiftui/localizedstringkey/init(stringliteral:).
  public init(stringLiteral value: String) {}

  /// developer.apple.com/documentation/swiftui/localizedstringkey/init(stringinterpolation:).
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {}

  /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/init(literalcapacity:interpolationcount:).
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendliteral(_:).
    public mutating func appendLiteral(_ literal: String) {}

    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:).
    public mutating func appendInterpolation(_ string: String) {}

    /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-378v9.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {}
  }
}

/// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)-378v9.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}

/// developer.apple.com/documentation/swiftui/font.
public struct Font: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/font/title2.
  public static let title2 = Font()
  /// developer.apple.com/documentation/swiftui/font/title3.
  public static let title3 = Font()
  /// developer.apple.com/documentation/swiftui/font/headline.
  public static let headline = Font()
  /// developer.apple.com/documentation/swiftui/font/subheadline.
  public static let subheadline = Font()
  /// developer.apple.com/documentation/swiftui/font/footnote.
  public static let footnote = Font()
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/font(_:).
  nonisolated public func font(_ font: Font?) -> some View { self }
}

/// developer.apple.com/documentation/swiftui/textfield.
nonisolated public struct TextField<Label> where Label: View {}

extension TextField: View {
  /// developer.apple.com/documentation/swiftui/textfield/body.
  public typealias Body = Never
}

extension TextField where Label == Text {
  /// developer.apple.com/documentation/swiftui/textfield/init(_:text:).
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

/// developer.apple.com/documentation/swiftui/texteditor.
nonisolated public struct TextEditor {
  /// developer.apple.com/documentation/swiftui/texteditor/init(text:).
  nonisolated public init(text: Binding<String>) {}
}

extension TextEditor: View {
  /// developer.apple.com/documentation/swiftui/texteditor/body.
  public typealias Body = Never
}

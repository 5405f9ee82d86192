import Foundation

/// The behavior of a field beyond text input.
struct TextFieldBehavior {
  /// The direction in which the field grows.
  var axis = Axis.horizontal
  /// Whether letters are shown as dots.
  var isSecure = false
  /// Whether typed text becomes the app's value only when the input ends.
  var keepsDraft = false
  /// A closure that is called when the field gets the keyboard, and when it loses it.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// A closure that is called when the return key ends the input.
  var onCommit: () -> Void = {}
}

extension TextField {
  /// Creates a field with a custom label, which an empty field without a prompt shows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: The text of an empty field.
  ///   - label: The purpose of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(prompt: prompt, text: text, label: label())
  }

  /// Creates a field with a custom label that may grow downwards.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(prompt: prompt, text: text, label: label(), behavior: TextFieldBehavior(axis: axis))
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(prompt: nil, text: text, label: Text(titleKey))
  }

  /// Creates a field with a title from a string table.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(prompt: nil, text: text, label: Text(titleResource))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(prompt: nil, text: text, label: Text(title))
  }

  /// Creates a field with a prompt, which it shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(prompt: prompt, text: text, label: Text(titleKey))
  }

  /// Creates a field with a prompt, which it shows while it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(prompt: prompt, text: text, label: Text(title))
  }

  /// Creates a field that may grow downwards.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(prompt: nil, text: text, label: Text(titleKey), behavior: TextFieldBehavior(axis: axis))
  }

  /// Creates a field that may grow downwards.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(prompt: nil, text: text, label: Text(title), behavior: TextFieldBehavior(axis: axis))
  }

  /// Creates a field with a prompt that may grow downwards.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(prompt: prompt, text: text, label: Text(titleKey), behavior: TextFieldBehavior(axis: axis))
  }

  /// Creates a field with a prompt that may grow downwards.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(prompt: prompt, text: text, label: Text(title), behavior: TextFieldBehavior(axis: axis))
  }

  /// Creates a field that reports its input; SwiftUI's older form.
  ///
  /// - Parameters:
  ///   - titleKey: The purpose of the field.
  ///   - text: The text.
  ///   - onEditingChanged: A closure that is called when the field gets the keyboard, and when it loses it.
  ///   - onCommit: A closure that is called when the return key ends the input.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      prompt: nil, text: text, label: Text(titleKey),
      behavior: TextFieldBehavior(onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Creates a field that reports its input; SwiftUI's older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// Creates a field that reports its input; SwiftUI's older form.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      prompt: nil, text: text, label: Text(title),
      behavior: TextFieldBehavior(onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Creates a field that reports its input; SwiftUI's older form.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }
}

extension TextField where Label == Text {
  private init<Value>(
    _ label: Text, value: Binding<Value>, prompt: Text?, write: @escaping (Value, Locale) -> String,
    read: @escaping (String, Locale) -> Value?
  ) {
    func text(_ locale: Locale) -> Binding<String> {
      Binding<String>(
        get: { write(value.wrappedValue, locale) },
        set: { if let new = read($0, locale) { value.wrappedValue = new } })
    }
    self.init(
      prompt: prompt, text: .constant(""), localizedText: text, label: label,
      behavior: TextFieldBehavior(keepsDraft: true))
  }

  /// Creates a field of a value in a format; the text is parsed when the input ends, and discarded if it is
  /// invalid.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      Text(titleKey), value: value, prompt: prompt, write: { format.locale($1).format($0) },
      read: { try? format.locale($1).parseStrategy.parse($0) })
  }

  /// Creates a field of a value in a format; the text is parsed when the input ends, and discarded if it is
  /// invalid.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      Text(title), value: value, prompt: prompt, write: { format.locale($1).format($0) },
      read: { try? format.locale($1).parseStrategy.parse($0) })
  }

  /// Creates a field of an optional value in a format; an empty field and invalid text are no value.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      Text(titleKey), value: value, prompt: prompt,
      write: { value, locale in value.map { format.locale(locale).format($0) } ?? "" },
      read: { .some(try? format.locale($1).parseStrategy.parse($0)) })
  }

  /// Creates a field of a value in a formatter's form.
  public init<Value>(_ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter) {
    self.init(titleKey, value: value, formatter: formatter, onCommit: {})
  }

  /// Creates a field of a value in a formatter's form that reports its input.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(titleKey), value: value, prompt: nil,
      write: { value, locale in formatter.inLocale(locale) { $0.string(for: value) ?? "" } },
      read: { text, locale in formatter.inLocale(locale) { Self.value(of: text, by: $0) } })
    behavior.onEditingChanged = onEditingChanged
    behavior.onCommit = onCommit
  }

  /// Returns the value of a text; Foundation's formatters on Linux parse numbers and dates.
  private static func value<Value>(of text: String, by formatter: Formatter) -> Value? {
    switch formatter {
    case let formatter as NumberFormatter:
      let number = formatter.number(from: text)
      return number as? Value ?? number?.doubleValue as? Value ?? number?.intValue as? Value
    case let formatter as DateFormatter: return formatter.date(from: text) as? Value
    default: return text as? Value
    }
  }
}

/// A field for a hidden text.
///
/// In the element tree it is a `secureTextField`, whose value consists of dots.
///
/// - Reference: [SwiftUI's `SecureField`](https://developer.apple.com/documentation/swiftui/securefield).
nonisolated public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  fileprivate init(
    _ prompt: Text?, _ text: Binding<String>, _ label: Label, onCommit: @escaping () -> Void = {}
  ) {
    field = TextField(
      prompt: prompt, text: text, label: label,
      behavior: TextFieldBehavior(isSecure: true, onCommit: onCommit))
  }

  /// Creates a field with a custom label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(prompt, text, label())
  }

  public var body: some View { field }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(nil, text, Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(nil, text, Text(title))
  }

  /// Creates a field with a prompt, which it shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(prompt, text, Text(titleKey))
  }

  /// Creates a field with a prompt, which it shows while it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(prompt, text, Text(title))
  }

  /// Creates a field that reports its end; SwiftUI's older form.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(nil, text, Text(titleKey), onCommit: onCommit)
  }

  /// Creates a field that reports its end; SwiftUI's older form.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(nil, text, Text(title), onCommit: onCommit)
  }
}

import Foundation

/// The key of a text in the app's string tables, with the values that stand in it.
///
/// A literal with interpolations is a key whose interpolations are written `%@`, `%lld` and so on, as in string catalogues.
///
/// - Reference: [SwiftUI's `LocalizedStringKey`](https://developer.apple.com/documentation/swiftui/localizedstringkey).
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let format: LocalizedFormat

  init(format: LocalizedFormat) {
    self.format = format
  }

  /// Creates a key from a text.
  public init(_ value: String) {
    format = LocalizedFormat(key: value)
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format
  }

  /// The parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var format = LocalizedFormat()

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds letters.
    public mutating func appendLiteral(_ literal: String) {
      format.append(literal: literal)
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) {
      format.append(.string(string), "%@")
    }

    /// Appends the description of a value, such as a part of a text.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      format.append(.string("\(value)"), "%@")
    }

    /// Appends a text with attributes.
    public mutating func appendInterpolation(_ text: Text) {
      format.append(.text(text), "%@")
    }

    /// Adds a picture, such as a symbol.
    public mutating func appendInterpolation(_ image: Image) {
      format.append(.text(Text(image)), "%@")
    }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ text: AttributedString) {
      format.append(.text(Text(text)), "%@")
    }

    /// Adds a text from a string table.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      format.append(.text(Text(resource)), "%@")
    }

    /// Adds a text from a string table.
    public mutating func appendInterpolation(_ key: LocalizedStringKey) {
      format.append(.text(Text(key)), "%@")
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      format.append(integer: value)
    }

    /// Adds a number with a fraction; without a specifier it has six digits behind the point, as with Apple's.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      format.append(.number(Double(value)), Value.self == Float.self ? "%f" : "%lf")
    }

    /// Adds a number in a form such as `%.2f`.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      format.append(value, specifier: specifier)
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) {
      format.append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format style: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      format.append(.formatted(FormattedValue(input, style)), "%@")
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      format.append(.text(Text(date, style: style)), "%@")
    }

    /// Adds the time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      format.append(.text(Text(dates)), "%@")
    }
  }
}

/// A key with its values, and the words if no table has it.
struct LocalizedFormat: Equatable, Sendable {
  /// A value in a text.
  indirect enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case formatted(FormattedValue)
    case text(Text)
  }

  /// The key, in which each value is a specifier such as `%@`.
  private(set) var key = ""
  private(set) var arguments: [Argument] = []

  init(key: String = "") {
    self.key = key
  }

  /// Whether letters such as `%` in the key are doubled, as beside values.
  private(set) var isFormat = false

  mutating func append(literal: String) {
    key +=
      literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    isFormat = true
  }

  mutating func append(_ argument: Argument, _ specifier: String) {
    key += specifier
    arguments.append(argument)
    isFormat = true
  }

  mutating func append<Value: BinaryInteger>(integer value: Value) {
    if let integer = Int64(exactly: value) {
      append(.integer(integer), Value.isSigned ? "%lld" : "%llu")
    } else {
      append(UInt64(exactly: value).map { .unsigned($0) } ?? .string("\(value)"), "%llu")
    }
  }

  /// Adds a value in a form of C's `printf`.
  mutating func append<Value>(_ value: Value, specifier: String) {
    switch value {
    case let value as any BinaryInteger:
      append(Int64(exactly: value).map { .integer($0) } ?? .string("\(value)"), specifier)
    case let value as any BinaryFloatingPoint: append(.number(Double(value)), specifier)
    default: append(.string("\(value)"), specifier)
    }
  }
}

/// A value with its format.
struct FormattedValue: Equatable, @unchecked Sendable {
  // The closure holds a value and its format, which are plain values that nobody changes.
  private let make: (TextConditions) -> String

  init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatOutput == String {
    make = { format.locale($0.locale).format(input) }
  }

  init(_ make: @escaping (TextConditions) -> String) {
    self.make = make
  }

  func text(in conditions: TextConditions) -> String { make(conditions) }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    a.make(.standard) == b.make(.standard)
  }
}

/// The conditions under which values are written as text.
struct TextConditions: Sendable {
  var locale: Locale
  var calendar: Calendar
  var timeZone: TimeZone
  /// The present, for texts such as “2 minutes ago”.
  var now: Date

  /// The default: American English at the start of the simulated device's time.
  static let standard = EnvironmentValues().textConditions
}

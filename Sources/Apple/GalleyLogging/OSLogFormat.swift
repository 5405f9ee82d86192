import Foundation

/// Formats of messages, such as `%{public}@ has %d items`.
enum OSLogFormat {
  /// The text of a format with its arguments in place of the placeholders.
  ///
  /// Private and sensitive arguments are hidden. A placeholder without an argument stays.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var rest = arguments[...]
    let placeholder = /%(\{[^}]*\})?([-+#0-9.]*)(hh|h|ll|l|q|j|z|t)?([@%a-zA-Z])/
    return format.replacing(placeholder) { match -> String in
      let (whole, options, flags, length, conversion) = match.output
      if conversion == "%" { return "%" }
      guard let value = rest.popFirst() else { return String(whole) }
      if let options, options.contains("private") || options.contains("sensitive") { return "<private>" }
      return Self.text(value, flags, length, conversion)
    }
  }

  /// The text of an argument.
  ///
  /// Only a number gets a conversion for numbers: any other conversion reads memory that the argument does not have.
  private static func text(
    _ value: any CVarArg, _ flags: Substring, _ length: Substring?, _ conversion: Substring
  ) -> String {
    if let integer = value as? any FixedWidthInteger, "dDiuUoOxXc".contains(conversion) {
      let length = conversion != "c" && type(of: integer).bitWidth == 64 ? "l" : length ?? ""
      return String(format: "%\(flags)\(length)\(conversion)", value)
    }
    if value is any BinaryFloatingPoint, "eEfFgGaA".contains(conversion) {
      return String(format: "%\(flags)\(conversion)", value)
    }
    return "\(value)"
  }
}

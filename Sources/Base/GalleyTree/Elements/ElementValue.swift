import GalleyText

/// The value of an element: a text or a number.
public enum ElementValue: Hashable, Sendable {
  /// A text, such as the content of a field.
  case text(String)

  /// A number, such as a slider's position.
  case number(Double)

  /// The value as text; numbers are written without a needless fraction.
  public var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): Numeral.decimal(number)
    }
  }
}

extension ElementValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension ElementValue: Codable {
  /// Reads a JSON string or number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes a JSON string or number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}

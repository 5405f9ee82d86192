import Foundation

/// A value of JSON, as commands and answers of protocols hold it.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number.
  case number(Double)
  case text(String)
  case list([JSONValue])
  /// Values by name.
  case object([String: JSONValue])

  /// A member of an object, or nothing.
  package subscript(_ name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text, if it is one.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The number, if it is one.
  package var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The value of a boolean, if it is one.
  package var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// A text, a number or a truth value as a word of a list for people.
  package var word: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let value): String(value)
    case .null, .list, .object: ""
    }
  }

  /// The elements of a list; none of anything else.
  package var elements: [JSONValue] {
    if case .list(let values) = self { values } else { [] }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONValue {
  /// The value as JSON, which is an expression of JavaScript, too.
  package var source: String? {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value with those of another one: objects by their members, and lists one behind the other.
  package func merged(with other: JSONValue) -> JSONValue {
    switch (self, other) {
    case (.object(let own), .object(let added)): .object(own.merging(added) { $0.merged(with: $1) })
    case (.list(let own), .list(let added)): .list(own + added)
    default: other
    }
  }
}

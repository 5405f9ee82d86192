import Foundation

/// A value as predicates see it.
package enum PredicateValue {
  /// `nil` or `NSNull`.
  case null
  /// A truth value; it compares as 0 or 1, as an `NSNumber` does.
  case boolean(Bool)
  case number(PredicateNumber)
  /// A text.
  case string(String)
  case date(Date)
  /// An array, or the members of a set.
  case list([PredicateValue])
  case dictionary([String: PredicateValue])
  /// An object with keys.
  case object(any PredicateSubject)

  /// A whole number.
  package static func integer(_ number: Int) -> PredicateValue { .number(.integer(number)) }

  package static func real(_ number: Double) -> PredicateValue { .number(.real(number)) }

  /// The value as a number, if it is one; truth values are.
  package var asNumber: PredicateNumber? {
    switch self {
    case .number(let number): number
    case .boolean(let value): .integer(value ? 1 : 0)
    default: nil
    }
  }

  /// Whether it is `nil`.
  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The value in the words of an error, with its article.
  package var kind: String {
    switch self {
    case .null: "nil"
    case .boolean: "a Boolean"
    case .number(.integer): "a whole number"
    case .number(.real): "a number"
    case .string: "a string"
    case .date: "a date"
    case .list: "a collection"
    case .dictionary: "a dictionary"
    case .object(let subject): subject.predicateKind
    }
  }

  /// The value in the form of key-value coding: truth values and numbers are `NSNumber`, `nil` in a
  /// collection is `NSNull`.
  package var foundationObject: Any? {
    switch self {
    case .null: nil
    case .boolean(let value): NSNumber(value: value)
    case .number(.integer(let number)): NSNumber(value: number)
    case .number(.real(let number)): NSNumber(value: number)
    case .string(let text): text
    case .date(let date): date
    case .list(let values): values.map { $0.foundationObject ?? NSNull() }
    case .dictionary(let values): values.mapValues { $0.foundationObject ?? NSNull() }
    case .object(let subject): subject.predicateObject
    }
  }
}

extension PredicateValue: Equatable {
  /// Whether two values are written alike: 3 and 3.0 are not, which predicates hold equal.
  package static func == (a: PredicateValue, b: PredicateValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.dictionary(let a), .dictionary(let b)): a == b
    case (.object(let a), .object(let b)): a.isEqual(to: b)
    default: false
    }
  }
}

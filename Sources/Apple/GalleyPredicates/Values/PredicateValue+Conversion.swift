import Foundation

extension PredicateValue {
  /// Any value of Swift or Foundation as predicates see it.
  ///
  /// Enumerations with a raw value count as that, rectangles and similar structures as objects with keys.
  package init(_ value: Any?) {
    guard let value else {
      self = .null
      return
    }
    if let known = Self.known(value) {
      self = known
    } else if type(of: value) is AnyClass {
      self = Self.bridged(value) ?? .object(UnknownSubject(predicateObject: value))
    } else if let plain = Self.plain(value) ?? Self.collection(value) {
      self = plain
    } else if let optional = value as? any OptionalValue {
      self.init(optional.wrapped)
    } else if let named = value as? any RawRepresentable {
      self.init(named.rawValue)
    } else {
      self = .object(UnknownSubject(predicateObject: value))
    }
  }

  /// A value whose type knows its own form in predicates.
  private static func known(_ value: Any) -> PredicateValue? {
    switch value {
    case let value as PredicateValue: value
    case let value as any PredicateConvertible: value.predicateValue
    case let subject as any PredicateSubject: .object(subject)
    default: nil
    }
  }

  /// An object of one of Foundation's classes.
  ///
  /// They are distinguished from Swift's own types first: a cast to one of those would turn a number into a
  /// Boolean.
  private static func bridged(_ value: Any) -> PredicateValue? {
    switch value {
    case let text as NSString: .string(text as String)
    case let number as NSNumber: Self.number(number)
    case is NSNull: .null
    case let date as NSDate: .date(date as Date)
    case let dictionary as NSDictionary: Self.dictionary(dictionary.map { ($0.key, $0.value) })
    case let array as NSArray: list(array)
    case let set as NSSet: list(set)
    case let set as NSOrderedSet: list(set.array)
    default: nil
    }
  }

  /// A value of one of Swift's types, that is not made of other values.
  private static func plain(_ value: Any) -> PredicateValue? {
    switch value {
    case let text as String: .string(text)
    case let text as Substring: .string(String(text))
    case let character as Character: .string(String(character))
    case let value as Bool: .boolean(value)
    case let number as any BinaryInteger: Self.number(number)
    case let number as any BinaryFloatingPoint: .real(Double(number))
    case let number as Decimal: .number(.of(NSDecimalNumber(decimal: number).doubleValue))
    case let date as Date: .date(date)
    case let rectangle as CGRect: .rectangle(rectangle)
    case let point as CGPoint: .object(PairSubject(point: point))
    case let size as CGSize: .object(PairSubject(size: size))
    case let value as AnyHashable where !(value.base is AnyHashable): PredicateValue(value.base)
    default: nil
    }
  }

  private static func number(_ number: any BinaryInteger) -> PredicateValue {
    Int(exactly: number).map { .integer($0) } ?? .real(Double(number))
  }

  private static func number(_ number: NSNumber) -> PredicateValue {
    if number.isBoolean { return .boolean(number.boolValue) }
    if let integer = Int(exactly: number) { return .integer(integer) }
    return .real(number.doubleValue)
  }

  private static func collection(_ value: Any) -> PredicateValue? {
    switch value {
    case let values as [AnyHashable: Any]: dictionary(values.map { ($0.key, $0.value) })
    case let values as [Any]: list(values)
    case let values as any Collection: list(elements(values))
    default: nil
    }
  }

  private static func list(_ values: some Sequence<Any>) -> PredicateValue {
    .list(values.map { PredicateValue($0) })
  }

  private static func dictionary(_ entries: [(Any, Any)]) -> PredicateValue {
    .dictionary(
      Dictionary(entries.map { ("\($0)", PredicateValue($1)) }, uniquingKeysWith: { first, _ in first }))
  }

  private static func elements(_ collection: some Collection) -> [Any] {
    collection.map { $0 as Any }
  }
}

extension NSNumber {
  /// Whether the number was made of a Boolean; Foundation has a separate class for these.
  fileprivate var isBoolean: Bool { type(of: self) == type(of: NSNumber(value: true)) }
}

/// An optional of any type, seen from outside.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? {
    switch self {
    case .none: nil
    case .some(let value): value
    }
  }
}

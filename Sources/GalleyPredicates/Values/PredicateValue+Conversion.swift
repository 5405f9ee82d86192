import Foundation

extension PredicateValue {
  /// How deep collections are looked into: one that contains itself has no end.
  private static let deepest = 64

  /// Any value of Swift or Foundation as predicates see it.
  ///
  /// Enumerations with a raw value count as that, rectangles and the like as objects with keys.
  package init(_ value: Any?) {
    self.init(value, depth: 0)
  }

  private init(_ value: Any?, depth: Int) {
    guard let value else {
      self = .null
      return
    }
    if let simple = Self.simple(value) {
      self = simple
    } else if depth < Self.deepest, let collection = Self.collection(value, depth: depth + 1) {
      self = collection
    } else if let optional = value as? any OptionalValue {
      self.init(optional.wrapped, depth: depth)
    } else if let named = value as? any RawRepresentable {
      self.init(named.rawValue, depth: depth)
    } else {
      self = .object(UnknownSubject(predicateObject: value))
    }
  }

  /// What is not made of other values.
  private static func simple(_ value: Any) -> PredicateValue? {
    // The types themselves are asked first: a cast would take a number for a Boolean.
    switch value {
    case let value as PredicateValue: value
    case let value as any PredicateConvertible: value.predicateValue
    case let subject as any PredicateSubject: .object(subject)
    case let text as String: .string(text)
    case let text as Substring: .string(String(text))
    case let character as Character: .string(String(character))
    case let text as NSString: .string(text as String)
    case is NSNull: .null
    case let number as NSNumber where type(of: value) is AnyClass: Self.number(number)
    case let value as Bool: .boolean(value)
    case let number as Int: .integer(number)
    case let number as Double: .real(number)
    case let number as any BinaryInteger: Self.number(number)
    case let number as any BinaryFloatingPoint: .real(Double(number))
    case let number as Decimal: .number(.of(NSDecimalNumber(decimal: number).doubleValue))
    case let date as Date: .date(date)
    case let date as NSDate: .date(date as Date)
    case let rectangle as CGRect: .object(RectangleSubject(rectangle: rectangle))
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

  private static func collection(_ value: Any, depth: Int) -> PredicateValue? {
    func list(_ values: some Sequence<Any>) -> PredicateValue {
      .list(values.map { PredicateValue($0, depth: depth) })
    }
    return switch value {
    case let dictionary as NSDictionary:
      .dictionary(
        Dictionary(
          dictionary.map { ("\($0.key)", PredicateValue($0.value, depth: depth)) }, uniquingKeysWith: { $1 }))
    case let dictionary as [AnyHashable: Any]:
      .dictionary(
        Dictionary(
          dictionary.map { ("\($0.key)", PredicateValue($0.value, depth: depth)) }, uniquingKeysWith: { $1 }))
    case let array as NSArray: list(array)
    case let set as NSSet: list(set)
    case let set as NSOrderedSet: list(set.array)
    case let array as [Any]: list(array)
    case let collection as any Collection: list(Self.elements(collection))
    default: nil
    }
  }

  private static func elements(_ collection: some Collection) -> [Any] {
    collection.map { $0 as Any }
  }
}

extension NSNumber {
  /// Whether the number was made of a Boolean; Foundation has a class of its own for these.
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

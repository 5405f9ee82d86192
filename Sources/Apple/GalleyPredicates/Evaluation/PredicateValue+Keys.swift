import Foundation

/// The operators that a path applies to a collection, as key-value coding has them.
///
/// - Reference: Apple, *Key-Value Coding Programming Guide*,
///   [Using Collection Operators](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html).
enum CollectionOperator: String, CaseIterable {
  case count = "@count"
  case sum = "@sum"
  case average = "@avg"
  case minimum = "@min"
  case maximum = "@max"
  case union = "@unionOfObjects"
  case distinctUnion = "@distinctUnionOfObjects"

  /// The result of the operator for a collection's members.
  func result(_ members: [PredicateValue]) throws -> PredicateValue {
    // Members without a value do not count, except where members are counted.
    let values = members.filter { !$0.isNull }
    switch self {
    case .count: return .integer(members.count)
    case .sum: return try PredicateFunction.sum.result([.list(values)])
    case .average: return try PredicateFunction.average.result([.list(values)])
    case .minimum: return try extreme(values, .ascending)
    case .maximum: return try extreme(values, .descending)
    case .union: return .list(values)
    case .distinctUnion:
      return .list(values.reduce(into: []) { kept, value in if !kept.contains(value) { kept.append(value) } })
    }
  }

  /// Texts and dates have a least and a greatest, too.
  private func extreme(_ values: [PredicateValue], _ wanted: PredicateOrder) throws -> PredicateValue {
    let isBefore = PredicateComparison(.object, wanted == .ascending ? .less : .greater, .object)
    return try values.dropFirst().reduce(values.first ?? .null) { try isBefore.holds($1, $0) ? $1 : $0 }
  }
}

extension PredicateValue {
  /// The value of keys, one after the other; those of a collection are asked of each member.
  func value(at keys: ArraySlice<String>) throws -> PredicateValue {
    var value = self
    var rest = keys
    while let key = rest.popFirst() {
      if key.hasPrefix("@") {
        guard let operation = CollectionOperator(rawValue: key) else {
          throw PredicateEvaluationError.unknownCollectionOperator(key)
        }
        guard let members = value.members else {
          throw PredicateEvaluationError.notACollection(what: key, given: value.kind)
        }
        // A count has no keys to read from its members; further keys are read from the number.
        if operation == .count {
          value = .integer(members.count)
          continue
        }
        return try operation.result(members.map { try $0.value(at: rest) })
      }
      value = try value.value(forKey: key)
    }
    return value
  }

  /// The value of one key.
  private func value(forKey key: String) throws -> PredicateValue {
    // `SELF` in the middle of a path changes nothing.
    if key == "self" || key == "SELF" { return self }
    switch self {
    case .null: return .null
    case .object(let subject): return try subject.predicateValue(forKey: key)
    case .list(let members): return .list(try members.map { try $0.value(forKey: key) })
    case .dictionary(let values): return values[key] ?? .null
    case .string(let text): return try Self.value(of: text, forKey: key, kind)
    case .number, .boolean:
      let number = asNumber ?? .integer(0)
      switch key {
      case "integerValue", "intValue": return .integer(Int(exactly: number.double.rounded(.towardZero)) ?? 0)
      case "doubleValue", "floatValue": return .real(number.double)
      case "boolValue": return .boolean(number.double != 0)
      case "stringValue", "description": return .string(number.text)
      default: throw unknown(key, ["integerValue", "doubleValue", "boolValue", "stringValue"])
      }
    case .date(let date):
      switch key {
      case "timeIntervalSinceReferenceDate": return .real(date.timeIntervalSinceReferenceDate)
      case "timeIntervalSince1970": return .real(date.timeIntervalSince1970)
      default: throw unknown(key, ["timeIntervalSinceReferenceDate", "timeIntervalSince1970"])
      }
    }
  }

  private static func value(of text: String, forKey key: String, _ kind: String) throws -> PredicateValue {
    switch key {
    case "length": return .integer(text.utf16.count)
    case "lowercaseString": return .string(text.lowercased())
    case "uppercaseString": return .string(text.uppercased())
    case "capitalizedString": return .string(text.capitalized)
    case "description": return .string(text)
    case "integerValue", "intValue": return .integer(NSString(string: text).integerValue)
    case "doubleValue", "floatValue": return .real(NSString(string: text).doubleValue)
    case "boolValue": return .boolean(NSString(string: text).boolValue)
    default:
      throw PredicateEvaluationError.unknownKey(
        key, of: kind,
        suggestions: ["length", "lowercaseString", "uppercaseString", "capitalizedString", "integerValue"])
    }
  }

  private func unknown(_ key: String, _ known: [String]) -> PredicateEvaluationError {
    .unknownKey(key, of: kind, suggestions: known)
  }
}

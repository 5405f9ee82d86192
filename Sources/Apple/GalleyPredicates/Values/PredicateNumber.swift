/// A number of a predicate; whole numbers stay exact.
package enum PredicateNumber: Equatable, Sendable {
  /// A whole number.
  case integer(Int)
  /// Any other number, and whole numbers beyond 64 bits.
  case real(Double)

  /// The number as a floating-point number, rounded if it is above 2⁵³.
  package var double: Double {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    }
  }

  /// The number as a whole number, if it is one.
  package var exactInteger: Int? {
    switch self {
    case .integer(let number): number
    case .real(let number): Int(exactly: number)
    }
  }

  /// The number as it is written in texts: without a fraction if it has none.
  var text: String {
    switch self {
    case .integer: description
    case .real(let number): Self.of(number).description
    }
  }

  /// A number that is kept as a whole number if it is one.
  package static func of(_ number: Double) -> PredicateNumber {
    Int(exactly: number).map { .integer($0) } ?? .real(number)
  }

  /// The order of two numbers by their exact values; `nil` if one of them is not a number.
  package static func order(_ a: PredicateNumber, _ b: PredicateNumber) -> PredicateOrder? {
    switch (a, b) {
    case (.integer(let a), .integer(let b)): PredicateOrder(a, b)
    case (.real(let a), .real(let b)): a.isNaN || b.isNaN ? nil : PredicateOrder(a, b)
    case (.integer(let a), .real(let b)): order(a, b)
    case (.real(let a), .integer(let b)): order(b, a)?.reversed
    }
  }

  /// No detour by floating point: 2⁵³ + 1 would be rounded to 2⁵³.
  private static func order(_ integer: Int, _ real: Double) -> PredicateOrder? {
    if real.isNaN { return nil }
    if real >= 0x1p63 { return .ascending }
    if real < -0x1p63 { return .descending }
    let whole = real.rounded(.down)
    let order = PredicateOrder(integer, Int(whole))
    return order == .same && whole < real ? .ascending : order
  }
}

extension PredicateNumber: CustomStringConvertible {
  /// The number as a literal that is read as the same number again.
  package var description: String {
    switch self {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    }
  }
}

/// The order of two values.
package enum PredicateOrder: Equatable, Sendable {
  case ascending
  case same
  case descending

  /// The order of two comparable values.
  init<Value: Comparable>(_ a: Value, _ b: Value) {
    self = a < b ? .ascending : a == b ? .same : .descending
  }

  /// The order the other way round.
  var reversed: PredicateOrder {
    switch self {
    case .ascending: .descending
    case .same: .same
    case .descending: .ascending
    }
  }
}

import Foundation

extension PredicateFunction {
  /// The result of the function for its arguments; `nil` for `nil`.
  func result(_ arguments: [PredicateValue]) throws -> PredicateValue {
    switch self {
    case .sum, .min, .max, .average, .median: return try aggregate(arguments[0])
    case .count:
      guard let members = arguments[0].members else { throw wrong("a collection", arguments[0]) }
      return .integer(members.count)
    case .sqrt, .log, .ln, .exp, .floor, .ceiling, .abs, .trunc: return try number(arguments[0])
    case .lowercase: return try text(arguments[0]) { .string($0.lowercased()) }
    case .uppercase: return try text(arguments[0]) { .string($0.uppercased()) }
    case .length: return try text(arguments[0]) { .integer($0.utf16.count) }
    case .add: return try PredicateExpression.Arithmetic.add.result(arguments[0], arguments[1])
    case .subtract: return try PredicateExpression.Arithmetic.subtract.result(arguments[0], arguments[1])
    case .multiply: return try PredicateExpression.Arithmetic.multiply.result(arguments[0], arguments[1])
    case .divide: return try PredicateExpression.Arithmetic.divide.result(arguments[0], arguments[1])
    case .raise: return try PredicateExpression.Arithmetic.power.result(arguments[0], arguments[1])
    case .modulus: return try remainder(arguments[0], arguments[1])
    case .member:
      guard let members = arguments[0].members else { throw wrong("a collection", arguments[0]) }
      return try members.member(at: arguments[1])
    }
  }

  private func wrong(_ takes: String, _ given: PredicateValue) -> PredicateEvaluationError {
    .wrongOperand(of: name, takes: takes, given: given.kind)
  }

  private func aggregate(_ value: PredicateValue) throws -> PredicateValue {
    guard let members = value.members else { throw wrong("a collection", value) }
    let numbers = try members.map { member in
      guard let number = member.asNumber else { throw wrong("numbers", member) }
      return number
    }
    let doubles = numbers.map(\.double)
    switch self {
    case .sum:
      return try numbers.reduce(.integer(0)) {
        try PredicateExpression.Arithmetic.add.result($0, .number($1))
      }
    case .min: return numbers.min { PredicateNumber.order($0, $1) == .ascending }.map { .number($0) } ?? .null
    case .max: return numbers.max { PredicateNumber.order($0, $1) == .ascending }.map { .number($0) } ?? .null
    case .average:
      return numbers.isEmpty ? .integer(0) : .number(.of(doubles.reduce(0, +) / Double(numbers.count)))
    default:
      let sorted = doubles.sorted()
      if sorted.isEmpty { return .null }
      return .number(.of((sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2))
    }
  }

  private func number(_ value: PredicateValue) throws -> PredicateValue {
    if value.isNull { return .null }
    guard let number = value.asNumber else { throw wrong("a number", value) }
    let result: Double =
      switch self {
      case .sqrt: number.double.squareRoot()
      case .log: log10(number.double)
      case .ln: Foundation.log(number.double)
      case .exp: Foundation.exp(number.double)
      case .floor: number.double.rounded(.down)
      case .ceiling: number.double.rounded(.up)
      case .abs: number.double.magnitude
      default: number.double.rounded(.towardZero)
      }
    return .number(.of(result))
  }

  private func text(_ value: PredicateValue, _ make: (String) -> PredicateValue) throws -> PredicateValue {
    switch value {
    case .null: return .null
    case .string(let text): return make(text)
    default: throw wrong("a string", value)
    }
  }

  private func remainder(_ a: PredicateValue, _ b: PredicateValue) throws -> PredicateValue {
    if a.isNull || b.isNull { return .null }
    guard let x = a.asNumber else { throw wrong("numbers", a) }
    guard let y = b.asNumber else { throw wrong("numbers", b) }
    if case .integer(let x) = x, case .integer(let y) = y {
      if y == 0 { throw PredicateEvaluationError.divisionByZero }
      return .integer(x.remainderReportingOverflow(dividingBy: y).partialValue)
    }
    return .real(fmod(x.double, y.double))
  }
}

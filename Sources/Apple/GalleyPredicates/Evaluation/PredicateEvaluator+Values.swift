import Foundation

extension PredicateEvaluator {
  func value(of expression: PredicateExpression) throws -> PredicateValue {
    switch expression {
    case .constant(let value): return value
    case .object: return object
    case .variable(let name):
      guard let value = variables[name] else { throw PredicateEvaluationError.unboundVariable(name) }
      return value
    case .path(let base, let keys): return try (base.map(value) ?? object).value(at: keys[...])
    case .aggregate(let members): return .list(try members.map(value))
    case .arithmetic(let operation, let a, let b): return try operation.result(value(of: a), value(of: b))
    case .negation(let operand):
      return try PredicateExpression.Arithmetic.subtract.result(.integer(0), value(of: operand))
    case .index(let base, let index): return try member(of: value(of: base), index)
    case .function(let function, let arguments): return try function.result(arguments.map(value))
    case .cast(let operand, let type): return try type.cast(value(of: operand))
    case .subquery(let collection, let name, let predicate): return try subquery(collection, name, predicate)
    }
  }

  /// A member of a collection; `nil` beyond its ends.
  private func member(of base: PredicateValue, _ index: PredicateExpression.Index) throws -> PredicateValue {
    if case .dictionary(let values) = base, case .value(let key) = index {
      if case .string(let key) = try value(of: key) { return values[key] ?? .null }
    }
    guard let members = base.members else {
      throw PredicateEvaluationError.notACollection(what: "[\(index)]", given: base.kind)
    }
    switch index {
    case .first: return members.first ?? .null
    case .last: return members.last ?? .null
    case .size: return .integer(members.count)
    case .value(let expression): return try members.member(at: value(of: expression))
    }
  }

  private func subquery(
    _ collection: PredicateExpression, _ name: String, _ predicate: PredicateSyntax
  ) throws -> PredicateValue {
    let base = try value(of: collection)
    guard let members = base.members else {
      throw PredicateEvaluationError.notACollection(what: "SUBQUERY", given: base.kind)
    }
    var inner = self
    return .list(
      try members.filter { member in
        inner.variables[name] = member
        return try inner.matches(predicate)
      })
  }
}

extension [PredicateValue] {
  /// The member at an index; `nil` beyond the ends.
  func member(at index: PredicateValue) throws -> PredicateValue {
    guard let index = index.asNumber?.exactInteger else {
      throw PredicateEvaluationError.wrongOperand(of: "an index", takes: "a whole number", given: index.kind)
    }
    return indices.contains(index) ? self[index] : .null
  }
}

extension PredicateExpression.Arithmetic {
  /// Computes with two numbers.
  ///
  /// Whole numbers stay whole, also when they are divided, unless they grow beyond 64 bits. `nil` gives `nil`.
  func result(_ a: PredicateValue, _ b: PredicateValue) throws -> PredicateValue {
    if a.isNull || b.isNull { return .null }
    guard let x = a.asNumber, let y = b.asNumber else {
      let given = a.asNumber == nil ? a.kind : b.kind
      throw PredicateEvaluationError.wrongOperand(of: rawValue, takes: "numbers", given: given)
    }
    if case .integer(let x) = x, case .integer(let y) = y, let whole = try whole(x, y) {
      return .integer(whole)
    }
    return .real(real(x.double, y.double))
  }

  /// The result if it is a whole number that fits.
  private func whole(_ a: Int, _ b: Int) throws -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch self {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide:
      if b == 0 { throw PredicateEvaluationError.divisionByZero }
      result = a.dividedReportingOverflow(by: b)
    case .power: return Int(exactly: pow(Double(a), Double(b))).flatMap { abs($0) <= 1 << 53 ? $0 : nil }
    }
    return result.overflow ? nil : result.partialValue
  }

  private func real(_ a: Double, _ b: Double) -> Double {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .power: pow(a, b)
    }
  }
}

extension PredicateCast {
  /// The value as another type; `nil` stays `nil`.
  fileprivate func cast(_ value: PredicateValue) throws -> PredicateValue {
    switch (self, value) {
    case (_, .null), (.date, .date), (.string, .string), (.number, .number), (.decimalNumber, .number):
      return value
    case (.date, .number(let seconds)): return .date(Date(timeIntervalSinceReferenceDate: seconds.double))
    case (.number, .boolean), (.decimalNumber, .boolean): return value.asNumber.map { .number($0) } ?? value
    case (.number, .date(let date)), (.decimalNumber, .date(let date)):
      return .real(date.timeIntervalSinceReferenceDate)
    case (.number, .string(let text)), (.decimalNumber, .string(let text)):
      let text = text.trimmingCharacters(in: .whitespaces)
      return Int(text).map { .integer($0) } ?? .real(Double(text) ?? 0)
    case (.string, .number(let number)): return .string(number.text)
    case (.string, .boolean(let truth)): return .string(truth ? "1" : "0")
    default:
      throw PredicateEvaluationError.wrongOperand(
        of: "CAST(…, \"\(rawValue)\")", takes: "another value", given: value.kind)
    }
  }
}

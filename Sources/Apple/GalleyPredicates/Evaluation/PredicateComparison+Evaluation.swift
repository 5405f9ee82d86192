extension PredicateComparison {
  /// Whether the operator holds between two values.
  ///
  /// - Throws: ``PredicateEvaluationError`` if it has no meaning between them.
  func holds(_ left: PredicateValue, _ right: PredicateValue) throws -> Bool {
    switch self.operator {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return try order(left, right) { $0 == .ascending }
    case .lessOrEqual: return try order(left, right) { $0 != .descending }
    case .greater: return try order(left, right) { $0 == .descending }
    case .greaterOrEqual: return try order(left, right) { $0 != .ascending }
    case .between: return try isBetween(left, right)
    case .isIn: return try contains(right, left)
    case .contains: return try contains(left, right)
    case .beginsWith: return try texts(left, right) { !$1.isEmpty && $0.hasPrefix($1) }
    case .endsWith: return try texts(left, right) { !$1.isEmpty && $0.hasSuffix($1) }
    case .like: return try texts(left, right) { PatternCache.matches($0, wildcards: $1) }
    case .matches: return try matches(left, right)
    }
  }

  private func isEqual(_ a: PredicateValue, _ b: PredicateValue) -> Bool {
    if let a = a.asNumber, let b = b.asNumber { return PredicateNumber.order(a, b) == .same }
    switch (a, b) {
    case (.string(let a), .string(let b)):
      return a == b || !options.isEmpty && FoldedText.fold(a, options) == FoldedText.fold(b, options)
    case (.list(let a), .list(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { isEqual($0, $1) }
    case (.dictionary(let a), .dictionary(let b)):
      return a.count == b.count && a.allSatisfy { key, value in b[key].map { isEqual(value, $0) } ?? false }
    default: return a == b
    }
  }

  private func order(
    _ a: PredicateValue, _ b: PredicateValue, _ holds: (PredicateOrder) -> Bool
  ) throws -> Bool {
    if a.isNull || b.isNull { return false }
    if let a = a.asNumber, let b = b.asNumber { return PredicateNumber.order(a, b).map(holds) ?? false }
    switch (a, b) {
    case (.string(let a), .string(let b)):
      return holds(PredicateOrder(FoldedText.fold(a, options), FoldedText.fold(b, options)))
    case (.date(let a), .date(let b)): return holds(PredicateOrder(a, b))
    default: throw incomparable(a, b)
    }
  }

  private func isBetween(_ value: PredicateValue, _ bounds: PredicateValue) throws -> Bool {
    guard case .list(let bounds) = bounds, bounds.count == 2 else {
      throw PredicateEvaluationError.notTwoBounds(given: bounds.kind)
    }
    return try order(bounds[0], value) { $0 != .descending } && order(value, bounds[1]) { $0 != .descending }
  }

  /// `IN` and `CONTAINS`: of texts and of collections, depending on the container.
  private func contains(_ whole: PredicateValue, _ part: PredicateValue) throws -> Bool {
    switch (whole, part) {
    case (.null, _): return false
    case (.list(let members), _): return members.contains { isEqual($0, part) }
    case (.dictionary(let members), _): return members.values.contains { isEqual($0, part) }
    case (_, .list), (_, .dictionary), (_, .object), (_, .date): throw incomparable(whole, part)
    default: return try texts(whole, part) { FoldedText.contains($0, $1) }
    }
  }

  /// An operator between two texts, in the form in which they are compared.
  private func texts(
    _ left: PredicateValue, _ right: PredicateValue, _ holds: (String, String) throws -> Bool
  ) throws -> Bool {
    if left.isNull || right.isNull { return false }
    guard let a = left.asText, let b = right.asText else { throw incomparable(left, right) }
    return try holds(FoldedText.fold(a, options), FoldedText.fold(b, options))
  }

  /// Letter case is left to the expression: folded, `\D` would be `\d`.
  private func matches(_ left: PredicateValue, _ right: PredicateValue) throws -> Bool {
    if left.isNull || right.isNull { return false }
    guard let text = left.asText, case .string(let pattern) = right else { throw incomparable(left, right) }
    let diacritics = options.intersection(.ignoringDiacritics)
    return try PatternCache.matches(
      FoldedText.fold(text, diacritics), pattern: FoldedText.fold(pattern, diacritics),
      isIgnoringCase: options.contains(.ignoringCase))
  }

  private func incomparable(_ left: PredicateValue, _ right: PredicateValue) -> PredicateEvaluationError {
    self.operator == .isIn
      ? .incomparable(operator: "IN", left: right.kind, right: left.kind)
      : .incomparable(operator: self.operator.rawValue, left: left.kind, right: right.kind)
  }
}

extension PredicateValue {
  /// The value as a text; a number counts by its spelling, because a control's value may be either.
  fileprivate var asText: String? {
    switch self {
    case .string(let text): text
    case .boolean(let value): value ? "1" : "0"
    case .number(let number): number.text
    default: nil
    }
  }
}

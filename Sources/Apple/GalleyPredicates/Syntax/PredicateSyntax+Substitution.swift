extension PredicateSyntax {
  /// The predicate with values in place of its variables; variables without a value stay.
  package func substituting(_ values: [String: PredicateValue]) -> PredicateSyntax {
    switch self {
    case .constant: return self
    case .comparison(var comparison):
      comparison.left = comparison.left.substituting(values)
      comparison.right = comparison.right.substituting(values)
      return .comparison(comparison)
    case .and(let parts): return .and(parts.map { $0.substituting(values) })
    case .or(let parts): return .or(parts.map { $0.substituting(values) })
    case .not(let part): return .not(part.substituting(values))
    }
  }
}

extension PredicateExpression {
  /// The expression with values in place of its variables.
  fileprivate func substituting(_ values: [String: PredicateValue]) -> PredicateExpression {
    switch self {
    case .constant, .object: self
    case .variable(let name): values[name].map { .constant($0) } ?? self
    case .path(let base, let keys): .path(base?.substituting(values), keys)
    case .aggregate(let members): .aggregate(members.map { $0.substituting(values) })
    case .arithmetic(let operation, let a, let b):
      .arithmetic(operation, a.substituting(values), b.substituting(values))
    case .negation(let value): .negation(value.substituting(values))
    case .index(let base, .value(let index)):
      .index(base.substituting(values), .value(index.substituting(values)))
    case .index(let base, let index): .index(base.substituting(values), index)
    case .function(let function, let arguments):
      .function(function, arguments.map { $0.substituting(values) })
    case .cast(let value, let type): .cast(value.substituting(values), type)
    case .subquery(let collection, let name, let predicate):
      // Inside, the name is the member's.
      .subquery(
        collection.substituting(values), variable: name,
        predicate.substituting(values.filter { $0.key != name }))
    }
  }
}

/// Judges objects by predicates.
///
/// `nil` equals `nil` and nothing else; every other comparison with it is false. Numbers and Booleans compare by their
/// exact values, texts by canonical equivalence, and values of different kinds are never equal.
///
/// - Complexity: linear in the predicate, apart from its operators.
package struct PredicateEvaluator {
  /// The object that is judged, which `SELF` stands for.
  let object: PredicateValue
  var variables: [String: PredicateValue]

  /// Creates a judge for an object.
  package init(_ object: PredicateValue, variables: [String: PredicateValue] = [:]) {
    self.object = object
    self.variables = variables
  }

  /// Whether the object meets a predicate.
  ///
  /// - Throws: ``PredicateEvaluationError``, or the error of the object for a key.
  package func matches(_ predicate: PredicateSyntax) throws -> Bool {
    switch predicate {
    case .constant(let value): value
    case .comparison(let comparison): try matches(comparison)
    case .and(let parts): try parts.allSatisfy { try matches($0) }
    case .or(let parts): try parts.contains { try matches($0) }
    case .not(let part): try !matches(part)
    }
  }

  private func matches(_ comparison: PredicateComparison) throws -> Bool {
    let left = try value(of: comparison.left)
    let right = try value(of: comparison.right)
    guard let quantifier = comparison.quantifier else {
      return try comparison.holds(left, right)
    }
    guard let members = left.members else {
      throw PredicateEvaluationError.notACollection(what: quantifier.rawValue, given: left.kind)
    }
    return switch quantifier {
    case .any: try members.contains { try comparison.holds($0, right) }
    case .all: try members.allSatisfy { try comparison.holds($0, right) }
    }
  }
}

extension PredicateValue {
  /// The members of a collection, and the values of a dictionary; `nil` has none.
  var members: [PredicateValue]? {
    switch self {
    case .list(let values): values
    case .dictionary(let values): values.sorted { $0.key < $1.key }.map(\.value)
    case .null: []
    default: nil
    }
  }
}

import GalleyText

/// The reason why a predicate cannot be evaluated for an object.
package enum PredicateEvaluationError: Error, Equatable {
  /// The object has no such key; the suggestions are those that it has, the likeliest first.
  case unknownKey(String, of: String, suggestions: [String])
  /// The operator has no meaning between values of these kinds.
  case incomparable(operator: String, left: String, right: String)
  /// `ANY`, `ALL` or a collection operator before something that is no collection.
  case notACollection(what: String, given: String)
  /// `BETWEEN` without two bounds.
  case notTwoBounds(given: String)
  /// Arithmetic or a function with something else than it takes.
  case wrongOperand(of: String, takes: String, given: String)
  case divisionByZero
  /// A pattern of `MATCHES` that is no regular expression.
  case malformedPattern(String)
  /// A pattern of `MATCHES` that takes too much work for a text.
  case costlyPattern(String)
  /// A variable without a value.
  case unboundVariable(String)
  /// A collection operator that there is not.
  case unknownCollectionOperator(String)
}

extension PredicateEvaluationError: CustomStringConvertible {
  /// The greatest number of an object's keys that are named.
  private static let shownKeys = 5

  /// The error in words.
  package var description: String {
    switch self {
    case .unknownKey(let key, let kind, let suggestions):
      "\(kind) has no key \"\(key)\"." + Self.suggestion(suggestions)
    case .incomparable(let name, let left, let right): "\(name) has no meaning between \(left) and \(right)."
    case .notACollection(let what, let given): "\(what) takes a collection, and is given \(given)."
    case .notTwoBounds(let given): "BETWEEN takes two bounds, as in {1, 5}, and is given \(given)."
    case .wrongOperand(let name, let takes, let given): "\(name) takes \(takes), and is given \(given)."
    case .divisionByZero: "it divides by zero."
    case .malformedPattern(let pattern): "\"\(pattern)\" is no regular expression."
    case .costlyPattern(let pattern):
      "the regular expression \"\(pattern)\" takes too many steps. Put fewer repeats inside of repeats."
    case .unboundVariable(let name):
      "$\(name) has no value. Give it one by evaluate(with:substitutionVariables:) or withSubstitutionVariables(_:)."
    case .unknownCollectionOperator(let name):
      "there is no collection operator \(name). There are \(CollectionOperator.allCases.map(\.rawValue).joined(separator: ", "))."
    }
  }

  private static func suggestion(_ keys: [String]) -> String {
    let shown = keys.prefix(shownKeys).map { "\"\($0)\"" }
    return switch shown.count {
    case 0: ""
    case 1: " Its nearest key is \(shown[0])."
    default:
      " Its nearest keys are \(EnglishList.and(shown))."
    }
  }
}

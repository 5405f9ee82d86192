/// A value of a predicate, or how to get it.
package indirect enum PredicateExpression: Equatable {
  /// Operators of arithmetic; all of them group from the left.
  package enum Arithmetic: String, Equatable, Sendable, CaseIterable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case power = "**"

    /// The precedence of the operator.
    var precedence: Int {
      switch self {
      case .add, .subtract: 1
      case .multiply, .divide: 2
      case .power: 3
      }
    }
  }

  /// The index in brackets behind a collection.
  package enum Index: Equatable {
    /// A number, or the key of a dictionary.
    case value(PredicateExpression)
    /// `[FIRST]`.
    case first
    /// `[LAST]`.
    case last
    /// `[SIZE]`.
    case size
  }

  /// A literal, or an argument.
  case constant(PredicateValue)
  /// `SELF`: the object that is judged.
  case object
  /// `$name`: a value that is given when the predicate is used.
  case variable(String)
  /// Keys, one after the other, of the object that is judged or of another value.
  case path(PredicateExpression?, [String])
  /// A collection of expressions in braces.
  case aggregate([PredicateExpression])
  /// Two numbers, computed with.
  case arithmetic(Arithmetic, PredicateExpression, PredicateExpression)
  /// A minus in front of anything but a literal.
  case negation(PredicateExpression)
  /// A member of a collection.
  case index(PredicateExpression, Index)
  /// A function with its arguments.
  case function(PredicateFunction, [PredicateExpression])
  /// `CAST(…, "type")`.
  case cast(PredicateExpression, PredicateCast)
  /// `SUBQUERY(collection, $name, predicate)`: the members that meet a predicate.
  case subquery(PredicateExpression, variable: String, PredicateSyntax)
}

/// The types that values can be cast to, by the names of their classes.
package enum PredicateCast: String, Equatable, Sendable, CaseIterable {
  case date = "NSDate"
  case number = "NSNumber"
  case decimalNumber = "NSDecimalNumber"
  case string = "NSString"
}

/// The functions of predicates.
///
/// - Reference: the names are those of
///   [`NSExpression(forFunction:arguments:)`](https://developer.apple.com/documentation/foundation/nsexpression/init(forfunction:arguments:)-7rzp7).
package enum PredicateFunction: String, Equatable, Sendable, CaseIterable {
  case sum, count, min, max, average, median
  case sqrt, log, ln, exp, floor, ceiling, abs, trunc
  case lowercase, uppercase, length
  case add = "add:to"
  case subtract = "from:subtract"
  case multiply = "multiply:by"
  case divide = "divide:by"
  case modulus = "modulus:by"
  case raise = "raise:toPower"
  case member = "objectFrom:withIndex"

  /// The number of arguments.
  var arity: Int { rawValue.contains(":") ? 2 : 1 }

  /// The name as it is printed, with all its colons.
  var name: String { arity == 1 ? rawValue : rawValue + ":" }

  /// The function of a name, with or without the last colon.
  init?(name: String) {
    self.init(rawValue: name.hasSuffix(":") ? String(name.dropLast()) : name)
  }

  /// Functions that Apple has and this parser refuses, in upper case and without their colons at the end.
  static let refused: Set<String> = [
    "FUNCTION", "TERNARY", "MODE", "STDDEV", "RANDOM", "RANDOMN", "NOW", "CANONICAL", "NOINDEX",
    "ONESCOMPLEMENT",
    "BITWISEAND:WITH", "BITWISEOR:WITH", "BITWISEXOR:WITH", "LEFTSHIFT:BY", "RIGHTSHIFT:BY", "INDEXED:BY",
    "DISTANCETOLOCATION:FROMLOCATION", "CASTOBJECT:TOTYPE", "FETCH", "ANYKEY",
  ]
}

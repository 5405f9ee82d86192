/// A predicate as a value.
///
/// - Reference: Apple, *Predicate Programming Guide*,
///   [BNF Definition of Cocoa Predicates](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pBNF.html).
package indirect enum PredicateSyntax: Equatable {
  /// `TRUEPREDICATE` or `FALSEPREDICATE`.
  case constant(Bool)
  /// One value compared with another.
  case comparison(PredicateComparison)
  /// All of these; they are looked at in order, up to the first that is false.
  case and([PredicateSyntax])
  /// One of these; they are looked at in order, up to the first that is true.
  case or([PredicateSyntax])
  /// The contrary.
  case not(PredicateSyntax)
}

/// One value compared with another.
package struct PredicateComparison: Equatable {
  /// The number of members of a collection on the left that have to meet the comparison.
  package enum Quantifier: String, Equatable, Sendable, CaseIterable {
    case any = "ANY"
    case all = "ALL"
  }

  /// The operators, each with its usual spelling.
  package enum Operator: String, Equatable, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case isIn = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"

    /// The operator of any of its spellings: `=`, `<>`, `=<` and `=>` are others.
    init?(spelling: String) {
      switch spelling {
      case "=": self = .equal
      case "<>": self = .notEqual
      case "=<": self = .lessOrEqual
      case "=>": self = .greaterOrEqual
      default: self.init(rawValue: spelling.uppercased())
      }
    }
  }

  /// The options for a comparison of texts.
  package struct Options: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Upper and lower case are alike.
    package static let ignoringCase = Options(rawValue: 1)
    /// Letters with and without diacritics are alike.
    package static let ignoringDiacritics = Options(rawValue: 2)
    /// The texts are normalized already; it changes nothing, since all are compared by canonical equivalence.
    package static let normalized = Options(rawValue: 4)
    /// The texts are in the user's language; it changes nothing, since results do not depend on the machine's locale.
    package static let localized = Options(rawValue: 8)

    /// Every option with its letter, in the order in which they are written.
    static let letters: [(letter: Character, option: Options)] = [
      ("c", .ignoringCase), ("d", .ignoringDiacritics), ("n", .normalized), ("l", .localized),
    ]
  }

  package var quantifier: Quantifier?
  package var left: PredicateExpression
  package var `operator`: Operator
  package var options: Options
  package var right: PredicateExpression

  package init(
    _ left: PredicateExpression, _ operator: Operator, _ right: PredicateExpression, options: Options = [],
    quantifier: Quantifier? = nil
  ) {
    self.quantifier = quantifier
    self.left = left
    self.operator = `operator`
    self.options = options
    self.right = right
  }
}

/// The words that are no keys unless a `#` stands before them.
///
/// - Reference: Apple, *Predicate Programming Guide*,
///   [Reserved Words](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html).
enum ReservedWord {
  /// Whether a word is reserved, in any letter case.
  static func contains(_ word: String) -> Bool {
    all.contains(word.uppercased())
  }

  private static let all: Set<String> = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "CASEINSENSITIVE", "CI", "MATCHES",
    "CONTAINS",
    "BEGINSWITH", "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO", "FIRST", "LAST",
    "SIZE",
    "ANYKEY", "SUBQUERY", "FETCH", "CAST", "TRUEPREDICATE", "FALSEPREDICATE", "FUNCTION", "TERNARY", "UNION",
    "INTERSECT", "MINUS",
  ]
}

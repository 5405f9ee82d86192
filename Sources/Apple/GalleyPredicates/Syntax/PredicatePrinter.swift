import Foundation

extension PredicateSyntax: CustomStringConvertible {
  /// The predicate in the form of Apple's
  /// [`predicateFormat`](https://developer.apple.com/documentation/foundation/nspredicate/predicateformat).
  ///
  /// A compound inside another stands in parentheses. Truth values print as 1 and 0, which they are. Reading
  /// the text gives the same predicate again, except for arguments that no format can spell: objects, and
  /// keys that are no identifiers.
  package var description: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): comparison.description
    case .and(let parts): Self.compound(parts, " AND ", empty: true)
    case .or(let parts): Self.compound(parts, " OR ", empty: false)
    case .not(let part): "NOT \(part.isJunction ? "(\(part))" : "\(part)")"
    }
  }

  /// Whether it is made of others with AND or OR.
  private var isJunction: Bool {
    switch self {
    case .and, .or: true
    case .constant, .comparison, .not: false
    }
  }

  private static func compound(_ parts: [PredicateSyntax], _ word: String, empty: Bool) -> String {
    if parts.isEmpty { return "\(PredicateSyntax.constant(empty))" }
    return parts.map { part in
      switch part {
      case .and, .or, .not: "(\(part))"
      case .constant, .comparison: "\(part)"
      }
    }.joined(separator: word)
  }
}

extension PredicateComparison: CustomStringConvertible {
  /// The comparison, such as `ANY names CONTAINS[cd] "a"`.
  package var description: String {
    let letters = Options.letters.filter { options.contains($0.option) }.map { String($0.letter) }.joined()
    let suffix = letters.isEmpty ? "" : "[\(letters)]"
    let prefix = quantifier.map { "\($0.rawValue) " } ?? ""
    return "\(prefix)\(left) \(self.operator.rawValue)\(suffix) \(right)"
  }
}

extension PredicateExpression: CustomStringConvertible {
  /// The expression, with as few parentheses as possible.
  package var description: String {
    switch self {
    case .constant(let value): value.literal
    case .object: "SELF"
    case .variable(let name): "$\(name)"
    case .path(nil, let keys): Self.path(keys)
    case .path(let base?, let keys): "\(base.operand(atLeast: 5)).\(keys.joined(separator: "."))"
    case .aggregate(let members): "{\(members.map(\.description).joined(separator: ", "))}"
    case .arithmetic(let operation, let a, let b):
      "\(a.operand(atLeast: operation.precedence)) \(operation.rawValue) \(b.operand(atLeast: operation.precedence + 1))"
    case .negation(let value): "-\(value.operand(atLeast: 4))"
    case .index(let base, let index): "\(base.operand(atLeast: 5))[\(index)]"
    case .function(let function, let arguments):
      "\(function.name)(\(arguments.map(\.description).joined(separator: ", ")))"
    case .cast(let value, let type): "CAST(\(value), \"\(type.rawValue)\")"
    case .subquery(let collection, let name, let predicate):
      "SUBQUERY(\(collection), $\(name), \(predicate))"
    }
  }

  /// The precedence of its parts: arithmetic from 1 to 3, signs 4, everything else 5.
  private var precedence: Int {
    switch self {
    case .arithmetic(let operation, _, _): operation.precedence
    case .negation: 4
    case .constant(.number(.integer(let number))): number < 0 ? 4 : 5
    case .constant(.number(.real(let number))): number.sign == .minus ? 4 : 5
    default: 5
    }
  }

  private func operand(atLeast least: Int) -> String {
    precedence < least ? "(\(self))" : description
  }

  /// A word that means something else at the beginning is marked as a key.
  private static func path(_ keys: [String]) -> String {
    let mark = keys.first.map { ReservedWord.contains($0) } ?? false ? "#" : ""
    return mark + keys.joined(separator: ".")
  }
}

extension PredicateExpression.Index: CustomStringConvertible {
  /// The index without its brackets.
  package var description: String {
    switch self {
    case .value(let value): value.description
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    }
  }
}

extension PredicateValue {
  /// The value as a literal, if the language has one for it.
  package var literal: String {
    switch self {
    case .null: "nil"
    case .boolean(let value): value ? "1" : "0"
    case .number(let number): number.description
    case .string(let text): Self.quoted(text)
    case .date(let date): "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
    case .list(let values): "{\(values.map(\.literal).joined(separator: ", "))}"
    case .dictionary(let values):
      "{\(values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value.literal)" }.joined(separator: "; "))}"
    case .object(let subject): "\(subject.predicateObject)"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\0"..<" ", "\u{7f}":
        result +=
          "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2) + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

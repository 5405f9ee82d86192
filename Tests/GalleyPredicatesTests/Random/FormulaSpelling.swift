import SeededCases

/// Writes formulas as formats, each time in another of their spellings.
struct FormulaSpelling {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The formula as a format.
  mutating func spell(_ formula: Formula) -> String {
    parenthesized(spell(formula, in: .top), needed: false)
  }

  /// How strongly what stands around a predicate binds.
  private enum Surroundings: Int {
    case top, or, and, not
  }

  private mutating func spell(_ formula: Formula, in surroundings: Surroundings) -> String {
    switch formula {
    case .constant(let value): return keyword(value ? "TRUEPREDICATE" : "FALSEPREDICATE")
    case .comparison(let left, let name, let options, let right, let quantifier):
      let prefix = quantifier.map { keyword($0) + " " } ?? ""
      let brackets =
        options.isEmpty ? "" : "[\(Bool.random(using: &random) ? options : options.uppercased())]"
      let isWord = name.first?.isLetter == true
      let space = isWord ? " " : ["", " "].randomElement(using: &random)!
      return "\(prefix)\(spell(left))\(space)\(operation(name))\(brackets)\(space)\(spell(right))"
    case .and(let parts):
      let text = parts.map { spell($0, in: .and) }.joined(separator: " \(choice(["AND", "and", "&&"])) ")
      return parenthesized(text, needed: surroundings.rawValue >= Surroundings.and.rawValue)
    case .or(let parts):
      let text = parts.map { spell($0, in: .or) }.joined(separator: " \(choice(["OR", "or", "||"])) ")
      return parenthesized(text, needed: surroundings != .top)
    case .not(let part): return "\(choice(["NOT ", "not ", "!", "! "]))\(spell(part, in: .not))"
    }
  }

  private mutating func spell(_ term: Term) -> String {
    switch term {
    case .integer(let number): return choice(["\(number)", "0x\(String(number, radix: 16))"])
    case .real(let number): return "\(number)"
    case .text(let text): return quoted(text)
    case .null: return keyword(choice(["nil", "NULL"]))
    case .key(let key): return choice([key, key, "#\(key)", "SELF.\(key)"])
    case .nested(let first, let second): return "\(first).\(second)"
    case .list(let members): return "{\(members.map { spell($0) }.joined(separator: choice([",", ", "])))}"
    case .arithmetic(let name, let a, let b):
      return "(\(spell(a)) \(name) \(spell(b)))"
    case .negated(let operand): return "-(\(spell(operand)))"
    case .index(let key, let index): return "\(key)[\(index)]"
    case .place(let key, let place): return "\(key)[\(keyword(place))]"
    case .count(let key): return choice(["\(key).@count", "\(key)[SIZE]", "count(\(key))"])
    case .function(let name, let argument): return "\(name)\(choice(["", ":"]))(\(spell(argument)))"
    }
  }

  private mutating func parenthesized(_ text: String, needed: Bool) -> String {
    needed || Int.random(in: 0..<4, using: &random) == 0 ? "(\(text))" : text
  }

  private mutating func keyword(_ word: String) -> String {
    choice([word, word.lowercased(), word.prefix(1).uppercased() + word.dropFirst().lowercased()])
  }

  private mutating func operation(_ name: String) -> String {
    switch name {
    case "==": choice(["==", "="])
    case "!=": choice(["!=", "<>"])
    case "<=": choice(["<=", "=<"])
    case ">=": choice([">=", "=>"])
    case "<", ">": name
    default: keyword(name)
    }
  }

  private mutating func quoted(_ text: String) -> String {
    let quote = choice(["'", "\""])
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": choice(["\\n", "\n"])
      case "'", "\"": "\(scalar)" == quote ? "\\\(scalar)" : "\(scalar)"
      case "é": choice(["é", "\\u00e9", "\\u00E9"])
      case "😀": choice(["😀", "\\ud83d\\uDE00"])
      default: "\(scalar)"
      }
    }
    return quote + escaped.joined() + quote
  }

  private mutating func choice(_ texts: [String]) -> String {
    texts.randomElement(using: &random)!
  }
}

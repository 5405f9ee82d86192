import SeededCases

/// A predicate as this test writes it: in its own words, so that neither parser nor evaluator is trusted.
indirect enum Formula {
  case constant(Bool)
  case comparison(Term, String, options: String, Term, quantifier: String?)
  case and([Formula])
  case or([Formula])
  case not(Formula)
}

/// A value of a ``Formula``.
indirect enum Term {
  case integer(Int)
  case real(Double)
  case text(String)
  case null
  case key(String)
  case nested(String, String)
  case list([Term])
  case arithmetic(String, Term, Term)
  case negated(Term)
  case index(String, Int)
  case place(String, String)
  case count(String)
  case function(String, Term)
}

extension Formula {
  /// A random predicate.
  static func random(_ depth: Int, using random: inout SeededGenerator) -> Formula {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
    case 5, 6:
      .and((0..<Int.random(in: 2...3, using: &random)).map { _ in .random(depth - 1, using: &random) })
    case 7: .or((0..<Int.random(in: 2...3, using: &random)).map { _ in .random(depth - 1, using: &random) })
    case 8: .not(.random(depth - 1, using: &random))
    case 4 where Int.random(in: 0..<4, using: &random) == 0: .constant(Bool.random(using: &random))
    default: comparison(using: &random)
    }
  }

  private static func comparison(using random: inout SeededGenerator) -> Formula {
    let options = ["", "", "", "c", "d", "cd"].randomElement(using: &random)!
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      let name = ["==", "!=", "<", "<=", ">", ">="].randomElement(using: &random)!
      return .comparison(
        .number(2, using: &random), name, options: "", .number(1, using: &random), quantifier: nil)
    case 2:
      return .comparison(
        .number(1, using: &random), "BETWEEN", options: "",
        .list([.number(0, using: &random), .number(0, using: &random)]), quantifier: nil)
    case 3:
      return .comparison(
        .any(using: &random), "IN", options: options,
        Bool.random(using: &random)
          ? .key(["numbers", "words", "t1"].randomElement(using: &random)!)
          : .list((0..<Int.random(in: 0...3, using: &random)).map { _ in .any(using: &random) }),
        quantifier: nil)
    case 4:
      return .comparison(
        .key(["words", "numbers", "nothing", "missing"].randomElement(using: &random)!),
        ["==", "!=", "CONTAINS", "BEGINSWITH"].randomElement(using: &random)!, options: options,
        .any(using: &random), quantifier: ["ANY", "ALL", "NONE", "SOME"].randomElement(using: &random)!)
    case 5:
      return .comparison(
        .any(using: &random), ["==", "!=", "<", ">="].randomElement(using: &random)!, options: options,
        .any(using: &random), quantifier: nil)
    case 6:
      return .comparison(
        .text(using: &random), "MATCHES", options: ["", "c"].randomElement(using: &random)!,
        .text(["a.*", "[abé]+", "a|ab", ".?b?", "(a|B)*é", ""].randomElement(using: &random)!),
        quantifier: nil)
    default:
      return .comparison(
        .text(using: &random),
        ["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "IN", "=="].randomElement(using: &random)!,
        options: options, .text(using: &random), quantifier: nil)
    }
  }
}

extension Term {
  static func any(using random: inout SeededGenerator) -> Term {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .null
    case 1: .key("missing")
    case 2, 3: .text(using: &random)
    case 4:
      .index(["words", "numbers"].randomElement(using: &random)!, Int.random(in: 0...3, using: &random))
    default: .number(1, using: &random)
    }
  }

  /// Texts of few letters, so that many are alike; some of them composed in two ways.
  static func text(using random: inout SeededGenerator) -> Term {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .key("t1")
    case 1: return .key("t2")
    case 2: return .nested("inner", "t3")
    case 3:
      return .function(["lowercase", "uppercase"].randomElement(using: &random)!, .text(using: &random))
    case 4: return .place("words", ["FIRST", "LAST"].randomElement(using: &random)!)
    default:
      let letters = ["a", "b", "A", "B", "é", "e\u{301}", "E", "*", "?", "\"", "'", "\\", "\n", "😀"]
      let count = Int.random(in: 0...4, using: &random)
      return .text((0..<count).map { _ in letters.randomElement(using: &random)! }.joined())
    }
  }

  static func number(_ depth: Int, using random: inout SeededGenerator) -> Term {
    switch Int.random(in: 0..<(depth > 0 ? 11 : 7), using: &random) {
    case 0, 1: .integer(Int.random(in: 0...5, using: &random))
    case 2: .real(Double(Int.random(in: 0...12, using: &random)) / 4)
    case 3: .key(["n", "r", "yes"].randomElement(using: &random)!)
    case 4: .count(["words", "numbers", "nothing"].randomElement(using: &random)!)
    case 5: .key("missing")
    case 6: .index("numbers", Int.random(in: 0...3, using: &random))
    case 7: .negated(.number(depth - 1, using: &random))
    case 8:
      .function(
        ["abs", "floor", "ceiling"].randomElement(using: &random)!, .number(depth - 1, using: &random))
    default:
      .arithmetic(
        ["+", "-", "*", "/"].randomElement(using: &random)!, .number(depth - 1, using: &random),
        .number(depth - 1, using: &random))
    }
  }
}

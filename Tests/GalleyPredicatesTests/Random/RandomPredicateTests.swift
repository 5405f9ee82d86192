import Foundation
import SeededCases
import Testing

@testable import GalleyPredicates

/// Formats by the hundred thousand: none ends the process, and each that is meant says what a plain evaluator says.
@Suite struct RandomPredicateTests {
  private static let texts = ["", "a", "aB", "é", "E\u{301}a", "b*", "Ab\n", "😀a"]

  private static func plain(using random: inout SeededGenerator) -> NaiveEvaluator {
    let numbers = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...3, using: &random)
    }
    let words = (0..<Int.random(in: 0...3, using: &random)).map { _ in texts.randomElement(using: &random)! }
    return NaiveEvaluator(
      keys: [
        "t1": .text(texts.randomElement(using: &random)!), "t2": .text(texts.randomElement(using: &random)!),
        "n": .whole(Int.random(in: 0...4, using: &random)),
        "r": .fraction(Double(Int.random(in: 0...8, using: &random)) / 2),
        "yes": .whole(1), "numbers": .list(numbers.map { .whole($0) }),
        "words": .list(words.map { .text($0) }),
        "nothing": .list([]),
      ],
      inner: ["t3": .text(texts.randomElement(using: &random)!)])
  }

  private static func object(_ plain: NaiveEvaluator) -> PredicateValue {
    func value(_ plain: NaiveEvaluator.Plain) -> Any {
      switch plain {
      case .null: NSNull()
      case .whole(let number): number
      case .fraction(let number): number
      case .text(let text): text
      case .list(let members): members.map(value)
      }
    }
    var keys = plain.keys.mapValues(value)
    keys["yes"] = true
    keys["inner"] = plain.inner.mapValues(value)
    return PredicateValue(keys)
  }

  @Test func meantFormatsSayWhatAPlainEvaluatorSays() throws {
    var answers: [String: Int] = [:]
    for seed in Soak.seeds(6_000) {
      var random = SeededGenerator(seed: seed)
      let formula = Formula.random(3, using: &random)
      let naive = Self.plain(using: &random)
      var spelling = FormulaSpelling(seed: seed)
      let format = spelling.spell(formula)
      let predicate = try PredicateSyntax(format: format)
      let expected = Result { try naive.holds(formula) }
      let object = Self.object(naive)
      let actual = Result { try PredicateEvaluator(object).matches(predicate) }
      switch (expected, actual) {
      case (.success(let a), .success(let b)):
        #expect(a == b, "seed \(seed): \(format)")
        answers["\(a)", default: 0] += 1
      case (.failure, .failure): answers["none", default: 0] += 1
      default: Issue.record("seed \(seed): \(format) is \(actual), and should be \(expected)")
      }
      // Printed and read again it is the same, in whatever spelling.
      let again = try PredicateSyntax(format: "\(predicate)")
      #expect(again == predicate, "seed \(seed): \(format)")
      let other = try PredicateSyntax(format: spelling.spell(formula))
      let answer = try? PredicateEvaluator(object).matches(other)
      #expect(answer == (try? actual.get()), "seed \(seed): \(format)")
    }
    // The tests would show little if most formats had one answer.
    let all = answers.values.reduce(0, +)
    for answer in ["true", "false"] { #expect(answers[answer, default: 0] * 5 > all) }
    #expect(answers["none", default: 0] > 0)
  }

  /// Words and marks of the language, to be put together without sense.
  private static let pieces = [
    "a", "label", "SELF", "nil", "1", "2.5", "0x1F", "'x'", "\"y\"", "'", "\"", "\\", "%@", "%K", "%d", "%f",
    "%%", "%",
    "$v", "$", "#", "@count", "@", "==", "=", "!=", "<>", "<", "<=", "=>", "!", "&&", "||", "&", "|", "AND",
    "OR", "NOT",
    "ANY", "ALL", "NONE", "IN", "BETWEEN", "CONTAINS", "LIKE", "MATCHES", "BEGINSWITH", "[c]", "[cd]", "[",
    "]", "(", ")",
    "{", "}", ",", ".", "+", "-", "*", "/", "**", ":", ":=", "first", "[FIRST]", "[SIZE]", "lowercase(",
    "sum(", "CAST(",
    "SUBQUERY(", "FUNCTION(", "TRUEPREDICATE", "é", "“", "😀", "\n", "\0", " ",
  ]

  private static let arguments: [(any Sendable)?] = [
    "x", 3, 2.5, nil, ["a", "b"], true, "a.b", Date(timeIntervalSinceReferenceDate: 0),
  ]

  /// Reads a format, and does with what was read all that can be done.
  private static func attack(_ format: String, using random: inout SeededGenerator) -> Bool {
    let count = PredicatePlaceholders.list(in: format).count
    let arguments: [Any?] = (0..<count).map { _ in Self.arguments.randomElement(using: &random)! }
    do {
      let predicate = try PredicateSyntax(format: format, arguments: arguments)
      let object = PredicateValue(["a": "x", "label": ["b": 3]] as [String: Any])
      _ = try? PredicateEvaluator(object, variables: ["v": .integer(1)]).matches(predicate)
      // Arguments and keys from outside may have no spelling; what has one reads as the same.
      if count == 0 { #expect((try? PredicateSyntax(format: "\(predicate)")) == predicate, "\(format)") }
      return true
    } catch {
      #expect(error.offset <= format.count && "\(error)".contains("Unable to parse"), "\(format)")
      return false
    }
  }

  @Test func senselessFormatsAreErrorsOrPredicates() {
    var read = 0
    for seed in Soak.seeds(6_000) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...14, using: &random)
      let separator = Bool.random(using: &random) ? " " : ""
      let format = (0..<count).map { _ in Self.pieces.randomElement(using: &random)! }.joined(
        separator: separator)
      if Self.attack(format, using: &random) { read += 1 }
    }
    #expect(read > 0)
  }

  @Test func damagedFormatsAreErrorsOrPredicates() {
    var read = 0
    for seed in Soak.seeds(6_000) {
      var random = SeededGenerator(seed: seed)
      var spelling = FormulaSpelling(seed: seed)
      var bytes = Array(spelling.spell(.random(2, using: &random)).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 2: bytes[place] = UInt8.random(in: 32...126, using: &random)
        case 3: bytes.insert(contentsOf: Array(Self.pieces.randomElement(using: &random)!.utf8), at: place)
        default: bytes.removeSubrange(place..<min(place + 5, bytes.count))
        }
      }
      if Self.attack(String(decoding: bytes, as: UTF8.self), using: &random) { read += 1 }
    }
    #expect(read > 0)
  }

  @Test func anyBytesAreErrorsOrPredicates() {
    for seed in Soak.seeds(2_000) {
      var random = SeededGenerator(seed: seed)
      let bytes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      _ = Self.attack(String(decoding: bytes, as: UTF8.self), using: &random)
    }
  }
}

import Foundation
import GoldenFiles
import Testing

@testable import GalleyPredicates

@Suite struct PredicateFormatErrorTests {
  /// Malformed formats, and the character that is named.
  static let malformed: [(format: String, character: Int)] = [
    ("", 1),
    ("label", 6),
    ("label ==", 9),
    ("label == == 'x'", 10),
    ("label 'x'", 7),
    ("label == 'x' label", 14),
    ("label == 'x' == 1", 14),
    ("AND a == 1", 1),
    ("a == 1 AND", 11),
    ("a AND b == 1", 3),
    ("(a == 1", 8),
    ("(a == 1) + 2 == 3", 10),
    ("1 + (a == 1) == 3", 14),
    ("(a b) == 1", 4),
    ("a == 1)", 7),
    ("a == ?", 6),
    ("a == “x”", 6),
    ("héé == == 1", 8),
    ("a == 'it's'", 10),
    ("a == 'x", 6),
    ("a == \"x' AND b == 1", 6),
    ("a == '\\u12G4'", 7),
    ("a == '\\uD800x'", 7),
    ("a == 12ab", 6),
    ("a == 0xG", 6),
    ("a == 1e999", 6),
    ("a CONTAINS[x] 'b'", 12),
    ("a CONTAINS[] 'b'", 12),
    ("a == %y", 6),
    ("a == %@", 6),
    ("a == $", 6),
    ("# == 1", 1),
    ("a.1 == 1", 2),
    ("a. == 1", 4),
    ("a.@ == 1", 5),
    ("a[0 == 1", 5),
    ("a IN {1 2}", 9),
    ("a IN {1,", 9),
    ("first == 1", 1),
    ("ANY a", 6),
    ("nonsense(1) == 1", 1),
    ("modulus:by:(1) == 1", 1),
    ("sum() == 1", 1),
    ("FUNCTION('a', 'length') == 1", 1),
    ("TERNARY(a == 1, 2, 3) == 1", 1),
    ("a UNION b == c", 3),
    ("1 IN UNION", 6),
    ("CAST(1, 'Date') == 1", 9),
    ("SUBQUERY(a, b, c == 1).@count == 1", 13),
  ]

  @Test func everyErrorSaysWhereAndWhatWasExpected() throws {
    expectGolden(
      try Self.malformed.map { format, character in
        let error = try #require(throws: PredicateFormatError.self) { try PredicateSyntax(format: format) }
        #expect(error.offset == character - 1)
        return (format.isEmpty ? "nothing" : format, "\(error)")
      })
  }

  @Test func argumentsThatDoNotFitAreErrors() {
    func sentence(_ format: String, _ arguments: Any?...) -> String {
      do {
        _ = try PredicateSyntax(format: format, arguments: arguments)
        return "no error"
      } catch {
        return "\(error)".split(separator: "\n").first.map(String.init) ?? ""
      }
    }
    expectGolden([
      ("a == %d with 'x'", sentence("a == %d", "x")),
      ("a == %d with 2.5", sentence("a == %d", 2.5)),
      ("a == %f with [1]", sentence("a == %f", [1])),
      ("a == %@ AND %K == 1 with 1, 2", sentence("a == %@ AND %K == 1", 1, 2)),
      ("%K == 1 with 'a..b'", sentence("%K == 1", "a..b")),
      ("a == %c with 'ab'", sentence("a == %c", "ab")),
      ("a == %s with 1", sentence("a == %s", 1)),
      ("a == %@ OR b == %@ with 1", sentence("a == %@ OR b == %@", 1)),
      ("a == '%@' with 1", sentence("a == '%@'", 1)),
      ("a == %d with nil", sentence("a == %d", nil)),
    ])
  }

  @Test func onlyTheLineOfTheErrorIsShown() {
    let format = "a == 1 AND\nb == == 2 AND\nc == 3"
    let error = #expect(throws: PredicateFormatError.self) { try PredicateSyntax(format: format) }
    #expect(error.map { "\($0)" }?.hasSuffix("\n  b == == 2 AND\n       ^") == true)
  }

  @Test func ofALongLineOnlyTheSurroundingsAreShown() {
    let filler = String(repeating: "a", count: 200)
    let error = #expect(throws: PredicateFormatError.self) {
      try PredicateSyntax(format: "\(filler) == == '\(filler)'")
    }
    let lines = error.map { "\($0)".split(separator: "\n").map(String.init) } ?? []
    #expect(lines.count == 3)
    #expect(lines.dropFirst().allSatisfy { $0.count <= 104 })
    #expect(lines[1].hasPrefix("  …aaa") && lines[1].hasSuffix("aaa…"))
    #expect(lines[1].dropFirst(lines[2].count - 1).hasPrefix("== 'a"))
  }
}

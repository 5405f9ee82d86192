import Foundation
import Testing

@testable import GalleyPredicates

@Suite struct PredicateFormatErrorTests {
  /// Malformed formats: the character that is named, and the sentence.
  static let golden: [(format: String, character: Int, sentence: String)] = [
    ("", 1, "found the end where a value is expected."),
    ("label", 6, "found the end where a comparison operator is expected."),
    ("label ==", 9, "found the end where a value is expected."),
    ("label == == 'x'", 10, "found \"==\" where a value is expected."),
    ("label 'x'", 7, "found \"'x'\" where a comparison operator is expected."),
    ("label == 'x' label", 14, "found \"label\" where AND, OR or the end of the format is expected."),
    ("label == 'x' == 1", 14, "found \"==\" where AND, OR or the end of the format is expected."),
    ("AND a == 1", 1, "found \"AND\" where a value is expected."),
    ("a == 1 AND", 11, "found the end where a value is expected."),
    ("a AND b == 1", 3, "found \"AND\" where a comparison operator is expected."),
    ("(a == 1", 8, "found the end where AND, OR or \")\" is expected."),
    ("(a == 1) + 2 == 3", 10, "found \"+\" where AND, OR or the end of the format is expected."),
    ("1 + (a == 1) == 3", 14, "found \"==\" where AND, OR or the end of the predicate is expected."),
    ("(a b) == 1", 4, "found \"b\" where an operator or \")\" is expected."),
    ("a == 1)", 7, "found \")\" where AND, OR or the end of the format is expected."),
    ("a == ?", 6, "found \"?\" where a value is expected."),
    ("a == “x”", 6, "found \"“\" where a value is expected."),
    ("héé == == 1", 8, "found \"==\" where a value is expected."),
    (
      "a == 'it's'", 10,
      "found \"s\" right behind a string. A quote inside of a string needs a backslash before it; a text that is given for %@ needs none."
    ),
    ("a == 'x", 6, "a string begins that has no end. Close it with '."),
    ("a == \"x' AND b == 1", 6, "a string begins that has no end. Close it with \"."),
    ("a == '\\u12G4'", 7, "\"\\u12G4\" names no character. Write \\u with four hexadecimal digits."),
    ("a == '\\uD800x'", 7, "\"\\uD800\" names no character. Write \\u with four hexadecimal digits."),
    ("a == 12ab", 6, "\"12ab\" is no number."),
    ("a == 0xG", 6, "\"0xG\" is no number."),
    ("a == 1e999", 6, "\"1e999\" is no number."),
    (
      "a CONTAINS[x] 'b'", 12,
      "\"x\" is no option of a comparison. There are c (letter case), d (diacritics), n and l."
    ),
    ("a CONTAINS[] 'b'", 12, "found \"]\" where c, d, n or l is expected."),
    (
      "a == %y", 6,
      "\"%y\" is no placeholder. There are %@ for values, %K for keys, and those of printf, such as %d and %f. In quotes a percent sign is itself."
    ),
    ("a == %@", 6, "%@ takes argument 1, which is not given."),
    ("a == $", 6, "found a lone \"$\" where the name of a variable is expected."),
    ("# == 1", 1, "found a lone \"#\" where a key is expected."),
    ("a.1 == 1", 2, "found \".1\" where a comparison operator is expected."),
    ("a. == 1", 4, "found \"==\" where a key is expected."),
    ("a.@ == 1", 5, "found \"==\" where the name of a collection operator, such as count is expected."),
    ("a[0 == 1", 5, "found \"==\" where \"]\" is expected."),
    ("a IN {1 2}", 9, "found \"2\" where an operator, \"}\" or \",\" is expected."),
    ("a IN {1,", 9, "found the end where a value is expected."),
    ("first == 1", 1, "\"first\" is a word of the language. For a key of that name write #first."),
    ("ANY a", 6, "found the end where a comparison operator is expected."),
    ("nonsense(1) == 1", 1, "\"nonsense\" is no function."),
    ("modulus:by:(1) == 1", 1, "modulus:by: takes 2 arguments and is given 1."),
    ("sum() == 1", 1, "sum takes 1 argument and is given 0."),
    (
      "FUNCTION('a', 'length') == 1", 1,
      "FUNCTION(…) is not supported, though Apple's predicates have it."
    ),
    ("TERNARY(a == 1, 2, 3) == 1", 1, "TERNARY(…) is not supported, though Apple's predicates have it."),
    ("a UNION b == c", 3, "found \"UNION\" where a comparison operator is expected."),
    ("1 IN UNION", 6, "UNION is not supported, though Apple's predicates have it."),
    (
      "CAST(1, 'Date') == 1", 9,
      "nothing can be cast to \"Date\". There are NSDate, NSNumber, NSDecimalNumber, NSString."
    ),
    ("SUBQUERY(a, b, c == 1).@count == 1", 13, "found \"b\" where a variable, such as $x, is expected."),
  ]

  @Test(arguments: golden.map(\.format)) func everyErrorSaysWhereAndWhatWasExpected(format: String) throws {
    let expected = try #require(Self.golden.first { $0.format == format })
    let error = try #require(throws: PredicateFormatError.self) { try PredicateSyntax(format: format) }
    let mark = String(repeating: " ", count: expected.character - 1)
    #expect(
      "\(error)" == """
        Unable to parse the predicate format: at character \(expected.character), \(expected.sentence)
          \(format)
          \(mark)^
        """)
    #expect(error.offset == expected.character - 1)
  }

  @Test func argumentsThatDoNotFitAreErrors() {
    func sentence(_ format: String, _ arguments: Any?...) -> String? {
      do {
        _ = try PredicateSyntax(format: format, arguments: arguments)
        return nil
      } catch {
        return "\(error)".split(separator: "\n").first.map(String.init)
      }
    }
    let prefix = "Unable to parse the predicate format: at character "
    #expect(sentence("a == %d", "x") == prefix + "6, %d takes a whole number, and argument 1 is a string.")
    #expect(sentence("a == %d", 2.5) == prefix + "6, %d takes a whole number, and argument 1 is a number.")
    #expect(sentence("a == %f", [1]) == prefix + "6, %f takes a number, and argument 1 is a collection.")
    #expect(
      sentence("a == %@ AND %K == 1", 1, 2) == prefix
        + "13, %K takes the name of a key, and argument 2 is a whole number.")
    #expect(
      sentence("%K == 1", "a..b") == prefix + "1, %K takes the name of a key, and argument 1 is a string.")
    #expect(sentence("a == %c", "ab") == prefix + "6, %c takes a character, and argument 1 is a string.")
    #expect(sentence("a == %s", 1) == prefix + "6, %s takes a string, and argument 1 is a whole number.")
    #expect(sentence("a == %@ OR b == %@", 1) == prefix + "17, %@ takes argument 2, which is not given.")
    #expect(
      sentence("a == '%@'", 1) == prefix
        + "10, the format ends, which uses 0 of 1 arguments. Placeholders in quotes are text: leave the quotes away."
    )
    #expect(sentence("a == %d", nil) == prefix + "6, %d takes a whole number, and argument 1 is nil.")
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

import Foundation
import Testing

@testable import GalleyPredicates

@Suite struct PredicatePrinterTests {
  /// Formats, and what Apple's `predicateFormat` makes of them.
  static let golden: [(format: String, printed: String)] = [
    // Operators, in every spelling.
    ("label == 'x'", "label == \"x\""),
    ("label = \"x\"", "label == \"x\""),
    ("label<>'x'", "label != \"x\""),
    ("a < 1 and b =< 2 and c <= 3", "a < 1 AND b <= 2 AND c <= 3"),
    ("a > 1 or b => 2 or c >= 3", "a > 1 OR b >= 2 OR c >= 3"),
    ("label contains[c] 'x'", "label CONTAINS[c] \"x\""),
    ("label BeginsWith[DC] 'x'", "label BEGINSWITH[cd] \"x\""),
    ("label ENDSWITH [n] 'x'", "label ENDSWITH[n] \"x\""),
    ("label ==[l] 'x'", "label ==[l] \"x\""),
    ("label like '*x?'", "label LIKE \"*x?\""),
    ("label MATCHES '\\\\d+'", "label MATCHES \"\\\\d+\""),
    ("label IN {'a', \"b\"}", "label IN {\"a\", \"b\"}"),
    ("n BETWEEN {1, 2.5}", "n BETWEEN {1, 2.5}"),
    // Precedence.
    ("a == 1 || b == 2 && c == 3", "a == 1 OR (b == 2 AND c == 3)"),
    ("(a == 1 || b == 2) && c == 3", "(a == 1 OR b == 2) AND c == 3"),
    ("NOT a == 1 AND b == 2", "(NOT a == 1) AND b == 2"),
    ("!(a == 1 AND b == 2)", "NOT (a == 1 AND b == 2)"),
    ("not not a == 1", "NOT NOT a == 1"),
    ("((a == 1))", "a == 1"),
    ("((a)) == (1)", "a == 1"),
    ("a + 1 * 2 ** 3 - 4 == 5", "a + 1 * 2 ** 3 - 4 == 5"),
    ("(a + 1) * 2 == 5 - (3 - 1)", "(a + 1) * 2 == 5 - (3 - 1)"),
    ("2 ** 3 ** 2 == 64", "2 ** 3 ** 2 == 64"),
    ("2 ** (3 ** 2) == 512", "2 ** (3 ** 2) == 512"),
    ("-a ** 2 == - 4", "-a ** 2 == -4"),
    ("-(a + b) < 0", "-(a + b) < 0"),
    // Literals.
    ("exists == true", "exists == 1"),
    ("exists == YES AND a == false AND b == no", "exists == 1 AND a == 0 AND b == 0"),
    ("a == nil OR a == NULL OR a != Nil", "a == nil OR a == nil OR a != nil"),
    ("a == 0x1F", "a == 31"),
    ("a == 0b101 OR a == 0o17", "a == 5 OR a == 15"),
    ("a == .5 OR a == 1e3 OR a == 2.50E-1", "a == 0.5 OR a == 1000.0 OR a == 0.25"),
    ("a == 'it\\'s'", "a == \"it's\""),
    ("a == 'say \"hi\"'", "a == \"say \\\"hi\\\"\""),
    ("a == \"line\\nbreak\\ttab\\u00e9\\uD83D\\uDE00\"", "a == \"line\\nbreak\\ttabé😀\""),
    ("a == ''", "a == \"\""),
    ("TRUEPREDICATE", "TRUEPREDICATE"),
    ("falsepredicate or a == 1", "FALSEPREDICATE OR a == 1"),
    // Keys.
    ("SELF == 'x'", "SELF == \"x\""),
    ("self.label == 'x'", "SELF.label == \"x\""),
    ("frame.size.width > 10", "frame.size.width > 10"),
    ("#size == 1 AND #first.#last == 2", "#size == 1 AND #first.last == 2"),
    ("#label == 1", "label == 1"),
    ("naïve == 1 AND 名 == 2", "naïve == 1 AND 名 == 2"),
    ("items.@count > 2 AND @count == 1", "items.@count > 2 AND @count == 1"),
    ("items.@sum.price > 2", "items.@sum.price > 2"),
    ("a[0] == a[FIRST] AND a[last] != a[SIZE]", "a[0] == a[FIRST] AND a[LAST] != a[SIZE]"),
    ("a[b + 1].c[0] == 'x'", "a[b + 1].c[0] == \"x\""),
    ("$name == $other.label", "$name == $other.label"),
    // Collections and functions.
    ("ANY names == 'x' AND SOME names == 'y'", "ANY names == \"x\" AND ANY names == \"y\""),
    ("all names CONTAINS[cd] 'x'", "ALL names CONTAINS[cd] \"x\""),
    ("NONE names == 'x'", "NOT ANY names == \"x\""),
    ("a IN {} AND {1, {2, 3}} CONTAINS b", "a IN {} AND {1, {2, 3}} CONTAINS b"),
    ("lowercase(label) == 'x'", "lowercase(label) == \"x\""),
    ("lowercase:(label) == uppercase('x')", "lowercase(label) == uppercase(\"x\")"),
    ("modulus:by:(n, 2) == 0", "modulus:by:(n, 2) == 0"),
    ("CAST(5, 'NSDate') < CAST(a, 'NSString')", "CAST(5.0, \"NSDate\") < CAST(a, \"NSString\")"),
    (
      "SUBQUERY(items, $x, $x.a == 1 OR $x.b == 2).@count > 0",
      "SUBQUERY(items, $x, $x.a == 1 OR $x.b == 2).@count > 0"
    ),
    ("  a\t==\n1  ", "a == 1"),
  ]

  @Test(arguments: golden.map(\.format)) func formatsPrintAsApplesDo(format: String) throws {
    let predicate = try PredicateSyntax(format: format)
    #expect("\(predicate)" == Self.golden.first { $0.format == format }?.printed)
  }

  @Test(arguments: golden.map(\.printed)) func whatIsPrintedReadsAsTheSame(printed: String) throws {
    #expect("\(try PredicateSyntax(format: printed))" == printed)
  }

  @Test func argumentsTakeThePlaceOfTheirPlaceholders() throws {
    func printed(_ format: String, _ arguments: Any?...) throws -> String {
      "\(try PredicateSyntax(format: format, arguments: arguments))"
    }
    #expect(try printed("label CONTAINS[c] %@", "it's \"x\"") == "label CONTAINS[c] \"it's \\\"x\\\"\"")
    #expect(try printed("%@ == ''", "x") == "\"x\" == \"\"")
    #expect(try printed("a == %@ AND b == %@", nil, NSNull()) == "a == nil AND b == nil")
    #expect(try printed("a == %@ AND b == %@", true, NSNumber(value: false)) == "a == 1 AND b == 0")
    #expect(try printed("a IN %@", ["x", "y"]) == "a IN {\"x\", \"y\"}")
    #expect(try printed("a IN %@", NSArray(array: [1, 2.5])) == "a IN {1, 2.5}")
    #expect(try printed("a IN {%@, %d}", "x", 3) == "a IN {\"x\", 3}")
    #expect(try printed("type == %d AND t == %i", UInt(9), Int8(-3)) == "type == 9 AND t == -3")
    #expect(
      try printed("a == %ld AND b == %lld AND c == %lu AND d == %llu AND e == %u", 1, 2, 3, 4, 5)
        == "a == 1 AND b == 2 AND c == 3 AND d == 4 AND e == 5")
    #expect(try printed("a == %D AND b == %U AND c == %x", 1, 2, 255) == "a == 1 AND b == 2 AND c == 255")
    #expect(try printed("a == %f AND b == %g", 0.5, 2) == "a == 0.5 AND b == 2.0")
    #expect(try printed("a == %c AND b == %C", 65, "b") == "a == \"A\" AND b == \"b\"")
    #expect(try printed("%K == %@", "frame.size.width", 3) == "frame.size.width == 3")
    #expect(try printed("%K == 1 AND %K == 2", "size", "SELF.x") == "#size == 1 AND SELF.x == 2")
    #expect(try printed("ANY %K.name == 'x'", "items") == "ANY items.name == \"x\"")
    #expect(try printed("a == '%@' AND b == \"%d %K\"") == "a == \"%@\" AND b == \"%d %K\"")
    #expect(try printed("a == %%") == "a == \"%\"")
    #expect(
      try printed("a == %@", Date(timeIntervalSinceReferenceDate: 12.5)) == "a == CAST(12.5, \"NSDate\")")
    #expect(try printed("a == %d", Kind.second) == "a == 2")
    #expect(try printed("a == %@", URL(string: "x://y")) == "a == x://y")
  }

  private enum Kind: Int {
    case second = 2
  }

  @Test func variablesAreSubstituted() throws {
    let predicate = try PredicateSyntax(format: "$a == $b AND ANY SUBQUERY($a, $b, $b == $c) == {$c, 1}")
    let substituted = predicate.substituting(["a": .string("x"), "b": .integer(1), "c": .null])
    #expect("\(substituted)" == "\"x\" == 1 AND ANY SUBQUERY(\"x\", $b, $b == nil) == {nil, 1}")
    #expect("\(predicate.substituting([:]))" == "\(predicate)")
  }
}

import Foundation
import Testing

@testable import GalleyPredicates

@Suite struct PredicateEvaluatorTests {
  private static var object: PredicateValue {
    PredicateValue(
      [
        "label": "Café Menu", "decomposed": "Cafe\u{301} Menu", "price": 2.5, "count": 3, "flag": true,
        "off": false,
        "null": NSNull(), "empty": "", "path": "a*b", "lines": "one\ntwo",
        "names": ["Ada", "Grace", "Édith"], "numbers": [3, 1, 2], "nothing": [Int](),
        "big": 9_007_199_254_740_993,
        "address": ["city": "Köln", "zip": 50667], "then": Date(timeIntervalSinceReferenceDate: 100),
        "people": [["name": "Ada", "age": 36], ["name": "Grace", "age": 85], ["name": "Linus"]],
        "frame": CGRect(x: 1, y: 2, width: 30, height: 40),
      ] as [String: Any])
  }

  static let truths = [
    "label == 'Café Menu'", "label == decomposed", "label != 'café menu'", "label ==[c] 'CAFÉ MENU'",
    "label ==[d] 'Cafe Menu'", "label ==[cd] 'cafe menu'", "label CONTAINS 'fé'", "label CONTAINS[cd] 'FE M'",
    "label BEGINSWITH 'Caf'", "label BEGINSWITH[d] 'Cafe'", "label ENDSWITH[c] 'MENU'", "'fé' IN label",
    "'FÉ' IN[c] label", "label LIKE 'Caf? *'", "label LIKE[cd] 'cafe*'", "label LIKE '*'", "empty LIKE '*'",
    "path LIKE 'a\\\\*b'", "path LIKE '?\\\\*?'", "label MATCHES 'Caf. \\\\w+'", "label MATCHES[c] '.*MENU'",
    "label MATCHES[d] 'Cafe Menu'", "lines MATCHES '(?s).*two'", "label MATCHES 'x|Café Menu'",
    "price == 2.5", "price > 2 AND price < 3", "count >= 3 AND count <= 3", "count BETWEEN {1, 3}",
    "price BETWEEN {2.5, 2.5}", "label BETWEEN {'B', 'D'}", "flag == YES", "flag == 1",
    "flag == true AND off == NO",
    "flag != off", "count == 3.0", "big != 9007199254740992", "big == 9007199254740993",
    "big > 9007199254740992.0",
    "null == nil", "missing == nil", "null != 'x'", "'x' != nil", "nil == nil",
    "missing.further.still == NULL",
    "null IN {1, nil}", "label > 'B'", "label >[c] 'b'", "then > CAST(99, 'NSDate')",
    "then == CAST(100, 'NSDate')", "CAST(then, 'NSNumber') == 100", "CAST('12', 'NSNumber') == 12",
    "CAST(count, 'NSString') == '3'", "names CONTAINS 'Ada'", "names CONTAINS[cd] 'edith'", "'Ada' IN names",
    "count IN {1, 2, 3}", "count IN numbers", "address CONTAINS 'Köln'", "ANY names == 'Grace'",
    "ANY names BEGINSWITH[c] 'g'", "ALL names != 'Linus'", "NONE names == 'Linus'", "ALL nothing == 1",
    "NOT ANY nothing == 1", "ANY null == 1 OR TRUEPREDICATE", "ANY people.age > 80",
    "ALL people.name CONTAINS 'a' OR 1 == 1",
    "names[0] == 'Ada'", "names[FIRST] == 'Ada'", "names[LAST] BEGINSWITH 'É'", "names[SIZE] == 3",
    "names[9] == nil", "nothing[FIRST] == nil", "address['city'] == 'Köln'", "people[1].name == 'Grace'",
    "names.@count == 3", "people.@max.age == 85", "people.@min.age == 36", "people.@avg.age == 60.5",
    "people.@sum.age == 121", "names.@max.SELF == 'Édith' OR names.@max.SELF == 'Grace'",
    "{1, 1, 2}.@distinctUnionOfObjects.SELF == {1, 2}", "people.@unionOfObjects.age == {36, 85}",
    "frame.size.width == 30", "frame.origin.y == 2", "frame.maxX == 31", "frame.midY == 22",
    "label.length == 9", "label.uppercaseString == 'CAFÉ MENU'", "count.stringValue == '3'",
    "SELF.label == label", "SELF == SELF", "address.SELF.city == 'Köln'",
    "1 + 2 * 3 == 7", "(1 + 2) * 3 == 9", "7 / 2 == 3", "7.0 / 2 == 3.5", "2 ** 10 == 1024",
    "2 ** 3 ** 2 == 64",
    "2 ** -1 == 0.5", "-count + 3 == 0", "count * price == 7.5",
    "9223372036854775807 + 1 > 9223372036854775807",
    "count + null == nil", "10 - 4 - 3 == 3", "sum({1, 2, 3.5}) == 6.5", "max(numbers) == 3",
    "min(numbers) == 1",
    "average({1, 2}) == 1.5", "median({5, 1, 3}) == 3", "count(names) == 3", "length(label) == 9",
    "lowercase(label) == 'café menu'", "uppercase(label) ENDSWITH 'MENU'", "abs(-3) == 3", "sqrt(16) == 4",
    "floor(2.7) == 2 AND ceiling(2.1) == 3 AND trunc(-2.7) == -2", "modulus:by:(7, 3) == 1",
    "add:to:(1, 2) == 3 AND from:subtract:(5, 2) == 3", "raise:toPower:(2, 5) == 32", "log(1000) == 3",
    "objectFrom:withIndex:(names, 1) == 'Grace'", "SUBQUERY(people, $p, $p.age > 80).@count == 1",
    "ANY SUBQUERY(people, $p, $p.age > 30).name == 'Ada'",
    "1 == 2 OR 1 == 1 AND 2 == 2", "NOT 1 == 2 AND 1 == 1", "(1 == 2 AND 1 == 1) OR 1 == 1", "!(1 == 2)",
    "FALSEPREDICATE || TRUEPREDICATE", "1 == 1 OR nonsense.length > 'x'", "'5' IN {'5'}",
    "price BEGINSWITH '2.'",
    "count MATCHES '[0-9]'", "big ENDSWITH '993'", "big.stringValue == CAST(big, 'NSString')",
    "{1, 'a'} == {1.0, 'a'}", "{1, 'A'} ==[c] {1, 'a'}",
  ]

  static let untruths = [
    "label == 'cafe menu'", "label CONTAINS ''", "label BEGINSWITH ''", "label ENDSWITH ''",
    "label CONTAINS 'fe'",
    "label LIKE 'Caf'", "label LIKE '????????'", "path LIKE 'a\\\\*'", "label MATCHES 'Caf.'",
    "label MATCHES 'a|Caf'",
    "lines MATCHES '.*two'", "label MATCHES 'CAF. MENU'", "null < 1", "null > 1", "null <= null", "1 >= nil",
    "null CONTAINS 'x'", "'x' IN null", "null BEGINSWITH 'x'", "label LIKE nil", "null BETWEEN {1, 2}",
    "null MATCHES '.*'", "label == nil", "'1' == 1", "label == 3", "then == 100", "names == 'Ada'",
    "names CONTAINS 'ada'", "4 IN {1, 2, 3}", "count BETWEEN {4, 9}", "ALL names == 'Ada'",
    "ANY nothing == 1",
    "ANY null == nil", "NONE names == 'Ada'", "1 == 1 AND 1 == 2", "1 == 2 AND 1 == 1 OR 1 == 2",
    "FALSEPREDICATE", "NOT TRUEPREDICATE", "big == 9007199254740992.0", "1 == 2 AND nonsense.length > 'x'",
    "sqrt(-1) == sqrt(-1)", "sqrt(-1) < 1",
  ]

  @Test(arguments: truths) func isTrue(format: String) throws {
    #expect(try PredicateEvaluator(Self.object).matches(PredicateSyntax(format: format)))
  }

  @Test(arguments: untruths) func isFalse(format: String) throws {
    #expect(try !PredicateEvaluator(Self.object).matches(PredicateSyntax(format: format)))
  }

  /// What cannot be told, and why.
  static let errors: [(format: String, sentence: String)] = [
    ("label < 1", "< has no meaning between a string and a whole number."),
    ("1 < 'x'", "< has no meaning between a whole number and a string."),
    ("names BEGINSWITH 'x'", "BEGINSWITH has no meaning between a collection and a string."),
    ("then CONTAINS 'x'", "CONTAINS has no meaning between a date and a string."),
    ("names IN 'x'", "IN has no meaning between a collection and a string."),
    ("'x' MATCHES 1", "MATCHES has no meaning between a string and a whole number."),
    ("count BETWEEN 3", "BETWEEN takes two bounds, as in {1, 5}, and is given a whole number."),
    ("count BETWEEN {1, 2, 3}", "BETWEEN takes two bounds, as in {1, 5}, and is given a collection."),
    ("ANY label == 'x'", "ANY takes a collection, and is given a string."),
    ("label[FIRST] == 'x'", "[FIRST] takes a collection, and is given a string."),
    ("label.@count == 1", "@count takes a collection, and is given a string."),
    (
      "names.@first == 1",
      "there is no collection operator @first. There are @count, @sum, @avg, @min, @max, @unionOfObjects, @distinctUnionOfObjects."
    ),
    ("SUBQUERY(label, $x, $x == 1).@count == 1", "SUBQUERY takes a collection, and is given a string."),
    ("names['x'] == 1", "an index takes a whole number, and is given a string."),
    ("label + 1 == 2", "+ takes numbers, and is given a string."),
    ("-label == 2", "- takes numbers, and is given a string."),
    ("count / 0 == 1", "it divides by zero."),
    ("modulus:by:(1, 0) == 1", "it divides by zero."),
    ("length(3) == 1", "length takes a string, and is given a whole number."),
    ("sum(names) == 1", "sum takes numbers, and is given a string."),
    ("count(1) == 1", "count takes a collection, and is given a whole number."),
    ("CAST(names, 'NSString') == 1", "CAST(…, \"NSString\") takes another value, and is given a collection."),
    ("label MATCHES '(a'", "\"(a\" is no regular expression."),
    (
      "'\(String(repeating: "a", count: 300))' MATCHES '.*.*.*.*x'",
      "the regular expression \".*.*.*.*x\" takes too many steps. Put fewer repeats inside of repeats."
    ),
    ("label MATCHES 'a)(b'", "\"a)(b\" is no regular expression."),
    (
      "$x == 1",
      "$x has no value. Give it one by evaluate(with:substitutionVariables:) or withSubstitutionVariables(_:)."
    ),
    (
      "frame.width.nonsense == 1",
      "a number has no key \"nonsense\". Its nearest keys are \"integerValue\", \"doubleValue\", \"boolValue\" and \"stringValue\"."
    ),
    ("frame.size.depth == 1", "a size has no key \"depth\". Its nearest keys are \"width\" and \"height\"."),
    (
      "then.year == 1",
      "a date has no key \"year\". Its nearest keys are \"timeIntervalSinceReferenceDate\" and \"timeIntervalSince1970\"."
    ),
  ]

  @Test(arguments: errors.map(\.format)) func whatCannotBeToldIsAnError(format: String) throws {
    let predicate = try PredicateSyntax(format: format)
    let error = #expect(throws: PredicateEvaluationError.self) {
      try PredicateEvaluator(Self.object).matches(predicate)
    }
    #expect(error.map { "\($0)" } == Self.errors.first { $0.format == format }?.sentence)
  }

  @Test func variablesHaveTheirValues() throws {
    let predicate = try PredicateSyntax(format: "label BEGINSWITH $start AND count == $n")
    let values = ["start": PredicateValue.string("Caf"), "n": .integer(3)]
    #expect(try PredicateEvaluator(Self.object, variables: values).matches(predicate))
    #expect(try PredicateEvaluator(Self.object).matches(predicate.substituting(values)))
  }

  @Test func plainObjectsHaveTheirStoredPropertiesAsKeys() throws {
    class Animal { let legs = 4 }
    final class Dog: Animal { let name: String? = "Rex" }
    func holds(_ format: String) throws -> Bool {
      try PredicateEvaluator(PredicateValue(Dog())).matches(PredicateSyntax(format: format))
    }
    #expect(try holds("name == 'Rex' AND legs == 4"))
    let error = #expect(throws: PredicateEvaluationError.self) { try holds("nam == 1") }
    #expect(error == .unknownKey("nam", of: "an object of type Dog", suggestions: ["name", "legs"]))
  }

  @Test func objectsEqualThemselves() throws {
    final class Thing {}
    let thing = Thing()
    func equals(_ a: Any, _ b: Any) throws -> Bool {
      try PredicateEvaluator(PredicateValue(a)).matches(PredicateSyntax(format: "SELF == %@", arguments: [b]))
    }
    #expect(try equals(thing, thing))
    #expect(try !equals(thing, Thing()))
    #expect(try equals(URL(string: "a:b") as Any, URL(string: "a:b") as Any))
    #expect(try equals([1, 2], NSArray(array: [1, 2])))
    #expect(try equals(["a": 1], NSDictionary(dictionary: ["a": 1.0])))
    #expect(try equals(CGSize(width: 1, height: 2), CGSize(width: 1, height: 2)))
    #expect(try equals("x" as Character, "x"))
    #expect(try equals(Optional<Int>.some(3) as Any, UInt8(3)))
    #expect(try !equals(Optional<Int>.none as Any, 0))
  }
}

import Foundation
import GalleyDecisions
import Testing

@testable import GalleyBaselines

/// The forms are what `swift test list` of Swift 6.3 prints, and the keys what a check in such a test gets.
@Suite struct TestNameTests {
  @Test(arguments: [
    ("ATests.XTests/testOne", ["XTests"], "testOne", true),
    ("ATests.Outer.InnerTests/testOne", ["InnerTests"], "testOne", true),
    ("ATests.E/st()", ["E"], "st", false),
    ("ATests.Outer/Deep/d()", ["Outer", "Deep"], "d", false),
    ("ATests.Outer/param(_:)", ["Outer"], "param", false),
    ("ATests.Outer/param(a:b:)", ["Outer"], "param", false),
    ("ATests.global()", [], "global", false),
    ("ATests.`raw (global) name`()", [], "`raw (global) name`", false),
    (
      "ATests.Outer/`raw inner.suite/x`/`a test / with \"stuff\"`()", ["Outer", "`raw inner.suite/x`"],
      "`a test / with \"stuff\"`", false
    ),
    ("ATests.Outer/`raw inner.suite/x`/cancelOne(n:)", ["Outer", "`raw inner.suite/x`"], "cancelOne", false),
    ("ATests.`suite.with/all()`/`über (1)`(_:)", ["`suite.with/all()`"], "`über (1)`", false),
  ])
  func isReadAsAKeyNamesIt(_ text: String, _ suite: [String], _ test: String, _ isXCTest: Bool) throws {
    let name = try #require(TestName(text))
    #expect(name.module == "ATests")
    #expect(name.suite == suite)
    #expect(name.test == test)
    #expect(name.isXCTest == isXCTest)
    #expect(name.specifier == text)
    #expect(name.owns(suite: suite.isEmpty ? ["AnyFile"] : suite, test: test))
    #expect(!name.owns(suite: ["Other", "Suite"], test: test))
    #expect(!name.owns(suite: suite.isEmpty ? ["AnyFile"] : suite, test: test + "2"))
    #expect(!name.owns(suite: suite, test: nil))
  }

  @Test(arguments: [
    "", "ATests", "Building for debugging...", "[3/5] Compiling a.b", "warning: x/y", "ATests.Suite",
    ".Suite/test()", "A Tests.Suite/test()", "ATests.Suite//test()", "ATests.Suite/`open()",
    "ATests.Suite/test()\u{1B}[0m", "ATests.A/B/testC", "ATests./testOne", "-x.y/z",
  ])
  func whatIsNoTestIsNone(_ text: String) {
    #expect(TestName(text) == nil)
    #expect(TestList(output: "ATests.A/b()\n\(text)\n") == nil || text.isEmpty)
  }

  @Test(arguments: [
    ("ATests.Outer/param(_:)/T.swift:14:4", "ATests.Outer/param(_:)"),
    ("ATests.global()/My File.swift:10:2", "ATests.global()"),
    ("ATests.`raw (global) name`()/T.swift:11:2", "ATests.`raw (global) name`()"),
    (
      "ATests.Outer/`raw inner.suite/x`/`a / \"b\"`()/T.swift:16:6",
      "ATests.Outer/`raw inner.suite/x`/`a / \"b\"`()"
    ),
    ("ATests.Outer/plain()", "ATests.Outer/plain()"),
  ])
  func anEventsNameEndsWithAPlace(_ id: String, _ name: String) {
    #expect(TestName(event: id)?.specifier == name)
  }

  @Test(arguments: ["ATests.Outer", "ATests.Outer/Deep", "ATests.Outer/`raw (suite)`", "ATests"])
  func anEventOfASuiteIsOfNoTest(_ id: String) {
    #expect(TestName(event: id) == nil)
  }

  @Test func aPatternMeansOneTestOnly() throws {
    let names = [
      "A.S/a()", "A.S/a(_:)", "A.S/ab()", "A.S/T/a()", "A.ST/a()", "AA.S/a()", "A.S/testA", "A.S/testAB",
      "A.`S.S [x]+`/`a (b)? | \\`()", "A.`S.S [x]+`/`a b`()", "A.a()", "A.a(_:)",
    ].compactMap(TestName.init(_:))
    #expect(names.count == 12)
    for name in names {
      let found = names.filter { other in
        let seen = other.specifier + (other.isXCTest ? "" : "/F.swift:1:2")
        return seen.range(of: name.pattern, options: .regularExpression) != nil
          && (try? Regex(name.pattern).firstMatch(in: seen)) != nil
      }
      #expect(found == [name])
      let group = names.filter {
        $0.specifier.range(of: TestName.pattern(ofGroup: name.group), options: .regularExpression) != nil
      }
      #expect(group == names.filter { $0.group == name.group })
    }
    #expect(Set(names.map(\.group)) == ["A.S", "A.ST", "AA.S", "A.`S.S [x]+`", "A.a()", "A.a(_:)"])
  }

  @Test(arguments: [
    ("S", ["A.S/a()", "A.S/a(_:)", "A.S/T/a()", "B.S/testA", "B.S/testAB"]),
    ("S/a", ["A.S/a()", "A.S/a(_:)"]),
    ("S/a()", ["A.S/a()", "A.S/a(_:)"]), ("A/S/T", ["A.S/T/a()"]), ("S/T/a", ["A.S/T/a()"]),
    ("B/S/testA", ["B.S/testA"]), ("A", ["A.S/a()", "A.S/a(_:)", "A.S/T/a()", "A.ST/a()"]), ("B/a", []),
  ])
  func aPathMeansWhatIsInIt(_ path: String, _ expected: [String]) throws {
    let names = ["A.S/a()", "A.S/a(_:)", "A.S/T/a()", "A.ST/a()", "B.S/testA", "B.S/testAB"]
    let pattern = try #require(TestName.pattern(ofPath: path))
    let found = names.filter { name in
      let seen = name + (name.hasSuffix(")") ? "/F.swift:1:2" : "")
      return seen.range(of: pattern, options: .regularExpression) != nil
    }
    #expect(found == expected)
  }

  @Test(arguments: ["", "/", "S/", "/a", "A//b", "`S"]) func aPathWithoutANameMeansNothing(_ path: String) {
    #expect(TestName.pattern(ofPath: path) == nil)
  }

  /// Swift Testing lists the place of functions that have the names of others, in whatever modules.
  @Test func placesOfFunctionsAreLeftOut() throws {
    let list = try #require(TestList(output: "A.S/t()/S.swift:3:4\nB.S/t()/S.swift:9:4\nB.X/testA\n"))
    #expect(list.tests.map(\.specifier) == ["A.S/t()", "B.S/t()", "B.X/testA"])
  }

  @Test func aListIsReadWhole() throws {
    let list = try #require(TestList(output: "B.S/b()\r\nA.X/testA\nB.S/b()\n\n"))
    #expect(list.tests.map(\.specifier) == ["A.X/testA", "B.S/b()"])
    let again = try StableJSON.read(TestList.self, from: try StableJSON.document(list))
    #expect(again == list)
    #expect(throws: DecodingError.self) {
      try StableJSON.read(TestList.self, from: Array(#"{"format":1,"tests":["nonsense"]}"#.utf8))
    }
  }
}

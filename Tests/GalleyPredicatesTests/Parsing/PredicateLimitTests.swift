import Foundation
import Synchronization
import Testing

@testable import GalleyPredicates

@Suite struct PredicateLimitTests {
  /// Beginnings that can be repeated without an end, each with what closes a level.
  static let nestings: [(open: String, core: String, close: String)] = [
    ("(", "a == 1", ")"), ("NOT ", "a == 1", ""), ("!", "a == 1", ""), ("-", "a == 1", ""),
    ("{", "1", "} == 1"), ("a[", "0", "] == 1"), ("lowercase(", "a", ") == 1"), ("(", "1", ") == 1"),
    ("CAST(", "1", ", 'NSDate') == 1"), ("SUBQUERY(a, $x, (", "a == 1", "))"), ("ANY (", "a", ") == 1"),
    ("{1, (", "a", ")}"),
  ]

  @Test(arguments: nestings.indices, [100_000, 1_000])
  func endlessNestingIsAnError(index: Int, levels: Int) {
    let nesting = Self.nestings[index]
    let format = String(repeating: nesting.open, count: levels)
    for end in ["", nesting.core + String(repeating: nesting.close, count: levels)] {
      #expect {
        try PredicateSyntax(format: format + end)
      } throws: { error in
        switch (error as? PredicateFormatError)?.fact {
        case .tooDeep(PredicateParser.deepest), .tooLong(PredicateParser.longest), .unexpected: true
        default: false
        }
      }
    }
  }

  @Test(arguments: ["+ 1", "- 1", "* 1", "/ 1", "** 1", "[0]"]) func endlessChainsAreErrors(link: String) {
    let format = "a \(String(repeating: link, count: 100_000)) == 1"
    let error = #expect(throws: PredicateFormatError.self) { try PredicateSyntax(format: format) }
    #expect(error?.fact == .tooDeep(limit: PredicateParser.deepest))
  }

  @Test func longFormatsThatAreFlatAreRead() throws {
    let parts = (0..<20_000).map { "label == '\($0)'" }
    let all = try PredicateSyntax(format: parts.joined(separator: " OR "))
    #expect(try PredicateEvaluator(.dictionary(["label": .string("19999")])).matches(all))
    let path = try PredicateSyntax(format: "a" + String(repeating: ".a", count: 100_000) + " == nil")
    #expect(try PredicateEvaluator(.dictionary([:])).matches(path))
    let list = "a IN {\((0..<100_000).map(String.init).joined(separator: ", "))}"
    #expect(
      try PredicateEvaluator(.dictionary(["a": .integer(99_999)])).matches(PredicateSyntax(format: list)))
  }

  @Test func aFormatOfMoreThanAMebibyteIsAnError() {
    let format = "a == '" + String(repeating: "x", count: 1 << 20) + "'"
    let error = #expect(throws: PredicateFormatError.self) { try PredicateSyntax(format: format) }
    #expect(error?.fact == .tooLong(limit: 1 << 20))
  }

  /// The deepest predicates are read, printed, judged and freed on the smallest stack that threads have.
  @Test func theDeepestFormatsFitASmallStack() {
    let levels = PredicateParser.deepest - 1
    let done = DispatchSemaphore(value: 0)
    let results = Mutex<[Bool]>([])
    let thread = Thread {
      for nesting in Self.nestings where nesting.open != "{1, (" && !nesting.open.hasPrefix("ANY") {
        let half = nesting.open.contains("(") && nesting.open.count > 10 ? levels / 2 : levels
        let format =
          String(repeating: nesting.open, count: half) + nesting.core
          + String(repeating: nesting.close, count: half)
        guard let predicate = try? PredicateSyntax(format: format) else { continue }
        let again = try? PredicateSyntax(format: "\(predicate)")
        _ = try? PredicateEvaluator(.dictionary(["a": .integer(1)])).matches(predicate)
        results.withLock { $0.append(again == predicate) }
      }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    let outcomes = results.withLock { $0 }
    #expect(outcomes.count >= 4)
    #expect(outcomes.allSatisfy { $0 })
  }
}

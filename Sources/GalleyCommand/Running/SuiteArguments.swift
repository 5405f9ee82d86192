import Foundation
import GalleyBaselines
import GalleyDecisions

/// What the user says to `swift test`, with what selects tests told from the rest.
struct SuiteArguments {
  /// All of it, as it was given.
  let words: [String]
  /// All of it but what selects tests, and but reports that a second attempt would write over.
  private(set) var withoutSelection: [String] = []
  private var filters: [String] = []
  private var skips: [String] = []

  /// The options that select tests, and that `swift test` writes a report of all tests for.
  private static let filter: Set<String> = ["--filter", "--specifier", "-s"]
  private static let skip = "--skip"
  private static let report = "--xunit-output"

  /// Takes the arguments apart.
  ///
  /// - Parameter words: What stands after `--`.
  init(_ words: [String]) {
    self.words = words
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      guard Self.filter.contains(name) || name == Self.skip || name == Self.report else {
        withoutSelection.append(word)
        continue
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else { continue }
      if name == Self.skip { skips.append(value) } else if name != Self.report { filters.append(value) }
    }
  }

  /// Whether the user selects tests.
  var selects: Bool { !filters.isEmpty || !skips.isEmpty }

  /// What selects tests, sorted; `nil` if nothing does.
  var selection: [String]? {
    let words = filters.map { "--filter \($0)" } + skips.map { "--skip \($0)" }
    return words.isEmpty ? nil : words.sorted()
  }

  /// Whether `swift test` will probably run a test.
  ///
  /// For Swift Testing it also looks at the function's place, which the list of tests does not tell; so this may balance
  /// shards, and may not decide what is run.
  ///
  /// - Parameter test: The test.
  /// - Returns: Whether it is selected.
  func probablySelects(_ test: TestName) -> Bool {
    func matches(_ pattern: String) -> Bool {
      (test.specifier + (test.isXCTest ? "" : "/")).range(of: pattern, options: .regularExpression) != nil
    }
    return (filters.isEmpty || filters.contains(where: matches)) && !skips.contains(where: matches)
  }

  /// What runs one part of the suite: without a selection of the user's the part's own groups; with one, all but the
  /// other parts', as several filters mean any of them, and a skip counts in any case.
  ///
  /// - Parameters:
  ///   - shard: Which part.
  ///   - tests: All tests.
  /// - Returns: The arguments, and the tests that are probably run; `nil` if the part has none.
  func part(_ shard: Shard, of tests: [TestName]) -> (words: [String], tests: Int)? {
    let parts = Shard.partition(tests, into: shard.count, weighing: probablySelects)
    let own = parts[shard.number - 1]
    let groups = Set(own)
    let count = Set(tests).count { groups.contains($0.group) && probablySelects($0) }
    guard !own.isEmpty else { return nil }
    if selects {
      let others = parts.enumerated().filter { $0.offset != shard.number - 1 }.flatMap(\.element)
      return (words + others.sorted().flatMap { [Self.skip, TestName.pattern(ofGroup: $0)] }, count)
    }
    return (words + own.flatMap { ["--filter", TestName.pattern(ofGroup: $0)] }, count)
  }

  /// What runs some tests again.
  ///
  /// - Parameter tests: The tests.
  /// - Returns: The arguments.
  func only(_ tests: [TestName]) -> [String] {
    withoutSelection + tests.flatMap { ["--filter", $0.pattern] }
  }
}

import Foundation
import GalleyBaselines
import GalleyDecisions

/// The arguments for `swift test`, divided into those that select tests and others.
package struct SwiftTestArguments {
  /// All arguments, as given.
  let words: [String]
  /// All arguments except those that select tests, and except reports that a second attempt would overwrite.
  private(set) var withoutSelection: [String] = []
  private var filters: [String] = []
  private var skips: [String] = []

  /// The options that select tests, and the one that writes a report of all of them.
  private static let filter: Set<String> = ["--filter", "--specifier", "-s"]
  private static let skip = "--skip"
  private static let report = "--xunit-output"

  package init(_ words: [String]) {
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
  package var selects: Bool { !filters.isEmpty || !skips.isEmpty }

  /// The options that select tests, as the program of tests takes them.
  package var selecting: [String] {
    filters.flatMap { ["--filter", $0] } + skips.flatMap { [Self.skip, $0] }
  }

  /// The options that select tests, sorted; `nil` if there are none.
  var selection: [String]? {
    let words = filters.map { "--filter \($0)" } + skips.map { "--skip \($0)" }
    return words.isEmpty ? nil : words.sorted()
  }

  /// Whether `swift test` will probably run a test.
  ///
  /// For Swift Testing it also matches the location of the function, which the list of tests does not have; so this
  /// balances shards and estimates progress, and does not decide which tests are run.
  func probablySelects(_ test: TestName) -> Bool {
    selects(test.specifier + (test.isXCTest ? "" : "/"))
  }

  /// Whether `swift test` runs a test of XCTest, by its whole name.
  func selects(_ name: String) -> Bool {
    func matches(_ pattern: String) -> Bool { name.range(of: pattern, options: .regularExpression) != nil }
    return (filters.isEmpty || filters.contains(where: matches)) && !skips.contains(where: matches)
  }

  /// The arguments that run one shard of all tests, and the number of tests that it probably has; `nil` if it has none.
  ///
  /// Without a selection of the user's they name the shard's own groups. With one they skip the groups of all other
  /// shards, since several filters select the union, while a skip always counts.
  ///
  /// - Parameter weighing: The weight of a test that is selected; shards have equal weights, as far as possible.
  func part(
    _ shard: Shard, of tests: [TestName], weighing: (TestName) -> Int = { _ in 1 }
  ) -> (words: [String], tests: Int)? {
    let parts = Shard.partition(tests, into: shard.count) { probablySelects($0) ? weighing($0) : 0 }
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

  /// The arguments that run only these tests.
  func only(_ tests: [TestName]) -> [String] {
    withoutSelection + tests.flatMap { ["--filter", $0.pattern] }
  }
}

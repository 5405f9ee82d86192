import GalleyDecisions
import SeededCases
import Testing

@testable import GalleyBaselines

@Suite struct ShardTests {
  @Test(arguments: [("1/1", 1, 1), ("2/5", 2, 5), ("1000/1000", 1000, 1000)])
  func isWrittenAsInPlaywright(_ text: String, _ number: Int, _ count: Int) throws {
    let shard = try #require(Shard(text))
    #expect((shard.number, shard.count) == (number, count))
    #expect(shard.text == text)
  }

  @Test(arguments: [
    "", "/", "1", "1/", "/2", "0/5", "6/5", "1/0", "-1/5", "1/5/9", "a/b", " 1/5", "1/5 ", "+1/5", "٢/٥",
    "1/1001", "1/99999999999999999999",
  ])
  func whatIsNoPartIsNone(_ text: String) {
    #expect(Shard(text) == nil)
  }

  /// A suite of random size and shape.
  private func tests(_ generator: inout SeededGenerator) -> [TestName] {
    (0..<Int.random(in: 0...40, using: &generator)).flatMap { suite -> [TestName] in
      let names = ["M.S\(suite)/a", "M.S\(suite)/D/a", "N.X\(suite)/test", "M.f\(suite)"]
      let form = names[Int.random(in: 0..<4, using: &generator)]
      let count = form.hasPrefix("M.f") ? 1 : Int.random(in: 1...30, using: &generator)
      return (0..<count).compactMap { TestName(form.hasPrefix("N") ? "\(form)\($0)" : "\(form)\($0)()") }
    }
  }

  @Test func everyTestIsInExactlyOnePartAndNoSuiteIsTorn() {
    for seed in Soak.seeds(300) {
      var generator = SeededGenerator(seed: seed)
      let tests = tests(&generator)
      let count = Int.random(in: 1...12, using: &generator)
      let parts = Shard.partition(tests.shuffled(using: &generator), into: count)
      #expect(parts == Shard.partition(tests, into: count), "seed \(seed)")
      #expect(parts.count == count)
      let all = parts.flatMap(\.self)
      #expect(all.sorted() == Set(tests.map(\.group)).sorted(), "seed \(seed)")
      #expect(Set(all).count == all.count, "seed \(seed)")
      // Graham's bound for this order of work.
      let groups = Dictionary(grouping: tests, by: \.group).mapValues(\.count)
      let loads = parts.map { $0.reduce(0) { $0 + groups[$1, default: 0] } }
      let least = max(groups.values.max() ?? 0, (tests.count + count - 1) / count)
      #expect((loads.max() ?? 0) * 3 <= least * 4 + (groups.values.max() ?? 0) * 3, "seed \(seed)")
    }
  }

  @Test func whatIsNotRunDoesNotCountForTheBalance() throws {
    let tests = (0..<8).compactMap { TestName("M.S\($0)/a()") }
    let parts = Shard.partition(tests, into: 2) { $0.suite[0] < "S4" ? 1 : 0 }
    for part in parts { #expect(part.count { $0 < "M.S4" } == 2) }
    #expect(parts.flatMap(\.self).count == 8)
  }
}

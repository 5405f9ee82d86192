import BaselineFixtures
import SeededCases
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct TestCompletionTests {
  private func name(_ text: String) throws -> TestName { try #require(TestName(text)) }

  private func completion(
    _ listed: [String]?, passed: [String] = [], failed: [String] = [], skipped: [String] = [],
    ignoring: [TestOwner] = [], isComplete: Bool = true
  ) -> TestCompletion {
    func results(_ names: [String], _ end: TestResult.End) -> [TestResult] {
      names.compactMap(TestName.init(_:)).map { TestResult($0, end) }
    }
    return TestCompletion(
      listed: listed?.compactMap(TestName.init(_:)),
      results: [results(passed, .passed) + results(failed, .failed) + results(skipped, .skipped)],
      ignoring: ignoring, isComplete: isComplete)
  }

  private let key = Samples.key("details", test: "testDetails", suite: ["RecipesTests"])
  private let shared = Samples.key("resting", test: nil, suite: ["FeedPage"])
  private let own = "M.RecipesTests/testDetails"
  private let other = "M.RecipesTests/testOther"

  @Test func aTestThatIsGoneLeavesOrphans() {
    #expect(completion([other]).orphanReason(of: key) == .testGone)
    #expect(completion([own, other]).orphanReason(of: key) == nil)
    // Of a class that is gone a part of the suite proves nothing: the key may be named by something else than a test.
    #expect(completion(["M.FeedTests/testA"]).orphanReason(of: key) == nil)
    #expect(
      completion(["M.FeedTests/testA"], passed: ["M.FeedTests/testA"]).orphanReason(of: key) == .testGone)
  }

  @Test func aTestThatEndedLeavesOrphansUnlessItFailed() {
    #expect(completion([own, other], passed: [own]).orphanReason(of: key) == .testEnded)
    #expect(completion([own, other], failed: [own]).orphanReason(of: key) == nil)
    #expect(completion([own, other], skipped: [own]).orphanReason(of: key) == nil)
    #expect(completion([own, other], passed: [other]).orphanReason(of: key) == nil)
    #expect(completion([own], passed: [own], isComplete: false).orphanReason(of: key) == nil)
    let ignoring = [TestOwner(suite: ["RecipesTests"], test: "testDetails")]
    #expect(completion([own], passed: [own], ignoring: ignoring).orphanReason(of: key) == nil)
  }

  @Test func aRunInOneOfSeveralConfigurationsProvesNothingOfOthers() throws {
    let test = try name(own)
    func reason(_ environments: Set<CheckKey.Environment>?, listed: [TestName]) -> OrphanReason? {
      TestCompletion(
        listed: listed, results: [listed.map { TestResult($0, .passed) }], environments: environments
      ).orphanReason(of: key)
    }
    var other = key.environment
    other.device = "iPad Air"
    #expect(reason(nil, listed: [test]) == .testEnded)
    #expect(reason([key.environment, other], listed: [test]) == .testEnded)
    #expect(reason([other], listed: [test]) == nil)
    // A test that is gone is gone on every device.
    #expect(reason([other], listed: [try name(self.other)]) == .testGone)
    let whole = TestCompletion(
      listed: [test], results: [[TestResult(test, .passed)]], environments: [other])
    #expect(whole.orphanReason(of: shared) == nil)
  }

  @Test func ofTestsWithOneKeyAllMustHaveEnded() {
    let both = [own, "N.RecipesTests/testDetails"]
    #expect(completion(both, passed: [own]).orphanReason(of: key) == nil)
    #expect(completion(both, passed: both).orphanReason(of: key) == .testEnded)
    // One test in one attempt, as by two private suites of the same name.
    #expect(completion([own], passed: [own], failed: [own]).orphanReason(of: key) == nil)
  }

  @Test func aSharedCheckpointNeedsTheWholeSuite() {
    #expect(completion([own, other], passed: [own]).orphanReason(of: shared) == nil)
    #expect(completion([own, other], passed: [own, other]).orphanReason(of: shared) == .suiteEnded)
    #expect(completion([own, other], passed: [own], failed: [other]).orphanReason(of: shared) == nil)
    #expect(completion([own, other], passed: [own], skipped: [other]).orphanReason(of: shared) == nil)
    #expect(completion([own], passed: [own], isComplete: false).orphanReason(of: shared) == nil)
  }

  @Test func withoutAListNothingIsProven() {
    for key in [key, shared] {
      #expect(completion(nil, passed: [own]).orphanReason(of: key) == nil)
      #expect(completion([]).orphanReason(of: key) == nil)
    }
  }

  @Test func theLastAttemptCounts() throws {
    let test = try name(own)
    func reason(_ ends: TestResult.End...) -> OrphanReason? {
      TestCompletion(listed: [test], results: ends.map { [TestResult(test, $0)] }).orphanReason(of: key)
    }
    #expect(reason(.failed, .passed) == .testEnded)
    #expect(reason(.passed, .failed) == nil)
    #expect(reason(.failed, .cut) == nil)
  }

  // MARK: A model

  /// A suite as its author knows it: which test makes which checks; and baselines, of which some are of the past.
  private struct World {
    var tests: [TestName: [CheckKey]] = [:]
    var baselines: Set<CheckKey> = []

    init(_ generator: inout SeededGenerator) {
      for suite in 0..<Int.random(in: 1...5, using: &generator) {
        let isXCTest = Bool.random(using: &generator)
        for number in 0..<Int.random(in: 1...5, using: &generator) {
          let plain = "test\(number)"
          let module = ["M", "N"][Int.random(in: 0..<2, using: &generator)]
          let text = isXCTest ? "\(module).S\(suite)/\(plain)" : "\(module).S\(suite)/\(plain)(_:)"
          guard let name = TestName(text) else { continue }
          // Some tests are of the past: they left baselines, and are on the list no longer.
          let isPast = Int.random(in: 0..<4, using: &generator) == 0
          var keys: [CheckKey] = []
          for check in 0..<Int.random(in: 0...4, using: &generator) {
            let argument = isXCTest ? nil : ["x", "y", nil][Int.random(in: 0..<3, using: &generator)]
            let forms = [
              CheckKey(
                suite: ["S\(suite)"], test: plain, argument: argument, name: "c\(check)",
                environment: .picture),
              // Of a page, of a helping function in a file, and of Eyes, with names of their own.
              CheckKey(suite: ["Page\(check)"], test: nil, name: "resting", environment: .picture),
              CheckKey(suite: ["Helpers"], test: "verify\(number)", name: "c", environment: .picture),
              CheckKey(suite: ["My app"], test: "Flow \(number)", name: "c", environment: .picture),
            ]
            let key = forms[max(0, Int.random(in: -4...3, using: &generator))]
            baselines.insert(key)
            // Some checks are of the past.
            if Int.random(in: 0..<5, using: &generator) > 0 { keys.append(key) }
          }
          if !isPast { tests[name] = keys }
        }
      }
    }

    /// The baselines that no test of today uses.
    var orphans: Set<CheckKey> { baselines.subtracting(tests.values.joined()) }
  }

  @Test func nothingIsAnOrphanThatATestUses() {
    var proven = 0
    var whole = 0
    for seed in Soak.seeds(2_000) {
      var generator = SeededGenerator(seed: seed)
      let world = World(&generator)
      let names = world.tests.keys.sorted()
      let parts = Int.random(in: 1...4, using: &generator)
      let groups = Shard.partition(names, into: parts)
      let present = (0..<parts).filter { _ in Int.random(in: 0..<5, using: &generator) > 0 }
      let isFiltered = Int.random(in: 0..<3, using: &generator) == 0
      let breaks = Int.random(in: 0..<2, using: &generator) == 0
      var results: [[TestResult]] = [[], []]
      var used: Set<CheckKey> = []
      var ignoring: [TestOwner] = []
      for name in names where present.contains(where: { groups[$0].contains(name.group) }) {
        if isFiltered, Bool.random(using: &generator) { continue }
        let keys = world.tests[name] ?? []
        switch breaks ? Int.random(in: 0..<7, using: &generator) : 6 {
        case 0:
          used.formUnion(keys.prefix(Int.random(in: 0...keys.count, using: &generator)))
          results[0].append(TestResult(name, .failed))
        case 1: results[0].append(TestResult(name, .skipped))
        case 2: results[0].append(TestResult(name, .cut))
        case 3:
          results[0].append(TestResult(name, .passed))
          ignoring.append(TestOwner(suite: name.suite, test: name.test))
        case 4:
          used.formUnion(keys)
          results[0].append(TestResult(name, .failed))
          results[1].append(TestResult(name, .passed))
        default:
          used.formUnion(keys)
          results[0].append(TestResult(name, .passed))
        }
      }
      let completion = TestCompletion(
        listed: names, results: results, ignoring: ignoring, isComplete: present.count == parts)
      let unused = world.baselines.subtracting(used)
      let found = unused.filter { completion.orphanReason(of: $0) != nil }
      #expect(found.isSubset(of: world.orphans), "seed \(seed): \(found.subtracting(world.orphans).sorted())")
      proven += found.count
      if completion.isWhole {
        whole += 1
        #expect(found == world.orphans, "seed \(seed)")
      }
    }
    // A property that never had anything to say would hold as well.
    #expect(proven > 1_000 && whole > 100, "\(proven) orphans, \(whole) whole runs")
  }
}

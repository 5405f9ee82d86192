import Galley
import SampleSuites
import SeededCases
import Testing

/// The suite on devices whose seed orders what happens at one time; `GALLEY_SOAK=500` is a thousand runs of each.
///
/// A usual run takes every eighth test twice with one seed, and every eighth other one with two seeds.
@Suite(.ignoreSnapshots) struct HistoryTests {
  @Test func oneSeedIsOneHistory() {
    let tests = Soak.slice(of: RerunSuite.tests, oneIn: 8)
    SuiteHistory.expectOneHistory(of: tests, runs: Soak.times(2))
  }

  @Test func theSuitePassesUnderEverySeed() {
    let tests = Soak.slice(of: RerunSuite.tests, oneIn: 8, part: 4)
    SuiteHistory.expectPasses(of: tests, seeds: Soak.seeds(2))
  }
}

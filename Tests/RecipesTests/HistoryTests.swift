import Galley
import SampleSuites
import SeededCases
import Testing

/// The suite on devices whose seed orders what happens at one time; `GALLEY_SOAK=500` is a thousand runs of each.
@Suite(.ignoreSnapshots) struct HistoryTests {
  @Test func oneSeedIsOneHistory() {
    SuiteHistory.expectOneHistory(of: DelayTests.suite, runs: Soak.times(2))
  }

  @Test func theSuitePassesUnderEverySeed() {
    SuiteHistory.expectPasses(of: DelayTests.suite, seeds: Soak.seeds(2))
  }
}

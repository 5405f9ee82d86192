import Gallery
import Galley
import SampleSuites
import SeededCases
import Testing

/// Every page on devices whose seed orders what happens at one time; `GALLEY_SOAK=500` is a thousand runs of each.
@Suite(.ignoreSnapshots) struct HistoryTests {
  @Test func oneSeedIsOneHistory() {
    SuiteHistory.expectOneHistory(of: Self.suite, runs: Soak.times(2))
  }

  private static let suite: [SuiteHistory.NamedTest] =
    GalleryPage.allCases.map { page -> SuiteHistory.NamedTest in
      (page.rawValue, { @Sendable in _ = try Application.gallery(page) })
    } + [("whatComesUpLooksAsApproved", { try GalleryTests().whatComesUpLooksAsApproved(.light) })]
}

import Gallery
import Galley
import SampleSuites
import SeededCases
import Testing

/// Every page on devices whose seed orders what happens at one time; `GALLEY_SOAK=500` is a thousand runs of each.
///
/// A usual run takes every third of them.
@Suite(.ignoreSnapshots) struct HistoryTests {
  @Test func oneSeedIsOneHistory() {
    SuiteHistory.expectOneHistory(of: Soak.slice(of: Self.suite, oneIn: 3), runs: Soak.times(2))
  }

  private static var suite: [SuiteHistory.NamedTest] {
    var tests: [SuiteHistory.NamedTest] = [
      ("whatComesUpLooksAsApproved", { try GalleryTests().whatComesUpLooksAsApproved(.light) })
    ]
    for page in GalleryPage.allCases {
      tests.append((page.rawValue, { _ = try Application.gallery(page) }))
    }
    return tests
  }
}

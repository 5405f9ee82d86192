import Galley
import SampleSuites
import SeededCases
import Testing

/// The suite on devices whose seed orders what happens at one time; `GALLEY_SOAK=500` is a thousand runs of each.
///
/// A usual run takes every third of them.
@Suite(.ignoreSnapshots) struct HistoryTests {
  @Test func oneSeedIsOneHistory() {
    SuiteHistory.expectOneHistory(of: Soak.slice(of: Self.suite, oneIn: 3), runs: Soak.times(2))
  }

  @Test func theSuitePassesUnderEverySeed() {
    SuiteHistory.expectPasses(of: Soak.slice(of: Self.suite, oneIn: 3, part: 1), seeds: Soak.seeds(2))
  }

  private static let suite: [SuiteHistory.NamedTest] = [
    ("anArticleIsRead", { try ArticleTests().anArticleIsRead() }),
    ("theAdvertisementIsWaitedOut", { try ArticleTests().theAdvertisementIsWaitedOut() }),
    ("theTopStoriesAreShownFirst", { try SectionsTests().theTopStoriesAreShownFirst() }),
    ("darkSectionsAreShown", { try SectionsTests().darkSectionsAreShown() }),
    ("sectionsAreSwiped", { try SectionsTests().sectionsAreSwiped() }),
    ("moreArticlesComeAtTheEnd", { try SectionsTests().moreArticlesComeAtTheEnd() }),
    ("aServerThatIsDownIsAskedAgain", { try SectionsTests().aServerThatIsDownIsAskedAgain() }),
    (
      "anArticleIsDraggedToTheReadingListWhereThatIsOn",
      { try SectionsTests().anArticleIsDraggedToTheReadingListWhereThatIsOn() }
    ),
    ("whatIsChosenStays", { try ReaderSettingsTests().whatIsChosenStays() }),
    ("bothQuestionsAreAskedOnce", { try WelcomeTests().bothQuestionsAreAskedOnce() }),
    ("theQuestionsCanBePutOff", { try WelcomeTests().theQuestionsCanBePutOff() }),
  ]
}

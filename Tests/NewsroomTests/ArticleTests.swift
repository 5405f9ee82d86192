import Galley
import NewsroomPages
import SampleSuites
import Testing

@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct ArticleTests {
  private func article(_ headline: String) throws -> Page<ArticlePage> {
    let page = try Page<SectionsPage>(on: .newsroom())
    return try page.articles.first { try $0.headline.text == headline }.open.tap()
  }

  @Test func anArticleIsRead() throws {
    let article = try article("The old bridge opens again after nine years")
    #expect(try article.byline.text == "By Ada Brook · 12 min ago")
    try article.check("bridge")
    try article.keep.tap()
    let sections = try article.backButton.tap()
    #expect(try sections.readingCount.text == "1 on your reading list")
  }

  @Test func theAdvertisementIsWaitedOut() throws {
    let article = try article("The night train opens again after nine years")
    try article.play.tap()
    #expect(try article.advertisement.text == "Your video begins in 8 s")
    try article.check("advertisement")
    #expect(try !article.pause.exists)
    try article.advertisement.vanishes(within: .seconds(10))
    try article.time.becomes(.label("3 s"), within: .seconds(5))
    try article.pause.tap()
    try article.check("paused")
    try article.pause.tap()
    try article.play.appears(within: .seconds(20))
    #expect(try article.play.label == "Play Again")
  }
}

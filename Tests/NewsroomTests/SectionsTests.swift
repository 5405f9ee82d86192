import Galley
import NewsroomPages
import SampleSuites
import Testing

@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct SectionsTests {
  private func headlines(_ page: Page<SectionsPage>) throws -> [String] {
    try page.articles.all().map { try $0.headline.text }
  }

  @Test func theTopStoriesAreShownFirst() throws {
    let page = try Page<SectionsPage>(on: .newsroom())
    try page.check(.resting)
    #expect(try headlines(page).first == "The old bridge opens again after nine years")
    #expect(try page.top.isSelected)
  }

  @Test func darkSectionsAreShown() throws {
    try Page<SectionsPage>(on: .newsroom(appearance: .dark)).check(.resting)
  }

  @Test func sectionsAreSwiped() throws {
    let page = try Page<SectionsPage>(on: .newsroom())
    try page.pager.swipe(.left)
    #expect(try page.sports.isSelected)
    #expect(try headlines(page).first == "The home team wins in the last minute")
    try page.pager.swipe(.right)
    #expect(try page.top.isSelected)
    try page.money.tap()
    #expect(try page.money.isSelected)
    #expect(try headlines(page).first == "The savings bank grows again")
    try page.check("money")
  }

  @Test func moreArticlesComeAtTheEnd() throws {
    let app = try Application.newsroom(["NEWSROOM_FEED": "live"])
    let page = try Page<SectionsPage>(on: app)
    // The ninth article is on the second page that the server sends.
    let row = try page.articles.scroll(to: "The old bridge is to be moved", within: .seconds(60))
    #expect(try row.age.text == "Ada Brook · 8 h ago")
    _ = try page.articles.scroll(to: "The harbour waits for spring", within: .seconds(120))
    try page.end.scrollIntoView()
    try page.end.appears()
  }

  @Test func aServerThatIsDownIsAskedAgain() throws {
    let app = try Application.newsroom(["NEWSROOM_FEED": "live"])
    app.device?.network.upcomingFailures = 1
    let page = try app.relaunch(to: SectionsPage.self)
    try page.problem.appears()
    try page.retry.tap()
    try page.problem.vanishes()
    #expect(try headlines(page).count > 3)
  }

  @Test func anArticleIsDraggedToTheReadingListWhereThatIsOn() throws {
    for (setting, isKept) in [("on", true), ("off", false)] {
      let page = try Page<SectionsPage>(on: .newsroom(["NEWSROOM_DRAG_AND_DROP": setting]))
      let card = try page.articles.first { _ in true }
      try card.open.drag(from: .center, to: .bottom, pressing: .seconds(1))
      #expect(try page.readingCount.exists == isKept)
    }
  }
}

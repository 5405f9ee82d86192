import Galley
import NewsroomPages
import Testing

/// What audits find in the newspaper's app.
@Suite struct NewsroomAuditTests {
  @Test func theSectionsAreLowAndTheAgesFaint() throws {
    let page = try Page<SectionsPage>(on: .newsroom(on: .iPhoneX, appearance: .light))
    var found: Set<String> = []
    try page.audit { issue in
      found.insert(issue.identity)
      return true
    }
    #expect(
      found.sorted() == [
        "contrast article.age", "hitRegion section.life", "hitRegion section.money",
        "hitRegion section.sports", "hitRegion section.tech", "hitRegion section.top",
      ])
  }
}

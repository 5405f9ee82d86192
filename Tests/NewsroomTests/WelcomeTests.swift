import Galley
import NewsroomPages
import SampleSuites
import Testing

@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct WelcomeTests {
  /// The question of the system's that is on the screen.
  private func question<Question: Layout>(
    _ type: Question.Type, over page: Page<WelcomePage>
  ) throws -> Page<Question> {
    try Page<Question>(on: Application("com.apple.springboard", on: page.application.automator))
  }

  @Test func bothQuestionsAreAskedOnce() throws {
    let app = try Application.newsroom(["NEWSROOM_WELCOME": "show"])
    let welcome = try Page<WelcomePage>(on: app)
    try welcome.check(.beginning)
    try welcome.proceed.tap()
    try welcome.title.becomes(.label("News Near You"))
    try welcome.proceed.tap()
    let location = try question(LocationQuestion.self, over: welcome)
    #expect(try location.alert.label == "Allow “Newsroom” to use your location?")
    try app.check("asked for the location")
    try location.allow.tap()
    try welcome.title.becomes(.label("Never Miss a Story"))
    try welcome.proceed.tap()
    try question(PermissionQuestion.self, over: welcome).deny.tap()
    _ = try Page<SectionsPage>(on: app)

    // The system asks once; the second time the answers are known.
    let again = try app.relaunch(to: WelcomePage.self)
    for _ in 0..<3 { try again.proceed.tap() }
    _ = try Page<SectionsPage>(on: app)
  }

  @Test func theQuestionsCanBePutOff() throws {
    let app = try Application.newsroom(["NEWSROOM_WELCOME": "show"])
    let welcome = try Page<WelcomePage>(on: app)
    try welcome.proceed.tap()
    try welcome.skip.tap()
    try welcome.title.becomes(.label("Never Miss a Story"))
    try welcome.skip.tap()
    _ = try Page<SectionsPage>(on: app)
  }
}

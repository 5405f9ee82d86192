import Galley
import NewsroomPages
import SampleSuites
import Testing

@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct ReaderSettingsTests {
  @Test func whatIsChosenStays() throws {
    let page = try Page<SectionsPage>(on: .newsroom())
    let settings = try page.settings.tap()
    try settings.check(.resting)
    try settings.textSize.select("Large")
    try settings.videos.set(true)
    try settings.announcements.set(false)
    try settings.edition.select("Coast")
    let again = try settings.done.tap().settings.tap()
    #expect(try again.textSize.selection == "Large")
    #expect(try again.videos.isOn)
    #expect(try !again.announcements.isOn)
    #expect(try again.edition.selection == "Coast")
  }
}

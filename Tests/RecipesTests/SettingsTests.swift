import Galley
import RecipesPages
import SampleSuites
import Testing

@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct SettingsTests {
  private func settings(_ application: Application) throws -> Page<SettingsPage> {
    try Page<RecipeList>(on: application).tabs.settings.tap()
  }

  @Test func settingsAreShown() throws {
    try settings(.recipes()).check(.resting)
  }

  @Test func darkSettingsAreShown() throws {
    try settings(.recipes(appearance: .dark)).check(.resting)
  }

  @Test func everyControlTakesWhatItIsGiven() throws {
    let settings = try settings(.recipes())
    try settings.order.select("Time")
    try settings.facts.set(false)
    try settings.guests.increment(by: 3)
    try settings.sweetness.adjust(to: 0.8)
    try settings.theme.select("Plum")
    try settings.check("as somebody likes it")
    let chosen = try settings.read { try [$0.order.selection, $0.guests.label, $0.theme.selection] }
    #expect(chosen == ["Time", "Guests: 7", "Plum"])
    #expect(try !settings.facts.isOn)
    #expect(try abs(settings.sweetness.position - 0.8) < 0.05)
  }

  @Test func theOrderIsThatOfTheList() throws {
    let settings = try settings(.recipes())
    try settings.order.select("Time")
    let list = try settings.tabs.recipes.tap()
    #expect(try list.recipes.all().map { try $0.name.text }.starts(with: ["Garlic Bread"]))
  }

  @Test func everythingCanBeReset() throws {
    let settings = try settings(.recipes())
    try settings.guests.increment()
    #expect(try settings.guests.label == "Guests: 5")
    try settings.reset.scrollIntoView()
    let after = try settings.reset.tap().reset.tap()
    #expect(try after.guests.label == "Guests: 4")
  }

  @Test func theKitchenTimerRings() throws {
    let timer = try settings(.recipes()).timer.tap()
    try timer.check(.resting)
    try timer.minutes.select("45 min")
    try timer.start.tap()
    try timer.running.appears()
    let end = try Page<TimerEnd>(on: timer.application, within: .seconds(46 * 60))
    let after = try end.thankYou.tap()
    #expect(try !after.running.exists)
  }
}

import GalleyAppiumDriver
import GalleyAutomation
import GalleyJSON
import GalleyPages
import GalleyTree
import Testing

/// Alerts of iOS over pages.
@Suite struct SystemAlertTests {
  private struct Tea: Layout {
    let order = Button("order")

    var body: Blueprint { Required { order } }
  }

  private static let page = Sources.iOS(
    Sources.element("Button", name: "order", label: "Order", 20, 380, 335, 44))

  /// A telephone on which an alert waits until it is tapped.
  ///
  /// - Parameter tells: Whether sources are those of the alert as long as it is there.
  private func telephone(tells: Bool) throws -> ScriptedTelephone {
    var play = ScriptedTelephone.Play()
    play.source = tells ? Sources.systemAlert : Self.page
    if !tells { play.answers = ["GET /alert/text": ScriptedTelephone.value("Would Like to Send")] }
    play.settings = tells ? ["respectSystemAlerts": true] : [:]
    play.acted = { play in
      play.source = Self.page
      play.answers = [:]
    }
    play.changed = { settings, play in
      if !tells { play.settings = [:] }
      let isOpen =
        tells ? play.source != Self.page : play.answers["GET /alert/text"] != nil
      guard let app = settings["defaultActiveApplication"]?.text, isOpen else { return }
      play.sourcesBefore =
        app == "auto" ? [] : [app == "com.apple.springboard" ? Sources.systemAlert : Self.page]
    }
    return try ScriptedTelephone(play)
  }

  @Test(arguments: [true, false])
  func `an alert is in front of the page, and monitors answer it`(tells: Bool) throws {
    let telephone = try telephone(tells: tells)
    defer { telephone.stop() }
    let driver = try telephone.driver()
    let app = Application("com.example.tea", on: Automator(driver: driver))
    let snapshot = try driver.snapshot()
    #expect(snapshot.applications.map(\.bundleIdentifier) == ["com.example.tea", "com.apple.springboard"])
    #expect(snapshot.applications[0].root.first { $0.identifier == "order" }?.isHittable == false)
    var asked: [String] = []
    _ = app.automator.monitors.add("notifications") { interruption in
      asked.append(interruption.name)
      return try interruption.tapButton("Allow")
    }
    try Page<Tea>(on: app).order.tap()
    #expect(asked == ["\"“Tea” Would Like to Send You Notifications\" Alert"])
    #expect(try driver.snapshot().applications.map(\.bundleIdentifier) == ["com.example.tea"])
  }
}

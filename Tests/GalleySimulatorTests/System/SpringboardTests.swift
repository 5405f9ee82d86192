import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

private struct OtherApp: App {
  static let bundleIdentifier = "org.example.Other"

  var body: some Scene { WindowGroup { Text("other app") } }
}

/// System alerts and notifications above the apps.
@Suite struct SpringboardTests {
  let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.install(ProbeApp.self)
    device.install(OtherApp.self)
    try device.launch(LaunchRequest(ProbeApp.bundleIdentifier))
  }

  private func element(_ name: String) throws -> Element? {
    let screen = try device.snapshot().screen
    return screen.paths { $0.identifier == name || $0.label == name }.first.flatMap { screen[$0] }
  }

  private func tap(_ name: String) throws {
    let frame = try #require(try element(name)).frame
    try device.perform(.tap(CGPoint(x: frame.midX, y: frame.midY)))
  }

  private var banner: Element? { get throws { try element("NotificationShortLookView") } }

  @Test func anAlertComesAtItsMoment() throws {
    var answers: [String] = []
    device.present(
      SystemAlert("Battery Low", message: "10% battery remaining", buttons: ["Close", "Low Power Mode"]),
      after: .seconds(3)
    ) { answers.append($0) }
    device.advance(by: .milliseconds(2_999))
    #expect(try element("Battery Low") == nil)
    device.advance(by: .milliseconds(1))
    #expect(try element("Battery Low")?.type == .alert)
    #expect(try element("fetch")?.isHittable == false)
    try tap("Low Power Mode")
    #expect(answers == ["Low Power Mode"])
    #expect(try element("Battery Low") == nil)
  }

  @Test func questionsWaitForEachOther() throws {
    var answers: [String] = []
    device.present(SystemAlert("One")) { answers.append($0) }
    try tap("OK")
    try tap("photos")
    device.present(SystemAlert("Two", buttons: ["No", "Yes"])) { answers.append($0) }
    #expect(try element("Two") == nil)
    try tap("Allow Full Access")
    #expect(try element("answer")?.label == "authorized")
    try tap("Yes")
    #expect(answers == ["OK", "Yes"])
    #expect(try device.snapshot().screen.paths { $0.type == .alert }.isEmpty)
  }

  @Test func aQuestionInTheSameWordsIsAnother() throws {
    for _ in 0..<2 { device.present(SystemAlert("Again", buttons: ["No", "Yes"])) }
    let first = try #require(try element("Again")?.handle)
    try tap("Yes")
    let second = try #require(try element("Again")?.handle)
    #expect(first != second)
    try tap("Yes")
    #expect(try element("Again") == nil)
  }

  @Test func aBannerIsThereForFiveSeconds() throws {
    device.present(
      PushNotification("Dinner", body: "It is ready.", for: OtherApp.bundleIdentifier), after: .seconds(1))
    #expect(try banner == nil)
    device.advance(by: .seconds(1))
    let shown = try #require(try banner)
    #expect(shown.label == "Other, now, Dinner, It is ready.")
    #expect(shown.type == .other)
    #expect(shown.isHittable)
    #expect(shown.frame.minY >= 44 && shown.frame.maxY < 150)
    device.advance(by: .milliseconds(4_999))
    #expect(try banner != nil)
    device.advance(by: .milliseconds(1))
    #expect(try banner == nil)
  }

  @Test func aTapOnItOpensItsApp() throws {
    device.present(PushNotification("Dinner", for: OtherApp.bundleIdentifier))
    try tap("NotificationShortLookView")
    #expect(try element("other app") != nil)
    #expect(try banner == nil)
    #expect(device.state(of: ProbeApp.bundleIdentifier) == .runningBackground)
  }

  @Test func aSwipeUpSendsItAway() throws {
    device.present(PushNotification("Dinner", for: OtherApp.bundleIdentifier))
    let frame = try #require(try banner).frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func swipe(by length: Double) throws {
      try device.perform(
        GalleyAutomation.Gesture(fingers: [
          [.init(.zero, middle), .init(.milliseconds(200), CGPoint(x: middle.x, y: middle.y + length))]
        ]))
    }
    try swipe(by: 60)
    #expect(try banner?.frame == frame)
    try swipe(by: -60)
    #expect(try banner == nil)
    #expect(device.state(of: ProbeApp.bundleIdentifier) == .runningForeground)
  }

  @Test func belowItTheAppGoesOn() throws {
    device.present(PushNotification("Dinner", for: OtherApp.bundleIdentifier))
    try tap("field")
    try device.press([.character("a")])
    #expect(try element("field")?.value?.text == "a")
    #expect(try banner != nil)
    device.present(PushNotification("Supper", for: OtherApp.bundleIdentifier))
    #expect(try banner?.label == "Other, now, Supper")
    device.advance(by: .seconds(5))
    #expect(try banner == nil)
  }
}

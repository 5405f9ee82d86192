import Foundation
import GalleyAppiumDriver
import GalleyAutomation
import GalleyJSON
import GalleyPages
import GalleyTree
import Synchronization
import Testing

/// Pages on Android: frames in pixels, names of views, questions for permissions.
@Suite struct AndroidTests {
  private struct SignIn: Layout {
    let name = Field("name")
    let remember = Toggle("remember")
    let submit = Button("submit")

    var body: Blueprint {
      Required {
        name
        remember
        submit
      }
    }
  }

  private func telephone(_ source: String = Sources.android) throws -> ScriptedTelephone {
    var play = ScriptedTelephone.Play()
    play.source = source
    play.window = CGSize(width: 1080, height: 2209)
    play.picture = CGSize(width: 1080, height: 2340)
    play.capabilities = ["appium:deviceScreenDensity": 420, "deviceModel": "Pixel 6"]
    return try ScriptedTelephone(play)
  }

  private func places(_ body: JSONValue?) -> [[Double]] {
    (body?["actions"]?.elements ?? []).flatMap { $0["actions"]?.elements ?? [] }.compactMap { action in
      guard let x = action["x"]?.number, let y = action["y"]?.number else { return nil }
      return [x, y]
    }
  }

  @Test func `frames are points, and fingers move in pixels`() throws {
    let telephone = try telephone()
    defer { telephone.stop() }
    let driver = try telephone.driver(.android)
    let snapshot = try driver.snapshot()
    // 420 dots in an inch are 2.625 pixels in a point.
    #expect(snapshot.configuration.scale == 2.625)
    #expect(abs(snapshot.configuration.size.width - 411.4) < 0.1)
    #expect(abs(snapshot.configuration.size.height - 891.4) < 0.1)
    #expect(snapshot.configuration.device == "Pixel 6")
    let page = try Page<SignIn>(on: Application("com.example.tea", on: Automator(driver: driver)))
    #expect(try page.submit.label == "Sign In")
    #expect(try page.remember.isOn)
    #expect(try (page.name.value ?? "").isEmpty)
    try page.submit.tap()
    #expect(places(telephone.bodies("POST /actions").last) == [[540, 642]])
  }

  @Test func `a rotated device has another screen`() throws {
    let telephone = try telephone()
    defer { telephone.stop() }
    let driver = try telephone.driver(.android)
    telephone.play.withLock {
      $0.source = $0.source.replacing(
        "width=\"1080\" height=\"2209\"", with: "width=\"2209\" height=\"1080\"")
    }
    let configuration = try driver.snapshot().configuration
    #expect(configuration.orientation == .landscapeLeft)
    #expect(configuration.size.width > configuration.size.height)
  }

  @Test func `elements that the source calls hidden take no touch`() throws {
    let telephone = try telephone()
    defer { telephone.stop() }
    let driver = try telephone.driver(.android)
    let below = try #require(driver.snapshot().applications[0].root.first { $0.identifier == "below" })
    #expect(!below.isHittable)
    #expect(below.attributes["resource-id"] == "com.example.tea:id/below")
  }

  @Test func `keys are ASCII, and other characters a text`() throws {
    let telephone = try telephone()
    defer { telephone.stop() }
    let driver = try telephone.driver(.android)
    try driver.press([.character("a"), .character("é"), .character("茶"), .enter])
    #expect(telephone.bodies("mobile: type") == [["text": "é茶"]])
    #expect(telephone.bodies("POST /actions").count == 2)
  }

  @Test func `a question for a permission interrupts, and is answered like an alert`() throws {
    let telephone = try telephone()
    defer { telephone.stop() }
    let driver = try telephone.driver(.android)
    let app = Application("com.example.tea", on: Automator(driver: driver))
    let page = try Page<SignIn>(on: app)
    telephone.play.withLock {
      $0.source = Sources.androidPermission
      $0.acted = { $0.source = Sources.android }
    }
    driver.wait(until: driver.now + .milliseconds(1))
    try page.submit.tap()
    let points = telephone.bodies("POST /actions").map { places($0) }
    // The last one of several buttons refuses.
    #expect(points == [[[540, 1341]], [[540, 642]]])
    #expect(app.automator.answered.map(\.name) == ["\"Allow Tea to take pictures?\" Alert"])
  }

  @Test func `apps of Android have no arguments`() throws {
    let telephone = try telephone()
    defer { telephone.stop() }
    let driver = try telephone.driver(.android)
    #expect(throws: DriverError.self) {
      try driver.launch(LaunchRequest("com.example.tea", arguments: ["-x"]))
    }
  }
}

extension Element {
  /// The first element that meets a condition.
  func first(where condition: (Element) -> Bool) -> Element? {
    var found: Element?
    walk { element, _ in
      if found == nil, condition(element) { found = element }
      return found == nil
    }
    return found
  }
}

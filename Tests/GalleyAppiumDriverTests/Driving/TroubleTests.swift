import Foundation
import GalleyAppiumDriver
import GalleyAutomation
import GalleyHTTP
import GalleyImage
import GalleyJSON
import GalleyTree
import GalleyWebDriver
import GoldenFiles
import Synchronization
import Testing

/// Servers that are lost, slow or damaged, and sources that say too little.
@Suite struct TroubleTests {
  private func telephone(_ change: (inout ScriptedTelephone.Play) -> Void = { _ in }) throws
    -> ScriptedTelephone
  {
    var play = ScriptedTelephone.Play()
    play.source = Sources.iOS(Sources.element("Button", name: "order", label: "Order", 20, 380, 335, 44))
    change(&play)
    return try ScriptedTelephone(play)
  }

  /// The text of an error, without the port.
  private func text(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "none"
    } catch { return "\(error)".replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:4723") }
  }

  @Test func `errors name the command, the reason and the way out`() throws {
    func snapshot(_ change: @escaping @Sendable (inout ScriptedTelephone.Play) -> Void) throws -> String {
      let telephone = try telephone()
      defer { telephone.stop() }
      let driver = try telephone.driver()
      telephone.play.withLock { change(&$0) }
      return text { _ = try driver.capture() }
    }
    func start(_ change: (inout ScriptedTelephone.Play) -> Void) throws -> String {
      let telephone = try telephone(change)
      defer { telephone.stop() }
      return text { _ = try telephone.driver() }
    }
    expectGolden([
      (
        "refused",
        try start {
          $0.answers["POST /session"] = ScriptedTelephone.error(
            "session not created", "Unknown device or simulator UDID: '42'", 500)
        }
      ),
      ("no picture", try start { $0.answers["GET /screenshot"] = ScriptedTelephone.value("?") }),
      ("no screen", try start { $0.window = .zero }),
      (
        "app",
        try start {
          $0.answers["mobile: queryAppState"] = ScriptedTelephone.value(1)
          $0.answers["mobile: launchApp"] = ScriptedTelephone.error(
            "unknown error", "The application 'com.example.tea' cannot be launched", 500)
        }
      ),
      (
        "lost",
        try snapshot {
          $0.answers["GET /source"] = ScriptedTelephone.error(
            "invalid session id", "A session is either terminated or not started")
        }
      ),
      ("cut", try snapshot { $0.source = String($0.source.prefix(300)) }),
      ("no tree", try snapshot { $0.source = "<html></html>" }),
      ("other picture", try snapshot { $0.picture = CGSize(width: 375, height: 812) }),
      (
        "html",
        try snapshot { $0.answers["GET /source"] = HTTPResponse(502, "text/html", Array("<h1>Bad".utf8)) }
      ),
    ])
  }

  @Test func `an address without a server is an error`() {
    var limits = AppiumDriver.limits
    limits.session = .seconds(5)
    #expect {
      try AppiumDriver(AppiumPlan("http://127.0.0.1:1", in: [:]), limits: limits)
    } throws: { "\($0)".contains("Start the server, or correct the address") }
  }

  @Test func `a server that hangs is an error when its time is over`() throws {
    let telephone = try telephone()
    defer { telephone.stop() }
    var limits = AppiumDriver.limits
    limits.command = .milliseconds(1500)
    let driver = try telephone.driver(limits: limits)
    telephone.play.withLock { $0.hanging = ["GET /source"] }
    expectGolden(text { _ = try driver.snapshot() })
  }

  @Test func `an unsupported action is an error of the device`() throws {
    let telephone = try telephone()
    defer { telephone.stop() }
    let driver = try telephone.driver()
    expectGolden([
      ("appearance", text { try driver.setAppearance(.dark) }),
      ("orientation", text { try driver.rotate(to: .portraitUpsideDown) }),
      ("button", text { try driver.press(.camera) }),
      ("keys", text { try driver.press([.character("a")]) }),
    ])
  }

  @Test func `sources that may be cut off are asked for again, and never taken for whole`() throws {
    let telephone = try telephone()
    defer { telephone.stop() }
    @Sendable func nested(_ levels: Int) -> String {
      // The app and its window are the first two.
      var text = Sources.element("Button", name: "deep", label: "Deep", 20, 380, 335, 44)
      for _ in 0..<levels - 3 { text = Sources.element("Other", 0, 0, 375, 812, text) }
      return Sources.iOS(text)
    }
    telephone.play.withLock { play in
      play.source = nested(50)
      play.changed = { settings, play in
        if let levels = settings["snapshotMaxDepth"]?.number { play.source = nested(Int(levels) - 7) }
      }
    }
    let driver = try telephone.driver()
    let before = telephone.bodies("GET /source").count
    _ = try driver.snapshot()
    #expect(telephone.bodies("GET /source").count == before + 2)
    #expect(telephone.play.withLock { $0.settings["snapshotMaxDepth"] } == 62)
    telephone.play.withLock { $0.source = nested(62) }
    driver.wait(until: driver.now + .milliseconds(1))
    #expect(text { _ = try driver.snapshot() }.contains("62 levels and more"))
  }

  @Test func `an agent without Appium is asked at its own addresses, with the keys of earlier clients`()
    throws
  {
    let field = Sources.element("TextField", name: "name", value: "Ada", 20, 100, 335, 44)
    let telephone = try telephone { play in
      play.source = Sources.iOS(field, bundle: nil)
      for script in ["deviceInfo", "queryAppState", "activeAppInfo", "launchApp", "terminateApp"] {
        play.answers["mobile: \(script)"] = ScriptedTelephone.error(
          "unknown command", "Unhandled endpoint: /session/S/execute/sync")
      }
      play.answers["GET /wda/device/info"] = ScriptedTelephone.value(["name": "Ada’s iPhone"])
      play.answers["POST /wda/apps/state"] = ScriptedTelephone.value(1)
      play.answers["POST /wda/apps/terminate"] = ScriptedTelephone.value(false)
      play.answers["POST /wda/apps/launch"] = ScriptedTelephone.value(.null)
      play.answers["GET /wda/activeAppInfo"] = ScriptedTelephone.value(["bundleId": "com.example.tea"])
      play.answers["GET /element/active"] = ScriptedTelephone.value(["ELEMENT": "E-1"])
      play.answers["GET /element/E-1/rect"] = ScriptedTelephone.value([
        "x": 20, "y": 100, "width": 335, "height": 44,
      ])
      play.answers["POST /element/E-1/clear"] = ScriptedTelephone.value(.null)
    }
    defer { telephone.stop() }
    let driver = try telephone.driver()
    #expect(telephone.bodies("POST /wda/apps/launch").first?["bundleId"] == "com.example.tea")
    let snapshot = try driver.snapshot()
    #expect(snapshot.configuration.device == "Ada’s iPhone")
    #expect(snapshot.applications.map(\.bundleIdentifier) == ["com.example.tea"])
    #expect(snapshot.applications[0].root.first { $0.identifier == "name" }?.isFocused == true)
    try driver.press([.selectAll, .delete])
    #expect(telephone.bodies("POST /element/E-1/clear").count == 1)
  }

  @Test func `a screen is at rest when two sources are the same`() throws {
    let telephone = try telephone()
    defer { telephone.stop() }
    let driver = try telephone.driver()
    let rest = telephone.play.withLock { $0.source }
    telephone.play.withLock { play in
      play.sourcesBefore = (0..<2).map {
        Sources.iOS(Sources.element("Button", label: "Order", 20, $0, 335, 44))
      }
    }
    #expect(driver.activity == ["the screen still changes"])
    let automator = Automator(driver: driver)
    #expect(try automator.settle(until: driver.now + .seconds(20)) == [])
    #expect(try driver.snapshot().applications[0].root.first { $0.identifier == "order" }?.frame.minY == 380)
    // The picture is that of one screen: the source changed once while it was taken.
    telephone.play.withLock { $0.sourcesBefore = [rest.replacing("Order", with: "Buy"), rest] }
    driver.wait(until: driver.now + .milliseconds(1))
    let labels = try driver.capture().snapshot.applications[0].root.first { $0.identifier == "order" }?.label
    #expect(labels == "Order")
  }
}

import BrowserSuites
import Foundation
import GalleyAutomation
import GalleyTree
import RecordingServers
import Testing

@testable import GalleyBrowser

/// The settings of a device that pages read.
@Suite(.inTurn, .serialized) struct BrowserSettingsTests {
  /// A page that writes down the settings that it reads.
  private static let body = """
    <p data-testid=settings></p>
    <script>
      function read() {
        var words = ["prefers-color-scheme: dark", "prefers-contrast: more", "prefers-reduced-motion: reduce", "forced-colors: active"]
          .filter(function (feature) { return matchMedia("(" + feature + ")").matches });
        words.push(new Date(0).getHours() + " o'clock", getComputedStyle(document.documentElement).fontSize, (1.5).toLocaleString());
        document.querySelector("p").textContent = words.join(", ");
      }
      read();
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", read);
    </script>
    """

  private func settings(_ driver: BrowserDriver) throws -> String {
    try BrowserFixture.element("settings", of: driver).label
  }

  @Test(arguments: BrowserEngine.allCases) func `pages read the settings that a browser starts with`(
    _ engine: BrowserEngine
  ) throws {
    try engine.require()
    let server = try RecordingServer(pages: ["/": ShopSite.page("Settings", Self.body)])
    defer { server.stop() }
    var emulation = BrowserEmulation()
    emulation.appearance = .dark
    emulation.timeZone = "Asia/Tokyo"
    var expected = "prefers-color-scheme: dark, 9 o'clock, 16px, 1.5"
    if engine != .webkit {
      emulation.reduceMotion = true
      emulation.forcesColors = true
      emulation.textSize = .accessibility1
      emulation.locale = "de-DE"
      expected =
        "prefers-color-scheme: dark, prefers-reduced-motion: reduce, forced-colors: active, 9 o'clock, 26px, 1,5"
    }
    // Firefox has the scheme and the contrast of the forced colours.
    if engine == .firefox {
      expected = expected.replacing("prefers-color-scheme: dark", with: "prefers-contrast: more")
    }
    try LostAnswers.retry(in: engine) {
      let driver = try BrowserDriver.start(engine, .iPhoneX, emulation)
      defer { driver.end() }
      try driver.launch(LaunchRequest("http://127.0.0.1:\(server.port)"))
      let found = try settings(driver)
      #expect(found == expected)
      let configuration = try driver.snapshot().configuration
      #expect(configuration.appearance == .dark)
      #expect(configuration.timeZone == "Asia/Tokyo")
    }
  }

  @Test func `Chromium changes settings while a page is there, and keeps them`() throws {
    try BrowserEngine.chromium.require()
    try BrowserFixture.withPage(Self.body) { driver in
      #expect(try settings(driver) == "0 o'clock, 16px, 1.5")
      defer { try? driver.setAppearance(.light) }
      try driver.setAppearance(.dark)
      #expect(
        try Automator(driver: driver).wait(until: driver.now + .seconds(20)) { _ in
          try settings(driver) == "prefers-color-scheme: dark, 0 o'clock, 16px, 1.5"
        })
      try driver.setTextSize(.xxxLarge)
      defer { try? driver.setTextSize(.large) }
      let app = try #require(driver.addresses.first)
      try driver.open(app.value, in: LaunchRequest(app.key))
      #expect(try settings(driver) == "prefers-color-scheme: dark, 0 o'clock, 22px, 1.5")
      #expect(try driver.snapshot().configuration.slug == "iphone-x-dark-xxxLarge-browser_chromium")
    }
  }

  @Test func `a setting that a browser cannot have is an error`() throws {
    var emulation = BrowserEmulation()
    emulation.contrast = .increased
    #expect {
      _ = try BrowserDriver.start(.webkit, .iPhoneX, emulation)
    } throws: {
      "\($0)".contains("contrast of WebKitGTK")
    }
    emulation = BrowserEmulation()
    emulation.timeZone = "Mars/Olympus"
    #expect {
      _ = try BrowserDriver.start(.chromium, .iPhoneX, emulation)
    } throws: {
      "\($0)".contains("Mars/Olympus")
    }
  }

  @Test func `the wish for less motion changes while a page is open`() throws {
    try BrowserFixture.withPage(Self.body) { driver in
      try driver.setReduceMotion(true)
      #expect(try driver.evaluate("return matchMedia('(prefers-reduced-motion: reduce)').matches"))
      try driver.setReduceMotion(false)
      #expect(try !driver.evaluate("return matchMedia('(prefers-reduced-motion: reduce)').matches"))
    }
  }
}

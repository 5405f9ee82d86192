import BrowserSuites
import Foundation
import GalleyChecks
import RecordingServers
import Testing

@testable import GalleyBrowser

/// Pages of the DSL on a real page.
@Suite(.inTurn, .serialized) struct BrowserPageTests {
  /// Waits for the text of the basket.
  private func shows(_ text: String, _ list: Page<TeaList>, _ app: Application) throws -> Bool {
    let automator = app.automator
    return try automator.wait(until: automator.driver.now + .seconds(20)) { _ in try list.basket.text == text
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `a person signs in, buys, and empties the basket through a dialog`(in engine: BrowserEngine) throws {
    try engine.require()
    let server = try RecordingServer(pages: ShopSite.pages)
    defer { server.stop() }
    try LostAnswers.retry(in: engine) {
      let app = try Application.browser(
        "http://127.0.0.1:\(server.port)/login", device: .iPhoneX, engine: engine,
        environment: ["MARKET": "Ceylon"])
      defer { app.browser?.end() }
      app.automator.timeout = .seconds(30)
      let login = try Page<ShopLogin>(on: app)
      try login.email.type("ärger@example.org")
      try login.password.type("secret")
      #expect(try login.email.text == "ärger@example.org")
      let list = try login.submit.tap()
      #expect(try list.title.text == "Teas")
      #expect(try list.market.text == "Market Ceylon")
      try list.teas["Sencha"].buy.tap()
      #expect(try shows("1 in the basket", list, app))
      // It lies below the first screen, so the page scrolls.
      try list.clear.tap()
      #expect(try BrowserFixture.alert(of: app.automator.driver).label == "Empty it?")
      // The next action meets the dialog, and cancels it as an interruption; then the dialog is there again.
      try list.clear.tap()
      #expect(try list.basket.text == "1 in the basket")
      app.automator.monitors.add("empty the basket") { try $0.tapButton("OK") }
      try list.clear.tap()
      #expect(try list.basket.text == "0 in the basket")
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a page of another origin is another app`(
    in engine: BrowserEngine
  ) throws {
    try engine.require()
    let server = try RecordingServer(pages: ShopSite.pages)
    defer { server.stop() }
    try LostAnswers.retry(in: engine) {
      let app = try Application.browser(
        "http://127.0.0.1:\(server.port)/login", device: .iPhoneX, engine: engine)
      defer { app.browser?.end() }
      app.automator.timeout = .seconds(30)
      #expect(app.state == .runningForeground)
      try app.open(#require(URL(string: "http://localhost:\(server.port)/list")))
      #expect(app.state == .notRunning)
      #expect(throws: PageError.self) { try Page<TeaList>(on: app, within: .milliseconds(50)) }
      try app.terminate()
      try app.activate()
      _ = try Page<ShopLogin>(on: app)
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a server that is not there is an error with the reason`(
    in engine: BrowserEngine
  ) throws {
    try engine.require()
    let server = try RecordingServer(pages: [:])
    server.stop()
    let error = LostAnswers.error(in: engine) {
      try Application.browser("http://127.0.0.1:\(server.port)/", device: .iPhoneX, engine: engine)
    }
    let text = "\(try #require(error))"
    let reason = [
      BrowserEngine.chromium: "ERR_CONNECTION_REFUSED", .firefox: "NS_ERROR_CONNECTION_REFUSED",
      .webkit: "Could not connect",
    ]
    #expect(text.contains("did not start") && text.contains(reason[engine] ?? "?"), "\(text)")
  }
}

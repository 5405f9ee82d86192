import BrowserSuites
import Foundation
import GalleyAutomation
import GalleyHTTP
import GalleyTree
import RecordingServers
import Testing

@testable import GalleyBrowser

/// Frames of other origins.
@Suite(.inTurn, .serialized) struct BrowserFramesTests {
  private static let outer = ShopSite.page(
    "Pay",
    """
    <h1 data-testid=outer>Pay</h1>
    <iframe id=card title=Card style="margin: 20px; border: 5px solid; padding: 3px; width: 300px; height: 200px"></iframe>
    <div style="height: 900px"></div>
    <script>document.querySelector("iframe").src = location.href.replace("127.0.0.1", "localhost") + "card"</script>
    """)
  private static let inner = ShopSite.page(
    "Card",
    """
    <input data-testid=number style="position: absolute; left: 10px; top: 10px; width: 150px">
    <button data-testid=pay style="position: absolute; left: 10px; top: 80px" onclick="pay()">Pay</button>
    <p data-testid=paid style="position: absolute; left: 10px; top: 120px; margin: 0">not yet</p>
    <select data-testid=month style="position: absolute; left: 80px; top: 80px"><option>May<option>June</select>
    <a data-testid=terms href=/terms style="position: absolute; left: 200px; top: 150px">Terms</a>
    <button data-testid=below style="position: absolute; left: 10px; top: 500px">Below</button>
    <script>
      function pay() {
        setTimeout(function () { document.querySelector("[data-testid=paid]").textContent = "paid with " + document.querySelector("input").value }, 200);
      }
    </script>
    """)

  private static let pages = [
    "/card": inner, "/terms": ShopSite.page("Terms", "<h2 data-testid=conditions>Conditions</h2>"),
  ]

  /// A browser with the page, whose frame is loaded.
  private func with(_ engine: BrowserEngine, _ test: (BrowserDriver) throws -> Void) throws {
    try engine.require()
    let server = try RecordingServer { request in
      var response = HTTPResponse(
        200, "text/html; charset=utf-8", [UInt8]((Self.pages[request.path] ?? Self.outer).utf8))
      for (name, value) in [
        ("Content-Security-Policy", "default-src * 'unsafe-inline'"), ("X-Frame-Options", "ALLOWALL"),
        ("Cross-Origin-Opener-Policy", "unsafe-none"), ("Cross-Origin-Embedder-Policy", "unsafe-none"),
        ("Cross-Origin-Resource-Policy", "cross-origin"),
      ] { response.add(name, value) }
      return response
    }
    defer { server.stop() }
    try LostAnswers.retry(in: engine) {
      let driver = try BrowserDriver.start(engine, .iPhoneX)
      defer { driver.end() }
      try driver.launch(LaunchRequest("http://127.0.0.1:\(server.port)"))
      try test(driver)
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a page is loaded although a frame refuses to be one`(
    _ engine: BrowserEngine
  ) throws {
    // Answers of the test's server refuse to be frames, by X-Frame-Options.
    let body = "<h1 data-testid=title>Teas</h1><iframe src=/advert></iframe><img src=/late>"
    try BrowserFixture.withPage(body, in: engine, pages: ["/advert": "<p>Buy</p>"]) { driver in
      let title = try BrowserFixture.element("title", of: driver)
      #expect(title.label == "Teas")
    }
  }

  private func isThere(_ identifier: String, _ label: String?, _ driver: BrowserDriver) throws -> Bool {
    try Automator(driver: driver).wait(until: driver.now + .seconds(20)) { _ in
      let found = try BrowserFixture.elements(of: driver).last { $0.identifier == identifier }
      return found != nil && (label == nil || found?.label == label)
    }
  }

  private func isOnScreen(_ identifier: String, _ driver: BrowserDriver) throws -> Bool {
    try BrowserFixture.elements(of: driver).contains { $0.identifier == identifier }
  }

  @Test(arguments: BrowserEngine.allCases)
  func `elements of a frame of another origin are touched, typed into and waited for`(
    _ engine: BrowserEngine
  ) throws {
    try with(engine) { driver in try use(driver) }
  }

  private func use(_ driver: BrowserDriver) throws {
    let automator = Automator(driver: driver)
    try #require(try isThere("pay", nil, driver))
    let card = try BrowserFixture.element("card", of: driver)
    let number = try BrowserFixture.element("number", of: driver)
    #expect(number.frame.minX == card.frame.minX + 18 && number.frame.minY == card.frame.minY + 18)
    #expect(number.isHittable)
    #expect(try !BrowserFixture.element("below", of: driver).isHittable)
    try driver.perform(.tap(number.frame.middlePoint))
    #expect(
      try automator.wait(until: driver.now + .seconds(20)) { _ in
        try BrowserFixture.element("number", of: driver).isFocused
      })
    try driver.press("42".map(KeyInput.character))
    #expect(try BrowserFixture.element("number", of: driver).value?.text == "42")
    try driver.perform(.tap(BrowserFixture.element("pay", of: driver).frame.middlePoint))
    #expect(try isThere("paid", "paid with 42", driver))
    let month = try BrowserFixture.element("month", of: driver)
    #expect(try driver.choose("June", of: month) == ["May", "June"])
    #expect(try BrowserFixture.element("month", of: driver).value?.text == "June")
    #expect(try driver.attach([], to: month) == "an input of files")
    let capture = try driver.capture()
    #expect(capture.snapshot.screen.contains("pay"))
    // The frame goes to another document.
    try driver.perform(.tap(BrowserFixture.element("terms", of: driver).frame.middlePoint))
    #expect(try isThere("conditions", "Conditions", driver))
    #expect(try !isOnScreen("pay", driver))
  }
}

extension Element {
  fileprivate func contains(_ identifier: String) -> Bool {
    self.identifier == identifier || children.contains { $0.contains(identifier) }
  }
}

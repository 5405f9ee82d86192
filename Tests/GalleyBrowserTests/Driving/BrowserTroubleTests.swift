import Foundation
import GalleyAutomation
import GalleyChecks
import GalleyHTTP
import GalleyTree
import GalleyWebDriver
import RecordingServers
import SeededCases
import Testing

@testable import GalleyBrowser

/// Pages and browsers that make trouble: each is a clear failure in bounded time, or none.
@Suite(.inTurn, .serialized) struct BrowserTroubleTests {
  @Test func `a page that asks whether it is really to be left is left`() throws {
    let body = """
      <input data-testid=note><a data-testid=away href="/away">Away</a>
      <script>addEventListener("beforeunload", function (event) { event.preventDefault(); event.returnValue = "x" })</script>
      """
    let away = ["/away": ShopSite.page("Away", "<p data-testid=there>There</p>")]
    try BrowserFixture.withPage(body, pages: away) { driver in
      let app = try #require(driver.addresses.keys.first)
      // Browsers ask only where a person has done something.
      try driver.perform(.tap(BrowserFixture.element("note", of: driver).frame.middlePoint))
      try driver.press([.character("a")])
      try driver.open(#require(URL(string: "\(app)/away")), in: LaunchRequest(app))
      #expect(try BrowserFixture.element("there", of: driver).label == "There")
    }
  }

  @Test func `an app that redirects to another origin is named where a page is missing`() throws {
    try BrowserEngine.chromium.require()
    let server = try RecordingServer { request in
      if request.path == "/list" { return RecordingServer.page(ShopSite.page("Teas", "<p>Teas</p>")) }
      var response = HTTPResponse(302, "text/html", [])
      let port = request.all("host").first?.split(separator: ":").last ?? ""
      response.add("Location", "http://localhost:\(port)/list")
      return response
    }
    defer { server.stop() }
    let app = try Application.browser("http://127.0.0.1:\(server.port)/", device: .iPhoneX)
    defer { app.browser?.end() }
    var text = ""
    do { _ = try Page<ShopLogin>(on: app, within: .milliseconds(100)) } catch { text = "\(error)" }
    #expect(
      text.contains("shows nothing on the screen, which shows http://localhost:\(server.port)"), "\(text)")
  }

  @Test(
    arguments: [
      (.chromium, "sandbox"), (.chromium, "sandbox allow-same-origin"), (.chromium, "script-src 'none'"),
      (.firefox, "sandbox"), (.firefox, "script-src 'none'"), (.webkit, "script-src 'none'"),
    ] as [(BrowserEngine, String)])
  func `a page whose scripts are off by its policy is waited for`(_ engine: BrowserEngine, _ policy: String)
    throws
  {
    try withPage(underPolicy: policy, in: engine) { driver in
      let automator = Automator(driver: driver)
      #expect(try !automator.wait(until: driver.now + .milliseconds(300)) { _ in false })
      #expect(try BrowserFixture.element("teas", of: driver).label == "Teas")
      _ = try driver.capture()
    }
  }

  @Test func `a page whose policy keeps Galley out of WebKitGTK is an error that says so`() throws {
    struct Ended: Error {}
    // The driver of WebKitGTK is of no use afterwards.
    #expect(throws: Ended.self) {
      try withPage(underPolicy: "sandbox", in: .webkit) { driver in
        #expect {
          _ = try driver.snapshot()
        } throws: {
          "\($0)".contains("Content-Security-Policy says sandbox")
        }
        throw Ended()
      }
    }
  }

  private func withPage(
    underPolicy policy: String, in engine: BrowserEngine, _ test: (BrowserDriver) throws -> Void
  ) throws {
    try engine.require()
    let page = ShopSite.page("Teas", "<p data-testid=teas>Teas</p>")
    let server = try RecordingServer { _ in RecordingServer.page(page, policy: policy) }
    defer { server.stop() }
    try SharedBrowsers.with(engine, .iPhoneX) { driver in
      let name = "http://127.0.0.1:\(server.port)"
      driver.addresses = [name: try #require(URL(string: name))]
      try driver.launch(LaunchRequest(name))
      try test(driver)
    }
  }

  @Test func `a page that never rests can be used`() throws {
    let body = """
      <style>@keyframes turn { to { transform: rotate(360deg) } } i { display: inline-block; animation: turn 1s infinite }</style>
      <i>*</i><p data-testid=count>0</p><button data-testid=go>Go</button><p data-testid=said></p>
      <script>
        var n = 0;
        setInterval(function () { document.querySelector("[data-testid=count]").textContent = ++n }, 5);
        document.querySelector("button").onclick = function () { document.querySelector("[data-testid=said]").textContent = "gone" };
      </script>
      """
    try BrowserFixture.withPage(body) { driver in
      let automator = Automator(driver: driver)
      let rest = try automator.settle(until: driver.now + .milliseconds(300))
      #expect(rest == ["animation turn of i"])
      try driver.perform(.tap(BrowserFixture.element("go", of: driver).frame.middlePoint))
      #expect(
        try automator.wait(until: driver.now + .seconds(30)) { _ in
          try BrowserFixture.element("said", of: driver).label == "gone"
        })
    }
  }

  @Test func `a page whose script never ends is an error after the limit of a command`() throws {
    try BrowserEngine.chromium.require()
    let hang = "fetch('/leave').then(function () { navigator.sendBeacon('/hangs'); for (;;) ; })"
    let (hangs, leave) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let server = try RecordingServer { request in
      if request.path == "/hangs" { hangs.signal() }
      // The page hangs after the answer, once the browser has answered the touch.
      if request.path == "/leave" { leave.wait() }
      return RecordingServer.page(
        ShopSite.page("Hung", "<button data-testid=hang onclick=\"\(hang)\">Hang</button>"))
    }
    defer { server.stop() }
    defer { leave.signal() }
    var limits = WebDriverServer.Limits()
    limits.command = .seconds(12)
    var settings = ChromiumSettings()
    settings.size = BrowserDevice.iPhoneX.size
    let started = try StartedBrowser(
      chromium: .chromium(), settings, limits: limits, prepare: FontSetup.install)
    let driver = BrowserDriver(
      ClassicCommands(started), as: .iPhoneX,
      Configuration(device: "iPhone X", size: settings.size, scale: 1))
    defer { driver.end() }
    try driver.launch(LaunchRequest("http://127.0.0.1:\(server.port)"))
    try driver.perform(.tap(BrowserFixture.element("hang", of: driver).frame.middlePoint))
    leave.signal()
    #expect(hangs.wait(timeout: .now() + 60) == .success)
    #expect {
      _ = try driver.snapshot()
    } throws: {
      "\($0)".contains("had no answer from") && "\($0)".contains("within 12 s. The page or the browser hangs")
    }
  }

  @Test(.enabled(if: Soak.isComplete, "part of \"make soak\""), .timeLimit(.minutes(6)))
  func `a page of 500 MB is a page or an error that names the limit`() throws {
    try BrowserEngine.chromium.require()
    let line = "<p>A line of a page that is far too long.</p>\n"
    let page = String(repeating: line, count: 500_000_000 / line.utf8.count)
    let server = try RecordingServer { _ in RecordingServer.page(ShopSite.page("Long", page)) }
    defer { server.stop() }
    let driver = try BrowserDriver.start(.chromium, .iPhoneX)
    defer { driver.end() }
    let name = "http://127.0.0.1:\(server.port)"
    driver.addresses = [name: try #require(URL(string: name))]
    do {
      try driver.launch(LaunchRequest(name))
      #expect(try !BrowserFixture.elements(of: driver).isEmpty)
    } catch {
      let text = "\(error)"
      #expect(text.contains("within") || text.contains("timeout") || text.contains("crash"), "\(text)")
      print(text)
    }
  }
}

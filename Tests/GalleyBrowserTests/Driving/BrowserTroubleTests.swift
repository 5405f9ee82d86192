import Foundation
import GalleyAutomation
import GalleyTree
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
        try automator.wait(until: driver.now + .seconds(5)) { _ in
          try BrowserFixture.element("said", of: driver).label == "gone"
        })
    }
  }

  @Test func `a page whose script never ends is an error after the limit of a command`() throws {
    try BrowserEngine.chromium.require()
    let server = try RecordingServer(pages: [
      "/": ShopSite.page(
        "Hung",
        "<button data-testid=hang onclick=\"setTimeout(function () { for (;;) ; }, 50)\">Hang</button>")
    ])
    defer { server.stop() }
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
    Thread.sleep(forTimeInterval: 0.2)
    #expect {
      _ = try driver.snapshot()
    } throws: {
      "\($0)".contains("had no answer from") && "\($0)".contains("within 12 s. The page or the browser hangs")
    }
  }
}

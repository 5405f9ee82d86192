import Foundation
import GalleyAutomation
import GalleyTree
import RecordingServers
import Testing

@testable import GalleyBrowser

/// The clock of pages that a test holds.
@Suite(.inTurn, .serialized) struct BrowserClockTests {
  private static let date = Date(timeIntervalSince1970: 1_800_000_000)

  /// A page that writes its clock down as it goes on.
  private static let body = """
    <p data-testid=date></p><p data-testid=ticks>0</p><p data-testid=frames>0</p><p data-testid=later>not yet</p>
    <p data-testid=answer>none</p><p data-testid=inner>none</p><button data-testid=start>Start</button>
    <iframe srcdoc="<script>setTimeout(function () { parent.show('inner', new Date().toISOString()) }, 2000)</script>"></iframe>
    <script>
      function show(id, text) { document.querySelector("[data-testid=" + id + "]").textContent = text }
      show("date", new Date().toISOString() + " " + (new Date() instanceof Date) + " " + Date.now());
      var ticks = 0, frames = 0, begin = performance.now();
      setInterval(function () { show("ticks", ++ticks) }, 1000);
      document.querySelector("button").onclick = function () {
        setTimeout(function (word) {
          Promise.resolve().then(function () { show("later", word + " after " + Math.round(performance.now() - begin)) })
        }, 30000, "done");
        requestAnimationFrame(function next(time) { if (++frames < 60) requestAnimationFrame(next); show("frames", frames) });
        var stop = setTimeout(function () { show("answer", "late") }, 5000);
        fetch("/slow").then(function (it) { return it.text() }).then(function (text) { clearTimeout(stop); show("answer", text.trim()) });
      };
    </script>
    """

  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func `a wait of half a minute runs the timers of a page at once`(_ engine: BrowserEngine) throws {
    try engine.require()
    let server = try RecordingServer(pages: [
      "/": ShopSite.page("Clock", Self.body), "/slow": "an answer",
    ])
    defer { server.stop() }
    let driver = try BrowserDriver.start(engine, .iPhoneX)
    defer { driver.end() }
    let app = "http://127.0.0.1:\(server.port)"
    try driver.clock.hold(at: Self.date)
    #expect(driver.clock.isHeld)
    try driver.launch(LaunchRequest(app))

    func text(_ identifier: String) throws -> String {
      try BrowserFixture.element(identifier, of: driver).label
    }
    #expect(try text("date") == "2027-01-15T08:00:00.000Z true 1800000000000")
    // Only real time can show that the held clock stands still: longer than the page's interval of 1 s.
    Thread.sleep(forTimeInterval: 1.2)
    #expect(try text("ticks") == "0")
    let automator = Automator(driver: driver)
    let start = try BrowserFixture.element("start", of: driver).frame
    try driver.perform(.tap(start.middlePoint))
    let from = driver.now
    #expect(
      try automator.wait(until: driver.now + .seconds(40)) { _ in try text("later").hasPrefix("done") })
    #expect(try text("later") == "done after 30000")
    #expect(try text("ticks") == "30")
    #expect(try text("frames") == "60")
    let inner = try text("inner")
    #expect(inner == "2027-01-15T08:00:02.000Z")
    // The request took no time of the page's clock that its timers noticed.
    #expect(try text("answer") == "an answer")
    #expect(driver.now - from >= .seconds(29))
    #expect(driver.skipped > .zero, "the wait took as long as the page's timers say")

    try driver.clock.advance(by: .seconds(10))
    #expect(try text("ticks") == "40")
    // The next page begins where this one is.
    try driver.open(#require(URL(string: app)), in: LaunchRequest(app))
    #expect(try text("date").hasPrefix("2027-01-15T08:00:40"))
    try driver.clock.release()
    try driver.open(#require(URL(string: app)), in: LaunchRequest(app))
    #expect(try !text("date").hasPrefix("2027-01-15"))
    #expect {
      try driver.clock.advance(by: .seconds(1))
    } throws: { "\($0)".contains("call hold(at:) first") }
  }
}

import Foundation
import GalleyAutomation
import GalleyChecks
import GalleyTree
import Testing

@testable import GalleyBrowser

/// Windows that pages open.
@Suite(.inTurn, .serialized) struct BrowserWindowsTests {
  private struct Start: Layout {
    let start = Label("start")
    let help = Button("help")
    let brief = Button("brief")
    let terms = Link("terms")
    let other = Link("other")
    var body: Blueprint {
      Required {
        start
        help
        brief
        terms
        other
      }
    }
  }

  private struct Help: Layout {
    let title = Label("help-title")
    let close = Button("close-help")
    let more = Link("more")
    var body: Blueprint {
      Required {
        title
        close
        more
      }
    }
  }

  private struct Terms: Layout {
    let title = Label("terms-title")
    var body: Blueprint {
      Required { title }
    }
  }

  private static let start = """
    <h1 data-testid=start>Start</h1>
    <button data-testid=help onclick="window.open('/help', '', 'width=400,height=300')">Help</button>
    <button data-testid=brief onclick="window.open('/brief')">Brief</button>
    <a data-testid=terms href=/terms target=_blank>Terms</a>
    <a data-testid=other target=_blank>Other</a>
    <script>document.querySelector("[data-testid=other]").href = location.href.replace("127.0.0.1", "localhost") + "terms"</script>
    """

  private static let pages = [
    "/help": ShopSite.page(
      "Help",
      """
      <h1 data-testid=help-title>Help</h1><button data-testid=close-help onclick="window.close()">Close</button>
      <a data-testid=more href=/terms>More</a>
      """),
    "/brief": ShopSite.page(
      "Brief",
      "<h1 data-testid=terms-title>Brief</h1><script>setTimeout(function () { window.close() }, 600)</script>"
    ),
    "/terms": ShopSite.page("Terms", "<h1 data-testid=terms-title>Terms</h1>"),
  ]

  private func with(
    _ engine: BrowserEngine, _ test: (Application, Page<Start>, BrowserDriver) throws -> Void
  ) throws {
    try BrowserFixture.withPage(Self.start, in: engine, pages: Self.pages) { driver in
      let app = Application(try #require(driver.addresses.keys.first), on: Automator(driver: driver))
      app.automator.timeout = .seconds(30)
      try test(app, Page<Start>(on: app), driver)
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a window that a page opens is in front until it is closed`(
    _ engine: BrowserEngine
  ) throws {
    try with(engine) { app, start, driver in
      // By the page's own button.
      try start.help.tap()
      let help = try Page<Help>(on: app, within: .seconds(20))
      #expect(driver.commands.isWindowOpened)
      let picture = try driver.capture().picture
      #expect(picture.width == 1125 && picture.height == 2436)
      try help.close.tap()
      #expect(try Page<Start>(on: app, within: .seconds(20)).start.text == "Start")
      #expect(!driver.commands.isWindowOpened)
      // By a link, and back by the way of the browser.
      try start.terms.tap()
      _ = try Page<Terms>(on: app, within: .seconds(20))
      #expect(try app.backOutAll(to: Start.self).start.text == "Start")
      // Through the window's own history first.
      try start.help.tap()
      try Page<Help>(on: app, within: .seconds(20)).more.tap()
      let terms = try Page<Terms>(on: app, within: .seconds(20))
      _ = try terms.back(to: Help.self, within: .seconds(20))
      #expect(try app.backOutAll(to: Start.self).start.text == "Start")
      #expect(!driver.commands.isWindowOpened)
      // A launch closes what is open.
      try start.terms.tap()
      _ = try Page<Terms>(on: app, within: .seconds(20))
      try app.launch()
      #expect(try Page<Start>(on: app, within: .seconds(20)).start.text == "Start")
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a window that closes itself leaves the page that opened it`(
    _ engine: BrowserEngine
  ) throws {
    try with(engine) { app, start, driver in
      try start.brief.tap()
      #expect(try Page<Start>(on: app, within: .seconds(20)).start.text == "Start")
      let end = driver.now + .seconds(20)
      #expect(
        try app.automator.wait(until: end) { _ in
          !driver.commands.isWindowOpened && (try? start.start.text) == "Start"
        })
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a window of another origin is another app`(
    _ engine: BrowserEngine
  ) throws {
    try with(engine) { app, start, driver in
      try start.other.tap()
      let other = app.bundleIdentifier.replacing("127.0.0.1", with: "localhost")
      #expect(
        try app.automator.wait(until: driver.now + .seconds(20)) { snapshot in
          snapshot.applications.contains { $0.bundleIdentifier == other }
        })
      #expect(app.state == .notRunning)
      #expect {
        _ = try Page<Start>(on: app, within: .milliseconds(50))
      } throws: {
        "\($0)".contains("shows nothing on the screen, which shows \(other)")
      }
      #expect(try app.backOutAll(to: Start.self).start.text == "Start")
    }
  }
}

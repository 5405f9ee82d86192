import Foundation
import GalleyAutomation
import GalleyExplanation
import GalleyHTTP
import GalleyTree
import RecordingServers
import Synchronization
import Testing

@testable import GalleyBrowser

/// Differences of two captures of a page, explained in the words of CSS.
@Suite(.inTurn, .serialized) struct BrowserExplanationTests {
  /// A page of a card whose style sheet changes between two requests.
  private final class Site: Sendable {
    let style: Mutex<String>

    init(_ style: String) { self.style = Mutex(style) }

    static let page = """
      <!doctype html><html lang=en><meta charset=utf-8><title>Tea</title><link rel=stylesheet href="/shop.css">
      <main class=card><h1 data-testid=title>Sencha</h1><p class=note>Green tea from Uji</p>
      <button data-testid=buy class="buy now">Buy</button></main>
      """

    func answer(_ request: HTTPRequest) -> HTTPResponse {
      var response: HTTPResponse
      switch request.path {
      case "/": response = HTTPResponse(200, "text/html; charset=utf-8", [UInt8](Self.page.utf8))
      case "/shop.css":
        response = HTTPResponse(200, "text/css; charset=utf-8", [UInt8](style.withLock { $0 }.utf8))
      default: return HTTPResponse(404)
      }
      response.add("Cache-Control", "no-store")
      response.add("Content-Security-Policy", "default-src 'self'")
      return response
    }
  }

  private static let style = """
    body { margin: 0; font: 16px/1.5 sans-serif; color: #111 }
    .card { margin: 20px; padding: 8px; border: 1px solid #ccc }
    h1 { font-size: 24px; font-weight: 400 }
    .note { width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
    .buy { padding: 8px 16px; border: 0; border-radius: 8px; background: #0a5; color: #fff }
    """

  /// The sentences that explain changes of the style sheet.
  private func sentences(
    in engine: BrowserEngine = .chromium, _ edits: (old: String, new: String)...
  ) throws -> [String] {
    let site = Site(Self.style)
    let server = try RecordingServer { site.answer($0) }
    defer { server.stop() }
    let driver = try BrowserDriver.start(
      engine, BrowserDevice("Small", size: CGSize(width: 360, height: 300)))
    defer { driver.end() }
    try driver.launch(LaunchRequest("http://127.0.0.1:\(server.port)"))
    let before = try shown(driver)
    for edit in edits { site.style.withLock { $0 = $0.replacing(edit.old, with: edit.new) } }
    try driver.commands.open("http://127.0.0.1:\(server.port)", within: .seconds(60))
    return Comparator.compare(baseline: before, candidate: try shown(driver)).causes.map(\.sentence)
  }

  private func shown(_ driver: BrowserDriver) throws -> ScreenSnapshot {
    let capture = try driver.capture()
    return ScreenSnapshot(
      picture: capture.picture, tree: capture.snapshot.screen, scale: capture.snapshot.configuration.scale)
  }

  @Test func `boxes come with pictures alone, and name the elements that stand for them`() throws {
    try BrowserEngine.chromium.require()
    try BrowserFixture.withPage("<main><button data-testid=buy>Buy</button></main>") { driver in
      #expect(try driver.snapshot().applications[0].root.hasViews == false)
      let root = try driver.capture().snapshot.applications[0].root
      var elements: [Element] = []
      Element(.other, children: [root]).walk { element, _ in
        elements.append(element)
        return true
      }
      var button: ViewDescription?
      var open = [try #require(root.views)]
      while let box = open.popLast() {
        if box.kind == "<button>" { button = box }
        open += box.children
      }
      // The first one is around the app.
      #expect(elements[try #require(button?.element) + 1].identifier == "buy")
    }
  }

  @Test func `a change of a style sheet is told by element, property and rule`() throws {
    try BrowserEngine.chromium.require()
    let causes = try sentences(
      ("padding: 8px;", "padding: 12px;"), ("font-weight: 400", "font-weight: 600"),
      ("color: #111", "color: #222"))
    #expect(causes.count == 3)
    for words in [
      "main.card with “Sencha”: padding 8 → 12 px (.card in shop.css)",
      "h1 \"title\" “Sencha”: font-weight 400 → 600 (h1 in shop.css)",
      "body: color #111111 → #222222 (body in shop.css)",
    ] {
      #expect(causes.contains { $0.hasPrefix(words) }, "\(words) is not in \(causes)")
    }
  }

  @Test func `a custom property is told at what uses it`() throws {
    try BrowserEngine.chromium.require()
    let causes = try sentences(
      (".card {", ":root { --edge: #cccccc } .card { outline: 1px solid var(--edge);"))
    #expect(causes.count == 1)
    #expect(causes.first?.contains("outline none → 1px solid #CCCCCC (.card in shop.css)") == true)
  }

  @Test func `a text that is cut off without an ellipsis is cut off still`() throws {
    try BrowserEngine.chromium.require()
    let causes = try sentences(("text-overflow: ellipsis", "text-overflow: clip"))
    #expect(causes == ["p.note “Green tea from Uji”: text-overflow ellipsis → clip (.note in shop.css)"])
    let shown = try sentences(("width: 90px", "width: 200px"))
    #expect(
      shown.count == 1
        && shown[0].hasPrefix("p.note “Green tea from Uji”: width 90 → 200 px (.note in shop.css)"))
  }

  @Test func `colours inside of a value are written as those alone`() throws {
    try BrowserEngine.chromium.require()
    let causes = try sentences(
      ("background: #0a5", "background: linear-gradient(#00aa55, #11bb66 50%, #22cc7780)"))
    #expect(
      causes.contains {
        $0.contains("background-image none → linear-gradient(#00AA55, #11BB66 50%, #22CC7780)")
      }, "\(causes)")
  }

  @Test(.whereFirefoxIsInstalled) func `Firefox tells lengths as the rules have them`() throws {
    let causes = try sentences(
      in: .firefox, ("margin: 20px; padding: 8px;", "margin: 20px; padding: 8px; width: 80%;"))
    #expect(causes.count == 1)
    #expect(causes.first?.contains("main.card with “Sencha”: width auto → 80% (.card in shop.css)") == true)
  }
}

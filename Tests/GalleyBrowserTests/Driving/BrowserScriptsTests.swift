import Foundation
import GalleyAutomation
import GalleyChecks
import GalleyTree
import RecordingServers
import TemporaryFolders
import Testing

@testable import GalleyBrowser

/// Scripts of a test in a page, and pages that have Galley's own names.
@Suite(.inTurn, .serialized) struct BrowserScriptsTests {
  @Test(arguments: BrowserEngine.allCases) func `a script sees the page's own variables`(
    _ engine: BrowserEngine
  ) throws {
    let body = "<p>One</p><p>Two</p><script>var basket = { books: [1, 2], isOpen: false }</script>"
    try BrowserFixture.withPage(body, in: engine) { driver in
      #expect(
        try driver.evaluate(
          "return [...document.querySelectorAll(arguments[0])].map((node) => node.textContent)", "p",
          as: [String].self) == ["One", "Two"])
      try driver.evaluate("basket.books.push(arguments[0], arguments[1]); basket.isOpen = true", 3, "four")
      #expect(try driver.evaluate("return basket.books.length", as: Int.self) == 4)
      #expect(
        try driver.evaluate("return await new Promise((done) => setTimeout(() => done(basket.isOpen), 10))"))
      #expect(try driver.evaluate("return undefined", as: Int?.self) == nil)
      #expect(throws: DriverError.self) { try driver.evaluate("return nothing.here") }
      #expect(throws: DriverError.self) { try driver.evaluate("return 'a'", as: Int.self) }
      // The page is still read afterwards.
      #expect(try BrowserFixture.elements(of: driver).contains { $0.label == "Two" })
    }
  }

  @Test(arguments: [BrowserEngine.chromium, .firefox])
  func `a script of the test runs before those of each page`(_ engine: BrowserEngine) throws {
    try engine.require()
    let page = ShopSite.page("Test", "<p id=market></p><script>market.textContent = window.seller</script>")
    let server = try RecordingServer(pages: ["/": page, "/next": page])
    defer { server.stop() }
    let app = try Application.browser("http://127.0.0.1:\(server.port)/", engine: engine) { browser in
      try browser.addInitScript("var name = 'Ada'; window.seller = (window.seller || '') + name")
    }
    let driver = try #require(app.browser)
    defer { driver.end() }
    #expect(try BrowserFixture.element("market", of: driver).label == "Ada")
    try app.open(#require(URL(string: "http://127.0.0.1:\(server.port)/next")))
    #expect(try BrowserFixture.element("market", of: driver).label == "Ada")
    #expect(try driver.evaluate("return typeof name === 'string' && name", as: String.self) != "Ada")
  }

  @Test func `a script and a clock that a browser cannot have before pages are errors`() throws {
    try BrowserFixture.withPage("<p>One</p>", in: .webkit) { driver in
      for (action, body) in [
        ("run a script before those of pages", { try driver.addInitScript("window.seller = 'Ada'") }),
        ("hold the clock of pages", { try driver.clock.hold() }),
      ] as [(String, () throws -> Void)] {
        #expect { try body() } throws: { error in
          "\(error)".contains("\(action)") && "\(error)".contains("no script before those of a page")
        }
      }
      #expect(!driver.clock.isHeld)
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a test chooses identifiers, and the types of roles`(
    _ engine: BrowserEngine
  ) throws {
    let body = "<ul data-hook=teas data-testid=list><li id=sencha data-hook=''>Sencha</li></ul>"
    try BrowserFixture.withPage(body, in: engine) { driver in
      defer { (driver.identifierAttributes, driver.elementTypes) = (nil, [:]) }
      #expect(try BrowserFixture.element("list", of: driver).type == .table)
      driver.identifierAttributes = ["data-hook", "id"]
      driver.elementTypes = ["list": .collectionView, "listitem": .button]
      // A look of the same frame would be the one before.
      driver.tick()
      let list = try BrowserFixture.element("teas", of: driver)
      #expect(list.type == .collectionView)
      let item = try BrowserFixture.element("sencha", of: driver)
      #expect(item.type == .button && item.traits.contains(.button))
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `an element named as Galley's script is an element`(
    _ engine: BrowserEngine
  ) throws {
    try BrowserFixture.withPage("<button id=galley>Print</button>", in: engine) { driver in
      let button = try BrowserFixture.element("galley", of: driver)
      #expect(button.label == "Print")
    }
  }

  /// Firefox has documents without elements for a moment when it opens one; WebKitGTK has no place for Galley's script there.
  @Test(arguments: [BrowserEngine.chromium, .firefox]) func `a document without elements has an empty tree`(
    _ engine: BrowserEngine
  ) throws {
    try BrowserFixture.withPage("<button>Print</button>", in: engine) { driver in
      try driver.evaluate("document.documentElement.remove()")
      #expect(try !BrowserFixture.elements(of: driver).contains { $0.label == "Print" })
      try driver.evaluate("document.append(document.createElement('html'))")
      try driver.evaluate("document.documentElement.innerHTML = '<body><button>Print again</button>'")
      #expect(try BrowserFixture.elements(of: driver).contains { $0.label == "Print again" })
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a page from a disk is an app`(_ engine: BrowserEngine) throws
  {
    try engine.require()
    try withTemporaryFolder { folder in
      let file = URL(fileURLWithPath: folder).appendingPathComponent("page.html")
      try Data("<!doctype html><title>Disk</title><button id=save>Save</button>".utf8).write(to: file)
      try SharedBrowsers.with(engine, .iPhoneX) { driver in
        let name = try #require(BrowserDriver.origin(of: file))
        driver.addresses = [name: file]
        try driver.launch(LaunchRequest(name))
        #expect(driver.state(of: name) == .runningForeground)
        #expect(try BrowserFixture.element("save", of: driver).label == "Save")
      }
    }
  }
}

import Foundation
import GalleyAutomation
import GalleyTree
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

import Foundation
import GalleyAutomation
import GalleyImage
import GalleySystem
import GalleyTree
import Glibc
import Testing

@testable import GalleyBrowser

/// Firefox, without a driver program.
@Suite(.inTurn, .serialized, .whereFirefoxIsInstalled) struct FirefoxTests {
  @Test func `a page that overrides builtins is read, touched, and typed into`() throws {
    try BrowserFixture.withPage(
      """
      <script>Element.prototype.getAttribute = () => 'fooled'; JSON.stringify = () => 'fooled';
      Array.prototype.push = () => { throw 1 }; Object.prototype.toJSON = () => 'fooled'; window.Map = null</script>
      <form><input name=getAttribute></form><button id=b onclick="p.textContent = 'pressed'">Press</button><p id=p>none</p><input id=i>
      """, in: .firefox
    ) { driver in
      #expect(try BrowserFixture.element("b", of: driver).label == "Press")
      try driver.perform(.tap(BrowserFixture.element("b", of: driver).frame.middlePoint))
      #expect(try BrowserFixture.element("p", of: driver).label == "pressed")
      try driver.perform(.tap(BrowserFixture.element("i", of: driver).frame.middlePoint))
      try driver.press("Grüße 👋 €".map(KeyInput.character))
      #expect(try BrowserFixture.element("i", of: driver).value?.text == "Grüße 👋 €")
      let capture = try driver.capture()
      #expect(capture.picture.width == 1125)
      #expect(capture.picture.height == 2436)
    }
  }

  @Test func `a dialog is an alert that a tap answers, and a navigation ends a wait`() throws {
    try BrowserFixture.withPage(
      """
      <p id=p>none</p><button id=b onclick="p.textContent = confirm('Really?')">Ask</button>
      <script>setTimeout(() => { if (location.hash) location.href = '/next' }, 400)</script>
      """, in: .firefox, pages: ["/next": ShopSite.page("Next", "<p id=p>Next</p>")]
    ) { driver in
      try driver.perform(.tap(BrowserFixture.element("b", of: driver).frame.middlePoint))
      let alert = try #require(driver.snapshot().applications.last?.root.children.first)
      #expect(alert.type == .alert)
      let cancel = try #require(alert.children.first { $0.label == "Cancel" })
      try driver.perform(.tap(cancel.frame.middlePoint))
      #expect(try BrowserFixture.element("p", of: driver).label == "false")
      let address = try driver.commands.address()
      try driver.commands.open("about:blank", within: .seconds(60))
      try driver.commands.open(address + "#go", within: .seconds(60))
      let deadline = driver.now + .seconds(30)
      while (try? BrowserFixture.element("p", of: driver).label) != "Next", driver.now < deadline {
        try driver.wait(until: deadline)
      }
      #expect(try BrowserFixture.element("p", of: driver).label == "Next")
    }
  }

  @Test func `a browser that was killed is an error of its commands, and nothing stays`() throws {
    let browser = try StartedFirefox(BrowserPrograms.firefox(), FirefoxSettings())
    kill(try #require(browser.browserProcess), SIGKILL)
    #expect(throws: WebDriverError.self) {
      try browser.connection.send("browsingContext.getTree", within: .seconds(30))
    }
    browser.end()
    #expect(!FileManager.default.fileExists(atPath: browser.process.folder))
    let left = ProcessTable().entries.values.filter { entry in
      !entry.hasEnded
        && ProcessTable.command(of: entry.pid).contains { $0.contains(browser.process.folder) }
    }
    #expect(left.map(\.pid) == [])
  }

  @Test func `another name of a browser is an error with those that there are`() throws {
    #expect(try BrowserEngine.chosen(in: [:]) == .chromium)
    #expect(try BrowserEngine.chosen(in: ["GALLEY_BROWSER": "firefox"]) == .firefox)
    #expect {
      try BrowserEngine.chosen(in: ["GALLEY_BROWSER": "opera"])
    } throws: { "\($0)".contains("chromium or firefox") }
  }
}

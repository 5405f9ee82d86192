import Foundation
import GalleyWebDriver
import Glibc
import Testing

@testable import GalleyBrowser

/// Firefox, without a driver program.
@Suite(.inTurn, .serialized) struct FirefoxTests {
  @Test func `a browser that was killed is an error of its commands, and nothing stays`() throws {
    try BrowserEngine.firefox.require()
    let browser = try StartedFirefox(BrowserPrograms.firefox(), FirefoxSettings())
    kill(try #require(browser.browserProcess), SIGKILL)
    #expect(throws: WebDriverError.self) {
      try browser.connection.send("browsingContext.getTree", within: .seconds(30))
    }
    browser.end()
    #expect(BrowserProcesses.waitForEnd(of: browser.process.folder))
  }
}

import Foundation

/// The programs of a browser that WebDriver drives: the browser and its driver.
package struct BrowserPrograms: Hashable, Sendable {
  /// The path of the browser.
  package var browser: String
  /// The path of its driver.
  package var driver: String

  package init(browser: String, driver: String) {
    self.browser = browser
    self.driver = driver
  }

  /// Chromium, or Google's browser in its place, and chromedriver.
  package static func chromium(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(BrowserError) -> BrowserPrograms {
    BrowserPrograms(
      browser: try BrowserProgram.chromium.find(on: path),
      driver: try BrowserProgram.chromeDriver.find(on: path))
  }

  /// Firefox, of the long-term version that Debian has, or any other one.
  package static func firefox(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(BrowserError) -> String {
    try BrowserProgram.firefox.find(on: path)
  }
}

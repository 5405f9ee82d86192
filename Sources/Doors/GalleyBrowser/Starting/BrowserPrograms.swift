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

  /// The folders beside those of `PATH`: Debian's, and those of Ubuntu's and Google's packages.
  private static let folders = [
    "/usr/bin", "/usr/lib/chromium", "/usr/lib/chromium-browser", "/opt/google/chrome", "/opt/firefox",
  ]

  /// Chromium, or Google's browser in its place, and chromedriver.
  package static func chromium(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(BrowserError) -> BrowserPrograms {
    BrowserPrograms(
      browser: try find(
        ["chromium", "chromium-browser", "google-chrome", "chrome"], on: path, package: "chromium"),
      driver: try find(["chromedriver"], on: path, package: "chromium-driver"))
  }

  /// Firefox, of the long-term version that Debian has, or any other one.
  package static func firefox(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(BrowserError) -> String {
    try find(["firefox-esr", "firefox"], on: path, package: "firefox-esr")
  }

  static func find(_ names: [String], on path: String, package: String) throws(BrowserError) -> String {
    // An empty part of a path is the working folder, from which no program is taken.
    let folders = path.split(separator: ":").map(String.init) + Self.folders
    for name in names {
      for folder in folders {
        let file = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: file) { return file }
      }
    }
    throw .missing(program: names[0], package: package)
  }
}

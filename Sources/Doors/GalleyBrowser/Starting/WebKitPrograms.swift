import Foundation

/// The programs that pages in WebKitGTK need: a small browser, its driver, and the screen that it draws on.
package struct WebKitPrograms: Hashable, Sendable {
  /// The path of MiniBrowser, the browser of WebKitGTK itself.
  package var browser: String
  /// The path of WebKitWebDriver.
  package var driver: String
  /// The path of Xvfb, an X server that draws in memory.
  package var screen: String

  /// Finds the programs.
  package init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws(BrowserError) {
    driver = try BrowserProgram.webKitDriver.find(on: path)
    screen = try BrowserProgram.xvfb.find(on: path)
    let folders = ["/usr/lib", "/usr/lib64", "/usr/libexec"]
    let places = folders.flatMap { folder in
      // Debian has a folder for each architecture.
      let inner = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      return [folder] + inner.filter { $0.contains("-linux-") }.map { "\(folder)/\($0)" }
    }
    let files = ["webkit2gtk-4.1", "webkit2gtk-4.0"].flatMap { api in
      places.map { "\($0)/\(api)/MiniBrowser" }
    }
    guard let file = files.first(where: FileManager.default.isExecutableFile) else {
      throw .missing(program: "MiniBrowser", package: "webkit2gtk-driver")
    }
    browser = file
  }
}

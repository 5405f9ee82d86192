import Foundation
import GalleyAutomation
import GalleyTree
import Testing

@testable import GalleyBrowser

/// A page of a few lines in a browser, for one test.
enum BrowserFixture {
  /// Runs a test with a page in a browser.
  static func withPage(
    _ body: String, device: BrowserDevice = .iPhoneX,
    in engine: BrowserEngine = .chromium, pages: [String: String] = [:],
    _ test: (BrowserDriver) throws -> Void
  ) throws {
    let all = ["/": ShopSite.page("Test", body)].merging(pages) { $1 }
    let server = try RecordingServer(pages: all)
    defer { server.stop() }
    let driver = try BrowserDriver.start(engine, device)
    defer { driver.end() }
    let name = "http://127.0.0.1:\(server.port)"
    try driver.launch(LaunchRequest(name))
    try test(driver)
  }

  static func element(_ identifier: String, of driver: BrowserDriver) throws -> Element {
    var found: Element?
    try driver.snapshot().screen.walk { element, _ in
      if element.identifier == identifier { found = element }
      return true
    }
    return try #require(found)
  }
}

extension CGRect {
  /// The middle.
  var middlePoint: CGPoint { CGPoint(x: midX, y: midY) }
}

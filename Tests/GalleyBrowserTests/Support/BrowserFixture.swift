import Foundation
import GalleyAutomation
import GalleyTree
import RecordingServers
import Testing

@testable import GalleyBrowser

/// A page of a few lines in a browser, for one test.
enum BrowserFixture {
  /// Runs a test with a page in a browser, which later tests of the suite may get, too.
  static func withPage(
    _ body: String, device: BrowserDevice = .iPhoneX,
    in engine: BrowserEngine = .chromium, pages: [String: String] = [:],
    _ test: (BrowserDriver) throws -> Void
  ) throws {
    try engine.require()
    let all = ["/": ShopSite.page("Test", body)].merging(pages) { $1 }
    let server = try RecordingServer(pages: all)
    defer { server.stop() }
    try SharedBrowsers.with(engine, device) { driver in
      let name = "http://127.0.0.1:\(server.port)"
      driver.addresses = [name: try #require(URL(string: name))]
      try driver.launch(LaunchRequest(name))
      try test(driver)
    }
  }

  static func element(_ identifier: String, of driver: BrowserDriver) throws -> Element {
    try #require(try elements(of: driver).last { $0.identifier == identifier })
  }

  /// The alert of a dialog, once it is open; a browser may answer the touch before.
  static func alert(of driver: any Driver) throws -> Element {
    let automator = Automator(driver: driver)
    var alert: Element?
    _ = try automator.wait(until: driver.now + .seconds(20)) { snapshot in
      let front = snapshot.applications.last
      alert = front?.bundleIdentifier == "com.apple.springboard" ? front?.root.children.first : nil
      return alert != nil
    }
    return try #require(alert)
  }

  /// All elements of the screen, in the order of the document.
  static func elements(of driver: BrowserDriver) throws -> [Element] {
    var found: [Element] = []
    try driver.snapshot().screen.walk { element, _ in
      found.append(element)
      return true
    }
    return found
  }
}

extension CGRect {
  /// The middle.
  var middlePoint: CGPoint { CGPoint(x: midX, y: midY) }
}

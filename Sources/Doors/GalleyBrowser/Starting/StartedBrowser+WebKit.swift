import Foundation
import GalleyJSON
import GalleyTree
import GalleyWebDriver
import Glibc

extension StartedBrowser {
  /// Starts WebKitGTK with a new profile, on a screen of its own in the same session of processes.
  package convenience init(
    webkit programs: WebKitPrograms, _ settings: WebKitSettings,
    limits: WebDriverServer.Limits = WebDriverServer.Limits(),
    prepare: (_ folder: String, _ environment: inout [String: String]) throws -> Void = { _, _ in }
  ) throws(BrowserError) {
    let process = try DriverProcess(
      "/bin/sh", port: .process(file: WebKitSettings.processFile),
      arguments: { _ in settings.arguments(programs) },
      prepare: { folder, environment in
        try prepare(folder, &environment)
        try settings.prepare(folder, &environment)
      })
    do throws(WebDriverError) {
      let session = try WebDriverSession(
        on: WebDriverServer(at: .local(port: process.port), limits: limits),
        capabilities: settings.capabilities(browser: programs.browser))
      try session.resizeWindow(to: settings.size)
      self.init(session, process)
    } catch {
      let output = process.output
      process.stop()
      throw .refused(error, output: output)
    }
  }
}

extension WebDriverSession {
  /// The longest time until a window has its size.
  private static let patience = Duration.seconds(10)

  /// Gives the page's window a size in CSS pixels, with the bars of the browser around it.
  func resizeWindow(to size: CGSize) throws(WebDriverError) {
    let deadline = ContinuousClock.now + Self.patience
    var outer = size
    var inner = CGSize.zero
    while ContinuousClock.now < deadline {
      try post(
        "/window/rect",
        ["x": 0, "y": 0, "width": .integer(Int(outer.width)), "height": .integer(Int(outer.height))])
      for _ in 0..<20 {
        let sides = try send(
          "POST", "/execute/sync", ["script": "return [innerWidth, innerHeight]", "args": []],
          as: [Double].self)
        inner = CGSize(width: sides.first ?? 0, height: sides.last ?? 0)
        if inner == size { return }
        poll(nil, 0, 10)
      }
      // A browser may have a least size, which no smaller one changes.
      outer.width = max(1, outer.width + size.width - inner.width)
      outer.height = max(1, outer.height + size.height - inner.height)
    }
    throw .refused(
      WebDriverCommand("POST", "/window/rect", at: server.address.base), status: nil,
      code: "unsupported operation",
      message:
        "the page's window has \(Int(inner.width)) by \(Int(inner.height)) CSS pixels, not \(Int(size.width)) by \(Int(size.height))"
    )
  }
}

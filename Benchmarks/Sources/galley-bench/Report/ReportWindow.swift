import Foundation
import GalleyBrowser
import GalleyJSON
import GalleyWebDriver

/// The window of a Chromium without any script of Galley's, by raw commands.
struct ReportWindow {
  private let browser: StartedBrowser

  init(_ browser: StartedBrowser) { self.browser = browser }

  /// Opens a page and waits until it is loaded.
  func open(_ address: String) throws { try browser.session.post("/url", ["url": .text(address)]) }

  /// Runs a command of the DevTools protocol.
  func devTools(_ command: String, _ parameters: JSONValue = [:]) throws {
    try browser.session.post("/goog/cdp/execute", ["cmd": .text(command), "params": parameters])
  }

  /// Runs a script as the body of an `async` function with `arguments`, and returns its result.
  func run<Value: Decodable>(_ script: String, _ arguments: JSONValue..., as type: Value.Type = Value.self)
    throws -> Value
  {
    try browser.session.send(
      "POST", "/execute/sync",
      [
        "script": .text("return (async function () {\(script)\n}).apply(null, arguments)"),
        "args": .list(arguments),
      ])
  }

  /// The memory of the renderer processes in bytes, with their share of common pages.
  var memory: Int {
    let folder = browser.process?.folder ?? ""
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int($0) != nil }.reduce(0) { sum, process in
      guard let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline"),
        case let line = String(decoding: words, as: UTF8.self), line.contains(folder),
        line.contains("--type=renderer"),
        let rollup = FileManager.default.contents(atPath: "/proc/\(process)/smaps_rollup"),
        let size = String(decoding: rollup, as: UTF8.self).firstMatch(of: /\nPss: +(\d+) kB/)
      else { return sum }
      return sum + (Int(size.1) ?? 0) * 1024
    }
  }
}

import BrowserSuites
import GalleyAutomation
import GalleyBrowser
import Synchronization
import Testing

@testable import GalleyBrowser

/// Browsers that the tests of a suite use one after the other: a start costs more than most tests.
///
/// One browser of each engine is kept, until another device is asked for or the suite ends.
enum SharedBrowsers {
  /// A browser; suites take turns, and their tests follow each other.
  private struct Shared: @unchecked Sendable {
    let device: BrowserDevice
    let driver: BrowserDriver
  }

  private static let all = Mutex<[BrowserEngine: Shared]>([:])

  /// Runs a test with a browser; after an error it is not used again.
  static func with(
    _ engine: BrowserEngine, _ device: BrowserDevice, _ body: (BrowserDriver) throws -> Void
  ) throws {
    try LostAnswers.retry(in: engine) { try withOne(engine, device, body) }
  }

  private static func withOne(
    _ engine: BrowserEngine, _ device: BrowserDevice, _ body: (BrowserDriver) throws -> Void
  ) throws {
    let kept = all.withLock { $0.removeValue(forKey: engine) }
    if let kept, kept.device != device { kept.driver.end() }
    let shared =
      if let kept, kept.device == device { kept } else {
        Shared(device: device, driver: try BrowserDriver.start(engine, device))
      }
    do { try body(shared.driver) } catch {
      shared.driver.end()
      throw error
    }
    all.withLock { $0[engine] = shared }
  }

  /// Ends all browsers.
  static func end() {
    let ended = all.withLock { browsers in
      defer { browsers = [:] }
      return browsers
    }
    for shared in ended.values { shared.driver.end() }
  }
}

import Foundation
import GalleyWebDriver
import Glibc
import Synchronization

/// The Firefoxes of this process without a page, which wait for the next test.
///
/// A new window with a user context of its own takes a tenth of the time of a start.
///
/// - Reference: [W3C WebDriver BiDi, user contexts](https://www.w3.org/TR/webdriver-bidi/#user-contexts).
enum IdleFirefoxes {
  private static let all = Mutex<[StartedFirefox]>([])

  /// The largest number: as many as tests run at once.
  private static let most = max(2, ProcessInfo.processInfo.activeProcessorCount)

  /// Ends all when the process does, so that their folders go with them.
  private static let ending: Void = { atexit { IdleFirefoxes.end() } }()

  /// Opens a window of a browser that waits, or else of one that is started for it.
  static func open(_ program: String, _ settings: FirefoxSettings) throws(BrowserError) -> BiDiCommands {
    while let browser = take(program, settings) {
      if let commands = try? browser.open(end: keep) { return commands }
      // Somebody may have ended it.
      browser.end()
    }
    let browser = try StartedFirefox(program, settings, prepare: FontSetup.install)
    do throws(WebDriverError) { return try browser.open(end: keep) } catch {
      let output = browser.process.output
      browser.end()
      throw .refused(error, output: output)
    }
  }

  private static func take(_ program: String, _ settings: FirefoxSettings) -> StartedFirefox? {
    all.withLock { all in
      all.lastIndex { $0.program == program && $0.settings == settings }.map { all.remove(at: $0) }
    }
  }

  /// Keeps a browser whose page is no longer needed, or ends it: one that a person sees, one that hangs, or the one that has waited
  /// longest where there are too many.
  private static func keep(_ browser: StartedFirefox, removing traces: BiDiTraces) {
    _ = ending
    guard !browser.settings.isVisible, (try? browser.clear(traces)) != nil else { return browser.end() }
    let surplus = all.withLock { all in
      all.append(browser)
      return all.count > most ? all.removeFirst() : nil
    }
    surplus?.end()
  }

  /// The number of browsers that wait.
  static var count: Int { all.withLock { $0.count } }

  /// Ends all.
  static func end() {
    let ended = all.withLock { all in
      defer { all = [] }
      return all
    }
    for browser in ended { browser.end() }
  }
}

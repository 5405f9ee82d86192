import GalleyJSON
import GalleySystem
import GalleyWebDriver
import Glibc

/// A browser with its session and, if this process started it, its driver.
package final class StartedBrowser: Sendable {
  package let session: WebDriverSession
  /// The driver's process; `nil` for a server that somebody else runs.
  package let process: DriverProcess?

  /// Starts Chromium with a new profile.
  package init(
    chromium programs: BrowserPrograms, _ settings: ChromiumSettings,
    limits: WebDriverServer.Limits = WebDriverServer.Limits(),
    prepare: (_ folder: String, _ environment: inout [String: String]) throws -> Void = { _, _ in }
  ) throws(BrowserError) {
    let process = try Self.driver(programs.driver, prepare)
    self.process = process
    do throws(WebDriverError) {
      session = try WebDriverSession(
        on: WebDriverServer(at: .local(port: process.port), limits: limits),
        capabilities: settings.capabilities(
          browser: programs.browser, profile: "\(process.folder)/profile"))
    } catch {
      let output = process.output
      process.stop()
      throw .refused(error, output: output)
    }
  }

  /// The number of attempts to start a driver.
  private static let attempts = 3

  /// Starts ChromeDriver, which takes a free port of IPv6, and ends if another program has the same port of IPv4.
  private static func driver(
    _ program: String, _ prepare: (_ folder: String, _ environment: inout [String: String]) throws -> Void
  ) throws(BrowserError) -> DriverProcess {
    var attempt = 1
    while true {
      do throws(BrowserError) { return try DriverProcess(program, prepare: prepare) } catch {
        guard attempt < attempts, case .notStarted(_, let reason) = error,
          reason.contains("port not available")
        else { throw error }
        attempt += 1
      }
    }
  }

  /// Takes a session, with the process that it belongs to.
  init(_ session: WebDriverSession, _ process: DriverProcess?) {
    self.session = session
    self.process = process
  }

  /// Creates a session on a server that somebody else runs.
  package init(server: WebDriverServer, capabilities: JSONValue) throws(BrowserError) {
    process = nil
    do throws(WebDriverError) {
      session = try WebDriverSession(on: server, capabilities: capabilities)
    } catch { throw .refused(error, output: "") }
  }

  /// The number of the browser's process, if it is on this machine.
  package var browserProcess: pid_t? {
    session.capabilities["goog:processID"]?.number.map { pid_t($0) }
  }

  /// Ends the browser and its driver, and returns when no process is left.
  package func end() {
    // With a process of one's own, the profile is thrown away: nothing is lost by ending without a farewell.
    if let process { return process.stop() }
    try? session.end()
  }

  deinit { end() }
}

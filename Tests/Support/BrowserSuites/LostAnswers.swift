import GalleyAutomation
import GalleyBrowser

/// Answers that WebKit owes for ever.
///
/// A command of WebKit's automation has no answer now and then, and neither has any later one. No browser but a new one helps then.
///
/// - Reference: [WebKit's bug 322937](https://bugs.webkit.org/show_bug.cgi?id=322937), by way of
///   [appium-remote-debugger](https://github.com/appium/appium-remote-debugger/pull/543).
package enum LostAnswers {
  /// Runs a test, which starts its own browser; a second time, and says so, where WebKit does not answer.
  package static func retry<Result>(in engine: BrowserEngine, _ test: () throws -> Result) throws -> Result {
    do { return try test() } catch {
      guard engine == .webkit, isMet(by: error) else { throw error }
      print("WebKit did not answer, a new one runs the test again: \(error)")
      return try test()
    }
  }

  /// The error with which a test ends that ``retry(in:_:)`` runs; `nil` for none.
  package static func error<Result>(in engine: BrowserEngine, _ test: () throws -> Result) -> (any Error)? {
    do {
      _ = try retry(in: engine, test)
      return nil
    } catch { return error }
  }

  /// Whether an error may be that of a lost answer, from whatever layer it comes.
  private static func isMet(by error: any Error) -> Bool {
    if case DriverError.unavailable = error { return true }
    return "\(error)".contains("had no answer from")
  }
}

import GalleyText
import GalleyWebDriver

/// A reason for which a browser could not be started.
package enum BrowserError: Error, Hashable, Sendable {
  /// A program is not installed; with the package that has it.
  case missing(program: String, package: String)
  /// A program did not start, with the reason or its output.
  case notStarted(program: String, reason: String)
  /// The driver refused to start a browser, or did not answer.
  case refused(WebDriverError, output: String)
}

extension BrowserError: CustomStringConvertible {
  /// The reason, and the way out.
  package var description: String {
    switch self {
    case .missing(let program, let package):
      "\(program) is not installed. Install it with: apt-get install \(package)"
    case .notStarted(let program, let reason):
      "\(CleanText.line(program, limit: 200)) did not start: \(CleanText.line(reason, limit: 600))."
    case .refused(let error, let output):
      "\(error)" + (output.isEmpty ? "" : " The driver printed: \(CleanText.line(output, limit: 600))")
    }
  }
}

import GalleyText
import GalleyTree

/// One failure of a test, as its testing library told it.
package struct TestFailure: Hashable, Sendable, Codable {
  /// The message of the testing library: one line or more.
  package var message: String
  /// The line where it went wrong; `nil` if it is not known.
  package var place: CallSite?
  /// The reason, where XCTest ran the test.
  package var reason: TestResult.Reason?
  /// File, line and column as one text, where Swift Testing ran it: what checks note of their own failures.
  package var issue: String?

  /// A message is cut after as many characters.
  package static let longestMessage = 4_000

  /// Describes a failure; its message is cut if it is very long.
  package init(
    _ message: String, at place: CallSite?, reason: TestResult.Reason? = nil, issue: String? = nil
  ) {
    let short = message.prefix(Self.longestMessage)
    self.message = short.endIndex == message.endIndex ? message : "\(short)…"
    self.place = place
    self.reason = reason
    self.issue = issue
  }

  /// The same, with its line as a project's records name it.
  package func inside(_ root: String) -> TestFailure {
    var failure = self
    failure.place = place?.inside(root)
    return failure
  }

  /// The first line of the message, fit to be shown anywhere.
  package var sentence: String {
    let line = message.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    return CleanText.line(line.map(String.init) ?? "it failed without a message", limit: 500)
  }
}

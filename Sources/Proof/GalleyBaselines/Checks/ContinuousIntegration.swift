import GalleyText
import GalleyTree

/// The detection of CI, where no person looks at recordings or approvals.
package enum ContinuousIntegration {
  /// The environment variable that CI systems set.
  package static let variable = "CI"

  /// Whether ``variable`` is set to anything but nothing and `false`.
  package static func isPresent(in environment: [String: String]) -> Bool {
    !["", "false"].contains(environment[variable] ?? "")
  }

  /// The reason of a decision, with the reason for deciding on CI.
  ///
  /// - Parameters:
  ///   - reason: Why it is decided so.
  ///   - word: Why it is decided on CI, which must be said there.
  ///   - environment: The environment of the process.
  /// - Returns: Both, for the journal; the first alone where there is no CI.
  /// - Throws: ``DecisionOnCIError`` on CI without a word.
  package static func reason(
    _ reason: String?, word: String?, in environment: [String: String]
  ) throws(DecisionOnCIError) -> String? {
    guard isPresent(in: environment) else { return reason }
    let word = word.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    guard let word else { throw DecisionOnCIError(value: environment[variable] ?? "") }
    return [reason, "on CI: \(word)"].compactMap { $0 }.joined(separator: "; ")
  }
}

/// A decision on CI for which no reason was given.
package struct DecisionOnCIError: Error, Hashable, Sendable {
  /// The value of ``ContinuousIntegration/variable``.
  package var value: String
}

extension DecisionOnCIError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    "deciding is refused on CI (CI is \"\(CleanText.line(value, limit: 40))\"), where nobody looks at the pictures; "
      + "decide on your own machine, or give the reason: --on-ci <reason>"
  }
}

import GalleyBaselines

/// The exit codes of `galley`.
package enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// Nothing to complain of.
  case clean = 0
  /// Something differs, or a test failed.
  case differences = 1
  /// Something could not be compared.
  case notComparable = 2
  /// Only new checks, which have no baseline.
  case new = 3
  /// Only baselines that no check used.
  case orphans = 4
  /// Only checks that passed on a second attempt.
  case flaky = 5
  /// The command line makes no sense.
  case usage = 64
  /// Somebody pressed Control-C.
  case interrupted = 130

  /// Which one counts when several apply.
  private static let precedence: [ExitCode] = [
    .usage, .interrupted, .notComparable, .differences, .new, .orphans, .flaky,
  ]

  /// The one that counts of all that apply.
  ///
  /// - Returns: The weightiest; ``clean`` if there is none.
  package static func first(of codes: some Sequence<ExitCode>) -> ExitCode {
    let codes = Set(codes)
    return precedence.first(where: codes.contains) ?? .clean
  }
}

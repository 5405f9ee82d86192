import GalleyBaselines
import GalleyTree

extension Checking {
  /// Judges a text, and fails the running test if it is not what was approved.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - key: What it is known by.
  /// - Returns: What became of the check.
  /// - Throws: Why baselines or records cannot be reached.
  func judge(_ text: String, as key: CheckKey) throws -> CheckOutcome {
    let room = try room()
    let outcome = room.check(key, text: text, at: site)
    if let words = CheckWords.failure(outcome, of: key) {
      CheckFailure.report(
        words, at: site, notedBy: room.recorder, isNew: [.new, .recorded].contains(outcome.status))
    }
    return outcome
  }
}

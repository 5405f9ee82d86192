import GalleyBaselines

/// How what a check forgives grew from run to run, as bars with words.
package struct ViewerDrift: Encodable, Sendable {
  /// The numbers in a row.
  package var numbers: String
  /// The whole as a sentence.
  package var sentence: String
  /// Whether little is left.
  package var isNear: Bool
  /// How much is allowed; `nil` where there is no budget.
  package var limit: Int?
  /// The runs, oldest first.
  package var runs: [String]
  /// How many pixels each forgave.
  package var values: [Int]

  /// Puts the runs into the form of the page.
  ///
  /// - Parameter drift: The runs; `nil` comes of one run, or where nothing was ever forgiven: nothing drifts then.
  init?(_ drift: Drift) {
    guard drift.steps.count > 1, drift.values.contains(where: { $0 > 0 }) else { return nil }
    values = drift.values
    runs = drift.steps.map(\.run)
    isNear = drift.isNearBudget
    limit = drift.hasBudget ? drift.last.allowed : nil
    let all = values.map(Numeral.grouped).joined(separator: " → ")
    let ends = "\(Numeral.grouped(values[0])) → … → \(Numeral.grouped(values[values.count - 1]))"
    numbers = (values.count > 8 ? ends : all) + " px"
    let text = DriftWords.sentence(drift)
    sentence =
      text.prefix(1).uppercased() + text.dropFirst()
      + (DriftWords.warning(drift).map { "; \($0)" } ?? "") + "."
  }
}

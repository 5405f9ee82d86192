import GalleyBaselines
import GalleyDecisions

/// Says how far what a check forgives went from run to run.
enum DriftWords {
  /// The whole as a sentence without a full stop and without a subject.
  ///
  /// - Parameter drift: The runs.
  /// - Returns: Such as `drifted from 3 px to 41 px of 100 allowed in 6 runs since it was approved`.
  static func sentence(_ drift: Drift) -> String {
    let values = drift.values
    let (first, last) = (values[0], values[values.count - 1])
    let budget = drift.hasBudget ? " of \(Numeral.grouped(drift.last.allowed)) allowed" : " forgiven"
    guard values.count > 1 else {
      return "\(Numeral.pixels(last))\(budget), in the first run that is kept since it was approved"
    }
    let most = values.reduce(0, max)
    let peak = most > max(first, last) ? ", with \(Numeral.pixels(most)) at most" : ""
    let runs = "in \(values.count) runs since it was approved"
    if first == last { return "stayed at \(Numeral.pixels(last))\(budget) \(runs)\(peak)" }
    let verb = first < last ? "drifted" : "came back"
    return "\(verb) from \(Numeral.pixels(first)) to \(Numeral.pixels(last))\(budget) \(runs)\(peak)"
  }

  /// What to think of it where little is left, as a sentence without a full stop; `nil` where enough is.
  ///
  /// - Parameter drift: The runs.
  /// - Returns: Such as `3 px are left`.
  static func warning(_ drift: Drift) -> String? {
    guard drift.isNearBudget else { return nil }
    let left = max(0, drift.last.allowed - drift.last.counted)
    return left == 0 ? "nothing is left" : "\(Numeral.pixels(left)) \(left == 1 ? "is" : "are") left"
  }
}

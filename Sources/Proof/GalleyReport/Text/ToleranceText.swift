import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyText
import GalleyTree

/// Sentences about a tolerance: its settings, what it forgave, and what it would have let through.
enum ToleranceText {
  // MARK: - Settings

  /// The options of a budget, such as `maxDiffPixels 41, precision 0.9`; `nil` if no pixel may differ.
  static func budget(_ budget: DifferenceBudget) -> String? {
    let options = [
      budget.maxDiffPixels.map { "maxDiffPixels \($0)" },
      budget.maxDiffPixelRatio.map { "maxDiffPixelRatio \($0)" }, budget.precision.map { "precision \($0)" },
      budget.perceptualPrecision < 1 ? "perceptualPrecision \(budget.perceptualPrecision)" : nil,
      budget.minimumClusterSize > 1 ? "minimumClusterSize \(budget.minimumClusterSize)" : nil,
    ].compactMap { $0 }
    return options.isEmpty ? nil : options.joined(separator: ", ")
  }

  /// The origin of a level or a budget, in words that follow it.
  static func origin(_ origin: MatchOrigin) -> String {
    switch origin {
    case .standard: "the default"
    case .project: "set in Galley.json"
    case .test: "set by the test"
    case .checkpoint: "set by the layout's checkpoint"
    case .check: "set by the check"
    }
  }

  // MARK: - One comparison

  /// The part of a budget that was used, such as `41 of 100 px spent`.
  static func spent(_ comparison: Comparison) -> String {
    let account = comparison.tolerance
    if account.allowed > 0 {
      return "\(Numeral.grouped(account.counted)) of \(Numeral.pixels(account.allowed)) spent"
    }
    if account.forgivenPixels > 0 { return "\(Numeral.pixels(account.forgivenPixels)) forgiven" }
    let changes = comparison.forgiven.count
    return changes > 0 ? "\(EnglishNoun.count(changes, "change")) forgiven" : "nothing spent"
  }

  /// The number of changes and pixels that were forgiven.
  static func forgiven(_ comparison: Comparison) -> String {
    let changes = comparison.forgiven.count
    let pixels = comparison.tolerance.forgivenPixels
    let parts = [
      changes > 0 ? EnglishNoun.count(changes, "change") : nil, pixels > 0 ? Numeral.pixels(pixels) : nil,
    ]
    return "Forgiven: " + parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// One reason for which pixels passed, with their number and bounds, as a sentence without a full stop.
  static func sentence(_ forgiveness: ToleratedDifference) -> String {
    let size = Numeral.pixels(forgiveness.pixels)
    let patch =
      forgiveness.largestPatchPixels < forgiveness.pixels
      ? "; the largest patch has \(Numeral.pixels(forgiveness.largestPatchPixels)) at "
        + corner(forgiveness.largestPatch)
      : ""
    return "\(size) \(reason(forgiveness.reason)): \(bounds(forgiveness.bounds))\(patch)"
      + "; colours differ by at most \(distance(forgiveness.greatestMagnitude))"
  }

  /// The reason for which pixels passed, in words that follow their number.
  private static func reason(_ reason: ToleratedDifference.Reason) -> String {
    switch reason {
    case .tolerated: "changed less than the level tells apart"
    case .smoothed: "differ only in antialiasing"
    case .perceptualPrecision: "are close enough by perceptualPrecision"
    case .minimumClusterSize: "are in patches below minimumClusterSize"
    case .allowance: "differ, and the budget allows as many"
    }
  }

  private static func bounds(_ rect: PixelRect) -> String {
    "within \(Numeral.grouped(rect.width)) × \(Numeral.grouped(rect.height)) px at \(corner(rect))"
  }

  private static func corner(_ rect: PixelRect) -> String { "(\(rect.x), \(rect.y))" }

  /// The largest difference that would have passed as well.
  static func unseen(_ account: ToleranceSummary) -> String {
    account.largestPassingPatch == 0
      ? "No further pixel could have differed unseen"
      : "The largest patch that would have passed unseen: \(Numeral.pixels(account.largestPassingPatch))"
  }

  /// The greatest distance of two colours that passed; `nil` if no pixel was forgiven.
  static func greatest(_ account: ToleranceSummary) -> String? {
    guard let most = account.forgiven.map(\.greatestMagnitude).max() else { return nil }
    return "The greatest change of a colour: \(distance(most))"
  }

  private static func distance(_ magnitude: Double) -> String {
    "\(Numeral.percent(magnitude)) of the distance from black to white"
  }

  /// The pixels that were not compared; `nil` if all were.
  static func ignored(_ account: ToleranceSummary) -> String? {
    guard account.ignoredPixels > 0 else { return nil }
    return "ignored \(Numeral.pixels(account.ignoredPixels)), \(differing(account.ignoredDifferences))"
  }

  /// The number of pixels that differ among those named before.
  static func differing(_ count: Int) -> String {
    count == 0
      ? "none of which differed" : "\(Numeral.grouped(count)) of which \(count == 1 ? "differs" : "differ")"
  }

  // MARK: - Several runs

  /// The change of what a check forgives from run to run, such as
  /// `drifted from 3 px to 41 px of 100 allowed in 6 runs since it was approved`.
  static func drift(_ drift: Drift) -> String {
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

  /// The rest of a budget that is nearly used up, such as `3 px are left`; `nil` if enough is left.
  static func warning(_ drift: Drift) -> String? {
    guard drift.isNearBudget else { return nil }
    let left = max(0, drift.last.allowed - drift.last.counted)
    return left == 0 ? "nothing is left" : "\(Numeral.pixels(left)) \(left == 1 ? "is" : "are") left"
  }
}

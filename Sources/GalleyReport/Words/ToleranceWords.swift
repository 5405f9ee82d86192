import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// Says what of a tolerance was spent, on what, and what it would have let through.
enum ToleranceWords {
  /// How much was spent, such as `41 of 100 px spent`.
  static func spent(_ comparison: Comparison) -> String {
    let account = comparison.tolerance
    if account.allowed > 0 {
      return "\(Numeral.grouped(account.counted)) of \(Numeral.pixels(account.allowed)) spent"
    }
    if account.forgivenPixels > 0 { return "\(Numeral.pixels(account.forgivenPixels)) forgiven" }
    let changes = comparison.forgiven.count
    return changes > 0 ? "\(CheckWords.count(changes, "change")) forgiven" : "nothing spent"
  }

  /// What was forgiven, in numbers.
  static func forgiven(_ comparison: Comparison) -> String {
    let changes = comparison.forgiven.count
    let pixels = comparison.tolerance.forgivenPixels
    let parts = [
      changes > 0 ? CheckWords.count(changes, "change") : nil, pixels > 0 ? Numeral.pixels(pixels) : nil,
    ]
    return "Forgiven: " + parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// One reason for which pixels passed, with its numbers and its place, as a sentence without a full stop.
  static func sentence(_ forgiveness: Forgiveness) -> String {
    let size = Numeral.pixels(forgiveness.pixels)
    let most =
      forgiveness.largestPatchPixels < forgiveness.pixels
      ? "; the most that touch are \(Numeral.pixels(forgiveness.largestPatchPixels)) at "
        + corner(forgiveness.largestPatch)
      : ""
    return "\(size) \(reason(forgiveness.reason)): \(place(forgiveness.bounds))\(most)"
      + "; colours at most \(Numeral.percent(forgiveness.greatestMagnitude)) of black from white apart"
  }

  /// Why pixels passed, in words that follow their count.
  private static func reason(_ reason: Forgiveness.Reason) -> String {
    switch reason {
    case .tolerated: "changed less than the level tells apart"
    case .smoothed: "are edges that were smoothed otherwise"
    case .perceptualPrecision: "are close enough by perceptualPrecision"
    case .minimumClusterSize: "are fewer together than minimumClusterSize"
    case .allowance: "differ, and the budget allows as many"
    }
  }

  private static func place(_ rect: PixelRect) -> String {
    "within \(Numeral.grouped(rect.width)) × \(Numeral.grouped(rect.height)) px at \(corner(rect))"
  }

  private static func corner(_ rect: PixelRect) -> String { "(\(rect.x), \(rect.y))" }

  /// What could have differed as well without a word.
  static func unseen(_ account: ToleranceAccount) -> String {
    account.largestPassingPatch == 0
      ? "No further pixel could have differed unseen"
      : "The largest patch that would have passed unseen: \(Numeral.pixels(account.largestPassingPatch))"
  }

  /// The greatest distance of two colours that passed; `nil` where no pixel was forgiven.
  static func greatest(_ account: ToleranceAccount) -> String? {
    guard let most = account.forgiven.map(\.greatestMagnitude).max() else { return nil }
    return "The greatest change of a colour: \(Numeral.percent(most)) of black from white"
  }

  /// What was not compared, in one sentence without a full stop; `nil` where everything was.
  static func ignored(_ account: ToleranceAccount) -> String? {
    guard account.ignoredPixels > 0 else { return nil }
    let differing =
      account.ignoredDifferences == 0
      ? "none of which differed"
      : "\(Numeral.grouped(account.ignoredDifferences)) of which "
        + (account.ignoredDifferences == 1 ? "differs" : "differ")
    return "ignored \(Numeral.pixels(account.ignoredPixels)), \(differing)"
  }
}

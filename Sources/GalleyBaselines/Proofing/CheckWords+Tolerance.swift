import GalleyDiff
import GalleyExplanation
import GalleyTree

extension CheckWords {
  /// At which level something was compared, where that is not Exact.
  ///
  /// - Parameter comparison: What was found.
  /// - Returns: Such as ` at level Layout`, or nothing.
  public static func level(_ comparison: Comparison) -> String {
    comparison.level == .exact ? "" : " at level \(comparison.level.name)"
  }

  /// What a comparison forgave and ignored, in one line without a full stop.
  ///
  /// - Parameter comparison: What was found.
  /// - Returns: Such as `1 change and 36 pixels forgiven; 410 pixels ignored, 350 of them differ; 40 pixels count, 10 may`;
  ///   `nil` if nothing was.
  public static func tolerance(_ comparison: Comparison) -> String? {
    var parts = [tolerance(ToleranceSum(comparison))].compactMap { $0 }
    if comparison.tolerance.allowed > 0 {
      parts.append(
        "\(count(comparison.tolerance.counted, "pixel")) count, \(Numeral.grouped(comparison.tolerance.allowed)) may"
      )
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// What was forgiven and ignored in all, in one line without a full stop.
  ///
  /// - Parameter sum: The sum.
  /// - Returns: Such as `3 changes and 36 pixels forgiven; 410 pixels ignored, 350 of them differ`; `nil` if nothing was.
  public static func tolerance(_ sum: ToleranceSum) -> String? {
    var parts: [String] = []
    var forgiven: [String] = []
    if sum.forgivenChanges > 0 { forgiven.append(count(sum.forgivenChanges, "change")) }
    if sum.forgivenPixels > 0 { forgiven.append(count(sum.forgivenPixels, "pixel")) }
    if !forgiven.isEmpty { parts.append("\(forgiven.joined(separator: " and ")) forgiven") }
    if sum.ignoredPixels > 0 {
      let differing =
        switch sum.ignoredDifferences {
        case 0: "none of them differs"
        case 1: "1 of them differs"
        default: "\(Numeral.grouped(sum.ignoredDifferences)) of them differ"
        }
      parts.append("\(count(sum.ignoredPixels, "pixel")) ignored, \(differing)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

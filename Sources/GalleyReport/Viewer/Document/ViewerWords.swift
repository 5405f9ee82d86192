import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyTree

/// Words that only the viewer needs.
enum ViewerWords {
  /// A moment, such as `2026-11-21 12:04 UTC`.
  static func moment(_ date: Date) -> String {
    let text = date.formatted(.iso8601)
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5)) UTC"
  }

  /// What was done, in the past tense.
  static func deed(_ action: DecisionRecord.Action) -> String {
    switch action {
    case .approve: "approved"
    case .reject: "rejected"
    case .remove: "removed"
    case .undo: "undone"
    case .comment: "commented"
    }
  }

  /// How many pixels may differ, as far as something says it; `nil` where nothing may.
  static func budget(_ budget: DifferenceBudget) -> String? {
    if budget == .none { return nil }
    let parts = [
      budget.maxDiffPixels.map { "\(Numeral.pixels($0))" },
      budget.maxDiffPixelRatio.map { Numeral.percent($0) + " of the pixels" },
      budget.precision.map { "precision \($0)" },
      budget.perceptualPrecision < 1 ? "perceptualPrecision \(budget.perceptualPrecision)" : nil,
      budget.minimumClusterSize > 1 ? "from \(budget.minimumClusterSize) px together on" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// Who stated a level or a budget.
  static func origin(_ origin: MatchOrigin) -> String {
    switch origin {
    case .standard: "by default"
    case .project: "by Galley.json"
    case .test: "by the test"
    case .checkpoint: "by the layout's checkpoint"
    case .check: "by the check"
    }
  }

  /// The name of a kind's colour.
  static func style(_ kind: RegionKind) -> String {
    switch kind {
    case .ignore, .level(.none): "ignore"
    case .level: "level"
    case .floating: "floating"
    case .dynamic: "dynamic"
    case .accessibility: "accessibility"
    }
  }

  /// What a proof is known by.
  static func digest(_ digest: ProofDigest) -> String {
    (digest.pixels.map { "\($0)" } ?? digest.text.map { "\($0)" } ?? "")
  }

  /// A text as one word of a shell.
  static func quoted(_ text: String) -> String {
    let parts = ElementText.clean(text).split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }
}

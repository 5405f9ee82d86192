import GalleyDiff
import GalleyExplanation
import GalleyText
import GalleyTree

/// Writes the messages that tests fail with, and the phrases that reports share with them.
package enum CheckText {
  /// The most causes that a failure lists; the report has all.
  private static let mostCauses = 20

  /// The message that the test fails with; `nil` if the check passes.
  ///
  /// The characters that no font has are noted at its end.
  package static func failure(_ outcome: CheckOutcome, of key: CheckKey, missing: [MissingGlyph] = [])
    -> String?
  {
    guard let text = failure(outcome, of: key) else { return nil }
    return ([text] + boxes(missing).map { "Note: \(CleanText.line($0))." }).joined(separator: "\n")
  }

  /// The same for a check at hand.
  package static func failure(_ outcome: CheckOutcome, of capture: CheckCapture) -> String? {
    failure(outcome, of: capture.key, missing: capture.content.fingerprint.missing)
  }

  private static func failure(_ outcome: CheckOutcome, of key: CheckKey) -> String? {
    switch outcome {
    case .match, .tolerated, .approved: return nil
    case .mismatch(let comparison):
      let account = tolerance(comparison).map { ["Tolerance: \($0)."] } ?? []
      return
        ([mismatch(comparison, key)] + causes(comparison) + lines(comparison) + account + [
          lookAndApprove(key)
        ])
        .joined(separator: "\n")
    case .new:
      return """
        \(key.text) has no baseline yet.
        Look at it with: galley report. Approve it with: galley approve '\(quoted(key))'
        """
    case .environmentChanged(let facts):
      let head =
        Fingerprint.areOfDisplay(facts)
        ? "is shown with another profile, gamma or orientation than its baseline"
        : "was drawn by other fonts or libraries than its baseline, and the pixels differ"
      return """
        \(key.text) \(head):
        \(facts.map { "  - \($0)" }.joined(separator: "\n"))
        \(CheckText.adviceOnEnvironment(facts))
        """
    case .unusable(let fault):
      return "\(key.text) could not be compared: \(fault)."
    case .recorded(let mode):
      return
        "\(key.text) was recorded (mode \(mode.rawValue)). A recording never passes: run again without it."
    }
  }

  /// The first line of a difference, such as `… differs from its baseline: 2 causes, 412 pixels (3 unexplained)`; the level
  /// is named where it is not Exact.
  package static func mismatch(_ comparison: Comparison, _ key: CheckKey) -> String {
    let verb =
      comparison.unchangedFault == .pattern
      ? "equals the approved one, but does not pass" : "differs from its baseline"
    return "\(key.text) \(verb)\(level(comparison)): \(numbers(comparison))"
  }

  /// The size of a difference in numbers, such as `2 causes, 412 pixels (3 unexplained)`.
  package static func numbers(_ comparison: Comparison) -> String {
    var parts: [String] = []
    if let text = comparison.text { return numbers(text, comparison.causes.count) }
    if !comparison.causes.isEmpty { parts.append(EnglishNoun.count(comparison.causes.count, "cause")) }
    if let sizes = comparison.sizes {
      let texts = [sizes.baseline, sizes.candidate].map { $0.map(String.init).joined(separator: " × ") }
      parts.append("\(texts.joined(separator: " became ")) pixels in size")
    }
    if comparison.differingPixels > 0 {
      let rest =
        comparison.unexplainedPixels > 0
        ? " (\(Numeral.grouped(comparison.unexplainedPixels)) unexplained)" : ""
      parts.append(EnglishNoun.count(comparison.differingPixels, "pixel") + rest)
    } else if comparison.sizes == nil {
      parts.append("no pixel, only \(unseen(comparison))")
    }
    return parts.joined(separator: ", ")
  }

  /// The fault where no pixel differs.
  private static func unseen(_ comparison: Comparison) -> String {
    switch comparison.unchangedFault {
    case .pattern where comparison.causes.count == 1: "a text that does not match its pattern"
    case .pattern: "texts that do not match their patterns"
    case .legibility: "legibility and accessibility"
    case nil: "the tree for assistive technology and tests"
    }
  }

  private static func numbers(_ text: TextDifference, _ causes: Int) -> String {
    let parts = [
      EnglishNoun.count(causes, "cause"),
      text.removed > 0 ? "\(EnglishNoun.count(text.removed, "line")) removed" : nil,
      text.added > 0 ? "\(EnglishNoun.count(text.added, "line")) added" : nil,
      text.removed + text.added == 0 ? "only in how lines end" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// The most lines of a diff that a failure shows; the report has more.
  private static let mostLines = 40

  /// The changed lines of a text.
  private static func lines(_ comparison: Comparison) -> [String] {
    guard let text = comparison.text, !text.hunks.isEmpty else { return [] }
    return ["Approved (-) and new (+):", text.unified(most: mostLines)]
  }

  /// The characters of a picture that no font has, in one sentence each for those a package has and those none has.
  ///
  /// Such as `2 characters have no font and are drawn as boxes: U+0E01 …; install fonts-noto-core`.
  package static func boxes(_ missing: [MissingGlyph]) -> [String] {
    Dictionary(grouping: missing, by: \.package).sorted { ($0.key ?? "~") < ($1.key ?? "~") }.map {
      package, glyphs in
      let named = EnglishList.first(mostBoxes, of: glyphs.map(\.title))
      let verb =
        glyphs.count == 1 ? "has no font and is drawn as a box" : "have no font and are drawn as boxes"
      return
        "\(EnglishNoun.count(glyphs.count, "character")) \(verb): \(named); \(MissingGlyph.advice(package))"
    }
  }

  /// The most characters without a font that are named.
  private static let mostBoxes = 5

  /// The advice about other fonts or libraries.
  package static let environmentAdvice =
    "Install the versions the baselines were made with (Debian 12's, unless the project says otherwise), "
    + "or move the baselines to these with: galley approve --all"

  /// The advice about facts of another environment.
  package static func adviceOnEnvironment(_ facts: [String]) -> String {
    guard Fingerprint.areOfDisplay(facts) else { return environmentAdvice }
    return "Save the picture with the profile, gamma and orientation of the approved one, "
      + "or make it the baseline with: galley approve --all"
  }

  /// The cause of facts of another environment, as the end of a sentence about the checked content.
  package static func environmentCause(_ facts: [String]) -> String {
    Fingerprint.areOfDisplay(facts)
      ? "shown with another profile, gamma or orientation" : "drawn by other fonts or libraries"
  }

  private static func causes(_ comparison: Comparison) -> [String] {
    comparison.causes.enumerated().map { "  \($0 + 1). \(CleanText.line($1.sentence))" }
      .limited(to: mostCauses, mark: "  … ")
  }

  private static func lookAndApprove(_ key: CheckKey) -> String {
    "Look at it with: galley report. Approve it with: galley approve '\(quoted(key))'"
  }

  /// A key within a shell's single quotes.
  package static func quoted(_ key: CheckKey) -> String {
    key.text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}

extension CheckText {
  /// The level at which something was compared, or nothing where it is Exact.
  ///
  /// Such as ` at level Layout`.
  package static func level(_ comparison: Comparison) -> String {
    comparison.level == .exact ? "" : " at level \(comparison.level.name)"
  }

  /// The differences that a comparison forgave and ignored, in one line without a full stop.
  ///
  /// Such as `1 change and 36 pixels forgiven; 410 pixels ignored, 350 of them differ; 40 pixels count, 10 may`; `nil` if
  /// nothing was.
  package static func tolerance(_ comparison: Comparison) -> String? {
    var parts = [tolerance(ToleranceSum(comparison))].compactMap { $0 }
    if comparison.tolerance.allowed > 0 {
      parts.append(
        "\(EnglishNoun.count(comparison.tolerance.counted, "pixel")) count, \(Numeral.grouped(comparison.tolerance.allowed)) may"
      )
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The differences that were forgiven and ignored in all, in one line without a full stop.
  ///
  /// Such as `3 changes and 36 pixels forgiven; 410 pixels ignored, 350 of them differ`; `nil` if nothing was.
  package static func tolerance(_ sum: ToleranceSum) -> String? {
    var parts: [String] = []
    var forgiven: [String] = []
    if sum.forgivenChanges > 0 { forgiven.append(EnglishNoun.count(sum.forgivenChanges, "change")) }
    if sum.forgivenPixels > 0 { forgiven.append(EnglishNoun.count(sum.forgivenPixels, "pixel")) }
    if !forgiven.isEmpty { parts.append("\(forgiven.joined(separator: " and ")) forgiven") }
    if sum.ignoredPixels > 0 {
      let differing =
        switch sum.ignoredDifferences {
        case 0: "none of them differs"
        case 1: "1 of them differs"
        default: "\(Numeral.grouped(sum.ignoredDifferences)) of them differ"
        }
      parts.append("\(EnglishNoun.count(sum.ignoredPixels, "pixel")) ignored, \(differing)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

/// A demand on a picture beyond being as it was approved.
private enum UnchangedFault {
  case pattern, legibility
}

extension Comparison {
  /// The demand that is not met although nothing changed; `nil` where anything else counts, too.
  fileprivate var unchangedFault: UnchangedFault? {
    guard differingPixels == 0, sizes == nil, !causes.isEmpty else { return nil }
    if causes.allSatisfy({ $0.kind == .text && $0.property == "pattern" }) { return .pattern }
    return causes.allSatisfy { $0.kind == .legibility } ? .legibility : nil
  }
}

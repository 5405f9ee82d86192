import GalleyExplanation
import GalleyTree

/// Says to a test what became of its check.
///
/// All words of a test failure are here.
public enum CheckWords {
  /// How many causes a failure lists; the report has all.
  private static let mostCauses = 20

  /// What the test fails with.
  ///
  /// - Parameters:
  ///   - outcome: What became of the check.
  ///   - key: The check.
  ///   - missing: The characters of the picture that no font has.
  /// - Returns: The text, or `nil` if the check passes.
  public static func failure(_ outcome: CheckOutcome, of key: CheckKey, missing: [MissingGlyph] = [])
    -> String?
  {
    guard let text = failure(outcome, of: key) else { return nil }
    return ([text] + boxes(missing).map { "Note: \(ElementText.clean($0))." }).joined(separator: "\n")
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
      return """
        \(key.text) was drawn by other fonts or libraries than its baseline, and the pixels differ:
        \(facts.map { "  - \($0)" }.joined(separator: "\n"))
        \(CheckWords.environmentAdvice)
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
  ///
  /// - Parameters:
  ///   - comparison: What was found.
  ///   - key: The check.
  /// - Returns: The line without a full stop.
  public static func mismatch(_ comparison: Comparison, _ key: CheckKey) -> String {
    let verb =
      comparison.unchangedFault == .pattern
      ? "is as it was approved, and does not pass" : "differs from its baseline"
    return "\(key.text) \(verb)\(level(comparison)): \(numbers(comparison))"
  }

  /// How much differs, in numbers.
  ///
  /// - Parameter comparison: What was found.
  /// - Returns: Such as `2 causes, 412 pixels (3 unexplained)`.
  public static func numbers(_ comparison: Comparison) -> String {
    var parts: [String] = []
    if let text = comparison.text { return numbers(text, comparison.causes.count) }
    if !comparison.causes.isEmpty { parts.append(count(comparison.causes.count, "cause")) }
    if let sizes = comparison.sizes {
      let texts = [sizes.baseline, sizes.candidate].map { $0.map(String.init).joined(separator: " × ") }
      parts.append("\(texts.joined(separator: " became ")) pixels in size")
    }
    if comparison.differingPixels > 0 {
      let rest =
        comparison.unexplainedPixels > 0
        ? " (\(Numeral.grouped(comparison.unexplainedPixels)) unexplained)" : ""
      parts.append(count(comparison.differingPixels, "pixel") + rest)
    } else if comparison.sizes == nil {
      parts.append("no pixel, only \(unseen(comparison))")
    }
    return parts.joined(separator: ", ")
  }

  /// What is wrong where no pixel differs.
  private static func unseen(_ comparison: Comparison) -> String {
    switch comparison.unchangedFault {
    case .pattern where comparison.causes.count == 1: "a text that does not obey its pattern"
    case .pattern: "texts that do not obey their patterns"
    case .legibility: "how well people can read and use it"
    case nil: "what assistive technology and tests see"
    }
  }

  private static func numbers(_ text: TextDifference, _ causes: Int) -> String {
    let parts = [
      count(causes, "cause"), text.removed > 0 ? "\(count(text.removed, "line")) removed" : nil,
      text.added > 0 ? "\(count(text.added, "line")) added" : nil,
      text.removed + text.added == 0 ? "only in how lines end" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// How many lines of a diff a failure shows; the report has more.
  private static let mostLines = 40

  /// The changed lines of a text.
  private static func lines(_ comparison: Comparison) -> [String] {
    guard let text = comparison.text, !text.hunks.isEmpty else { return [] }
    return ["Approved (-) and new (+):", text.unified(most: mostLines)]
  }

  /// The characters of a picture that no font has, in one sentence each for those a package has and those none has.
  ///
  /// - Parameter missing: The characters.
  /// - Returns: Such as `2 characters have no font and are drawn as boxes: U+0E01 …; install fonts-noto-core`.
  public static func boxes(_ missing: [MissingGlyph]) -> [String] {
    Dictionary(grouping: missing, by: \.package).sorted { ($0.key ?? "~") < ($1.key ?? "~") }.map {
      package, glyphs in
      let named = glyphs.prefix(mostBoxes).map(\.title).joined(separator: ", ")
      let rest = glyphs.count > mostBoxes ? " and \(glyphs.count - mostBoxes) more" : ""
      let verb =
        glyphs.count == 1 ? "has no font and is drawn as a box" : "have no font and are drawn as boxes"
      return "\(count(glyphs.count, "character")) \(verb): \(named)\(rest); \(MissingGlyph.advice(package))"
    }
  }

  /// How many characters without a font are named.
  private static let mostBoxes = 5

  /// What to do about other fonts or libraries.
  public static let environmentAdvice =
    "Install the versions the baselines were made with (Debian 12's, unless the project says otherwise), "
    + "or move the baselines to these with: galley approve --all"

  private static func causes(_ comparison: Comparison) -> [String] {
    var lines = comparison.causes.prefix(mostCauses).enumerated().map {
      "  \($0 + 1). \(ElementText.clean($1.sentence))"
    }
    let rest = comparison.causes.count - mostCauses
    if rest > 0 { lines.append("  … and \(rest) more") }
    return lines
  }

  private static func lookAndApprove(_ key: CheckKey) -> String {
    "Look at it with: galley report. Approve it with: galley approve '\(quoted(key))'"
  }

  /// A key within a shell's single quotes.
  private static func quoted(_ key: CheckKey) -> String {
    key.text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }

  /// A number with its noun, such as `1 cause` or `2 causes`.
  ///
  /// - Parameters:
  ///   - number: How many.
  ///   - noun: The noun in the singular.
  /// - Returns: The words.
  public static func count(_ number: Int, _ noun: String) -> String {
    "\(Numeral.grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }
}

/// What is asked of a picture beyond being as it was approved.
private enum UnchangedFault {
  case pattern, legibility
}

extension Comparison {
  /// What is not fulfilled although nothing of it changed; `nil` where anything else counts, too.
  fileprivate var unchangedFault: UnchangedFault? {
    guard differingPixels == 0, sizes == nil, !causes.isEmpty else { return nil }
    if causes.allSatisfy({ $0.kind == .text && $0.property == "pattern" }) { return .pattern }
    return causes.allSatisfy { $0.kind == .legibility } ? .legibility : nil
  }
}

import GalleyBaselines
import GalleyDecisions

/// The options by which commands choose checks: the same words for all of them.
enum SelectionOptions {
  /// What a key must have.
  static let scope: [OptionSpec] = Selection.Dimension.allCases.map { dimension in
    let summary =
      switch dimension {
      case .suite: "checks of this suite"
      case .test: "checks of this test"
      case .device: "checks on this device"
      case .appearance: "checks in light or dark"
      case .locale: "checks in this language and region"
      case .textSize: "checks at this text size"
      case .orientation: "checks with the device held so"
      }
    return OptionSpec(
      name: dimension.option, value: .needed(dimension.rawValue), repeats: true, summary: summary)
  }

  /// What kind of change is meant.
  static let kinds: [OptionSpec] = [
    OptionSpec(name: "--all", summary: "everything that waits, other environments included"),
    OptionSpec(name: "--new", summary: "checks without a baseline"),
    OptionSpec(name: "--changed", summary: "checks that differ from their baseline"),
    OptionSpec(
      name: "--cause", value: .needed("id"), repeats: true,
      summary: "checks that differ for this cause and no other; may come more than once"),
    OptionSpec(
      name: "--like", value: .needed("key"), repeats: true,
      summary: "checks that differ in the same way as this one"),
    OptionSpec(
      name: "--id", value: .needed("id"), repeats: true,
      summary: "this very change, by its id in \"status --json\""),
    OptionSpec(name: "--rejected", summary: "what was rejected, too, which is left out else"),
    OptionSpec(name: "--renames", summary: "new checks that are old ones under another name"),
  ]

  /// What there is to say of patterns.
  static let patterns = """
    A pattern narrows the choice to the keys it matches; * stands for any text and ? for one character. It is
    matched against the whole key, the key without its environment, the suite, suite and test, the check's name,
    and the environment.
    """

  /// What there is to say of all of them.
  static let discussion = """
    \(patterns) --suite, --device and the like narrow it further and take patterns, too; of one option
    given twice either counts. "In the same way" means: for exactly the same causes; or, of a check without a
    baseline or a known cause, the same check in another environment.
    """

  /// What was chosen.
  static func selection(_ arguments: ParsedArguments) -> Selection {
    var selection = Selection(
      all: arguments.isGiven("--all"), new: arguments.isGiven("--new"),
      changed: arguments.isGiven("--changed"), causes: arguments.all("--cause"),
      patterns: arguments.operands)
    selection.like = arguments.all("--like")
    selection.ids = arguments.all("--id")
    selection.rejected = arguments.isGiven("--rejected")
    selection.renames = arguments.isGiven("--renames")
    for dimension in Selection.Dimension.allCases where arguments.isGiven(dimension.option) {
      selection.scope[dimension] = arguments.all(dimension.option)
    }
    return selection
  }

  /// Sees that every word means something, and that they mean something together.
  static func check(_ plan: ApprovalPlan, _ selection: Selection) throws(UsageError) {
    if let word = plan.unmatched.first {
      if word.ways > 1 { throw .severalWays(word.word, word.ways) }
      let meant = Spelling.nearest(to: word.word, in: word.known)
      guard Selection.Dimension.allCases.contains(where: { $0.option == word.option }) else {
        throw .nothingMatches(word.word, meant: meant)
      }
      throw .nothingThere(word.option, word.word, meant: meant, known: word.known)
    }
    let isEmpty = plan.chosen.isEmpty && plan.held.isEmpty && plan.barred.isEmpty
    if isEmpty, selection.narrows, !plan.waiting.isEmpty {
      throw .nothingTogether(waiting: plan.waiting.count)
    }
  }
}

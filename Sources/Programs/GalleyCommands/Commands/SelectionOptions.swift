import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// The options by which commands select checks.
enum SelectionOptions {
  /// The options that select by parts of the key.
  static let scope: [OptionSpec] = Selection.Dimension.allCases.map { dimension in
    let summary =
      switch dimension {
      case .suite: "checks of this suite"
      case .test: "checks of this test"
      case .device: "checks on this device"
      case .appearance: "checks in light or dark"
      case .locale: "checks in this language and region"
      case .textSize: "checks at this text size"
      case .orientation: "checks in this orientation of the device"
      case .parameter: "checks with this parameter, such as MARKET=USAToday"
      }
    let completion: Completion =
      switch dimension {
      case .appearance: .words(["light", "dark"])
      case .orientation: .words(["portrait", "landscape"])
      default: .none
      }
    return OptionSpec(
      name: dimension.option, value: .needed(dimension.rawValue), completion: completion, repeats: true,
      summary: summary)
  }

  /// The options that select by the kind of change.
  static let kinds: [OptionSpec] = [
    OptionSpec(name: "--all", summary: "all checks that wait, including those of other environments"),
    OptionSpec(name: "--new", summary: "checks without a baseline"),
    OptionSpec(name: "--changed", summary: "checks that differ from their baseline"),
    OptionSpec(
      name: "--cause", value: .needed("id"), repeats: true,
      summary: "checks that differ for this cause and no other; may be given more than once"),
    OptionSpec(
      name: "--like", value: .needed("key"), repeats: true,
      summary: "checks that differ in the same way as this one"),
    OptionSpec(
      name: "--id", value: .needed("id"), repeats: true,
      summary: "one change, by its id in \"status --json\""),
    OptionSpec(name: "--rejected", summary: "include rejected checks"),
    OptionSpec(name: "--renames", summary: "new checks that are renamed old ones"),
  ]

  /// The help on patterns.
  static let patterns = """
    A pattern selects the keys that it matches; * matches any text and ? one character. It is compared with the
    whole key, the key without its environment, the suite, suite and test, the name of the check, and the environment.
    """

  /// The help on all options.
  static let discussion = """
    \(patterns)
    --suite, --device and the like narrow the selection and take patterns, too; an option that is given twice matches
    either value. "In the same way" means for exactly the same causes; for a check without a baseline or a known cause
    it means the same check in another environment.
    """

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

  /// Checks that every word matches something, and that all together do.
  static func check(_ plan: ApprovalPlan, _ selection: Selection) throws(UsageError) {
    if let word = plan.unmatched.first {
      if word.ways > 1 { throw .severalWays(word.word, word.ways) }
      let meant = SpellingSuggestion.nearest(to: word.word, in: word.known)
      guard Selection.Dimension.allCases.contains(where: { $0.option == word.option }) else {
        throw .nothingMatches(word.word, meant: meant)
      }
      throw .nothingThere(word.option, word.word, meant: meant, known: word.known)
    }
    let isEmpty =
      plan.chosen.isEmpty && plan.held.isEmpty && plan.barred.isEmpty && plan.unsigned.isEmpty
    if isEmpty, selection.narrows, !plan.waiting.isEmpty {
      throw .nothingTogether(waiting: plan.waiting.count)
    }
  }
}

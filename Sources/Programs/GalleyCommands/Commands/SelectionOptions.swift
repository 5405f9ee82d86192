import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// The options by which commands select checks.
struct SelectionOptions: CommandOptions {
  let all: Flag
  let new: Flag
  let changed: Flag
  let causes: ListOption<String>
  let like: ListOption<String>
  let ids: ListOption<String>
  let rejected: Flag
  /// Selects renamed checks, for commands that can rename.
  let renames: Flag?
  /// The options that select by parts of the key.
  let scope: [(dimension: Selection.Dimension, option: ListOption<String>)]

  init(_ line: inout OptionReader) { self.init(&line, hasRenames: true) }

  init(_ line: inout OptionReader, hasRenames: Bool) {
    all = line.flag("--all", summary: "select all checks that wait, including those of other environments")
    new = line.flag("--new", summary: "select checks without a baseline")
    changed = line.flag("--changed", summary: "select checks that differ from their baseline")
    causes = line.list(
      "--cause", "id",
      summary: "select checks that differ for this cause and no other; repeat it for more causes")
    like = line.list("--like", "key", summary: "select checks that differ in the same way as this one")
    ids = line.list("--id", "id", summary: "select one change by its id in \"status --json\"")
    rejected = line.flag("--rejected", summary: "include rejected checks")
    renames =
      hasRenames ? line.flag("--renames", summary: "select new checks that are renamed old ones") : nil
    scope = Selection.Dimension.allCases.map { ($0, Self.scope($0, &line)) }
  }

  private static func scope(
    _ dimension: Selection.Dimension, _ line: inout OptionReader
  ) -> ListOption<String> {
    let summary =
      switch dimension {
      case .suite: "select checks of this suite"
      case .test: "select checks of this test"
      case .device: "select checks on this device"
      case .appearance: "select checks in light or dark"
      case .locale: "select checks in this language and region"
      case .textSize: "select checks at this text size"
      case .orientation: "select checks in this orientation of the device"
      case .parameter: "select checks with this parameter, such as MARKET=USAToday"
      }
    let completion: Completion =
      switch dimension {
      case .appearance: .words(["light", "dark"])
      case .orientation: .words(["portrait", "landscape"])
      default: .none
      }
    return line.list(dimension.option, dimension.rawValue, completion: completion, summary: summary)
  }

  /// The help on patterns.
  static let patterns = """
    A pattern selects the keys that it matches; * matches any text and ? one character. It may match the
    whole key, the key without its environment, the suite, suite and test, the name of the check, and the environment.
    """

  /// The help on all options.
  static let discussion = """
    \(patterns)
    --suite, --device and the like narrow the selection and take patterns, too; a repeated option matches either
    value. "In the same way" means for exactly the same causes; for a check without a baseline or a known cause
    it means the same check in another environment.
    """

  /// The selection by these options and by patterns.
  func selection(_ patterns: [String]) -> Selection {
    var selection = Selection(
      all: all.isGiven, new: new.isGiven, changed: changed.isGiven, causes: causes.words, patterns: patterns)
    selection.like = like.words
    selection.ids = ids.words
    selection.rejected = rejected.isGiven
    selection.renames = renames?.isGiven ?? false
    for (dimension, option) in scope where option.isGiven { selection.scope[dimension] = option.words }
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

import GalleyText
import GalleyTree

/// A kind of fact that the gate names beside its verdict: something passes, or is missing, that a reader would not expect.
///
/// `forbid` in `Galley.json` names kinds by their raw values, and so does the JSON of a verdict.
package enum NoticeKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Checks are compared at level Strict, which tolerates invisible differences.
  case levelBelowExact
  /// Checks are compared at a level below Strict.
  case levelBelowStrict
  /// Pixels of checks may differ.
  case budget
  /// Regions forgive in more than half of a screen.
  case wideRegions
  /// Checks hide differences by a tolerance that was not in force at the base; forbidden where the base names approvers.
  case grownTolerance
  /// Tests whose checks compare nothing.
  case ignoreSnapshots
  /// Tests that have baselines were skipped.
  case disabledTests
  /// Baselines were compared with nothing.
  case uncheckedBaselines
  /// Checks of the base branch have no baseline any more, or were not made.
  case vanishedChecks
  /// Only a part of the suite was run.
  case missingShards
  /// Alerts and the like were answered while tests acted on something else.
  case answeredInterruptions
  /// Symbols have names that there is no drawing of, and are shown as dotted boxes.
  case missingSymbols
  /// Fonts have names that their apps bring no file for, and are shown as the system's.
  case missingFonts
  /// Checks differ from their baselines, and pass by an approval of another branch.
  case approvedElsewhere
  /// The run is of another commit than the one that is checked out.
  case otherCommit
  /// Settings differ from those of the base branch.
  case changedSettings
  /// The file that says whose signatures count differs from that of the base branch.
  case changedSigners
  /// Baselines lack the signature of an approver; this always stops the gate.
  case missingApprovals
  /// Approvers are named for folders without a baseline, so that nobody is asked there.
  case strayApproverFolders
  /// No base branch was named, so that nothing is known of what the branch changed.
  case missingBaseBranch
  /// The base branch has every commit of the branch, as it does where it is the branch itself.
  case ownBaseBranch

  /// The kind that a word names.
  init(word: String) throws(SettingsError) {
    guard let kind = NoticeKind(rawValue: word) else {
      throw .unknownNotice(
        word, meant: SpellingSuggestion.nearest(to: word, in: Self.allCases.map(\.rawValue)))
    }
    self = kind
  }
}

import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// A check that hides differences by a tolerance that was not in force at the base.
package struct GrownTolerance: Sendable, Hashable {
  /// The check.
  package var key: CheckKey
  /// The level, the budget and the regions of the run.
  package var settings: MatchSettings
  /// What they hide.
  package var hidden: ToleranceSum
  /// The difference from the base, as an approver signs it.
  package var change: RuleChange

  /// Names a check, and what it hides.
  package init(key: CheckKey, settings: MatchSettings, hidden: ToleranceSum, change: RuleChange) {
    self.key = key
    self.settings = settings
    self.hidden = hidden
    self.change = change
  }

  /// Finds the checks of a run whose tolerance is greater than at the base, and hides something.
  ///
  /// In force at the base is what its `Galley.json` sets, and what a line of its journal says of the check.
  static func find(
    in checks: [Verdict.JudgedCheck], since base: BaseBranch
  ) throws(BaseError) -> [GrownTolerance] {
    let tolerant = checks.compactMap { check -> (check: Verdict.JudgedCheck, hidden: ToleranceSum)? in
      guard case .tolerated(let comparison) = check.outcome, check.record.kind == .picture else { return nil }
      let hidden = ToleranceSum(comparison)
      let isNothing = hidden.pixels == 0 && hidden.forgivenChanges == 0
      return isNothing ? nil : (check, hidden)
    }
    guard !tolerant.isEmpty else { return [] }
    var agreed: [String: String] = [:]
    for decision in SettingsDecision.all(in: try base.journalText()) {
      if let check = decision.change.check { agreed[check] = decision.change.to }
    }
    return tolerant.compactMap { check, hidden in
      let now = check.record.settings
      let before = agreed[check.key.text]
      var allowed: [MatchSettings] = [base.rules.tolerance(of: check.key)]
      if let before, let settings = try? StableJSON.read(MatchSettings.self, from: Array(before.utf8)) {
        allowed.append(settings)
      }
      guard !now.isCovered(by: allowed), let line = try? StableJSON.line(now) else { return nil }
      return GrownTolerance(
        key: check.key, settings: now, hidden: hidden,
        change: RuleChange(
          check: check.key.text, from: before, to: String(decoding: line, as: UTF8.self)))
    }
  }
}

extension ToleranceSum {
  /// The number of differing pixels that passed.
  package var pixels: Int { forgivenPixels + ignoredDifferences }
}

extension Settings {
  /// The tolerance that the settings themselves give a check.
  ///
  /// Of regions only those are known that are rectangles.
  fileprivate func tolerance(of key: CheckKey) -> MatchSettings {
    var match = MatchSettings(level: level ?? .exact, budget: budget ?? .none)
    for rule in pictures.rules where Selection.matches(rule.checks, key) {
      if let level = rule.level { match.level = level }
      if let most = rule.maxDiffPixels, let budget = try? DifferenceBudget(maxDiffPixels: most) {
        match.budget = budget
      }
      for word in rule.ignore {
        let numbers = word.split(separator: ",").compactMap {
          Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard numbers.count == 4 else { continue }
        let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        match.regions.append(MatchRegion(.ignore, .rectangle(frame)))
      }
    }
    return match
  }
}

extension MatchSettings {
  /// Whether nothing passes by these settings that would not pass by one of others.
  ///
  /// A region that only asks for more than the rest hides nothing.
  fileprivate func isCovered(by others: [MatchSettings]) -> Bool {
    others.contains { other in
      let known = other.regions.map(\.unnamed)
      return level.isCovered(by: other.level) && budget.isCovered(by: other.budget)
        && regions.filter(\.kind.forgives).allSatisfy { known.contains($0.unnamed) }
    }
  }
}

extension MatchRegion {
  /// The same without the name that a person knows it by.
  fileprivate var unnamed: MatchRegion { MatchRegion(kind, place, padding: padding) }
}

extension MatchLevel {
  /// Whether nothing passes by this level that would not pass by another one.
  fileprivate func isCovered(by other: MatchLevel) -> Bool {
    self == other || self == .exact || other == .none
      || self == .strict && other != .exact && other != .dynamic
  }
}

extension DifferenceBudget {
  /// Whether no more differs by this budget than by another one.
  fileprivate func isCovered(by other: DifferenceBudget) -> Bool {
    self == other || self == .none
      || (maxDiffPixels ?? 0) <= (other.maxDiffPixels ?? 0)
        && (maxDiffPixelRatio ?? 0) <= (other.maxDiffPixelRatio ?? 0)
        && (precision ?? 1) >= (other.precision ?? 1) && perceptualPrecision >= other.perceptualPrecision
        && minimumClusterSize <= other.minimumClusterSize
  }
}

import GalleyDiff
import GalleyTree

/// The settings of a comparison of two screens: a level, a budget, and regions with other rules.
package struct MatchSettings: Sendable, Hashable, Codable {
  /// The level of everything outside of regions.
  package var level: MatchLevel
  /// The number of pixels that may differ.
  ///
  /// It applies to pixels only; differences of the trees count as the level says.
  package var budget: DifferenceBudget
  /// Parts of the screen that are compared otherwise.
  package var regions: [MatchRegion]

  /// Everything must be equal.
  package static let exact = MatchSettings()

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - level: The level of everything outside of regions.
  ///   - budget: How many pixels may differ.
  ///   - regions: Parts of the screen that are compared otherwise; where they overlap, the last counts.
  package init(level: MatchLevel = .exact, budget: DifferenceBudget = .none, regions: [MatchRegion] = []) {
    self.level = level
    self.budget = budget
    self.regions = regions
  }
}

extension MatchLevel {
  /// The engine of the level; levels that compare trees report every differing pixel.
  var engine: any PixelEngine {
    switch self {
    case .strict: StrictEngine()
    case .ignoreColors: ContentEngine()
    case .exact, .layout, .dynamic, .none: ExactEngine()
    }
  }
}

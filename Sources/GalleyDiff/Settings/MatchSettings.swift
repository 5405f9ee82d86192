import GalleyTree

/// How two proofs are compared: at which level, what may differ, and where something else holds.
public struct MatchSettings: Sendable, Hashable, Codable {
  /// The level of everything outside of regions.
  public var level: MatchLevel
  /// How many pixels may differ.
  ///
  /// It is spent on pixels alone: what the trees tell apart is for the level to decide.
  public var budget: DifferenceBudget
  /// Parts of the screen that are compared otherwise.
  public var regions: [MatchRegion]

  /// Everything must be equal.
  public static let exact = MatchSettings()

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - level: The level of everything outside of regions.
  ///   - budget: How many pixels may differ.
  ///   - regions: Parts of the screen that are compared otherwise; where they overlap, the last counts.
  public init(level: MatchLevel = .exact, budget: DifferenceBudget = .none, regions: [MatchRegion] = []) {
    self.level = level
    self.budget = budget
    self.regions = regions
  }
}

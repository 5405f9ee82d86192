import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// What one of those that have a say states about how closely a check compares.
struct MatchLayer {
  /// Who states it.
  var origin: MatchOrigin
  /// The level, if it is stated.
  var level: MatchLevel?
  /// The budget, if it is stated.
  var budget: DifferenceBudget?
  /// What is compared otherwise.
  var regions: [CheckRegion] = []

  /// What a project states.
  static func project(_ settings: Settings) -> MatchLayer {
    MatchLayer(origin: .project, level: settings.level, budget: settings.budget)
  }

  /// What a check states itself.
  static func check(
    _ level: MatchLevel?, _ budget: DifferenceBudget?, _ regions: [CheckRegion]
  ) -> MatchLayer {
    MatchLayer(origin: .check, level: level, budget: budget, regions: regions)
  }

  /// The elements whose pixels and contents do not count, on one of several screens that are put together.
  ///
  /// - Parameter snapshot: What is on that screen.
  /// - Returns: The ways to them; what is not on it is left out.
  func ignored(on snapshot: Snapshot) -> [ElementPath] {
    regions.filter(\.isIgnored).flatMap { region -> [ElementPath] in
      guard case .elements(let paths)? = try? region.place.find(snapshot) else { return [] }
      return paths
    }
  }

  /// What holds where several have a say: the innermost wins, level and budget each for itself.
  ///
  /// - Parameters:
  ///   - layers: What is stated, from the outside in.
  ///   - regions: The regions of all layers, as they were found.
  /// - Returns: What holds, and who stated it.
  static func merged(
    _ layers: [MatchLayer], regions: [MatchRegion]
  ) -> (settings: MatchSettings, origins: MatchOrigins) {
    var settings = MatchSettings(regions: regions)
    var origins = MatchOrigins()
    for layer in layers {
      if let level = layer.level {
        settings.level = level
        origins.level = layer.origin
      }
      if let budget = layer.budget {
        settings.budget = budget
        origins.budget = layer.origin
      }
    }
    return (settings, origins)
  }
}

extension CheckRegion {
  /// Whether pixels and contents in it do not count, or only whether a text obeys a pattern.
  var isIgnored: Bool {
    switch kind {
    case .ignore, .dynamic, .level(.none): true
    case .level, .floating, .accessibility: false
    }
  }
}

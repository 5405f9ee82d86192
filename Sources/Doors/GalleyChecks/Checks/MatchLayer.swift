import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// A statement about how closely a check compares: of the project, a suite or test, a layout, or the check itself.
package struct MatchLayer {
  /// The origin of the statement.
  var origin: MatchOrigin
  /// The level, if it is stated.
  var level: MatchLevel?
  /// The budget, if it is stated.
  var budget: DifferenceBudget?
  /// The parts that are compared otherwise.
  var regions: [CheckRegion] = []

  /// The statement of a project.
  static func project(_ settings: Settings) -> MatchLayer {
    MatchLayer(origin: .project, level: settings.level, budget: settings.budget)
  }

  /// The statement of a check itself.
  package static func check(
    _ level: MatchLevel?, _ budget: DifferenceBudget?, _ regions: [CheckRegion]
  ) -> MatchLayer {
    MatchLayer(origin: .check, level: level, budget: budget, regions: regions)
  }

  /// The elements whose pixels and contents do not count, on one of several screens that are put together; what is not
  /// on it is left out.
  func ignored(on snapshot: Snapshot) -> [ElementPath] {
    regions.filter(\.isIgnored).flatMap { region -> [ElementPath] in
      guard case .elements(let paths)? = try? region.place.find(snapshot) else { return [] }
      return paths
    }
  }

  /// The settings of several layers, from the outside in: the innermost wins, level and budget each for itself.
  ///
  /// - Parameters:
  ///   - layers: The statements.
  ///   - regions: The regions of all layers, as they were found.
  /// - Returns: The settings, and the origins of level and budget.
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

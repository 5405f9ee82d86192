import Foundation
import GalleyImage
import GalleyTree

extension Comparator {
  /// Compares an approved proof with a new one as settings say.
  ///
  /// - Parameters:
  ///   - baseline: The approved proof.
  ///   - candidate: The new proof.
  ///   - settings: At which level, what may differ, and where something else holds.
  /// - Returns: What counts, and what was forgiven.
  /// - Throws: ``LevelError`` when there is no tree for what needs one, or no element for a region.
  public static func compare(
    baseline: Proof, candidate: Proof, settings: MatchSettings
  ) throws(LevelError) -> Comparison {
    var regions: [LevelRegion] = []
    var masks: [CGRect] = []
    for region in settings.regions {
      switch (region.kind, region.place) {
      case (.ignore, .rectangle(let frame)): masks.append(frame)
      case (.ignore, .element(let path)):
        guard let element = candidate.tree?[path] else { throw .noElement(path, .none) }
        masks.append(element.appearance?.visibleFrame ?? element.frame)
      case (.level(let level), .element(let path)): regions.append(LevelRegion(path, level))
      case (.dynamic(let pattern), .element(let path)):
        regions.append(LevelRegion(path, .dynamic, pattern: pattern))
      default: break
      }
    }
    if settings.level == .exact, regions.isEmpty {
      return compare(baseline: baseline, candidate: candidate, ignoring: masks)
    }
    let found = try compare(
      baseline: baseline, candidate: candidate, level: settings.level, regions: regions, ignoring: masks)
    var comparison = Comparison(
      differingPixels: found.differingPixels, unexplainedPixels: found.unexplainedPixels, causes: found.causes
    )
    comparison.level = settings.level
    comparison.forgiven = found.forgiven
    return comparison
  }
}

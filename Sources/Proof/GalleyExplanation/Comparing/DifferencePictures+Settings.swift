import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

extension DifferencePictures {
  /// Prepares the pictures of a check: by the engine of its level, by other engines in regions of other levels, and
  /// without what was not compared.
  package init(
    baseline: ScreenSnapshot, candidate: ScreenSnapshot, settings: MatchSettings, uses: [RegionUse] = []
  ) {
    let (before, after) = (baseline.picture, candidate.picture)
    func areas(_ use: RegionUse) -> [PixelRect] {
      use.areas.map { PixelRect($0, scale: candidate.scale, within: after.width, after.height) }
        .filter { !$0.isEmpty }
    }
    var masks = uses.filter(Self.isBlind).flatMap(areas)
    if !masks.isEmpty, let sizes = SizeMismatch.find(before, after) {
      // Regions are where they are in the new picture.
      let (from, to) = (sizes.commonInCandidate, sizes.commonInBaseline)
      masks = masks.map {
        PixelRect(x: $0.x - from.x + to.x, y: $0.y - from.y + to.y, width: $0.width, height: $0.height)
      }
    }
    var comparison = Self.compare(before, after, settings.level, settings.budget, masks)
    let inner = uses.compactMap { use in Self.level(of: use).map { (level: $0, areas: areas(use)) } }
    if !inner.isEmpty, comparison.sizes == nil {
      comparison.map = Self.compare(before, after, settings.level).map
      for (level, areas) in inner {
        let map = Self.compare(before, after, level).map
        for area in areas { comparison.map.replace(area, from: map) }
      }
      comparison.verdict = BudgetVerdict(&comparison.map, settings.budget, before, after, ignoring: masks)
    }
    self.init(baseline: before, candidate: after, comparison: comparison)
  }

  /// Compares by the engine of a level.
  private static func compare(
    _ baseline: Bitmap, _ candidate: Bitmap, _ level: MatchLevel, _ budget: DifferenceBudget = .none,
    _ masks: [PixelRect] = []
  ) -> PixelComparison {
    PixelComparison(
      baseline: baseline, candidate: candidate, engine: level.engine, budget: budget, ignoring: masks)
  }

  /// Whether pixels in a region are not looked at.
  private static func isBlind(_ use: RegionUse) -> Bool {
    switch use.kind {
    case .ignore, .level(.none): true
    case .level, .floating, .dynamic, .accessibility: false
    }
  }

  /// The level of a region whose pixels are looked at otherwise.
  private static func level(of use: RegionUse) -> MatchLevel? {
    guard case .level(let level) = use.kind, level != .none else { return nil }
    return level
  }
}

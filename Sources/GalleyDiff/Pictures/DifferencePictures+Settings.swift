import Foundation
import GalleyImage
import GalleyTree

extension DifferencePictures {
  /// Prepares to draw what a check found: with the engine of its level, and without what was not compared.
  ///
  /// - Parameters:
  ///   - baseline: The approved proof.
  ///   - candidate: The new proof.
  ///   - settings: The level and the budget that both were compared with.
  ///   - uses: What the regions of the comparison did.
  public init(baseline: Proof, candidate: Proof, settings: MatchSettings, uses: [RegionUse] = []) {
    let (before, after) = (baseline.picture, candidate.picture)
    var areas = uses.filter(Self.isBlind).flatMap(\.areas).map {
      PixelRect($0, scale: candidate.scale, within: after.width, after.height)
    }.filter { !$0.isEmpty }
    if !areas.isEmpty, let sizes = SizeMismatch.find(before, after) {
      // Regions are where they are in the new picture.
      let (from, to) = (sizes.commonInCandidate, sizes.commonInBaseline)
      areas = areas.map {
        PixelRect(x: $0.x - from.x + to.x, y: $0.y - from.y + to.y, width: $0.width, height: $0.height)
      }
    }
    self.init(
      baseline: before, candidate: after,
      comparison: Self.compare(before, after, Self.engine(of: settings.level), settings.budget, areas))
  }

  private static func compare(
    _ baseline: Bitmap, _ candidate: Bitmap, _ engine: some PixelEngine, _ budget: DifferenceBudget,
    _ masks: [PixelRect]
  ) -> PixelComparison {
    PixelComparison(
      baseline: baseline, candidate: candidate, engine: engine, budget: budget, ignoring: masks, threads: 2)
  }

  /// Whether pixels in a region are not looked at.
  private static func isBlind(_ use: RegionUse) -> Bool {
    switch use.kind {
    case .ignore, .level(.none): true
    case .level, .floating, .dynamic, .accessibility: false
    }
  }

  /// What tells pixels apart at a level; where only trees are compared, what a person would see.
  private static func engine(of level: MatchLevel) -> any PixelEngine {
    switch level {
    case .exact, .dynamic, .none: ExactEngine()
    case .strict, .layout: StrictEngine()
    case .ignoreColors: ContentEngine()
    }
  }
}

import Foundation
import GalleyImage
import GalleyTree

extension Comparator {
  /// Compares an approved proof with a new one as settings say.
  ///
  /// Trees are judged by facts, the same on every machine; pixels by the engine of the level that holds where they are,
  /// under the budget. What counts is a cause, and what changed and does not count is listed as forgiven. A pixel that
  /// differs counts where the element that owns it does. Without trees, *Strict* and *IgnoreColors* work on pixels
  /// alone, and *Layout* and *Dynamic* say that they need trees.
  ///
  /// - Parameters:
  ///   - baseline: The approved proof.
  ///   - candidate: The new proof.
  ///   - settings: At which level, what may differ, and where something else holds.
  /// - Returns: What counts, what was forgiven, and what each region did.
  /// - Throws: ``MatchSettingsError`` when there is no tree for what needs one, or no element for a region.
  /// - Complexity: As ``compare(baseline:candidate:ignoring:)``, and what the engines cost where pixels differ.
  public static func compare(
    baseline: ScreenSnapshot, candidate: ScreenSnapshot, settings: MatchSettings
  ) throws(MatchSettingsError) -> Comparison {
    let (old, new) = (baseline.picture, candidate.picture)
    let raw = PixelDifference(old, new)
    // What is the same everywhere is settled before any tree is laid flat.
    let lacksTrees = settings.level.needsTrees && (baseline.tree == nil || candidate.tree == nil)
    if raw.isEmpty, settings.regions.isEmpty, settings.budget == .none, !lacksTrees,
      baseline.tree == candidate.tree
    {
      var comparison = Comparison()
      comparison.level = settings.level
      return comparison
    }
    let size = (width: max(old.width, new.width), height: max(old.height, new.height))
    let after = candidate.tree.map { FlatElementTree($0) }
    let plan = try ResolvedRegions(
      settings, trees: (baseline.tree != nil, after), scale: candidate.scale, width: size.width,
      height: size.height)
    let judged = EvaluatedPixels(raw, old, new, plan, settings.budget)
    var comparison = Comparison(differingPixels: judged.difference.count)
    comparison.level = settings.level
    comparison.tolerance = judged.tolerance
    if old.width != new.width || old.height != new.height {
      comparison.sizes = .init(baseline: [old.width, old.height], candidate: [new.width, new.height])
    }
    // What lies closer than this belongs together.
    let joining = Int((2 * max(candidate.scale, 0.5)).rounded(.up))
    let clusters = PixelCluster.find(in: judged.difference, joining: joining)
    comparison.regions = clusters.prefix(mostRegions).map { $0.bounds.points(scale: candidate.scale) }
    var spared = (changes: [Int](repeating: 0, count: plan.regions.count), pixels: judged.spared)
    if let before = baseline.tree, let after {
      let explained = ScreenExplanation(
        FlatElementTree(before), after, pictures: (old, new), scale: candidate.scale, judged, plan)
      comparison.causes = explained.causes
      comparison.forgiven = explained.forgiven
      comparison.unexplainedPixels = explained.unexplainedPixels
      spared.changes = explained.sparedChanges
      spared.pixels = zip(spared.pixels, explained.sparedPixels).map { $0 + $1 }
    } else {
      // Rows that moved are found in whole pictures, where every difference counts.
      let counted = plan.counting(judged.difference)
      let isWhole = judged.tolerance.ignoredPixels == 0 && judged.isExact
      let isOne = counted.count == judged.difference.count || counted.isEmpty
      func explain(_ difference: PixelDifference) -> PictureExplanation {
        let clusters = isOne ? clusters : PixelCluster.find(in: difference, joining: joining)
        return PictureExplanation(old, new, difference, clusters, isMasked: !(isWhole && isOne))
      }
      let (explained, forgiven) = (explain(counted), explain(judged.difference.subtracting(counted)))
      comparison.causes = explained.causes
      comparison.forgiven = forgiven.causes
      comparison.unexplainedPixels = explained.unexplainedPixels
    }
    addSizes(to: &comparison)
    comparison.regionUses = plan.uses(spared.changes, spared.pixels, scale: candidate.scale)
    return comparison
  }

  /// Says that the sizes differ, unless another cause does.
  private static func addSizes(to comparison: inout Comparison) {
    guard let sizes = comparison.sizes, !comparison.causes.contains(where: { explains($0, sizes) }) else {
      return
    }
    if comparison.level == .none || comparison.level == .layout {
      comparison.forgiven.append(PictureExplanation.sizeCause(sizes))
    } else {
      comparison.causes.append(PictureExplanation.sizeCause(sizes))
    }
  }
}

extension ResolvedRegions {
  /// What each region did.
  fileprivate func uses(_ changes: [Int], _ pixels: [Int], scale: Double) -> [RegionUse] {
    regions.indices.map { index in
      RegionUse(
        kind: regions[index].kind, name: regions[index].name,
        areas: areas[index].rects.map { $0.points(scale: scale) }, pixels: areas[index].count,
        differences: pixels[index], changes: changes[index])
    }
  }
}

import Foundation
import GalleyDiff
import GalleyImage
import GalleySystem
import GalleyTree

/// Compares two screens, and explains why they differ.
///
/// The verdict is that of the pixels and the trees: equal pixels and equal trees are equal, anything else is not.
/// The explanation follows. Where both screens have a tree, every change of the tree that does not only follow from
/// another becomes a cause, and every differing pixel belongs to the cause that covers it; what is left belongs to
/// the topmost element there, as a cause of kind `pixels`. Without trees, causes are those that pixels alone prove, and
/// say of the rest where pixels differ.
package enum Comparator {
  /// Compares an approved screen with a new one.
  ///
  /// A pixel differs if any of its four bytes does. Positions and sizes that differ by less than 0.005 pt are
  /// equal, since no text shows the difference.
  ///
  /// - Parameters:
  ///   - baseline: The approved screen.
  ///   - candidate: The new screen.
  ///   - masks: What is not judged, in points from the upper left corner; parts outside of the pictures are
  ///     ignored. A pixel that a mask touches does not count, and neither does a change of elements that were and
  ///     are wholly under masks.
  /// - Returns: What differs, and why. Pixels that no element accounts for are counted as unexplained; without
  ///   trees these are all that differ, except for rows that moved.
  /// - Complexity: O(*p* + *n* log *n*) in the pixels and the elements.
  package static func compare(
    baseline: ScreenSnapshot, candidate: ScreenSnapshot, ignoring masks: [CGRect] = []
  ) -> Comparison {
    let regions = masks.filter { mask in
      [mask.minX, mask.minY, mask.width, mask.height].allSatisfy(\.isFinite)
    }.map { MatchRegion(.ignore, .rectangle($0)) }
    do {
      return try compare(baseline: baseline, candidate: candidate, settings: MatchSettings(regions: regions))
    } catch {
      preconditionFailure("rectangles need no tree: \(error)")
    }
  }

  /// The most rectangles that are listed: a report cannot show more, and a record must stay small.
  static let mostRegions = 256

  /// Whether a cause of the tree makes one about the picture's size superfluous.
  static func explains(_ cause: Cause, _ sizes: Comparison.Sizes) -> Bool {
    // Without an element, bands and the scale of the whole picture do.
    if cause.element.isEmpty {
      return ["position", "horizontal position", "picture scale"].contains(cause.property)
    }
    return switch cause.kind {
    case .resized, .text, .wrapped, .appeared, .vanished, .value: true
    case .restyled: ["font", "font size"].contains(cause.property) || StyleProperty.resizes(cause.property)
    case .moved:
      ["spacing", "padding", "columns", "rows"].contains(cause.property)
        || StyleProperty.resizes(cause.property)
    default: false
    }
  }

  /// Compares an approved screen with a new one as settings say.
  ///
  /// Trees are judged by facts, the same on every machine; pixels by the engine of the level that holds where they are,
  /// under the budget. What counts is a cause, and what changed and does not count is listed as forgiven. A pixel that
  /// differs counts where the element that owns it does. Without trees, *Strict* and *IgnoreColors* work on pixels
  /// alone, and *Layout* and *Dynamic* say that they need trees.
  ///
  /// - Parameters:
  ///   - baseline: The approved screen.
  ///   - candidate: The new screen.
  ///   - settings: At which level, what may differ, and where something else holds.
  /// - Returns: What counts, what was forgiven, and what each region did.
  /// - Throws: ``MatchSettingsError`` when there is no tree for what needs one, or no element for a region.
  /// - Complexity: As ``compare(baseline:candidate:ignoring:)``, and what the engines cost where pixels differ.
  package static func compare(
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
    // A new picture that states another scale than the approved one makes no region larger.
    let plan = try ResolvedRegions(
      settings, trees: (baseline.tree != nil, after), scale: min(baseline.scale, candidate.scale),
      width: size.width, height: size.height)
    let judged = EvaluatedPixels(raw, old, new, plan, settings.budget)
    var comparison = Comparison(differingPixels: judged.difference.count)
    comparison.level = settings.level
    comparison.tolerance = judged.tolerance
    if old.width != new.width || old.height != new.height {
      comparison.sizes = .init(baseline: [old.width, old.height], candidate: [new.width, new.height])
    }
    // What lies closer than this belongs together.
    let joining = FindingAreas.joining(scale: candidate.scale)
    @Sendable func findClusters(in difference: PixelDifference) -> [PixelCluster] {
      PixelCluster.find(in: difference, joining: joining)
    }
    func regions(_ clusters: [PixelCluster]) -> [CGRect] {
      clusters.prefix(mostRegions).map { $0.bounds.points(scale: candidate.scale) }
    }
    var spared = (changes: [Int](repeating: 0, count: plan.regions.count), pixels: judged.spared)
    if let before = baseline.tree, let after {
      let (clusters, explained) = concurrently {
        findClusters(in: judged.difference)
      } _: {
        ScreenExplanation(
          FlatElementTree(before), after, pictures: (old, new), scale: candidate.scale, judged, plan)
      }
      comparison.regions = regions(clusters)
      comparison.causes = explained.causes
      comparison.forgiven = explained.forgiven
      comparison.unexplainedPixels = explained.unexplainedPixels
      spared.changes = explained.sparedChanges
      spared.pixels = zip(spared.pixels, explained.sparedPixels).map { $0 + $1 }
    } else {
      let clusters = findClusters(in: judged.difference)
      comparison.regions = regions(clusters)
      // Rows that moved are found in whole pictures, where every difference counts.
      let counted = plan.counting(judged.difference)
      let isWhole = judged.tolerance.ignoredPixels == 0 && judged.isExact
      let isOne = counted.count == judged.difference.count || counted.isEmpty
      func explain(_ difference: PixelDifference) -> PictureExplanation {
        let clusters = isOne ? clusters : findClusters(in: difference)
        return PictureExplanation(
          old, new, difference, clusters, isMasked: !(isWhole && isOne), scale: candidate.scale)
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

  /// Adds a cause for different sizes, unless another cause explains them.
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
  /// The effect of each region.
  fileprivate func uses(_ changes: [Int], _ pixels: [Int], scale: Double) -> [RegionUse] {
    regions.indices.map { index in
      RegionUse(
        kind: regions[index].kind, name: regions[index].name,
        areas: areas[index].rects.map { $0.points(scale: scale) }, pixels: areas[index].count,
        differences: pixels[index], changes: changes[index])
    }
  }
}

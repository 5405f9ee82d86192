import Foundation
import GalleyImage
import GalleyTree

extension Comparator {
  /// Compares an approved proof with a new one as closely as a level asks.
  ///
  /// Trees are judged by facts, the same on every machine, and every change that counts says why; changes that do not
  /// count are listed as forgiven. A pixel that differs counts where the element that owns it does. Without trees,
  /// pixels are compared exactly.
  ///
  /// - Parameters:
  ///   - baseline: The approved proof.
  ///   - candidate: The new proof.
  ///   - level: The level of everything outside of regions.
  ///   - regions: Elements of the new tree that are judged by levels of their own, with all below them.
  ///   - masks: What is not judged, in points from the upper left corner.
  /// - Returns: What counts, and what was forgiven.
  /// - Throws: ``LevelError`` when there is no tree for what needs one, or no element for a region.
  /// - Complexity: As ``compare(baseline:candidate:ignoring:)``.
  public static func compare(
    baseline: Proof, candidate: Proof, level: MatchLevel, regions: [LevelRegion] = [],
    ignoring masks: [CGRect] = []
  ) throws(LevelError) -> LeveledComparison {
    guard let before = baseline.tree, let after = candidate.tree else {
      if let level = ([level] + regions.map(\.level)).first(where: \.needsTrees) {
        let (hasOld, hasNew) = (baseline.tree != nil, candidate.tree != nil)
        throw .needsTree(level, missing: hasOld ? .candidate : hasNew ? .baseline : .both)
      }
      if let region = regions.first { throw .noElement(region.path, region.level) }
      let pixels = compare(baseline: baseline, candidate: candidate, ignoring: masks)
      let counts = level != .none
      return LeveledComparison(
        level: level, causes: counts ? pixels.causes : [], forgiven: counts ? [] : pixels.causes,
        differingPixels: pixels.differingPixels, unexplainedPixels: counts ? pixels.unexplainedPixels : 0)
    }
    let plan = try LevelPlan(level, regions, in: ElementOutline(after))
    let (old, new) = (baseline.picture, candidate.picture)
    let size = (width: max(old.width, new.width), height: max(old.height, new.height))
    let areas = masks.map { PixelRect($0, scale: candidate.scale, within: size.width, size.height) }
      .filter { !$0.isEmpty }
    let difference = PixelDifference(old, new, ignoring: areas)
    let verdict = TreeVerdict(
      before, after, pictures: (old, new), scale: candidate.scale, difference, masks: areas, levels: plan)
    var found = LeveledComparison(
      level: level, causes: verdict.causes, forgiven: verdict.forgiven, differingPixels: difference.count,
      unexplainedPixels: verdict.unexplainedPixels)
    if old.width != new.width || old.height != new.height {
      let cause = PictureVerdict.sizeCause(
        .init(baseline: [old.width, old.height], candidate: [new.width, new.height]))
      if level == .none || level == .layout {
        found.forgiven.append(cause)
      } else {
        found.causes.append(cause)
      }
    }
    return found
  }
}

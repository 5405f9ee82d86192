import Foundation
import GalleyImage
import GalleyTree

/// Compares two proofs exactly, and says why they differ.
///
/// The verdict is that of the pixels and the trees: equal pixels and equal trees are equal, anything else is not.
/// The explanation follows. Where both proofs have a tree, every change of the tree that is not only a follower of
/// another becomes a cause, and every differing pixel belongs to the cause that covers it; what is left belongs to
/// the topmost element there, as a cause of kind `pixels`. Without trees, causes say where pixels differ, or by how
/// much rows moved.
public enum Comparator {
  /// Compares an approved proof with a new one.
  ///
  /// A pixel differs if any of its four bytes does. Positions and sizes that differ by less than 0.005 pt are
  /// equal, since no text shows the difference.
  ///
  /// - Parameters:
  ///   - baseline: The approved proof.
  ///   - candidate: The new proof.
  ///   - masks: What is not judged, in points from the upper left corner; parts outside of the pictures are
  ///     ignored. A pixel that a mask touches does not count, and neither does a change of elements that were and
  ///     are wholly under masks.
  /// - Returns: What differs, and why. Pixels that no element accounts for are counted as unexplained; without
  ///   trees these are all that differ, except for rows that moved.
  /// - Complexity: O(*p* + *n* log *n*) in the pixels and the elements.
  public static func compare(baseline: Proof, candidate: Proof, ignoring masks: [CGRect] = []) -> Comparison {
    let (old, new) = (baseline.picture, candidate.picture)
    let size = (width: max(old.width, new.width), height: max(old.height, new.height))
    let areas = masks.map { PixelRect($0, scale: candidate.scale, within: size.width, size.height) }
      .filter { !$0.isEmpty }
    let difference = PixelDifference(old, new, ignoring: areas)
    var comparison = Comparison(differingPixels: difference.count)
    if old.width != new.width || old.height != new.height {
      comparison.sizes = .init(baseline: [old.width, old.height], candidate: [new.width, new.height])
    }
    // What lies closer than this belongs together.
    let joining = Int((2 * max(candidate.scale, 0.5)).rounded(.up))
    let clusters = PixelCluster.find(in: difference, joining: joining)
    comparison.regions = clusters.prefix(mostRegions).map { $0.bounds.points(scale: candidate.scale) }
    if let before = baseline.tree, let after = candidate.tree {
      let explained = TreeVerdict(
        before, after, pictures: (old, new), scale: candidate.scale, difference, masks: areas)
      comparison.causes = explained.causes
      comparison.unexplainedPixels = explained.unexplainedPixels
    } else {
      let explained = PictureVerdict(old, new, difference, clusters, isMasked: !areas.isEmpty)
      comparison.causes = explained.causes
      comparison.unexplainedPixels = explained.unexplainedPixels
    }
    if let sizes = comparison.sizes, !comparison.causes.contains(where: { explains($0, sizes) }) {
      comparison.causes.append(PictureVerdict.sizeCause(sizes))
    }
    return comparison
  }

  /// More regions than this are not listed: a report cannot show them, and a record must stay small.
  static let mostRegions = 256

  /// Whether a cause of the tree makes one about the picture's size superfluous.
  private static func explains(_ cause: Cause, _ sizes: Comparison.Sizes) -> Bool {
    switch cause.kind {
    case .resized, .text, .wrapped, .appeared, .vanished, .value: true
    case .restyled: cause.property == "font" || cause.property == "font size"
    case .moved: cause.property == "position" && cause.element.isEmpty || cause.property == "spacing"
    default: false
    }
  }
}

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
  public static func compare(baseline: ScreenSnapshot, candidate: ScreenSnapshot, ignoring masks: [CGRect] = []) -> Comparison {
    let regions = masks.filter { mask in
      [mask.minX, mask.minY, mask.width, mask.height].allSatisfy(\.isFinite)
    }.map { MatchRegion(.ignore, .rectangle($0)) }
    do {
      return try compare(baseline: baseline, candidate: candidate, settings: MatchSettings(regions: regions))
    } catch {
      preconditionFailure("rectangles need no tree: \(error)")
    }
  }

  /// More regions than this are not listed: a report cannot show them, and a record must stay small.
  static let mostRegions = 256

  /// Whether a cause of the tree makes one about the picture's size superfluous.
  static func explains(_ cause: Cause, _ sizes: Comparison.Sizes) -> Bool {
    switch cause.kind {
    case .resized, .text, .wrapped, .appeared, .vanished, .value: true
    case .restyled: cause.property == "font" || cause.property == "font size"
    case .moved: cause.property == "position" && cause.element.isEmpty || cause.property == "spacing"
    default: false
    }
  }
}

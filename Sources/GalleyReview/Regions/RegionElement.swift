import Foundation
import GalleyTree

/// The element that somebody meant with a rectangle.
struct RegionElement {
  /// The element.
  var element: Element
  /// Its frame, in points from the upper left corner of the picture.
  var frame: CGRect
  /// How many elements of the tree have its identifier.
  var sameIdentifier: Int
  /// How many elements of the tree have its label.
  var sameLabel: Int

  /// How much of rectangle and frame together must be common: who draws by hand misses edges by a little.
  private static let fit = 0.5

  /// Finds the element that fits a rectangle best; `nil` if none does.
  ///
  /// Of several with one frame, that with an identifier is meant, else that with a label.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle, in points from the upper left corner of the picture.
  ///   - tree: The tree of what is checked.
  init?(_ rectangle: CGRect, in tree: Element) {
    var best: (rank: (Double, Int), element: Element, frame: CGRect)?
    tree.walk { element, path in
      guard !path.indices.isEmpty else { return true }
      let frame = element.frame.offsetBy(dx: -tree.frame.minX, dy: -tree.frame.minY)
      let fit = Self.overlap(rectangle, frame)
      let name = element.identifier.isEmpty ? (element.label.isEmpty ? 0 : 1) : 2
      let rank = ((fit * 1000).rounded() / 1000, name)
      if fit >= Self.fit, best.map({ $0.rank < rank }) ?? true { best = (rank, element, frame) }
      return true
    }
    guard let best else { return nil }
    element = best.element
    frame = best.frame
    sameIdentifier = tree.paths { $0.identifier == best.element.identifier }.count
    sameLabel = tree.paths { $0.label == best.element.label }.count
  }

  /// The share of two rectangles that is common.
  ///
  /// - Reference: P. Jaccard, "The distribution of the flora in the alpine zone", 1912.
  private static func overlap(_ a: CGRect, _ b: CGRect) -> Double {
    let common = a.intersection(b)
    guard !common.isNull, common.width > 0, common.height > 0 else { return 0 }
    let area = common.width * common.height
    return area / (a.width * a.height + b.width * b.height - area)
  }
}

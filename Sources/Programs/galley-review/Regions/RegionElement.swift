import Foundation
import GalleyTree

/// The element that a drawn rectangle means.
struct RegionElement {
  var element: Element
  /// Its frame, in points from the upper left corner of the picture.
  var frame: CGRect
  /// The number of elements in the tree with its identifier.
  var sameIdentifier: Int
  /// The number of elements in the tree with its label.
  var sameLabel: Int

  /// The least overlap of rectangle and frame: drawing by hand misses edges by a little.
  private static let fit = 0.5

  /// Finds the element that fits a rectangle best, in points from the picture's upper left corner; `nil` if none fits.
  ///
  /// Of several with the same frame one with an identifier is preferred, then one with a label.
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

  /// The intersection of two rectangles over their union.
  ///
  /// - Reference: P. Jaccard, "The distribution of the flora in the alpine zone", 1912.
  private static func overlap(_ a: CGRect, _ b: CGRect) -> Double {
    let common = a.intersection(b)
    guard !common.isNull, common.width > 0, common.height > 0 else { return 0 }
    let area = common.width * common.height
    return area / (a.width * a.height + b.width * b.height - area)
  }
}

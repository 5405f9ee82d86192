import Foundation
import GalleyTree

/// A tree whose frames are points of a picture.
package struct PlacedTree: Sendable {
  /// The elements.
  package let tree: Element
  /// The number of pixels in a point.
  package let scale: Double
  /// Remarks, without a full stop, such as `a point has 3 pixels`.
  package let notes: [String]
}

extension TreeFile {
  /// The tree in points of a picture of this size in pixels.
  ///
  /// An aria snapshot has no frames: those of its elements are zero.
  ///
  /// - Parameters:
  ///   - width: The width of the picture.
  ///   - height: The height of the picture.
  ///   - scale: The number of pixels in a point, if the caller knows it.
  package func placed(onWidth width: Int, height: Int, scale: Double?) throws(TreeFormatError) -> PlacedTree {
    let placing = TreePlacing(
      root: root, picture: CGSize(width: width, height: height), given: scale)
    let placement =
      switch space {
      case .none: TreePlacement(scale: scale ?? 1, notes: [.noFrames])
      case .page(let viewport): try placing.onPage(viewport)
      case .points(let screen): try placing.inPoints(screen)
      case .pixels(let screen): try placing.inPixels(screen)
      }
    let tree = placement.apply(
      to: root, picture: CGSize(width: width, height: height), isWhole: format == .galley)
    return PlacedTree(tree: tree, scale: placement.scale, notes: (notes + placement.notes).map(\.words))
  }

  /// The tree in points of the whole screen, with the elements beside it, for a driver.
  ///
  /// - Parameter scale: The number of pixels in a point, for a tree whose frames are pixels.
  package func whole(pixelsInPoint scale: Double) -> Element {
    guard case .pixels(let screen) = space else { return root }
    let placement = TreePlacement(scale: scale, factor: 1 / scale)
    var tree = placement.apply(to: root, picture: screen.size, isWhole: true)
    tree.frame = CGRect(
      x: screen.minX / scale, y: screen.minY / scale, width: screen.width / scale,
      height: screen.height / scale
    )
    return tree
  }
}

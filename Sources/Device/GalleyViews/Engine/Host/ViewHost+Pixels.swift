import Foundation
import GalleyTree

extension ViewHost {
  /// The most by which sums of fractions differ from each other, in pixels: places have 52 bits, of which a screen of a
  /// hundred thousand points needs 19.
  private static let rest = 1.0 / Double(1 << 20)

  /// A rectangle moved to whole pixels, edge by edge, so that neighbours stay neighbours.
  ///
  /// Layout itself is exact; only the drawing is rounded, as described in Apple's talk *Building Custom Views
  /// with SwiftUI* (WWDC 2019, session 237): “SwiftUI rounds the coordinates of your views to the nearest
  /// pixels.”
  package func snapped(_ rect: CGRect) -> CGRect {
    let scale = environment.displayScale
    // Halves go the same way on both sides of 0, and the rest of a sum of fractions decides nothing, so that content looks the
    // same wherever it is scrolled to.
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + Self.rest).rounded(.down) }
    let (left, top) = (pixel(rect.minX), pixel(rect.minY))
    // Sizes are whole numbers of pixels divided once, so that a text is equally large wherever it stands.
    return CGRect(
      x: left / scale, y: top / scale, width: (pixel(rect.maxX) - left) / scale,
      height: (pixel(rect.maxY) - top) / scale)
  }
}

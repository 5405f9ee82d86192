import Foundation
import GalleyImage

extension DisplayList {
  /// A shadow: the shape, grown, moved, blurred by a Gaussian, and filled with one colour.
  ///
  /// It is drawn whole, also where the shape will be, as SwiftUI's and Core Animation's are: under the half covered pixels
  /// of the shape's border lies shadow then, not ground. CSS cuts the shape out of its `box-shadow`; ``isHollow`` does.
  package struct Shadow: Hashable, Sendable {
    /// The colour, with its opacity.
    package var color: RGBA
    /// The Gaussian's standard deviation, in points: SwiftUI's and `CALayer`'s `radius`, half of CSS's blur radius.
    package var radius: Double
    /// The offset to the right, in points.
    package var x: Double
    /// The offset downwards, in points.
    package var y: Double
    /// The growth on each side beyond its shape, in points; corners grow with it.
    ///
    /// A layer's shadow has no use for it.
    package var spread: Double
    /// Whether the shape itself is left out, as in CSS.
    ///
    /// A layer's shadow has no use for it.
    package var isHollow: Bool

    package init(
      color: RGBA, radius: Double, x: Double = 0, y: Double = 0, spread: Double = 0, isHollow: Bool = false
    ) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
      self.spread = spread
      self.isHollow = isHollow
    }
  }
}

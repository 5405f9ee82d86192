import Foundation
import GalleyImage

extension DisplayList {
  /// A shadow: the shape, grown, moved, blurred by a Gaussian, and filled with one colour.
  ///
  /// It is drawn whole, also where the shape will be, as SwiftUI's and Core Animation's are: under the half covered pixels
  /// of the shape's border lies shadow then, not ground. CSS cuts the shape out of its `box-shadow`; ``isHollow`` does.
  public struct Shadow: Hashable, Sendable {
    /// The colour, with its opacity.
    public var color: RGBA
    /// The Gaussian's standard deviation, in points: SwiftUI's and `CALayer`'s `radius`, half of CSS's blur radius.
    public var radius: Double
    /// How far it is moved to the right, in points.
    public var x: Double
    /// How far it is moved down, in points.
    public var y: Double
    /// How much larger than its shape it is on each side, in points; corners grow with it.
    ///
    /// A layer's shadow has no use for it.
    public var spread: Double
    /// Whether the shape itself is left out, as in CSS.
    ///
    /// A layer's shadow has no use for it.
    public var isHollow: Bool

    /// Makes a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour, with its opacity.
    ///   - radius: The Gaussian's standard deviation, in points; 0 for a sharp shadow.
    ///   - x: How far it is moved to the right, in points.
    ///   - y: How far it is moved down, in points.
    ///   - spread: How much larger than its shape it is on each side, in points.
    ///   - isHollow: Whether the shape itself is left out.
    public init(
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

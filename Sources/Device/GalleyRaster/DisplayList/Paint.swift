import Foundation
import GalleyImage

/// The colour or gradient that fills a shape, a line or text.
///
/// Points, radii and angles are in the coordinates of the command that is painted, so a gradient moves and turns with its
/// shape. A gradient without extent (from a point to itself, between equal radii or angles) is its last colour.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(RGBA)
  /// Colours along a line, the same across it.
  case linearGradient(Gradient, from: CGPoint, to: CGPoint)
  /// Colours outwards from a point; radii in points.
  case radialGradient(Gradient, center: CGPoint, startRadius: Double, endRadius: Double)
  /// Colours around a point; angles in radians, clockwise on the screen from the x axis.
  ///
  /// As in SwiftUI, the rest of the turn beyond both ends has the last colour in its first half, the first in
  /// its second, and of more than a turn only the last whole one shows.
  case angularGradient(Gradient, center: CGPoint, startAngle: Double, endAngle: Double)
}

import Foundation
import GalleyAutomation

/// A drag's permission to begin where the system's own gestures begin.
public enum EdgeGestures: Hashable, Sendable {
  /// It may not: a drag that begins too near to an edge of the screen is an error.
  case refused
  /// It may: the system's gesture is what is wanted.
  case wanted

  /// The edge of the screen that a point is too near to.
  ///
  /// - Returns: The edge's name, and how near the point is to it, in points; `nil` if it is near to none.
  static func edge(near point: CGPoint, of bounds: CGRect) -> (name: String, distance: Double)? {
    let edges = [
      ("left", point.x - bounds.minX), ("right", bounds.maxX - point.x), ("top", point.y - bounds.minY),
      ("bottom", bounds.maxY - point.y),
    ]
    return edges.first { $0.1 < ScrollHand.edgeMargin }.map { (name: $0.0, distance: Double($0.1)) }
  }
}

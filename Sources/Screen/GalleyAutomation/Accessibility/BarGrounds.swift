import Foundation
import GalleyTree

/// The grounds of the bars at the edges of a screen, which reach up to the edge.
///
/// Content that scrolls there shows through faintly, or not at all, and is judged once it has been scrolled.
struct BarGrounds {
  /// The places of the bars with their grounds.
  private let grounds: [(bar: Int, frame: CGRect)]
  /// The most that a bar is away from an edge up to which its ground reaches, in points: the height of the status bar, or of the
  /// home indicator.
  private static let farthest = 60.0

  /// Finds the bars of a screen.
  init(_ screen: ScreenIndex) {
    grounds = screen.nodes.indices.compactMap { place in
      let element = screen.nodes[place].element
      let (frame, bounds) = (element.frame, screen.bounds)
      guard AccessibilityAudit.bars.contains(element.type) else { return nil }
      if bounds.maxY - frame.maxY < Self.farthest, frame.maxY < bounds.maxY {
        return (
          place, CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: bounds.maxY - frame.minY)
        )
      }
      if frame.minY - bounds.minY < Self.farthest, frame.minY > bounds.minY {
        return (
          place, CGRect(x: frame.minX, y: bounds.minY, width: frame.width, height: frame.maxY - bounds.minY)
        )
      }
      return nil
    }
  }

  /// Whether the visible part of an element lies on a bar's ground and reaches out of the bar.
  ///
  /// Elements that take touches within the bar lie before it.
  func cover(_ place: Int, of screen: ScreenIndex) -> Bool {
    guard let visible = screen.nodes[place].visible else { return false }
    return grounds.contains { bar, ground in
      ground.encloses(visible) && !screen.isPlace(place, within: bar)
        && !screen.nodes[bar].element.frame.encloses(visible)
    }
  }
}

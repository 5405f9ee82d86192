import Foundation
import GalleyRaster
import GalleyTree

extension Node {
  /// The height of the thinnest line, in points: one pixel.
  var hairline: CGFloat { 1 / environment.displayScale }

  /// Fills a rectangle with a colour of this node's environment.
  func fill(_ rect: CGRect, _ corners: Corners = .square, with color: Color, into list: inout DisplayList) {
    list.append(.roundedRectangle(rect, corners, color.resolved(in: environment)))
  }

  /// Fills a line of one pixel's height with the colour of separators.
  func drawSeparator(x: CGFloat, y: CGFloat, width: CGFloat, into list: inout DisplayList) {
    fill(CGRect(x: x, y: y, width: width, height: hairline), with: .separator, into: &list)
  }

  /// Returns the start of the baseline of a line in a text's frame, at the height of a whole pixel, so that equal lines are
  /// equally sharp.
  ///
  /// The frame's upper edge and the baseline's distance from it are rounded each for itself: texts whose baselines are aligned
  /// have whole pixels between those, and are moved to the same pixel.
  func baseline(of line: TextBlock.Line, in frame: CGRect) -> CGPoint {
    let scale = environment.displayScale
    return CGPoint(
      x: frame.minX + line.origin.x,
      y: host.snapped(frame).minY + (line.origin.y * scale).rounded() / scale)
  }
}

extension EnvironmentValues {
  /// Returns the traits of a control, with `notEnabled` for a disabled one.
  func traits(_ traits: ElementTraits = []) -> ElementTraits {
    isEnabled ? traits : traits.union(.notEnabled)
  }
}

extension CGRect {
  /// Creates a rectangle of a size around a point.
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The point in the middle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// A node that clips its content to its frame, and accepts touches only there.
class ClippingNode: Node {
  override func draw(into list: inout DisplayList) {
    list.nested(in: .pushClipRectangle(frame, .square)) { super.draw(into: &$0) }
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    frame.contains(point) ? super.hitTest(point) : nil
  }
}

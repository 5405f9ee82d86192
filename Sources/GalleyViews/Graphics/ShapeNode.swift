import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A shape's two forms: its outline, and its corners where it is a rectangle.
struct ShapeOutline {
  var path: (CGRect) -> Path
  var corners: (CGRect) -> Corners?

  static var rectangle: ShapeOutline { ShapeOutline(path: { Path(rect: $0) }, corners: { _ in .square }) }

  /// The command that clips a drawing to the shape in a rectangle.
  func clip(in rect: CGRect, _ rule: DisplayList.FillRule) -> DisplayList.Command {
    corners(rect).map { .pushClipRectangle(rect, $0) } ?? .pushClip(path(rect), rule)
  }

  /// The radius of the corners, where all four are alike.
  func cornerRadius(in rect: CGRect) -> Double? {
    corners(rect).flatMap { corners in
      let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      return Set(radii).count == 1 ? min(radii[0], min(rect.width, rect.height) / 2) : nil
    }
  }
}

nonisolated struct ShapeView<Outline: Shape>: View, PrimitiveView {
  typealias Body = Never

  let shape: Outline
  let fill: (any ShapeStyle)?
  var rule = DisplayList.FillRule.nonZero
  let stroke: (paint: any ShapeStyle, style: StrokeStyle)?

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ShapeNode) ?? ShapeNode(context.host)
    node.environment = context.environment
    node.outline = shape.outline
    node.fill = fill
    node.rule = rule
    node.stroke = stroke
    return node
  }
}

/// The node of a filled or drawn outline.
final class ShapeNode: Node {
  var outline = ShapeOutline.rectangle
  var fill: (any ShapeStyle)?
  var rule = DisplayList.FillRule.nonZero
  var stroke: (paint: any ShapeStyle, style: StrokeStyle)?

  /// The node of a style that fills whatever space it gets.
  static func filling(_ style: some ShapeStyle, _ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ShapeNode) ?? ShapeNode(context.host)
    node.environment = context.environment
    node.outline = .rectangle
    node.fill = style
    node.rule = .nonZero
    node.stroke = nil
    return node
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecified()
  }

  override func draw(into list: inout DisplayList) {
    let fill = fill?.primitive(in: environment)
    if let material = fill as? Material {
      material.draw(in: frame, outline, rule, environment, into: &list)
    } else if let paint = fill?.paint(in: frame, for: environment), paint != .color(.clear) {
      if let corners = outline.corners(frame) {
        list.append(.roundedRectangle(frame, corners, paint))
      } else {
        list.append(.fill(outline.path(frame), paint, rule))
      }
    }
    if let stroke {
      let paint = stroke.paint.primitive(in: environment).paint(in: frame, for: environment)
      list.append(.stroke(outline.path(frame), stroke.style.stroke, paint))
    }
  }

  override func elements(in context: ElementContext) -> [Element] { [] }
}

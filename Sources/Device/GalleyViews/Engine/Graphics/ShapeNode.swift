import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A shape's two forms: its outline, and its corners if it is a rectangle.
struct ShapeOutline {
  /// The shape; `nil` for the rectangle of a style that is used as a view.
  var shape: (any Shape)?
  var path: (CGRect) -> Path
  var corners: (CGRect) -> Corners?
  /// The line with which it is drawn, where it is the outline of one.
  var line: ((CGRect) -> (path: Path, style: StrokeStyle))?
  /// Whether it is that of the container around.
  var isRelative = false

  static var rectangle: ShapeOutline { ShapeOutline(path: { Path(rect: $0) }, corners: { _ in .square }) }

  /// The same outline of a shape that reads the environment of a place.
  func reading(_ environment: @escaping () -> EnvironmentValues) -> ShapeOutline {
    var outline = self
    outline.path = { [path] rect in ShapeEnvironment.with(environment()) { path(rect) } }
    outline.line = line.map { line in { rect in ShapeEnvironment.with(environment()) { line(rect) } } }
    return outline
  }

  /// The command that clips a drawing to the shape in a rectangle.
  func clip(in rect: CGRect, _ rule: DisplayList.FillRule) -> DisplayList.Command {
    (isRelative ? nil : corners(rect)).map { .pushClipRectangle(rect, $0) } ?? .pushClip(path(rect), rule)
  }

  /// The radius of the corners, where all four are alike.
  func cornerRadius(in rect: CGRect) -> Double? {
    corners(rect).flatMap { corners in
      let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      return Set(radii).count == 1 ? min(radii[0], min(rect.width, rect.height) / 2) : nil
    }
  }
}

/// A shape that is filled or drawn.
nonisolated struct DrawnShape<Outline: Shape> {
  let shape: Outline
  let fill: (any ShapeStyle)?
  var rule = DisplayList.FillRule.nonZero
  let stroke: (paint: any ShapeStyle, style: StrokeStyle)?

  @MainActor func reconcile(_ old: Node?, on background: some View, in context: NodeContext) -> Node {
    guard background is EmptyView else {
      return layer.background(background).reconciled(with: old, in: context)
    }
    return reconcile(old, in: context)
  }

  private var layer: ShapeLayer<Outline> { ShapeLayer(shape: self) }

  @MainActor fileprivate func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ShapeNode) ?? ShapeNode(context.host)
    node.repaint {
      node.environment = context.environment
      node.fill = fill
      node.stroke = stroke
    }
    node.setOutline(of: shape)
    if node.outline.isRelative, let container = context.environment.containerShape {
      node.outline.path = { [unowned node] rect in
        ShapeEnvironment.with(node.environment) { container.path(in: rect) }
      }
    }
    node.rule = rule
    return node
  }
}

/// A shape that is drawn above another view.
nonisolated private struct ShapeLayer<Outline: Shape>: View, PrimitiveView {
  typealias Body = Never

  let shape: DrawnShape<Outline>

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    shape.reconcile(old, in: context)
  }
}

/// The node of a filled or drawn outline.
final class ShapeNode: Node {
  var outline = ShapeOutline.rectangle
  var fill: (any ShapeStyle)?
  var rule = DisplayList.FillRule.nonZero
  var stroke: (paint: any ShapeStyle, style: StrokeStyle)?

  private var shapeMotion: Motion?
  /// The final outline of the motion of the shape's data, once it has begun.
  private var animated: (any Animatable)?

  /// Sets the outline; a shape with animatable data may be animated.
  func setOutline<Outline: Shape>(of shape: Outline) {
    outline = outlineHere(of: shape)
    guard Outline.AnimatableData.self != EmptyAnimatableData.self else { return }
    let before = animated as? Outline
    animated = shape
    guard let before else { return }
    let running = shapeMotion as? VectorMotion<Outline.AnimatableData>
    let transaction = host.animations.mayAnimate ? host.animations.transaction(at: self) : Transaction()
    let changes = before.animatableData != shape.animatableData && transaction.animation != nil
    guard changes || running != nil else { return }
    let motion =
      running ?? VectorMotion(before.animatableData) { [weak self] in self?.environment ?? .init() }
    shapeMotion = motion
    motion.changed = { [weak self, weak motion] in
      guard let self, let motion else { return }
      var shown = shape
      shown.animatableData = motion.value
      outline = outlineHere(of: shown)
    }
    motion.move(to: shape.animatableData, by: transaction, at: host.animations.now)
    motion.changed()
    if motion.isMoving { host.animations.run(motion) } else { shapeMotion = nil }
  }

  private func outlineHere(of shape: some Shape) -> ShapeOutline {
    shape.outline.reading { [weak self] in self?.environment ?? EnvironmentValues() }
  }

  override var paintedColor: RGBA? {
    guard let style = fill ?? stroke?.paint,
      case .color(let color) = style.primitive(in: environment).paint(in: .zero, for: environment)
    else { return nil }
    return color
  }

  /// Returns the node of a style that fills its space.
  static func filling(_ style: some ShapeStyle, _ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ShapeNode) ?? ShapeNode(context.host)
    node.repaint {
      node.environment = context.environment
      node.fill = style
      node.stroke = nil
    }
    node.outline = .rectangle
    node.rule = .nonZero
    return node
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecified()
  }

  override func draw(into list: inout DisplayList) {
    if let style = fill?.primitive(in: environment) {
      let paint = style.paint(in: frame, for: environment)
      if !(style is Material), case .color(let color) = shown(paint), shown(paint) != paint {
        Color(light: color, dark: color).draw(in: frame, outline, rule, environment, into: &list)
      } else {
        style.draw(in: frame, outline, rule, environment, into: &list)
      }
    }
    if let stroke {
      let own = stroke.paint.primitive(in: environment).paint(in: frame, for: environment)
      let paint = fill == nil ? shown(own) : own
      list.append(.stroke(outline.path(frame), stroke.style.stroke, paint))
    }
  }

  override func elements(in context: ElementContext) -> [Element] { [] }

  override var isDrawing: Bool { true }

  /// Whether the shape is painted at a point; a shape that is only stroked does not cover its inside.
  override func covers(_ point: CGPoint) -> Bool {
    let path = outline.path(frame)
    if fill != nil, path.contains(point, rule) { return true }
    return stroke.map { path.stroked($0.style.stroke).contains(point, .nonZero) } ?? false
  }
}

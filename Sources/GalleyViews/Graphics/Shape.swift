import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// An outline that fits whatever room it gets.
///
/// - Reference: [SwiftUI's `Shape`](https://developer.apple.com/documentation/swiftui/shape).
public protocol Shape: View {
  /// The outline in a rectangle.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The outline.
  func path(in rect: CGRect) -> Path

  /// The radius of the corners, for shapes that are rectangles with round ones.
  var cornerRadius: CGFloat? { get }
}

extension Shape {
  /// Not a rectangle.
  public var cornerRadius: CGFloat? { nil }

  /// The shape, filled.
  ///
  /// - Parameter color: With what.
  /// - Returns: A view that fills whatever room it gets.
  public func fill(_ color: Color) -> some View {
    ShapeView(shape: self, fill: color, stroke: nil)
  }

  /// The shape's outline.
  ///
  /// - Parameters:
  ///   - color: In which colour.
  ///   - lineWidth: How wide, in points.
  /// - Returns: A view that fills whatever room it gets.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> some View {
    ShapeView(shape: self, fill: nil, stroke: (color, lineWidth))
  }

  /// The shape, filled with the colour of text.
  public var body: some View {
    ShapeView(shape: self, fill: nil, stroke: nil)
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect: rect) }

  /// None.
  public var cornerRadius: CGFloat? { 0 }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat?

  /// Makes a rectangle with round corners.
  ///
  /// - Parameter cornerRadius: The radius in points.
  public init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }

  /// The rectangle with round corners.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: Double(cornerRadius ?? 0))
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Makes a capsule.
  public init() {}

  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: Double(min(rect.width, rect.height) / 2))
  }
}

/// The largest circle that fits.
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}

  /// The circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

struct ShapeView<Outline: Shape>: View, PrimitiveView {
  typealias Body = Never

  let shape: Outline
  let fill: Color?
  let stroke: (color: Color, width: Double)?

  func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ShapeNode) ?? ShapeNode(context.host)
    node.environment = context.environment
    node.shape = .outline { shape.path(in: $0) }
    node.fill = fill ?? (stroke == nil ? context.environment.foregroundColor ?? .primary : nil)
    node.stroke = stroke
    return node
  }
}

/// The node of a filled or drawn outline.
final class ShapeNode: Node {
  enum Outline {
    case rectangle
    case outline((CGRect) -> Path)
  }

  var shape = Outline.rectangle
  var fill: Color?
  var stroke: (color: Color, width: Double)?

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    proposal.replacingUnspecified()
  }

  override func draw(into list: inout DisplayList) {
    if let fill {
      let color = fill.resolved(in: environment)
      guard color.alpha > 0 else { return }
      switch shape {
      case .rectangle: list.append(.roundedRectangle(frame, radius: 0, color))
      case .outline(let path): list.append(.fill(path(frame), color, .nonZero))
      }
    }
    if let stroke, case .outline(let path) = shape {
      list.append(.stroke(path(frame), .init(width: stroke.width), stroke.color.resolved(in: environment)))
    }
  }

  override func elements(in context: ElementContext) -> [Element] { [] }
}

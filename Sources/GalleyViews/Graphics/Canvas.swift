import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A view that is drawn by hand.
///
/// - Reference: [SwiftUI's `Canvas`](https://developer.apple.com/documentation/swiftui/canvas).
public struct Canvas: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Makes a view that is drawn by hand.
  ///
  /// - Parameter renderer: Draws into a context of a size in points.
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    self.renderer = renderer
  }

  package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? CanvasNode) ?? CanvasNode(context.host)
    node.environment = context.environment
    node.renderer = renderer
    return node
  }
}

/// What a drawing by hand goes into.
public struct GraphicsContext {
  /// What has been drawn.
  public private(set) var list = DisplayList()
  let environment: EnvironmentValues

  /// Fills an outline.
  ///
  /// - Parameters:
  ///   - path: The outline, in points.
  ///   - color: With what.
  public mutating func fill(_ path: Path, with color: Color) {
    list.append(.fill(path, color.resolved(in: environment), .nonZero))
  }

  /// Draws a line along an outline.
  ///
  /// - Parameters:
  ///   - path: The outline, in points.
  ///   - color: In which colour.
  ///   - lineWidth: How wide, in points.
  public mutating func stroke(_ path: Path, with color: Color, lineWidth: Double = 1) {
    list.append(
      .stroke(path, .init(width: lineWidth, cap: .round, join: .round), color.resolved(in: environment)))
  }
}

final class CanvasNode: Node {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize { proposal.replacingUnspecified() }

  override func draw(into list: inout DisplayList) {
    var context = GraphicsContext(environment: environment)
    renderer(&context, frame.size)
    list.append(.pushTransform(.translation(x: frame.minX, y: frame.minY)))
    list.commands += context.list.commands
    list.append(.pop)
  }

  override func elements(in context: ElementContext) -> [Element] { [] }
}

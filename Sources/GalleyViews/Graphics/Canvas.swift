import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A view with a drawing of its own.
///
/// - Reference: [SwiftUI's `Canvas`](https://developer.apple.com/documentation/swiftui/canvas).
nonisolated public struct Canvas: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Makes a view with a drawing.
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    self.renderer = renderer
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? CanvasNode) ?? CanvasNode(context.host)
    node.environment = context.environment
    node.renderer = renderer
    return node
  }
}

/// The target of a drawing.
public struct GraphicsContext {
  /// The commands of the drawing so far.
  package private(set) var list = DisplayList()
  let environment: EnvironmentValues

  mutating func append(_ command: DisplayList.Command) { list.append(command) }

  /// Fills an outline.
  ///
  /// - Parameters:
  ///   - path: The outline, in points.
  ///   - color: With what.
  package mutating func fill(_ path: Path, with color: Color) {
    list.append(.fill(path, color.resolved(in: environment), .nonZero))
  }

  /// Draws a line along an outline.
  ///
  /// - Parameters:
  ///   - path: The outline, in points.
  ///   - color: In which colour.
  ///   - lineWidth: How wide, in points.
  package mutating func stroke(_ path: Path, with color: Color, lineWidth: Double = 1) {
    list.append(
      .stroke(path, .init(width: lineWidth, cap: .round, join: .round), color.resolved(in: environment)))
  }
}

final class CanvasNode: Node {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize { proposal.replacingUnspecified() }

  override func draw(into list: inout DisplayList) {
    var context = GraphicsContext(environment: environment)
    host.evaluator.read(for: self) { renderer(&context, frame.size) }
    list.nested(in: .pushTransform(.translation(x: frame.minX, y: frame.minY))) {
      $0.commands += context.list.commands
    }
  }

  override func elements(in context: ElementContext) -> [Element] { [] }
}

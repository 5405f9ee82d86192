import Foundation
import GalleyRaster

/// Flexible empty space along the axis of its stack.
///
/// - Reference: [SwiftUI's `Spacer`](https://developer.apple.com/documentation/swiftui/spacer).
nonisolated public struct Spacer: View, PrimitiveView {
  public typealias Body = Never

  /// The least length, in points; `nil` for the default distance between views.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? SpacerNode) ?? SpacerNode(context.host)
    node.environment = context.environment
    node.minLength = minLength ?? ViewSpacing.usual
    return node
  }
}

/// The node of a spacer.
final class SpacerNode: Node {
  var minLength = ViewSpacing.usual
  /// The axis of the stack around, regardless of modifiers in between.
  var axis: Axis? { environment.stackAxis }

  /// The priority: spacers get their space last, as in SwiftUI.
  override var layoutPriority: Double { -.infinity }

  /// Returns false: a spacer accepts no touches for the view around it.
  override func covers(_ point: CGPoint) -> Bool { false }

  /// The spacing: none along the axis of the stack.
  override var spacing: ViewSpacing {
    switch axis {
    case .horizontal: ViewSpacing(leading: 0, trailing: 0)
    case .vertical: ViewSpacing(top: 0, bottom: 0)
    case nil: .zero
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let width = max(minLength, proposal.width ?? minLength)
    let height = max(minLength, proposal.height ?? minLength)
    switch axis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }
}

/// A thin line between views of a stack: vertical in a row, otherwise horizontal.
///
/// - Reference: [SwiftUI's `Divider`](https://developer.apple.com/documentation/swiftui/divider).
nonisolated public struct Divider: View, PrimitiveView {
  public typealias Body = Never

  public init() {}

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? DividerNode) ?? DividerNode(context.host)
    node.environment = context.environment
    return node
  }
}

/// The node of a line between views.
final class DividerNode: Node {
  /// Returns one pixel, as for the lines between rows of UIKit's tables.
  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let size = proposal.replacingUnspecified()
    return environment.stackAxis == .horizontal
      ? CGSize(width: hairline, height: size.height) : CGSize(width: size.width, height: hairline)
  }

  override func draw(into list: inout DisplayList) {
    fill(frame, with: .separator, into: &list)
  }
}

import Foundation

/// A view whose content depends on its size and place.
///
/// It takes all the space that it is offered, and places its content at the upper leading corner.
///
/// - Reference: [SwiftUI's `GeometryReader`](https://developer.apple.com/documentation/swiftui/geometryreader).
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  /// A closure that creates the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view from a closure that creates its content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? GeometryReaderNode<Content>) ?? GeometryReaderNode(context.host)
    node.update(content, in: context)
    return node
  }
}

/// The node of a view that reads its size: the content is evaluated during layout, and again when values that
/// it has read change.
final class GeometryReaderNode<Content: View>: Node {
  private var make: ((GeometryProxy) -> Content)?
  private var inner = EnvironmentValues()
  private var child: Node?
  private var isStale = true
  private lazy var geometry = GeometrySource(self)

  func update(_ make: @escaping (GeometryProxy) -> Content, in context: NodeContext) {
    environment = context.environment
    self.make = make
    inner = context.insideControl.environment
    isStale = true
    host.setNeedsLayout()
  }

  override var placedChildren: [Node] { child?.layoutChildren ?? [] }

  override var structure: [Node] { child.map { [$0] } ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize { proposal.replacingUnspecified() }

  override func placeChildren(in rect: CGRect) {
    if isStale || geometry.hasChanged { evaluate() }
    let offer = ProposedSize(rect.size)
    for child in placedChildren {
      child.place(in: CGRect(origin: rect.origin, size: child.measure(offer)), by: self, offered: offer)
    }
  }

  private func evaluate() {
    guard let make else { return }
    let context = NodeContext(environment: inner, host: host)
    isStale = false
    geometry.recording {
      host.evaluator.evaluate(inside: self) {
        let view = host.evaluator.read { make(geometry.proxy) }
        child = view.reconciled(with: child, in: context)
      }
    }
    // The content may have been measured in this update already, as it was before.
    child?.forgetMeasures()
  }
}

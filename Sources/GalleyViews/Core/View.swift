/// A part of a user interface: a description, made anew whenever the state it reads changes.
///
/// - Reference: [SwiftUI's `View`](https://developer.apple.com/documentation/swiftui/view).
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// There is no value of this type, so there is no body either.
  public var body: Never { fatalError("unreachable: Never has no values") }
}

extension View where Body == Never {
  /// Views that the library draws itself have no body.
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

/// A view that the library draws itself.
package protocol PrimitiveView: View where Body == Never {
  /// Brings a node up to date with this view, or makes one.
  ///
  /// - Parameters:
  ///   - old: The node that stood at this place before, if any.
  ///   - context: What holds for the view here.
  /// - Returns: The node for this place.
  func reconcile(_ old: Node?, in context: NodeContext) -> Node
}

/// What holds for a view at its place.
package struct NodeContext {
  /// The values handed down from above.
  package var environment: EnvironmentValues
  /// The window the view is in.
  package let host: ViewHost

  package init(environment: EnvironmentValues, host: ViewHost) {
    self.environment = environment
    self.host = host
  }
}

extension View {
  /// Brings the node of any view up to date.
  package func reconciled(with old: Node?, in context: NodeContext) -> Node {
    let node: Node
    if let primitive = self as? any PrimitiveView {
      node = primitive.reconcile(old, in: context)
    } else {
      let composite = (old as? CompositeNode<Self>) ?? CompositeNode<Self>(context.host)
      composite.update(self, in: context)
      node = composite
    }
    node.pass = context.host.updatePass
    return node
  }
}

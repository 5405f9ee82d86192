import GalleyRaster

/// A part of a user interface: a description that is created again whenever the state that it reads changes.
///
/// - Reference: [SwiftUI's `View`](https://developer.apple.com/documentation/swiftui/view).
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public nonisolated var body: Never { fatalError("unreachable: Never has no values") }
}

nonisolated extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

/// A view that the library draws itself.
nonisolated package protocol PrimitiveView: View where Body == Never {
  /// Updates a node with this view, or makes one.
  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node
  /// Whether all views that this reconciles in its context are stored parts of itself, which stay unchanged
  /// as long as this does: see ``NodeContext/keepsView``.
  static var reconcilesOwnContent: Bool { get }
}

nonisolated extension PrimitiveView {
  package static var reconcilesOwnContent: Bool { false }
}

/// The context in which a view is evaluated.
package struct NodeContext {
  /// The environment at this place.
  package var environment: EnvironmentValues
  /// The window the view is in.
  package let host: ViewHost
  /// The type of the app's view whose body this is in, if there is one.
  var bodyType: Any.Type?
  /// Whether the view is identical to its node's last view, so that it need not be compared.
  var keepsView = false

  package init(environment: EnvironmentValues, host: ViewHost) {
    self.environment = environment
    self.host = host
  }

  /// The name of the app's view whose body this is in.
  var bodyName: String? { bodyType.map { String(describing: $0) } }

  /// The context inside of a control or a page, without the row or stack around it.
  var insideControl: NodeContext {
    var context = self
    context.environment.surroundingRow = nil
    context.environment.stackAxis = nil
    return context
  }
}

extension View {
  /// Updates the node of any view.
  ///
  /// - Parameters:
  ///   - old: The node of the view that had this place before, if there was one.
  ///   - context: The context at this place.
  /// - Returns: The node: the old one if it has the same kind.
  package func reconciled(with old: Node?, in context: NodeContext) -> Node {
    context.host.evaluator.reconcile(self, with: old, in: context)
  }
}

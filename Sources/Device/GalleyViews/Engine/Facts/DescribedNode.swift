import GalleyRaster

/// A node with the facts of its view.
@MainActor package protocol DescribedNode: Node {
  /// The facts of the view; `nil` if there are none and the views inside speak for themselves.
  var description: ViewFacts? { get }
  /// The described views inside, in the order of painting.
  var describedContent: [DescribedContent] { get }
}

extension DescribedNode {
  package var describedContent: [DescribedContent] { placedChildren.map { DescribedContent($0) } }
}

/// A part of a described view.
package struct DescribedContent {
  /// The node.
  package let node: Node
  /// The kind under which the node is described with its content, if it is no ordinary part of the view.
  package var role: String?

  /// Creates a part.
  package init(_ node: Node, role: String? = nil) {
    self.node = node
    self.role = role
  }
}

/// A modifier with facts about its arguments.
protocol DescribedModifier: NodeModifier {
  /// Returns the facts of the modifier; `nil` if there are none.
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts?
  /// The described views inside, in the order of painting.
  @MainActor func describedContent(of node: ModifierNode<Self>) -> [DescribedContent]
}

extension DescribedModifier {
  @MainActor func describedContent(of node: ModifierNode<Self>) -> [DescribedContent] {
    node.placedChildren.map { DescribedContent($0) }
  }

  /// Returns the facts, for the node, which knows only that its modifier is described.
  @MainActor fileprivate func description(of node: Node) -> ViewFacts? {
    (node as? ModifierNode<Self>).flatMap { description(at: $0) }
  }

  @MainActor fileprivate func content(of node: Node) -> [DescribedContent]? {
    (node as? ModifierNode<Self>).map { describedContent(of: $0) }
  }
}

extension ModifierNode: DescribedNode {
  package var description: ViewFacts? { described?.description(of: self) }

  package var describedContent: [DescribedContent] {
    described?.content(of: self) ?? placedChildren.map { DescribedContent($0) }
  }

  private var described: (any DescribedModifier)? { modifier as? any DescribedModifier }
}

/// The rules of a container, with facts about its arguments.
@MainActor protocol DescribedLayout: ContainerLayout {
  /// The facts of the container.
  var description: ViewFacts { get }
}

extension LayoutNode: DescribedNode {
  package var description: ViewFacts? { (layout as? any DescribedLayout)?.description }
}

/// A shape with facts about its arguments.
nonisolated package protocol DescribedShape: Shape {
  /// The facts of the shape.
  var description: ViewFacts { get }
}

/// A style with a description of its paint.
protocol DescribedStyle: ShapeStyle {
  /// Returns a description of the paint, such as `#FF0000FF` or `regularMaterial`.
  func description(in environment: EnvironmentValues) -> String
  /// The name that the app gave the paint, if it did.
  func givenName(in environment: EnvironmentValues) -> String?
}

extension DescribedStyle {
  func givenName(in environment: EnvironmentValues) -> String? { nil }
}

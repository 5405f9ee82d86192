import GalleyRaster

/// A node that says what its view was given.
@MainActor package protocol DescribedNode: Node {
  /// What the view was given; `nil` where there is nothing to say and the views inside stand for themselves.
  var description: ViewFacts? { get }
  /// What is described inside, in the order in which it is painted.
  var describedContent: [DescribedContent] { get }
}

extension DescribedNode {
  package var describedContent: [DescribedContent] { placedChildren.map { DescribedContent($0) } }
}

/// Something inside of a described view.
package struct DescribedContent {
  /// The node.
  package let node: Node
  /// The kind under which the node is described with all that is inside, if it is not a part of the view like others.
  package var role: String?

  /// Creates a part.
  package init(_ node: Node, role: String? = nil) {
    self.node = node
    self.role = role
  }
}

/// A modifier that says what it was given.
protocol DescribedModifier: NodeModifier {
  /// What the modifier was given; `nil` where there is nothing to say.
  @MainActor func description(at node: ModifierNode<Self>) -> ViewFacts?
  /// What is described inside, in the order in which it is painted.
  @MainActor func describedContent(of node: ModifierNode<Self>) -> [DescribedContent]
}

extension DescribedModifier {
  @MainActor func describedContent(of node: ModifierNode<Self>) -> [DescribedContent] {
    node.placedChildren.map { DescribedContent($0) }
  }

  /// For the node, which knows of its modifier no more than that it is described.
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

/// The rules of a container that say what they were given.
@MainActor protocol DescribedLayout: ContainerLayout {
  /// What the container was given.
  var description: ViewFacts { get }
}

extension LayoutNode: DescribedNode {
  package var description: ViewFacts? { (layout as? any DescribedLayout)?.description }
}

/// A shape that says what it was given.
nonisolated protocol DescribedShape: Shape {
  /// What the shape was given.
  var description: ViewFacts { get }
}

/// A style that says what it paints.
protocol DescribedStyle: ShapeStyle {
  /// What is painted, such as `#FF0000FF` or `regularMaterial`.
  func description(in environment: EnvironmentValues) -> String
  /// The name that the app gave the paint, if it did.
  func givenName(in environment: EnvironmentValues) -> String?
}

extension DescribedStyle {
  func givenName(in environment: EnvironmentValues) -> String? { nil }
}

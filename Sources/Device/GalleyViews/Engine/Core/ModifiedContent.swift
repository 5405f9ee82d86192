/// A view with a modifier, or a modifier followed by another one.
///
/// - Reference: [SwiftUI's `ModifiedContent`](https://developer.apple.com/documentation/swiftui/modifiedcontent).
nonisolated public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never

  /// The view, or the modifier that comes first.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Joins a view, or a modifier, with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? CustomModifierNode<Modifier>) ?? CustomModifierNode(context.host)
    node.update(AnyView(content), modifier: modifier, in: context)
    return node
  }
}

extension ModifiedContent: TaggedView where Content: View, Modifier: ViewModifier {
  var tag: AnyHashable? { (content as? any TaggedView)?.tag }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: BodylessModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor func shown(_ view: AnyView, in environment: EnvironmentValues) -> any View {
    view.modifier(content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

/// A modifier that makes a view in another way than by a body.
@MainActor protocol BodylessModifier: ViewModifier {
  /// The changed view.
  func shown(_ view: AnyView, in environment: EnvironmentValues) -> any View
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is shown by the library and has no body")
  }
}

extension ViewModifier {
  /// This modifier, and then another one.
  ///
  /// - Parameter modifier: The other modifier.
  /// - Returns: A modifier that does both.
  /// - Reference: [SwiftUI's `concat(_:)`](https://developer.apple.com/documentation/swiftui/viewmodifier/concat(_:)).
  nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that depends on the environment at the view's place.
///
/// - Reference: [SwiftUI's `EnvironmentalModifier`](https://developer.apple.com/documentation/swiftui/environmentalmodifier).
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the resolved modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  ///
  /// - Parameter environment: The environment at the view's place.
  /// - Returns: The modifier.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

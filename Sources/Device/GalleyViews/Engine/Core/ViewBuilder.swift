/// A result builder that combines views.
///
/// - Reference: [SwiftUI's `ViewBuilder`](https://developer.apple.com/documentation/swiftui/viewbuilder).
@resultBuilder
public enum ViewBuilder {
  /// A block without views.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view is returned unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views become one.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView((repeat each content))
  }

  /// A view in a block.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A view that is there under a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two alternatives.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(.first(first))
  }

  /// The second of two alternatives.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(.second(second))
  }

  /// A view under an availability condition.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view that shows nothing and takes no space.
nonisolated public struct EmptyView: View, PrimitiveView {
  public typealias Body = Never

  public init() {}

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    (old as? GroupNode) ?? GroupNode(context.host)
  }
}

/// A view of one of two alternatives; the other one begins with fresh state.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
  public typealias Body = Never

  enum Choice {
    case first(TrueContent)
    case second(FalseContent)
  }

  let choice: Choice

  init(_ choice: Choice) {
    self.choice = choice
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ChoiceNode) ?? ChoiceNode(context.host)
    switch choice {
    case .first(let view): node.choose(0, view, in: context)
    case .second(let view): node.choose(1, view, in: context)
    }
    return node
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ChoiceNode) ?? ChoiceNode(context.host)
    switch self {
    case .some(let view): node.choose(1, view, in: context)
    case .none: node.choose(0, EmptyView(), in: context)
    }
    return node
  }
}

/// The node of a choice between views.
package final class ChoiceNode: Node {
  private var choice = -1
  private var child: Node?

  package override var layoutChildren: [Node] { child?.layoutChildren ?? [] }
  package override var structure: [Node] { child.map { [$0] } ?? [] }

  package func choose(_ choice: Int, _ view: any View, in context: NodeContext) {
    if choice != self.choice, let child { context.host.presences.removing(child) }
    child = view.reconciled(with: choice == self.choice ? child : nil, in: context)
    self.choice = choice
  }
}

/// A view whose type is not known; a value of another type begins with fresh state.
nonisolated public struct AnyView: View, PrimitiveView {
  public typealias Body = Never

  let content: any View

  /// Creates a type-erased view.
  public init(_ content: any View) {
    self.content = content
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? AnyViewNode) ?? AnyViewNode(context.host)
    node.update(content, in: context)
    return node
  }
}

/// The node of a view whose type is not known.
package final class AnyViewNode: Node {
  private var type: Any.Type?
  private var child: Node?

  package override var layoutChildren: [Node] { child?.layoutChildren ?? [] }
  package override var structure: [Node] { child.map { [$0] } ?? [] }

  package func update(_ view: any View, in context: NodeContext) {
    let type = Swift.type(of: view) as Any.Type
    if self.type != type, let child { context.host.presences.removing(child) }
    child = view.reconciled(with: self.type == type ? child : nil, in: context)
    self.type = type
  }
}

/// A group of views whose modifiers apply to each member.
nonisolated public struct Group<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// The node of several views at one place: its container lays out the members.
package final class GroupNode: Node {
  package var members: [Node] = []

  package override var layoutChildren: [Node] { members.flatMap(\.layoutChildren) }
  package override var structure: [Node] { members }
}

/// A group whose members are identified by an identity instead of their position.
package final class KeyedGroupNode: Node {
  private var keys: [AnyHashable] = []
  private var members: [Node] = []

  package override var layoutChildren: [Node] { members.flatMap(\.layoutChildren) }
  package override var structure: [Node] { members }

  /// The members with their identities.
  var identified: Zip2Sequence<[AnyHashable], [Node]> { zip(keys, members) }

  /// The member with an identity.
  override func member(with key: AnyHashable) -> Node? { keys.firstIndex(of: key).map { members[$0] } }

  /// Updates the members, keeping the node of each identity.
  package func update(_ keys: [AnyHashable], make: (Int, Node?) -> Node) {
    // Members that share a key, which is the app's mistake, keep their nodes in order.
    var old: [AnyHashable: [Node]] = [:]
    for (key, member) in identified.reversed() { old[key, default: []].append(member) }
    if host.animations.mayAnimate {
      var left = old
      for key in keys { _ = left[key]?.popLast() }
      for (key, member) in identified where left[key]?.contains(where: { $0 === member }) == true {
        host.presences.removing(member)
      }
    }
    members = keys.enumerated().map { index, key in make(index, old[key]?.popLast()) }
    self.keys = keys
  }
}

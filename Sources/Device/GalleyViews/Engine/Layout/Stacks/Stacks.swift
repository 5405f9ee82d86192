import Foundation

/// A row of views.
///
/// - Reference: [SwiftUI's `HStack`](https://developer.apple.com/documentation/swiftui/hstack).
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package static var reconcilesOwnContent: Bool { true }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? LayoutNode) ?? LayoutNode(context.host)
    let rules = StackRules(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    node.update(content, layout: rules, in: context)
    return node
  }
}

/// A column of views.
///
/// - Reference: [SwiftUI's `VStack`](https://developer.apple.com/documentation/swiftui/vstack).
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package static var reconcilesOwnContent: Bool { true }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? LayoutNode) ?? LayoutNode(context.host)
    let rules = StackRules(axis: .vertical, alignment: alignment.key, spacing: spacing)
    node.update(content, layout: rules, in: context)
    return node
  }
}

/// A stack of views on top of each other, the last in front.
///
/// - Reference: [SwiftUI's `ZStack`](https://developer.apple.com/documentation/swiftui/zstack).
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package static var reconcilesOwnContent: Bool { true }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? LayoutNode) ?? LayoutNode(context.host)
    node.update(content, layout: LayerRules(alignment: alignment), in: context)
    return node
  }
}

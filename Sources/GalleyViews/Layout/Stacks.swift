import Foundation

/// A row of views.
///
/// - Reference: [SwiftUI's `HStack`](https://developer.apple.com/documentation/swiftui/hstack).
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? StackNode) ?? StackNode(context.host)
    node.update(content, axis: .horizontal, alignment: alignment.part, spacing: spacing ?? 8, in: context)
    return node
  }
}

/// A column of views.
///
/// - Reference: [SwiftUI's `VStack`](https://developer.apple.com/documentation/swiftui/vstack).
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? StackNode) ?? StackNode(context.host)
    node.update(content, axis: .vertical, alignment: alignment.part, spacing: spacing ?? 8, in: context)
    return node
  }
}

/// A stack of views on top of each other, the last in front.
///
/// - Reference: [SwiftUI's `ZStack`](https://developer.apple.com/documentation/swiftui/zstack).
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Makes a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ZStackNode) ?? ZStackNode(context.host)
    node.update(content, alignment: alignment, in: context)
    return node
  }
}

/// Empty space that grows as far as it can along its stack.
///
/// - Reference: [SwiftUI's `Spacer`](https://developer.apple.com/documentation/swiftui/spacer).
nonisolated public struct Spacer: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let minLength: CGFloat

  /// Makes space.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength ?? 8
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? SpacerNode) ?? SpacerNode(context.host)
    node.environment = context.environment
    node.minLength = minLength
    return node
  }
}

/// A thin line between views of a stack.
///
/// - Reference: [SwiftUI's `Divider`](https://developer.apple.com/documentation/swiftui/divider).
nonisolated public struct Divider: View {
  /// Makes a line.
  public init() {}

  /// The line.
  public var body: some View {
    Color.separator.frame(height: 1).accessibilityHidden(true)
  }
}

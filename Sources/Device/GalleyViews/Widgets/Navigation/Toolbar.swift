import Foundation
import GalleyTree

/// A part of a toolbar: an item, several items, or a composition of them.
///
/// - Reference: [SwiftUI's `ToolbarContent`](https://developer.apple.com/documentation/swiftui/toolbarcontent).
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the items.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

nonisolated extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the library and has no body") }
}

/// Toolbar items of the library.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// The items as a view, whose nodes are of type `ToolbarItemNode`.
  @MainActor var view: AnyView { get }
}

/// A result builder that combines toolbar items.
///
/// - Reference: [SwiftUI's `ToolbarContentBuilder`](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder).
@resultBuilder
public enum ToolbarContentBuilder {
  /// Items in a block.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Items are returned unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several parts are combined.
  @MainActor public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var views: [AnyView] = []
    for part in repeat each content { views.append(AnyView(ToolbarContentView(content: part))) }
    return ToolbarParts(views: views)
  }

  /// Items under a condition.
  @MainActor public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarParts(views: [AnyView(content.map { ToolbarContentView(content: $0) })])
  }

  /// The first of two alternatives.
  @MainActor public static func buildEither<First: ToolbarContent>(first: First) -> ToolbarItemGroup<AnyView>
  {
    ToolbarItemGroup { AnyView(ToolbarContentView(content: first)) }
  }

  /// The second of two alternatives.
  @MainActor public static func buildEither<Second: ToolbarContent>(second: Second) -> ToolbarItemGroup<
    AnyView
  > {
    ToolbarItemGroup { AnyView(ToolbarContentView(content: second)) }
  }

  /// Items under an availability condition.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

/// Items of several parts.
nonisolated struct ToolbarParts: PrimitiveToolbarContent {
  typealias Body = Never

  let views: [AnyView]

  @MainActor var view: AnyView { AnyView(ForEach(views.indices) { views[$0] }) }
}

/// Toolbar items as a view, with the state of a custom type.
nonisolated struct ToolbarContentView<Content: ToolbarContent>: View, PrimitiveView {
  typealias Body = Never

  let content: Content

  @MainActor func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    if let primitive = content as? any PrimitiveToolbarContent {
      return primitive.view.reconciled(with: old, in: context)
    }
    let node = (old as? ToolbarContentNode<Content>) ?? ToolbarContentNode(context.host)
    node.update(content, in: context)
    return node
  }
}

/// The node of toolbar items with a body, which keeps their state.
private final class ToolbarContentNode<Content: ToolbarContent>: Node {
  private var storage = StateStorage()
  private var child: Node?

  override var layoutChildren: [Node] { child?.layoutChildren ?? [] }

  func update(_ content: Content, in context: NodeContext) {
    environment = context.environment
    var content = content
    storage.link(&content, in: context)
    let body = host.evaluator.body(of: Content.self) { content.body }
    child = ToolbarContentView<Content.Body>(content: body).reconciled(with: child, in: context)
  }
}

/// The place of an item in the bars of a page.
///
/// - Reference: [SwiftUI's `ToolbarItemPlacement`](https://developer.apple.com/documentation/swiftui/toolbaritemplacement).
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The parts of the bars.
  enum Slot: Hashable, Sendable {
    case leading, principal, trailing, bottom, keyboard
  }

  let slot: Slot
  private var isConfirmation = false

  private init(_ slot: Slot, isConfirmation: Bool = false) {
    self.slot = slot
    self.isConfirmation = isConfirmation
  }

  /// Whether the item confirms the page's purpose, and is semibold.
  var isEmphasized: Bool { isConfirmation }

  /// The default place: at the trailing edge.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// In the middle, in place of the title.
  public static let principal = ToolbarItemPlacement(.principal)
  /// At the leading edge.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// At the trailing edge.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// At the trailing edge; on iOS within a menu there.
  public static let secondaryAction = ToolbarItemPlacement(.trailing)
  /// In the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(.bottom)
  /// At the trailing edge, semibold.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isConfirmation: true)
  /// At the leading edge.
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  /// At the trailing edge.
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  /// Above the keyboard, while it is visible.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// At the leading edge.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// At the trailing edge.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// At the leading edge; SwiftUI's older name.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// At the trailing edge; SwiftUI's older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// In a bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// In the place of the title.
  public static let title = ToolbarItemPlacement(.principal)
}

/// An item of a toolbar.
///
/// - Reference: [SwiftUI's `ToolbarItem`](https://developer.apple.com/documentation/swiftui/toolbaritem).
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor var view: AnyView {
    AnyView(ToolbarItemView(placement: placement, isGroup: false, content: content))
  }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identifier for customization; here it is always visible.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a toolbar in one place.
///
/// - Reference: [SwiftUI's `ToolbarItemGroup`](https://developer.apple.com/documentation/swiftui/toolbaritemgroup).
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates one item per view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor var view: AnyView {
    AnyView(ToolbarItemView(placement: placement, isGroup: true, content: content))
  }
}

/// The space between items of a toolbar; a fixed one adds nothing, because items are separated anyway.
///
/// - Reference: [SwiftUI's `ToolbarSpacer`](https://developer.apple.com/documentation/swiftui/toolbarspacer).
nonisolated public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor var view: AnyView {
    sizing == .flexible
      ? AnyView(ToolbarItemView(placement: placement, isGroup: false, content: Spacer()))
      : AnyView(EmptyView())
  }
}

/// The size of a space.
///
/// - Reference: [SwiftUI's `SpacerSizing`](https://developer.apple.com/documentation/swiftui/spacersizing).
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// The available space.
  public static let flexible = SpacerSizing(isFixed: false)
  /// The default size.
  public static let fixed = SpacerSizing(isFixed: true)
}

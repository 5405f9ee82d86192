import Foundation
import GalleyRaster
import GalleyTree

/// The upper or the lower edge.
///
/// - Reference: [SwiftUI's `VerticalEdge`](https://developer.apple.com/documentation/swiftui/verticaledge).
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of the upper and the lower edge.
  ///
  /// - Reference: [SwiftUI's `VerticalEdge.Set`](https://developer.apple.com/documentation/swiftui/verticaledge/set).
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge.
///
/// - Reference: [SwiftUI's `HorizontalEdge`](https://developer.apple.com/documentation/swiftui/horizontaledge).
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// A set of the leading and the trailing edge.
  ///
  /// - Reference: [SwiftUI's `HorizontalEdge.Set`](https://developer.apple.com/documentation/swiftui/horizontaledge/set).
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

nonisolated extension View {
  /// Extends the view below bars and other covers at the edges of its space.
  ///
  /// - Parameters:
  ///   - regions: The ignored regions.
  ///   - edges: The edges.
  /// - Returns: The view, which in its layout is no larger than before.
  /// - Reference: [SwiftUI's `ignoresSafeArea(_:edges:)`](https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)).
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modified(by: SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// Extends the view below bars and other covers at the edges of its space; SwiftUI's form before iOS 14.
  ///
  /// - Parameter edges: The edges.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `edgesIgnoringSafeArea(_:)`](https://developer.apple.com/documentation/swiftui/view/edgesignoringsafearea(_:)).
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Places a view above or below this one, whose content keeps clear of it and may be visible behind it.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the view along the edge.
  ///   - spacing: The distance between both, in points; `nil` for none.
  ///   - content: The view.
  /// - Returns: Both views.
  /// - Reference: [SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`](https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l).
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modified(
      by: SafeAreaInsetModifier(
        extra: AnyView(content().inColumn), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing ?? 0))
  }

  /// Places a view beside this one, whose content keeps clear of it and may be visible behind it.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the view along the edge.
  ///   - spacing: The distance between both, in points; `nil` for none.
  ///   - content: The view.
  /// - Returns: Both views.
  /// - Reference: [SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`](https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-6gwby).
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modified(
      by: SafeAreaInsetModifier(
        extra: AnyView(content().inColumn), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 0))
  }

  /// Insets the view's content; scrolling content and the background still reach the edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The distance, in points; `nil` for the default of 16.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `safeAreaPadding(_:_:)`](https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:_:)).
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Insets the view's content on all sides.
  ///
  /// - Parameter length: The distance, in points.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `safeAreaPadding(_:)`](https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:)-9ssk9).
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }

  /// Insets the view's content.
  ///
  /// - Parameter insets: The distances on each side, in points.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `safeAreaPadding(_:)`](https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:)-6agiu).
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modified(by: SafeAreaPaddingModifier(insets: insets))
  }
}

/// A modifier that extends a view below the covers at the edges of its space.
struct SafeAreaIgnoringModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let regions: SafeAreaRegions
  let edges: Edge.Set

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    let insets = node.safeArea.insets(of: rect, ignoring: regions).at(edges)
    let offer = ProposedSize(
      width: node.offered.width.map { $0 + insets.leading + insets.trailing },
      height: node.offered.height.map { $0 + insets.top + insets.bottom })
    let space = rect.outset(by: insets)
    child.place(
      in: Alignment.center.place(child.measure(offer), in: space), by: node, offered: offer)
  }
}

/// Space at the edges of a view that its content keeps clear of.
struct SafeAreaPaddingModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let insets: EdgeInsets

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    let size = child.measure(proposal.inset(by: insets))
    return CGSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    node.safeAreaInside = node.safeArea.within(rect).adding(insets)
    child.place(in: rect.inset(by: insets), by: node, offered: node.offered.inset(by: insets))
  }
}

/// A modifier with a view at an edge of another one, whose content keeps clear of it.
struct SafeAreaInsetModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let extra: AnyView
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat

  var isExtraForEach: Bool { true }

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    var context = context
    context.environment.stackAxis = nil
    return extra.reconciled(with: old, in: context)
  }

  @MainActor private func bars(_ node: ModifierNode<Self>) -> [Node] { node.extra?.layoutChildren ?? [] }

  /// The length of a proposal across the edge is the bar's own.
  private func barOffer(_ proposal: ProposedSize) -> ProposedSize {
    switch edge {
    case .top, .bottom: ProposedSize(width: proposal.width, height: nil)
    case .leading, .trailing: ProposedSize(width: nil, height: proposal.height)
    }
  }

  /// Returns the part of the content's space that the bar takes.
  @MainActor private func insets(_ node: ModifierNode<Self>, _ proposal: ProposedSize) -> EdgeInsets {
    let sizes = bars(node).map { $0.measure(barOffer(proposal)) }
    switch edge {
    case .top: return EdgeInsets(top: (sizes.map(\.height).max() ?? 0) + spacing)
    case .bottom: return EdgeInsets(bottom: (sizes.map(\.height).max() ?? 0) + spacing)
    case .leading: return EdgeInsets(leading: (sizes.map(\.width).max() ?? 0) + spacing)
    case .trailing: return EdgeInsets(trailing: (sizes.map(\.width).max() ?? 0) + spacing)
    }
  }

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    let insets = insets(node, proposal)
    let size = child.measure(proposal.inset(by: insets))
    return CGSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    let insets = insets(node, node.offered)
    let area = node.safeArea
    for bar in bars(node) {
      let offer = barOffer(node.offered)
      let size = bar.measure(offer)
      var place = alignment.place(size, in: rect)
      switch edge {
      case .top: place.origin.y = rect.minY
      case .bottom: place.origin.y = rect.maxY - size.height
      case .leading: place.origin.x = rect.minX
      case .trailing: place.origin.x = rect.maxX - size.width
      }
      bar.place(in: place, by: node, offered: offer)
    }
    node.safeAreaInside = area.within(rect).adding(insets)
    child.place(in: rect.inset(by: insets), by: node, offered: node.offered.inset(by: insets))
    node.safeAreaInside = area
  }

  @MainActor func preference<Key: PreferenceKey>(
    _ key: Key.Type, _ node: ModifierNode<Self>, _ child: Node
  ) -> Key.Value? {
    ([child] + bars(node)).preference(key)
  }

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    child.draw(into: &list)
    for bar in bars(node) { bar.draw(into: &list) }
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    child.elements(in: context) + bars(node).flatMap { $0.elements(in: context) }
  }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? {
    for bar in bars(node).reversed() {
      if let hit = bar.hitTest(point) { return hit }
    }
    return child.hitTest(point)
  }
}

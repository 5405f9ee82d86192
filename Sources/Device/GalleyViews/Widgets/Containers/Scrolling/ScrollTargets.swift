import Foundation
import GalleyTree

/// A place that content is about to come to rest at.
///
/// - Reference: [SwiftUI's `ScrollTarget`](https://developer.apple.com/documentation/swiftui/scrolltarget).
public struct ScrollTarget: Hashable, Sendable {
  /// The visible part of the content, in points from its start.
  public var rect: CGRect
  /// The point of the target that stays in place when sizes change.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The state of a scroll view before its content comes to rest.
///
/// - Reference: [SwiftUI's `ScrollTargetBehaviorContext`](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext).
public struct ScrollTargetBehaviorContext {
  /// The place at the start of the gesture.
  public let originalTarget: ScrollTarget
  /// The velocity of the finger, in points per second.
  public let velocity: CGVector
  /// The size of all the content, in points.
  public let contentSize: CGSize
  /// The size of the visible part, in points.
  public let containerSize: CGSize
  /// The axes along which content scrolls.
  public let axes: Axis.Set
  /// The upper leading corners of the views that content may come to rest at.
  let corners: [CGPoint]
}

/// A rule for the places where content comes to rest.
///
/// - Reference: [SwiftUI's `ScrollTargetBehavior`](https://developer.apple.com/documentation/swiftui/scrolltargetbehavior).
nonisolated public protocol ScrollTargetBehavior {
  /// The state of a scroll view before its content comes to rest.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the place where content comes to rest.
  ///
  /// - Parameters:
  ///   - target: The place where it would come to rest by itself.
  ///   - context: The state of the scroll view.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A behavior that lets content rest at multiples of the visible size.
///
/// - Reference: [SwiftUI's `PagingScrollTargetBehavior`](https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior).
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  /// Moves to the nearest page, at most one page from the start of the gesture.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, from start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return place }
      let first = (start / length).rounded()
      return min(max((place / length).rounded(), first - 1), first + 1) * length
    }
    let start = context.originalTarget.rect
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, from: start.minY, context.containerSize.height)
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, from: start.minX, context.containerSize.width)
    }
  }
}

/// A behavior that lets content rest with a view of a target layout at the start of the visible part.
///
/// - Reference: [SwiftUI's `ViewAlignedScrollTargetBehavior`](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior).
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The number of views that one gesture may pass.
  public struct LimitBehavior: Sendable {
    let views: Int?

    /// The system's choice: any number.
    public static let automatic = LimitBehavior(views: nil)
    /// One view.
    public static let always = LimitBehavior(views: 1)
    /// Any number of views.
    public static let never = LimitBehavior(views: nil)
    /// One view.
    public static let alwaysByOne = LimitBehavior(views: 1)
    /// A few views.
    public static let alwaysByFew = LimitBehavior(views: 3)
  }

  let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  /// Moves to the nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func nearest(_ places: [CGFloat], to place: CGFloat) -> Int? {
      places.indices.min { (abs(places[$0] - place), $0) < (abs(places[$1] - place), $1) }
    }
    func aligned(_ place: CGFloat, from start: CGFloat, _ corner: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let places = Set(context.corners.map { $0[keyPath: corner] }).sorted()
      guard let end = nearest(places, to: place), let first = nearest(places, to: start) else { return place }
      guard let views = limit.views else { return places[end] }
      return places[min(max(end, first - views), min(first + views, places.count - 1))]
    }
    let start = context.originalTarget.rect
    if context.axes.contains(.vertical) {
      target.rect.origin.y = aligned(target.rect.minY, from: start.minY, \.y)
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = aligned(target.rect.minX, from: start.minX, \.x)
    }
  }
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that lets content rest at multiples of the visible size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that lets content rest with a view of a target layout at the start of the visible part.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// A behavior that lets content rest with a view of a target layout at the start of the visible part.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

nonisolated extension View {
  /// Sets the behavior of content that comes to rest.
  ///
  /// - Parameter behavior: The behavior.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollTargetBehavior(_:)`](https://developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:)).
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modified(by: EnvironmentModifier { $0.scrollSettings.targetBehavior = behavior })
  }

  /// Marks the views of a stack or grid as places where content may come to rest.
  ///
  /// - Parameter isEnabled: Whether they are such places.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollTargetLayout(isEnabled:)`](https://developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:)).
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modified(by: ScrollTargetModifier(scrollTarget: isEnabled ? .layout : nil))
  }

  /// Marks a view as a place where content may come to rest; SwiftUI's form of the first betas of iOS 17.
  ///
  /// - Parameter isEnabled: Whether it is such a place.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollTarget(isEnabled:)`](https://developer.apple.com/documentation/swiftui/view/scrolltarget(isenabled:)).
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modified(by: ScrollTargetModifier(scrollTarget: isEnabled ? .view : nil))
  }

  /// Binds the identity of the view at the start of the visible part, and scrolls to the identity that is
  /// set.
  ///
  /// - Parameters:
  ///   - id: The identity of a view of a target layout; `nil` before anything was scrolled.
  ///   - anchor: The relevant point of the visible part; `nil` for the start, and for scrolling no further
  ///     than needed.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollPosition(id:anchor:)`](https://developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)).
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modified(
      by: EnvironmentModifier { values in
        values.scrollSettings.position = ScrollSettings.ScrolledIdentity(
          get: { id.wrappedValue.map { AnyHashable($0) } },
          set: { shown in if let shown = shown.base as? ID { id.wrappedValue = shown } }, anchor: anchor)
      })
  }

  /// Binds the position of the content, and scrolls to the position that is set.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: The relevant point of the visible part; `nil` for the start, and for scrolling no further
  ///     than needed.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `scrollPosition(_:anchor:)`](https://developer.apple.com/documentation/swiftui/view/scrollposition(_:anchor:)).
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modified(
      by: EnvironmentModifier { values in
        values.scrollSettings.place = position
        values.scrollSettings.placeAnchor = anchor
      })
  }

  /// Sets the part of the content that is shown initially.
  ///
  /// - Parameter anchor: The part; `nil` for the start.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `defaultScrollAnchor(_:)`](https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:)).
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modified(by: EnvironmentModifier { $0.scrollSettings.initialAnchor = anchor })
  }

  /// Sets an anchor of scroll views for one purpose.
  ///
  /// - Parameters:
  ///   - anchor: The part of the content; `nil` for the start.
  ///   - role: The purpose.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `defaultScrollAnchor(_:for:)`](https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:for:)).
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modified(
      by: EnvironmentModifier { values in
        switch role.kind {
        case .initialOffset: values.scrollSettings.initialAnchor = anchor
        case .alignment: values.scrollSettings.smallContentAnchor = anchor
        case .sizeChanges: break
        }
      })
  }
}

/// The purpose of an anchor of scroll views.
///
/// - Reference: [SwiftUI's `ScrollAnchorRole`](https://developer.apple.com/documentation/swiftui/scrollanchorrole).
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind: Hashable {
    case initialOffset, sizeChanges, alignment
  }

  let kind: Kind

  /// The part of the content that is shown initially.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// The part of the content that stays in place when sizes change; here it is always the start.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// The place of content that is smaller than the visible part.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// A modifier that marks a view, or the views that it lays out, as places where content may come to rest.
struct ScrollTargetModifier: NodeModifier {
  let scrollTarget: ScrollTargetRole?
}

/// A view that content may come to rest at.
struct ScrollStop {
  /// The view's identity, if it has one.
  let id: AnyHashable?
  /// The place, in points of the window.
  let frame: CGRect
}

extension Node {
  /// The views inside that content may come to rest at.
  var scrollStops: [ScrollStop] {
    switch scrollTarget {
    case .view: return [ScrollStop(id: nil, frame: exactFrame)]
    case .layout: return placedChildren.flatMap(\.stopsOfLayout)
    case nil: return placedChildren.flatMap { $0 is ScrollingNode ? [] : $0.scrollStops }
    }
  }

  /// The views that the stack or grid lays out that this is, or wraps.
  private var stopsOfLayout: [ScrollStop] {
    if let lazy = self as? LazyNode { return lazy.stops }
    let children = placedChildren
    if isModifier { return children.flatMap(\.stopsOfLayout) }
    var ids: [UInt64: AnyHashable] = [:]
    for node in structure { node.collectIdentities(into: &ids) }
    return children.map { ScrollStop(id: ids[$0.handle], frame: $0.exactFrame) }
  }

  /// Collects the identities of the views in this node's place.
  private func collectIdentities(into ids: inout [UInt64: AnyHashable]) {
    if let group = self as? KeyedGroupNode {
      for (key, node) in group.identified {
        for child in node.layoutChildren where ids[child.handle] == nil { ids[child.handle] = key }
      }
    }
    for node in structure where !layoutChildren.contains(where: { $0 === node }) {
      node.collectIdentities(into: &ids)
    }
  }
}

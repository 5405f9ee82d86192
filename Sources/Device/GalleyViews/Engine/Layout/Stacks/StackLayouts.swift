import Foundation

/// A layout of the library, which works as the container of its name.
protocol BuiltInLayout: Layout, Sendable where Cache == Void {
  /// The rules.
  @MainActor var rules: any ContainerLayout { get }
}

extension BuiltInLayout {
  /// Returns the size of the container.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { rules.size(of: subviews.members, in: proposal) }
  }

  /// Places the views as the container does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    MainActor.assumeIsolated {
      subviews.place(rules.placements(of: subviews.members, in: bounds, proposal))
    }
  }

  /// Returns the distances that the container prefers.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    MainActor.assumeIsolated { rules.spacing(of: subviews.members) }
  }
}

/// The layout of a row.
///
/// - Reference: [SwiftUI's `HStackLayout`](https://developer.apple.com/documentation/swiftui/hstacklayout).
public struct HStackLayout: Layout, BuiltInLayout, Sendable {
  public typealias Cache = Void

  /// The alignment across the row.
  public var alignment: VerticalAlignment
  /// The distance between views, in points; `nil` for their preferences.
  public var spacing: CGFloat?

  /// Creates the layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row.
  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .horizontal) }

  @MainActor var rules: any ContainerLayout {
    StackRules(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}

/// The layout of a column.
///
/// - Reference: [SwiftUI's `VStackLayout`](https://developer.apple.com/documentation/swiftui/vstacklayout).
public struct VStackLayout: Layout, BuiltInLayout, Sendable {
  public typealias Cache = Void

  /// The alignment across the column.
  public var alignment: HorizontalAlignment
  /// The distance between views, in points; `nil` for their preferences.
  public var spacing: CGFloat?

  /// Creates the layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A column.
  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .vertical) }

  @MainActor var rules: any ContainerLayout {
    StackRules(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}

/// The layout of views on top of each other.
///
/// - Reference: [SwiftUI's `ZStackLayout`](https://developer.apple.com/documentation/swiftui/zstacklayout).
public struct ZStackLayout: Layout, BuiltInLayout, Sendable {
  public typealias Cache = Void

  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates the layout of views on top of each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  @MainActor var rules: any ContainerLayout { LayerRules(alignment: alignment) }
}

extension LayoutProperties {
  fileprivate init(along axis: Axis) {
    self.init()
    stackOrientation = axis
  }
}

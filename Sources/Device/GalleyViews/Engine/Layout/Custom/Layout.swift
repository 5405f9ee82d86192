import Foundation

/// A type that places the views of a container.
///
/// A layout is called like a function with the views that it places.
///
/// - Reference: [SwiftUI's `Layout`](https://developer.apple.com/documentation/swiftui/layout).
public protocol Layout: Animatable {
  /// The type of the values that a layout keeps between calls.
  associatedtype Cache = Void
  /// The views that a layout places.
  typealias Subviews = LayoutSubviews

  /// The properties of all layouts of the type.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the values to keep between calls.
  ///
  /// - Parameter subviews: The views to place.
  /// - Returns: The cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the views have changed.
  ///
  /// - Parameters:
  ///   - cache: The values kept between calls.
  ///   - subviews: The views to place.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers to its neighbours.
  ///
  /// - Parameters:
  ///   - subviews: The views to place.
  ///   - cache: The values kept between calls.
  /// - Returns: The distances.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size.
  ///
  /// - Parameters:
  ///   - proposal: The size that it is offered.
  ///   - subviews: The views to place.
  ///   - cache: The values kept between calls.
  /// - Returns: The size that it needs.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views, each by its `place(at:anchor:proposal:)`.
  ///
  /// - Parameters:
  ///   - bounds: The container's place; its corner need not be at zero.
  ///   - proposal: The offer that the size of the bounds is the answer to.
  ///   - subviews: The views to place.
  ///   - cache: The values kept between calls.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The container's guide for a horizontal alignment.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - bounds: The container's place.
  ///   - proposal: The offer that the size of the bounds is the answer to.
  ///   - subviews: The views to place.
  ///   - cache: The values kept between calls.
  /// - Returns: The distance from the leading edge of the bounds; `nil` if the alignment's own rule holds.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The container's guide for a vertical alignment.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - bounds: The container's place.
  ///   - proposal: The offer that the size of the bounds is the answer to.
  ///   - subviews: The views to place.
  ///   - cache: The values kept between calls.
  /// - Returns: The distance from the upper edge of the bounds; `nil` if the alignment's own rule holds.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// The properties of all layouts of a type.
///
/// - Reference: [SwiftUI's `LayoutProperties`](https://developer.apple.com/documentation/swiftui/layoutproperties).
public struct LayoutProperties: Sendable {
  /// The axis along which the views follow each other, for spacers and dividers inside; `nil` for none.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  /// No axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the largest distance that one of the views prefers on each side.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns the combined guides of the views, at their places.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combined(guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// Returns the combined guides of the views, at their places.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combined(guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func combined(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard key.fraction == nil else { return nil }
    let places = subviews.recordingPlaces()
    placeSubviews(in: bounds, proposal: proposal, subviews: places, cache: &cache)
    return places.combinedGuide(key, in: bounds, proposal)
  }

  /// Returns the views, placed by this layout.
  ///
  /// - Parameter content: The views.
  /// - Returns: The container.
  @MainActor @preconcurrency public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View
  {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

import Foundation

/// A type-erased layout, which can be replaced while the views inside keep their state.
///
/// - Reference: [SwiftUI's `AnyLayout`](https://developer.apple.com/documentation/swiftui/anylayout).
public struct AnyLayout: Layout {
  /// The values that the layout inside keeps between calls.
  public struct Cache {
    fileprivate var value: Any
  }

  let layout: any Layout

  /// Creates a type-erased layout.
  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }

  /// The axis along which the layout inside places views.
  var stackAxis: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// Creates the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  /// Updates the cache, or replaces the cache of another layout.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<Inner: Layout>(_ layout: Inner) {
      guard var own = cache.value as? Inner.Cache else { return cache = makeCache(subviews: subviews) }
      layout.updateCache(&own, subviews: subviews)
      cache.value = own
    }
    update(layout)
  }

  /// Returns the preferred distances of the layout inside.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func answer<Inner: Layout>(_ layout: Inner) -> ViewSpacing {
      with(&cache, of: layout, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return answer(layout)
  }

  /// Returns the size of the layout inside.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func answer<Inner: Layout>(_ layout: Inner) -> CGSize {
      with(&cache, of: layout, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return answer(layout)
  }

  /// Places the views as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<Inner: Layout>(_ layout: Inner) {
      with(&cache, of: layout, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(layout)
  }

  /// Returns the guide of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func answer<Inner: Layout>(_ layout: Inner) -> CGFloat? {
      with(&cache, of: layout, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return answer(layout)
  }

  /// Returns the guide of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func answer<Inner: Layout>(_ layout: Inner) -> CGFloat? {
      with(&cache, of: layout, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return answer(layout)
  }

  /// Calls the layout inside with its cache, which replaces the cache of another layout.
  private func with<Inner: Layout, Value>(
    _ cache: inout Cache, of layout: Inner, _ subviews: Subviews, _ body: (inout Inner.Cache) -> Value
  ) -> Value {
    var own = cache.value as? Inner.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(&own)
  }
}

import Foundation

/// A row or a column of a lazy grid.
///
/// - Reference: [SwiftUI's `GridItem`](https://developer.apple.com/documentation/swiftui/griditem).
nonisolated public struct GridItem: Sendable {
  /// The length of a row or a column.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A share of the space, between limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many rows or columns as there is space for, each between limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size
  /// The distance to the next row or column, in points; `nil` for the default distance.
  public var spacing: CGFloat?
  /// The alignment of views; `nil` for the grid's alignment.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid in a scroll view that grows downwards and creates only the views on the screen.
///
/// - Reference: [SwiftUI's `LazyVGrid`](https://developer.apple.com/documentation/swiftui/lazyvgrid).
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    LazyForm(downwards: alignment, spacing, pinnedViews, tracks: columns).reconcile(old, content, in: context)
  }
}

/// A grid in a scroll view that grows to the right and creates only the views on the screen.
///
/// - Reference: [SwiftUI's `LazyHGrid`](https://developer.apple.com/documentation/swiftui/lazyhgrid).
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    LazyForm(sidewards: alignment, spacing, pinnedViews, tracks: rows).reconcile(old, content, in: context)
  }
}

/// The columns of a grid that grows downwards, or the rows of one that grows to the right.
///
/// They are computed only from their descriptions, as described by Chris Eidhof and Florian Kugler
/// ([SwiftUI's Grid Views](https://www.objc.io/blog/2020/11/23/grid-layout/)): fixed ones get their length
/// first; the others in their order get an equal share of the rest, within their limits; an adaptive one is
/// then divided into as many as fit.
struct LazyTracks: Equatable {
  struct Track: Equatable {
    /// The distance from the start of the first, in points.
    let start: CGFloat
    let length: CGFloat
    /// The alignment of a view; `nil` for the grid's alignment.
    let alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// The length of all with the distances between them, in points.
  private(set) var length: CGFloat = 0

  /// The default distance between neighbours, in points.
  private static let spacing: CGFloat = 8

  /// The most columns that an item makes of any space.
  private static let most: CGFloat = 10_000

  init(_ items: [GridItem], in space: CGFloat?) {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.spacing) }
    var left = (space ?? 0) - gaps
    var waiting = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length } else { waiting += 1 }
    }
    var start: CGFloat = 0
    for item in items {
      let share = max(0, left) / CGFloat(max(1, waiting))
      let spacing = item.spacing ?? Self.spacing
      var lengths: [CGFloat]
      switch item.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let minimum, let maximum):
        lengths = [space == nil ? minimum : max(minimum, min(share, maximum))]
        left -= lengths[0]
        waiting -= 1
      case .adaptive(let minimum, let maximum):
        let whole = space == nil ? minimum : max(minimum, share)
        let fitting = (whole + spacing) / max(1, minimum + spacing)
        let count = Int(min(Self.most, max(1, fitting)))
        let part = (whole - CGFloat(count - 1) * spacing) / CGFloat(count)
        lengths = Array(repeating: max(minimum, min(part, maximum)), count: count)
        left -= whole
        waiting -= 1
      }
      for length in lengths {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + spacing
        self.length = start - spacing
      }
    }
  }
}

import Foundation

/// Views in rows and columns; each column is as wide as its widest cell, each row as high as its highest one.
///
/// - Reference: [SwiftUI's `Grid`](https://developer.apple.com/documentation/swiftui/grid).
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let layout: GridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The distance between columns, in points; `nil` for the default.
  ///   - verticalSpacing: The distance between rows, in points; `nil` for the default.
  ///   - content: The rows; a view that is no row spans all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? LayoutNode) ?? LayoutNode(context.host)
    node.update(content, layout: layout.rules, in: context)
    return node
  }
}

/// A row of a grid; outside of a grid, a group of its views.
///
/// - Reference: [SwiftUI's `GridRow`](https://developer.apple.com/documentation/swiftui/gridrow).
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of views in the row; `nil` for the grid's alignment.
  ///   - content: The cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? GroupNode) ?? GroupNode(context.host)
    var context = context
    context.environment.gridRow = GridRowContext(row: node.handle, alignment: alignment?.key)
    node.environment = context.environment
    node.members = [content.reconciled(with: node.members.first, in: context)]
    return node
  }
}

/// The row of a grid that a view is a cell of.
struct GridRowContext: Equatable, Sendable {
  /// The number of the row's node.
  let row: UInt64
  /// The alignment within the height of the row; `nil` for the grid's.
  let alignment: AlignmentKey?
}

/// The layout of a grid.
///
/// - Reference: [SwiftUI's `GridLayout`](https://developer.apple.com/documentation/swiftui/gridlayout).
public struct GridLayout: Layout, BuiltInLayout, Sendable {
  public typealias Cache = Void

  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; `nil` for the default.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; `nil` for the default.
  public var verticalSpacing: CGFloat?

  /// Creates the layout of a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  @MainActor var rules: any ContainerLayout {
    GridRules(
      alignment: alignment, horizontalSpacing: horizontalSpacing ?? ViewSpacing.usual,
      verticalSpacing: verticalSpacing ?? ViewSpacing.usual)
  }
}

nonisolated extension View {
  /// Lets a cell go across several columns of its grid.
  ///
  /// - Parameter count: The number.
  /// - Returns: The view.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: max(1, count))
  }

  /// Sets the point of the view that stands at the same point of its cell.
  ///
  /// - Parameter anchor: The point.
  /// - Returns: The view.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Sets the alignment of the views in this one's column.
  ///
  /// - Parameter guide: The alignment.
  /// - Returns: The view.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }

  /// Keeps the view from asking its grid for more space than other cells need.
  ///
  /// - Parameter axes: The axes.
  /// - Returns: The view.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
}

enum GridCellColumns: LayoutValueKey {
  static let defaultValue = 1
}

enum GridCellAnchor: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

enum GridColumnAlignment: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}

enum GridCellUnsizedAxes: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// How a list looks.
///
/// - Reference: [SwiftUI's `ListStyle`](https://developer.apple.com/documentation/swiftui/liststyle).
public enum ListStyle: Hashable, Sendable {
  /// Sections are cards on a grey ground.
  case insetGrouped
  /// Rows go from edge to edge.
  case plain
}

extension View {
  /// Sets how lists look.
  ///
  /// - Parameter style: How.
  /// - Returns: The view.
  public func listStyle(_ style: ListStyle) -> some View {
    modified(by: EnvironmentModifier { $0.listStyle = style })
  }
}

/// Rows below each other that scroll; only those on the screen are made.
///
/// - Reference: [SwiftUI's `List`](https://developer.apple.com/documentation/swiftui/list).
public struct List<Content: View>: View, PrimitiveView {
  /// Drawn by the library.
  public typealias Body = Never

  let content: Content

  /// Makes a list.
  ///
  /// - Parameter content: The rows, in sections or not.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - row: Makes the row of a member.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: row)
  }

  package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ListNode) ?? ListNode(context.host)
    node.update(ListContent(content), in: context)
    return node
  }
}

/// The node of a list.
///
/// Rows that have not been made yet count with an estimated height, as in UIKit; a row's height is known from the
/// moment it was first on the screen.
final class ListNode: Node, FillsWindow, VerticalScroller {
  private static let estimatedHeight: CGFloat = 44

  var windowInsets = EdgeInsets()
  let motion = ScrollMotion()
  private var content = ListContent(EmptyView())
  private var style = ListStyle.insetGrouped
  private var rows: [AnyHashable: RowNode] = [:]
  private var heights: [AnyHashable: CGFloat] = [:]
  private var visible: [RowNode] = []
  private var measuredWidth: CGFloat = 0

  func update(_ content: ListContent, in context: NodeContext) {
    environment = context.environment
    style = context.environment.listStyle
    self.content = content
    let keys = Set(content.entries.map(\.key))
    rows = rows.filter { keys.contains($0.key) }
    heights = heights.filter { keys.contains($0.key) }
    let shown = Set(visible.map { ObjectIdentifier($0) })
    for entry in content.entries {
      // What is on the screen is evaluated now, the rest when it comes into view.
      if let row = rows[entry.key], shown.contains(ObjectIdentifier(row)) { row.update(entry, in: context) }
    }
    visible = visible.filter { $0.pass == host.updatePass }
  }

  var scrolledLength: CGFloat { motion.offset }

  override var placedChildren: [Node] { visible }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? totalHeight)
  }

  private var margin: CGFloat { style == .insetGrouped ? 16 : 0 }

  private var totalHeight: CGFloat {
    content.entries.reduce(endMargin) { $0 + gap(above: $1) + (heights[$1.key] ?? Self.estimatedHeight) }
      + endMargin
  }

  private var endMargin: CGFloat { style == .insetGrouped ? 12 : 0 }

  private func gap(above entry: ListContent.Entry) -> CGFloat {
    if case .header = entry.item { return style == .insetGrouped ? 12 : 0 }
    return 0
  }

  override func placeChildren(in rect: CGRect) {
    let room = rect.inset(by: windowInsets)
    if room.width != measuredWidth {
      heights = [:]
      measuredWidth = room.width
    }
    // Heights become known while rows are placed, which can move the end; two rounds settle it.
    for _ in 0..<2 {
      motion.setLimits(totalHeight - room.height)
      let before = totalHeight
      placeRows(in: room, viewport: rect)
      if totalHeight == before { break }
    }
    motion.setLimits(totalHeight - room.height)
  }

  private func placeRows(in room: CGRect, viewport: CGRect) {
    var y = room.minY + endMargin - motion.offset
    var placed: [RowNode] = []
    let context = NodeContext(environment: environment, host: host)
    let width = room.width - 2 * margin
    for entry in content.entries {
      y += gap(above: entry)
      let estimate = heights[entry.key] ?? Self.estimatedHeight
      if y >= viewport.maxY || y + estimate <= viewport.minY {
        y += estimate
        continue
      }
      let row = rows[entry.key] ?? RowNode(host)
      if row.pass != host.updatePass {
        _ = host.tracking {
          row.update(entry, in: context)
          return row
        }
      }
      rows[entry.key] = row
      let height = row.measure(ProposedSize(width: width, height: nil)).height
      heights[entry.key] = height
      row.place(in: CGRect(x: room.minX + margin, y: y, width: width, height: height), by: self)
      placed.append(row)
      y += height
    }
    visible = placed
  }

  private var ground: Color { style == .insetGrouped ? .systemGroupedBackground : .systemBackground }

  override func draw(into list: inout DisplayList) {
    list.append(.roundedRectangle(frame, radius: 0, ground.resolved(in: environment)))
    list.append(.pushClipRectangle(frame, radius: 0))
    super.draw(into: &list)
    list.append(.pop)
  }

  override func elements(in context: ElementContext) -> [Element] {
    let visible = frame.intersection(context.clip)
    let inner = ElementContext(clip: visible.isNull ? .zero : visible)
    var appearance = Appearance()
    appearance.background = ground.resolved(in: environment).text
    return [
      context.clipped(
        Element(
          .table, frame: frame, appearance: appearance, handle: handle,
          children: placedChildren.flatMap { $0.elements(in: inner) }))
    ]
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    frame.contains(point) ? super.hitTest(point) : nil
  }

  override var takesTouches: Bool { true }

  /// A touch anywhere but on the buttons closes a row that was swiped open, and does nothing else.
  override func touchBegan() -> Bool {
    let wasMoving = motion.isMoving
    motion.stop()
    return wasMoving
  }

  func closeSwipedRows(but row: RowNode?) {
    for other in visible where other !== row { other.closeSwipe() }
  }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool { direction.isVertical }

  override func panChanged(_ pan: Pan) {
    closeSwipedRows(but: nil)
    motion.drag(by: pan.delta.dy)
    host.setNeedsLayout()
  }

  override func panEnded(_ pan: Pan) {
    motion.release(velocity: -pan.velocity.dy, in: host)
  }
}

import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// A scrolling column of rows that creates only the rows on the screen.
///
/// - Reference: [SwiftUI's `List`](https://developer.apple.com/documentation/swiftui/list).
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let content: Content
  private let selection: ListSelection?

  /// Creates a list of rows, with a selection of them or without.
  init(selection: ListSelection?, rows: Content) {
    content = rows
    self.selection = selection
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ListNode) ?? ListNode(context.host)
    var context = context
    context.environment.listSelection = selection
    if let link = context.environment.columnLink {
      node.follow(selection, link)
      // Lists inside of rows lead nowhere.
      context.environment.columnLink = nil
    }
    node.update(content, in: context)
    return node
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, rows: content())
  }

  /// Creates a list of a collection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: nil, rows: ForEach(data, content: row, fileID: fileID, line: line))
  }
}

/// The node of a list.
///
/// Rows that have not been created yet count with an estimated height, as in UIKit; a row's height is known
/// once it has been on the screen.
final class ListNode: ScrollingNode, RowCounting {
  private static let estimatedHeight: CGFloat = 44

  private let splitter = ViewSplitter()
  /// The sections that a person has closed, where this is a sidebar.
  private let sections = SidebarSections()
  private var content = ListContent()
  private(set) var style = ListLook.insetGrouped
  /// The looks that the app had set for all tables when this was shown first.
  private lazy var tableLooks = host.appLooks.tables
  private var rows: [Int: (key: ListContent.Key, row: RowNode)] = [:]
  private var heights = RowHeights(estimate: estimatedHeight)
  private(set) var visible: [RowNode] = []
  private var measuredWidth: CGFloat = 0
  /// The row that a finger moves, if one does.
  var rowMove: RowMove?

  /// Whether the selection was empty when the column around was last notified.
  private var wasEmpty = true

  /// Notifies the column around when the selection begins, and when it ends.
  func follow(_ selection: ListSelection?, _ link: ColumnLink) {
    guard let selection, !selection.isMultiple else { return }
    let isEmpty = selection.isEmpty()
    guard isEmpty != wasEmpty else { return }
    wasEmpty = isEmpty
    host.afterLayout { link.changed(isEmpty, selection.clear) }
  }

  func update(_ view: any View, in context: NodeContext) {
    var context = context
    takeSettings(&context.environment)
    context.environment.noteSurroundingTint()
    refresh.update(&context.environment)
    style = context.environment.listStyle.shown(in: context.environment.horizontalSizeClass)
    context.environment.listStyle = style
    environment = context.environment
    let closing = style == .sidebar ? host.evaluator.read { sections.read } : nil
    content = ListContent(view, by: splitter, in: context, sections: closing)
    findRowsAgain()
    let shown = Set(visible.map(\.handle))
    visible = rows.values.map(\.row).filter { shown.contains($0.handle) }.sorted { $0.index < $1.index }
    // Rows on the screen are evaluated now, and the one with the keyboard; the others when they come into view.
    let editing = rowWithKeyboard.map { shown.contains($0.handle) ? [] : [$0] } ?? []
    for row in (visible + editing).sorted(by: { $0.index < $1.index }) {
      row.update(content.entry(at: row.index), in: context)
    }
  }

  /// The row whose field is edited, which is kept when it is scrolled away.
  private var rowWithKeyboard: RowNode? {
    var node: Node? = host.focus.focused
    while let current = node {
      if let row = current as? RowNode, rows[row.index]?.row === row { return row }
      node = current.parent
    }
    return nil
  }

  /// Finds the previous rows at their current positions, so that they keep their nodes.
  private func findRowsAgain() {
    let made = rows.keys.sorted()
    guard made.contains(where: { $0 >= content.count || content.key(at: $0) != rows[$0]?.key }) else {
      return
    }
    let places = content.places(of: made.compactMap { rows[$0]?.key })
    let (oldRows, oldHeights) = (rows, heights)
    rows = [:]
    heights = RowHeights(estimate: Self.estimatedHeight)
    for (old, place) in zip(made, places) {
      guard let place, let entry = oldRows[old] else { continue }
      entry.row.index = place
      rows[place] = entry
      if let height = oldHeights.known(old) { heights.set(height, at: place) }
    }
  }

  var rowCount: Int { content.rowCount }

  override var placedChildren: [Node] { refresh.shown + visible }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? contentHeight)
  }

  private var margin: CGFloat {
    switch style {
    case .insetGrouped: 16
    case .sidebar: 10
    case .grouped, .plain: 0
    }
  }

  override var contentHeight: CGFloat {
    2 * endMargin + distance(content.breaks) + heights.sum(before: content.count)
  }

  private var endMargin: CGFloat {
    switch style {
    case .insetGrouped, .grouped: 12
    case .sidebar: 6
    case .plain: 0
    }
  }

  /// The distances before groups, together.
  private func distance(_ breaks: ListContent.Breaks) -> CGFloat {
    SectionDistances(style, spacing: environment.listSectionSpacing).sum(breaks)
  }

  /// Returns the lines among which a row can be moved, and the action that moves it; `nil` for a fixed row.
  func moving(of index: Int) -> (lines: Range<Int>, action: (IndexSet, Int) -> Void)? {
    content.moving(of: index)
  }

  /// The height of a line in points, possibly estimated.
  func height(of index: Int) -> CGFloat { heights[index] }

  /// The distance of a line from the start of the content, in points.
  func top(of index: Int) -> CGFloat {
    endMargin + distance(content.breaks(through: index)) + heights.sum(before: index)
  }

  /// The first line that ends below a place, measured from the start of the content.
  private func firstLine(endingBelow y: CGFloat) -> Int {
    (0..<content.count).partitioningIndex { top(of: $0) + heights[$0] > y }
  }

  override func placeChildren(in rect: CGRect) {
    let space = rect.inset(by: windowInsets)
    container.set(space.size, for: visible)
    safeAreaInside = safeArea.scrolled(vertically: true, horizontally: false)
    if space.width != measuredWidth {
      heights = RowHeights(estimate: Self.estimatedHeight)
      measuredWidth = space.width
    }
    // Heights become known while rows are placed, which can move the end; two rounds are enough.
    for _ in 0..<2 {
      contentHasGrown = false
      motion.setLimits(contentHeight - space.height, viewport: space.height)
      let before = contentHeight
      placeRows(in: space, viewport: rect)
      if contentHeight == before, !contentHasGrown { break }
    }
    motion.setLimits(contentHeight - space.height, viewport: space.height)
    refresh.place(in: space)
    tellPosition()
  }

  /// Returns the place of a line that may not have been created, in the window's coordinates; `nil` if no
  /// line has the identity.
  func place(of id: AnyHashable) -> CGRect? {
    guard let index = content.index(of: id) else { return nil }
    let space = contentSpace
    return CGRect(
      x: space.minX + margin, y: space.minY - motion.offset + top(of: index), width: space.width - 2 * margin,
      height: heights[index])
  }

  /// The row with an identity, where it is on the screen.
  override func member(with id: AnyHashable) -> Node? {
    content.index(of: id).flatMap { index in visible.first { $0.index == index } }
  }

  private func placeRows(in space: CGRect, viewport: CGRect) {
    let start = space.minY - motion.offset
    var placed: [RowNode] = []
    let width = space.width - 2 * margin
    let first = firstLine(endingBelow: viewport.minY - start)
    var y = first < content.count ? start + top(of: first) : 0
    for index in first..<content.count {
      if index > first {
        y += distance(content.breaks(through: index)) - distance(content.breaks(through: index - 1))
      }
      if y >= viewport.maxY { break }
      let row = row(at: index)
      let height = height(of: row, width: width)
      row.isPinned = false
      let shift = rowMove?.shift(of: index) ?? 0
      row.place(in: CGRect(x: space.minX + margin, y: y + shift, width: width, height: height), by: self)
      placed.append(row)
      y += height
    }
    if style == .plain, !motion.isDrawnWhole, let header = placePinnedHeader(in: space, start: start) {
      placed.removeAll { $0 === header }
      placed.append(header)
    }
    if let moved = placed.firstIndex(where: { $0.index == rowMove?.origin }) {
      // It goes in front of the others.
      placed.append(placed.remove(at: moved))
    }
    visible = placed
    content.reportDuplicates(
      among: placed.compactMap { row in rows[row.index].map { (row.index, $0.key) } }, to: host.problems)
    forgetFarRows()
    let editing = rowWithKeyboard.map { row in placed.contains { $0 === row } ? [] : [row] } ?? []
    host.evaluator.takeUp((placed + editing).sorted { $0.index < $1.index }, inside: self)
  }

  /// Discards rows that are far away and have no state; their heights stay known.
  private func forgetFarRows() {
    let shown = visible.filter { !$0.isPinned }.map(\.index)
    guard rows.count > 2 * visible.count + 20, let first = shown.min(), let last = shown.max() else { return }
    let near = first - visible.count...last + visible.count
    rows = rows.filter { index, entry in
      near.contains(index) || visible.contains { $0 === entry.row } || entry.row.keepsSomething
    }
  }

  /// The row of a line, made or brought up to date if it is not.
  private func row(at index: Int) -> RowNode {
    let row = rows[index]?.row ?? RowNode(host)
    guard !row.evaluation.isAttached else { return row }
    row.index = index
    row.update(content.entry(at: index), in: NodeContext(environment: environment, host: host), below: self)
    rows[index] = (content.key(at: index), row)
    return row
  }

  /// Measures a row, whose height is known from then on.
  private func height(of row: RowNode, width: CGFloat) -> CGFloat {
    let height = row.measure(ProposedSize(width: width, height: nil)).height
    heights.set(height, at: row.index)
    return height
  }

  /// Places the header that stays below the bar while lines of its section scroll by, until the next section
  /// pushes it away.
  private func placePinnedHeader(in space: CGRect, start: CGFloat) -> RowNode? {
    let bar = space.minY - min(max(0, motion.offset), collapsingHeight)
    let line = firstLine(endingBelow: bar - start)
    guard line < content.count, let span = content.span(of: line), start + top(of: span.header) < bar else {
      return nil
    }
    let row = row(at: span.header)
    let height = height(of: row, width: space.width)
    row.isPinned = true
    let end = start + top(of: span.end)
    row.place(
      in: CGRect(x: space.minX, y: min(bar, end - height), width: space.width, height: height), by: self)
    return row
  }

  /// Whether this is a table, as on older systems, and not a collection view.
  ///
  /// Lists of a Mac, which has a menu bar, are tables in every version.
  private var isTable: Bool {
    environment.hasMenuBar || !SystemTreeRule.listsAreCollectionViews.holds(in: environment.systemVersion)
  }

  /// The looks that the app has set for all tables, if this is one.
  var looks: TableLooks { isTable && !environment.hasMenuBar ? tableLooks : TableLooks() }

  private var background: Color {
    if let color = looks.background { return color }
    return switch style {
    case .insetGrouped, .grouped: .systemGroupedBackground
    case .sidebar: .sidebarBackground
    case .plain: .systemBackground
    }
  }

  override func draw(into list: inout DisplayList) {
    if !environment.settings.isScrollBackgroundHidden { fill(frame, with: background, into: &list) }
    super.draw(into: &list)
  }

  override func elements(in context: ElementContext) -> [Element] {
    let inner = context.within(frame)
    var appearance = Appearance()
    appearance.background = background.resolved(in: environment).text
    return [
      context.clipped(
        Element(
          isTable ? .table : .collectionView, frame: frame, appearance: appearance, handle: handle,
          children: placedChildren.flatMap { $0.elements(in: inner) }))
    ]
  }

  /// Handles a touch: one beside a row that was swiped open closes it, and one on scrolling content stops it,
  /// without other effects.
  override func touchBegan(at point: CGPoint) -> Bool {
    let wasMoving = super.touchBegan(at: point)
    let open = visible.filter { $0.isSwipedOpen && !$0.frame.contains(point) }
    for row in open { row.closeSwipe() }
    return wasMoving || !open.isEmpty
  }

  func closeSwipedRows(but row: RowNode?) {
    for other in visible where other !== row { other.closeSwipe() }
  }

  override func panChanged(_ pan: Pan) {
    closeSwipedRows(but: nil)
    super.panChanged(pan)
  }
}

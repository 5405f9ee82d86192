import Foundation
import GalleyTree

/// The node of a lazy stack or grid.
///
/// Lines that have not been visible yet count with the length of the first one. Items that have left the
/// screen are kept only if they are near, or keep state such as a `@State`.
final class LazyNode: Node, RowCounting {
  private let splitter = ViewSplitter()
  private var content = ListContent()
  private var lines = LazyLines()
  private(set) var form = LazyForm(downwards: .center, nil, [])
  private var items: [Int: (key: ListContent.Key, node: LazyItemNode)] = [:]
  private var lengths = RowHeights(estimate: 0)
  private var hasEstimate = false
  private var tracks: LazyTracks?
  private var space: CGFloat?
  private var visible: [LazyItemNode] = []
  /// The first line that was on the screen in the last layout.
  private var firstShown = 0
  /// The number of items above which distant ones are discarded.
  private var limit = 0
  /// The number of the content that items are updated with.
  private var version = 0

  func update(_ view: any View, _ form: LazyForm, in context: NodeContext) {
    var context = context
    context.environment.stackAxis = form.axis
    environment = context.environment
    if form.axis != self.form.axis { items = [:] }
    self.form = form
    version += 1
    tracks = nil
    content = ListContent(view, by: splitter, in: context)
    findItemsAgain()
    if form.tracks == nil { lines = LazyLines(content, perLine: 1) }
    // Items on the screen are evaluated now, and one with the keyboard; the others when they come into view.
    for item in visible { bringUpToDate(item, below: nil) }
    if let item = itemWithKeyboard { bringUpToDate(item, below: nil) }
    host.setNeedsLayout()
  }

  /// Finds the previous items at their current positions, so that they keep their nodes.
  private func findItemsAgain() {
    let made = items.keys.sorted()
    guard made.contains(where: { $0 >= content.count || content.key(at: $0) != items[$0]?.key }) else {
      return
    }
    let places = content.places(of: made.compactMap { items[$0]?.key })
    let (oldItems, oldLengths) = (items, lengths)
    items = [:]
    if form.tracks == nil { lengths = RowHeights(estimate: lengths.estimate) }
    for (old, place) in zip(made, places) {
      guard let place, let entry = oldItems[old] else { continue }
      entry.node.index = place
      items[place] = entry
      if form.tracks == nil, let length = oldLengths.known(old) { lengths.set(length, at: place) }
    }
    visible = visible.filter { items[$0.index]?.node === $0 }
  }

  private var itemWithKeyboard: LazyItemNode? {
    var node: Node? = host.focus.focused
    while let current = node {
      if let item = current as? LazyItemNode, items[item.index]?.node === item { return item }
      node = current.parent
    }
    return nil
  }

  private func bringUpToDate(_ item: LazyItemNode, below stack: Node?) {
    guard item.version != version || !item.evaluation.isAttached else { return }
    item.version = version
    let entry = content.entry(at: item.index)
    item.update(entry, in: NodeContext(environment: environment, host: host), below: stack)
    item.forgetMeasures()
  }

  /// Adds the updated items to the views of the window, in order.
  private func takeUpItems() {
    host.evaluator.takeUp(
      items.values.map(\.node).filter { $0.version == version }.sorted { $0.index < $1.index }, inside: self)
  }

  /// The item at a place, made or brought up to date if it is not.
  private func item(at index: Int) -> LazyItemNode {
    let item = items[index]?.node ?? LazyItemNode(host)
    item.index = index
    items[index] = (content.key(at: index), item)
    bringUpToDate(item, below: self)
    return item
  }

  var rowCount: Int { content.rowCount }

  override var placedChildren: [Node] { visible }

  // MARK: Sizes

  private func main(_ size: CGSize) -> CGFloat { form.axis == .vertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { form.axis == .vertical ? size.width : size.height }

  private func size(main: CGFloat, across: CGFloat) -> CGSize {
    form.axis == .vertical ? CGSize(width: across, height: main) : CGSize(width: main, height: across)
  }

  private func offer(across: CGFloat?) -> ProposedSize {
    form.axis == .vertical
      ? ProposedSize(width: across, height: nil) : ProposedSize(width: nil, height: across)
  }

  /// Prepares for a space across; lengths for another space are discarded.
  private func prepare(for space: CGFloat?) {
    if self.space != space {
      self.space = space
      lengths = RowHeights(estimate: 0)
      hasEstimate = false
      tracks = nil
    }
    if let columns = form.tracks, tracks == nil {
      let made = LazyTracks(columns, in: space)
      tracks = made
      lines = LazyLines(content, perLine: made.tracks.count)
      lengths = RowHeights(estimate: lengths.estimate)
    }
    guard !hasEstimate, content.count > 0 else { return }
    hasEstimate = true
    // A header is no measure for rows.
    let line = (0..<min(lines.count, 2)).first { !content.isHeader(lines.items(of: $0).lowerBound) } ?? 0
    lengths = RowHeights(estimate: max(0, measure(line: line)))
  }

  /// Measures a line; one without views takes no space, and no distance to the next.
  private func measure(line: Int) -> CGFloat {
    let members = lines.items(of: line)
    var length: CGFloat = -form.spacing
    for (place, index) in members.enumerated() {
      let item = item(at: index)
      guard !item.isEmpty else { continue }
      length = max(length, main(item.measure(offer(across: width(of: index, at: place)))))
    }
    return length
  }

  /// The space across that an item gets.
  private func width(of index: Int, at place: Int) -> CGFloat? {
    guard let tracks, content.isRow(index) else { return space ?? tracks?.length }
    return tracks.tracks[place].length
  }

  /// The length of all lines, including estimates.
  private var length: CGFloat { max(0, top(of: lines.count) - form.spacing) }

  /// The distance of a line from the start, in points.
  private func top(of line: Int) -> CGFloat { lengths.sum(before: line) + CGFloat(line) * form.spacing }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let offered = form.axis == .vertical ? proposal.width : proposal.height
    prepare(for: offered)
    return size(main: length, across: offered ?? tracks?.length ?? widest)
  }

  /// The space across that the first lines take by themselves.
  private var widest: CGFloat {
    (0..<min(lines.count, 10)).flatMap { lines.items(of: $0) }
      .map { across(item(at: $0).measure(offer(across: nil))) }.max() ?? 0
  }

  // MARK: Places

  /// The part of the window in which items are seen.
  private var window: CGRect {
    scroller?.frame ?? host.bounds
  }

  /// The node that scrolls this along its axis, if there is one.
  private var scroller: ScrollingNode? {
    var node = parent
    while let current = node {
      if let scroller = current as? ScrollingNode, scroller.scrolls(along: form.axis) { return scroller }
      node = current.parent
    }
    return nil
  }

  private func range(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    form.axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  override func placeChildren(in rect: CGRect) {
    prepare(for: form.axis == .vertical ? offered.width : offered.height)
    let before = length
    let start = range(of: rect).start
    let shown = range(of: mirrored(window, in: rect))
    var placed: [LazyItemNode] = []
    var line = (0..<lines.count).partitioningIndex { start + top(of: $0) + lengths[$0] > shown.start }
    var y = start + top(of: line)
    let first = line
    // The difference between the estimated and the actual length of earlier lines.
    var excess: CGFloat = 0
    while line < lines.count, y < shown.end {
      let length = measure(line: line)
      if line < firstShown { excess += length - lengths[line] }
      lengths.set(length, at: line)
      placed += place(line: line, at: y, length: length, in: rect)
      y += length + form.spacing
      line += 1
    }
    let pinned = pinned(in: rect, start: start)
    visible = placed.filter { !$0.isPinned } + pinned
    content.reportDuplicates(
      among: placed.compactMap { item in items[item.index].map { (item.index, $0.key) } }, to: host.problems)
    let keepsSight = first < firstShown && firstShown < line
    firstShown = first
    if keepsSight, excess != 0 { scroller?.shift(by: excess, along: form.axis) }
    forgetFarItems(from: shown, start: start)
    takeUpItems()
    if length != before { tellLength() }
  }

  private func place(line: Int, at y: CGFloat, length: CGFloat, in rect: CGRect) -> [LazyItemNode] {
    let whole = across(rect.size)
    let lead = tracks.map { inset(of: $0.length, in: whole) } ?? 0
    return lines.items(of: line).enumerated().compactMap { place, index in
      let item = item(at: index)
      guard !item.isEmpty else { return nil }
      let track = content.isRow(index) ? tracks?.tracks[place] : nil
      let offer = offer(across: width(of: index, at: place))
      let cell = cell(
        at: y, length: length, from: track.map { lead + $0.start } ?? 0, width: track?.length ?? whole,
        in: rect)
      item.isPinned = false
      let alignment = track.flatMap(\.alignment) ?? form.alignment
      let place = alignment.place(item.measure(offer), in: cell)
      item.place(in: mirrored(place, in: rect), by: self, offered: offer)
      return item
    }
  }

  /// The distance of columns that do not fill a grid from its leading edge.
  private func inset(of length: CGFloat, in whole: CGFloat) -> CGFloat {
    let place = form.alignment.place(
      size(main: 0, across: length), in: CGRect(origin: .zero, size: size(main: 0, across: whole)))
    return form.axis == .vertical ? place.minX : place.minY
  }

  private func cell(at y: CGFloat, length: CGFloat, from x: CGFloat, width: CGFloat, in rect: CGRect)
    -> CGRect
  {
    form.axis == .vertical
      ? CGRect(x: rect.minX + x, y: y, width: width, height: length)
      : CGRect(x: y, y: rect.minY + x, width: length, height: width)
  }

  /// Returns the headers that stay at the edge while their section scrolls by; the next section pushes them
  /// away.
  private func pinned(in rect: CGRect, start: CGFloat) -> [LazyItemNode] {
    guard form.pinned.contains(.sectionHeaders), let edge = pinningEdge(in: rect) else { return [] }
    let line = (0..<lines.count).partitioningIndex { start + top(of: $0) + lengths[$0] > edge }
    guard line < lines.count, let span = content.span(of: lines.items(of: line).lowerBound) else { return [] }
    let header = lines.line(of: span.header)
    guard start + top(of: header) < edge else { return [] }
    let length = measure(line: header)
    lengths.set(length, at: header)
    let end = start + top(of: lines.line(of: max(span.header, span.end - 1)) + 1) - form.spacing
    let placed = place(line: header, at: min(edge, end - length), length: length, in: rect)
    for item in placed { item.isPinned = true }
    return placed
  }

  /// The edge at which lines above sections stay; `nil` outside of scroll views.
  private func pinningEdge(in rect: CGRect) -> CGFloat? {
    scroller.map { range(of: mirrored($0.viewport, in: rect)).start }
  }

  /// Discards items that are more than the visible length away, unless state would be lost.
  private func forgetFarItems(from shown: (start: CGFloat, end: CGFloat), start: CGFloat) {
    let reach = shown.end - shown.start
    guard items.count > max(limit, 2 * visible.count + 20) else { return }
    let first = (0..<lines.count).partitioningIndex {
      start + top(of: $0) + lengths[$0] > shown.start - reach
    }
    let last = (0..<lines.count).partitioningIndex { start + top(of: $0) > shown.end + reach }
    let near = first..<max(first, last)
    items = items.filter { index, entry in
      near.contains(lines.line(of: index)) || entry.node.isInWindow || entry.node.keepsSomething
    }
    limit = 2 * items.count
  }

  /// Lets the nodes around, up to the scroll view, measure this again.
  private func tellLength() {
    var node: Node? = self
    while let current = node {
      current.forgetOwnMeasures()
      if let scroller = current as? ScrollingNode, scroller.scrolls(along: form.axis) {
        scroller.contentHasGrown = true
        return
      }
      node = current.parent
    }
    host.setNeedsLayout()
  }

  // MARK: Finding items

  /// Returns the place of an item that may not have been created, in the window's coordinates; `nil` if no
  /// item has the identity.
  func place(of id: AnyHashable) -> CGRect? {
    content.index(of: id).map { place(ofItem: $0) }
  }

  /// The item with an identity, where it is on the screen or near.
  override func member(with id: AnyHashable) -> Node? {
    content.index(of: id).flatMap { index in visible.first { $0.index == index } }
  }

  private func place(ofItem index: Int) -> CGRect {
    mirrored(placeFromLeft(ofItem: index), in: exactFrame)
  }

  /// The same in an interface that runs from left to right.
  private func placeFromLeft(ofItem index: Int) -> CGRect {
    let line = lines.line(of: index)
    let start = range(of: exactFrame).start + top(of: line)
    let members = lines.items(of: line)
    guard let tracks, members.contains(index), content.isRow(index) else {
      return cell(at: start, length: lengths[line], from: 0, width: across(exactFrame.size), in: exactFrame)
    }
    let track = tracks.tracks[index - members.lowerBound]
    let lead = inset(of: tracks.length, in: across(exactFrame.size))
    return cell(
      at: start, length: lengths[line], from: lead + track.start, width: track.length, in: exactFrame)
  }

  /// The rows on the screen and some before and after, as places where content may come to rest.
  var stops: [ScrollStop] {
    guard let first = visible.map(\.index).min(), let last = visible.map(\.index).max() else { return [] }
    let shown = Dictionary(visible.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    return (max(0, first - Self.stopsAround)..<min(content.count, last + Self.stopsAround)).compactMap {
      index in
      guard content.isRow(index) else { return nil }
      let id = content.identity(at: index)
      if let item = shown[index], !item.isPinned { return ScrollStop(id: id, frame: item.exactFrame) }
      return ScrollStop(id: id, frame: place(ofItem: index))
    }
  }

  /// The number of rows before and after the screen's that momentum may reach.
  private static let stopsAround = 60
}

/// The node of one item of a lazy stack or grid.
final class LazyItemNode: Node {
  /// The place among all items.
  var index = 0
  /// The number of the content that this is up to date with.
  var version = -1
  /// Whether it stays at the edge while its section goes by.
  var isPinned = false
  private var content: Node?

  private var entry: ListContent.Entry?

  /// The item's identity in a collection, if it is of one.
  var identity: AnyHashable? { entry?.identity() }

  /// Updates the item.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - context: The context in the stack.
  ///   - stack: The stack that creates it during layout; `nil` while the stack is evaluated.
  func update(_ entry: ListContent.Entry, in context: NodeContext, below stack: Node?) {
    environment = context.environment
    self.entry = entry
    if let stack {
      host.evaluator.evaluate(self, below: stack) { evaluate(entry, in: context) }
    } else {
      host.evaluator.evaluate(self) { evaluate(entry, in: context) }
    }
  }

  private func evaluate(_ entry: ListContent.Entry, in context: NodeContext) {
    content = entry.make().reconciled(with: content, in: context)
  }

  override func evaluateAgain() -> Bool {
    guard let entry, let stack = evaluation.owner else { return false }
    update(entry, in: NodeContext(environment: environment, host: host), below: stack)
    return true
  }

  /// Whether it shows no view.
  var isEmpty: Bool { content?.layoutChildren.isEmpty ?? true }

  override var placedChildren: [Node] { content?.layoutChildren ?? [] }

  override var structure: [Node] { content.map { [$0] } ?? [] }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let sizes = placedChildren.map { $0.measure(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  override func placeChildren(in rect: CGRect) {
    for child in placedChildren {
      child.place(in: Alignment.center.place(child.measure(offered), in: rect), by: self, offered: offered)
    }
  }
}

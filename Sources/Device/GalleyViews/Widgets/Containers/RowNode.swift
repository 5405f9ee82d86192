import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The properties that a row's content sets on its row.
@MainActor final class RowContext {
  /// The buttons that a swipe from an edge uncovers.
  struct Swipe {
    let edge: HorizontalEdge
    let content: Node
    /// Whether a swipe over the whole row does the first of them.
    let allowsFullSwipe: Bool
  }

  let links = Registry<NavigationLinkNode>()
  let buttonNodes = Registry<ButtonNode>()
  let actions = Registry<() -> Void>()
  let swipes = Registry<Swipe>(outerFirst: false)
  /// The changes of views to the row's look, those inside before those outside.
  let looks = PropertyRegistry(RowLook())
  /// The views behind the row.
  let backgrounds = Registry<Node>()

  /// The link that a tap anywhere on the row opens.
  var link: NavigationLinkNode? { links.values.last }
  /// The buttons of the default style in the row: a single one belongs to the whole row.
  var buttons: [ButtonNode] { buttonNodes.values }
  /// The action of a tap anywhere on the row, for a control that fills it.
  var action: (() -> Void)? { actions.values.last }
  /// The look that the row's content sets.
  var look: RowLook { looks.properties }
  /// The view behind the row; `nil` for the default background.
  var background: Node? { backgrounds.values.last }

  /// The buttons that swipes from an edge uncover.
  func swipe(_ edge: HorizontalEdge) -> RowSwipe {
    guard !swipes.isEmpty, let swipe = swipes.values.last(where: { $0.edge == edge }) else {
      return RowSwipe()
    }
    return RowSwipe(
      actions: swipe.content.layoutChildren.compactMap(ActionButton.init), allowsFull: swipe.allowsFullSwipe)
  }
}

/// The node of one line of a list: a row, a header or a footer.
final class RowNode: Node {
  /// The width of the strip in which a swipe goes back, in points.
  private static let backEdge: CGFloat = 20
  /// The minimum width of each button behind a row, as in UIKit.
  private static let actionWidth: CGFloat = 74

  let row = RowContext()
  private(set) var entry: ListContent.Entry?
  private var content: Node?
  private var style = ListLook.insetGrouped
  private var isPressed = false
  /// The width of the uncovered buttons behind the row, in points; negative for those at the leading edge.
  private var uncovered: CGFloat = 0
  /// Whether the buttons behind the row are uncovered.
  var isSwipedOpen: Bool { uncovered != 0 }
  /// The buttons of an edge.
  private func swipe(_ edge: HorizontalEdge) -> RowSwipe { row.swipe(edge) }
  /// The buttons that are uncovered.
  private var uncoveredActions: [ActionButton] {
    uncovered == 0 ? [] : swipe(uncovered > 0 ? .trailing : .leading).actions
  }
  /// The row's place in its list.
  var index = 0
  /// Whether the line stays below the bar while its section goes by.
  var isPinned = false
  /// The handle that moves the row while its list is edited.
  private var grip: Node?
  /// The row as the content that the finger on the handle carries.
  private var handled: (any LiftedContent)?
  /// The width of the handle with the space before it, in points.
  private static let handleWidth: CGFloat = 34

  /// Updates the line.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - context: The context in the list.
  ///   - list: The list that creates it during layout; `nil` while the list is evaluated.
  func update(_ entry: ListContent.Entry, in context: NodeContext, below list: ListNode? = nil) {
    evaluation.environment = context.environment
    if let list {
      host.evaluator.evaluate(self, below: list) { evaluate(entry, in: context) }
    } else {
      host.evaluator.evaluate(self) { evaluate(entry, in: context) }
    }
  }

  override func evaluateAgain() -> Bool {
    guard let entry, let list = evaluation.owner as? ListNode, let environment = evaluation.environment else {
      return false
    }
    update(entry, in: NodeContext(environment: environment, host: host), below: list)
    return true
  }

  private func evaluate(_ entry: ListContent.Entry, in context: NodeContext) {
    var context = context
    self.entry = entry
    style = context.environment.listStyle
    context.environment.row = row
    context.environment.stackAxis = nil
    context.environment.isInListRow = isRow
    switch entry.item {
    case .row: break
    case .header where style == .plain:
      context.environment.font = .system(.subheadline, weight: .semibold)
      context.environment.foregroundColor = .secondary
    case .header where style == .sidebar:
      context.environment.font = .system(.title3, weight: .semibold)
    case .header, .footer:
      if case .header = entry.item { context.environment.textCase = .uppercase }
      context.environment.font = .footnote
      context.environment.foregroundColor = .secondary
    }
    environment = context.environment
    let made = entry.make()
    let view: any View =
      entry.disclosure.map { SidebarHeader(content: AnyView(made), disclosure: $0) } ?? made
    ownSelection = isRow ? context.environment.listSelection?.row(view, identity: entry.identity()) : nil
    content = (ownSelection?.shown(view) ?? view).reconciled(with: content, in: context)
    let isEdited = entry.isMovable && context.environment.editMode?.wrappedValue.isEditing == true
    context.environment.row = nil
    grip =
      isEdited && !row.look.isMoveDisabled
      ? Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
        .reconciled(with: grip, in: context) : nil
    contentChanged()
  }

  override func contentChanged() {
    // A row whose content is not evaluated is drawn in another way where it is selected.
    if let selection { _ = host.evaluator.read(for: self) { selection.isSelected } }
    if uncoveredActions.isEmpty { uncovered = 0 }
    guard !row.swipes.isEmpty else { return }
    for action in swipe(.trailing).actions + swipe(.leading).actions {
      action.button.afterAction = { [weak self] in self?.closeSwipe() }
    }
  }

  /// The row in its list's selection, if its view can be selected.
  private var ownSelection: RowSelection?

  /// The row in its list's selection, if it can be selected: a link of a value selects it, unless there is a
  /// page for it.
  private var selection: RowSelection? {
    guard let link = row.link else { return ownSelection }
    return link.hasDestination ? nil : environment.listSelection?.row(of: link.value)
  }

  /// Whether the row is chosen in its list.
  var isMarkedSelected: Bool { selection?.isSelected == true }

  private var isRow: Bool {
    if case .row? = entry?.item { return true }
    return false
  }

  /// Whether this is the header of a plain list's section, which has a background from edge to edge, and
  /// accepts touches.
  private var isPlainHeader: Bool {
    if case .header? = entry?.item { return style == .plain }
    return false
  }

  /// Whether a tap on the line above a section closes or opens it.
  private var isDisclosure: Bool { entry?.disclosure != nil }

  private var insets: EdgeInsets {
    switch entry?.item {
    case .header where style == .plain: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    case .header where style == .sidebar: EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
    case .header: EdgeInsets(top: 13, leading: 16, bottom: 7, trailing: 16)
    case .footer: EdgeInsets(top: 7, leading: 16, bottom: 4, trailing: 16)
    default: rowInsets
    }
  }

  private var rowInsets: EdgeInsets {
    let side: CGFloat = style == .sidebar ? 10 : 16
    var insets = row.look.insets ?? EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    if grip != nil { insets.trailing += Self.handleWidth }
    return insets
  }

  private var leastHeight: CGFloat {
    if isRow { return environment.defaultMinListRowHeight }
    if case .header? = entry?.item { return environment.defaultMinListHeaderHeight ?? 0 }
    return 0
  }

  /// The app's view behind the row.
  var ownBackground: [Node] { row.background?.layoutChildren ?? [] }

  override var placedChildren: [Node] {
    ownBackground + (content?.layoutChildren ?? []) + gripNodes + uncoveredActions.map(\.node)
  }

  private var gripNodes: [Node] { grip?.layoutChildren ?? [] }

  override var structure: [Node] { [content, grip].compactMap(\.self) }

  override func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    let sizes = (content?.layoutChildren ?? []).map { $0.measure(proposal.inset(by: insets)) }
    let height = (sizes.map(\.height).max() ?? 0) + insets.top + insets.bottom
    return CGSize(width: proposal.width ?? 320, height: max(leastHeight, height))
  }

  override func placeChildren(in rect: CGRect) {
    for node in ownBackground {
      let size = node.measure(ProposedSize(rect.size))
      node.place(in: Alignment.center.place(size, in: rect), by: self, offered: ProposedSize(rect.size))
    }
    let space = rect.inset(by: insets)
    for child in content?.layoutChildren ?? [] {
      let offer = ProposedSize(width: space.width, height: nil)
      let place = Alignment.leading.place(child.measure(offer), in: space).offsetBy(dx: -uncovered, dy: 0)
      child.place(in: mirrored(place, in: rect), by: self, offered: offer)
    }
    for node in gripNodes {
      let size = node.measure(.unspecified)
      let area = CGRect(
        x: rect.maxX - Self.handleWidth - 8, y: rect.minY, width: Self.handleWidth, height: rect.height)
      node.place(in: Alignment.center.place(size, in: area), by: self)
    }
    let actions = uncoveredActions
    let width = uncovered / CGFloat(max(1, actions.count))
    for (index, action) in actions.enumerated() {
      let start = uncovered > 0 ? rect.maxX - uncovered : rect.minX
      let place = CGRect(
        x: start + CGFloat(index) * abs(width), y: rect.minY, width: abs(width), height: rect.height)
      action.node.place(in: mirrored(place, in: rect), by: self)
    }
  }

  private var tableLooks: TableLooks { (parent as? ListNode)?.looks ?? TableLooks() }

  private var background: Color {
    if isRow, let color = tableLooks.row { return color }
    return switch style {
    case .insetGrouped, .grouped: .secondarySystemGroupedBackground
    case .sidebar: .clear
    case .plain: .systemBackground
    }
  }

  /// The background of a selected row, or of one under a finger.
  private var markedBackground: Color { style == .sidebar ? .systemFill : .gray4 }

  private func drawHeaderBackground(into list: inout DisplayList) {
    guard isPinned else {
      fill(frame, with: background, into: &list)
      return
    }
    Material.bar.draw(in: frame, .rectangle, .nonZero, environment, into: &list)
    drawSeparator(x: frame.minX, y: frame.maxY - hairline, width: frame.width, into: &list)
  }

  override func draw(into list: inout DisplayList) {
    if isPlainHeader { drawHeaderBackground(into: &list) }
    guard isRow else { return super.draw(into: &list) }
    list.nested(in: sectionClip.map { .pushClipRectangle(frame, $0) }) { list in
      let isMarked = isPressed || isMarkedSelected
      let background = isMarked ? markedBackground : background
      if row.background == nil || isMarked { fill(frame, with: background, into: &list) }
      if !isMarked { for node in ownBackground { node.draw(into: &list) } }
      list.nested(in: isSwipedOpen ? .pushClipRectangle(frame, .square) : nil) { list in
        for child in (content?.layoutChildren ?? []) + gripNodes { child.draw(into: &list) }
        for action in uncoveredActions {
          fill(action.node.frame, with: action.button.environment.tint, into: &list)
          action.node.draw(into: &list)
        }
      }
      let looks = tableLooks
      if entry?.isLastInSection == false, style != .sidebar, looks.hasSeparators,
        !row.look.hiddenSeparators.contains(.bottom)
      {
        let text = firstText.map { mirrored($0.frame, in: frame).minX }
        let start = separatorEdge(.listRowSeparatorLeading) ?? text ?? frame.minX + 16
        let end = separatorEdge(.listRowSeparatorTrailing) ?? frame.maxX
        let line = mirrored(
          CGRect(x: start, y: frame.maxY - hairline, width: max(0, end - start), height: hairline), in: frame)
        fill(line, with: row.look.separatorTint ?? looks.separator ?? .separator, into: &list)
      }
    }
  }

  /// The first text of the content, at which the line below the row begins by default.
  private var firstText: TextNode? {
    var open = Array((content?.layoutChildren ?? []).reversed())
    while let node = open.popLast() {
      if let text = node as? TextNode { return text.text.isEmpty ? nil : text }
      // The words of segments are in the control, as in UIKit's.
      if node is SegmentedNode { return nil }
      open += node.placedChildren.reversed()
    }
    return nil
  }

  /// Returns the place at which the content lets the line below the row begin or end, in the window's
  /// coordinates, from left to right.
  private func separatorEdge(_ guide: HorizontalAlignment) -> CGFloat? {
    guard let content = content?.layoutChildren.first else { return nil }
    return content.explicitGuide(guide.key, in: content.offered).map {
      mirrored(content.frame, in: frame).minX + $0
    }
  }

  /// The radius of a card's corners, in points.
  private static let cardRadius = 10.0

  /// The first and the last row of a card have the card's corners, and each row of a sidebar has rounded
  /// corners.
  private var sectionClip: Corners? {
    if style == .sidebar { return .continuous(Self.cardRadius) }
    guard style == .insetGrouped, let entry, entry.isFirstInSection || entry.isLastInSection else {
      return nil
    }
    let top = entry.isFirstInSection ? Self.cardRadius : 0
    let bottom = entry.isLastInSection ? Self.cardRadius : 0
    return Corners(
      topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom, style: .continuous)
  }

  override func elements(in context: ElementContext) -> [Element] {
    guard isRow else {
      let lines = super.elements(in: ElementContext(clip: context.clip)).map { element in
        var element = element
        if case .header? = entry?.item { element.traits.insert(.header) }
        return element
      }
      guard isPlainHeader else { return lines }
      return [context.clipped(Element(.other, frame: frame, handle: handle, children: lines))]
    }
    let container = ElementContainer()
    var inner = ElementContext(clip: context.clip.intersection(frame))
    inner.container = (content?.layoutChildren.count ?? 0) == 1 ? container : nil
    var appearance = Appearance()
    appearance.background = background.resolved(in: environment).text
    var cell = Element(
      .cell, frame: frame, isEnabled: environment.isEnabled, isSelected: isMarkedSelected,
      traits: isMarkedSelected ? .selected : [], appearance: appearance, handle: handle)
    let inside = (content?.layoutChildren ?? []).flatMap { $0.elements(in: inner) }
    cell.children = inside
    if let frame = gripNodes.first?.frame {
      let name = cell.children.first { $0.type == .staticText }?.label ?? ""
      cell.children.append(Element(.button, label: "Reorder \(name)", frame: frame, traits: .button))
    }
    if isSwipedOpen {
      cell.children += uncoveredActions.flatMap { $0.node.elements(in: ElementContext(clip: frame)) }
    }
    if container.isControl {
      cell.describe {
        $0.grouping = .element
        $0.traits = environment.traits(.button)
      }
    }
    for change in container.changes { change(&cell) }
    if container.isControl, !environment.hasMenuBar,
      SystemTreeRule.linkedRowsHoldButtons.holds(in: environment.systemVersion)
    {
      let button = linkButton(holding: inside, in: cell, isEnabled: container.isEnabled)
      cell.children.replaceSubrange(0..<inside.count, with: [button])
    }
    return [context.clipped(cell)]
  }

  /// The button of a row that leads somewhere: it has the row's words, and holds its content.
  private func linkButton(holding inside: [Element], in cell: Element, isEnabled: Bool) -> Element {
    let texts = inside.filter { $0.type == .staticText }
    let words = (texts.isEmpty ? inside : texts).map(\.label).filter { !$0.isEmpty }
    return Element(
      .button, label: cell.label.isEmpty ? words.joined(separator: ", ") : cell.label, value: cell.value,
      frame: frame, isEnabled: cell.isEnabled && isEnabled, traits: environment.traits(.button),
      children: inside)
  }

  override var takesTouches: Bool { isRow || isPlainHeader || isDisclosure }

  /// The button that a tap anywhere on the row belongs to.
  private var button: ButtonNode? {
    row.link == nil ? row.buttons.first.flatMap { $0.fillsRow ? $0 : nil } : nil
  }

  /// The action that selects the row, if a tap does.
  private var selecting: (() -> Void)? {
    guard let selection, selection.takesTaps(isEditing: environment.editMode?.wrappedValue.isEditing == true)
    else { return nil }
    return { selection.select() }
  }

  override var tapAction: (() -> Void)? {
    if isSwipedOpen { return { [weak self] in self?.closeSwipe() } }
    if let button { return button.rowAction }
    guard environment.isEnabled else { return nil }
    if let selecting { return selecting }
    return row.link.map { link in { link.open() } } ?? row.action
  }

  override func pressChanged(_ isPressed: Bool) {
    let reacts =
      row.link != nil || row.action != nil || selecting != nil || button?.environment.isEnabled == true
    self.isPressed = isPressed && reacts && uncovered == 0
    host.setNeedsDisplay()
  }

  // MARK: Moving

  private var canMove: Bool { isRow && entry?.isMovable == true && !row.look.isMoveDisabled }

  override var mayBeLifted: Bool { canMove && environment.isEnabled }

  override func lifted(at point: CGPoint) -> (any LiftedContent)? {
    canMove ? (parent as? ListNode)?.beginMove(of: self, from: point) : nil
  }

  /// The handle follows a finger at once.
  override func tracksTouch(from point: CGPoint) -> Bool {
    guard grip != nil, environment.isEnabled, !isSwipedOpen else { return false }
    return frame.contains(point) && point.x >= frame.maxX - Self.handleWidth - 8
  }

  // MARK: Swiping

  func closeSwipe() {
    uncovered = 0
    host.setNeedsLayout()
  }

  private var actionsWidth: CGFloat {
    uncoveredActions.reduce(0) { $0 + max(Self.actionWidth, $1.node.measure(.unspecified).width + 30) }
  }

  override func wantsPan(from start: CGPoint, direction: PanDirection) -> Bool {
    guard isRow, environment.isEnabled else { return false }
    switch direction {
    case isMirrored ? .right : .left: return uncovered < 0 || !swipe(.trailing).actions.isEmpty
    // A swipe from the very edge of a page goes back.
    case .left, .right:
      return uncovered > 0 || (!swipe(.leading).actions.isEmpty && start.x - frame.minX >= Self.backEdge)
    case .up, .down: return false
    }
  }

  override func panChanged(_ pan: Pan) {
    if grip != nil, tracksTouch(from: pan.start) || handled != nil {
      handled = handled ?? lifted(at: pan.start)
      handled?.moved(to: pan.location)
      return
    }
    if uncovered == 0 { (parent as? ListNode)?.closeSwipedRows(but: self) }
    let most = swipe(.trailing).actions.isEmpty ? 0 : frame.width
    let least = swipe(.leading).actions.isEmpty ? 0 : -frame.width
    uncovered = max(least, min(most, uncovered - pan.delta.dx * (isMirrored ? -1 : 1)))
    host.setNeedsLayout()
  }

  override func panCancelled() {
    handled?.cancelled()
    handled = nil
    closeSwipe()
  }

  /// Ends the swipe: a slow pull beyond seven tenths of the row triggers the first action; a shorter pull or
  /// a quick swipe leaves the buttons uncovered.
  override func panEnded(_ pan: Pan) {
    if let handled {
      self.handled = nil
      return handled.ended(at: pan.location)
    }
    let edge = uncovered < 0 ? HorizontalEdge.leading : .trailing
    let side: CGFloat = edge == .leading ? -1 : 1
    let width = abs(uncovered)
    if swipe(edge).allowsFull, width > frame.width * 0.7, abs(pan.velocity.dx) < 100 {
      closeSwipe()
      if let action = swipe(edge).actions.first?.button.tapAction { host.actions.perform(action, of: self) }
    } else if width > actionsWidth / 2
      || (width > 0 && pan.velocity.dx * side * (isMirrored ? -1 : 1) < -300)
    {
      uncovered = side * actionsWidth
    } else {
      uncovered = 0
    }
    host.setNeedsLayout()
  }
}

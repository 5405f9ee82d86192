import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Adds space around the view.
  ///
  /// - Parameters:
  ///   - edges: On which sides.
  ///   - length: How much, in points; `nil` for the usual 16.
  /// - Returns: The view with space around it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(by: PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Adds the same space on all sides.
  ///
  /// - Parameter length: How much, in points.
  /// - Returns: The view with space around it.
  public func padding(_ length: CGFloat) -> some View {
    modified(by: PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// Adds space that differs from side to side.
  ///
  /// - Parameter insets: How much on each side, in points.
  /// - Returns: The view with space around it.
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(by: PaddingModifier(insets: insets))
  }

  /// Puts the view into a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points; `nil` leaves it to the view.
  ///   - height: The height in points; `nil` leaves it to the view.
  ///   - alignment: Where the view stands in the frame.
  /// - Returns: The view in a frame.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modified(by: FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame whose size is between limits.
  ///
  /// - Parameters:
  ///   - minWidth: The least width, in points.
  ///   - maxWidth: The greatest width; `.infinity` takes all there is.
  ///   - minHeight: The least height, in points.
  ///   - maxHeight: The greatest height; `.infinity` takes all there is.
  ///   - alignment: Where the view stands in the frame.
  /// - Returns: The view in a frame.
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FlexibleFrameModifier(
        minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
        alignment: alignment))
  }

  /// Keeps the view at its ideal size, whatever it is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modified(by: FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority with which a stack gives the view space.
  public func layoutPriority(_ value: Double) -> some View {
    modified(by: PriorityModifier(layoutPriority: value))
  }

  /// Shows the view elsewhere without moving anything else.
  ///
  /// - Parameters:
  ///   - x: How far to the right, in points.
  ///   - y: How far down, in points.
  /// - Returns: The view, shown elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: OffsetModifier(x: x, y: y))
  }

  /// Puts a view behind this one, at this one's size.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    modified(by: BackgroundOverlayModifier(extra: AnyView(content()), alignment: alignment, isBehind: true))
  }

  /// Puts a colour, a gradient or a material behind this view.
  ///
  /// - Parameters:
  ///   - style: What is behind.
  ///   - edges: Where it goes on below bars and to the edges of the screen, if the view reaches as far as these leave space.
  /// - Returns: The view on the background.
  /// - Reference: [SwiftUI's `background(_:ignoresSafeAreaEdges:)`](https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)).
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modified(
      by: BackgroundOverlayModifier(
        extra: AnyView(Rectangle().fill(style)), alignment: .center, isBehind: true,
        color: style as? Color, outline: Rectangle().outline, ignoredEdges: edges))
  }

  /// Puts the background of this place of the interface behind this view.
  ///
  /// - Parameter edges: Where it goes on below bars and to the edges of the screen.
  /// - Returns: The view on the background.
  /// - Reference: [SwiftUI's `background(ignoresSafeAreaEdges:)`](https://developer.apple.com/documentation/swiftui/view/background(ignoressafeareaedges:)).
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(Color.systemBackground, ignoresSafeAreaEdges: edges)
  }

  /// Puts a filled shape behind this view.
  ///
  /// - Parameters:
  ///   - style: What fills the shape.
  ///   - shape: The shape.
  ///   - fill: Which points are inside.
  /// - Returns: The view on the shape.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle fill: FillStyle = FillStyle()
  )
    -> some View
  {
    modified(
      by: BackgroundOverlayModifier(
        extra: AnyView(shape.fill(style, style: fill)), alignment: .center, isBehind: true,
        color: style as? Color, outline: shape.outline))
  }

  /// Puts a view behind this one, at this one's size.
  @_disfavoredOverload public func background(_ background: some View, alignment: Alignment = .center)
    -> some View
  {
    modified(by: BackgroundOverlayModifier(extra: AnyView(background), alignment: alignment, isBehind: true))
  }

  /// Puts a view in front of this one, at this one's size.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    modified(by: BackgroundOverlayModifier(extra: AnyView(content()), alignment: alignment, isBehind: false))
  }

  /// Shows only what lies inside of a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, of this view's size.
  ///   - style: Which points are inside.
  /// - Returns: The view, cut out.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    modified(by: ClipModifier(outline: shape.outline, rule: style.rule))
  }

  /// Shows only what lies inside of the view's frame.
  public func clipped() -> some View {
    clipShape(Rectangle())
  }

  /// Shows only what lies inside of the view's frame with round corners.
  ///
  /// - Parameter radius: The radius of the corners, in points.
  /// - Returns: The view, cut out.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Sets the view's opacity.
  ///
  /// - Parameter opacity: 0 for nothing to 1 for the whole view.
  /// - Returns: The view, as one layer.
  public func opacity(_ opacity: Double) -> some View {
    modified(by: OpacityModifier(opacity: opacity))
  }
}

struct PaddingModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let insets: EdgeInsets

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    let size = child.measure(proposal.inset(by: insets))
    return CGSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    child.place(in: rect.inset(by: insets), by: node, offered: node.offered.inset(by: insets))
  }
}

struct FrameModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.measure(offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    let offer = offer(node.offered)
    child.place(in: alignment.place(child.measure(offer), in: rect), by: node, offered: offer)
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

struct FlexibleFrameModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let minWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    let size = child.measure(offer(proposal))
    return CGSize(
      width: length(size.width, proposal.width, minWidth, maxWidth),
      height: length(size.height, proposal.height, minHeight, maxHeight))
  }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    let offer = offer(node.offered)
    child.place(in: alignment.place(child.measure(offer), in: rect), by: node, offered: offer)
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: clamp(proposal.width, minWidth, maxWidth), height: clamp(proposal.height, minHeight, maxHeight))
  }

  private func clamp(_ value: CGFloat?, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    value.map { max(least ?? 0, min($0, most ?? .infinity)) }
  }

  /// With a least length the frame shrinks to small offers down to that, with a greatest it grows to large ones up
  /// to that; otherwise it is as long as its content.
  private func length(_ content: CGFloat, _ proposal: CGFloat?, _ least: CGFloat?, _ most: CGFloat?)
    -> CGFloat
  {
    let offer = clamp(proposal, least, most) ?? content
    var length = content
    if let least { length = max(least, min(length, offer)) }
    if let most { length = min(most, max(length, offer)) }
    return length
  }
}

struct FixedSizeModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let horizontal: Bool
  let vertical: Bool

  @MainActor func size(_ node: ModifierNode<Self>, _ child: Node, _ proposal: ProposedSize) -> CGSize {
    child.measure(offer(proposal))
  }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    child.place(in: rect, by: node, offered: offer(node.offered))
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

struct PriorityModifier: NodeModifier {
  let layoutPriority: Double?
}

struct OffsetModifier: NodeModifier {
  var keepsLayout: Bool { false }
  let x: CGFloat
  let y: CGFloat

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    child.place(in: rect.offsetBy(dx: x, dy: y), by: node, offered: node.offered)
  }
}

/// A view behind or in front of another.
struct BackgroundOverlayModifier: NodeModifier {
  let extra: AnyView
  let alignment: Alignment
  let isBehind: Bool
  var color: Color?
  var outline: ShapeOutline?
  /// The edges at which the other view bleeds into what bars cover.
  var ignoredEdges: Edge.Set = []

  var isExtraForEach: Bool { true }

  /// Both views' values count, in the order in which they are drawn.
  @MainActor func preference<Key: PreferenceKey>(
    _ key: Key.Type, _ node: ModifierNode<Self>, _ child: Node
  ) -> Key.Value? {
    (isBehind ? layers(node) + [child] : [child] + layers(node)).preference(key)
  }

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    var context = context
    context.environment.stackAxis = nil
    return extra.reconciled(with: old, in: context)
  }

  @MainActor private func layers(_ node: ModifierNode<Self>) -> [Node] { node.extra?.layoutChildren ?? [] }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    child.place(in: rect, by: node, offered: node.offered)
    node.extra?.preferenceReader?.read(from: child)
    let rect = rect.outset(by: node.safeArea.insets(of: rect).at(ignoredEdges))
    for layer in layers(node) {
      let offer = ProposedSize(rect.size)
      layer.place(in: alignment.place(layer.measure(offer), in: rect), by: node, offered: offer)
    }
  }

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    if !isBehind { child.draw(into: &list) }
    for layer in layers(node) { layer.draw(into: &list) }
    if isBehind { child.draw(into: &list) }
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    let extra = layers(node).flatMap { $0.elements(in: context) }
    var own = child.elements(in: context)
    if let color, own.count == 1, own[0].appearance?.background == nil {
      var appearance = own[0].appearance ?? Appearance()
      appearance.background = color.resolved(in: node.environment).text
      appearance.cornerRadius = outline?.cornerRadius(in: node.frame) ?? appearance.cornerRadius
      own[0].appearance = appearance
    }
    return isBehind ? extra + own : own + extra
  }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? {
    func extra() -> Node? {
      for layer in layers(node).reversed() {
        if let hit = layer.hitTest(point) { return hit }
      }
      return nil
    }
    return isBehind ? child.hitTest(point) ?? extra() : extra() ?? child.hitTest(point)
  }
}

struct ClipModifier: NodeModifier {
  var cutsContent: Bool { true }
  let outline: ShapeOutline
  let rule: DisplayList.FillRule

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    list.nested(in: outline.clip(in: node.frame, rule)) { child.draw(into: &$0) }
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    var context = context
    context.clip = context.clip.intersection(node.frame)
    var elements = child.elements(in: context)
    guard elements.count == 1 else { return elements }
    // The frame of a single element is that of its visible part.
    elements[0].frame = elements[0].frame.intersection(node.frame)
    if elements[0].frame.isNull { elements[0].frame = CGRect(origin: node.frame.origin, size: .zero) }
    if let cornerRadius = outline.cornerRadius(in: node.frame) {
      var appearance = elements[0].appearance ?? Appearance()
      appearance.cornerRadius = cornerRadius
      if appearance.visibleFrame?.contains(elements[0].frame) == true { appearance.visibleFrame = nil }
      elements[0].appearance = appearance
    }
    return elements
  }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? {
    node.frame.contains(point) ? child.hitTest(point) : nil
  }
}

struct OpacityModifier: NodeModifier {
  let opacity: Double

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    guard opacity > 0 else { return }
    list.nested(in: .pushOpacity(min(opacity, 1))) { child.draw(into: &$0) }
  }

  /// Invisible content has no elements.
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    opacity > 0 ? child.elements(in: context) : []
  }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? {
    opacity > 0 ? child.hitTest(point) : nil
  }
}

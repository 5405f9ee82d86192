import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

nonisolated extension View {
  /// Places a view behind this one, at this one's size.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    modified(by: BackgroundOverlayModifier(extra: AnyView(content()), alignment: alignment, isBehind: true))
  }

  /// Puts a colour, a gradient or a material behind this view.
  ///
  /// - Parameters:
  ///   - style: The style of the background.
  ///   - edges: The edges at which it extends below bars and to the edges of the screen, if the view reaches
  ///     them.
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
  /// - Parameter edges: The edges at which it extends below bars and to the edges of the screen.
  /// - Returns: The view on the background.
  /// - Reference: [SwiftUI's `background(ignoresSafeAreaEdges:)`](https://developer.apple.com/documentation/swiftui/view/background(ignoressafeareaedges:)).
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(Color.systemBackground, ignoresSafeAreaEdges: edges)
  }

  /// Puts a filled shape behind this view.
  ///
  /// - Parameters:
  ///   - style: The style that fills the shape.
  ///   - shape: The shape.
  ///   - fill: The rule for points inside.
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

  /// Places a view behind this one, at this one's size.
  @_disfavoredOverload public func background(_ background: some View, alignment: Alignment = .center)
    -> some View
  {
    modified(by: BackgroundOverlayModifier(extra: AnyView(background), alignment: alignment, isBehind: true))
  }

  /// Places a view in front of this one, at this one's size.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    modified(by: BackgroundOverlayModifier(extra: AnyView(content()), alignment: alignment, isBehind: false))
  }

  /// Clips the view to a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, of this view's size.
  ///   - style: The rule for points inside.
  /// - Returns: The view, cut out.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    modified(by: ClipModifier(outline: shape.outline, rule: style.rule))
  }

  /// Clips the view to its frame.
  ///
  /// - Parameter antialiased: Whether its edges are smooth; here they always are.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Clips the view to its frame with round corners.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points.
  ///   - antialiased: Whether its edges are smooth; here they always are.
  /// - Returns: The view, cut out.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Sets the view's opacity.
  ///
  /// - Parameter opacity: 0 for transparent to 1 for opaque.
  /// - Returns: The view, as one layer.
  public func opacity(_ opacity: Double) -> some View {
    modified(by: OpacityModifier(opacity: opacity))
  }
}

/// A view behind or in front of another.
struct BackgroundOverlayModifier: NodeModifier {
  let extra: AnyView
  let alignment: Alignment
  let isBehind: Bool
  var color: Color?
  var outline: ShapeOutline?
  /// The edges at which the other view bleeds below bars.
  var ignoredEdges: Edge.Set = []
  /// The name of the modifier, if it is neither of these two.
  var name: String?

  var isExtraForEach: Bool { true }

  /// Returns the combined value of both views, in the order of drawing.
  @MainActor func preference<Key: PreferenceKey>(
    _ key: Key.Type, _ node: ModifierNode<Self>, _ child: Node
  ) -> Key.Value? {
    (isBehind ? layers(node) + [child] : [child] + layers(node)).preference(key)
  }

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    var context = context
    context.environment.stackAxis = nil
    // Icons stand in the column of a list's rows only where they are the rows' own.
    context.environment.isInListRow = false
    return extra.reconciled(with: old, in: context)
  }

  @MainActor private func layers(_ node: ModifierNode<Self>) -> [Node] { node.extra?.layoutChildren ?? [] }

  @MainActor func place(_ node: ModifierNode<Self>, _ child: Node, in rect: CGRect) {
    child.place(in: rect, by: node, offered: node.offered)
    node.extra?.preferenceReader?.read(from: child)
    let space = rect.outset(by: node.safeArea.insets(of: rect).at(ignoredEdges))
    let offer = ProposedSize(space.size)
    let view = node.dimensions(in: node.offered)
    let placements = layers(node).map { layer in
      let dimensions = layer.dimensions(in: offer)
      var frame = alignment.place(dimensions, in: space)
      if space == rect {
        // The guides of both views are on one another.
        let own = (alignment.horizontal.key, alignment.vertical.key)
        let x = view[explicit: own.0] ?? own.0.defaultValue(in: rect.size)
        let y = view[explicit: own.1] ?? own.1.defaultValue(in: rect.size)
        frame.origin = CGPoint(
          x: rect.minX + x - dimensions[alignment.horizontal],
          y: rect.minY + y - dimensions[alignment.vertical])
      }
      return Placement(node: layer, proposal: offer, frame: frame)
    }
    node.place(placements, in: rect)
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

  @MainActor func covers(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Bool {
    child.covers(point) || layers(node).contains { $0.covers(point) }
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
  let outline: ShapeOutline
  let rule: DisplayList.FillRule

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    let outline = outline.reading { node.environment }
    list.nested(in: outline.clip(in: node.frame, rule)) { child.draw(into: &$0) }
  }

  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    var context = context
    context.clip = context.clip.intersection(node.frame)
    var elements = child.elements(in: context)
    guard elements.count == 1 else { return elements }
    // The frame of a single element is that of its visible part; an invisible one keeps its frame.
    let visible = elements[0].frame.intersection(node.frame)
    guard !visible.isNull else { return elements }
    elements[0].frame = visible
    if let cornerRadius = outline.cornerRadius(in: node.frame) {
      var appearance = elements[0].appearance ?? Appearance()
      appearance.cornerRadius = cornerRadius
      if appearance.visibleFrame?.encloses(elements[0].frame) == true { appearance.visibleFrame = nil }
      elements[0].appearance = appearance
    }
    return elements
  }

  @MainActor private func shows(_ point: CGPoint, in node: ModifierNode<Self>) -> Bool {
    node.frame.contains(point)
      && outline.reading { node.environment }.path(node.frame).contains(point, rule)
  }

  @MainActor func covers(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Bool {
    shows(point, in: node) && child.covers(point)
  }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? {
    shows(point, in: node) ? child.hitTest(point) : nil
  }
}

struct OpacityModifier: NodeModifier, Animatable {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @MainActor func draw(_ node: ModifierNode<Self>, _ child: Node, into list: inout DisplayList) {
    guard opacity > 0 else { return }
    list.nested(in: .pushOpacity(min(opacity, 1))) { child.draw(into: &$0) }
  }

  /// Returns the elements; invisible content has none.
  @MainActor func elements(_ node: ModifierNode<Self>, _ child: Node, in context: ElementContext) -> [Element]
  {
    opacity > 0 ? child.elements(in: context) : []
  }

  @MainActor func covers(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Bool {
    opacity > 0 && child.covers(point)
  }

  @MainActor func hitTest(_ node: ModifierNode<Self>, _ child: Node, _ point: CGPoint) -> Node? {
    opacity > 0 ? child.hitTest(point) : nil
  }
}

import Foundation
import GalleyTree
import GalleyViews
import SwiftUI

/// A chart of a size, with its marks found.
nonisolated struct ChartScene: View, PrimitiveView {
  typealias Body = Never

  let marks: [Mark]
  let settings: ChartSettings
  let size: CGSize

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? ArrangedNode) ?? ArrangedNode(context.host)
    let arranger = (node.keeper as? ChartArranger) ?? ChartArranger()
    node.keeper = arranger
    node.environment = context.environment
    arranger.update(self, in: context)
    node.parts = arranger.parts
    node.size = size
    node.makeElements = { [weak node] inside, elements in
      guard let node else { return inside }
      return arranger.elements(of: node, inside, in: elements)
    }
    node.describe = { arranger.description }
    return node
  }
}

/// The arranger that creates the views of a chart, and finds their places: labels, plot, annotations and
/// legend.
@MainActor final class ChartArranger {
  private typealias Part = ArrangedNode.Part

  fileprivate private(set) var parts: [ArrangedNode.Part] = []
  private var kept: [String: Node] = [:]
  private var used: [String: Node] = [:]
  private var inner: NodeContext?
  private(set) var environment = EnvironmentValues()
  private var size = CGSize.zero
  private var plot = CGRect.zero
  private(set) var frames: [MarkFrame] = []
  private(set) var texts = MarkTexts()
  private(set) var styles: MarkStyles?
  private(set) var scales: [Axis: ScaleSettings] = [:]

  // MARK: Parts

  /// Creates a view of the chart, which counts as one.
  private func make(_ key: String, _ view: some View, isLabel: Bool = false) -> Node {
    guard var inner else { preconditionFailure("a chart's views are made while it is updated") }
    if isLabel {
      inner.environment.dynamicTypeSize = min(inner.environment.dynamicTypeSize, Self.largestLabels)
    }
    let node = ZStack { view }.reconciled(with: kept[key], in: inner)
    used[key] = node
    return node
  }

  /// The largest size of labels, titles and the legend, so that they leave space for the plot; Apple
  /// documents none.
  private static let largestLabels = DynamicTypeSize.accessibility1

  private func measure(_ node: Node, _ proposal: ProposedSize = .unspecified) -> CGSize {
    node.layoutChildren.first?.measure(proposal) ?? .zero
  }

  func update(_ scene: ChartScene, in context: NodeContext) {
    environment = context.environment
    var inner = context
    inner.environment.chartSettings = ChartSettings()
    self.inner = inner
    size = scene.size
    used = [:]
    parts = []
    build(scene)
    kept = used
  }

  private func build(_ scene: ChartScene) {
    let settings = scene.settings
    scales = settings.scales
    let calendar = environment.calendar
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    // About as many values as there are labels with some space around them; measured on Apple's charts. The
    // least number of a low chart was chosen: two values of a fixed domain may be one only.
    let counts: [Axis: Int] = [
      .horizontal: min(7, max(2, Int(size.width / 65))), .vertical: min(7, max(3, Int(size.height / 45))),
    ]
    let model = ChartModel(scene.marks, settings, calendar: calendar, counts: counts)
    let styles = MarkStyles(scene.marks, settings)
    self.styles = styles
    var frame = ChartFrame(rect: CGRect(origin: .zero, size: size), isRightToLeft: isRightToLeft)

    let legend = makeLegend(settings, styles, &frame)
    let titles = makeTitles(settings, &frame, hasAxes: model.hasAxes)
    var axes: [AxisLayout] = []
    if model.hasAxes {
      for axis in [Axis.horizontal, .vertical] {
        let plan = AxisPlan(axis, model, settings, calendar: calendar, count: counts[axis] ?? 5)
        axes += plan.groups.enumerated().map { makeLabels($1, axis, "\(axis) \($0)", frame) }
      }
      reserve(axes, &frame)
    }

    let box = ChartDrawing()
    var canvas = AnyView(Canvas { box.drawMarks(&$0, $1) })
    if !settings.scrollableAxes.isEmpty { canvas = AnyView(canvas.clipped()) }
    let plotView = settings.plotStyle.map { $0(ChartPlotContent(content: canvas)) } ?? canvas
    let plotNode = make("plot", plotView)
    let plotSize = measure(plotNode, ProposedSize(frame.rect.size))
    plot = CGRect(
      origin: frame.rect.origin,
      size: CGSize(width: min(plotSize.width, frame.rect.width), height: plotSize.height))
    if isRightToLeft { plot.origin.x = frame.rect.maxX - plot.width }

    let x = model.scale(.horizontal, length: plot.width, settings, runsBackwards: isRightToLeft)
    // Numbers run from the bottom, categories are read from the top.
    var isList = false
    if case .categories? = model.contents[.vertical] { isList = true }
    let y = model.scale(.vertical, length: plot.height, settings, runsBackwards: !isList)
    let shapes = MarkShapes(model, x: x, y: y, size: plot.size, styles: styles)
    box.shapes = shapes.shapes
    frames = shapes.frames
    texts = MarkTexts(environment: environment)
    let proxy = ChartProxy(x: x, y: y, frame: plot, marks: scene.marks, settings: settings)
    for (index, axis) in axes.enumerated() {
      axes[index].place(
        scale: axis.axis == .horizontal ? x : y, plot: plot, in: CGRect(origin: .zero, size: size))
    }
    box.lines = axes.flatMap(\.lines)

    for (index, layer) in settings.backgrounds.enumerated() { addLayer("background \(index)", layer, proxy) }
    parts.append(Part(node: make("grid", Canvas { context, _ in box.drawLines(&context) }), frame: whole))
    parts.append(Part(node: plotNode, frame: plot))
    addSymbols(shapes.shapes)
    parts += axes.flatMap(\.labels).filter { !$0.frame.isNull }.map { Part(node: $0.node, frame: $0.frame) }
    addTitles(titles, isRightToLeft)
    if let legend { addLegend(legend, settings.legend, isRightToLeft) }
    addAnnotations(shapes.frames, isRightToLeft)
    if !settings.selections.isEmpty {
      parts.append(Part(node: make("selection", ChartSelector(proxy: proxy)), frame: plot))
    }
    for (index, layer) in settings.overlays.enumerated() { addLayer("overlay \(index)", layer, proxy) }
  }

  private var whole: CGRect { CGRect(origin: .zero, size: size) }

  private func addLayer(_ key: String, _ layer: ChartSettings.Layer, _ proxy: ChartProxy) {
    let alignment = layer.alignment
    let content = layer.content(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    parts.append(Part(node: make(key, content), frame: whole))
  }

  private func addSymbols(_ shapes: [MarkShape]) {
    for (index, shape) in shapes.enumerated() {
      guard case .view(let view) = shape.form else { continue }
      let symbol = view.foregroundStyle(shape.style).opacity(shape.opacity).accessibilityHidden(true)
      parts.append(Part(node: make("symbol \(index)", symbol), frame: plot))
    }
  }

  // MARK: Axes

  private func makeLabels(
    _ group: AxisPlan.Group, _ axis: Axis, _ key: String, _ frame: ChartFrame
  ) -> AxisLayout {
    var layout = AxisLayout(axis: axis, group: group, edge: frame.edge(group.position))
    for (index, mark) in group.marks.enumerated() {
      for (number, item) in mark.items.enumerated() {
        guard case .label(let label) = item.kind else { continue }
        let view = label.view.font(item.font ?? .caption2).foregroundStyle(
          item.style ?? AnyShapeStyle(Color.secondary))
        let turned: AnyView
        switch label.orientation {
        case .automatic, .horizontal: turned = AnyView(view)
        case .vertical: turned = AnyView(view.fixedSize().modifier(UprightLabel(degrees: 90)))
        case .verticalReversed: turned = AnyView(view.fixedSize().modifier(UprightLabel(degrees: -90)))
        }
        let node = make("\(key) \(index) \(number)", turned, isLabel: true)
        layout.labels.append(
          AxisLayout.Label(
            mark: index, item: item, label: label, node: node,
            size: measure(node, ProposedSize(width: size.width / 2, height: nil))))
      }
    }
    return layout
  }

  /// Reserves space for the labels of axes.
  private func reserve(_ axes: [AxisLayout], _ frame: inout ChartFrame) {
    for axis in axes where axis.axis == .horizontal { frame.take(axis.edge, axis.thickness) }
    for axis in axes where axis.axis == .vertical {
      frame.take(axis.edge, axis.thickness)
      // The labels at both ends of the axis stand half above and half below it.
      let half = axis.labels.map(\.size.height).max() ?? 0
      if axis.isAtEnds { frame.take(.top, max(0, half / 2 - frame.rect.minY)) }
      let below = size.height - frame.rect.maxY
      if axis.isAtEnds { frame.take(.bottom, max(0, half / 2 - below)) }
    }
  }

  // MARK: Titles and legend

  private typealias Title = (
    node: Node, size: CGSize, edge: ChartEdge?, said: ChartSettings.AxisTitle, strip: CGRect
  )

  private func makeTitles(_ settings: ChartSettings, _ frame: inout ChartFrame, hasAxes: Bool) -> [Title] {
    var titles: [Title] = []
    for axis in [Axis.horizontal, .vertical] where hasAxes {
      for (index, said) in (settings.titles[axis] ?? []).enumerated() {
        let view = said.content.font(.caption).foregroundStyle(.secondary)
        let edge = frame.edge(said.position, usual: axis == .horizontal ? .bottom : .top)
        let isTurned = edge == .left || edge == .right
        let node = make(
          "title \(axis) \(index)",
          isTurned
            ? AnyView(view.fixedSize().modifier(UprightLabel(degrees: edge == .left ? -90 : 90)))
            : AnyView(view),
          isLabel: true)
        let size = measure(node, ProposedSize(width: self.size.width, height: nil))
        var strip = frame.rect
        if let edge {
          strip = frame.take(edge, (edge.isHorizontal ? size.height : size.width) + (said.spacing ?? 4))
        }
        titles.append((node, size, edge, said, strip))
      }
    }
    return titles
  }

  private func addTitles(_ titles: [Title], _ isRightToLeft: Bool) {
    for title in titles {
      let usual: Alignment
      switch title.edge {
      // The name of the upright axis is above its labels, at the trailing edge.
      case .top: usual = .topTrailing
      case .bottom: usual = .bottomLeading
      default: usual = .center
      }
      let strip =
        title.edge?.isHorizontal == false
        ? CGRect(x: title.strip.minX, y: plot.minY, width: title.strip.width, height: plot.height)
        : title.strip
      parts.append(
        Part(
          node: title.node,
          frame: strip.placing(title.size, title.said.alignment ?? usual, isRightToLeft: isRightToLeft)))
    }
  }

  private typealias LegendPart = (node: Node, size: CGSize, strip: CGRect, edge: ChartEdge?)

  private func makeLegend(_ settings: ChartSettings, _ styles: MarkStyles, _ frame: inout ChartFrame)
    -> LegendPart?
  {
    let said = settings.legend
    guard said.visibility != .hidden else { return nil }
    let entries = styles.legend
    let ramp = styles.ramp
    guard said.content != nil || !entries.isEmpty || ramp != nil else { return nil }
    let usual = ramp.map { AnyView(RampView(ramp: $0)) } ?? AnyView(LegendView(entries: entries))
    let node = make("legend", said.content ?? usual, isLabel: said.content == nil)
    let edge = frame.edge(said.position, usual: .bottom)
    let isAtSide = edge == .left || edge == .right
    let size = measure(
      node, ProposedSize(width: isAtSide ? self.size.width / 3 : self.size.width, height: nil))
    var strip = frame.rect
    if let edge {
      strip = frame.take(edge, (edge.isHorizontal ? size.height : size.width) + (said.spacing ?? 8))
    }
    return (node, size, strip, edge)
  }

  private func addLegend(_ legend: LegendPart, _ said: ChartSettings.Legend, _ isRightToLeft: Bool) {
    let usual: Alignment
    switch (said.position.kind, legend.edge) {
    case (.topTrailing, _): usual = .topTrailing
    case (.bottomTrailing, _): usual = .bottomTrailing
    case (_, .top): usual = .topLeading
    case (_, .left), (_, .right): usual = .topLeading
    default: usual = .bottomLeading
    }
    parts.append(
      Part(
        node: legend.node,
        frame: legend.strip.placing(legend.size, said.alignment ?? usual, isRightToLeft: isRightToLeft)))
  }

  private func addAnnotations(_ frames: [MarkFrame], _ isRightToLeft: Bool) {
    for (index, mark) in frames.enumerated() {
      for (number, annotation) in mark.mark.look.annotations.enumerated() {
        let node = make(
          "annotation \(index) \(number)", annotation.content(AnnotationContext(targetSize: mark.frame.size)))
        let anchor = mark.frame.offsetBy(dx: plot.minX, dy: plot.minY)
        var frame = annotation.frame(
          of: measure(node, ProposedSize(width: size.width, height: nil)), beside: anchor,
          isRightToLeft: isRightToLeft)
        if annotation.resolution.x.kind != .disabled {
          frame.origin.x = max(0, min(frame.minX, size.width - frame.width))
        }
        if annotation.resolution.y.kind == .fit {
          frame.origin.y = max(0, min(frame.minY, size.height - frame.height))
        }
        parts.append(Part(node: node, frame: frame))
      }
    }
  }

  // MARK: Elements

  /// Returns the elements: the chart is one with an element for each mark inside, before those of its views.
  fileprivate func elements(of node: ArrangedNode, _ inside: [Element], in context: ElementContext)
    -> [Element]
  {
    let frame = node.frame
    let origin = CGPoint(x: frame.minX + plot.minX, y: frame.minY + plot.minY)
    let marks = frames.compactMap { mark -> Element? in
      guard !mark.mark.look.isAccessibilityHidden else { return nil }
      let place = mark.frame.offsetBy(dx: origin.x, dy: origin.y)
      return context.clipped(
        Element(
          .other, identifier: mark.mark.look.accessibilityIdentifier ?? "", label: texts.label(of: mark.mark),
          value: texts.value(of: mark.mark).map { .text($0) }, frame: place))
    }
    return [context.clipped(Element(.other, frame: frame, handle: node.handle, children: marks + inside))]
  }
}

extension CGRect {
  /// The place of a size in this rectangle by an alignment.
  fileprivate func placing(_ size: CGSize, _ alignment: Alignment, isRightToLeft: Bool) -> CGRect {
    var part: CGFloat = 0.5
    if alignment.horizontal == .leading { part = isRightToLeft ? 1 : 0 }
    if alignment.horizontal == .trailing { part = isRightToLeft ? 0 : 1 }
    var down: CGFloat = 0.5
    if alignment.vertical == .top { down = 0 }
    if alignment.vertical == .bottom { down = 1 }
    return CGRect(
      x: minX + (width - size.width) * part, y: minY + (height - size.height) * down, width: size.width,
      height: size.height)
  }
}

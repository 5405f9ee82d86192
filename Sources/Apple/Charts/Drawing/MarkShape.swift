import Foundation
import SwiftUI

/// A mark as it is drawn, in points of the plot.
struct MarkShape {
  /// The form of the drawing.
  enum Form {
    case filled(Path)
    case stroked(Path, StrokeStyle)
    /// A view, in the middle of the frame.
    case view(AnyView)
  }

  let form: Form
  let style: AnyShapeStyle
  let opacity: Double
  let zIndex: Double
  /// Whether the style fills the plot, of which the mark shows its part.
  var alignsWithPlot = false
}

/// The place of a mark, for its annotations and its element.
struct MarkFrame {
  let mark: Mark
  let frame: CGRect
  /// Whether the mark fills an area.
  let fillsArea: Bool
}

/// The shapes of all marks in a plot of a size.
struct MarkShapes {
  private(set) var shapes: [MarkShape] = []
  private(set) var frames: [MarkFrame] = []
  private let model: ChartModel
  private let x: AxisScale
  private let y: AxisScale
  private let size: CGSize
  private let styles: MarkStyles
  /// The values that place marks at one position side by side, in order.
  private var positions: [DataValue] = []

  init(_ model: ChartModel, x: AxisScale, y: AxisScale, size: CGSize, styles: MarkStyles) {
    self.model = model
    self.x = x
    self.y = y
    self.size = size
    self.styles = styles
    for mark in model.marks {
      if let value = mark.mark.look.positionKey?.value, !positions.contains(value) { positions.append(value) }
    }
    addAll()
    // Later marks are in front; marks of one number keep their order.
    shapes = shapes.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  private mutating func addAll() {
    var drawn: Set<SeriesKey> = []
    let sectors = SectorLayout(model.marks.map(\.mark), in: size)
    var sector = 0
    for mark in model.marks {
      switch mark.mark.kind {
      case .bar, .rectangle: addRectangle(mark)
      case .rule: addRule(mark)
      case .point:
        if let point = point(of: mark) { addPoint(mark.mark, at: point, isAlone: true) }
      case .sector:
        addSector(mark.mark, sectors.sectors[sector])
        sector += 1
      case .line, .area:
        let key = SeriesKey(mark.mark)
        if drawn.insert(key).inserted { addSeries(key) }
      }
    }
  }

  // MARK: Places

  private func scale(_ axis: Axis) -> AxisScale { axis == .horizontal ? x : y }

  private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// Returns the space of a mark on an axis, regardless of its width.
  private func space(_ mark: ChartModel.PlacedMark, _ axis: Axis) -> ClosedRange<CGFloat>? {
    let scale = scale(axis)
    switch mark.place(axis) {
    case .points(let start, let end):
      let start = start ?? 0
      let end = end ?? length(axis)
      return min(start, end)...max(start, end)
    case .category(let name):
      guard let middle = scale.position(.category(name)) else { return nil }
      return middle - scale.step / 2...middle + scale.step / 2
    case .value(let number): return scale.position(number: number).map { $0...$0 }
    case .interval(let start, let end):
      guard let start = scale.position(number: start), let end = scale.position(number: end) else {
        return nil
      }
      return min(start, end)...max(start, end)
    }
  }

  private func middle(_ mark: ChartModel.PlacedMark, _ axis: Axis) -> CGFloat? {
    space(mark, axis).map { ($0.lowerBound + $0.upperBound) / 2 }
  }

  private func point(of mark: ChartModel.PlacedMark) -> CGPoint? {
    guard let x = middle(mark, .horizontal), let y = middle(mark, .vertical) else { return nil }
    let look = mark.mark.look
    var point = CGPoint(x: x + look.offset.width, y: y + look.offset.height)
    for axis in [Axis.horizontal, .vertical] where look.positionKey != nil && positionAxis(mark) == axis {
      guard let space = space(mark, axis), space.upperBound > space.lowerBound else { continue }
      let part = dodged(space, mark, axis)
      let shift = (part.lowerBound + part.upperBound) / 2 - (space.lowerBound + space.upperBound) / 2
      if axis == .horizontal { point.x += shift } else { point.y += shift }
    }
    return point
  }

  /// The axis along which a mark is put beside others.
  private func positionAxis(_ mark: ChartModel.PlacedMark) -> Axis {
    if let axis = mark.mark.look.positionAxis { return axis }
    if let growth = mark.growth { return growth == .vertical ? .horizontal : .vertical }
    if case .category = mark.y { return .vertical }
    return .horizontal
  }

  /// The part of a space that a mark has beside others.
  private func dodged(_ space: ClosedRange<CGFloat>, _ mark: ChartModel.PlacedMark, _ axis: Axis)
    -> ClosedRange<CGFloat>
  {
    guard let value = mark.mark.look.positionKey?.value, let index = positions.firstIndex(of: value) else {
      return space
    }
    let whole = space.upperBound - space.lowerBound
    let span = mark.mark.look.positionSpan.length(of: whole, automatic: whole * Self.barRatio)
    let part = span / CGFloat(positions.count)
    let isBackwards = axis == .horizontal && scale(axis).end < scale(axis).start
    let place = CGFloat(isBackwards ? positions.count - 1 - index : index)
    let start = (space.lowerBound + space.upperBound - span) / 2 + place * part
    return start...start + part
  }

  /// The part of the space of a category or a day that a bar takes; measured on pictures of Apple's charts.
  private static let barRatio: CGFloat = 2 / 3

  /// The extent of a bar or rectangle along an axis.
  private func extent(_ mark: ChartModel.PlacedMark, _ axis: Axis) -> ClosedRange<CGFloat>? {
    guard var space = space(mark, axis) else { return nil }
    let own = axis == .horizontal ? mark.mark.x : mark.mark.y
    if mark.growth == axis || own.end != nil { return space }
    if case .points = mark.place(axis), own.start == nil { return space }
    if case .value = mark.place(axis) {
      let half = gap(axis) / 2
      space = space.lowerBound - half...space.upperBound + half
    }
    let isDodged = mark.mark.look.positionKey != nil && positionAxis(mark) == axis
    if isDodged { space = dodged(space, mark, axis) }
    let whole = space.upperBound - space.lowerBound
    // Bars leave gaps to their neighbours, rectangles touch them.
    let usual = isDodged || mark.mark.kind == .rectangle ? whole : whole * Self.barRatio
    let length = own.length.length(of: whole, automatic: max(usual, min(1, whole)))
    let middle = (space.lowerBound + space.upperBound) / 2
    return middle - length / 2...middle + length / 2
  }

  /// Returns the least distance between the values of marks along an axis, in points.
  private func gap(_ axis: Axis) -> CGFloat {
    let places = Set(
      model.marks.compactMap { mark -> CGFloat? in
        guard case .value(let number) = mark.place(axis) else { return nil }
        return scale(axis).position(number: number)
      }
    ).sorted()
    let least = zip(places, places.dropFirst()).map { $1 - $0 }.min()
    return least ?? length(axis) / 4
  }

  // MARK: Marks

  private mutating func add(_ form: MarkShape.Form, _ look: MarkLook) {
    shapes.append(
      MarkShape(
        form: form, style: styles.style(of: look), opacity: look.opacity, zIndex: look.zIndex,
        alignsWithPlot: look.alignsWithPlot))
  }

  private mutating func addRectangle(_ mark: ChartModel.PlacedMark) {
    guard let x = extent(mark, .horizontal), let y = extent(mark, .vertical) else { return }
    let look = mark.mark.look
    let rect = CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound
    ).offsetBy(dx: look.offset.width, dy: look.offset.height)
    let radius = min(look.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
    add(
      .filled(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: .continuous) : Path(rect)),
      look)
    frames.append(MarkFrame(mark: mark.mark, frame: rect, fillsArea: true))
  }

  private mutating func addRule(_ mark: ChartModel.PlacedMark) {
    guard let x = space(mark, .horizontal), let y = space(mark, .vertical) else { return }
    let look = mark.mark.look
    var start = CGPoint(x: x.lowerBound, y: y.lowerBound)
    var end = CGPoint(x: x.upperBound, y: y.upperBound)
    // A mark with a value is at the middle of its category or day.
    if mark.mark.x.start != nil, mark.mark.x.end == nil, let middle = middle(mark, .horizontal) {
      (start.x, end.x) = (middle, middle)
    }
    if mark.mark.y.start != nil, mark.mark.y.end == nil, let middle = middle(mark, .vertical) {
      (start.y, end.y) = (middle, middle)
    }
    let path = Path { path in
      path.move(to: CGPoint(x: start.x + look.offset.width, y: start.y + look.offset.height))
      path.addLine(to: CGPoint(x: end.x + look.offset.width, y: end.y + look.offset.height))
    }
    add(.stroked(path, styles.line(of: look, usual: StrokeStyle(lineWidth: 1))), look)
    let frame = CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
      .offsetBy(dx: look.offset.width, dy: look.offset.height)
    frames.append(MarkFrame(mark: mark.mark, frame: frame, fillsArea: false))
  }

  private mutating func addPoint(_ mark: Mark, at point: CGPoint, isAlone: Bool) {
    let look = mark.look
    let radius = (styles.symbolArea(of: look) / .pi).squareRoot()
    let rect = CGRect(point, radius: radius)
    if isAlone { frames.append(MarkFrame(mark: mark, frame: rect, fillsArea: false)) }
    if let view = look.symbolView {
      shapes.append(
        MarkShape(
          form: .view(AnyView(view.position(x: point.x, y: point.y))), style: styles.style(of: look),
          opacity: look.opacity, zIndex: look.zIndex))
    } else {
      add(.filled((styles.symbol(of: look) ?? AnyChartSymbolShape(.circle)).path(in: rect)), look)
    }
  }

  private mutating func addSector(_ mark: Mark, _ sector: SectorLayout.Sector) {
    add(.filled(sector.path(cornerRadius: mark.look.cornerRadius ?? 0)), mark.look)
    let middle = sector.point(at: (sector.inner + sector.outer) / 2, sector.middle)
    frames.append(
      MarkFrame(mark: mark, frame: CGRect(middle, radius: (sector.outer - sector.inner) / 4), fillsArea: true)
    )
  }

  private mutating func addSeries(_ key: SeriesKey) {
    let members = model.marks.filter { $0.mark.kind == key.kind && SeriesKey($0.mark) == key }
    guard let first = members.first else { return }
    let isUpright = first.growth != .horizontal && !(first.mark.kind == .area && first.mark.x.end != nil)
    let curve = Curve(method: first.mark.look.interpolation, runsAlongX: isUpright)
    if key.kind == .line {
      let points = members.compactMap { point(of: $0) }
      let usual = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      add(.stroked(curve.path(points), styles.line(of: first.mark.look, usual: usual)), first.mark.look)
    } else {
      var far: [CGPoint] = []
      var near: [CGPoint] = []
      for member in members {
        guard let edges = edges(of: member, isUpright) else { continue }
        far.append(edges.far)
        near.append(edges.near)
      }
      add(.filled(curve.area(far, near)), first.mark.look)
    }
    for member in members {
      let edge = key.kind == .area ? edges(of: member, isUpright)?.far : nil
      guard let point = edge ?? point(of: member) else { continue }
      let look = member.mark.look
      if look.symbolView != nil || styles.symbol(of: look) != nil {
        addPoint(member.mark, at: point, isAlone: false)
      }
      frames.append(MarkFrame(mark: member.mark, frame: CGRect(point, radius: 4), fillsArea: false))
    }
  }

  /// Returns the points of an area at one position: its end and its start.
  private func edges(of mark: ChartModel.PlacedMark, _ isUpright: Bool) -> (far: CGPoint, near: CGPoint)? {
    let axis: Axis = isUpright ? .vertical : .horizontal
    guard let place = middle(mark, isUpright ? .horizontal : .vertical),
      case .interval(let start, let end) = mark.place(axis),
      let near = scale(axis).position(number: start), let far = scale(axis).position(number: end)
    else { return nil }
    return isUpright
      ? (CGPoint(x: place, y: far), CGPoint(x: place, y: near))
      : (CGPoint(x: far, y: place), CGPoint(x: near, y: place))
  }
}

/// The common key of the points of one line or area.
private struct SeriesKey: Hashable {
  let kind: Mark.Kind
  let values: [DataValue?]

  init(_ mark: Mark) {
    kind = mark.kind
    // Without a series, each colour, symbol and line style forms a separate line.
    values =
      mark.series.map { [$0.value] }
      ?? [mark.look.styleKey?.value, mark.look.symbolKey?.value, mark.look.lineStyleKey?.value]
  }
}

import Foundation

extension SymbolComposer {
  // MARK: Plain shapes

  /// The size of a plain shape and the radius of its corners; `nil` for one that there is not.
  private static func measures(_ name: Substring) -> (size: CGSize, radius: Double)? {
    switch name {
    case "circle": (CGSize(width: 19.4, height: 19.4), 9.7)
    case "square": (CGSize(width: 17.8, height: 17.8), 3.6)
    case "rectangle": (CGSize(width: 23.4, height: 17.6), 3.4)
    case "portrait": (CGSize(width: 16.4, height: 20.6), 3.4)
    case "capsule": (CGSize(width: 24, height: 14.6), 7.3)
    case "tallcapsule": (CGSize(width: 14.6, height: 22), 7.3)
    case "oval": (CGSize(width: 24, height: 17), 8.5)
    case "charge25": (CGSize(width: 3.9, height: 6.2), 0.8)
    case "charge75": (CGSize(width: 11.7, height: 6.2), 0.8)
    case "charge": (CGSize(width: 15.5, height: 6.2), 0.8)
    case "app": (CGSize(width: 19.4, height: 19.4), 5.4)
    default: nil
    }
  }

  /// A shape that every set would have: drawn by its measures, so that it fits the symbols in it.
  func plainShape(_ name: String, at place: (center: Vector, side: Double)?, inside box: Fit?) -> Glyph {
    let words = name.split(separator: "-")
    let drawing = drawing(words[0], isFilled: words.dropFirst().first == "fill")
    guard
      let shape = drawing ?? bars(name)
        ?? Self.measures(words[0]).map({ outline($0, words.dropFirst().first, place) })
    else { return Glyph() }
    var glyph = Glyph(layers: [Layer(shape: shape)])
    if let place, let ink = drawing?.bounds {
      let scale = place.side / max(ink.width, ink.height)
      glyph = Glyph(layers: [Layer(shape: shape.centered(ink, scale: scale))])
        .mapped(by: .translation(x: place.center.x - 12, y: place.center.y - 12))
    } else if let place {
      glyph = glyph.mapped(by: .translation(x: place.center.x - 12, y: place.center.y - 12))
    } else if let box, let ink = shape.bounds {
      glyph = Glyph(layers: [Layer(shape: shape.centered(ink, scale: box.scale(ink.width, ink.height)))])
    }
    return glyph
  }

  private func outline(
    _ measures: (size: CGSize, radius: Double), _ form: Substring?, _ place: (center: Vector, side: Double)?
  ) -> InkShape {
    let (size, radius) = measures
    let scale = place.map { $0.side / max(size.width, size.height) } ?? 1
    let grown = (thickness - Self.stroke(.regular)) / 2
    let (width, height) = (size.width * scale + grown, size.height * scale + grown)
    let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    if form == "fill" { return Self.box(rect, radius * scale + grown / 2) }
    let line = rect.insetBy(dx: thickness / 2, dy: thickness / 2)
    let middle = max(0, radius * scale - thickness / 2)
    guard form == "dashed" || form == "dotted" else {
      let outer = Self.box(rect, radius * scale + grown / 2)
      let inner = Self.box(rect.insetBy(dx: thickness, dy: thickness), max(0.3, middle - thickness / 2))
      return outer.cutting(inner)
    }
    let path = Path(roundedRect: line, cornerRadius: middle)
    let length = 2 * (line.width + line.height) - (8 - 2 * Double.pi) * middle
    let count = form == "dotted" ? (length / (thickness * 2)).rounded() : max(8, (length / 7.6).rounded())
    let period = length / count
    let dash = form == "dotted" ? [0.01, period - 0.01] : [period * 0.56, period * 0.44]
    let stroke = DisplayList.Stroke(
      width: thickness * 8, cap: .round, join: .round, dash: dash.map { $0 * 8 })
    return InkShape(
      [(path.transformed(by: .scale(x: 8, y: 8)).stroked(stroke), .nonZero)], tolerance: 0.02
    ).mapped(by: .scale(x: 1.0 / 8, y: 1.0 / 8))
  }

  private var thickness: Double { Self.stroke(weight) }

  /// Two or three bars, a bar or a ring.
  private func bars(_ name: String) -> InkShape? {
    func bar(_ y: Double) -> InkShape {
      Self.box(CGRect(x: -8, y: y - thickness / 2, width: 16, height: thickness), thickness / 2)
    }
    switch name {
    case "equal", "line2": return bar(-3) + bar(3)
    case "line":
      return Self.box(CGRect(x: -thickness / 2, y: -8, width: thickness, height: 16), thickness / 2)
    case "ring": return outline((CGSize(width: 16, height: 16), 8), nil, nil)
    default: return nil
    }
  }

  private static func box(_ rect: CGRect, _ radius: Double) -> InkShape {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let path = Path(roundedRect: rect, cornerRadius: radius)
    return InkShape([(path, .nonZero)])
  }

  // MARK: Shapes around

  /// The shape around a symbol, the box in it, and how much higher than the middle the box is.
  private func frame(_ enclosure: SymbolFigure.Enclosure) -> (shape: InkShape, box: Fit, rise: Double) {
    func shape(_ name: String) -> InkShape {
      SymbolCatalogue.figure(name).map { glyph($0, inside: nil) }?.layers.first?.shape ?? InkShape()
    }
    let outline = shape(enclosure.rawValue)
    func box(_ width: Double, _ height: Double, _ diagonal: Double) -> Fit {
      Fit(width: width, height: height, diagonal: diagonal)
    }
    return switch enclosure {
    case .circle: (outline, box(10.4, 10.2, 12.6), 0)
    case .square: (outline, box(10.4, 10, 12.8), 0)
    case .rectangle: (outline, box(13, 9.6, 15), 0)
    case .capsule: (outline, box(14, 8.4, 15), 0)
    case .app: (outline, box(11, 10.6, 13.4), 0)
    case .triangle: (outline, box(7.4, 8.6, 9.4), -2.2)
    case .diamond: (outline, box(8.4, 9, 10.4), 0)
    case .octagon: (outline, box(10, 10.2, 12.4), 0)
    case .hexagon: (outline, box(10, 10, 12), 0)
    case .pentagon: (outline, box(9.4, 9.4, 11.6), -0.6)
    case .shield: (outline, box(9, 10, 12), 0.6)
    case .seal: (outline, box(10, 9.8, 12.4), 0)
    }
  }

  func enclosed(_ figure: SymbolFigure, _ enclosure: SymbolFigure.Enclosure, isFilled: Bool) -> Glyph {
    let frame = frame(enclosure)
    let move = Transform.translation(x: 0, y: -frame.rise)
    let inner = glyph(figure, inside: frame.box).mapped(by: move)
    let sign = inner.layers.reduce(InkShape()) { $0 + $1.shape }
    guard isFilled else {
      let outer = Layer(shape: frame.shape, level: 1)
      return Glyph(layers: [outer, Layer(shape: sign, level: 0)])
    }
    let color = Self.color(of: figure, in: enclosure)
    return Glyph(layers: [
      Layer(shape: frame.shape.filled.cutting(sign), level: 1, color: color),
      Layer(shape: sign, level: 0, color: color == nil ? nil : .white, fillsHole: true),
    ])
  }

  /// The own colour of a filled shape around a sign, as Apple's multicolour symbols have them.
  private static func color(of figure: SymbolFigure, in enclosure: SymbolFigure.Enclosure) -> SymbolColor? {
    guard case .entry(let entry, _) = figure else { return nil }
    var name = ""
    if case .bootstrap(let icon)? = entry.parts.first?.source { name = icon }
    if case .text(let text)? = entry.parts.first?.source { name = text }
    switch (name, enclosure) {
    case ("exclamation-lg", .triangle): return .yellow
    case ("exclamation-lg", _), ("x-lg", .octagon), ("dash-lg", .circle), ("x-lg", .circle): return .red
    case ("plus-lg", .circle), ("check-lg", .circle), ("check-lg", .shield): return .green
    case ("check-lg", .seal), ("i", .circle): return .blue
    default: return nil
    }
  }

  // MARK: Slashes and badges

  /// A line across, from the upper left, with a gap beside it.
  func slashed(_ base: Glyph) -> Glyph {
    let ink = base.ink
    guard !ink.isNull else { return base }
    let side = max(min(ink.width, ink.height), max(ink.width, ink.height) * 0.84) / 2 + 0.6
    let line = Path([
      .move(CGPoint(x: ink.midX - side, y: ink.midY - side)),
      .line(CGPoint(x: ink.midX + side, y: ink.midY + side)),
    ])
    var glyph = base
    for index in glyph.layers.indices { glyph.layers[index].level = 1 }
    glyph.layers.append(
      Layer(
        shape: Self.line(line, thickness), level: 0, gap: Self.line(line, thickness + 2.4)))
    return glyph
  }

  private static func line(_ path: Path, _ width: Double) -> InkShape {
    let stroke = DisplayList.Stroke(width: width * 8, cap: .round, join: .round)
    let outline = path.transformed(by: .scale(x: 8, y: 8)).stroked(stroke)
    return InkShape([(outline, .nonZero)], tolerance: 0.02).mapped(by: .scale(x: 1.0 / 8, y: 1.0 / 8))
  }

  /// A smaller symbol at the lower corner, or a dot at the upper one, with a gap around it.
  func badged(_ base: Glyph, _ badge: SymbolFigure, _ style: SymbolFigure.BadgeStyle) -> Glyph {
    let ink = base.ink
    guard !ink.isNull else { return base }
    var glyph = base
    for index in glyph.layers.indices { glyph.layers[index].level = 1 }
    switch style {
    case .dot:
      let dot = Self.disc(CGPoint(x: ink.maxX - 2, y: ink.minY + 2.4), 3.6)
      glyph.layers.append(Layer(shape: dot, level: 0, color: .red, gap: dot.grown(by: 1.2)))
    case .disc:
      let center = CGPoint(x: ink.maxX - 1.6, y: ink.maxY - 2.6)
      let disc = Self.disc(center, 4.9)
      let sign = self.glyph(badge, inside: Fit(width: 5.4, height: 5.6, diagonal: 7))
        .mapped(by: .translation(x: center.x, y: center.y))
      let shape = sign.layers.reduce(InkShape()) { $0 + $1.shape }
      let color = Self.color(of: badge, in: .circle)
      glyph.layers.append(
        Layer(shape: disc.cutting(shape), level: 0, color: color, gap: disc.grown(by: 1.2)))
      glyph.layers.append(Layer(shape: shape, level: 0, color: .white, fillsHole: true))
    case .bare:
      let center = CGPoint(x: ink.maxX - 0.2, y: ink.maxY - 4.4)
      let sign = self.glyph(badge, inside: Fit(width: 9, height: 9.4, diagonal: 12))
        .mapped(by: .translation(x: center.x, y: center.y))
      let around = sign.layers.reduce(InkShape()) { $0 + $1.shape.filled }.grown(by: 1.2)
      let color = Self.color(of: badge, in: .circle)
      for (index, layer) in sign.layers.enumerated() {
        var layer = layer
        layer.level = 0
        layer.color = layer.color ?? color
        layer.gap = index == 0 ? around : nil
        glyph.layers.append(layer)
      }
    }
    return glyph
  }

  private static func disc(_ center: CGPoint, _ radius: Double) -> InkShape {
    InkShape([
      (
        Path(
          ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        ),
        .nonZero
      )
    ])
  }
}

extension InkShape {
  /// The shape with another, which lies inside of its first piece, cut out.
  func cutting(_ other: InkShape) -> InkShape {
    var shape = self
    if !shape.pieces.isEmpty { shape.pieces[0].polygons += other.hole.pieces.flatMap(\.polygons) }
    return shape
  }
}

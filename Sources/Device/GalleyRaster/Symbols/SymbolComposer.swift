import Foundation

/// Draws figures in a weight, in points beside text of 17 points.
///
/// **Sizes.** Apple's symbols have about the same area of ink around them, not the same height: in text of 17 points a circle is 20
/// wide, a photo 24 × 19, an envelope 24 × 18, a trash can 18 × 22. So an icon is scaled until the geometric mean of its ink's width
/// and height is 19.2 points, no wider than 25 and no higher than 22, where the table gives no width or height; 0.4 points are left
/// free around it. Heavier forms are as much wider as their lines.
///
/// **Weights.** The lines of a regular symbol are 1.5 points thick, those of others in the proportions of SF's stems. An icon's own
/// lines are of a known thickness, so its edges are moved by half of the difference; surfaces by a third of that to the regular form.
struct SymbolComposer {
  let library: IconLibrary
  let weight: FontWeight

  /// A drawn figure around its middle.
  struct Glyph {
    var layers: [Layer] = []
    var ink: CGRect { layers.compactMap(\.shape.bounds).reduce(CGRect.null) { $0.union($1) } }
  }

  /// A part of one.
  struct Layer {
    var shape: InkShape
    var level = 0
    var color: SymbolColor?
    var step: Int?
    var fillsHole = false
    /// The shape that is cut out of the layers below.
    var gap: InkShape?
  }

  /// The thickness of lines by weight.
  static func stroke(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.6
    case .thin: 0.85
    case .light: 1.15
    case .regular: 1.5
    case .medium: 1.75
    case .semibold: 2.0
    case .bold: 2.3
    case .heavy: 2.65
    case .black: 3.05
    }
  }

  private var stroke: Double { Self.stroke(weight) }
  private static let regular = stroke(.regular)
  private static let bearing = 0.4
  private static let meanSide = 19.2
  private static let widest = 25.0
  private static let highest = 22.0
  /// The part of a hole's area for each point of its edge that lines may take; at it, black globes and bins stay open.
  private static let shareOfHoles = 0.6

  func drawing(of figure: SymbolFigure) -> SymbolDrawing {
    let glyph = glyph(figure, inside: nil)
    let ink = glyph.ink
    guard !ink.isNull, ink.width > 0, ink.height > 0 else { return SymbolDrawing(layers: [], size: .zero) }
    let box = ink.insetBy(dx: -Self.bearing, dy: -Self.bearing)
    let move = Transform.translation(x: -box.minX, y: -box.minY)
    let steps = glyph.layers.compactMap(\.step).max()
    var layers: [SymbolDrawing.Layer] = []
    for (index, layer) in glyph.layers.enumerated() {
      var drawn = SymbolDrawing.Layer(path: layer.shape.mapped(by: move).path)
      drawn.level = layer.level
      drawn.color = layer.color
      drawn.fillsHole = layer.fillsHole
      if let step = layer.step, let steps { drawn.threshold = Double(step) / Double(steps + 1) }
      for gap in glyph.layers[(index + 1)...].compactMap(\.gap) {
        // All of the layer but the gap: the source of a mask is no larger than the visible part.
        var cut = Path(rect: drawn.path.boundingRect.insetBy(dx: -1, dy: -1))
        cut.segments += gap.mapped(by: move).path.segments
        drawn.cuts.append(cut)
      }
      layers.append(drawn)
    }
    var whole: Path?
    if layers.allSatisfy(\.cuts.isEmpty) {
      whole = Path(layers.filter { !$0.fillsHole }.flatMap(\.path.segments))
    }
    return SymbolDrawing(layers: layers, whole: whole, size: box.size)
  }

  // MARK: Figures

  /// Draws a figure around its middle: in its own size, or as large as fits into a box.
  func glyph(_ figure: SymbolFigure, inside box: Fit?) -> Glyph {
    switch figure {
    case .entry(let entry, let isFilled): return glyph(entry, isFilled: isFilled, inside: box)
    case .text(let text): return glyph(of: text, inside: box)
    case .mirrored(let inner):
      return glyph(inner, inside: box).mapped(by: .scale(x: -1, y: 1))
    case .enclosed(let inner, let enclosure, let isFilled):
      return fitted(enclosed(inner, enclosure, isFilled: isFilled), inside: box)
    case .slashed(let inner): return fitted(slashed(glyph(inner, inside: nil)), inside: box)
    case .badged(let base, let badge, let style):
      return fitted(badged(glyph(base, inside: nil), badge, style), inside: box)
    }
  }

  /// A box that a symbol is scaled into.
  struct Fit {
    var width: Double
    var height: Double
    /// The longest diagonal.
    var diagonal: Double

    func scale(_ width: Double, _ height: Double) -> Double {
      min(self.width / width, self.height / height, diagonal / Vector(width, height).length)
    }
  }

  /// Scales the drawing.
  private func fitted(_ glyph: Glyph, inside box: Fit?) -> Glyph {
    let ink = glyph.ink
    guard let box, !ink.isNull else { return glyph }
    let scale = box.scale(ink.width, ink.height)
    return glyph.mapped(
      by: Transform(a: scale, b: 0, c: 0, d: scale, tx: -ink.midX * scale, ty: -ink.midY * scale))
  }

  private func glyph(of text: String, inside box: Fit?) -> Glyph {
    guard let shape = library.shape(of: .text(text, max(weight, .medium))), let ink = shape.bounds else {
      return Glyph()
    }
    // Letters of a size are set on one line: their height is that of capitals, not of each one's ink.
    let scale = box?.scale(ink.width, ink.height) ?? 15 / ink.height
    return Glyph(layers: [Layer(shape: shape.centered(ink, scale: scale))])
  }

  private func glyph(_ entry: SymbolEntry, isFilled: Bool, inside box: Fit?) -> Glyph {
    let parts = isFilled ? entry.filledParts ?? filled(entry.parts) : entry.parts
    var glyph = Glyph()
    for part in parts {
      var drawn = self.glyph(part, of: entry, isFilled: isFilled, inside: parts.count == 1 ? box : nil)
      if part.hasGap, let first = drawn.layers.indices.first {
        let silhouette = drawn.layers.dropFirst().reduce(drawn.layers[first].shape.filled) {
          $0 + $1.shape.filled
        }
        drawn.layers[first].gap = silhouette.grown(by: 0.9)
      }
      if part.isHole, let last = glyph.layers.indices.last {
        let sign = drawn.layers.reduce(InkShape()) { $0 + $1.shape }
        glyph.layers[last].shape = glyph.layers[last].shape.cutting(sign)
      } else {
        glyph.layers += drawn.layers
      }
    }
    if parts.count > 1 {
      for index in glyph.layers.indices {
        glyph.layers[index].level = entry.levels.item(index) ?? glyph.layers[index].level
        glyph.layers[index].color = entry.colors.item(index) ?? glyph.layers[index].color
      }
      glyph = fitted(glyph, inside: box)
    }
    return glyph
  }

  /// The parts of a filled form that the table does not name.
  private func filled(_ parts: [SymbolEntry.Part]) -> [SymbolEntry.Part] {
    parts.map { part in
      var part = part
      switch part.source {
      case .bootstrap(let name):
        if library.shape(of: .bootstrap("\(name)-fill")) != nil { part.source = .bootstrap("\(name)-fill") }
      case .symbol(let name): part.source = .symbol("\(name).fill")
      case .shape(let name): part.source = .shape("\(name)-fill")
      case .material, .text: break
      }
      return part
    }
  }

  private func glyph(_ part: SymbolEntry.Part, of entry: SymbolEntry, isFilled: Bool, inside box: Fit?)
    -> Glyph
  {
    var isSolid = entry.isSolid
    var native = entry.line ?? 1
    var shape: InkShape?
    switch part.source {
    case .symbol(let name):
      guard let figure = SymbolCatalogue.figure(name) else { return Glyph() }
      let fit = part.place.map { Fit(width: $0.side, height: $0.side, diagonal: .infinity) } ?? box
      return glyph(figure, inside: fit).mapped(
        by: part.place.map { .translation(x: $0.center.x - 12, y: $0.center.y - 12) } ?? .identity)
    case .shape(let name): return plainShape(name, at: part.place, inside: box)
    case .bootstrap(let name):
      shape = library.shape(of: .bootstrap(name))
      let isFilledIcon = name.hasSuffix("-fill")
      // An outline that has no filled form is filled as it is.
      if isFilled, !isFilledIcon, entry.filledParts == nil { shape = shape?.filled }
      isSolid = isSolid || isFilledIcon || isFilled && entry.filledParts == nil
    case .material(let character):
      shape = library.shape(of: .material(character))
      native = entry.line ?? 4.0 / 3
    case .text(let text):
      shape = library.shape(
        of: .text(text, box == nil && part.place == nil ? weight : max(weight, .semibold)))
      isSolid = true
    }
    guard var shape else { return Glyph() }
    if let pieces = entry.pieces {
      shape.pieces = pieces.compactMap { shape.pieces.indices.contains($0) ? shape.pieces[$0] : nil }
    }
    shape = shape.mapped(by: entry.turning)
    guard let ink = shape.bounds, ink.width > 0, ink.height > 0 else { return Glyph() }
    let natural = entry.scale(of: ink.size) ?? naturalScale(ink.size)
    var scale = natural
    if let place = part.place {
      scale = place.side / max(ink.width, ink.height)
    } else if let box {
      scale = box.scale(ink.width, ink.height)
    }
    shape = shape.centered(ink, scale: scale)
    if let place = part.place {
      shape = shape.mapped(by: .translation(x: place.center.x - 12, y: place.center.y - 12))
    }
    if entry.isRing {
      let surface = shape.filled
      let ring = surface.cutting(surface.grown(by: -stroke))
      return Glyph(layers: [Layer(shape: isFilled ? surface : ring)])
    }
    if case .text = part.source { return Glyph(layers: entry.layers(of: shape)) }
    var growth = growth(native: native * scale, isSolid: isSolid, share: min(1, scale / natural))
    if growth > 0, let width = shape.openWidth {
      // Narrow holes would close: the more of them an icon has, the less it grows.
      let limit = width * Self.shareOfHoles
      growth /= (1 + growth * growth / (limit * limit)).squareRoot()
    }
    shape = shape.grown(by: growth)
    return Glyph(layers: entry.layers(of: shape))
  }

  /// The distance that edges move to give lines the weight's thickness; thin lines keep a part of theirs.
  private func growth(native: Double, isSolid: Bool, share: Double) -> Double {
    if isSolid { return (stroke - Self.regular) / 6 * share }
    return max((stroke - native) / 2, -native * 0.36)
  }

  private func naturalScale(_ size: CGSize) -> Double {
    min(
      Self.meanSide / (size.width * size.height).squareRoot(), Self.widest / size.width,
      Self.highest / size.height)
  }
}

extension SymbolComposer.Glyph {
  func mapped(by map: Transform) -> SymbolComposer.Glyph {
    var glyph = self
    for index in layers.indices {
      glyph.layers[index].shape = layers[index].shape.mapped(by: map)
      glyph.layers[index].gap = layers[index].gap?.mapped(by: map)
    }
    return glyph
  }
}

extension SymbolEntry {
  /// The turn and the mirroring of the icon.
  fileprivate var turning: Transform {
    let (sine, cosine) = Trigonometry.sineAndCosine(turn * .pi / 180)
    let turned = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    return turned.then(.scale(x: isFlipped ? -1 : 1, y: isUpsideDown ? -1 : 1))
  }

  /// From the icon's grid to points, if the table gives a width or height.
  fileprivate func scale(of size: CGSize) -> Double? {
    width.map { $0 / size.width } ?? height.map { $0 / size.height }
  }

  /// The layers of a shape: connected pieces of one look are one.
  fileprivate func layers(of shape: InkShape) -> [SymbolComposer.Layer] {
    var layers: [SymbolComposer.Layer] = []
    for (index, piece) in shape.pieces.enumerated() {
      let step = steps.isEmpty ? nil : steps.item(index)
      let (level, color) = (levels.item(index) ?? 0, colors.item(index))
      if let last = layers.indices.last, layers[last].level == level, layers[last].color == color,
        layers[last].step == step
      {
        layers[last].shape.pieces.append(piece)
      } else {
        layers.append(.init(shape: InkShape(pieces: [piece]), level: level, color: color, step: step))
      }
    }
    return layers
  }
}

extension InkShape {
  /// The shape scaled around the middle of its ink, which comes to the origin.
  func centered(_ ink: CGRect, scale: Double) -> InkShape {
    mapped(by: Transform(a: scale, b: 0, c: 0, d: scale, tx: -ink.midX * scale, ty: -ink.midY * scale))
  }
}

extension Array {
  /// The item at a place, and after the last one the last.
  fileprivate func item(_ index: Int) -> Element? { isEmpty ? nil : self[Swift.min(index, count - 1)] }
}

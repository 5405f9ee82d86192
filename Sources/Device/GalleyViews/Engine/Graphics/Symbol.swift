import Foundation
import GalleyRaster
import GalleyText
import GalleyTree

/// A small drawing beside text, under Apple's name of the symbol with the same meaning.
///
/// Apple's own drawings may not be shipped; these are composed of open icon sets, see `SymbolCatalogue`. A
/// symbol has the size of Apple's beside text of the same size, with its middle at that of the text's
/// capitals.
package struct Symbol: Sendable {
  /// The height of capitals in parts of the font's size: Inter's `sCapHeight` is 1490 of 2048 units.
  static let capitalHeight = 1490.0 / 2048

  private let artwork: SymbolArtwork
  /// The name of the drawing that is shown.
  var name: String { artwork.name }
  /// The value from 0 to 1 that shows parts such as waves; `nil` shows all.
  var value: Double?

  /// Creates the symbol of a name; `nil` if the name is unknown.
  ///
  /// - Parameter name: A name such as `chevron.right`.
  package init?(_ name: String) {
    guard let artwork = SymbolCatalogue.artwork(name) else { return nil }
    // Without the icon sets there are names, but nothing to show.
    guard !artwork.drawing(.regular).isEmpty else { return nil }
    self.artwork = artwork
  }

  /// The names with drawings, in alphabetical order; many more are composed of them.
  package static var names: [String] { SymbolCatalogue.names }

  /// The size beside text in points.
  func size(in environment: EnvironmentValues) -> CGSize {
    let font = environment.resolvedFont
    return size(textSize: font.size * environment.imageScale.factor, weight: font.weight)
  }

  /// The size beside text of a size and weight, in points.
  func size(textSize: Double, weight: FontWeight = .regular) -> CGSize {
    let size = artwork.drawing(weight).size
    let scale = textSize / SymbolDrawing.textSize
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Draws the symbol with one paint in the middle of a rectangle, as large as beside text of a size.
  func draw(in frame: CGRect, textSize: Double, paint: Paint, into list: inout DisplayList) {
    let drawing = artwork.drawing(.regular)
    list.symbols.drawn.insert(DrawnSymbol(name))
    let place = CGRect(center: frame.center, size: size(textSize: textSize))
    list.nested(in: .pushTransform(fitting(drawing, place, isMirrored: false))) {
      draw(drawing, { _ in paint }, isWhole: true, into: &$0)
    }
  }

  /// Draws the symbol so that it fills a rectangle, in the colours of an environment.
  func draw(in frame: CGRect, environment: EnvironmentValues, into list: inout DisplayList) {
    let weight = environment.resolvedFont.weight
    let drawing = artwork.drawing(weight)
    guard !drawing.isEmpty, frame.width > 0, frame.height > 0 else { return }
    list.symbols.drawn.insert(DrawnSymbol(name, weight))
    let isMirrored = artwork.mirrors && environment.layoutDirection == .rightToLeft
    let inside = CGRect(origin: .zero, size: drawing.size)
    let colors = SymbolColors(environment)
    list.nested(in: .pushTransform(fitting(drawing, frame, isMirrored: isMirrored))) { list in
      draw(
        drawing, { colors.paint(of: $0, in: inside, value: value) },
        isWhole: colors.isOfOneColor && value == nil, into: &list)
    }
  }

  /// Returns the map from the drawing to a rectangle.
  private func fitting(_ drawing: SymbolDrawing, _ frame: CGRect, isMirrored: Bool) -> Transform {
    let x = frame.width / drawing.size.width
    let y = frame.height / drawing.size.height
    return Transform(
      a: isMirrored ? -x : x, b: 0, c: 0, d: y, tx: isMirrored ? frame.maxX : frame.minX, ty: frame.minY)
  }

  private func draw(
    _ drawing: SymbolDrawing, _ paint: (SymbolDrawing.Layer?) -> Paint?, isWhole: Bool,
    into list: inout DisplayList
  ) {
    if isWhole, let whole = drawing.whole {
      if let paint = paint(nil) { list.append(.fill(whole, paint, .nonZero)) }
      return
    }
    for layer in drawing.layers where !(layer.fillsHole && isWhole) {
      guard let paint = paint(layer) else { continue }
      for cut in layer.cuts { list.append(.pushClip(cut, .evenOdd)) }
      list.append(.fill(layer.path, paint, .nonZero))
      for _ in layer.cuts { list.append(.pop) }
    }
  }

  // MARK: Names without a drawing

  /// Draws a dotted box for an unknown symbol.
  static func drawPlaceholder(
    for name: String, in frame: CGRect, environment: EnvironmentValues, into list: inout DisplayList
  ) {
    list.symbols.missing.insert(name)
    let box = Path(roundedRect: frame.insetBy(dx: 1.5, dy: 1.5), cornerRadius: min(4, frame.height / 5))
    let stroke = DisplayList.Stroke(width: 1.5, cap: .round, dash: [0.01, 3.2])
    list.append(.stroke(box, stroke, environment.foregroundPaint(in: frame)))
  }

  /// The size of the box beside text.
  static func placeholderSize(in environment: EnvironmentValues) -> CGSize {
    let side = 20 * environment.resolvedFont.size / SymbolDrawing.textSize * environment.imageScale.factor
    return CGSize(width: side, height: side)
  }

  /// Returns the closest name with a drawing, if one is similar enough.
  package static func nearest(to name: String) -> String? {
    SpellingSuggestion.nearest(to: name, in: SymbolCatalogue.spellings)
  }
}

extension Symbol: Hashable {
  /// Whether both are of one name and value.
  package static func == (a: Symbol, b: Symbol) -> Bool { a.artwork === b.artwork && a.value == b.value }

  /// Feeds the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(artwork.name) }
}

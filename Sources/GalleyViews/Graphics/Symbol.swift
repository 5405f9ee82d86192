import Foundation
import GalleyImage
import GalleyRaster

/// A small drawing beside text, named as the SF Symbol of the same meaning.
///
/// Symbols are drawn on a grid of 24 by 24 with round lines.
package struct Symbol: Hashable, Sendable {
  /// The size of a symbol beside text, in parts of the font's size.
  static let sizeInText = 1.25
  /// The height of capitals in parts of the font's size: Inter's `sCapHeight` is 1490 of 2048 units.
  static let capitalHeight = 1490.0 / 2048

  private let strokes: [Path]
  private let fills: [Path]
  private let width: Double
  /// What is drawn around it, smaller, or cut out of it.
  private var frame: SymbolFrame?

  /// The symbol of a name.
  ///
  /// - Parameter name: Such as `chevron.right`; `nil` comes back where there is none.
  package init?(_ name: String) {
    if let symbol = Self.catalogue[name] {
      self = symbol
    } else if let (base, frame) = SymbolFrame.split(name), let symbol = Self.catalogue[base] {
      self = symbol
      self.frame = frame
    } else if name.hasSuffix(".fill"), let outline = Symbol(String(name.dropLast(5))) {
      // Filled forms that are not drawn have the look of their outlines.
      self = outline
    } else {
      return nil
    }
  }

  /// The names of all symbols, in alphabetical order.
  package static var names: [String] { catalogue.keys.sorted() }

  init(strokes: [Path] = [], fills: [Path] = [], width: Double = 2) {
    self.strokes = strokes
    self.fills = fills
    self.width = width
  }

  /// Draws the symbol into a rectangle.
  ///
  /// - Parameters:
  ///   - frame: The rectangle, in points.
  ///   - paint: What to paint with in a rectangle, in the symbol's own grid.
  ///   - list: What is drawn into.
  func draw(in frame: CGRect, paint: (CGRect) -> Paint, into list: inout DisplayList) {
    let paint = paint(CGRect(x: 0, y: 0, width: 24, height: 24))
    let factor = min(frame.width, frame.height) / 24
    let fitting = Transform(
      a: factor, b: 0, c: 0, d: factor, tx: frame.midX - 12 * factor, ty: frame.midY - 12 * factor)
    list.nested(in: .pushTransform(fitting)) { list in
      if let enclosure = self.frame {
        enclosure.draw(with: paint, into: &list) { drawLines(scaled: $0, paint: paint, into: &$1) }
      } else {
        drawLines(scaled: 1, paint: paint, into: &list)
      }
    }
  }

  /// Draws what the symbol is of, with lines that are as wide as they were where it is made smaller.
  private func drawLines(scaled scale: Double, paint: Paint, into list: inout DisplayList) {
    for path in fills { list.append(.fill(path, paint, .evenOdd)) }
    for path in strokes {
      list.append(
        .stroke(path, .init(width: min(width / scale, width * 1.5), cap: .round, join: .round), paint))
    }
  }

  static func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  static func arc(_ x: Double, _ y: Double, _ radius: Double, from: Double, to: Double) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: from * .pi / 180, endAngle: to * .pi / 180,
      clockwise: true)
    return path
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
  }

  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double)
    -> Path
  {
    Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  private static let catalogue = [ofControls, ofPlaces, ofObjects, ofSigns, ofPeople].reduce(into: [:]) {
    $0.merge($1) { $1 }
  }

  private static let ofControls: [String: Symbol] = [
    "chevron.left": Symbol(strokes: [line((15, 4), (7, 12), (15, 20))], width: 2.6),
    "chevron.right": Symbol(strokes: [line((9, 5), (16, 12), (9, 19))], width: 2.6),
    "chevron.down": Symbol(strokes: [line((5, 9), (12, 16), (19, 9))], width: 2.6),
    "chevron.up.chevron.down": Symbol(
      strokes: [line((6, 9.5), (12, 3.5), (18, 9.5)), line((6, 14.5), (12, 20.5), (18, 14.5))], width: 2.6),
    "plus": Symbol(strokes: [line((12, 4), (12, 20)), line((4, 12), (20, 12))]),
    "minus": Symbol(strokes: [line((4, 12), (20, 12))]),
    "xmark": Symbol(strokes: [line((5, 5), (19, 19)), line((19, 5), (5, 19))]),
    "checkmark": Symbol(strokes: [line((4, 13), (9.5, 18.5), (20, 6))]),
    "arrow.clockwise": Symbol(
      strokes: [arc(12, 12.5, 8, from: -20, to: 290), line((19.6, 3.6), (19.8, 9.4), (14, 9.4))]),
    "trash": Symbol(
      strokes: [
        line((4, 6.5), (20, 6.5)), line((9, 6.5), (9, 3.5), (15, 3.5), (15, 6.5)),
        line((6, 6.5), (7, 20.5), (17, 20.5), (18, 6.5)), line((10, 10.5), (10.3, 17)),
        line((14, 10.5), (13.7, 17)),
      ], width: 1.7),
    "photo": Symbol(
      strokes: [box(2.5, 4.5, 19, 15, 2.5), line((3, 17), (9, 11), (14, 16), (16.5, 13.5), (21, 18))],
      fills: [circle(15.5, 9, 1.7)], width: 1.7),
    "camera": Symbol(
      strokes: [
        line((3, 8), (7, 8), (9, 5), (15, 5), (17, 8), (21, 8), (21, 19), (3, 19), (3, 8)),
        circle(12, 13, 3.7),
      ], width: 1.7),
    "clock": Symbol(strokes: [circle(12, 12, 9), line((12, 6.5), (12, 12), (16, 14))], width: 1.8),
    "person.2": Symbol(
      strokes: [
        circle(9, 8.5, 3.5), arc(9, 21, 6.5, from: 180, to: 360), circle(17, 9.5, 2.6),
        arc(17, 20.5, 4.8, from: 245, to: 360),
      ], width: 1.7),
    "magnifyingglass": Symbol(strokes: [circle(10.5, 10.5, 6.5), line((15.5, 15.5), (20.5, 20.5))]),
    "delete.left": Symbol(
      strokes: [
        line((8, 5), (21, 5), (21, 19), (8, 19), (2, 12), (8, 5)), line((11.5, 9), (17, 15)),
        line((17, 9), (11.5, 15)),
      ], width: 1.7),
    "shift": Symbol(
      strokes: [line((12, 3.5), (20.5, 12), (16, 12), (16, 20), (8, 20), (8, 12), (3.5, 12), (12, 3.5))],
      width: 1.7),
    "wifi": Symbol(
      strokes: [arc(12, 19, 13, from: 225, to: 315), arc(12, 19, 8.2, from: 225, to: 315)],
      fills: [circle(12, 18, 2.2)], width: 2.6),
  ]
}

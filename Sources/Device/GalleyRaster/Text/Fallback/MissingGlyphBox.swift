import Foundation

/// The box that is drawn for a character that no font has: a frame with the character's number in it.
///
/// Two rows of hexadecimal digits, two in a row up to U+FFFF and else three, as in the boxes of Unicode's Last Resort font. The
/// digits are Inter's.
enum MissingGlyphBox {
  /// Units in the size of the font.
  static let unitsPerEm = 1000.0

  /// The distance to the next character, in units.
  static func advance(_ scalar: UInt32) -> Int32 {
    Int32(width(scalar) + 2 * bearing)
  }

  /// The outline, y downwards, the origin on the baseline; the frame's inside is wound the other way round.
  ///
  /// - Parameters:
  ///   - scalar: The character's number.
  ///   - face: The face that has the digits.
  /// - Returns: The outline in units.
  static func outline(_ scalar: UInt32, digits face: FontFace) -> Path {
    let width = width(scalar)
    let outer = CGRect(x: bearing, y: -top, width: width, height: top + bottom)
    var path = Path(roundedRect: outer, cornerRadius: 110)
    path.segments +=
      reversed(
        Path(roundedRect: outer.insetBy(dx: line, dy: line), cornerRadius: 110 - line)
      ).segments

    let text = Array(String(scalar, radix: 16, uppercase: true))
    let columns = columns(scalar)
    let digits = Array(repeating: "0", count: max(0, 2 * columns - text.count)) + text.map(String.init)
    let scale = digitHeight / face.measures.capHeight
    let cell = (width - 2 * (line + padding)) / Double(columns)
    let gap = (top + bottom - 2 * digitHeight) / 3
    for (index, digit) in digits.enumerated() {
      guard let scalar = digit.unicodeScalars.first, let glyph = face.glyph(of: scalar.value) else {
        continue
      }
      let outline = face.outline(of: glyph)
      let bounds = outline.boundingRect
      let middle = bearing + line + padding + (Double(index % columns) + 0.5) * cell
      let baseline = -top + (gap + digitHeight) * Double(index / columns + 1)
      path.segments +=
        outline.transformed(
          by: Transform(a: scale, b: 0, c: 0, d: scale, tx: middle - bounds.midX * scale, ty: baseline)
        ).segments
    }
    return path
  }

  private static let bearing = 50.0
  private static let line = 50.0
  private static let padding = 42.0
  private static let top = 800.0
  private static let bottom = 100.0
  private static let digitHeight = 270.0
  private static let digitWidth = 250.0

  private static func columns(_ scalar: UInt32) -> Int { scalar > 0xFFFF ? 3 : 2 }

  private static func width(_ scalar: UInt32) -> Double {
    2 * (line + padding) + Double(columns(scalar)) * digitWidth
  }

  /// A closed outline of one part in the other direction.
  private static func reversed(_ path: Path) -> Path {
    // Mirrored at its own middle it is the same outline, gone through the other way round.
    let bounds = path.boundingRect
    return path.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * bounds.midX, ty: 0))
  }
}

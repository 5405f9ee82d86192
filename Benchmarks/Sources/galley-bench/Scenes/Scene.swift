import Foundation
import GalleyImage
import GalleyRaster

/// A picture to draw: what is measured, and what Skia draws too.
struct Scene {
  /// Its name in tables and file names.
  let name: String
  /// One line for a table.
  let title: String
  /// Its size, in points.
  let size: CGSize
  /// Pixels in a point.
  let scale: Double
  /// The colour under everything drawn.
  let background: RGBA
  /// The commands to draw.
  let list: DisplayList

  /// An iPhone's screen at three pixels a point.
  static let phoneSize = CGSize(width: 390, height: 844)
}

/// Colours that the scenes share: Apple's, in light appearance.
enum Ink {
  static let ground = RGBA(hex: 0xF2F2F7)
  static let card = RGBA(hex: 0xFFFFFF)
  static let label = RGBA(hex: 0x000000)
  static let secondary = RGBA(60, 60, 67, 153)
  static let separator = RGBA(60, 60, 67, 73)
  static let tint = RGBA(hex: 0x007AFF)
  static let icons: [RGBA] = [0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x007AFF, 0x5856D6, 0xAF52DE, 0xFF2D55]
    .map { RGBA(hex: $0) }
}

/// Adds commands to a list in the order in which they are drawn.
struct Sketch {
  var list = DisplayList()
  let typesetter: Typesetter

  init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// A line of text with the upper left corner of its line box at a point.
  mutating func text(
    _ text: String, x: Double, y: Double, size: Double, weight: FontWeight = .regular, _ color: RGBA
  ) {
    let block = typesetter.layout(
      text, style: TextStyle(font: FontSpec(size: size, weight: weight)), width: nil)
    for line in block.lines {
      list.append(.text(line.run, at: CGPoint(x: x + line.origin.x, y: y + line.origin.y), color))
    }
  }

  /// A paragraph, and how high it is.
  mutating func paragraph(
    _ text: String, x: Double, y: Double, width: Double, size: Double, weight: FontWeight = .regular,
    _ color: RGBA
  ) -> Double {
    let style = TextStyle(font: FontSpec(size: size, weight: weight), lineSpacing: 2)
    let block = typesetter.layout(text, style: style, width: width)
    for line in block.lines {
      list.append(.text(line.run, at: CGPoint(x: x + line.origin.x, y: y + line.origin.y), color))
    }
    return block.size.height
  }

  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0, _ color: RGBA
  ) {
    list.append(.roundedRectangle(CGRect(x: x, y: y, width: width, height: height), radius: radius, color))
  }
}

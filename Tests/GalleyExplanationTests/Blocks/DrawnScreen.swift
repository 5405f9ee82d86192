import GalleyImage
import SeededCases

/// A screen that is drawn without any tree: lines of shapes like letters, boxes with a border, figures of many colours.
struct DrawnScreen {
  /// Something at a place.
  enum Thing {
    /// A line of letters.
    case text(String, RGBA, gap: Int)
    /// A rectangle with a border and cut corners.
    case box(Int, Int, fill: RGBA, border: RGBA)
    /// A figure of its own, by its number.
    case figure(UInt64, side: Int)
    /// A ring of a diameter.
    case ring(Int)
  }

  /// The things with their places.
  var things: [(thing: Thing, x: Int, y: Int)] = []
  var width = 320
  var height = 400
  var ground = RGBA.white

  /// The picture.
  var picture: Bitmap {
    var picture = Bitmap(width: width, height: height, color: ground)
    for (thing, x, y) in things {
      switch thing {
      case .text(let text, let color, let gap): Self.draw(text, color, gap, x, y, &picture)
      case .box(let wide, let tall, let fill, let border):
        for row in 0..<tall {
          for column in 0..<wide {
            let (fromSide, fromTop) = (min(column, wide - 1 - column), min(row, tall - 1 - row))
            if fromSide + fromTop < 2 { continue }
            let isBorder = min(fromSide, fromTop) < 2 || fromSide + fromTop < 4
            Self.set(isBorder ? border : fill, x + column, y + row, &picture)
          }
        }
      case .ring(let side):
        for row in 0..<side {
          for column in 0..<side {
            let (right, down) = (2 * column + 1 - side, 2 * row + 1 - side)
            let distance = right * right + down * down
            if distance <= side * side, distance * 4 > side * side {
              Self.set(.black, x + column, y + row, &picture)
            }
          }
        }
      case .figure(let number, let side):
        var generator = SeededGenerator(seed: 900 + number)
        let colors = (0..<3).map { _ in
          RGBA(
            .random(in: 0...200, using: &generator), .random(in: 0...200, using: &generator),
            .random(in: 0...200, using: &generator))
        }
        let kinds = (0..<16).map { _ in Int.random(in: 0..<3, using: &generator) }
        for row in 0..<side {
          for column in 0..<side {
            Self.set(colors[kinds[row * 4 / side * 4 + column * 4 / side]], x + column, y + row, &picture)
          }
        }
      }
    }
    return picture
  }

  private static func set(_ color: RGBA, _ x: Int, _ y: Int, _ picture: inout Bitmap) {
    if x >= 0, y >= 0, x < picture.width, y < picture.height { picture[x, y] = color }
  }

  /// The columns of a letter, each a bit a row.
  private static func letter(_ letter: Character) -> [UInt16] {
    var generator = SeededGenerator(seed: UInt64(letter.unicodeScalars.first?.value ?? 0) &* 7919)
    return (0..<Int.random(in: 4...7, using: &generator)).map { _ in
      UInt16.random(in: 1..<1 << 11, using: &generator) | 1 << UInt16.random(in: 0..<11, using: &generator)
    }
  }

  private static func draw(
    _ text: String, _ color: RGBA, _ gap: Int, _ x: Int, _ y: Int, _ picture: inout Bitmap
  ) {
    var left = x
    for character in text {
      if character == " " {
        left += 5
        continue
      }
      let columns = letter(character)
      for (column, bits) in columns.enumerated() {
        for row in 0..<11 where bits >> UInt16(row) & 1 == 1 { set(color, left + column, y + row, &picture) }
      }
      left += columns.count + gap
    }
  }
}

import GalleyImage

/// Draws boxes on a picture, and fades what is outside of them.
struct BoxHighlighter {
  private let boxes: [PixelRect]
  private let line: Int
  private let size: PixelSize
  /// The rectangle in which the picture has pixels; only these fade.
  private let extent: PixelRect

  /// Makes the boxes of a picture that was reduced.
  ///
  /// - Parameters:
  ///   - boxes: The boxes on the picture as it was.
  ///   - size: Its size now.
  ///   - factor: By how much it was reduced.
  ///   - extent: Where it had pixels of its own.
  init(_ boxes: [PixelRect], on size: PixelSize, reducedBy factor: Int, extent: PixelRect) {
    let canvas = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    self.boxes = boxes.map { Self.reduced($0, by: factor) }
    self.size = size
    self.extent = Self.reduced(extent, by: factor).intersection(canvas) ?? canvas
    line = DifferenceBoxes.line(width: size.width, height: size.height)
  }

  private static func reduced(_ rect: PixelRect, by factor: Int) -> PixelRect {
    func down(_ value: Int) -> Int { value >= 0 ? value / factor : -((-value + factor - 1) / factor) }
    func up(_ value: Int) -> Int { -down(-value) }
    return PixelRect(minX: down(rect.minX), minY: down(rect.minY), maxX: up(rect.maxX), maxY: up(rect.maxY))
  }

  /// Draws the boxes, and fades the rest.
  func draw(on picture: inout Bitmap, _ appearance: DifferenceAppearance, _ color: RGBA) {
    if !boxes.isEmpty { fade(&picture, appearance) }
    for box in boxes {
      BoxOutline(box: box, line: line, radius: 2 * line).draw(within: size.width, size.height) {
        picture[$0, $1] = picture[$0, $1].mixed($2, of: color)
      }
    }
  }

  /// The number of steps of a channel in a faded picture: few make small files.
  private static let steps = 32

  private func fade(_ picture: inout Bitmap, _ appearance: DifferenceAppearance) {
    let grounds = [appearance.ground.red, appearance.ground.green, appearance.ground.blue]
    // One table after the other, that of red first.
    var tables: [UInt8] = []
    for ground in grounds {
      for value in 0..<256 {
        let shown = Double((value * (Self.steps - 1) + 127) / 255 * 255 / (Self.steps - 1))
        tables.append(UInt8((shown + (Double(ground) - shown) * 0.6).rounded()))
      }
    }
    let width = size.width
    picture.bytes.withUnsafeMutableBytes { bytes in
      tables.withUnsafeBufferPointer { tables in
        for y in extent.minY..<extent.maxY {
          var start = extent.minX
          for part in lit(row: y) + [extent.maxX..<extent.maxX] {
            let end = max(start, min(part.lowerBound, extent.maxX))
            for pixel in y * width + start..<y * width + end {
              let place = pixel &* 4
              bytes[place] = tables[Int(bytes[place])]
              bytes[place &+ 1] = tables[256 &+ Int(bytes[place &+ 1])]
              bytes[place &+ 2] = tables[512 &+ Int(bytes[place &+ 2])]
            }
            start = max(start, min(part.upperBound, extent.maxX))
          }
        }
      }
    }
  }

  /// The columns of a row that lie in a box, from the left.
  private func lit(row y: Int) -> [Range<Int>] {
    let across = boxes.filter { $0.minY <= y && y < $0.maxY }
    return across.sorted { $0.minX < $1.minX }.map { box in
      // Corners are round.
      let outline = BoxOutline(box: box, line: line, radius: 2 * line)
      let isEnd = y < box.minY + 2 * line || y >= box.maxY - 2 * line
      var inset = 0
      while isEnd, inset < min(2 * line, box.width / 2),
        outline.distance(Double(box.minX + inset) + 0.5, Double(y) + 0.5) > 0
      {
        inset += 1
      }
      return box.minX + inset..<box.maxX - inset
    }
  }
}

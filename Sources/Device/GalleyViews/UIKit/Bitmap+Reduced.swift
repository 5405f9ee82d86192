import GalleyImage

extension Bitmap {
  /// Returns the picture in a smaller size: each pixel is the mean of those that it stands for.
  func reduced(toWidth width: Int, height: Int) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    for y in 0..<height {
      let rows = Self.span(y, of: height, in: self.height)
      for x in 0..<width {
        result[x, y] = mean(of: Self.span(x, of: width, in: self.width), rows)
      }
    }
    return result
  }

  /// The pixels of a line that one of a shorter line stands for.
  private static func span(_ place: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = place * length / count
    return start..<max(start + 1, (place + 1) * length / count)
  }

  /// The mean of some pixels, in which transparent ones have no colour.
  private func mean(of columns: Range<Int>, _ rows: Range<Int>) -> RGBA {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for row in rows {
      for column in columns {
        let pixel = self[column, row]
        let weight = Int(pixel.alpha)
        red += Int(pixel.red) * weight
        green += Int(pixel.green) * weight
        blue += Int(pixel.blue) * weight
        alpha += weight
      }
    }
    guard alpha > 0 else { return .clear }
    func byte(_ sum: Int, _ count: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
    return RGBA(
      byte(red, alpha), byte(green, alpha), byte(blue, alpha), byte(alpha, rows.count * columns.count))
  }
}

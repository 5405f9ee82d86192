import GalleyImage
import SeededCases

/// Pictures made of a seed.
package enum Noise {
  /// A picture of a few colours.
  package static func picture(_ width: Int, _ height: Int, _ generator: inout SeededGenerator) -> Bitmap {
    var picture = Bitmap(width: width, height: height, color: .white)
    for y in 0..<height {
      for x in 0..<width where Int.random(in: 0..<3, using: &generator) == 0 {
        picture[x, y] = RGBA(UInt8.random(in: 0...3, using: &generator), 0, 0, 255)
      }
    }
    return picture
  }

  /// The same picture with some pixels changed, few or many.
  package static func changed(_ picture: Bitmap, _ generator: inout SeededGenerator) -> Bitmap {
    var picture = picture
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let (x, y) = (
        Int.random(in: 0..<picture.width, using: &generator),
        Int.random(in: 0..<picture.height, using: &generator)
      )
      let (w, h) = (Int.random(in: 1...9, using: &generator), Int.random(in: 1...9, using: &generator))
      for row in y..<min(picture.height, y + h) {
        for column in x..<min(picture.width, x + w) where Bool.random(using: &generator) {
          picture[column, row].blue = UInt8.random(in: 0...255, using: &generator)
        }
      }
    }
    return picture
  }

  /// A picture of any colours.
  package static func colors(
    _ width: Int, _ height: Int, isOpaque: Bool = true, _ generator: inout SeededGenerator
  ) -> Bitmap {
    var bytes: [UInt8] = []
    for _ in 0..<width * height {
      bytes += (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
      bytes.append(
        isOpaque || Bool.random(using: &generator) ? 255 : UInt8.random(in: 0...255, using: &generator))
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// The same picture with half of its colours a little off.
  package static func nudged(_ picture: Bitmap, by most: Int, _ generator: inout SeededGenerator) -> Bitmap {
    var picture = picture
    for index in 0..<picture.bytes.count where index % 4 != 3 && Bool.random(using: &generator) {
      let value = Int(picture.bytes[index]) + Int.random(in: -most...most, using: &generator)
      picture.bytes[index] = UInt8(max(0, min(255, value)))
    }
    return picture
  }

  /// A rectangle somewhere in a picture.
  package static func rect(in width: Int, _ height: Int, _ generator: inout SeededGenerator) -> PixelRect {
    let (x, y) = (Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator))
    return PixelRect(
      minX: x, minY: y, maxX: Int.random(in: x...width, using: &generator),
      maxY: Int.random(in: y...height, using: &generator))
  }
}

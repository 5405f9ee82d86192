import Foundation
import GalleyImage

/// A picture of few colours: a byte a pixel.
struct IndexedPicture {
  let width: Int
  let height: Int
  var indices: [UInt8]
  /// At most 256 colours.
  private(set) var palette: [RGBA] = []

  /// Makes a picture of the first colour.
  init(width: Int, height: Int, _ color: RGBA) {
    self.width = width
    self.height = height
    indices = Array(repeating: 0, count: width * height)
    palette = [color]
  }

  /// The number of a colour, which is added unless it is there.
  mutating func index(_ color: RGBA) -> UInt8 {
    if let index = palette.firstIndex(of: color) { return UInt8(index) }
    precondition(palette.count < 256, "a palette has 256 colours")
    palette.append(color)
    return UInt8(palette.count - 1)
  }

  /// Numbers of several colours.
  mutating func indices(_ colors: [RGBA]) -> [UInt8] { colors.map { index($0) } }

  /// Gives every pixel a colour.
  ///
  /// - Parameter color: The number of a colour for a pixel's place.
  mutating func fill(_ color: (Int) -> UInt8) {
    indices.withUnsafeMutableBufferPointer { indices in
      for index in indices.indices { indices[index] = color(index) }
    }
  }

  /// The pixels in full colour.
  var bitmap: Bitmap {
    var bytes = [UInt8](repeating: 255, count: indices.count * 4)
    bytes.withUnsafeMutableBytes { bytes in
      for (place, index) in indices.enumerated() {
        let color = palette[Int(index)]
        bytes[place * 4] = color.red
        bytes[place * 4 + 1] = color.green
        bytes[place * 4 + 2] = color.blue
        bytes[place * 4 + 3] = color.alpha
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// The whole PNG file.
  func png(_ effort: PNG.Effort) throws(PNGError) -> Data {
    try PNG.encodeMask(indices, width: width, height: height, palette: palette, effort: effort)
  }
}

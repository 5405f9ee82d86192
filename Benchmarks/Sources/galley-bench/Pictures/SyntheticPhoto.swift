import Foundation
import GalleyImage

/// A picture with a photograph's statistics: soft large forms, finer ones that are fainter, and a sensor's noise in each pixel.
///
/// Forms are lattice noise in five octaves, each half as strong as the one before. Noise is the sum of four uniform
/// numbers, with a standard deviation of about 2.3 of 255. All of it follows from whole numbers and no seed.
struct SyntheticPhoto {
  let width: Int
  let height: Int

  /// The picture as RGB in a PNG file.
  func encoded() throws -> Data {
    var file = Data()
    let writer = try PNGWriter(width: width, height: height, format: .rgb, effort: .standard) {
      file.append($0)
    }
    var row = [UInt8](repeating: 0, count: width * 3)
    for y in 0..<height {
      fill(&row, y: y)
      try row.withUnsafeBytes { try writer.append($0) }
    }
    try writer.finish()
    return file
  }

  private func fill(_ row: inout [UInt8], y: Int) {
    var sums = [Int32](repeating: 0, count: width * 3)
    for octave in 0..<5 {
      // Lattices of 512 down to 32 pixels.
      let shift = 9 - octave
      let cell = 1 << shift
      let down = Int32(y & (cell - 1))
      for channel in 0..<3 {
        // Colours differ more in large forms than in fine ones.
        let salt = UInt32(octave < 2 ? channel : 0) &* 977 &+ UInt32(octave)
        for left in stride(from: 0, to: width, by: cell) {
          let (x, top) = (UInt32(left >> shift), UInt32(y >> shift))
          func edge(_ x: UInt32) -> Int32 {
            let (above, below) = (Self.hash(x, top, salt) & 255, Self.hash(x, top + 1, salt) & 255)
            return Int32(above) * (Int32(cell) - down) + Int32(below) * down
          }
          let (start, end) = (edge(x), edge(x + 1))
          for across in 0..<min(cell, width - left) {
            let value = (start * Int32(cell - across) + end * Int32(across)) >> Int32(2 * shift)
            sums[(left + across) * 3 + channel] += value << Int32(4 - octave)
          }
        }
      }
    }
    for index in row.indices {
      let dice = Self.hash(UInt32(index), UInt32(y), 4_711)
      let noise = Int32(dice & 3) + Int32(dice >> 8 & 3) + Int32(dice >> 16 & 3) + Int32(dice >> 24 & 3) - 6
      row[index] = UInt8(clamping: sums[index] / 31 + noise)
    }
  }

  /// A number without a pattern for three others: the finalizer of MurmurHash3.
  private static func hash(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> UInt32 {
    var h = x &* 0x9E37_79B1 ^ y &* 0x85EB_CA77 ^ z &* 0xC2B2_AE3D
    h = (h ^ h >> 16) &* 0x85EB_CA6B
    h = (h ^ h >> 13) &* 0xC2B2_AE35
    return h ^ h >> 16
  }
}

import Foundation
import GalleyImage
import SeededCases
import Testing

/// Samples in one of PNG's forms: how a file stores them, and what their pixels are, worked out separately.
struct SamplePicture {
  var width: Int
  var height: Int
  var colorType: Int
  var depth: Int
  var interlaced = false
  var palette: [RGBA] = []
  /// The samples of the clear colour, for grey and RGB.
  var clear: [UInt16]?
  /// All samples, pixel by pixel.
  var samples: [UInt16]

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]! }

  /// A picture of random samples in every form that PNG has: 15 of depth and colour, with and without
  /// transparency and interlacing.
  static func all(width: Int, height: Int, seed: UInt64) -> [SamplePicture] {
    let forms = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ]
    var generator = SeededGenerator(seed: seed)
    var pictures: [SamplePicture] = []
    for (colorType, depths) in forms {
      for depth in depths {
        for interlaced in [false, true] {
          for transparent in colorType == 4 || colorType == 6 ? [false] : [false, true] {
            pictures.append(
              SamplePicture(
                width: width, height: height, colorType: colorType, depth: depth, interlaced: interlaced,
                transparent: transparent, using: &generator))
          }
        }
      }
    }
    return pictures
  }

  init(
    width: Int, height: Int, colorType: Int, depth: Int, interlaced: Bool, transparent: Bool,
    using generator: inout SeededGenerator
  ) {
    self.width = width
    self.height = height
    self.colorType = colorType
    self.depth = depth
    self.interlaced = interlaced
    samples = []
    var top = UInt16((1 << depth) - 1)
    if colorType == 3 {
      let entries = Int.random(in: 1...Int(top) + 1, using: &generator)
      palette = (0..<entries).map { _ in
        RGBA(
          .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator),
          .random(in: 0...255, using: &generator),
          transparent ? .random(in: 0...255, using: &generator) : 255)
      }
      top = UInt16(entries - 1)
    }
    samples = (0..<width * height * channels).map { _ in .random(in: 0...top, using: &generator) }
    if transparent && colorType != 3 { clear = Array(samples.suffix(channels)) }
  }

  // MARK: What the pixels are

  var bitmap: Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = pixel(x, y) }
    }
    return bitmap
  }

  private func pixel(_ x: Int, _ y: Int) -> RGBA {
    let start = (y * width + x) * channels
    let pixel = Array(samples[start..<start + channels])
    if colorType == 3 { return palette[Int(pixel[0])] }
    let levels = pixel.map { UInt8((Double($0) * 255 / Double((1 << depth) - 1)).rounded()) }
    let opacity: UInt8 = pixel == clear ? 0 : 255
    switch colorType {
    case 0: return RGBA(levels[0], levels[0], levels[0], opacity)
    case 2: return RGBA(levels[0], levels[1], levels[2], opacity)
    case 4: return RGBA(levels[0], levels[0], levels[0], levels[1])
    default: return RGBA(levels[0], levels[1], levels[2], levels[3])
    }
  }

  // MARK: How a file stores them

  var file: PNGFile {
    var chunks = [
      PNGFile.header(width: width, height: height, depth: depth, colorType: colorType, interlaced: interlaced)
    ]
    if colorType == 3 {
      chunks.append(.init("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] }))
      if palette.contains(where: { $0.alpha != 255 }) { chunks.append(.init("tRNS", palette.map(\.alpha))) }
    }
    if let clear { chunks.append(.init("tRNS", clear.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })) }
    chunks.append(.init("IDAT", PNGFile.stored(rows)))
    chunks.append(.init("IEND"))
    return PNGFile(chunks: chunks)
  }

  /// The rows as they are compressed: each with its filter, which is none.
  var rows: [UInt8] {
    let passes =
      interlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (x, y, everyX, everyY) in passes where x < width && y < height {
      for row in stride(from: y, to: height, by: everyY) {
        let columns = stride(from: x, to: width, by: everyX)
        bytes.append(0)
        bytes += packed(columns.flatMap { sample(row: row, column: $0) })
      }
    }
    return bytes
  }

  private func sample(row: Int, column: Int) -> ArraySlice<UInt16> {
    let start = (row * width + column) * channels
    return samples[start..<start + channels]
  }

  private func packed(_ samples: [UInt16]) -> [UInt8] {
    if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    var bytes = [UInt8](repeating: 0, count: (samples.count * depth + 7) / 8)
    for (index, sample) in samples.enumerated() {
      let bit = index * depth
      bytes[bit / 8] |= UInt8(sample) << UInt8(8 - depth - bit % 8)
    }
    return bytes
  }
}

extension SamplePicture: CustomTestStringConvertible {
  var testDescription: String {
    let transparent = clear != nil || palette.contains { $0.alpha != 255 }
    return "colour type \(colorType), \(depth) bits\(interlaced ? ", interlaced" : "")"
      + (transparent ? ", transparent" : "")
  }
}

import Foundation
import SeededCases

@testable import GalleyImage

/// Samples in one of PNG's forms, and the many ways a file can store them.
struct GeneratedPicture {
  var width: Int
  var height: Int
  var colorType: Int
  var depth: Int
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// All samples, pixel by pixel.
  var samples: [UInt16]

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]! }

  /// What decides how the samples are stored, but for the samples.
  struct Storage {
    var filterSeed: UInt64
    var filters: [UInt8]
    var level: Int
    var mostChunkBytes: Int
    var isInterlaced = false

    init(using generator: inout SeededGenerator) {
      filterSeed = generator.next()
      filters = (0...4).filter { _ in Bool.random(using: &generator) }
      if filters.isEmpty { filters = [0, 1, 2, 3, 4] }
      level = .random(in: 0...6, using: &generator)
      mostChunkBytes = [1, 9, 400, 1 << 20].randomElement(using: &generator)!
    }
  }

  init(using generator: inout SeededGenerator, width: Int, height: Int) {
    self.width = width
    self.height = height
    let forms = [
      (0, 8), (2, 8), (3, 8), (4, 8), (6, 8), (6, 8), (2, 8), (3, 8), (0, 1), (0, 2), (0, 4), (0, 16),
      (2, 16), (3, 1), (3, 2), (3, 4), (4, 16), (6, 16),
    ]
    (colorType, depth) = forms.randomElement(using: &generator)!
    samples = []
    var top = UInt16((1 << depth) - 1)
    if colorType == 3 {
      // A few entries have the same colour, as editors leave them behind.
      let entries =
        Bool.random(using: &generator) ? Int(top) + 1 : Int.random(in: 1...Int(top) + 1, using: &generator)
      palette = (0..<entries * 3).map { _ in UInt8.random(in: 0...3, using: &generator) * 85 }
      if Bool.random(using: &generator) {
        transparency = (0..<entries).map { _ in Bool.random(using: &generator) ? 255 : 90 }
      }
      top = UInt16(entries - 1)
    }
    // Flat areas with something here and there, as screens have, or noise.
    let noise = [0.002, 0.05, 1].randomElement(using: &generator)!
    var last = [UInt16](repeating: 0, count: channels)
    for _ in 0..<width * height {
      if Double.random(in: 0..<1, using: &generator) < noise {
        last = last.map { _ in .random(in: 0...top, using: &generator) }
      }
      samples += last
    }
    if colorType == 0 || colorType == 2, Bool.random(using: &generator) {
      transparency = samples.suffix(channels).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
  }

  /// The same with some samples changed.
  func changed(pixels: Int, using generator: inout SeededGenerator) -> GeneratedPicture {
    var picture = self
    let top = colorType == 3 ? palette.count / 3 - 1 : (1 << depth) - 1
    for _ in 0..<pixels {
      picture.samples[Int.random(in: 0..<samples.count, using: &generator)] = UInt16(
        Int.random(in: 0...top, using: &generator))
    }
    return picture
  }

  /// The same in another form where every pixel can be had: RGB as RGBA, entries as the other way round.
  func reformed() -> GeneratedPicture {
    var picture = self
    if colorType == 2, depth == 8, transparency.isEmpty {
      picture.colorType = 6
      picture.samples = (0..<width * height).flatMap { samples[$0 * 3..<$0 * 3 + 3] + [255] }
    } else if colorType == 3, transparency.isEmpty {
      let entries = palette.count / 3
      picture.palette = (0..<entries).reversed().flatMap { palette[$0 * 3..<$0 * 3 + 3] }
      picture.samples = samples.map { UInt16(entries - 1) - $0 }
    }
    return picture
  }

  // MARK: As a file

  func file(_ storage: Storage) -> Data {
    var header = PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
    header += [UInt8(depth), UInt8(colorType), 0, 0, storage.isInterlaced ? 1 : 0]
    return Self.file(
      header: header, palette, transparency, Self.compressed(filtered(storage), level: storage.level),
      storage)
  }

  /// A file whose compressed bytes are somebody else's.
  func file(_ storage: Storage, compressed: [UInt8]) -> Data {
    let header =
      PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height)) + [
        UInt8(depth), UInt8(colorType), 0, 0, storage.isInterlaced ? 1 : 0,
      ]
    return Self.file(header: header, palette, transparency, compressed, storage)
  }

  private static func file(
    header: [UInt8], _ palette: [UInt8], _ transparency: [UInt8], _ compressed: [UInt8], _ storage: Storage
  ) -> Data {
    var data = Data(PNGStructure.signature)
    PNGChunk.append("IHDR", header, to: &data)
    if !palette.isEmpty { PNGChunk.append("PLTE", palette, to: &data) }
    if !transparency.isEmpty { PNGChunk.append("tRNS", transparency, to: &data) }
    var rest = compressed[...]
    var generator = SeededGenerator(seed: storage.filterSeed ^ 1)
    while !rest.isEmpty {
      let part = Array(rest.prefix(.random(in: 0...storage.mostChunkBytes, using: &generator)))
      PNGChunk.append("IDAT", part, to: &data)
      rest = rest.dropFirst(part.count)
    }
    PNGChunk.append("IEND", to: &data)
    return data
  }

  /// The rows as they are compressed.
  func filtered(_ storage: Storage) -> [UInt8] {
    let passes =
      storage.isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var generator = SeededGenerator(seed: storage.filterSeed)
    let bytesPerPixel = max(1, channels * depth / 8)
    var rows: [UInt8] = []
    for (x, y, everyX, everyY) in passes where x < width && y < height {
      var above: [UInt8]?
      for row in stride(from: y, to: height, by: everyY) {
        let packed = packed(row, columns: stride(from: x, to: width, by: everyX))
        let filter = storage.filters.randomElement(using: &generator)!
        rows.append(filter)
        var target = [UInt8](repeating: 0, count: packed.count)
        packed.withUnsafeBufferPointer { from in
          PNGFilter(rawValue: filter)!.apply(
            to: from, above: above ?? [UInt8](repeating: 0, count: packed.count), into: &target,
            bytesPerPixel: bytesPerPixel)
        }
        rows += target
        above = packed
      }
    }
    return rows
  }

  private func packed(_ row: Int, columns: StrideTo<Int>) -> [UInt8] {
    var bits: [UInt8] = []
    var place = 0
    for column in columns {
      for channel in 0..<channels {
        let sample = samples[(row * width + column) * channels + channel]
        if depth == 16 {
          bits += [UInt8(sample >> 8), UInt8(sample & 255)]
        } else {
          if place % 8 == 0 { bits.append(0) }
          bits[bits.count - 1] |= UInt8(sample) << UInt8(8 - depth - place % 8)
          place += depth
        }
      }
    }
    return bits
  }

  /// Compresses by ISA-L at levels 0 to 3, and by zlib from there.
  static func compressed(_ bytes: [UInt8], level: Int) -> [UInt8] {
    let deflater: any PNGDeflater
    if level <= 3 {
      deflater = PNGFastDeflater(level: [.lowest, .low, .middle, .high][level])
    } else {
      guard let library = try? PNGLibraryDeflater(level: Int32(level), isFiltered: level == 6) else {
        return []
      }
      deflater = library
    }
    var stream: [UInt8] = []
    bytes.withUnsafeBytes { deflater.add($0, isLast: true) { stream += $0 } }
    return stream
  }
}

import Foundation
import SeededCases

@testable import GalleyImage

/// A file of 8-bit samples with random content, filters, compression and chunks.
struct PlainFile {
  var file: PNGFile
  var filtered: [UInt8]

  init(using generator: inout SeededGenerator, width: Int? = nil, height: Int? = nil, colorType: Int? = nil) {
    let width = width ?? .random(in: 1...70, using: &generator)
    let height = height ?? .random(in: 1...40, using: &generator)
    let colorType = colorType ?? [0, 2, 3, 4, 6].randomElement(using: &generator)!
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]!
    // Flat, noisy, or differences of all sizes: predictors meet every case.
    let spread = [1, 3, 40, 256].randomElement(using: &generator)!
    let entries = colorType == 3 ? Int.random(in: 1...256, using: &generator) : 256
    let onlyFilters = (0...4).filter { _ in Bool.random(using: &generator) }
    var rows: [UInt8] = []
    for _ in 0..<height {
      // Filtered palette rows would name entries that are not there.
      let filter = colorType == 3 && entries < 256 ? 0 : onlyFilters.randomElement(using: &generator) ?? 0
      rows.append(UInt8(filter))
      for _ in 0..<width * channels {
        rows.append(UInt8(Int.random(in: 0..<min(spread, entries), using: &generator)))
      }
    }
    filtered = rows
    var chunks = [PNGFile.header(width: width, height: height, depth: 8, colorType: colorType)]
    if colorType == 3 {
      chunks.append(
        .init("PLTE", (0..<entries * 3).map { _ in .random(in: 0...255, using: &generator) }))
    }
    if Bool.random(using: &generator) {
      switch colorType {
      case 0: chunks.append(.init("tRNS", [0, rows[1]]))
      case 2:
        chunks.append(.init("tRNS", (1...3).flatMap { [0, rows[$0]] }))
      case 3:
        let count = Int.random(in: 1...entries, using: &generator)
        chunks.append(.init("tRNS", (0..<count).map { _ in .random(in: 0...255, using: &generator) }))
      default: break
      }
    }
    for part in Self.parts(of: Self.compressed(rows, using: &generator), using: &generator) {
      chunks.append(.init("IDAT", part))
    }
    file = PNGFile(chunks: chunks + [.init("IEND")])
  }

  static func compressed(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    let deflater: any PNGDeflater
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return PNGFile.stored(bytes)
    case 1:
      deflater = PNGFastDeflater(level: [.lowest, .low, .middle, .high].randomElement(using: &generator)!)
    default:
      guard
        let library = try? PNGLibraryDeflater(
          level: .random(in: 1...9, using: &generator), isFiltered: Bool.random(using: &generator))
      else { return PNGFile.stored(bytes) }
      deflater = library
    }
    var stream: [UInt8] = []
    bytes.withUnsafeBytes { deflater.add($0, isLast: true) { stream += $0 } }
    return stream
  }

  /// The bytes in parts of random lengths, for a chunk each.
  static func parts(of bytes: [UInt8], using generator: inout SeededGenerator) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var rest = bytes[...]
    let most = [1, 7, 300, 100_000].randomElement(using: &generator)!
    while !rest.isEmpty {
      parts.append(Array(rest.prefix(.random(in: 0...most, using: &generator))))
      rest = rest.dropFirst(parts.last!.count)
    }
    return parts
  }
}

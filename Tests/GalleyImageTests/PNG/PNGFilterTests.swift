import CPNGKernels
import SeededCases
import Testing

@testable import GalleyImage

/// Filters against the specification's words, sample by sample.
@Suite struct PNGFilterTests {
  /// What the specification says, with nothing left out for speed.
  private func undone(_ filter: PNGFilter, _ row: [UInt8], above: [UInt8], _ size: Int) -> [UInt8] {
    var pixels: [UInt8] = []
    for index in row.indices {
      let left = index < size ? 0 : Int(pixels[index - size])
      let up = Int(above[index])
      let corner = index < size ? 0 : Int(above[index - size])
      let estimate = left + up - corner
      let nearest = [left, up, corner].min { abs(estimate - $0) < abs(estimate - $1) }!
      let predicted = [0, left, up, (left + up) / 2, nearest][Int(filter.rawValue)]
      pixels.append(UInt8((Int(row[index]) + predicted) & 255))
    }
    return pixels
  }

  private func row(_ count: Int, using generator: inout SeededGenerator) -> [UInt8] {
    let top = [2, 9, 255].randomElement(using: &generator)!
    return (0..<count).map { _ in UInt8(Int.random(in: 0...top, using: &generator)) }
  }

  @Test(arguments: Soak.seeds(60))
  func `undoing follows the specification, in place and not`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 100_000)
    for filter in PNGFilter.allCases {
      for size in 1...4 {
        let count = size * Int.random(in: 1...45, using: &generator)
        let coded = row(count, using: &generator)
        let above = Bool.random(using: &generator) ? row(count, using: &generator) : nil
        let expected = undone(filter, coded, above: above ?? [UInt8](repeating: 0, count: count), size)
        // A margin on both sides, which must stay as it is.
        var place = [UInt8](repeating: 0xA5, count: 32) + coded + [UInt8](repeating: 0xA5, count: 32)
        var other = [UInt8](repeating: 0xA5, count: count + 64)
        coded.withUnsafeBytes { coded in
          func undo(_ upper: UnsafeRawPointer?) {
            place.withUnsafeMutableBytes { place in
              let inside = UnsafeMutableRawBufferPointer(rebasing: place[32..<32 + count])
              filter.undo(.init(inside), above: upper, into: inside.baseAddress!, bytesPerPixel: size)
            }
            other.withUnsafeMutableBytes {
              filter.undo(coded, above: upper, into: $0.baseAddress! + 32, bytesPerPixel: size)
            }
          }
          if let above { above.withUnsafeBytes { undo($0.baseAddress) } } else { undo(nil) }
        }
        let margin = [UInt8](repeating: 0xA5, count: 32)
        #expect(place == margin + expected + margin, "\(filter), \(size) bytes a pixel")
        #expect(other == margin + expected + margin, "\(filter), \(size) bytes a pixel")
      }
    }
  }

  @Test(arguments: Soak.seeds(40))
  func `undoing undoes applying`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 110_000)
    for filter in PNGFilter.allCases {
      for size in 1...4 {
        let count = size * Int.random(in: 1...45, using: &generator)
        let samples = row(count, using: &generator)
        let above = row(count, using: &generator)
        var filtered = [UInt8](repeating: 0, count: count)
        samples.withUnsafeBufferPointer { samples in
          filtered.withUnsafeMutableBufferPointer { filtered in
            above.withUnsafeBufferPointer {
              filter.apply(
                to: samples, above: $0.baseAddress!, into: filtered.baseAddress!, bytesPerPixel: size)
            }
          }
        }
        #expect(undone(filter, filtered, above: above, size) == samples, "\(filter), \(size) bytes a pixel")
      }
    }
  }

  /// The kernel for four rows against its twin for one.
  @Test(arguments: Soak.seeds(200))
  func `four rows at once are undone as one after the other`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 120_000)
    let size = Bool.random(using: &generator) ? 3 : 4
    let width = Int.random(in: 1...90, using: &generator)
    let (count, stride) = (width * size, width * size + 1)
    let known = seed % 4 == 0 ? PNGFilter.allCases : [.sub, .up, .average, .paeth]
    let filters = (0..<4).map { _ in known.randomElement(using: &generator)! }
    var band: [UInt8] = []
    var above = row(count, using: &generator)
    // Half of the groups are flat, but for a few samples: runs of one colour are filled.
    let isFlat = seed % 2 == 0
    if isFlat { above = (0..<count).map { above[$0 % size] } }
    for filter in filters {
      var row = isFlat ? [UInt8](repeating: 0, count: count) : row(count, using: &generator)
      // Below a flat row, the first pixel is it again.
      if isFlat && (filter == .sub || filter == .none) { row.replaceSubrange(..<size, with: above[..<size]) }
      if isFlat && filter == .average {
        for index in 0..<size { row[index] = above[index] &- above[index] / 2 }
      }
      band += [filter.rawValue] + row
    }
    for _ in 0..<(isFlat ? Int.random(in: 0...2, using: &generator) : 0) {
      let place = Int.random(in: 0..<count, using: &generator)
      let row = Int.random(in: 0...4, using: &generator)
      if row == 4 { above[place] &+= 1 } else { band[row * stride + 1 + place] &+= 1 }
    }
    var expected: [UInt8] = []
    var upper = above
    for (index, filter) in filters.enumerated() {
      upper = undone(filter, Array(band[index * stride + 1..<(index + 1) * stride]), above: upper, size)
      expected += [filter.rawValue] + upper
    }
    let margin = [UInt8](repeating: 0xA5, count: 16)
    var place = margin + band + margin
    above.withUnsafeBytes { above in
      place.withUnsafeMutableBytes { place in
        PNGStaggeredFilter.undo(
          place.baseAddress! + 17, stride, SIMD4(filters.map(\.rawValue)), above: above.baseAddress!,
          into: place.baseAddress! + 17, stride, width: width, bytesPerPixel: size)
      }
    }
    #expect(place == margin + expected + margin, "\(filters), \(width) pixels of \(size) bytes")
  }

  @Test func `alpha is added to every pixel, and to nothing else`() {
    for width in 0...70 {
      let rgb = (0..<width * 3).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) }
      let margin = [UInt8](repeating: 0xA5, count: 32)
      var rgba = margin + [UInt8](repeating: 0, count: width * 4) + margin
      // Exactly as large as the row, so that a sanitizer sees what is read beyond it.
      let row = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, rgb.count))
      defer { row.deallocate() }
      row.update(from: rgb, count: rgb.count)
      rgba.withUnsafeMutableBufferPointer { galley_png_add_alpha(row, $0.baseAddress! + 32, width) }
      let expected = (0..<width).flatMap { rgb[$0 * 3..<$0 * 3 + 3] + [255] }
      #expect(rgba == margin + expected + margin, "\(width) pixels")
    }
  }
}

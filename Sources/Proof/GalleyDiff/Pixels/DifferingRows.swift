import CPixelKernels
import Foundation
import GalleyImage
import GalleySystem

/// The differing pixels of some rows that two pictures share: one bit a pixel.
struct DifferingRows: Sendable {
  let rows: Range<Int>
  /// The number of pixels that differ.
  private(set) var count = 0
  /// The number of pixels that differ in each row; empty if none differs.
  private(set) var counts: [Int] = []
  /// As many words for each row as were asked for, the first pixel in the lowest bit; empty if none differs.
  private(set) var bits: [UInt64] = []

  /// The least number of pixels that are worth a second core: to begin on one takes as long as comparing some 100 000.
  private static let fewestForTwo = 1_000_000

  /// Compares all rows that two pictures share.
  ///
  /// - Returns: Parts that follow each other from the top, each of some rows.
  static func find(_ baseline: Bitmap, _ candidate: Bitmap, wordsPerRow: Int) -> [DifferingRows] {
    let height = min(baseline.height, candidate.height)
    @Sendable func part(_ rows: Range<Int>) -> DifferingRows {
      DifferingRows(baseline, candidate, rows, wordsPerRow: wordsPerRow)
    }
    guard height * min(baseline.width, candidate.width) >= fewestForTwo else { return [part(0..<height)] }
    let (upper, lower) = concurrently {
      part(0..<height / 2)
    } _: {
      part(height / 2..<height)
    }
    return [upper, lower]
  }

  private init(_ baseline: Bitmap, _ candidate: Bitmap, _ rows: Range<Int>, wordsPerRow: Int) {
    self.rows = rows
    let pixels = min(baseline.width, candidate.width)
    baseline.bytes.withUnsafeBufferPointer { a in
      candidate.bytes.withUnsafeBufferPointer { b in
        for y in rows {
          let old = a.baseAddress! + y * baseline.width * 4
          let new = b.baseAddress! + y * candidate.width * 4
          if bits.isEmpty {
            // Up to the first row that differs, which may not come, nothing is written.
            if memcmp(old, new, pixels * 4) == 0 { continue }
            bits = Array(repeating: 0, count: rows.count * wordsPerRow)
            counts = Array(repeating: 0, count: rows.count)
          }
          let row = y - rows.lowerBound
          let found = bits.withUnsafeMutableBufferPointer {
            galley_flag_differing(old, new, pixels, $0.baseAddress! + row * wordsPerRow)
          }
          counts[row] = found
          count += found
        }
      }
    }
  }
}

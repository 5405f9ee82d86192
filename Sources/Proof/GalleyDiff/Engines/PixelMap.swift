import Dispatch
import GalleyImage

/// The classification of every pixel of two pictures.
///
/// A byte a pixel, and none at all where every pixel is the same.
package struct PixelMap: Sendable, Hashable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  private var bytes: [UInt8] = []

  /// The number of steps of a magnitude above 0.
  package static let magnitudes = 31

  /// Makes a map on which every pixel is the same.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether every pixel is the same.
  package var isEmpty: Bool { bytes.isEmpty }

  /// The classification of a pixel.
  package subscript(x: Int, y: Int) -> PixelClassification {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel (\(x), \(y)) in \(width) × \(height)")
    return isEmpty ? .same : PixelClassification(rawValue: bytes[y * width + x] & 3)!
  }

  /// The colour distance at a pixel, from 0 (equal) to 1 (black to white).
  ///
  /// It is stored as the square of a whole number of 31sts, since most distances are small.
  ///
  /// - Parameters:
  ///   - x: Its column.
  ///   - y: Its row.
  /// - Returns: From 0 (equal) to 1 (as black from white).
  package func magnitude(_ x: Int, _ y: Int) -> Double {
    let step = isEmpty ? 0 : Double(bytes[y * width + x] >> 3) / Double(Self.magnitudes)
    return step * step
  }

  /// Whether the new colour of a pixel is darker than the approved one.
  package func isDarker(_ x: Int, _ y: Int) -> Bool { !isEmpty && bytes[y * width + x] & 4 != 0 }

  /// The number of pixels of a classification.
  ///
  /// - Complexity: O(*n*) in the pixels.
  package func count(_ judgement: PixelClassification) -> Int {
    if isEmpty { return judgement == .same ? width * height : 0 }
    return bytes.withUnsafeBytes { bytes in
      let wanted = UInt64(judgement.rawValue) &* Self.ones
      var (others, place) = (0, 0)
      while bytes.count - place >= 8 {
        // Eight pixels a word, and a byte of the sums counts as far as 255.
        var sums: UInt64 = 0
        for _ in 0..<min(255, (bytes.count - place) / 8) {
          let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ wanted
          sums &+= (word | word &>> 1) & Self.ones
          place &+= 8
        }
        for byte in 0..<8 { others &+= Int(sums &>> UInt64(8 * byte) & 255) }
      }
      while place < bytes.count {
        if bytes[place] & 3 != judgement.rawValue { others &+= 1 }
        place &+= 1
      }
      return bytes.count - others
    }
  }

  /// A bit in each byte.
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// A pixel's byte: the judgement, whether it got darker, and the root of the magnitude in 31 steps.
  package static func byte(_ judgement: PixelClassification, _ magnitude: Double, _ isDarker: Bool) -> UInt8 {
    let steps = min(Double(magnitudes), max(1, (magnitude.squareRoot() * Double(magnitudes)).rounded()))
    return judgement.rawValue | (isDarker ? 4 : 0) | UInt8(steps) << 3
  }

  /// The byte of a pixel.
  package func byte(at index: Int) -> UInt8 { bytes.isEmpty ? 0 : bytes[index] }

  /// Calls a closure with all bytes, unless every pixel is the same.
  package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if !isEmpty { bytes.withUnsafeBufferPointer(body) }
  }

  /// Fills the map by an engine, in bands of about the same height.
  package mutating func fill(by engine: some PixelEngine, _ pair: borrowing PixelPair, bands: Int) {
    var bytes = [UInt8](repeating: 0, count: width * height)
    let bands = min(bands, height)
    let (width, height) = (width, height)
    let isMarked = bytes.withUnsafeMutableBufferPointer { target in
      nonisolated(unsafe) let start = target.baseAddress!
      nonisolated(unsafe) let (a, b) = (
        UnsafeRawBufferPointer(start: pair.baseline, count: width * height * 4),
        UnsafeRawBufferPointer(start: pair.candidate, count: width * height * 4)
      )
      @Sendable func judge(_ band: Int) {
        let rows = band * height / bands..<(band + 1) * height / bands
        let pair = PixelPair(width: width, height: height, rows: 0..<height, baseline: a, candidate: b)
        var marks = PixelMarks(rows: rows, width: width, bytes: start + rows.lowerBound * width)
        engine.judge(rows, of: pair, into: &marks)
      }
      if bands == 1 { judge(0) } else { DispatchQueue.concurrentPerform(iterations: bands, execute: judge) }
      return UnsafeRawBufferPointer(target).hasMarks
    }
    self.bytes = isMarked ? bytes : []
  }

  /// Marks the pixels of a rectangle as the same.
  @discardableResult package mutating func clear(_ rect: PixelRect) -> Int {
    guard !isEmpty, let part = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height)) else {
      return 0
    }
    var cleared = 0
    for y in part.minY..<part.maxY {
      for index in y * width + part.minX..<y * width + part.maxX where bytes[index] != 0 {
        bytes[index] = 0
        cleared += 1
      }
    }
    if cleared > 0, !bytes.contains(where: { $0 != 0 }) { bytes = [] }
    return cleared
  }

  /// Copies the pixels of a rectangle from another map of the same size.
  package mutating func replace(_ rect: PixelRect, from other: PixelMap) {
    precondition(width == other.width && height == other.height, "maps of one size")
    guard !(isEmpty && other.isEmpty),
      let part = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    else { return }
    if other.isEmpty {
      clear(part)
      return
    }
    if isEmpty { bytes = Array(repeating: 0, count: width * height) }
    for y in part.minY..<part.maxY {
      let row = y * width + part.minX..<y * width + part.maxX
      bytes.replaceSubrange(row, with: other.bytes[row])
    }
    if !bytes.contains(where: { $0 != 0 }) { bytes = [] }
  }

  /// The number of pixels of a classification in a rectangle.
  package func count(_ judgement: PixelClassification, in rect: PixelRect) -> Int {
    guard let part = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height)) else { return 0 }
    if isEmpty { return judgement == .same ? part.area : 0 }
    var count = 0
    for y in part.minY..<part.maxY {
      for index in y * width + part.minX..<y * width + part.maxX where bytes[index] & 3 == judgement.rawValue
      {
        count += 1
      }
    }
    return count
  }

  /// Changes the classification of a pixel, and leaves its magnitude.
  package mutating func rejudge(_ x: Int, _ y: Int, _ judgement: PixelClassification) {
    bytes[y * width + x] = bytes[y * width + x] & ~3 | judgement.rawValue
  }

  /// The number of differing pixels in the square window that has most of them.
  ///
  /// - Parameter side: The window's width and height; the picture's, where that is less.
  /// - Returns: A count of ``PixelClassification/different`` pixels.
  /// - Complexity: O(*n*) in the pixels.
  /// - Reference: `windowSize` of pixelmatch's head, https://github.com/mapbox/pixelmatch/pull/170: scattered noise
  ///   and a dense change may be as many pixels.
  package func mostDifferent(inWindowOf side: Int) -> Int {
    if isEmpty { return 0 }
    let (columns, rows) = (max(1, min(side, width)), max(1, min(side, height)))
    var counts = [Int](repeating: 0, count: width)
    var most = 0
    withBytes { bytes in
      for y in 0..<height {
        for x in 0..<width where bytes[y * width + x] & 3 == 3 { counts[x] += 1 }
        if y >= rows {
          for x in 0..<width where bytes[(y - rows) * width + x] & 3 == 3 { counts[x] -= 1 }
        }
        var window = 0
        for x in 0..<width {
          window += counts[x]
          if x >= columns { window -= counts[x - columns] }
          most = max(most, window)
        }
      }
    }
    return most
  }
}

/// The output of an engine for some rows: a byte a pixel.
///
/// Marks are valid only inside the call that receives them.
package struct PixelMarks: ~Copyable {
  /// The rows.
  package let rows: Range<Int>
  /// The number of pixels in a row.
  package let width: Int
  private let bytes: UnsafeMutablePointer<UInt8>
  /// The number of pixels that were marked.
  private(set) var count = 0

  /// Makes marks of bytes that are all zero.
  init(rows: Range<Int>, width: Int, bytes: UnsafeMutablePointer<UInt8>) {
    self.rows = rows
    self.width = width
    self.bytes = bytes
  }

  /// Marks a pixel.
  ///
  /// - Parameters:
  ///   - x: Its column.
  ///   - y: Its row in the picture.
  ///   - judgement: What is said of it.
  ///   - magnitude: How far the colours are apart: 1 as black from white.
  ///   - isDarker: Whether the new colour is darker than the approved one.
  package mutating func set(
    _ x: Int, _ y: Int, _ judgement: PixelClassification, magnitude: Double, isDarker: Bool = false
  ) {
    set(x, y, PixelMap.byte(judgement, magnitude, isDarker))
  }

  /// Marks a pixel by its byte on the map.
  mutating func set(_ x: Int, _ y: Int, _ byte: UInt8) {
    precondition(rows.contains(y) && x >= 0 && x < width, "no pixel (\(x), \(y)) in rows \(rows)")
    bytes[(y &- rows.lowerBound) &* width &+ x] = byte
    count &+= 1
  }
}

extension UnsafeRawBufferPointer {
  /// Whether any byte is not zero.
  fileprivate var hasMarks: Bool {
    let words = count / 8
    for word in 0..<words where loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self) != 0 { return true }
    return self[(words * 8)...].contains { $0 != 0 }
  }
}

import Dispatch
import GalleyImage

/// What an engine says of every pixel of two pictures.
///
/// A byte a pixel, and none at all where every pixel is the same.
public struct PixelMap: Sendable, Hashable {
  /// How many pixels a row has.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  private var bytes: [UInt8] = []

  /// So many steps a magnitude has; 0 is none.
  static let magnitudes = 31

  /// Makes a map on which every pixel is the same.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether every pixel is the same.
  public var isEmpty: Bool { bytes.isEmpty }

  /// What is said of a pixel.
  ///
  /// - Parameters:
  ///   - x: Its column.
  ///   - y: Its row.
  public subscript(x: Int, y: Int) -> PixelClassification {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel (\(x), \(y)) in \(width) × \(height)")
    return isEmpty ? .same : PixelClassification(rawValue: bytes[y * width + x] & 3)!
  }

  /// How far the colours of a pixel are apart: the square of a whole number of 31sts, since small ones are most.
  ///
  /// - Parameters:
  ///   - x: Its column.
  ///   - y: Its row.
  /// - Returns: From 0 (equal) to 1 (as black from white).
  public func magnitude(_ x: Int, _ y: Int) -> Double {
    let step = isEmpty ? 0 : Double(bytes[y * width + x] >> 3) / Double(Self.magnitudes)
    return step * step
  }

  /// Whether the new colour of a pixel is darker than the approved one.
  ///
  /// - Parameters:
  ///   - x: Its column.
  ///   - y: Its row.
  /// - Returns: Whether it is.
  public func isDarker(_ x: Int, _ y: Int) -> Bool { !isEmpty && bytes[y * width + x] & 4 != 0 }

  /// How many pixels are judged so.
  ///
  /// - Parameter judgement: What is said of them.
  /// - Returns: A count of pixels.
  /// - Complexity: O(*n*) in the pixels.
  public func count(_ judgement: PixelClassification) -> Int {
    if isEmpty { return judgement == .same ? width * height : 0 }
    return bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes where byte & 3 == judgement.rawValue { count &+= 1 }
      return count
    }
  }

  /// A pixel's byte: the judgement, whether it got darker, and the root of the magnitude in 31 steps.
  static func byte(_ judgement: PixelClassification, _ magnitude: Double, _ isDarker: Bool) -> UInt8 {
    let steps = min(Double(magnitudes), max(1, (magnitude.squareRoot() * Double(magnitudes)).rounded()))
    return judgement.rawValue | (isDarker ? 4 : 0) | UInt8(steps) << 3
  }

  /// The byte of a pixel, for those who look at many.
  func byte(at index: Int) -> UInt8 { bytes.isEmpty ? 0 : bytes[index] }

  /// Hands all bytes to a closure, unless every pixel is the same.
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if !isEmpty { bytes.withUnsafeBufferPointer(body) }
  }

  /// Lets an engine judge a pair, in bands of about the same height.
  mutating func fill(by engine: some PixelEngine, _ pair: borrowing PixelPair, bands: Int) {
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
      return target.contains { $0 != 0 }
    }
    self.bytes = isMarked ? bytes : []
  }

  /// Makes pixels the same that are not to be judged.
  ///
  /// - Returns: How many were not.
  @discardableResult mutating func clear(_ rect: PixelRect) -> Int {
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

  /// Says of the pixels of a rectangle what another map of the same size says.
  mutating func replace(_ rect: PixelRect, from other: PixelMap) {
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

  /// How many pixels of a rectangle are judged so.
  func count(_ judgement: PixelClassification, in rect: PixelRect) -> Int {
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

  /// Says something else of a pixel, and leaves its magnitude.
  mutating func rejudge(_ x: Int, _ y: Int, _ judgement: PixelClassification) {
    bytes[y * width + x] = bytes[y * width + x] & ~3 | judgement.rawValue
  }
}

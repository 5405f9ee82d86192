import GalleyDiff
import GalleyImage

/// The pixels of a picture as numbers, for comparisons of many of its parts; they share the picture's memory.
struct PixelGrid {
  let width: Int
  let height: Int
  private let bytes: [UInt8]
  /// The number of pixels in a row of the picture.
  private let stride: Int

  /// Reads the upper left part of a picture.
  init(_ picture: Bitmap, width: Int, height: Int) {
    precondition(width <= picture.width && height <= picture.height, "a part is no larger than its picture")
    (self.width, self.height, bytes, stride) = (width, height, picture.bytes, picture.width)
  }

  /// Reads a picture.
  init(_ picture: Bitmap) { self.init(picture, width: picture.width, height: picture.height) }

  /// The rectangle of all pixels.
  var extent: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// A pixel.
  @inline(__always) subscript(_ x: Int, _ y: Int) -> UInt32 { pixel(y &* stride &+ x) }

  /// The pixel at a place in the order of memory.
  @inline(__always) fileprivate func pixel(_ place: Int) -> UInt32 {
    bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: place &* 4, as: UInt32.self)
  }

  /// The pixels of a part of a row, numbered from 0.
  @inline(__always) func row(_ y: Int, _ columns: Range<Int>) -> PixelRow {
    PixelRow(grid: self, start: y * stride + columns.lowerBound, count: columns.count)
  }

  /// A number for the content of a part, the same for equal pixels.
  func hash(of rect: PixelRect) -> UInt64 {
    var hash = UInt64(rect.width) << 32 | UInt64(rect.height)
    for y in rect.minY..<rect.maxY {
      for pixel in row(y, rect.minX..<rect.maxX) {
        hash = (hash ^ UInt64(pixel)) &* 0xFF51_AFD7_ED55_8CCD
        hash ^= hash >> 32
      }
    }
    return hash
  }

  /// Whether a part has the pixels of an equally large part of another picture.
  func hasEqual(_ rect: PixelRect, to other: PixelRect, of picture: PixelGrid) -> Bool {
    (0..<rect.height).allSatisfy { line in
      row(rect.minY + line, rect.minX..<rect.maxX)
        .elementsEqual(picture.row(other.minY + line, other.minX..<other.maxX))
    }
  }

  /// Whether all pixels of a part have one colour.
  func isPlain(_ rect: PixelRect, _ color: UInt32) -> Bool {
    (rect.minY..<rect.maxY).allSatisfy { y in row(y, rect.minX..<rect.maxX).allSatisfy { $0 == color } }
  }

  /// The part of a rectangle that holds all of its pixels of other colours than the ground; `nil` without any.
  func ink(in rect: PixelRect, on ground: UInt32) -> PixelRect? {
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, 0, 0)
    for y in rect.minY..<rect.maxY {
      let line = row(y, rect.minX..<rect.maxX)
      guard let first = line.firstIndex(where: { $0 != ground }),
        let last = line.lastIndex(where: { $0 != ground })
      else { continue }
      minX = min(minX, first + rect.minX)
      maxX = max(maxX, last + rect.minX + 1)
      minY = min(minY, y)
      maxY = y + 1
    }
    return minY == .max ? nil : PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}

/// A part of a row of a picture, as numbers.
struct PixelRow: RandomAccessCollection {
  fileprivate let grid: PixelGrid
  fileprivate let start: Int
  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  @inline(__always) subscript(_ index: Int) -> UInt32 { grid.pixel(start &+ index) }
}

/// A colour as a number of four bytes, in the order of memory.
enum PackedColor {
  /// The largest difference of a channel.
  @inline(__always) static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b { return 0 }
    var most = 0
    for shift in [UInt32(0), 8, 16, 24] {
      most = max(most, abs(Int(a &>> shift & 255) &- Int(b &>> shift & 255)))
    }
    return most
  }

  /// Whether a colour is between two others, but for faint steps: a smooth edge of an ink on a ground.
  static func isBlend(_ color: UInt32, _ ground: UInt32, _ ink: UInt32) -> Bool {
    isBetween(channels(color), channels(ground), channels(ink))
  }

  /// Whether values are between two others, in all places at one part of the way but for faint steps.
  static func isBetween(_ values: [Int], _ from: [Int], _ to: [Int]) -> Bool {
    guard let widest = from.indices.max(by: { abs(to[$0] - from[$0]) < abs(to[$1] - from[$1]) }) else {
      return true
    }
    let length = to[widest] - from[widest]
    let part = values[widest] - from[widest]
    return values.indices.allSatisfy { index in
      abs((values[index] - from[index]) * length - part * (to[index] - from[index])) <= faintStep
        * abs(length)
    }
  }

  /// The largest step of a channel that is not seen, such as a shade of a smooth edge.
  static let faintStep = 4

  /// The channels, from the first byte.
  static func channels(_ color: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(color >> UInt32($0) & 255) } }

  /// The colour as `#RRGGBB`, with the opacity where it is not opaque.
  static func text(_ color: UInt32) -> String {
    let bytes = withUnsafeBytes(of: color) { Array($0) }
    let text = RGBA(bytes[0], bytes[1], bytes[2], bytes[3]).text
    return bytes[3] == 255 ? String(text.dropLast(2)) : text
  }
}

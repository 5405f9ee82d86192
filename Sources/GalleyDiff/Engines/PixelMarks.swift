/// What an engine says of the pixels of some rows: a byte each.
///
/// Marks are only good inside the call that they are handed to.
public struct PixelMarks: ~Copyable {
  /// Which rows.
  public let rows: Range<Int>
  /// How many pixels a row has.
  public let width: Int
  private let bytes: UnsafeMutablePointer<UInt8>
  /// How many pixels got a mark.
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
  public mutating func set(
    _ x: Int, _ y: Int, _ judgement: PixelClassification, magnitude: Double, isDarker: Bool = false
  ) {
    precondition(rows.contains(y) && x >= 0 && x < width, "no pixel (\(x), \(y)) in rows \(rows)")
    bytes[(y - rows.lowerBound) * width + x] = PixelMap.byte(judgement, magnitude, isDarker)
    count += 1
  }
}

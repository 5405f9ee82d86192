import GalleyImage

/// No tolerance: a pixel differs if any of its four bytes does.
public struct ExactEngine: PixelEngine, Hashable {
  /// Makes the engine.
  public init() {}

  /// None: a pixel is judged alone.
  public var contextRows: Int? { 0 }

  /// Judges rows.
  public func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
    let (a, b) = pair.sides
    for y in rows {
      pair.forEachUnequalPixel(inRow: y) { x in
        let (before, after) = (a.color(x, y), b.color(x, y))
        func apart(_ left: UInt8, _ right: UInt8) -> Int { abs(Int(left) - Int(right)) }
        let change = max(
          apart(before.red, after.red), apart(before.green, after.green), apart(before.blue, after.blue),
          apart(before.alpha, after.alpha))
        let luma = YIQDistance.luma(YIQDistance.change(before, after))
        marks.set(x, y, .different, magnitude: Double(change) / 255, isDarker: luma > 0)
      }
    }
  }
}

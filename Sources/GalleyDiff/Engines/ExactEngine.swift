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
        let change = [
          (before.red, after.red), (before.green, after.green), (before.blue, after.blue),
          (before.alpha, after.alpha),
        ].map { abs(Int($0) - Int($1)) }.max()!
        let luma = YIQDistance.luma(YIQDistance.change(before, after))
        marks.set(x, y, .different, magnitude: Double(change) / 255, isDarker: luma > 0)
      }
    }
  }
}

import CPixelKernels

/// Finds which changes are those of the same shapes, drawn at another fraction of a pixel or smoothed by another method.
///
/// It is the fourth rule of ``StrictEngine``, tile by tile: what windows that overlap have in common is added up once.
struct RedrawingRule {
  /// How far from a pixel the outermost pixel is that decides about it.
  static let reach = Int(galley_redrawing_reach)

  /// The most rows and columns of a tile.
  static let side = Int(galley_redrawing_tile)
  private static let limits = galley_redrawing_limits(
    displacement: 7, energy: 0.25, part: 0.4, slack: 0.3, sum: 648, pixels: 4)

  private let a: PixelSide
  private let b: PixelSide
  private var found = [UInt8](repeating: 0, count: side * side)

  init(_ a: PixelSide, _ b: PixelSide) {
    self.a = a
    self.b = b
  }

  /// Takes those pixels out of the remaining ones of some rows.
  ///
  /// - Parameters:
  ///   - remaining: The pixels that remain after the first three rules.
  ///   - rows: The rows, which have ``reach`` more above and below in memory, as far as the picture has them.
  ///   - body: Called for each pixel that is taken out.
  mutating func takeOut(
    of remaining: inout RemainingDifferences, in rows: Range<Int>, _ body: (_ x: Int, _ y: Int) -> Void
  ) {
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.side) {
      let tileRows = top..<min(top + Self.side, rows.upperBound)
      guard remaining.isAny(in: tileRows) else { continue }
      let (old, new) = (around(tileRows, of: a), around(tileRows, of: b))
      for left in stride(from: 0, to: a.width, by: Self.side) {
        let columns = left..<min(left + Self.side, a.width)
        guard remaining.copy(tileRows, columns, into: &found, stride: Self.side) else { continue }
        keepRedrawn(tileRows, columns, old, new)
        guard found.contains(1) else { continue }
        for y in tileRows {
          for x in columns where found[(y - top) * Self.side + x - left] == 1 {
            remaining.remove(x, y)
            body(x, y)
          }
        }
      }
    }
  }

  /// Some rows with those around; beyond the picture's edges stand the outermost ones.
  private func around(_ rows: Range<Int>, of side: PixelSide) -> [UnsafePointer<UInt8>?] {
    (rows.lowerBound - Self.reach..<rows.upperBound + Self.reach)
      .map { side.row(min(max($0, 0), side.height - 1)) }
  }

  /// Keeps what is redrawn over white, and over black where not all is opaque.
  private mutating func keepRedrawn(
    _ rows: Range<Int>, _ columns: Range<Int>, _ old: [UnsafePointer<UInt8>?], _ new: [UnsafePointer<UInt8>?]
  ) {
    let tile = galley_tile(column: columns.lowerBound, columns: columns.count, rows: rows.count)
    let isOpaque = galley_keep_redrawn(old, new, a.width, tile, .max, Self.limits, &found)
    if !isOpaque { _ = galley_keep_redrawn(old, new, a.width, tile, 0, Self.limits, &found) }
  }
}

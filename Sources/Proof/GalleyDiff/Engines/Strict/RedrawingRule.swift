import CPixelKernels

/// Finds which changes are those of the same shapes, drawn at another fraction of a pixel or smoothed by another method.
///
/// It is the fourth rule of ``StrictEngine``, for some rows at a time: what windows that overlap have in common is added up once.
struct RedrawingRule {
  /// How far from a pixel the outermost pixel is that decides about it.
  static let reach = Int(galley_redrawing_reach)

  /// The most rows at a time.
  static let side = Int(galley_redrawing_tile)
  private static let limits = galley_redrawing_limits(
    displacement: 7, energy: 0.25, part: 0.4, slack: 0.3, sum: 648, pixels: 4)

  /// The rows, ``side`` at most, which have ``reach`` more above and below in memory, as far as the picture has them.
  var rows = 0..<0
  private let a: PixelSide
  private let b: PixelSide
  /// A byte for each pixel of the rows, which is 1 for those that are asked about.
  private var asked: [UInt8]
  private var isAnyAsked = false

  init(_ a: PixelSide, _ b: PixelSide) {
    self.a = a
    self.b = b
    asked = Array(repeating: 0, count: Self.side * a.width)
  }

  /// Asks about a pixel.
  mutating func ask(_ x: Int, _ y: Int) {
    asked[(y - rows.lowerBound) * a.width + x] = 1
    isAnyAsked = true
  }

  /// Asks about pixels of a row.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - find: Writes 1 for those pixels, and 0 for the others.
  mutating func ask(row y: Int, _ find: (UnsafeMutablePointer<UInt8>) -> Void) {
    let start = (y - rows.lowerBound) * a.width
    asked.withUnsafeMutableBufferPointer { find($0.baseAddress! + start) }
    isAnyAsked = true
  }

  /// Takes those pixels that it was asked about and finds to be redrawn out of the remaining ones, and forgets what it was asked.
  ///
  /// - Parameters:
  ///   - remaining: The pixels that remain after the first three rules.
  ///   - body: Called for each pixel that is taken out.
  mutating func takeOut(of remaining: inout RemainingDifferences, _ body: (_ x: Int, _ y: Int) -> Void) {
    guard isAnyAsked else { return }
    isAnyAsked = false
    var left = galley_keep_redrawn(around(a), around(b), a.width, rows.count, Self.limits, &asked)
    for y in rows where left > 0 {
      let start = (y - rows.lowerBound) * a.width
      for x in 0..<a.width where asked[start + x] == 1 {
        asked[start + x] = 0
        left -= 1
        remaining.remove(x, y)
        body(x, y)
      }
    }
  }

  /// Takes all of some rows' remaining pixels out that are redrawn; as ``takeOut(of:_:)``, but for as many rows as one likes.
  mutating func takeOut(
    of remaining: inout RemainingDifferences, in rows: Range<Int>, _ body: (_ x: Int, _ y: Int) -> Void
  ) {
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.side) {
      self.rows = top..<min(top + Self.side, rows.upperBound)
      for y in self.rows {
        for x in 0..<a.width where remaining.contains(x, y) { ask(x, y) }
      }
      takeOut(of: &remaining, body)
    }
  }

  /// The rows with those around; beyond the picture's edges stand the outermost ones.
  private func around(_ side: PixelSide) -> [UnsafePointer<UInt8>?] {
    (rows.lowerBound - Self.reach..<rows.upperBound + Self.reach)
      .map { side.row(min(max($0, 0), side.height - 1)) }
  }
}

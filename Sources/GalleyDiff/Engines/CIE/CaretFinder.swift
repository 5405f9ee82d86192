import GalleyImage

/// Looks for a caret where a difference begins.
///
/// - Reference: https://github.com/gemini-testing/looks-same, release 9: a bar of pixels that all differ, exactly as
///   wide as asked and more than a pixel high.
enum CaretFinder {
  /// The caret whose upper left corner is a pixel that differs, if there is one.
  static func find(fromX x: Int, _ y: Int, width: Int, _ a: PixelSide, _ b: PixelSide) -> PixelRect? {
    func differs(_ x: Int, _ y: Int) -> Bool {
      x < a.width && y < a.height && (a.word(x, y) ^ b.word(x, y)) & 0xFF_FFFF != 0
    }
    // Row by row to the last pixel that differs; the bar ends there, whatever follows.
    var (column, row) = (x, y)
    while true {
      let next = column + 1 < x + width ? (column + 1, row) : (x, row + 1)
      if !differs(next.0, next.1) { break }
      (column, row) = next
    }
    guard row > y, column - x + 1 == width else { return nil }
    return PixelRect(minX: x, minY: y, maxX: column + 1, maxY: row + 1)
  }
}

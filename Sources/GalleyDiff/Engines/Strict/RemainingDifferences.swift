/// The pixels of some rows that still differ after the first two rules of ``StrictEngine``.
struct RemainingDifferences {
  private enum Kind: UInt8 { case none, faint, strong }

  private let rows: Range<Int>
  private let width: Int
  private var kinds: [UInt8] = []

  init(rows: Range<Int>, width: Int) {
    self.rows = rows
    self.width = width
  }

  mutating func add(_ x: Int, _ y: Int, isFaint: Bool) {
    if kinds.isEmpty { kinds = Array(repeating: 0, count: rows.count * width) }
    kinds[(y - rows.lowerBound) * width + x] = isFaint ? Kind.faint.rawValue : Kind.strong.rawValue
  }

  /// Whether all remaining pixels around a pixel are faint and fit into two by two pixels with it.
  func isAlone(_ x: Int, _ y: Int, reach: Int) -> Bool {
    var (left, right, top, bottom) = (x, x, y, y)
    for row in max(rows.lowerBound, y - reach)...min(rows.upperBound - 1, y + reach) {
      for column in max(0, x - reach)...min(width - 1, x + reach) {
        let kind = kinds[(row - rows.lowerBound) * width + column]
        if kind == Kind.none.rawValue { continue }
        if kind == Kind.strong.rawValue { return false }
        (left, right, top, bottom) = (min(left, column), max(right, column), min(top, row), max(bottom, row))
        if right - left > 1 || bottom - top > 1 { return false }
      }
    }
    return true
  }
}

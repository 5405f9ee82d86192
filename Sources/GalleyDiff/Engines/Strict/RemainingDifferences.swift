import CPixelKernels

/// The pixels of some rows that still differ after the rules of ``StrictEngine`` that are applied so far.
struct RemainingDifferences {
  private enum Kind: UInt8 { case none, faint, strong }

  private let rows: Range<Int>
  private let width: Int
  /// The kinds of a row's pixels, with nothing before and behind them as far as a speck has to be alone.
  private var kinds: [UInt8] = []
  private let stride: Int

  private static let reach = StrictEngine.speckReach

  init(rows: Range<Int>, width: Int) {
    self.rows = rows
    self.width = width
    stride = width + 2 * Self.reach
  }

  /// Adds a pixel.
  mutating func add(_ x: Int, _ y: Int, isFaint: Bool) {
    makeRoom()
    kinds[start(of: y) + x] = isFaint ? Kind.faint.rawValue : Kind.strong.rawValue
  }

  /// Adds the pixels of a row that are marked as different.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - marks: A ``PixelMark`` for each of its pixels.
  ///   - findStrong: Writes 1 for those of them that are not faint, and nothing else but 0 for the others.
  mutating func add(
    row y: Int, _ marks: UnsafePointer<UInt8>, findStrong: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    makeRoom()
    let start = start(of: y)
    kinds.withUnsafeMutableBufferPointer { kinds in
      let row = kinds.baseAddress! + start
      findStrong(row)
      galley_find_kinds(marks, width, row)
    }
  }

  private mutating func makeRoom() {
    if kinds.isEmpty { kinds = Array(repeating: Kind.none.rawValue, count: rows.count * stride) }
  }

  private func start(of y: Int) -> Int { (y - rows.lowerBound) * stride + Self.reach }

  /// Takes a pixel out.
  mutating func remove(_ x: Int, _ y: Int) { kinds[start(of: y) + x] = Kind.none.rawValue }

  /// Whether a pixel remains.
  func contains(_ x: Int, _ y: Int) -> Bool {
    !kinds.isEmpty && kinds[start(of: y) + x] != Kind.none.rawValue
  }

  /// The faint pixels that are alone as far as some rows tell, row by row.
  func lonePixels(in rows: Range<Int>) -> [(x: Int, y: Int)] {
    guard !kinds.isEmpty else { return [] }
    var columns = [UInt32](repeating: 0, count: width)
    return rows.flatMap { y in
      let count = kinds.withUnsafeBufferPointer {
        galley_list_lone($0.baseAddress! + start(of: y), width, &columns)
      }
      return columns[..<count].lazy.map { (x: Int($0), y: y) }.filter { isAlone($0.x, $0.y, in: rows) }
    }
  }

  /// Whether all remaining pixels around a pixel are faint and fit into two by two pixels with it.
  func isAlone(_ x: Int, _ y: Int) -> Bool { isAlone(x, y, in: rows) }

  private func isAlone(_ x: Int, _ y: Int, in rows: Range<Int>) -> Bool {
    var (left, right, top, bottom) = (x, x, y, y)
    for row in max(rows.lowerBound, y - Self.reach)...min(rows.upperBound - 1, y + Self.reach) {
      for column in max(0, x - Self.reach)...min(width - 1, x + Self.reach) {
        let kind = kinds[start(of: row) + column]
        if kind == Kind.none.rawValue { continue }
        if kind == Kind.strong.rawValue { return false }
        (left, right, top, bottom) = (min(left, column), max(right, column), min(top, row), max(bottom, row))
        if right - left > 1 || bottom - top > 1 { return false }
      }
    }
    return true
  }
}

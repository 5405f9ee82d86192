/// The signed area that edges cover in each pixel of a band of rows, as integers.
///
/// An edge changes the pixels to its right: the pixels it crosses partly, all further ones wholly. For each
/// row this keeps one number a pixel, the *change* of twice the covered area against the pixel to the left,
/// in units of 1/131072 of a pixel (2 · 256 · 256); the sum from the left is then the covered area:
///
/// ```text
///     edge falls through pixel 1        number       sum = covered
///      0     1     2     3
///    ┌─────┬──\──┬─────┬─────┐
///    │     │   \█│█████│█████│     0  ½  ½  0       0  ½  1  1
///    └─────┴────\┴─────┴─────┘
/// ```
///
/// - Reference: The area and cover of a cell are those of Raph Levien's LibArt and David Turner's FreeType
///   (`src/smooth/ftgrays.c`, its introduction); keeping them as one difference a pixel in a dense buffer is from Levien's
///   font-rs ("Inside the fastest font renderer in the world", 2016), there in floating point. Here everything after the
///   snapping of corners is integer, so that sums do not depend on their order and shared edges cancel exactly.
///
/// More than 16 383 layers of one winding over each other would overflow; the sum then wraps around.
struct AreaAccumulator: ~Copyable {
  /// Twice the area of a whole pixel: the sum for a pixel inside.
  static let whole: Int32 = 131_072

  /// The rows and columns that are kept.
  private(set) var window: PixelBounds
  /// The distance between rows; two more than the columns, for the changes just right of the window.
  private(set) var stride: Int
  private var numbers: UnsafeMutablePointer<Int32>
  private var capacity: Int
  /// For each row, the columns that may be other than 0, as first and one past the last.
  private var touched: UnsafeMutablePointer<(first: Int32, end: Int32)>
  private var rowCapacity: Int

  init() {
    window = PixelBounds.none
    stride = 2
    capacity = 0
    rowCapacity = 0
    numbers = .allocate(capacity: 0)
    touched = .allocate(capacity: 0)
  }

  deinit {
    numbers.deallocate()
    touched.deallocate()
  }

  /// Begins a new band, all zero.
  ///
  /// All rows of the former one have to be cleared.
  mutating func begin(window: PixelBounds) {
    self.window = window
    stride = window.width + 2
    let needed = stride * window.height
    if needed > capacity {
      numbers.deallocate()
      numbers = .allocate(capacity: needed)
      numbers.initialize(repeating: 0, count: needed)
      capacity = needed
    }
    if window.height > rowCapacity {
      touched.deallocate()
      touched = .allocate(capacity: window.height)
      rowCapacity = window.height
    }
    for row in 0..<window.height { touched[row] = (first: Int32.max, end: 0) }
  }

  /// Adds the coverage of an edge in the window.
  ///
  /// The result in a pixel does not depend on the window: places are computed from the edge's own ends.
  mutating func add(_ edge: Edge) {
    let (x0, y0, x1, y1) = (Int(edge.topX), Int(edge.top), Int(edge.bottomX), Int(edge.bottom))
    let firstRow = max(y0 >> 8, window.top)
    let endRow = min((y1 + 255) >> 8, window.bottom)
    guard firstRow < endRow else { return }
    let line = Line(x0: x0, y0: y0, x1: x1, y1: y1)
    let winding = Int(edge.winding)

    var y = max(y0, firstRow << 8)
    var x = line.x(at: y)
    for row in firstRow..<endRow {
      let nextY = min(y1, (row + 1) << 8)
      let nextX = line.x(at: nextY)
      addPiece(of: line, row: row - window.top, x0: x, y0: y, x1: nextX, y1: nextY, winding: winding)
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds the piece of a line that lies in one row.
  @inline(__always)
  private mutating func addPiece(
    of line: Line, row: Int, x0: Int, y0: Int, x1: Int, y1: Int, winding: Int
  ) {
    let origin = window.left << 8
    let width = window.width
    let low = min(x0, x1) - origin
    let high = max(x0, x1) - origin
    var column = low >> 8
    guard column < width else { return }
    let cells = numbers + row * stride
    let lastColumn = high >> 8

    if lastColumn < 0 {
      cells[0] &+= Int32(truncatingIfNeeded: (y1 - y0) * winding) &* 512
      touch(row: row, first: 0, end: 1)
      return
    }
    if column == lastColumn {
      Self.addCell(cells + column, height: (y1 - y0) * winding, inset: (low & 255) + (high & 255))
      touch(row: row, first: column, end: column + 2)
      return
    }

    // Several pixels: walk from left to right, which is down or up the line.
    let runsRight = x1 > x0
    var fromY = runsRight ? y0 : y1
    let endY = runsRight ? y1 : y0
    let sign = runsRight ? winding : -winding
    var inset = low & 255
    if column < 0 {
      let boundaryY = line.y(at: origin, from: y0, to: y1)
      cells[0] &+= Int32(truncatingIfNeeded: (boundaryY - fromY) * sign) &* 512
      (column, fromY, inset) = (0, boundaryY, 0)
    }
    touch(row: row, first: column, end: min(lastColumn + 2, width + 2))
    let walkEnd = min(lastColumn, width)
    while column < walkEnd {
      let boundaryY = line.y(at: origin + (column + 1) << 8, from: y0, to: y1)
      Self.addCell(cells + column, height: (boundaryY - fromY) * sign, inset: inset + 256)
      (column, fromY, inset) = (column + 1, boundaryY, 0)
    }
    if column < width {
      Self.addCell(cells + column, height: (endY - fromY) * sign, inset: inset + (high & 255))
    }
  }

  /// Adds a piece inside of one pixel: its height, and twice its mean distance from the pixel's left side.
  @inline(__always)
  private static func addCell(_ cell: UnsafeMutablePointer<Int32>, height: Int, inset: Int) {
    let left = height * inset
    cell[0] &+= Int32(truncatingIfNeeded: height * 512 - left)
    cell[1] &+= Int32(truncatingIfNeeded: left)
  }

  @inline(__always)
  private mutating func touch(row: Int, first: Int, end: Int) {
    touched[row].first = min(touched[row].first, Int32(truncatingIfNeeded: first))
    touched[row].end = max(touched[row].end, Int32(truncatingIfNeeded: end))
  }

  /// A row's numbers that may be other than zero, and the column of the first; lent until the next call.
  @inline(__always)
  func numbers(row: Int) -> (first: Int, numbers: UnsafeBufferPointer<Int32>) {
    let first = Int(touched[row].first)
    let end = min(Int(touched[row].end), window.width)
    guard first < end else { return (0, UnsafeBufferPointer(start: nil, count: 0)) }
    return (first, UnsafeBufferPointer(start: numbers + row * stride + first, count: end - first))
  }

  /// Sets a row back to zero.
  @inline(__always)
  mutating func clear(row: Int) {
    let first = Int(touched[row].first)
    let end = Int(touched[row].end)
    guard first < end else { return }
    (numbers + row * stride + first).update(repeating: 0, count: end - first)
  }
}

/// A line with both its slopes, to find where it crosses rows and columns.
///
/// Slopes have 32 bits of fraction and are rounded towards zero, so no crossing is outside of the line's ends.
private struct Line {
  let x0: Int
  let y0: Int
  let x1: Int
  let y1: Int
  private let across: Int
  private let down: Int

  @inline(__always)
  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
    across = x0 == x1 ? 0 : ((x1 - x0) << 32) / (y1 - y0)
    down = x0 == x1 ? 0 : ((y1 - y0) << 32) / (x1 - x0)
  }

  /// The x coordinate at a height.
  @inline(__always)
  func x(at y: Int) -> Int {
    y == y1 ? x1 : x0 + ((y - y0) * across + 1 << 31) >> 32
  }

  /// The y coordinate at a column, within the heights given.
  @inline(__always)
  func y(at x: Int, from low: Int, to high: Int) -> Int {
    min(max(y0 + ((x - x0) * down + 1 << 31) >> 32, low), high)
  }
}

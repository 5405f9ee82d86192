import GalleyImage

/// Finds a caret among the differences of two pictures, row by row from the top.
///
/// A caret is a bar of pixels that all have another colour in the other picture: exactly as wide as asked, more than a pixel
/// high, and its upper left corner differs. Of several the first one counts, from the top and then from the left.
///
/// - Reference: https://github.com/gemini-testing/looks-same, release 9, which looks from each difference on for the end of
///   the bar. Here the bars grow while rows come: one in each column at most, since bars that begin in it end together.
package struct CaretFinder {
  /// The area of the caret among the rows so far; nil if there is none.
  ///
  /// A bar that is still growing may begin above it until ``end()`` is called.
  package private(set) var area: PixelRect?

  private let width: Int
  /// The row in which the bar of each column began.
  private var starts: [Int?]
  /// The columns that have a bar.
  private var open = 0
  private var nextRow = 0

  /// Begins.
  ///
  /// - Parameters:
  ///   - width: The caret's width in pixels.
  ///   - columns: The pictures' width.
  package init(width: Int, columns: Int) {
    self.width = max(1, width)
    starts = Array(repeating: nil, count: columns)
  }

  /// Adds a row; rows that are left out are equal.
  ///
  /// - Parameters:
  ///   - row: Which row it is.
  ///   - a: The row in one picture.
  ///   - b: The row in the other.
  ///   - marks: A ``PixelMark`` for each pixel.
  package mutating func add(
    row: Int, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, marks: UnsafePointer<UInt8>
  ) {
    if row > nextRow { end() }
    nextRow = row + 1
    // Below a caret only the bars matter that began above it.
    if area != nil, open == 0 { return }
    func differs(_ x: Int) -> Bool {
      guard x < starts.count else { return false }
      let (before, after) = (
        a.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self),
        b.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      )
      return UInt32(littleEndian: before ^ after) & 0xFF_FFFF != 0
    }
    for x in starts.indices {
      let isOpen = starts[x] != nil
      guard isOpen || area == nil && marks[x] & 1 == 1 else { continue }
      let isFull = (x..<x + width).allSatisfy { differs($0) }
      if !isOpen {
        if isFull {
          starts[x] = row
          open += 1
        }
      } else if !isFull {
        // A bar that ends within a row is none.
        if !differs(x) { found(x, upTo: row) }
        close(x)
      }
    }
  }

  /// Ends all bars, after the last row.
  package mutating func end() {
    if open > 0 {
      for x in starts.indices where starts[x] != nil {
        found(x, upTo: nextRow)
        close(x)
      }
    }
  }

  private mutating func close(_ x: Int) {
    starts[x] = nil
    open -= 1
  }

  private mutating func found(_ x: Int, upTo end: Int) {
    guard let start = starts[x], end - start > 1 else { return }
    if let area, (area.minY, area.minX) <= (start, x) { return }
    area = PixelRect(x: x, y: start, width: width, height: end - start)
    // Whatever begins later is not the first.
    for other in starts.indices where other != x {
      if let begun = starts[other], (begun, other) > (start, x) { close(other) }
    }
  }
}

extension PixelMap {
  /// Tolerates the differing pixels of a caret.
  package mutating func forgiveCaret(by rule: CaretRule, in pair: borrowing PixelPair) {
    guard case .forgiven(let caretWidth) = rule, !isEmpty else { return }
    var finder = CaretFinder(width: caretWidth, columns: width)
    var marks = [UInt8](repeating: PixelMark.none, count: width)
    for y in 0..<height {
      for x in 0..<width { marks[x] = self[x, y] == .different ? PixelMark.different : PixelMark.none }
      finder.add(
        row: y, pair.baseline + pair.offset(0, y), pair.candidate + pair.offset(0, y), marks: marks)
    }
    finder.end()
    guard let area = finder.area else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX where self[x, y] == .different { rejudge(x, y, .tolerated) }
    }
  }
}

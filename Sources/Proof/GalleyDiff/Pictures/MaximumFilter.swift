/// A maximum filter: the greatest number in the square around each pixel.
///
/// Rows are filtered first, then columns, so the work grows with the square's side and not with its area.
struct MaximumFilter {
  private let numbers: [UInt8]
  private let width: Int
  private let height: Int
  private let reach: Int

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - numbers: One for each pixel, from the top.
  ///   - width: Pixels a row.
  ///   - height: Rows.
  ///   - reach: How far around a pixel is near, in pixels along each axis.
  init(_ numbers: [UInt8], width: Int, height: Int, reach: Int) {
    self.numbers = numbers
    self.width = width
    self.height = height
    self.reach = reach
  }

  /// Calls a closure for each row that is near a number above 0, from the top.
  func forEachRow(_ body: (_ row: Int, _ greatest: UnsafeMutableBufferPointer<UInt8>) -> Void) {
    // A ring of as many rows as are near, each widened along itself.
    let rows = 2 * reach + 1
    var ring = [UInt8](repeating: 0, count: rows * width)
    var isFilled = [Bool](repeating: false, count: rows)
    var greatest = [UInt8](repeating: 0, count: width)
    for y in 0..<height + reach {
      let slot = y % rows
      isFilled[slot] = y < height && widen(row: y, into: &ring, at: slot * width)
      let row = y - reach
      guard row >= 0, isFilled.contains(true) else { continue }
      greatest.withUnsafeMutableBufferPointer { greatest in
        greatest.update(repeating: 0)
        ring.withUnsafeBufferPointer { ring in
          for slot in 0..<rows where isFilled[slot] {
            let start = slot * width
            for x in 0..<width { greatest[x] = max(greatest[x], ring[start &+ x]) }
          }
        }
        body(row, greatest)
      }
    }
  }

  /// Puts the greatest numbers near along a row into a place of the ring.
  ///
  /// - Returns: Whether there is one above 0.
  private func widen(row: Int, into ring: inout [UInt8], at start: Int) -> Bool {
    numbers.withUnsafeBufferPointer { numbers in
      ring.withUnsafeMutableBufferPointer { ring in
        let first = row * width
        var all: UInt8 = 0
        for x in 0..<width { all |= numbers[first &+ x] }
        if all == 0 { return false }
        for x in 0..<width { ring[start &+ x] = numbers[first &+ x] }
        for step in 1..<max(1, min(reach, width - 1) + 1) {
          // One loop each, so that neither waits for what the other has written.
          for x in 0..<width - step {
            ring[start &+ x] = max(ring[start &+ x], numbers[first &+ x &+ step])
          }
          for x in 0..<width - step {
            ring[start &+ x &+ step] = max(ring[start &+ x &+ step], numbers[first &+ x])
          }
        }
        return true
      }
    }
  }
}

import Foundation

/// The coverage of an axis-aligned rectangle on whole pixels with round corners.
///
/// The corners come from the coverage of one small square with the same corners, which is cached; all between them is inside.
struct RoundedBoxCoverage: CoverageSource {
  /// The rectangle.
  let bounds: PixelBounds
  /// The coverage of a square of twice `side` whose corners are those of the rectangle.
  private let corners: CoverageMask
  /// Pixels in a corner, across and down.
  private let side: Int

  /// Prepares the coverage, unless the corners would overlap.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle.
  ///   - corners: The corners, in pixels.
  ///   - square: Gives the coverage of a square with these corners and these pixels a side.
  init?(bounds: PixelBounds, corners: Corners, square: (_ corners: Corners, _ side: Int) -> CoverageMask) {
    let reach = corners.reach.rounded(.up)
    guard reach < Double(CornerMask.longestSide) else { return nil }
    let side = Int(reach)
    guard 2 * side <= bounds.width, 2 * side <= bounds.height else { return nil }
    self.bounds = bounds
    self.side = side
    self.corners = square(corners, 2 * side)
  }

  /// A rectangle that is covered wholly: all rows between the corners.
  var inside: PixelBounds {
    PixelBounds(left: bounds.left, top: bounds.top + side, right: bounds.right, bottom: bounds.bottom - side)
  }

  /// Hands the coverage to a sink.
  func emit<Sink: CoverageSink>(clip: PixelBounds, into sink: inout Sink) {
    let window = bounds.intersection(clip)
    guard !window.isEmpty else { return }
    for y in window.top..<window.bottom {
      let fromTop = y - bounds.top
      let fromBottom = bounds.bottom - y
      if fromTop >= side && fromBottom > side {
        sink.run(x: window.left, y: y, count: window.width, coverage: 255)
        continue
      }
      let row = fromTop < side ? fromTop : 2 * side - fromBottom
      emitCorner(row: row, from: 0, at: bounds.left, y: y, window: window, into: &sink)
      let first = max(window.left, bounds.left + side)
      let end = min(window.right, bounds.right - side)
      if first < end { sink.run(x: first, y: y, count: end - first, coverage: 255) }
      emitCorner(row: row, from: side, at: bounds.right - side, y: y, window: window, into: &sink)
    }
  }

  /// Hands over the part of a row of the square that one of its corners has.
  private func emitCorner<Sink: CoverageSink>(
    row: Int, from column: Int, at x: Int, y: Int, window: PixelBounds, into sink: inout Sink
  ) {
    let first = max(x, window.left)
    let end = min(x + side, window.right)
    guard first < end else { return }
    corners.withRow(row, from: column + first - x, count: end - first) {
      sink.pixels(x: first, y: y, coverage: $0)
    }
  }
}

/// The cached masks of corners.
enum CornerMask {
  /// Corners that reach farther, in pixels, are drawn as outlines: they are few, and their masks large.
  static let longestSide = 1024
}

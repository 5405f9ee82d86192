import Foundation

/// The coverage of the shadow of an axis-aligned rectangle with corners.
///
/// Farther than the blur's reach and the corners from the rectangle's corners, rows, or columns, are all alike. So the mask
/// of a small rectangle, which is cached, serves all larger ones with the same corners, blur and place between pixels: its
/// middle row and column are repeated. It is made in the rectangle's own corner, so a shadow that moves by whole pixels
/// keeps its bytes.
struct ShadowCoverage: CoverageSource {
  /// The cache key of a shadow's mask.
  struct Key: Hashable {
    /// The blur's standard deviation, in pixels.
    var sigma: Double
    /// The corners, in pixels.
    var corners: Corners
    /// The rectangle in sub-pixel units, its first pixel in the origin.
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// The rectangle in pixels.
    var rect: CGRect {
      func pixels(_ units: Int) -> Double { Double(units) / Double(SubPixel.one) }
      return CGRect(
        x: pixels(left), y: pixels(top), width: pixels(right - left), height: pixels(bottom - top))
    }
  }

  let bounds: PixelBounds
  private let mask: CoverageMask
  /// Columns and rows before the repeated one.
  private let before: (columns: Int, rows: Int)
  /// The number of columns and rows that the shadow has more than the mask.
  private let extra: (columns: Int, rows: Int)

  /// Prepares the coverage, unless the corners are too large for masks.
  ///
  /// - Parameters:
  ///   - box: The rectangle that casts the shadow.
  ///   - corners: Its corners, in pixels.
  ///   - sigma: The blur's standard deviation, in pixels.
  ///   - make: Gives the mask of a small rectangle; its bounds are those of the rectangle, grown by the blur's reach.
  init?(
    box: BoxCoverage, corners: Corners, sigma: Double, make: (Key, GaussianBlur) -> CoverageMask
  ) {
    let blur = GaussianBlur(sigma: sigma, exactUpTo: GaussianBlur.exactForShadows)
    let size = box.bounds
    guard !size.isEmpty, corners.reach < Double(CornerMask.longestSide) else { return nil }
    // From the shadow's first column to the first one whose reach is entirely beyond the corner.
    let part = 2 * blur.reach + Int(corners.reach.rounded(.up)) + 2
    bounds = size.grown(by: blur.reach)
    before = (part, part)
    extra = (max(0, bounds.width - 2 * part - 1), max(0, bounds.height - 2 * part - 1))
    mask = make(
      Key(
        sigma: sigma, corners: corners, left: box.left - size.left << 8, top: box.top - size.top << 8,
        right: box.right - (size.left + extra.columns) << 8,
        bottom: box.bottom - (size.top + extra.rows) << 8), blur)
  }

  /// Hands the coverage to a sink.
  func emit<Sink: CoverageSink>(clip: PixelBounds, into sink: inout Sink) {
    let window = bounds.intersection(clip)
    guard !window.isEmpty else { return }
    for y in window.top..<window.bottom {
      let row = Self.place(y - bounds.top, before: before.rows, extra: extra.rows) + mask.bounds.top
      let middle = bounds.left + before.columns
      // Left of the repeated column, then its repetitions, then the rest.
      emit(row, from: window.left, to: min(middle, window.right), shift: 0, y: y, into: &sink)
      let first = max(middle, window.left)
      let end = min(middle + extra.columns, window.right)
      if first < end {
        let coverage = mask.withRow(row, from: mask.bounds.left + before.columns, count: 1) { $0[0] }
        if coverage != 0 { sink.run(x: first, y: y, count: end - first, coverage: coverage) }
      }
      emit(
        row, from: max(middle + extra.columns, window.left), to: window.right, shift: extra.columns, y: y,
        into: &sink)
    }
  }

  /// Hands over a part of a row of the mask.
  private func emit<Sink: CoverageSink>(
    _ row: Int, from first: Int, to end: Int, shift: Int, y: Int, into sink: inout Sink
  ) {
    guard first < end else { return }
    let column = first - bounds.left - shift + mask.bounds.left
    mask.withRow(row, from: column, count: end - first) { sink.pixels(x: first, y: y, coverage: $0) }
  }

  /// The row of the mask for a row of the shadow.
  private static func place(_ index: Int, before: Int, extra: Int) -> Int {
    if index < before { return index }
    return index < before + extra ? before : index - extra
  }
}

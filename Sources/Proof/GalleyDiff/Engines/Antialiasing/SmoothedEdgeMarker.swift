import CPixelKernels

/// Marks the smoothed edges among the differing pixels of rows, by whole numbers and many pixels at a time.
///
/// It decides as ``AntialiasingDetector`` and ``LumaAntialiasingDetector`` do, and keeps the areas of three rows of each
/// picture, since neighbouring rows share them.
final class SmoothedEdgeMarker {
  /// The detector that it decides as.
  enum Rule {
    /// ``AntialiasingDetector``: pixels must be opaque, and an edge of the picture counts as an equal neighbour.
    case slope
    /// ``LumaAntialiasingDetector`` without a tolerance: alpha is not read.
    case luma
  }

  private let rule: Rule
  private let width: Int
  private let sides: (AreaRows, AreaRows)
  private let scratch: UnsafeMutablePointer<UInt8>

  init(_ rule: Rule, width: Int) {
    self.rule = rule
    self.width = width
    let mask: UInt32 = rule == .slope ? .max : 0xFF_FFFF
    func areas() -> AreaRows { AreaRows(width: width, mask: mask, countsEdge: rule == .slope) }
    sides = (areas(), areas())
    scratch = .allocate(capacity: width + 2)
  }

  deinit { scratch.deallocate() }

  /// Changes marks of a row from ``PixelMark/different`` to ``PixelMark/smoothed``.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - a: One picture.
  ///   - b: The other.
  ///   - marks: The row's marks.
  ///   - isSmoothing: Decides near pixels that are not opaque, by ``Rule/slope``.
  func mark(
    row y: Int, _ a: PixelSide, _ b: PixelSide, _ marks: UnsafeMutablePointer<UInt8>,
    isSmoothing: (Int) -> Bool
  ) {
    let (old, new) = (sides.0.rows(around: y, a), sides.1.rows(around: y, b))
    let unclear = galley_mark_smoothed(
      old.rows, new.rows, width, sides.0.mask,
      galley_slope_rule(
        by_columns: rule == .slope, is_opaque: rule == .luma || old.areOpaque && new.areOpaque), marks,
      scratch)
    guard unclear > 0 else { return }
    for x in 0..<width where marks[x] == 3 {
      marks[x] = isSmoothing(x) ? PixelMark.smoothed : PixelMark.different
    }
  }
}

/// The flags of areas in three rows of a picture.
private final class AreaRows {
  let mask: UInt32
  private let width: Int
  private let countsEdge: Bool
  private let flags: UnsafeMutablePointer<UInt8>
  /// The rows that are flagged, each in the place of its number modulo three.
  private var flagged = [-1, -1, -1]
  /// Whether all pixels of these rows are opaque.
  private var isOpaque = [false, false, false]

  init(width: Int, mask: UInt32, countsEdge: Bool) {
    self.width = width
    self.mask = mask
    self.countsEdge = countsEdge
    flags = .allocate(capacity: 3 * width)
  }

  deinit { flags.deallocate() }

  func rows(around y: Int, _ side: PixelSide) -> (rows: galley_slope_rows, areOpaque: Bool) {
    let rows = galley_slope_rows(
      pixels: side.threeRows(around: y),
      areas: galley_three_rows(above: areas(y - 1, side), row: areas(y, side), below: areas(y + 1, side)))
    let areOpaque = (max(0, y - 1)...min(side.height - 1, y + 1)).allSatisfy { isOpaque[$0 % 3] }
    return (rows, areOpaque)
  }

  private func areas(_ y: Int, _ side: PixelSide) -> UnsafePointer<UInt8>? {
    guard (0..<side.height).contains(y) else { return nil }
    let row = flags + y % 3 * width
    if flagged[y % 3] != y {
      galley_flag_areas(side.threeRows(around: y), width, mask, countsEdge, row)
      flagged[y % 3] = y
      isOpaque[y % 3] = side.row(y).map { galley_is_opaque($0, width) } ?? true
    }
    return UnsafePointer(row)
  }
}

extension PixelSide {
  /// A row's bytes; nil where the picture has none.
  func row(_ y: Int) -> UnsafePointer<UInt8>? {
    guard (0..<height).contains(y) else { return nil }
    return (bytes + offset(ofRow: y)).assumingMemoryBound(to: UInt8.self)
  }

  fileprivate func threeRows(around y: Int) -> galley_three_rows {
    galley_three_rows(above: row(y - 1), row: row(y), below: row(y + 1))
  }
}

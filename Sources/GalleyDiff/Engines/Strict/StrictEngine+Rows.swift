import CPixelKernels
import GalleyImage

/// Finding differing pixels row by row.
extension StrictEngine {
  /// Marks the pixels of some rows that differ.
  ///
  /// The rules are those of ``judge(_:of:into:)``. Rows whose surroundings are opaque are decided many pixels at a time.
  package func mark(
    _ rows: Range<Int>, of pair: borrowing PixelPair, into marks: UnsafeMutablePointer<UInt8>
  ) {
    let scratch = StrictScratch(pair)
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.bandRows) {
      markBand(
        start..<min(start + Self.bandRows, rows.upperBound), of: pair, scratch,
        into: marks + (start - rows.lowerBound) * pair.width)
    }
  }

  private func markBand(
    _ rows: Range<Int>, of pair: borrowing PixelPair, _ scratch: StrictScratch,
    into marks: UnsafeMutablePointer<UInt8>
  ) {
    let (a, b) = pair.sides
    let width = pair.width
    let looked =
      max(0, rows.lowerBound - Self.speckReach)..<min(pair.height, rows.upperBound + Self.speckReach)
    var remaining = RemainingDifferences(rows: looked, width: width)
    var faint: [(x: Int, y: Int)] = []
    for y in looked {
      scratch.look(self, row: y, a, b)
      for index in 0..<scratch.distances.count {
        let x = Int(scratch.distances.columns[index])
        let mark = scratch.marks[x]
        if mark == PixelMark.none { continue }
        scratch.marks[x] = PixelMark.none
        let isFaint = mark == PixelMark.different && scratch.isFaint(index, x, y, self, a, b)
        if mark == PixelMark.different {
          remaining.add(x, y, isFaint: isFaint)
          if isFaint, rows.contains(y) { faint.append((x, y)) }
        }
        if rows.contains(y) { marks[(y - rows.lowerBound) * width + x] = mark }
      }
    }
    for (x, y) in faint where isSpeck(x, y, a, b, among: remaining) {
      marks[(y - rows.lowerBound) * width + x] = PixelMark.smoothed
    }
  }
}

/// What ``StrictEngine`` needs while it looks at a row: by its first two rules.
private final class StrictScratch {
  let distances: PerceivedDistances
  /// A ``PixelMark`` for each pixel of the row that was looked at.
  let marks: UnsafeMutablePointer<UInt8>
  private let width: Int
  private var colors = LabColorCache()
  /// Whether the row was decided by the rules for opaque pixels.
  private var isRowOpaque = false
  /// For the rows in memory, whether all of their pixels are opaque in both pictures.
  private var opaqueRows: [Bool?]
  private let firstRow: Int

  private static let noticeable = PerceivedDistances.Limit(StrictEngine.justNoticeable, .ciede2000)
  private static let faintest = PerceivedDistances.Limit(StrictEngine.faintest, .ciede2000)
  private static let limits = galley_smoothing_limits(
    part_shift: UInt8(PixelNeighborhood.part.trailingZeroBitCount),
    range_slack: UInt8(PixelNeighborhood.rangeSlack),
    extreme_slack: UInt8(PixelNeighborhood.extremeSlack))

  init(_ pair: borrowing PixelPair) {
    width = pair.width
    distances = PerceivedDistances(.ciede2000, width: width)
    marks = .allocate(capacity: width)
    marks.initialize(repeating: PixelMark.none, count: width)
    firstRow = pair.rows.lowerBound
    opaqueRows = Array(repeating: nil, count: pair.rows.count)
  }

  deinit { marks.deallocate() }

  /// Lists the pixels of a row that differ, and marks those that are visible or smoothed otherwise.
  func look(_ engine: StrictEngine, row y: Int, _ a: PixelSide, _ b: PixelSide) {
    guard let before = a.row(y), let after = b.row(y) else { return }
    distances.measure(before, after, mask: .max)
    if distances.count == 0 { return }
    let reach = PixelNeighborhood.extremesReach
    isRowOpaque = (max(0, y - reach)...min(a.height - 1, y + reach)).allSatisfy { isOpaque($0, a, b) }
    guard isRowOpaque else {
      for index in 0..<distances.count {
        let x = Int(distances.columns[index])
        switch engine.look(x, y, a, b, &colors).judgement {
        case .same, .tolerated: break
        case .smoothed: marks[x] = PixelMark.smoothed
        case .different: marks[x] = PixelMark.different
        }
      }
      return
    }
    let isAnyVisible = distances.mark(above: Self.noticeable, into: marks) { index in
      colors.distance(distances.before[index], distances.after[index]).distance >= StrictEngine.justNoticeable
    }
    guard isAnyVisible else { return }
    galley_mark_between(
      (y - reach...y + reach).map { a.row($0) }, (y - reach...y + reach).map { b.row($0) }, width,
      Self.limits,
      marks)
  }

  /// Whether a pixel in the list, which is visible, is faint.
  func isFaint(_ index: Int, _ x: Int, _ y: Int, _ engine: StrictEngine, _ a: PixelSide, _ b: PixelSide)
    -> Bool
  {
    if !isRowOpaque { return engine.look(x, y, a, b, &colors).distance <= StrictEngine.faintest }
    if let isAbove = distances.isAbove(Self.faintest, index) { return !isAbove }
    return colors.distance(distances.before[index], distances.after[index]).distance <= StrictEngine.faintest
  }

  private func isOpaque(_ y: Int, _ a: PixelSide, _ b: PixelSide) -> Bool {
    if let known = opaqueRows[y - firstRow] { return known }
    let found = [a, b].allSatisfy { side in side.row(y).map { galley_is_opaque($0, width) } ?? true }
    opaqueRows[y - firstRow] = found
    return found
  }
}

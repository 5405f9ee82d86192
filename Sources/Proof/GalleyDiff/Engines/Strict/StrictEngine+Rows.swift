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
    let looked =
      max(0, rows.lowerBound - Self.speckReach)..<min(pair.height, rows.upperBound + Self.speckReach)
    var remaining = RemainingDifferences(rows: looked, width: pair.width)
    var redrawing = RedrawingRule(a, b)
    // The next rule looks at rows while they are still in the cache.
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: RedrawingRule.side) {
      let some = top..<min(top + RedrawingRule.side, rows.upperBound)
      redrawing.rows = some
      for y in some {
        let row = marks + (y - rows.lowerBound) * pair.width
        scratch.look(self, row: y, a, b, into: row, &remaining, &redrawing)
      }
      redrawing.takeOut(of: &remaining) { x, y in
        marks[(y - rows.lowerBound) * pair.width + x] = PixelMark.smoothed
      }
    }
    func forgive(_ x: Int, _ y: Int) { marks[(y - rows.lowerBound) * pair.width + x] = PixelMark.smoothed }
    // In most pictures the rows around need not be looked at.
    let lone = remaining.lonePixels(in: rows)
    var sparse: [(x: Int, y: Int)] = []
    for (x, y) in remaining.sparsePixels(in: rows) where isLittleLeft(x, y, a, b, of: &remaining, in: rows) {
      if remaining.knowsAllNear(y, in: rows) { forgive(x, y) } else { sparse.append((x, y)) }
    }
    let ends = [lone.first, lone.last, sparse.first, sparse.last].compactMap { $0?.y }
    guard let first = ends.min(), let last = ends.max() else { return }
    let needed = looked.clamped(to: Range(first - Self.speckReach...last + Self.speckReach))
    let (above, below) = (
      needed.clamped(to: looked.lowerBound..<rows.lowerBound),
      needed.clamped(to: rows.upperBound..<looked.upperBound)
    )
    for others in [above, below] {
      redrawing.rows = others
      for y in others { scratch.look(self, row: y, a, b, &remaining, &redrawing) }
      redrawing.takeOut(of: &remaining) { _, _ in }
    }
    for (x, y) in lone where isSpeck(x, y, a, b, among: remaining) { forgive(x, y) }
    for (x, y) in sparse where isLittleLeft(x, y, a, b, of: &remaining, in: looked) { forgive(x, y) }
  }
}

/// What ``StrictEngine`` needs while it looks at a row: by its first three rules.
private final class StrictScratch {
  private let distances: PerceivedDistances
  /// The marks of a row that nobody asks for.
  private let spare: UnsafeMutablePointer<UInt8>
  private let width: Int
  private var colors = LabColorCache()
  /// For the rows in memory, whether all of their pixels are opaque in both pictures.
  private var opaqueRows: [Bool?]
  private let firstRow: Int

  private static let noticeable = PerceivedDistances.Limit(StrictEngine.justNoticeable, .ciede2000)
  private static let faintest = PerceivedDistances.Limit(StrictEngine.faintest, .ciede2000)
  private static let limits = galley_smoothing_limits(
    part_shift: UInt8(PixelNeighborhood.part.trailingZeroBitCount),
    range_slack: UInt8(PixelNeighborhood.rangeSlack),
    extreme_slack: UInt8(PixelNeighborhood.extremeSlack))
  private static let noise = galley_noise_limits(
    change: UInt8(PixelNeighborhood.noise), mean: UInt8(PixelNeighborhood.meanNoise),
    ramp: UInt8(PixelNeighborhood.rampNoise), color: UInt8(PixelNeighborhood.colorNoise),
    color_mean: UInt8(PixelNeighborhood.meanColorNoise))

  init(_ pair: borrowing PixelPair) {
    width = pair.width
    distances = PerceivedDistances(.ciede2000, width: width)
    spare = .allocate(capacity: width)
    firstRow = pair.rows.lowerBound
    opaqueRows = Array(repeating: nil, count: pair.rows.count)
  }

  deinit { spare.deallocate() }

  /// Notes the pixels of a row that remain, without marking them.
  func look(
    _ engine: StrictEngine, row y: Int, _ a: PixelSide, _ b: PixelSide,
    _ remaining: inout RemainingDifferences, _ redrawing: inout RedrawingRule
  ) {
    spare.update(repeating: PixelMark.none, count: width)
    look(engine, row: y, a, b, into: spare, &remaining, &redrawing)
  }

  /// Marks the pixels of a row that are visible or smoothed otherwise, notes those that remain, and asks the next rule about them.
  func look(
    _ engine: StrictEngine, row y: Int, _ a: PixelSide, _ b: PixelSide,
    into marks: UnsafeMutablePointer<UInt8>, _ remaining: inout RemainingDifferences,
    _ redrawing: inout RedrawingRule
  ) {
    guard let before = a.row(y), let after = b.row(y) else { return }
    distances.measure(before, after, mask: .max)
    if distances.count == 0 { return }
    let reach = PixelNeighborhood.extremesReach
    let isRowOpaque = (max(0, y - reach)...min(a.height - 1, y + reach)).allSatisfy { isOpaque($0, a, b) }
    guard isRowOpaque else {
      for index in 0..<distances.count {
        let x = Int(distances.columns[index])
        let found = engine.look(x, y, a, b, &colors)
        marks[x] = PixelMark.of(found.judgement, isDarker: false)
        if found.judgement == .different {
          remaining.add(x, y, isFaint: found.distance <= StrictEngine.faintest)
          redrawing.ask(x, y)
        } else if found.judgement == .smoothed {
          remaining.addRedrawn(x, y)
        }
      }
      return
    }
    let isAnyVisible = distances.mark(above: Self.noticeable, into: marks) {
      distance(of: $0) >= StrictEngine.justNoticeable
    }
    guard isAnyVisible else { return }
    let old = (y - reach...y + reach).map { a.row($0) }
    let new = (y - reach...y + reach).map { b.row($0) }
    redrawing.ask(row: y) { displaced in
      galley_mark_between(old, new, width, Self.limits, marks, displaced)
      galley_clear_noise(old, new, width, Self.noise, marks, displaced)
    }
    remaining.add(row: y, marks) { strong in
      _ = distances.mark(above: Self.faintest, into: strong) { distance(of: $0) > StrictEngine.faintest }
    }
  }

  /// The distance of a pixel in the list.
  private func distance(of index: Int) -> Double {
    colors.distance(distances.before[index], distances.after[index]).distance
  }

  private func isOpaque(_ y: Int, _ a: PixelSide, _ b: PixelSide) -> Bool {
    if let known = opaqueRows[y - firstRow] { return known }
    let found = [a, b].allSatisfy { side in side.row(y).map { galley_is_opaque($0, width) } ?? true }
    opaqueRows[y - firstRow] = found
    return found
  }
}

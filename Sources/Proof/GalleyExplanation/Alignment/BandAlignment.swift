import GalleyDiff
import GalleyImage

/// The alignment of two pictures by bands: which bands moved, were inserted or removed, and what else differs.
struct BandAlignment: Sendable {
  /// A part of both pictures, from their beginning to their end.
  enum Part: Hashable, Sendable {
    /// Lines that are equal in both.
    case kept(LineAlignment.Run)
    /// As many lines with other pixels.
    case changed(LineAlignment.Run)
    /// Lines of the new picture that are not in the approved one.
    case inserted(Range<Int>)
    /// Lines of the approved picture that are not in the new one.
    case removed(Range<Int>)

    /// The lines that are found again, if it is that.
    var kept: LineAlignment.Run? {
      if case .kept(let run) = self { return run }
      return nil
    }
  }

  /// The direction of lines.
  let axis: LineHashing.Lines
  /// The events, from the beginning.
  let events: [BandEvents.Event]
  /// The pixels of the new picture that the bands do not explain.
  let rest: PixelDifference
  private let parts: [Part]

  /// The fewest lines that must match elsewhere: fewer might be equal by chance.
  private static let fewestLines = 8
  /// The fewest distinct lines among them: two make a striped background, not content.
  private static let fewestKinds = 3

  /// The most events that are believed: a gradient of another height has many more.
  private static let mostEvents = 8

  /// Looks for bands that explain more than half of what differs.
  ///
  /// Rows are tried before columns; of columns only more is believed.
  ///
  /// - Parameters:
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture.
  ///   - differing: How many pixels differ with the upper left corners laid over each other.
  /// - Returns: What happened; `nil` where bands explain less, or lines are too many.
  static func find(_ baseline: Bitmap, _ candidate: Bitmap, differing: Int) -> BandAlignment? {
    let rows =
      baseline.width == candidate.width ? BandAlignment(.rows, baseline, candidate, differing) : nil
    if let rows, rows.rest.isEmpty { return rows }
    let columns =
      baseline.height == candidate.height ? BandAlignment(.columns, baseline, candidate, differing) : nil
    guard let rows else { return columns }
    guard let columns else { return rows }
    return columns.rest.count < rows.rest.count ? columns : rows
  }

  private init?(
    _ axis: LineHashing.Lines, _ baseline: Bitmap, _ candidate: Bitmap, _ differing: Int
  ) {
    let (countA, countB) =
      axis == .rows ? (baseline.height, candidate.height) : (baseline.width, candidate.width)
    guard max(countA, countB) <= LineHashing.most else { return nil }
    let (a, b) = (LineHashing.make(baseline, axis), LineHashing.make(candidate, axis))
    let parts = Self.parts(a, b)
    let isShifted = parts.contains { part in
      if case .kept(let run) = part { return run.a != run.b && Self.isContent(a[run.a..<run.a + run.count]) }
      return false
    }
    guard isShifted, Self.isConvincing(parts, a) else { return nil }
    var rest = PixelDifference(width: candidate.width, height: candidate.height)
    self.axis = axis
    self.parts = parts
    events = BandEvents(parts, a, b).events
    if events.count > Self.mostEvents { return nil }
    for part in parts {
      switch part {
      case .changed(let run):
        for line in 0..<run.count {
          Self.compare(axis, baseline, run.a + line, candidate, run.b + line, into: &rest)
        }
      case .kept, .inserted, .removed: break
      }
    }
    self.rest = rest
    if rest.count * 2 > differing { return nil }
  }

  /// The approved picture with its lines where the new one has them: equal to the new one but for ``rest``.
  func aligned(_ baseline: Bitmap, to candidate: Bitmap) -> Bitmap {
    var aligned = candidate
    for part in parts {
      switch part {
      case .inserted, .removed, .kept: continue
      case .changed(let run):
        for line in 0..<run.count {
          switch axis {
          case .rows:
            for x in 0..<candidate.width { aligned[x, run.b + line] = baseline[x, run.a + line] }
          case .columns:
            for y in 0..<candidate.height { aligned[run.b + line, y] = baseline[run.a + line, y] }
          }
        }
      }
    }
    return aligned
  }

  /// The place in the approved picture of what ``aligned(_:to:)`` has in a rectangle; `nil` if several bands cross it.
  func approved(_ rect: PixelRect) -> PixelRect? {
    let lines = axis == .rows ? rect.minY..<rect.maxY : rect.minX..<rect.maxX
    var offsets: Set<Int> = []
    for part in parts {
      switch part {
      case .kept(let run), .changed(let run):
        if lines.overlaps(run.b..<run.b + run.count) { offsets.insert(run.a - run.b) }
      case .inserted(let new): if lines.overlaps(new) { return nil }
      case .removed: continue
      }
    }
    guard offsets.count == 1, let offset = offsets.first else { return nil }
    return axis == .rows
      ? PixelRect(x: rect.x, y: rect.y + offset, width: rect.width, height: rect.height)
      : PixelRect(x: rect.x + offset, y: rect.y, width: rect.width, height: rect.height)
  }

  /// Whether lines are more than a striped background.
  static func isContent(_ lines: ArraySlice<UInt64>) -> Bool {
    lines.count >= fewestLines && Set(lines).count >= fewestKinds
  }

  /// Whether each distance by which lines moved is that of some content, but for what is left at the end.
  private static func isConvincing(_ parts: [Part], _ a: [UInt64]) -> Bool {
    var (lines, offset): ([UInt64], Int) = ([], 0)
    for run in parts.compactMap(\.kept) {
      if run.b - run.a != offset {
        if offset != 0, !isContent(lines[...]) { return false }
        (lines, offset) = ([], run.b - run.a)
      }
      lines += a[run.a..<run.a + run.count]
    }
    return true
  }

  private static func parts(_ a: [UInt64], _ b: [UInt64]) -> [Part] {
    var parts: [Part] = []
    var (fromA, fromB) = (0, 0)
    /// Lines between two runs: those that face each other changed, and what is left came in or went.
    func fill(to toA: Int, _ toB: Int) {
      let (goneA, newB) = (toA - fromA, toB - fromB)
      let common = min(goneA, newB)
      if common > 0 { parts.append(.changed(.init(a: fromA, b: fromB, count: common))) }
      if goneA > common { parts.append(.removed(fromA + common..<toA)) }
      if newB > common { parts.append(.inserted(fromB + common..<toB)) }
    }
    for run in LineAlignment(a, b).runs {
      fill(to: run.a, run.b)
      parts.append(.kept(run))
      (fromA, fromB) = (run.a + run.count, run.b + run.count)
    }
    fill(to: a.count, b.count)
    return parts
  }

  /// Compares a line of one picture with a line of the other one.
  private static func compare(
    _ axis: LineHashing.Lines, _ baseline: Bitmap, _ before: Int, _ candidate: Bitmap, _ after: Int,
    into rest: inout PixelDifference
  ) {
    switch axis {
    case .rows:
      for x in 0..<candidate.width where baseline[x, before] != candidate[x, after] { rest.insert(x, after) }
    case .columns:
      for y in 0..<candidate.height where baseline[before, y] != candidate[after, y] { rest.insert(after, y) }
    }
  }
}

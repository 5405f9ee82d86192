import CPixelKernels
import GalleyImage

/// Finds the differing pixels of two rows.
protocol RowComparator {
  /// Counts the RGBA pixels that differ.
  ///
  /// - Parameters:
  ///   - first: The first of the pixels in one row.
  ///   - second: The first of them in the other.
  ///   - start: Where the first of them is in the picture: its row times the picture's width, plus its column.
  ///   - count: How many pixels there are.
  ///   - marks: Where to note for each pixel 1 if it differs, else 0; nil where only the count matters.
  /// - Returns: How many differ.
  func judge(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, start: Int, count: Int,
    marks: UnsafeMutablePointer<UInt8>?
  ) -> Int

  /// Whether the result for two pixels depends on where they are, unless both are opaque.
  var dependsOnPosition: Bool { get }
}

/// Compares rows without tolerance: a pixel differs if any of its four bytes does.
struct ExactRowComparator: RowComparator {
  var dependsOnPosition: Bool { false }

  func judge(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, start: Int, count: Int,
    marks: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    guard let marks else { return galley_count_differing(first, second, count) }
    return galley_mark_differing(first, second, count, marks)
  }
}

/// Compares rows by pixelmatch's distance in YIQ, and counts anti-aliased edges.
///
/// The distance of opaque pixels is taken in single precision, eight at a time. What comes so near to the tolerance that
/// rounding might decide, and pixels that are not opaque, are done as ``YIQEngine`` does them.
final class YIQRowComparator: RowComparator {
  private let engine: YIQEngine
  private let bounds: (below: Float, above: Float)
  private let width: Int
  private let marks: UnsafeMutablePointer<UInt8>

  /// The error bound of the single-precision distance; see ``YIQEngine``.
  private static let rounding: Float = 0.5

  /// Makes a comparator.
  ///
  /// - Parameters:
  ///   - engine: The tolerance, and what is seen through pixels that are not opaque.
  ///   - width: The most pixels that will be judged at once.
  init(_ engine: YIQEngine, width: Int) {
    self.engine = engine
    self.width = width
    let limit = Float(engine.greatestSquare)
    bounds = (limit - Self.rounding, limit + Self.rounding)
    marks = .allocate(capacity: width)
    marks.initialize(repeating: 0, count: width)
  }

  deinit { marks.deallocate() }

  var dependsOnPosition: Bool { true }

  func judge(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, start: Int, count: Int,
    marks given: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    precondition(given != nil || count <= width, "no room for the marks of \(count) pixels")
    let marks = given ?? marks
    let form = YIQEngine.form
    let found = withUnsafeTemporaryAllocation(of: Float.self, capacity: 6) { factors in
      _ = factors.initialize(from: [
        form.redRed, form.greenGreen, form.blueBlue, form.redGreen, form.redBlue, form.greenBlue,
      ])
      return galley_mark_distant(
        first, second, count, factors.baseAddress, bounds.below, bounds.above, marks)
    }
    var differing = found.differing
    guard found.unclear > 0 else { return differing }
    for x in 0..<count where marks[x] == 2 {
      let left = UInt32(littleEndian: first.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
      let right = UInt32(littleEndian: second.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
      let differs = engine.differs(left, right, at: start + x)
      marks[x] = differs ? 1 : 0
      if differs { differing += 1 }
    }
    return differing
  }
}

/// The comparison of every entry of one palette with every entry of another.
///
/// A picture of palette entries has millions of pixels, and at most 65 536 pairs of entries.
final class PaletteComparison {
  private let table: UnsafeMutablePointer<UInt8>
  /// Whether an entry of one is the same colour in the other.
  private let isShared: Bool

  /// Compares all pairs of entries; nil if the result depends on where pixels are.
  init?(_ judge: any RowComparator, _ first: [RGBA], _ second: [RGBA]) {
    if judge.dependsOnPosition, (first + second).contains(where: { $0.alpha < 255 }) { return nil }
    isShared = first == second
    table = .allocate(capacity: 65_536)
    table.initialize(repeating: 1, count: 65_536)
    let columns = second.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    for (index, color) in first.enumerated() {
      let row = second.flatMap { _ in [color.red, color.green, color.blue, color.alpha] }
      _ = judge.judge(row, columns, start: 0, count: second.count, marks: table + index << 8)
    }
  }

  deinit { table.deallocate() }

  /// Counts the pixels that differ, as ``RowComparator/judge(_:_:start:count:marks:)`` does, in rows of palette entries.
  func judge(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int, marks: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    guard let marks else { return galley_count_pairs(first, second, count, table, isShared) }
    return galley_mark_pairs(first, second, count, table, isShared, marks)
  }
}
